"""The games. Nobody imports them by name: the registry hands them over."""
