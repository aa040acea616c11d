"""Bots that play €uro Crisis."""
