"""What all games share: choices, phases, states, events, play and records. It names no game."""
