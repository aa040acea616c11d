"""The doors: pages, a JSON API, sockets and live updates. They know no rule and no entry.

A request names a table and shows the secrets it has; what happens then is the house's business.
"""
