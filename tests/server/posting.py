"""A mail server at which letters arrive: real sockets, and TLS where it is wanted."""

from __future__ import annotations

import re
import socket
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import Envelope

from deskovka.server.base.settings import MailServer, mail_server

SENDER = "table@play.example.org"


class Post:
    """A mail server that keeps what it takes; `answers` are given first."""

    def __init__(self, **how: Any) -> None:
        self.got: list[EmailMessage] = []
        self.to: list[str] = []
        self.answers: list[str] = []
        with socket.create_server(("localhost", 0)) as free:
            self.port = int(free.getsockname()[1])
        self.controller = Controller(self, hostname="localhost", port=self.port, **how)
        self.controller.start()

    async def handle_DATA(self, server: object, session: object, envelope: Envelope) -> str:  # noqa: N802  # aiosmtpd's
        if self.answers:
            return self.answers.pop(0)
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        self.got.append(letter)
        self.to += envelope.rcpt_tos
        return "250 kept"

    async def handle_RCPT(  # noqa: N802  # aiosmtpd's
        self, server: object, session: object, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address.startswith("nobody"):
            return "550 no such person"
        envelope.rcpt_tos.append(address)
        return "250 known"

    @property
    def words(self) -> str:
        return f"smtp://localhost:{self.port}"

    @property
    def server(self) -> MailServer:
        found = mail_server(self.words, SENDER)
        assert found is not None
        return found


def code_in(letter: EmailMessage) -> str:
    found = re.search(r"^\s*([A-Z2-9]{8})\s*$", letter.get_content(), re.MULTILINE)
    assert found is not None
    return found[1]
