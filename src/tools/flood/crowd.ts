// Worker thread that floods the service: it reports when it is ready, floods for some seconds when told to, reports the
// result, and ends.
import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

import { rulesetOf, seeded } from '../../rules/index.js';
import { models } from '../fuzz/positions.js';
import { longestPlan } from '../holds/plans.js';
import { crowded } from '../holds/positions.js';
import { Caller } from './caller.js';
import { ComputerGame } from './computer-game.js';
import type { FloodName, Ordered } from './floods.js';

/** The crowd's address; the watched player has another. */
const ADDRESS = '127.0.0.3';
const CONNECTIONS = 1_000;
const SENT_AT_ONCE = 200;
const PLAYERS = 10;
/** How many requests each of the crowd has under way. */
const AT_ONCE = 5;
const GUESTS = 120;
/** Time between two looks of a guest for the computer's answer, in milliseconds. */
const LOOK_MS = 100;
const RULES = found(rulesetOf('avalon1776'));

/** The order of a game that begins from the position: it names the scenario that the position names. */
const orderOf = (position: string) => ({
  ruleset: RULES.id,
  scenario: /^scenario (\S+)$/m.exec(position)?.[1] ?? RULES.scenarios[0]?.id,
  position,
});

const { port, flood, seconds } = workerData as Ordered;
const caller = new Caller(port, ADDRESS);
const until = (): number => performance.now() + seconds * 1_000;

/** Status -> number of answers. */
const tally: Record<string, number> = {};
const count = (what: string): void => void (tally[what] = (tally[what] ?? 0) + 1);

/** Flood -> a function that prepares it and returns the function that floods. */
const FLOODS: Record<FloodName, () => Promise<() => Promise<unknown>>> = {
  pipelines: () => Promise.resolve(pipelines),
  async plans() {
    const position = largest();
    const { seat, actions } = found(longestPlan(RULES, position));
    const games: { id: string; token: string }[] = [];
    for (let i = 0; i < PLAYERS; i++) {
      const [one, two] = [await caller.signUp(`Planner ${i}`), await caller.signUp(`Friend ${i}`)];
      const id = await begun(one, two, position);
      games.push({ id, token: seat === RULES.seats[0] ? one : two });
    }
    const body = { version: 1, actions };
    return () =>
      eachAgain(games, ({ id, token }) =>
        caller.ask('POST', `/v1/games/${id}/moves`, {
          ...{ token, body },
          headers: { 'idempotency-key': randomUUID() },
        }),
      );
  },
  async positions() {
    const body = orderOf(largest());
    const tokens = await all(PLAYERS, (i) => caller.signUp(`Writer ${i}`));
    return () => eachAgain(tokens, (token) => caller.ask('POST', '/v1/games', { token, body }));
  },
  async computer() {
    const games = await all(GUESTS, (i) =>
      ComputerGame.of(caller, { name: `Guest ${i}`, random: seeded(i), lookMs: LOOK_MS }),
    );
    return async () => {
      const end = until();
      await Promise.all(
        games.map(async (game) => {
          while (performance.now() < end)
            await game.move().then(
              () => count('moves'),
              () => count('refused'),
            );
        }),
      );
    };
  },
};

const all = <T>(many: number, one: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: many }, (_, i) => one(i)));

function found<T>(what: T | null | undefined): T {
  if (what === null || what === undefined) throw new Error('nothing to flood with was found');
  return what;
}

const largest = (): string => crowded(RULES, models(RULES, seeded(1), 100));

async function begun(one: string, two: string, position: string): Promise<string> {
  const body = orderOf(position);
  const { id } = await caller.told<{ id: string }>('POST', '/v1/games', { token: one, body });
  await caller.told('POST', `/v1/games/${id}/seats/${RULES.seats[1]}`, { token: two });
  return id;
}

/** Each of them asks again and again, several requests at a time. */
async function eachAgain<T>(
  askers: readonly T[],
  ask: (asker: T) => Promise<{ status: number }>,
): Promise<void> {
  const end = until();
  const again = async (asker: T): Promise<void> => {
    while (performance.now() < end) {
      const { status } = await ask(asker);
      count(`${status}`);
      // They try again although told to wait, but not in a busy loop.
      if (status === 429 || status === 503) await sleep(50);
    }
  };
  await all(AT_ONCE, () => Promise.all(askers.map(again)));
}

/** Sends and reads nothing: sockets in Node read by themselves unless they are paused. */
async function pipelines(): Promise<void> {
  const one = 'GET /v1/rulesets/ops1812 HTTP/1.1\r\nhost: x\r\n\r\n';
  const text = one.repeat(SENT_AT_ONCE);
  const sockets: Socket[] = [];
  for (let i = 0; i < CONNECTIONS; i++) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: ADDRESS });
    socket.on('error', () => count('cut')).pause();
    socket.write(text);
    sockets.push(socket);
  }
  await sleep(seconds * 1_000);
  for (const socket of sockets) socket.destroy();
}

const go = await FLOODS[flood]();
const told = found(parentPort);
told.once('message', () => {
  void go().then(() => {
    told.postMessage({ tally });
    caller.close();
  });
});
told.postMessage('ready');
