"""Stand-ins for compiled and large packages; the site puts this folder on the path of its engine."""
