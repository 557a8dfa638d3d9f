// boardgame.io with a trivial game whose state is 8 KB, in memory or in Postgres.
import { createRequire } from 'node:module';

import { serve } from './serve.mjs';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');
const { PostgresStore } = require('bgio-postgres');

const PIECES = 90;

/** The same ninety pieces, about 8,100 bytes, as in the textbook transaction. */
const setup = () => ({
  pieces: Array.from({ length: PIECES }, (_, i) => ({
    id: `block-${i}`,
    town: `town-${(i * 7919) % 101}`,
    cv: i % 4,
    owner: i % 2 ? 'us' : 'gb',
    moved: i % 3 === 0,
  })),
  log: 'x'.repeat(2000),
});

const game = {
  name: 'trivial',
  disableUndo: true,
  setup,
  moves: {
    step: ({ G }, at) => {
      const piece = G.pieces[at % PIECES];
      piece.cv = (piece.cv + 1) % 4;
      piece.moved = !piece.moved;
    },
  },
};

serve({
  open: async ({ databaseUrl }) => {
    const db =
      databaseUrl === undefined ? {} : { db: new PostgresStore(databaseUrl, { logging: false }) };
    const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...db });
    const local = { port: 0, host: '127.0.0.1' };
    // The lobby has a port of its own: on that of the game, newer versions of its dependencies answer 404.
    const { appServer, apiServer } = await server.run({
      port: local,
      lobbyConfig: { apiPort: local },
    });
    const [gameUrl, lobbyUrl] = [appServer, apiServer].map(
      (one) => `http://127.0.0.1:${one.address().port}`,
    );
    return { gameUrl, lobbyUrl };
  },
});
