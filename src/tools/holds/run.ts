import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildSchema } from 'graphql';

import { PROJECT_ROOT } from '../../common/project-root.js';
import { closeAtSignal } from '../../common/stop-signals.js';
import { type Random, RULESETS, seeded } from '../../rules/index.js';
import { models } from '../fuzz/positions.js';
import { type Description, routesOf } from '../fuzz/rest.js';
import { HOLD } from '../fuzz/run.js';
import { Stage, type StagedGame } from '../fuzz/stage.js';
import type { Sent } from '../fuzz/target.js';
import { passes } from '../yardstick.js';
import type { Wish } from './arguments.js';
import { dearestCombats } from './combats.js';
import { largestOfGraphql, rootsOf } from './documents.js';
import { longestPlan, type Plan } from './plans.js';
import { crowded } from './positions.js';
import { type Large, largestOfRest, type Stock } from './rest.js';

/** How many requests of each operation are measured again by themselves. */
const AGAIN = 3;
const POSITIONS = 100;
/** How many games are read; the oldest ones, which have gone on for longest. */
const GAMES = 6;
const SHOWN = 160;

interface Held {
  readonly operation: string;
  /** How many requests were sent to the operation. */
  readonly sent: number;
  /** How many milliseconds the most expensive of them kept everybody waiting. */
  readonly hold: number;
  /** Whether that is too long for a machine as fast as this one was at the time. */
  readonly isLong: boolean;
  readonly status: number;
  readonly request: string;
}

interface LargeGame extends StagedGame {
  readonly position: string;
  readonly plan: Plan;
}

export interface Walked {
  /** The operations, that with the longest wait first. */
  readonly held: readonly Held[];
  readonly faults: readonly string[];
}

/** Sends the largest possible requests to every operation. */
export async function walk(
  { rounds, seed, only, faults: planted }: Omit<Wish, 'json'>,
  onProgress: (done: number, all: number) => void = () => undefined,
): Promise<Walked> {
  const random = seeded(seed);
  const stage = await closeAtSignal(Stage.open(random, planted));
  try {
    const { text } = await stage.target.get('/v1/openapi.json');
    const description = JSON.parse(text) as Description;
    const schema = buildSchema(readFileSync(join(PROJECT_ROOT, 'schema.graphql'), 'utf8'));
    const large = await largeGames(stage, random);
    const stock = await stockOf(stage, random, rounds, large);
    const all = [
      ...largestOfRest(description, stock),
      ...largestOfGraphql(schema, stock),
      ...large.flatMap(plansOf),
    ];
    const byOperation = new Map<string, Sent[]>();
    for (const { operation, sent } of all) {
      byOperation.set(operation, [...(byOperation.get(operation) ?? []), sent]);
    }
    const missing = [...routesOf(description), ...rootsOf(schema)].filter(
      (operation) => !byOperation.has(operation),
    );
    const held: Held[] = [];
    for (const [operation, requests] of byOperation) {
      if (!operation.includes(only)) continue;
      held.push(await heldBy(operation, requests, stage));
      onProgress(held.length, byOperation.size);
    }
    const cutShort = await plansCutShort(large, stage);
    for (const [nth, { operation, isLong }] of held.entries())
      if (isLong) held[nth] = await heldBy(operation, byOperation.get(operation) ?? [], stage);
    const long = held.filter(({ isLong }) => isLong);
    const failed = held.filter(({ status }) => status >= 500);
    return {
      held: held.sort((a, b) => b.hold - a.hold),
      faults: [
        ...cutShort,
        ...missing.map((operation) => `nothing is sent to ${operation}`),
        ...long.map(
          ({ operation, hold }) => `${operation} holds the loop for ${hold.toFixed(0)} ms`,
        ),
        ...failed.map(({ operation, status }) => `${operation} answers ${status}`),
      ],
    };
  } finally {
    await stage.close();
  }
}

