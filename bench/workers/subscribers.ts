// A thousand subscribers over graphql-transport-ws, most of them idle, and one player.
import { WebSocket } from 'ws';

import { serve } from '../rpc.js';
import { isPlayed, type NewGame, newGame, overHttp, randomGame, signUpBoth } from './game.js';
import { Connection } from './http.js';

const CHANGED = `subscription ($id: ID!) { gameChanged(gameId: $id) {
  version patch entries { type text clause { id } } game { status owed } } }`;
/** How many connect at the same time; the others wait. */
const AT_ONCE = 50;

let url = '';
let connection: Connection;
let games: NewGame[] = [];
let sockets: WebSocket[] = [];
let heard: (at: number, frame: Buffer) => void = () => undefined;

async function subscribe(game: NewGame): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    perMessageDeflate: false,
  });
  sockets.push(socket);
  const acknowledged = new Promise<void>((done, fail) => {
    socket.once('error', fail).once('message', () => done());
  });
  await new Promise((done, fail) => socket.once('open', done).once('error', fail));
  const authorization = `Bearer ${game.tokens['us']}`;
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization } }));
  await acknowledged;
  const payload = { query: CHANGED, variables: { id: game.id } };
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
  socket.on('message', (frame: Buffer) => heard(performance.now(), frame));
}

const VERSION = /"gameChanged":\{"version":(\d+)/;

interface Deliveries {
  /** From sending a move until its change arrives at each subscriber. */
  readonly times: number[];
  /** From sending a move until its own answer. */
  readonly answers: number[];
  readonly missed: number;
}

/** Moves of the set-up, which is secret; after them everybody hears of moves. */
const UNHEARD = 60;

/** Makes moves at a steady pace in the first game. */
async function moves({
  count,
  every,
  watching,
}: {
  count: number;
  every: number;
  watching: number;
}): Promise<Deliveries> {
  const [game] = games as [NewGame];
  const sent = new Map<number, number>();
  const times: number[] = [];
  const answers: number[] = [];
  heard = (at, frame) => {
    const version = Number(VERSION.exec(frame.toString('utf8', 0, 400))?.[1]);
    const from = sent.get(version);
    if (from !== undefined) times.push(at - from);
  };
  let number = 0;
  for (const { request, version, secret } of randomGame(overHttp(url), game, {
    seed: 7,
    limit: UNHEARD + count,
  })) {
    if (++number <= UNHEARD) {
      await connection.send(request);
      continue;
    }
    const now = performance.now();
    if (!secret) sent.set(version, now);
    if (!isPlayed(await connection.send(request))) throw new Error('not played');
    answers.push(performance.now() - now);
    await new Promise((done) => setTimeout(done, every));
  }
  await new Promise((done) => setTimeout(done, 500));
  return { times, answers, missed: sent.size * watching - times.length };
}

serve({
  open: async (input: { url: string; games: number }) => {
    url = input.url;
    connection = await Connection.open(url);
    const tokens = await signUpBoth(connection, url);
    for (let i = 0; i < input.games; i++) games.push(await newGame(connection, url, tokens));
  },
  /** Connects so many subscribers to each game. */
  connect: async ({ each }: { each: number }) => {
    const wanted = games.flatMap((game) => Array.from({ length: each }, () => game));
    while (wanted.length > 0) await Promise.all(wanted.splice(0, AT_ONCE).map(subscribe));
  },
  moves,
  close: () => {
    for (const socket of sockets) socket.terminate();
    sockets = [];
    games = [];
  },
});
