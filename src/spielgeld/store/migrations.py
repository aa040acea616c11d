"""From each older schema to the next, in statements that never change.

A step says what was added then, whatever `schema.py` says today: a database of any age goes through
the same shapes as all others did. The statements are the same for SQLite and PostgreSQL.
"""

from sqlalchemy import Connection

STEPS: dict[int, tuple[str, ...]] = {
    1: (
        """CREATE TABLE chairs (
            table_id VARCHAR(32) NOT NULL,
            seat INTEGER NOT NULL,
            seen FLOAT,
            notes TEXT NOT NULL,
            PRIMARY KEY (table_id, seat)
        )""",
        "CREATE INDEX chairs_by_seen ON chairs (seen)",
        """CREATE TABLE mailboxes (
            table_id VARCHAR(32) NOT NULL,
            seat INTEGER NOT NULL,
            address TEXT NOT NULL,
            language VARCHAR(8) NOT NULL,
            token VARCHAR(64) NOT NULL,
            confirmed BOOLEAN NOT NULL,
            asked BOOLEAN NOT NULL,
            due FLOAT,
            tries INTEGER NOT NULL,
            sent FLOAT,
            PRIMARY KEY (table_id, seat),
            FOREIGN KEY (table_id) REFERENCES tables (id),
            UNIQUE (token)
        )""",
        "CREATE INDEX mailboxes_by_due ON mailboxes (due)",
    ),
    2: (
        """CREATE TABLE pushes (
            table_id VARCHAR(32) NOT NULL,
            seat INTEGER NOT NULL,
            endpoint TEXT NOT NULL,
            p256dh VARCHAR(128) NOT NULL,
            auth VARCHAR(128) NOT NULL,
            language VARCHAR(8) NOT NULL,
            asked BOOLEAN NOT NULL,
            due FLOAT,
            tries INTEGER NOT NULL,
            sent FLOAT,
            PRIMARY KEY (table_id, seat),
            FOREIGN KEY (table_id) REFERENCES tables (id)
        )""",
        "CREATE INDEX pushes_by_due ON pushes (due)",
        """CREATE TABLE server_keys (
            name VARCHAR(32) NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (name)
        )""",
    ),
    3: (
        """CREATE TABLE move_codes (
            code_hash VARCHAR(64) NOT NULL,
            sealed TEXT NOT NULL,
            until FLOAT NOT NULL,
            PRIMARY KEY (code_hash)
        )""",
    ),
    4: (
        """CREATE TABLE asked_addresses (
            address_hash VARCHAR(64) NOT NULL,
            token VARCHAR(64) NOT NULL,
            until FLOAT NOT NULL,
            PRIMARY KEY (address_hash)
        )""",
    ),
}
"""By the version that they lead away from. The first schema had `tables` and `entries` alone."""


def migrate(connection: Connection, version: int) -> None:
    """One step: from this version to the next."""
    for statement in STEPS[version]:
        connection.exec_driver_sql(statement)
