"""The coach: what it has told whom."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "helped",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("chances", sa.Boolean, nullable=False),
        sa.Column("warned", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_helped_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", "n", name="pk_helped"),
    )


def downgrade() -> None:
    op.drop_table("helped")
