"""Faults: servers and databases that are killed, cut off and starved while people play.

    python -m tests.faults [SCHEDULES] [--seed N]

Each schedule follows from its number. After it no acknowledged decision is lost or doubled, every
table has been played to its end, and every reader's page is that of the replayed journal.
"""
