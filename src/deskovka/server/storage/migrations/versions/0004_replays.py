"""Guided games, and the games that tables come from."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("guide", sa.String(80), nullable=False, server_default=""))
    op.create_table(
        "origins",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("source", sa.String(32), nullable=False),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_origins"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_origins_tables", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("origins")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("guide")
