"""The pages, which work without scripts."""
