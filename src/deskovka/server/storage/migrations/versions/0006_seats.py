"""Links die when their seat is taken, devices are known apart, and an abandoned seat can be opened anew.

Links that were shown before are dead to everybody but the browsers that own their seats.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

DEVICE = (("since", sa.BigInteger, "0"), ("seen", sa.BigInteger, "0"), ("heard", sa.Integer, "0"))


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("reopened", sa.Boolean, nullable=False, server_default=sa.false()))
    with op.batch_alter_table("owners") as owners:
        for name, kind, default in DEVICE:
            owners.add_column(sa.Column(name, kind, nullable=False, server_default=default))
        owners.add_column(sa.Column("label", sa.String(40), nullable=False, server_default=""))
    with op.batch_alter_table("tokens") as tokens:
        tokens.add_column(sa.Column("dead", sa.Boolean, nullable=False, server_default=sa.false()))
    with op.batch_alter_table("tables") as tables:
        tables.create_index("ix_tables_host", ["host"])
    same = 'owners."table" = {0}."table" AND owners.seat = {0}.seat'
    taken = f"EXISTS (SELECT 1 FROM owners WHERE {same})"
    op.execute(f"UPDATE tokens SET dead = true WHERE {taken.format('tokens')}")
    op.execute(f"UPDATE seats SET round = round + 1 WHERE {taken.format('seats')}")
    op.execute(f"UPDATE owners SET seen = {time.time_ns() // 1_000_000}")  # nobody is silent since 1970


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_index("ix_tables_host")
    with op.batch_alter_table("tokens") as tokens:
        tokens.drop_column("dead")
    with op.batch_alter_table("owners") as owners:
        for name in ("since", "seen", "heard", "label"):
            owners.drop_column(name)
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("reopened")
