"""Services at which notices arrive: real sockets, real certificates, and a browser's own keys."""

from __future__ import annotations

import json
import os
import ssl
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID

from deskovka.server.base.settings import NoticeHost
from server.house import Data

NAME = "push.test"
CURVE = ec.SECP256R1()


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decode(words: str) -> bytes:
    return urlsafe_b64decode(words + "=" * (-len(words) % 4))


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


class Subscriber:
    """What a browser keeps of its subscription: it alone can read what comes (RFC 8291, the receiving side)."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = os.urandom(16)

    @property
    def public(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def wish(self, endpoint: str, **more: Any) -> Data:
        """What the page sends of it."""
        keys = {"p256dh": encode(self.public), "auth": encode(self.auth)}
        return {"endpoint": endpoint, **keys, "events": ["turn", "over", "asked", "invited", "waits"], **more}

    def read(self, body: bytes) -> Data:
        """Open what was sealed."""
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        secret = derive(shared, self.auth, b"WebPush: info\0" + self.public + theirs, 32)
        key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain[-1:] == b"\2"
        found: Data = json.loads(plain[:-1])
        return found


def check_introduction(header: str, audience: str) -> str:
    """Is the word of a server good (RFC 8292)? Returns its public key."""
    kind, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    raw = decode(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(parts["k"]))
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    said = json.loads(decode(claims))
    assert kind == "vapid" and said["aud"] == audience and time.time() < said["exp"] <= time.time() + 24 * 3600
    assert said["sub"].startswith(("mailto:", "https://"))
    return parts["k"]


@dataclass
class Got:
    """A request as it came."""

    path: str
    headers: dict[str, str]
    body: bytes
    at: float = field(default_factory=time.monotonic)


class Service:
    """An HTTPS server that keeps what it gets; `answers` are given first, then 201."""

    def __init__(self, folder: Path) -> None:
        self.got: list[Got] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        self.certificate = make_certificate(folder)
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.got.append(Got(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                status, more = service.answers.pop(0) if service.answers else (201, {})
                self.send_response(status)
                for name, value in {"Content-Length": "0", **more}.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        tls.load_cert_chain(self.certificate)
        self.server.socket = tls.wrap_socket(self.server.socket, server_side=True)
        self.port = self.server.server_address[1]

    @property
    def origin(self) -> str:
        return f"https://{NAME}:{self.port}"

    @property
    def host(self) -> dict[str, NoticeHost]:
        """As its operator names it."""
        return {NAME: NoticeHost(self.port, "127.0.0.1")}

    @property
    def setting(self) -> str:
        return f"{NAME}:{self.port}=127.0.0.1"


@contextmanager
def serve(folder: Path) -> Iterator[Service]:
    """A service that runs for a test."""
    service = Service(folder)
    thread = threading.Thread(target=service.server.serve_forever, daemon=True)
    thread.start()
    yield service
    service.server.shutdown()
    service.server.server_close()
    thread.join()


def make_certificate(folder: Path, host: str = NAME) -> Path:
    """A certificate with its key, which nobody but this test trusts."""
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(hours=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .sign(key, SHA256())
    )
    file = folder / "certificate.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(secret + made.public_bytes(Encoding.PEM))
    return file
