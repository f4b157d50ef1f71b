"""The WebSocket half of the protocol, and the door of both."""
