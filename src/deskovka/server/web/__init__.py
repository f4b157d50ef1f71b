"""The HTTP half of the protocol."""
