"""Sealing: a message that one browser alone can read (RFC 8291), and the word of who sends it (RFC 8292)."""

from __future__ import annotations

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from deskovka.server.messages.refused import Refused

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096  # bytes; one record is all that a push service takes
AUTH: Final = 16  # bytes
HOURS: Final = 12 * 3600  # seconds for which the server's word is good


def encode(data: bytes) -> str:
    """Bytes as they stand in an address or a header."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def decode(words: str) -> bytes:
    """The same back; ValueError if they are none."""
    return urlsafe_b64decode(words.encode("ascii") + b"=" * (-len(words) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as it travels."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


# --- the server's own key ---------------------------------------------------------------------------------


def new_key() -> str:
    """A key of a server, as it is stored."""
    return encode(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def read_key(words: str) -> ec.EllipticCurvePrivateKey:
    """A stored key."""
    return ec.derive_private_key(int.from_bytes(decode(words), "big"), CURVE)


def public_key(words: str) -> str:
    """What browsers have to know of a stored key."""
    return encode(point(read_key(words).public_key()))


def introduction(words: str, audience: str, contact: str) -> str:
    """The header by which a push service knows the server."""
    claims = {"aud": audience, "exp": int(time.time()) + HOURS, "sub": contact}
    parts = [encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    key = read_key(words)
    r, s = decode_dss_signature(key.sign(".".join(parts).encode(), ec.ECDSA(SHA256())))
    signed = ".".join([*parts, encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))])
    return f"vapid t={signed}, k={encode(point(key.public_key()))}"


# --- sealing ----------------------------------------------------------------------------------------------


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse keys of a browser that are none."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(p256dh))
        sound = len(decode(auth)) == AUTH
    except (ValueError, InvalidKey):
        sound = False
    if not sound:
        raise Refused(400, "error-notice-address")


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def seal(
    message: bytes,
    p256dh: str,
    auth: str,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """A message for the browser that has given these keys; salt and own key are new each time."""
    salt = salt or os.urandom(16)
    own = own or ec.generate_private_key(CURVE)
    theirs, mine = decode(p256dh), point(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = derive(shared, decode(auth), b"WebPush: info\0" + theirs + mine, 32)
    key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)  # 2: the last record
