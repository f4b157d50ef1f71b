"""The built page and the headers that guard it."""

from __future__ import annotations

import asyncio
from importlib.resources import files
from mimetypes import MimeTypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from deskovka.server.messages.refused import Refused
from deskovka.server.messages.words import local
from deskovka.server.web.pictures import tags
from deskovka.server.web.ready import ready_bytes

FOLDER: Final = Path(str(files("deskovka.server").joinpath("static")))
SHRINKS: Final = (".html", ".js", ".css", ".json", ".svg", ".webmanifest", ".txt")
LONGEST_PATH: Final = 200
KINDS: Final = MimeTypes()  # the same on every system: Windows asks a registry where anybody may write
KINDS.add_type("text/javascript", ".js")  # Python 3.11 calls it otherwise
FOREVER: Final = "public, max-age=31536000, immutable"

HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def policy(host: str, secure: bool) -> str:
    """Only our own files; the socket is named because older browsers do not count it as our own."""
    socket = f"{'wss' if secure else 'ws'}://{host}"
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        f"img-src 'self' data:; font-src 'self'; connect-src 'self' {socket}; manifest-src 'self'; "
        "media-src 'self' data:; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


async def index(request: Request, status: int = 200) -> Response:
    """The page; it finds out itself which table it shows. Messengers read in its head where it leads."""
    file = FOLDER / "index.html"
    if not file.is_file():
        return PlainTextResponse(f"{local('say-placeholder', 'cs')}\n{local('say-placeholder', 'en')}\n")
    words = await asyncio.to_thread(file.read_text, "utf-8")
    page = words.replace("</head>", f"{await tags(request)}</head>", 1)
    return HTMLResponse(page, status, {"Cache-Control": "no-cache"})


async def send_file(request: Request, file: Path, cache: str, status: int = 200) -> Response:
    """A file; what shrinks is packed once: when the page is built, or else when somebody asks for it."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    kind = KINDS.guess_type(file.name)[0] or "text/plain"
    understood = request.headers.get("accept-encoding", "")
    small = file.with_name(f"{file.name}.br")
    if "br" in understood.replace(" ", "").split(",") and small.is_file():
        return FileResponse(small, status, headers={**headers, "Content-Encoding": "br"}, media_type=kind)
    if file.suffix not in SHRINKS or "gzip" not in understood:
        return FileResponse(file, status, headers=headers, media_type=kind)
    found = file.stat()
    key = ("file", str(file), found.st_mtime_ns, found.st_size)
    body = await ready_bytes(key, file.read_bytes)
    headers["Content-Encoding"] = "gzip"
    return Response(body, status, headers, kind)


async def asset(request: Request) -> Response:
    """A file of the page. Files in assets/ have their content's hash in the name.

    Somebody with a wrong address in a browser sees the page, which says so; a program reads a refusal.
    """
    path = str(request.path_params["path"])
    try:
        file = (FOLDER / path[:LONGEST_PATH]).resolve()  # it looks at every part of a path
        found = file.is_relative_to(FOLDER.resolve()) and file.is_file()
    except (OSError, ValueError):  # a name that no file can have
        found = False
    if not found and "text/html" in request.headers.get("accept", ""):
        return await index(request, 404)
    if not found:
        raise Refused(404, "error-not-found")
    return await send_file(request, file, FOREVER if path.startswith("assets/") else "no-cache")
