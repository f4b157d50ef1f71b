"""An answer keeps how much time its seat had used, so that taking it back gives no more than that."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("moves", sa.Column("clock", sa.Text, nullable=False, server_default="null"))


def downgrade() -> None:
    op.execute("ALTER TABLE moves DROP COLUMN clock")
