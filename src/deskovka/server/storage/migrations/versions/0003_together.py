"""Questions, askings, clocks and who is here are stored, so that several processes and a restart agree."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

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
    op.create_table(
        "visits",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("process", sa.Integer, nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table", "process", "browser", name="pk_visits"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_visits_tables", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("visits")
    with op.batch_alter_table("tables") as tables:
        tables.drop_index("ix_tables_deadline")
        for name, _, _ in COLUMNS:
            tables.drop_column(name)
