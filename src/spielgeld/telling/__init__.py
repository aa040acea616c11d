"""A view in, words and pictures out. It knows no request and no rule."""
