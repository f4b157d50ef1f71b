"""The web table: HTTP and WebSocket, storage, rooms. It knows no particular game."""
