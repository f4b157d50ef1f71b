"""Answers of one gesture, answers that the table gives by itself, questions that players do without."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("moves", sa.Column("joined", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("moves", sa.Column("auto", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("unasked", sa.String(200), nullable=False, server_default=""))


def downgrade() -> None:
    for table, column in (("moves", "joined"), ("moves", "auto"), ("seats", "unasked")):
        op.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
