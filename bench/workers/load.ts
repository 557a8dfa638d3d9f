// The load on the service: clients that play prepared games or read them, each on a connection of its own.
import { setTimeout as sleep } from 'node:timers/promises';

import { serve } from '../rpc.js';
import { type Latencies, latenciesOf } from '../stats.js';
import {
  type Encode,
  isPlayed,
  type NewGame,
  newGame,
  overHttp,
  randomGame,
  signUpBoth,
  type Step,
  type Table,
  tellAll,
} from './game.js';
import { Connection, getRequest, graphqlRequest } from './http.js';
import { SocketLine, subscribeMessage } from './sockets.js';

const VIEW = 'query ($id: ID!) { game(id: $id) { version view choices { action } } }';

interface Client {
  readonly connection: Connection;
  game: NewGame;
  /** Moves of its game that are not made yet, the next one last. */
  steps: Step[];
}

let url = '';
let table: Table = {};
let encode: Encode;
/** WebSockets by token; empty if moves go over HTTP. */
const lines = new Map<string, SocketLine>();
let clients: Client[] = [];
let stock: { game: NewGame; steps: Step[] }[] = [];
let made = 0;

interface Opening extends Table {
  readonly url: string;
  readonly clients: number;
  /** The URL of a webhook that is told every change of the games. */
  readonly hook?: string;
  /** Whether moves go over WebSockets. */
  readonly sockets?: boolean;
}

async function open(input: Opening): Promise<void> {
  url = input.url;
  table = { ruleset: input.ruleset, clock: input.clock };
  encode = input.sockets === true ? subscribeMessage : overHttp(url);
  clients = await Promise.all(
    Array.from({ length: input.clients }, async () => {
      const connection = await Connection.open(url);
      const tokens = await signUpBoth(connection, url);
      if (input.hook !== undefined) await tellAll(connection, url, tokens['us'] ?? '', input.hook);
      const game = await newGame(connection, url, tokens, table);
      if (input.sockets === true) await openLines(game);
      return { connection, game, steps: [] };
    }),
  );
}

async function openLines({ tokens }: NewGame): Promise<void> {
  for (const token of Object.values(tokens)) lines.set(token, await SocketLine.open(url, token));
}

const send = ({ connection }: Client, { token, request }: Step): Promise<Buffer> =>
  (lines.get(token) ?? connection).send(request);

/** Prepares at least so many moves, in whole games, at least one for each client. None of this is measured. */
async function prepare({ moves }: { moves: number }): Promise<void> {
  const ready = (): number =>
    [...stock, ...clients].reduce((sum, { steps }) => sum + steps.length, 0);
  const scarce = (): boolean => stock.length < clients.length || ready() < moves;
  for (let at = 0; scarce(); at = (at + 1) % clients.length) {
    const { connection, game: own } = clients[at] as Client;
    const game = await newGame(connection, url, own.tokens, table);
    stock.push({ game, steps: [...randomGame(encode, game, { seed: ++made })].reverse() });
  }
}

interface Length {
  readonly clients: number;
  readonly seconds: number;
  /** Milliseconds from one start of a client's work to the next at least; not given: none. */
  readonly every?: number;
}

/** Lets every client play on by so many moves. */
async function advance({ moves }: { moves: number }): Promise<void> {
  const playOn = async (client: Client): Promise<void> => {
    for (let i = 0; i < moves; i++) await playOne(client);
  };
  await Promise.all(clients.map(playOn));
}

/** Each of the first `clients` runs `once` again and again, one at a time. */
async function run(
  { clients: count, seconds, every = 0 }: Length,
  once: (client: Client) => Promise<void>,
): Promise<Latencies> {
  const times: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  await Promise.all(
    clients.slice(0, count).map(async (client) => {
      for (let now = performance.now(); now < end;) {
        await once(client);
        const then = performance.now();
        times.push(then - now);
        if (then - now < every) await sleep(every - (then - now));
        now = every === 0 ? then : performance.now();
      }
    }),
  );
  return latenciesOf(times, (performance.now() - began) / 1000);
}

async function playOne(client: Client): Promise<void> {
  if (client.steps.length === 0) {
    const next = stock.shift();
    if (next === undefined) throw new Error('the prepared games ran out');
    Object.assign(client, next);
  }
  const answer = await send(client, client.steps.pop() as Step);
  if (!isPlayed(answer)) throw new Error(`not played: ${answer.toString()}`);
}

const reads = new WeakMap<Client, Buffer>();

async function readOne(client: Client): Promise<void> {
  const answer = await client.connection.send(reads.get(client) as Buffer);
  if (answer.length < 2000) throw new Error(`not a view: ${answer.toString()}`);
}

