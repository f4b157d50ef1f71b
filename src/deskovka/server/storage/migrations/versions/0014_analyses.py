"""Analyses of finished games: what came of them, and, while they are made, the jobs that are done."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("form", sa.Integer, nullable=False),
        sa.Column("household", sa.String(8), nullable=False),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("stage", sa.String(16), nullable=False),
        sa.Column("base", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_analyses"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_analyses_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_analyses_stage", "analyses", ["stage"])
    op.create_table(
        "findings",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "n", name="pk_findings"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_findings_tables", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("findings")
    op.drop_table("analyses")
