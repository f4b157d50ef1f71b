"""Notices: how people without an open page hear of their tables, and what they are still to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
    )
    op.create_table(
        "ways",
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("quiet", sa.Text, nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("sent", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("browser", "kind", name="pk_ways"),
    )
    op.create_index("ix_ways_target", "ways", ["target"])
    op.create_table(
        "notices",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("about", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("nudges", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_notices_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "browser", "kind", name="pk_notices"),
    )
    op.create_index("ix_notices_due", "notices", ["due"])
    op.create_index("ix_notices_browser", "notices", ["browser", "kind"])
    op.add_column("visits", sa.Column("looks", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    op.execute("ALTER TABLE visits DROP COLUMN looks")
    for name in ("notices", "ways", "server_keys"):
        op.drop_table(name)
