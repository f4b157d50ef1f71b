# A game without a drawing of its own: only what the page itself needs. Sentences about the game come from the server.
pl-tagline = A game that was added: it is played on a plain table.
pl-about = added
pl-board = Table: what lies in front of the players and in the middle.
pl-middle = In the middle
pl-may = you may
