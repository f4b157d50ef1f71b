"""What works beside the event loop, and whose turn it is."""
