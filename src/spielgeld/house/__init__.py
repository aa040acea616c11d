"""What happens at tables, without any door: no request, no page, no rule.

What happens is an entry of a table's journal, stored before anyone sees it; the table in memory is
the journal read again.
"""
