"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("content", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("started", sa.Boolean, nullable=False),
        sa.Column("ended", sa.String(16), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("events", sa.Integer, nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("points", sa.Text, nullable=False),
        sa.Column("rematch", sa.String(32), nullable=False),
        sa.Column("started_at", sa.BigInteger, nullable=False),
        sa.Column("moved_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_moved_at", "tables", ["moved_at"])
    part(
        "seats",
        ("table", "seat"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("person", sa.Boolean, nullable=False),
        sa.Column("bot", sa.String(16), nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("hosts", sa.Boolean, nullable=False),
    )
    part(
        "owners",
        ("table", "seat", "browser"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
    )
    op.create_index("ix_owners_browser", "owners", ["browser"])
    part(
        "tokens",
        ("table", "seat", "hash"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
    )
    part(
        "moves",
        ("table", "n"),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("reveals", sa.Integer, nullable=False),
        sa.Column("events", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    part("events", ("table", "n"), sa.Column("n", sa.Integer, nullable=False), text("event"))
    part("snapshots", ("table", "n"), sa.Column("n", sa.Integer, nullable=False), text("state"))
    part(
        "chat",
        ("table", "n"),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        text("text"),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def part(name: str, key: tuple[str, ...], *columns: sa.Column[int] | sa.Column[str] | sa.Column[bool]) -> None:
    """A table whose rows go with their game table."""
    op.create_table(
        name,
        sa.Column("table", sa.String(32), nullable=False),
        *columns,
        sa.PrimaryKeyConstraint(*key, name=f"pk_{name}"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=f"fk_{name}_tables", ondelete="CASCADE"),
    )


def downgrade() -> None:
    for name in ("chat", "snapshots", "events", "moves", "tokens", "owners", "seats", "tables"):
        op.drop_table(name)
