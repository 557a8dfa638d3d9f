import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { NOTICE_KINDS } from '../../src/notices/store/kinds.js';
import { LONG } from '../long.js';
import { AT_HOME, type Receiver, startReceiver } from './receiver.js';
import { playOn, type RestGame, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';

/** Endpoints that do not answer hold up nobody else. */

const ENDPOINTS = 1_000;
/** One of so many hangs. */
const HANG = 5;
const MOVES = 10;

let app: TestApp;
let receiver: Receiver;
beforeAll(async () => {
  app = await startApp(AT_HOME);
  receiver = await startReceiver();
});
afterAll(async () => {
  await app.stop();
  await receiver.stop();
});

/** As many endpoints of spectators as are wanted, each of which follows the game. */
async function follow({ id }: RestGame): Promise<void> {
  const { id: playerId } = await app.signUp();
  const endpoints = Array.from({ length: ENDPOINTS }, () => randomUUID());
  await app.pool.query(
    `INSERT INTO endpoints (id, player_id, channel, address, locale, secret, secret_since, state, created_at)
     SELECT e, $2, 'webhook', $3 || '/' || n, 'en', 1, now(), 'ACTIVE', now()
     FROM unnest($1::uuid[]) WITH ORDINALITY AS t(e, n)`,
    [endpoints, playerId, receiver.url],
  );
  await app.pool.query(
    `INSERT INTO followers (id, endpoint_id, game_id, kinds, created_at)
     SELECT gen_random_uuid(), e, $2, $3, now() FROM unnest($1::uuid[]) AS e`,
    [endpoints, id, NOTICE_KINDS],
  );
  await app.pool.query('INSERT INTO told_games (game_id, version) VALUES ($1, 1)', [id]);
}

/** Ids of what has come to those who answer. */
const quick = (): ReadonlySet<unknown> =>
  new Set(
    receiver.received
      .filter(({ path }) => !isOfHanging(path))
      .map(({ headers }) => headers['webhook-id']),
  );

const isOfHanging = (path: string): boolean => Number(path.split('/').at(-1)) % HANG === 0;

/** Milliseconds until all who answer have been told of so many changes. */
async function told(hanging: boolean): Promise<number> {
  const war = await startWar(app, { ruleset: 'ops1812', scenario: 'campaign' });
  await follow(war);
  receiver.received.length = 0;
  receiver.answer = (response, { path }) =>
    hanging && isOfHanging(path) ? undefined : void response.writeHead(204).end();
  const began = performance.now();
  await playOn(
    [war.us, war.gb],
    () => 0,
    (count) => count === MOVES,
  );
  const { version } = (await war.us.get()).body;
  const due = (ENDPOINTS - ENDPOINTS / HANG) * (version - 1);
  while (quick().size < due) await sleep(5);
  const took = performance.now() - began;
  await app.pool.query('DELETE FROM endpoints');
  return took;
}

describe('one of five endpoints that hangs', () => {
  // A machine that has other work tells nothing about a ratio; how places are given is in `lanes.spec`.
  (LONG ? it : it.skip)(
    'slows the others down by half at most',
    async () => {
      const alone = [];
      const beside = [];
      // By turns; the first of all warms up.
      await told(false);
      for (let round = 0; round < 2; round++) {
        alone.push(await told(false));
        beside.push(await told(true));
      }
      expect(Math.min(...beside) / Math.min(...alone)).toBeLessThan(1.5);
    },
    240_000,
  );
});
