"""Where tables are kept: an SQLite file, or PostgreSQL by URL. It knows no rule.

A table is what was agreed on when it was made, and a journal: numbered entries that are only
ever added. Whoever adds an entry names its number, so of two who add at once only one succeeds.
"""

from spielgeld.store.database import CantOpen
from spielgeld.store.journal import Entry, TableRow
from spielgeld.store.reader import Unreadable
from spielgeld.store.store import Store
from spielgeld.store.writer import Overfull, Unstorable, Unwritable

__all__ = [
    "CantOpen",
    "Entry",
    "Overfull",
    "Store",
    "TableRow",
    "Unreadable",
    "Unstorable",
    "Unwritable",
]
