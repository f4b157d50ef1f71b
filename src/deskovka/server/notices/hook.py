"""Hooks: to the chat of a group or a service for notices, at an address that it has given out for that."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs

from deskovka.server.base.settings import Settings
from deskovka.server.messages.refused import Refused
from deskovka.server.notices.calling import Caller, Target, Unreachable
from deskovka.server.notices.channel import Outcome, outcome
from deskovka.server.notices.words import Saying, lines
from deskovka.server.storage.notices import Way

EVERY: Final = 60_000  # milliseconds: a chat is read by many
Data = dict[str, Any]


class Post(NamedTuple):
    """What is sent where."""

    path: str
    body: Data


def discord(path: str, sayings: Sequence[Saying], home: str) -> Post:
    """Nobody is called by a name that somebody has at a table."""
    return Post(path, {"content": lines(sayings, home), "allowed_mentions": {"parse": []}})


def slack(path: str, sayings: Sequence[Saying], home: str) -> Post:
    """Its words for calling people, and for links, begin with such a bracket."""
    words = lines(sayings, home).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return Post(path, {"text": words})


def telegram(path: str, sayings: Sequence[Saying], home: str) -> Post:
    """The address of a bot names the chat behind its question mark."""
    bare, _, asked = path.partition("?")
    found = {name: values[0] for name, values in parse_qs(asked).items()}
    return Post(bare, {**found, "text": lines(sayings, home)})


def ntfy(path: str, sayings: Sequence[Saying], home: str) -> Post:
    """The last part of the address is the topic; the rest takes messages in JSON."""
    root, _, topic = path.partition("?")[0].rstrip("/").rpartition("/")
    found: Data = {"topic": topic, "title": sayings[0].title, "message": sayings[0].body}
    if len(sayings) > 1:
        found.update(title="Deskovka", message=lines(sayings, home))
    if home:
        found["click"] = home + sayings[0].path
    return Post(f"{root}/", found)


SERVICES: Final[Mapping[str, Callable[[str, Sequence[Saying], str], Post]]] = {
    "discord.com": discord,
    "hooks.slack.com": slack,
    "api.telegram.org": telegram,
    "ntfy.sh": ntfy,
}


class Hook:
    """Posts words to services that are known, and to those that the operator names, which speak as ntfy does."""

    every = EVERY

    def __init__(self, caller: Caller, settings: Settings) -> None:
        self.caller = caller
        self.home = settings.public_url

    @property
    def services(self) -> list[str]:
        """Whose addresses are taken."""
        return [*SERVICES, *self.caller.named]

    def check(self, url: str) -> dict[str, str]:
        """The address as it is stored; Refused if nothing may be sent there."""
        self.post(self.caller.check(url, (*SERVICES,)), [Saying("", "", "/")])
        return {"url": url}

    def post(self, target: Target, sayings: Sequence[Saying]) -> Post:
        """What a service wants to get; many may read it, so it says whose turn it is."""
        named = [replace(one, title=f"{one.who}: {one.title}") if one.who else one for one in sayings]
        made = SERVICES.get(target.host, ntfy)(target.path, named, self.home)
        if made.body.get("topic") == "":
            raise Refused(400, "error-notice-address")
        return made

    async def send(self, way: Way, sayings: Sequence[Saying], waiting: int) -> Outcome:
        """All that happened since the last time, in one message."""
        try:
            target = self.caller.check(way.address["url"], (*SERVICES,))
            made = self.post(target, sayings)
            there = Target(target.host, target.port, made.path)
            body = json.dumps(made.body, ensure_ascii=False).encode()
            answer = await self.caller.post(there, {"Content-Type": "application/json"}, body)
        except Refused:  # a service that is not known any more
            return Outcome("refused")
        except Unreachable:
            return Outcome("again")
        return outcome(answer.status, answer.wait)
