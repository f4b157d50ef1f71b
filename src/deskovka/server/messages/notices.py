"""What goes over HTTP about notices: how somebody whose page is closed wants to hear of what."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from deskovka.server.base.limits import LONGEST_ADDRESS
from deskovka.server.messages.shapes import Both, Form, Lang, Reply

Occasion = Literal["turn", "invited", "over", "waits", "asked"]
WayKind = Literal["push", "mail", "hook"]
EVENTS: Final[tuple[Occasion, ...]] = ("turn", "waits", "asked", "invited", "over")
Minute = Annotated[int, msgspec.Meta(ge=0, le=24 * 60 - 1)]  # of the day
Address = Annotated[str, msgspec.Meta(max_length=LONGEST_ADDRESS)]


class Quiet(Form):
    """Hours in which nothing comes, by the clocks of a time zone."""

    start: Minute
    end: Minute
    zone: Annotated[str, msgspec.Meta(max_length=64)]


class WishedPush(Form):
    """Of what to tell, and what the browser says of its push service: where, and the keys to read with."""

    endpoint: Address
    p256dh: Address
    auth: Address
    events: Annotated[list[Occasion], msgspec.Meta(max_length=5)]
    quiet: Quiet | None = None
    lang: Lang = "cs"


class WishedHook(Form):
    """The address at which a chat or a service for notices takes messages."""

    url: Address
    lang: Lang = "cs"


class WishedMail(Form):
    """To whom to write; a code that comes there is to be sent back."""

    to: Address
    lang: Lang = "cs"


class MailCode(Form):
    """The code that came by mail."""

    code: Annotated[str, msgspec.Meta(max_length=32)]


class Wishes(Form):
    """Of what to tell on a way that there is."""

    events: Annotated[list[Occasion], msgspec.Meta(max_length=5)]
    quiet: Quiet | None = None
    lang: Lang = "cs"


class OwnWay(Reply):
    kind: WayKind
    where: str  # so that its owner knows it again, but not the whole address
    confirmed: bool  # else nothing is sent until the code has come back
    events: list[Occasion]
    quiet: Quiet | None
    lang: str
    failing: bool  # what was sent there last did not arrive


class NoticeOffer(Reply):
    """What this server can do, and what is wished for."""

    push: str | None  # the key by which push services know this server
    mail: bool
    hooks: list[str]  # the services whose addresses are taken; a star stands for any name before it
    ways: list[OwnWay]


class Tested(Reply):
    """What has become of a test."""

    arrived: bool  # at the service, which hands it on
    say: Both
