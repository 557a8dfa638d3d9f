import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';

import { openEvent } from '../../../test/competition/event-in-memory.js';
import { played, SCRIPT } from '../../../test/competition/random-event.js';
import { dueOf } from '../../competition/acts/due.js';
import { bracketOf } from '../../competition/bracket/index.js';
import type { Fact, Saying } from '../../competition/facts/facts.js';
import { fold } from '../../competition/fold/fold.js';
import { tableOf } from '../../competition/fold/table-of.js';
import { linesOf } from '../../competition/ranking/index.js';
import { EXPORT_SCHEMA } from './export-schema.js';
import { FACT_DATA } from './fact-schema.js';
import { unsoundFact } from './sound-facts.js';

const ajv = new Ajv2020({ strict: false });
ajv.addFormat('instant', true);
const isShaped = ajv.compile({ ...EXPORT_SCHEMA, $id: 'export' });
const RUNS = { seed: 38, numRuns: 800 };
const HASH = 'ab'.repeat(32);
const ID = '00000000-0000-4000-8000-000000000000';

/** Facts with ids and seals as the service makes them; those in memory have shorter ones. */
const served = (facts: readonly Fact[]): Fact[] =>
  JSON.parse(
    JSON.stringify(facts)
      .replaceAll(/"game [\d.]+"/g, `"${ID}"`)
      .replaceAll(/"seal [\d.]+"/g, `"${HASH}"`),
  );

const exported = (facts: readonly Fact[]) => ({
  ...{ format: 'muster-event-1', id: ID, slug: 'any', name: 'Any', phase: 'APPROVED' },
  ...{ createdAt: '2026-03-01T00:00:00.000Z', commitment: HASH, seed: HASH, lotsOf: ID },
  ...{ complete: true, seq: facts.length, hash: HASH, standingsHash: HASH, standings: [] },
  facts: facts.map((fact) => ({ ...fact, prevHash: HASH, hash: HASH })),
});

/** All that is shown of an event is made of it. */
function readWhole(facts: readonly Fact[]): void {
  const event = fold(facts)!;
  if (event.planned > 0) linesOf(event, null);
  for (const make of [tableOf, bracketOf, dueOf]) make(event);
}

test('Every history is as the schema of exports has it, and makes sense', () => {
  const kinds = new Set<string>();
  const property = fc.property(SCRIPT, (script) => {
    const facts = served(played(script).facts);
    facts.forEach(({ kind }) => kinds.add(kind));
    expect([isShaped(exported(facts)), isShaped.errors]).toEqual([true, null]);
    expect(unsoundFact(facts)).toBeNull();
  });
  fc.assert(property, RUNS);
  const rare = RARE.map(({ kind }) => kind);
  expect(new Set([...kinds, ...rare])).toEqual(new Set(Object.keys(FACT_DATA)));
});

/** Facts that random scripts come to seldom or never. */
const RARE: readonly Saying[] = [
  { kind: 'ANNULLED', data: { round: 1, board: 2 } },
  { kind: 'BYE_REQUESTED', data: { entry: 1, round: 2 } },
  { kind: 'CHECKED_IN', data: { entry: 1, round: 2 } },
  { kind: 'FORFEITED', data: { round: 1, board: 1, leg: 1, entry: 2 } },
  { kind: 'IMPORTED', data: { from: ID, hash: HASH, lotsOf: ID } },
  { kind: 'NOTED', data: { text: 'A good evening.' } },
  { kind: 'RENAMED', data: { name: 'Other' } },
  { kind: 'REOPENED', data: {} },
  { kind: 'RETURNED', data: { entry: 1 } },
];

test.each(RARE)('$kind may hold what it holds, no more and no less', ({ kind, data }) => {
  const isRight = ajv.compile(FACT_DATA[kind]);
  expect(isRight(data)).toBe(true);
  expect(isRight({ ...data, more: 1 })).toBe(false);
  for (const name of Object.keys(data)) {
    const { [name]: _, ...rest } = data as Record<string, unknown>;
    expect(isRight(rest)).toBe(false);
  }
});

