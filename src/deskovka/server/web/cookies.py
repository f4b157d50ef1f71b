"""The cookie with a browser's secret. Under https no other site of the same domain can set it."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from deskovka.server.storage.keys import is_secret

PLAIN: Final = "deskovka"  # over http, and from servers of before there was the other one
GUARDED: Final = "__Host-deskovka"
SECONDS: Final = 400 * 24 * 3600  # browsers keep a cookie no longer; it is renewed when it is used

SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "CrOS", "Mac OS X", "Linux")
BROWSERS: Final = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}


def secret_of(connection: HTTPConnection, secure: bool) -> str | None:
    """The secret that a browser sends; None if there is none."""
    names = (GUARDED, PLAIN) if secure else (PLAIN,)
    found = [connection.cookies.get(name, "") for name in names]
    return next((cookie for cookie in found if is_secret(cookie)), None)


def give_secret(connection: HTTPConnection, response: Response, secret: str, secure: bool) -> None:
    """Send a browser its secret, for the first time or once more; under the old name it is not needed any more."""
    name = GUARDED if secure else PLAIN
    response.set_cookie(name, secret, SECONDS, httponly=True, samesite="lax", secure=secure, path="/")
    if secure and PLAIN in connection.cookies:
        response.delete_cookie(PLAIN, path="/", secure=True, httponly=True, samesite="lax")


def device_label(connection: HTTPConnection) -> str:
    """What kind of device it says it is, so that its owner knows it again."""
    words = connection.headers.get("user-agent", "")
    browser = next((name for mark, name in BROWSERS.items() if f"{mark}/" in words), "")
    system = next((name for name in SYSTEMS if name in words), "")
    return ", ".join(part for part in (browser, system) if part)
