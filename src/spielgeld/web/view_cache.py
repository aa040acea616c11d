"""What the doors have made of tables and may need again: views as JSON, pages, stories."""

from spielgeld.house.table import Table
from spielgeld.page.cache import TableCache, ViewCache

CACHE = ViewCache()
"""Of this process."""


def cache_of(table: Table) -> TableCache:
    """A table that was read from its journal anew is another one."""
    return TableCache(CACHE, (table.id, table.loaded))
