"""The table without a server: its own application runs in the browser, on Pyodide (docs/adr/0017-site.md)."""
