site-docs = Documentation
site-download = Download of the games
site-fetching = The games are being downloaded: { $got } of { $all } MB.
site-soon = Have a look at the table meanwhile. The game is dealt as soon as everything is here.
site-starting = The games are here and are starting.
site-elsewhere = You are playing in another tab already. Close it, and you go on here.
site-failed = The games could not be started here: { $why }
site-unkept = This browser cannot save your games at the moment; it keeps trying. Do not close this tab yet, and free some space if it is short.
