"""Mail: one letter for all that happened since the last one, to an address that has said yes to that."""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
import secrets
import smtplib
import ssl
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final

from deskovka.server.base.limits import LONGEST_MAIL_ADDRESS
from deskovka.server.base.settings import MailServer
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.words import local
from deskovka.server.notices.channel import Outcome
from deskovka.server.notices.words import Saying, lines
from deskovka.server.storage.notices import Way, target_of

MAIL: Final = re.compile(r"([\w.!#$%&'*+/=?^`{|}~-]+)@([a-z0-9-]+(?:\.[a-z0-9-]+)+)", re.ASCII | re.IGNORECASE)
LOG: Final = logging.getLogger("deskovka.notices")
EVERY: Final = 3600 * 1000  # milliseconds between two letters
AT_ONCE: Final = 2  # letters on their way
SLOWEST: Final = 20.0  # seconds for each answer of the mail server
GONE: Final = range(550, 554)  # the mail server knows no such address, or takes nothing for it


class Mail:
    """Letters through the mail server of whoever runs the table."""

    every = EVERY

    def __init__(self, server: MailServer, home: str, keep: Callable[[str, Callable[[], str]], str]) -> None:
        self.server = server
        self.home = home
        self.keep = keep  # returns a stored key of the server, or stores a new one
        self.hands = ThreadPoolExecutor(AT_ONCE, "mail")  # nobody who reads the database waits for a mail server

    def check(self, to: str) -> str:
        """The address as it is written; Refused if it is none."""
        found = MAIL.fullmatch(to.strip())
        if found is None or len(to) > LONGEST_MAIL_ADDRESS:
            raise Refused(400, "error-notice-mail")
        return f"{found[1]}@{found[2].lower()}"

    # --- letters ----------------------------------------------------------------------------------------

    async def send(self, way: Way, sayings: Sequence[Saying], waiting: int) -> Outcome:
        """One letter, with a way to stop all of them."""
        end = f"{self.home}/stop/{self.token(target_of('mail', way.address['to']))}"
        several = local("notice-mail-subject", way.lang, count=len(sayings))
        subject = sayings[0].title if len(sayings) == 1 else several
        body = "\n\n".join([lines(sayings, self.home), local("notice-mail-end", way.lang, link=end)])
        letter = self.letter(way.address["to"], subject, body)
        letter["List-Unsubscribe"] = f"<{end.replace('/stop/', '/api/notices/stop/')}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return await asyncio.get_running_loop().run_in_executor(self.hands, self.post, letter)

    async def ask(self, to: str, lang: str, code: str) -> Outcome:
        """Ask whoever reads there whether letters may come."""
        subject = local("notice-mail-ask", lang, code=code)
        body = local("notice-mail-ask-body", lang, code=code, home=self.home)
        letter = self.letter(to, subject, body)
        return await asyncio.get_running_loop().run_in_executor(self.hands, self.post, letter)

    def letter(self, to: str, subject: str, body: str) -> EmailMessage:
        """A letter as mail servers want it; a name with a line end would not get into its head."""
        made = EmailMessage(policy=SMTP)
        made["Subject"] = " ".join(subject.split())
        made["From"] = Address("Deskovka", addr_spec=self.server.sender)
        made["To"] = Address(addr_spec=to)
        made["Date"] = formatdate()
        made["Message-ID"] = make_msgid(domain=self.server.sender.rpartition("@")[2])
        made["Auto-Submitted"] = "auto-generated"
        made.set_content(body)
        return made

    def post(self, letter: EmailMessage) -> Outcome:
        """Hand it to the mail server, which says at once whether it takes it."""
        try:
            with self.connect() as talk:
                talk.send_message(letter)
        except smtplib.SMTPRecipientsRefused as problem:
            codes = [code for code, _ in problem.recipients.values()]
            return Outcome("gone" if all(code in GONE for code in codes) else "again")
        except smtplib.SMTPSenderRefused:
            return Outcome("again")
        except smtplib.SMTPResponseException as problem:
            LOG.error("mail refused", extra={"problem": str(problem.smtp_code)})
            return Outcome("refused" if problem.smtp_code == 554 else "again")
        except (OSError, smtplib.SMTPException, UnicodeError) as problem:
            LOG.error("no mail server", extra={"problem": type(problem).__name__})
            return Outcome("again")
        return Outcome("sent")

    def connect(self) -> smtplib.SMTP:
        """The mail server, behind TLS; without it only on this machine, and never with a password."""
        server, context = self.server, ssl.create_default_context()
        if server.tls:
            talk: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=SLOWEST, context=context)
        else:
            talk = smtplib.SMTP(server.host, server.port, timeout=SLOWEST)
            talk.ehlo()
            if talk.has_extn("starttls"):
                talk.starttls(context=context)
            elif server.user or not server.local:
                talk.close()
                raise smtplib.SMTPNotSupportedError
        if server.user:
            talk.login(server.user, server.password)
        return talk

    # --- yes and no -------------------------------------------------------------------------------------

    def token(self, target: str) -> str:
        """With it whoever gets the letters ends them, without being anybody here."""
        return f"{target}.{hmac.new(self.key().encode(), target.encode(), 'sha256').hexdigest()[:32]}"

    def read_token(self, token: str) -> str:
        """Whose letters it ends."""
        target = token.partition(".")[0]
        if not hmac.compare_digest(token.encode(), self.token(target).encode()):
            raise Refused(404, "error-notice-none")
        return target

    def key(self) -> str:
        return self.keep("mail", lambda: secrets.token_hex(32))
