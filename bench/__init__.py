"""Speed and memory, measured beside peers in the same run: python -m bench"""