/** Sends all requests once, and the most expensive ones again by themselves. */
async function heldBy(
  operation: string,
  requests: readonly Sent[],
  { target }: Stage,
): Promise<Held> {
  const once: { sent: Sent; cpu: number; status: number }[] = [];
  for (const sent of requests) {
    const before = target.cpu;
    const { status } = await target.send(sent);
    once.push({ sent, cpu: target.cpu - before, status });
  }
  const dearest = once.sort((a, b) => b.cpu - a.cpu).slice(0, AGAIN);
  let worst = { hold: -1, status: 0, request: '' };
  for (const { sent, status } of dearest) {
    const hold = await target.hold(sent);
    if (hold > worst.hold) worst = { hold, status, request: shown(sent) };
  }
  const status = Math.max(...once.map((one) => one.status), worst.status);
  return { operation, sent: requests.length, ...worst, isLong: passes(HOLD, worst.hold), status };
}

const shown = ({ path, body = '' }: Sent): string =>
  `${path} ${body.slice(0, SHOWN)}${body.length > SHOWN ? `… (${body.length})` : ''}`;

/** Games from the largest positions, at once and after some moves. */
async function largeGames(stage: Stage, random: Random): Promise<LargeGame[]> {
  const games: LargeGame[] = [];
  for (const rules of RULESETS) {
    const whole = crowded(rules, models(rules, random, POSITIONS));
    for (const position of [whole, withoutAgenda(whole)]) {
      const plan = longestPlan(rules, position);
      if (plan !== null) games.push({ ...(await stage.begin(rules, position)), position, plan });
    }
  }
  return games;
}

const withoutAgenda = (position: string): string => position.replaceAll(/^todo .*\n/gm, '');

/** The plan over both interfaces. It is refused, so it can be sent again. */
function plansOf({ id, rules, seated, plan: { seat, actions } }: LargeGame): Large[] {
  const person = seated[rules.seats.indexOf(seat)];
  const submission = { version: 1, actions };
  const headers = {
    authorization: `Bearer ${person?.token}`,
    'content-type': 'application/json',
  };
  const input = { gameId: id, requestId: randomUUID(), ...submission };
  return [
    {
      operation: 'POST /v1/games/{id}/moves',
      sent: {
        method: 'POST',
        path: `/v1/games/${id}/moves`,
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: JSON.stringify(submission),
      },
    },
    {
      operation: 'mutation play',
      sent: {
        method: 'POST',
        path: '/graphql',
        headers,
        body: JSON.stringify({ query: PLAY, variables: { input } }),
      },
    },
  ];
}

/**
 * Faults for plans that are refused before their end and so measure nothing: their positions settled otherwise than
 * foreseen.
 */
async function plansCutShort(games: readonly LargeGame[], { target }: Stage): Promise<string[]> {
  const faults: string[] = [];
  for (const game of games) {
    const last = game.plan.actions.length - 1;
    for (const { operation, sent } of plansOf(game)) {
      const { text } = await target.send(sent);
      const step = /"step":(\d+)/.exec(text)?.[1];
      if (Number(step) !== last)
        faults.push(`${operation} of ${game.rules.id}: judged up to step ${step}, not ${last}`);
    }
  }
  return faults;
}

const PLAY =
  'mutation ($input: PlayInput!) { play(input: $input) { __typename ... on Refused { step } } }';

async function stockOf(
  stage: Stage,
  random: Random,
  rounds: number,
  large: readonly LargeGame[],
): Promise<Stock> {
  const games = new Set(stage.material.games);
  for (let round = 0; round < rounds; round++) {
    await stage.refresh();
    for (const id of stage.material.games) games.add(id);
  }
  const ofEach = <T>(of: (rules: (typeof RULESETS)[number]) => T | undefined): Record<string, T> =>
    Object.fromEntries(
      RULESETS.flatMap((rules) => {
        const found = of(rules);
        return found === undefined ? [] : [[rules.id, found] as const];
      }),
    );
  return {
    games: [...large.map(({ id }) => id), ...[...games].slice(0, GAMES)],
    rulesets: RULESETS.map(({ id }) => id),
    positions: ofEach((rules) => large.find((game) => game.rules === rules)?.position),
    combats: ofEach((rules) => dearestCombats(rules, random)),
    cards: ofEach((rules) => rules.decks?.catalogue[0]?.id),
    clauses: ofEach((rules) => Object.keys(rules.clauses)[0]),
    token: stage.material.tokens[0] ?? '',
  };
}
