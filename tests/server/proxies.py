"""Reverse proxies with TLS: a small one of ours, and the recipes of docs/hosting.md in nginx and Caddy."""

from __future__ import annotations

import asyncio
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

DOC = Path(__file__).parents[2] / "docs" / "hosting.md"
SERVER = "127.0.0.1:8765"  # as the recipes call it


def recipe(start: str) -> str:
    """The recipe in the document that starts so."""
    (found,) = [
        block
        for block in re.findall(r"```\n(.*?)```", DOC.read_text(encoding="utf-8"), re.S)
        if block.startswith(start)
    ]
    return str(found)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for localhost that nobody has signed, and its key."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl is not here, so there is no certificate to test with.")
    cert, key = folder / "cert.pem", folder / "key.pem"
    made = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost"
    where = ["-addext", "subjectAltName=DNS:localhost", "-out", str(cert), "-keyout", str(key)]
    subprocess.run([*made.split(), *where], check=True, capture_output=True)
    return cert, key


@asynccontextmanager
async def ours(folder: Path, port: int, server: int) -> AsyncIterator[None]:
    """Ends TLS, says where the client comes from, and hands on."""
    cert, key = certificate(folder)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(cert, key)

    async def pour(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(OSError, ssl.SSLError):
            while data := await source.read(65536):
                sink.write(data)
                await sink.drain()
        sink.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            given = re.search(r"(?im)^x-forwarded-for: (.*)\r$", head)
            head = re.sub(r"(?im)^x-forwarded-\w+:.*\r\n", "", head).removesuffix("\r\n")
            if "upgrade: websocket" not in head.lower():
                head = re.sub(r"(?im)^connection:.*\r\n", "", head) + "Connection: close\r\n"
            address = writer.get_extra_info("peername")[0]
            before = f"{given[1]}, {address}" if given else address
            head += f"X-Forwarded-For: {before}\r\nX-Forwarded-Proto: https\r\n\r\n"
            inner, outer = await asyncio.open_connection("127.0.0.1", server)
            outer.write(head.encode("latin-1"))
            await asyncio.gather(pour(reader, outer), pour(inner, writer))

    async with await asyncio.start_server(serve, "127.0.0.1", port, ssl=context):
        yield


@asynccontextmanager
async def running(command: list[str], port: int, log: Path) -> AsyncIterator[None]:
    """A proxy that is a program, until it is not needed any more."""
    with log.open("wb") as out:
        process = await asyncio.create_subprocess_exec(*command, stdout=out, stderr=out)
        try:
            for _ in range(100):
                with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                    break
                assert process.returncode is None, log.read_text(encoding="utf-8")
                await asyncio.sleep(0.1)
            yield
        finally:
            with suppress(ProcessLookupError):
                process.terminate()
            await process.wait()


def program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed here, so its recipe is not tried.")
    return found


@asynccontextmanager
async def nginx(folder: Path, port: int, server: int) -> AsyncIterator[None]:
    """nginx with the recipe of the document."""
    cert, key = certificate(folder)
    inside = recipe("location /metrics").replace(SERVER, f"127.0.0.1:{server}")
    places = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "\n".join(f"{place}_temp_path {folder}/{place};" for place in places)
    config = folder / "nginx.conf"
    tls = f"listen 127.0.0.1:{port} ssl; ssl_certificate {cert}; ssl_certificate_key {key};"
    http = f"http {{ access_log off; {temporary}\nserver {{ {tls}\n{inside} }} }}"
    config.write_text(f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\n{http}\n", encoding="utf-8")
    async with running([program("nginx"), "-c", str(config), "-e", "stderr"], port, folder / "log"):
        yield


@asynccontextmanager
async def caddy(folder: Path, port: int, server: int) -> AsyncIterator[None]:
    """Caddy with the recipe of the document, but for the certificate, which it cannot fetch here."""
    cert, key = certificate(folder)
    site = recipe("play.example.org").replace(SERVER, f"127.0.0.1:{server}")
    site = site.replace("play.example.org {", f"https://localhost:{port} {{\n    tls {cert} {key}")
    config = folder / "Caddyfile"
    config.write_text(f"{{\n    admin off\n    auto_https disable_redirects\n}}\n{site}", encoding="utf-8")
    command = [program("caddy"), "run", "--config", str(config), "--adapter", "caddyfile"]
    async with running(command, port, folder / "log"):
        yield


PROXIES = {"ours": ours, "nginx": nginx, "caddy": caddy}
