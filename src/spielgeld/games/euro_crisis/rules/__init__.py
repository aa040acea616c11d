"""The rules: what a table is, what may be decided, and what follows from it."""
