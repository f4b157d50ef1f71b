// boardgame.io's own server with its file storage, and a game whose state, view and moves are of the size of Rebirth's.
const fs = require("fs");

const [port, dir] = process.argv.slice(2);

// FlatFile reads files that are half written and then ends the whole server. So that it lives to the end of the load,
// whoever reads a file waits until it is written.
const { readFile, writeFile } = fs;
const written = new Map(); // by file: how many writers, and who waits for them
fs.writeFile = (file, text, encoding, done) => {
  const now = written.get(file) ?? { writers: 0, readers: [] };
  now.writers += 1;
  written.set(file, now);
  writeFile(file, text, encoding, (fault) => {
    now.writers -= 1;
    if (now.writers === 0) {
      written.delete(file);
      for (const read of now.readers) read();
    }
    done(fault);
  });
};
fs.readFile = (file, encoding, done) => {
  const now = written.get(file);
  if (now) now.readers.push(() => readFile(file, encoding, done));
  else readFile(file, encoding, done);
};

const { Server, FlatFile, Origins } = require("boardgame.io/server");

const CELLS = 120;
const TILES = 40;

const shuffled = (random) => random.Shuffle([...Array(TILES).keys()].map((n) => n % 12));

const game = {
  name: "tiles",
  setup: ({ random }) => ({
    cells: Array(CELLS).fill(-1),
    owners: Array(CELLS).fill(-1),
    piles: [shuffled(random), shuffled(random)],
    hands: [[1, 2, 3], [4, 5, 6]],
    points: [0, 0],
    counts: [Array(12).fill(0), Array(12).fill(0)],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID, random }, cell, slot) => {
      const me = Number(playerID);
      if (!(cell >= 0 && cell < CELLS) || G.cells[cell] !== -1 || !(slot >= 0 && slot < 3)) return "INVALID_MOVE";
      const tile = G.hands[me][slot];
      G.cells[cell] = tile;
      G.owners[cell] = me;
      G.counts[me][tile] += 1;
      for (const near of [cell - 1, cell + 1, cell - 11, cell + 11]) {
        if (G.owners[near] === me) G.points[me] += 1;
      }
      if (G.piles[me].length === 0) G.piles[me] = shuffled(random);
      G.hands[me][slot] = G.piles[me].pop();
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    piles: G.piles.map((pile) => pile.map(() => -1)),
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.map(() => -1))),
  }),
};

const server = Server({ games: [game], db: new FlatFile({ dir }), origins: [Origins.LOCALHOST] });
server.run(Number(port), () => console.log("ready"));
