"""What is looked for again and again, running tables and public ones, is found without reading all tables."""

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_index("ix_tables_ended", "tables", ["ended", "moved_at"])
    op.create_index("ix_tables_public", "tables", ["public", "moved_at"])


def downgrade() -> None:
    op.drop_index("ix_tables_public", "tables")
    op.drop_index("ix_tables_ended", "tables")
