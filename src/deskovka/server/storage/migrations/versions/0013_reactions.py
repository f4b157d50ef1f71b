"""Reactions: what people think of lines of chat."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("chat", sa.Column("reactions", sa.Text, nullable=False, server_default="{}"))


def downgrade() -> None:
    op.execute("ALTER TABLE chat DROP COLUMN reactions")
