"""What goes over the wire, as typed values, and the words in it."""
