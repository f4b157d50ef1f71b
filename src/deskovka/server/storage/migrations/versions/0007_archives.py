"""What finished games showed is kept, so that they can be looked back at when their rules are gone."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "archives",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("shown", sa.Text, nullable=False),
        sa.Column("tried", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_archives"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_archives_tables", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("archives")