async function livelyRead({ connection, game }: Client): Promise<Buffer> {
  const requests = Object.values(game.tokens).map((token) =>
    graphqlRequest(url, { token, query: VIEW, variables: { id: game.id } }),
  );
  const lengths: number[] = [];
  for (const request of requests) lengths.push((await connection.send(request)).length);
  return requests[lengths.indexOf(Math.max(...lengths))] as Buffer;
}

/** Creates so many games, and prepares the first moves of each. */
async function newGames({ games, moves }: { games: number; moves: number }): Promise<void> {
  let left = games;
  const makeSome = async ({ connection, game: { tokens } }: Client): Promise<void> => {
    while (left-- > 0) {
      const game = await newGame(connection, url, tokens, table);
      stock.push({
        game,
        steps: [...randomGame(encode, game, { seed: ++made, limit: moves })].reverse(),
      });
    }
  };
  await Promise.all(clients.map(makeSome));
}

/** Plays so many moves in each of the prepared games, in turn: first the first move of each. */
async function spread({ moves }: { moves: number }): Promise<Latencies> {
  const times: number[] = [];
  const turns = Array.from({ length: moves }, () => stock)
    .flat()
    .reverse();
  const began = performance.now();
  const playSome = async (client: Client): Promise<void> => {
    for (let next = turns.pop(); next !== undefined; next = turns.pop()) {
      const step = next.steps.pop();
      if (step === undefined) continue;
      const sent = performance.now();
      const answer = await send(client, step);
      if (!isPlayed(answer)) throw new Error(`not played: ${answer.toString()}`);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(clients.map(playSome));
  return latenciesOf(times, (performance.now() - began) / 1000);
}

/** A game of that many rows, made so long by moves that are taken back and made again. */
async function longGame({ rows }: { rows: number }): Promise<LongGame> {
  const client = clients[0] as Client;
  const { game } = client;
  const token = game.tokens['us'] ?? '';
  const course = { seed: 1812, detours: Math.ceil(rows / 2) };
  let [moves, versions] = [1, 1];
  for (const step of randomGame(encode, game, course)) {
    if (moves >= rows) break;
    const answer = await send(client, step);
    if (!isPlayed(answer)) throw new Error(`not played: ${answer.toString()}`);
    moves += 1;
    versions = step.version;
  }
  return { id: game.id, token, moves, versions };
}

export interface LongGame {
  readonly id: string;
  readonly token: string;
  /** The rows in its log, including secret ones. */
  readonly moves: number;
  readonly versions: number;
}

interface Look {
  readonly url: string;
  readonly token: string;
  readonly looks: readonly { readonly id: string; readonly at: number }[];
}

const LOOK = 'query ($id: ID!, $at: Int!) { game(id: $id, at: $at) { version view } }';

/** How long each look back takes, one after another. */
async function lookBack({ url: place, token, looks }: Look): Promise<number[]> {
  const connection = await Connection.open(place);
  const times: number[] = [];
  for (const variables of looks) {
    const request = graphqlRequest(place, { token, query: LOOK, variables });
    const sent = performance.now();
    const answer = await connection.send(request);
    times.push(performance.now() - sent);
    if (!answer.includes(`"version":${variables.at},`))
      throw new Error(`no look back: ${answer.toString()}`);
  }
  connection.close();
  return times;
}

/** Times to draw the board after each of so many moves, so that none was drawn before; the first take longest. */
async function pictures({ file, samples }: { file: string; samples: number }): Promise<number[]> {
  const client = clients[0] as Client;
  const times: number[] = [];
  for (let i = 0; i < samples; i++) {
    await playOne(client);
    const request = getRequest(
      url,
      `/v1/games/${client.game.id}/${file}`,
      client.game.tokens['us'],
    );
    const sent = performance.now();
    const answer = await client.connection.send(request);
    times.push(performance.now() - sent);
    if (answer.length < 5_000) throw new Error(`no picture: ${answer.toString()}`);
  }
  return times;
}

serve({
  open,
  prepare,
  advance,
  newGames,
  spread,
  forget: () => void (stock = []),
  longGame,
  lookBack,
  pictures,
  play: (length: Length) => run(length, playOne),
  /** Each client reads its own game as the side that is to move. */
  view: async (length: Length) => {
    for (const client of clients) {
      if (!reads.has(client)) reads.set(client, await livelyRead(client));
    }
    return run(length, readOne);
  },
  viewSize: async () => {
    const answers = await Promise.all(
      clients.map((client) => client.connection.send(reads.get(client) as Buffer)),
    );
    return answers.reduce((sum, { length }) => sum + length, 0) / answers.length;
  },
});