describe('What would make a small file a large event makes no sense', () => {
  const pair = { first: 1, second: 2 };
  const paired = (round: number, pairs: readonly object[], byes: readonly number[] = []): Saying =>
    ({ kind: 'PAIRED', data: { round, pairs, byes } }) as Saying;
  const deadline = '2026-04-01T00:00:00.000Z';
  const published: Saying = { kind: 'PUBLISHED', data: { round: 1, games: [[ID]], deadline } };
  const drawn: Saying = {
    kind: 'GAME_ENDED',
    data: { round: 1, board: 1, leg: 1, result: 'DRAW', began: true },
  };
  const closed: Saying = { kind: 'ROUND_CLOSED', data: { round: 1 } };
  const again: Saying = { kind: 'STARTED', data: { seeds: [1, 2], rounds: 2 } };
  const advanced: Saying = { kind: 'ADVANCED', data: { seeds: [1, 1] } };
  const game = { board: 1, leg: 3, game: ID, side: 0 } as const;
  const continued: Saying = { kind: 'CONTINUED', data: { round: 1, games: [game], deadline } };
  const begun = [paired(1, [pair]), published];
  const first = (sayings: readonly Saying[]): number | null => {
    const said = openEvent(4, { rounds: 2 });
    said.act(0, { kind: 'start' });
    const { facts } = said;
    const source = { by: null, role: null, at: facts.at(-1)!.at, reason: null };
    const more = sayings.map((saying, i) => ({ ...source, ...saying, seq: facts.length + i + 1 }));
    const unsound = unsoundFact(served([...facts, ...more]));
    return unsound === null ? null : unsound - facts.length;
  };

  test.each([
    ['a history', [...begun, drawn, closed], null],
    ['a round closed twice', [...begun, drawn, closed, closed], 5],
    ['a round closed while it is played', [...begun, closed], 3],
    ['a round published twice', [...begun, published], 3],
    ['a round paired while one is played', [...begun, paired(2, [pair])], 3],
    ['a pair on two boards', [paired(1, [pair, pair])], 1],
    ['somebody against themselves', [paired(1, [{ first: 1, second: 1 }])], 1],
    ['somebody who plays and rests', [paired(1, [pair], [2])], 1],
    ['a second start', [again], 1],
    ['a seed named twice', [advanced], 1],
    ['a game after one that is open', [...begun, continued], 3],
  ] as const)('%s', (_, sayings, unsound) => {
    expect(first(sayings)).toBe(unsound);
  });

  const apart: Saying = { kind: 'KEPT_APART', data: { entries: [1, 2] } };
  const pinned: Saying = { kind: 'PINNED', data: { round: 1, entries: [1, 2] } };
  const resting: Saying = { kind: 'BYE_REQUESTED', data: { entry: 1, round: 1 } };
  const struck: Saying = {
    kind: 'STRUCK',
    data: { entry: 1, round: 1, board: 1, scenario: 'one' },
  };
  const helper = (_: unknown, i: number): Saying => {
    const playerId = `${ID.slice(0, -4)}${String(i).padStart(4, '0')}`;
    return { kind: 'ROLE_GIVEN', data: { playerId, name: 'Any', role: 'OBSERVER' } };
  };
  const rounds = Array.from({ length: 31 }, (_, i): readonly Saying[] => {
    const round = i + 1;
    const publishing: Saying = { kind: 'PUBLISHED', data: { round, games: [], deadline } };
    return [paired(round, []), publishing, { kind: 'ROUND_CLOSED', data: { round } }];
  });

  test('the same said over and over', () => {
    expect(first(Array<Saying>(300).fill(apart))).toBe(201);
    expect(first([pinned, pinned])).toBe(2);
    expect(first([resting, resting])).toBe(2);
    expect(first([...begun, struck])).toBe(3);
    expect(first(Array.from({ length: 1_002 }, helper))).toBe(1_001);
  });

  test('more rounds of more entrants than an export has room for', () => {
    expect(first(rounds.flat())).toBeNull();
    const many = Array.from({ length: 2_000 - 4 }, (_, i): Saying => {
      const { playerId, name } = helper(null, i + 4).data as { playerId: string; name: string };
      return { kind: 'ENTERED', data: { playerId: playerId.replace(/^0/, '1'), name } };
    });
    expect(first([...many, ...rounds.flat()])).toBe(many.length + 91);
  });

  test('more entrants than an event may have', () => {
    const [created] = openEvent(0).facts;
    const facts = Array.from({ length: 2_001 }, (_, i): Fact => {
      const playerId = `${ID.slice(0, -4)}${String(i).padStart(4, '0')}`;
      const said = { kind: 'ENTERED', data: { playerId, name: 'Any' } } as const;
      return { ...created!, ...said, seq: i + 2 };
    });
    expect(unsoundFact([created!, ...facts])).toBe(2_002);
  });
});

const CHANGE = fc.record({
  ...{ script: SCRIPT, at: fc.nat(1_000), from: fc.nat(1_000) },
  how: fc.constantFrom('LEAVE_OUT', 'REPEAT', 'NUMBER', 'ENTRY'),
  number: fc.constantFrom(1, 2, 3, 7, 150, 2_000),
});

/** The facts with a number in one of them exchanged. */
const withNumber = (fact: Fact, isMeant: (name: string) => boolean, number: number): Fact =>
  JSON.parse(JSON.stringify(fact), (name, value: unknown) =>
    typeof value === 'number' && isMeant(name) ? number : value,
  );

function forged(facts: Fact[], { at, from, how, number }: any): Fact[] {
  const [place, other] = [1 + (at % facts.length), 1 + (from % facts.length)];
  const fact = facts[place];
  if (fact === undefined) return facts;
  const isPlace = (name: string): boolean => ['round', 'board', 'leg', 'match'].includes(name);
  const isEntry = (name: string): boolean => ['entry', 'first', 'second'].includes(name);
  const made =
    how === 'LEAVE_OUT'
      ? facts.toSpliced(place, 1)
      : how === 'REPEAT'
        ? facts.toSpliced(other, 0, fact)
        : facts.with(place, withNumber(fact, how === 'ENTRY' ? isEntry : isPlace, number));
  return made.map((one, i) => ({ ...one, seq: i + 1 }));
}

test('A forged history that makes sense can be shown as it was after each of its facts', () => {
  let taken = 0;
  let refused = 0;
  const property = fc.property(CHANGE, ({ script, ...change }) => {
    const facts = forged(served(played(script).facts), change);
    if (!isShaped(exported(facts)) || unsoundFact(facts) !== null) return void refused++;
    taken += 1;
    facts.forEach((_, i) => readWhole(facts.slice(0, i + 1)));
  });
  fc.assert(property, RUNS);
  expect(Math.min(taken, refused)).toBeGreaterThan(50);
});
