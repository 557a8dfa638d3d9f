import { randomUUID } from 'node:crypto';

import type pg from 'pg';

import { sha256 } from '../../src/common/hash.js';
import { fold } from '../../src/competition/fold/fold.js';
import { chained, rowsText } from '../../src/tournaments/store/fact-rows.js';
import { changedPeople } from '../../src/tournaments/store/projections.js';
import { ADD_FACTS, SET_PEOPLE } from '../../src/tournaments/store/tournaments.sql.js';
import { clientsOn, readyMoves } from '../clients.js';
import type { Figure } from '../figures.js';
import type { Findings } from '../report.js';
import { onDatabase, type Rig, say } from '../rig.js';
import type { Service } from '../service.js';
import { type Latencies, median, ratios } from '../stats.js';
import { Swiss } from '../swiss.js';

const ROUNDS = 5;
const FACTS = 40_000;
/** Clients that play while a round is paired: few, as the machine is to have room for both. */
const CLIENTS = 4;

const playersOf = (count: number): string[] => Array.from({ length: count }, () => randomUUID());

/** Measures how long rounds take to be paired, and what that is to those who play meanwhile. */
export async function events(rig: Rig): Promise<Findings> {
  const [small, middle, large] = rig.scale.entrants;
  const pairing: Figure[] = [];
  const sizes = [
    ['pairSmall', small],
    ['pairMiddle', middle],
  ] as const;
  for (const [goal, size] of sizes) {
    const { took } = await swissOf(randomUUID(), randomUUID(), size);
    pairing.push(paired(goal, took));
  }
  const databaseUrl = await rig.database();
  const service = await rig.service(databaseUrl, 'events');
  const owner = await signedUp(service);
  const { swiss, took } = await swissOf(randomUUID(), owner.id, large);
  pairing.push(paired('pairLarge', took), folded(swiss));
  await onDatabase(databaseUrl, (client) => stored(client, swiss));
  const tail = await beside(rig, service, { swiss, token: owner.token });
  await service.stop();
  return { figures: [...pairing, tail] };
}

async function swissOf(id: string, owner: string, size: number) {
  say(`  a Swiss of ${size}`);
  const swiss = new Swiss(id, owner, playersOf(size));
  const took: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) took.push(await swiss.round());
  return { swiss, took };
}

const paired = (goal: Figure['goal'], took: readonly number[]): Figure => ({
  goal,
  value: Math.max(...took),
  note: `the slowest of ${took.length} rounds; each: ${took.map((s) => s.toFixed(2)).join(', ')} s`,
});

/** The facts of the event and as many more that rule its games anew. */
function folded({ facts, event }: Swiss): Figure {
  const all = [...facts];
  for (let i = 0; all.length < FACTS; i++) {
    const { number: round, pairs } = event.rounds[i % event.rounds.length] ?? {
      number: 1,
      pairs: [],
    };
    const place = { round, board: 1 + (i % Math.max(pairs.length, 1)), leg: 1 };
    const source = {
      seq: all.length + 1,
      by: null,
      role: null,
      at: facts[0]?.at ?? '',
      reason: null,
    };
    all.push({ ...source, kind: 'RULED', data: { ...place, result: 'DRAW', clause: null } });
  }
  const times = Array.from({ length: 5 }, () => {
    const begin = performance.now();
    fold(all);
    return performance.now() - begin;
  });
  return { goal: 'foldFacts', value: median(times), note: 'the median of 5' };
}

const ask = async ({ url }: Service, path: string, body: object, token?: string): Promise<any> => {
  const headers = {
    ...{ 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json();
};

async function signedUp(service: Service): Promise<{ id: string; token: string }> {
  const { token, player } = await ask(service, '/v1/players', { name: 'Owner' });
  return { id: player.id, token };
}

/** p99 of moves while rounds are paired one after the other, compared with moves while none is. */
async function beside(
  rig: Rig,
  service: Service,
  { swiss, token }: { swiss: Swiss; token: string },
): Promise<Figure> {
  const { rounds, seconds } = rig.scale;
  const load = await clientsOn(rig, service);
  await readyMoves(load, 2 * seconds * (rounds + 1));
  const played = (): Promise<Latencies> => load.ask('play', { clients: CLIENTS, seconds });
  await played();
  let done = 0;
  const tails: { alone: number[]; paired: number[] } = { alone: [], paired: [] };
  for (let round = 0; round < rounds; round++) {
    tails.alone.push((await played()).p99);
    let going = true;
    const pairing = (async () => {
      for (; going; done++) await pairedOnce(service, swiss.id, token);
    })();
    tails.paired.push((await played()).p99);
    going = false;
    await pairing;
  }
  await load.stop();
  const ms = (all: readonly number[]): string => all.map((one) => one.toFixed(1)).join(', ');
  return {
    goal: 'pairTail',
    value: median(ratios(tails.paired, tails.alone)),
    note: `${ms(tails.paired)} ms ÷ ${ms(tails.alone)} ms; ${done} rounds of ${swiss.players.length} were paired`,
  };
}

/** Writes the event as if it had been served. */
async function stored(
  client: pg.Client,
  { id, owner, players, facts, event }: Swiss,
): Promise<void> {
  await client.query(
    `INSERT INTO players (id, name, created_at) SELECT unnest($1::uuid[]), 'Player', now()`,
    [players],
  );
  const rows = chained(id, '', facts);
  const seed = Buffer.alloc(32, 7);
  await client.query(
    `INSERT INTO tournaments (id, slug, name, phase, ruleset, owner_id, seq, hash, seed, commitment, created_at)
     VALUES ($1, 'swiss', $2, $3, $4, $5, $6, $7, $8, $9, now())`,
    [
      ...[id, event.name, event.phase, event.settings.board.ruleset, owner],
      ...[rows.length, rows.at(-1)?.hash, seed, sha256(seed)],
    ],
  );
  await client.query(ADD_FACTS, [id, rowsText(rows)]);
  await client.query(SET_PEOPLE, [id, JSON.stringify(changedPeople(null, event))]);
}

async function pairedOnce(service: Service, id: string, token: string): Promise<void> {
  const body = { acts: [{ kind: 'pair' }], preview: true };
  const answer = await ask(service, `/v1/tournaments/${id}/acts`, body, token);
  if (answer.error !== undefined) throw new Error(JSON.stringify(answer.error));
}
