"""Games as something to study: series of games, what they show, tables and plots."""
