"""Questions, askings and clocks are stored, so that several processes and a restart agree on them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0001"

COLUMNS = (
    ("questions", sa.Text, "[]"),
    ("asking", sa.Text, "{}"),
    ("clock", sa.Text, "null"),
    ("deadline", sa.BigInteger, "0"),
    ("taken_back", sa.Integer, "0"),
)


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        for name, kind, default in COLUMNS:
            tables.add_column(sa.Column(name, kind, nullable=False, server_default=default))
        tables.create_index("ix_tables_deadline", ["deadline"])


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_index("ix_tables_deadline")
        for name, _, _ in COLUMNS:
            tables.drop_column(name)
