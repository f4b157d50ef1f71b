"""What everything else of the server uses: settings, limits, logs, metrics."""
