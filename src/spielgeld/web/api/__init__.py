"""The JSON API and the sockets, for bots and tools."""
