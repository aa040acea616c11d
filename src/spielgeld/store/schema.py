"""The database's tables, the same for SQLite and PostgreSQL."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

VERSION = 5
"""Of this schema. A change of it adds one and comes with a step in `migrations.STEPS`."""

metadata = MetaData()

schema_version = Table("schema_version", metadata, Column("version", Integer, primary_key=True))

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("settings", Text, nullable=False),
    Column("host_hash", String(64), nullable=False),
    Column("invite_hash", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("status", String(16), nullable=False),
    Column("wakes", Float),
    Index("tables_by_waking", "wakes"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    # JSON as text: a bid of a thousand digits must come back as it went in.
    Column("body", Text, nullable=False),
    Column("key", String(64)),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "seat", "key"),
)

chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("seen", Float),
    Column("notes", Text, nullable=False, default=""),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("chairs_by_seen", "seen"),
)

mailboxes = Table(
    "mailboxes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("address", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("token", String(64), nullable=False, unique=True),
    Column("confirmed", Boolean, nullable=False),
    Column("asked", Boolean, nullable=False),
    Column("due", Float),
    Column("tries", Integer, nullable=False),
    Column("sent", Float),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("mailboxes_by_due", "due"),
)

pushes = Table(
    "pushes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(128), nullable=False),
    Column("language", String(8), nullable=False),
    Column("asked", Boolean, nullable=False),
    Column("due", Float),
    Column("tries", Integer, nullable=False),
    Column("sent", Float),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("pushes_by_due", "due"),
)

move_codes = Table(
    "move_codes",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("sealed", Text, nullable=False),
    Column("until", Float, nullable=False),
)

asked_addresses = Table(
    "asked_addresses",
    metadata,
    Column("address_hash", String(64), primary_key=True),
    Column("token", String(64), nullable=False),
    Column("until", Float, nullable=False),
)

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
