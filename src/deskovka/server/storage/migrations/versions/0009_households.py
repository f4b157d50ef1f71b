"""A table knows the household that opened it by a short mark; those of before share one that nobody knows."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "salts",
        sa.Column("n", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("n", name="pk_salts"),
    )
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("household", sa.String(8), nullable=False, server_default=""))


def downgrade() -> None:
    # Not in a batch: SQLite would get a new table for the old one, and all seats and moves would go with that.
    op.execute("ALTER TABLE tables DROP COLUMN household")
    op.drop_table("salts")
