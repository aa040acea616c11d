"""Tables in the browser: pages, a JSON API and live updates. It knows no rule.

A request names a table and shows the secrets it has. What happens at a table is an entry of its
journal, stored before anyone sees it; the table in memory is the journal read again.
"""
