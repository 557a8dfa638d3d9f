import {
  type EventInMemory,
  openEvent,
  openLegs,
  playedEvent,
} from '../../../test/competition/event-in-memory.js';
import { scheduled } from '../../tournaments/pairing/scheduled.js';
import { dueOf } from '../acts/due.js';
import type { Settings } from '../facts/settings.js';
import { lotsDrawn } from '../fold/lots.js';
import { poolsOf } from '../fold/pools.js';
import type { Tournament } from '../fold/tournament.js';
import { linesOf } from './index.js';

const POOLS: Partial<Settings> = {
  ...{ format: 'ROUND_ROBIN', rounds: null, pools: 2 },
  ...{ finals: { format: 'KNOCKOUT', places: 4 }, mostEntries: 40, lines: [1, 4] },
};

/** Its first round published; seeds are in the order of entry. */
function divided(entrants: number, settings: Partial<Settings> = {}): EventInMemory {
  const said = openEvent(0, { ...POOLS, ...settings });
  for (let player = 1; player <= entrants; player++) said.act(player, { kind: 'enter' });
  const entries = Array.from({ length: entrants }, (_, i) => i + 1);
  said.act(0, { kind: 'seed', entries });
  for (const kind of ['start', 'pair', 'publish']) said.act(0, { kind });
  return said;
}

/** Games of the last round go to whoever `beats`; then time passes until a round begins or the event is over. */
function play(said: EventInMemory, beats = (one: number, other: number) => one < other): void {
  const { number, pairs } = said.event.rounds.at(-1)!;
  for (const { game: _, ...place } of openLegs(said.event)) {
    const { first, second } = pairs[place.board - 1]!;
    const result = beats(first, second) ? 'FIRST' : 'SECOND';
    said.say({ kind: 'GAME_ENDED', data: { ...place, result, began: true } });
  }
  const isOver = () =>
    dueOf(said.event) === null ||
    (said.event.rounds.length > number && said.event.rounds.at(-1)!.state === 'PUBLISHED');
  for (let steps = 0; steps < 20 && !isOver(); steps++) said.letTimePass();
}

const playTable = (said: EventInMemory): void => {
  while (said.event.advanced === null) play(said);
};

const lotsIn = (event: Tournament) => lotsDrawn(event, (bound, purpose) => purpose.length % bound);
const lines = ({ event }: EventInMemory) => linesOf(event, lotsIn(event));
const lineOf = (said: EventInMemory, entry: number) =>
  lines(said).find((line) => line.entry === entry)!;

describe('A round robin in pools', () => {
  test('has seeds to and fro in pools that differ by one, and each meets all of its own and nobody else', () => {
    const said = divided(9);
    expect(poolsOf(said.event)).toEqual([
      [1, 4, 5, 8, 9],
      [2, 3, 6, 7],
    ]);
    expect(said.event.planned).toBe(5);
    playTable(said);
    const met = new Map<number, number[]>();
    for (const { pairs } of said.event.rounds.slice(0, 5))
      for (const { first, second } of pairs) {
        met.set(first, [...(met.get(first) ?? []), second]);
        met.set(second, [...(met.get(second) ?? []), first]);
      }
    expect([...met.get(9)!].sort()).toEqual([1, 4, 5, 8]);
    expect([...met.get(2)!].sort()).toEqual([3, 6, 7]);
  });

  test('rests only who is left over in a pool that plays: a pool that is through has no byes', () => {
    const said = divided(9);
    const byRound: number[] = [];
    while (said.event.advanced === null) {
      const proposed = scheduled({
        ...said.event,
        rounds: said.event.rounds.slice(0, -1),
      });
      byRound.push(proposed.pairs.length);
      expect(proposed.byes).toHaveLength(1);
      expect([1, 4, 5, 8, 9]).toContain(proposed.byes[0]);
      play(said);
    }
    expect(byRound).toEqual([4, 4, 4, 2, 2]);
  });

  test('has a table a pool: equal places share a rank of the event', () => {
    const said = divided(6);
    play(said);
    expect(
      lines(said).map(({ entry, pool, poolRank, rank }) => [entry, pool, poolRank, rank]),
    ).toEqual(expect.arrayContaining([[1, 1, 1, 1]]));
    playTable(said);
    const { event } = said;
    const table = linesOf({ ...event, advanced: null }, lotsIn(event));
    expect(table.map(({ entry, pool, poolRank, rank }) => [entry, pool, poolRank, rank])).toEqual([
      [1, 1, 1, 1],
      [2, 2, 1, 1],
      [3, 2, 2, 3],
      [4, 1, 2, 3],
      [5, 1, 3, 5],
      [6, 2, 3, 5],
    ]);
  });

  test('sends the best of each pool on, and those of one pool do not meet at once', () => {
    const said = divided(8);
    playTable(said);
    const { event } = said;
    expect([...event.advanced!].sort()).toEqual([1, 2, 3, 4]);
    const [one, two, three, four] = event.advanced!;
    const pool = (entry: number) => poolsOf(event)!.findIndex((all) => all.includes(entry));
    expect([one, two].sort()).toEqual([1, 2]);
    expect(pool(one!)).not.toBe(pool(four!));
    expect(pool(two!)).not.toBe(pool(three!));
  });

  test.each([
    [3, 6],
    [4, 8],
    [5, 10],
    [3, 9],
    [2, 8],
  ])('%i pools: of %i who go on nobody meets their own pool first', (pools, places) => {
    const said = divided(pools * 5, { pools, finals: { format: 'KNOCKOUT', places } });
    playTable(said);
    const { event } = said;
    const seeds = event.advanced!;
    const last = 2 ** Math.ceil(Math.log2(places)) - 1;
    const pool = (entry: number) => poolsOf(event)!.findIndex((all) => all.includes(entry));
    expect(seeds).toHaveLength(places);
    for (const [at, entry] of seeds.entries()) {
      const other = seeds[last - at];
      if (other !== undefined && other !== entry) expect(pool(entry)).not.toBe(pool(other));
    }
    const perPool = Array.from(poolsOf(event)!, (all) => seeds.filter((one) => all.includes(one)));
    expect(new Set(perPool.map(({ length }) => length))).toEqual(new Set([places / pools]));
  });

  test('has another go on where a pool has too few left', () => {
    const said = divided(8);
    for (const player of [2, 3, 6]) said.act(player, { kind: 'withdraw' });
    playTable(said);
    expect([...said.event.advanced!].sort()).toEqual([1, 4, 5, 7]);
  });

  test('is not divided further than into twos', () => {
    const said = divided(5, { pools: 4, finals: { format: 'KNOCKOUT', places: 4 } });
    expect(poolsOf(said.event)!.map(({ length }) => length)).toEqual([3, 2]);
    const few = divided(3, { pools: 4, finals: { format: 'KNOCKOUT', places: 4 } });
    expect(poolsOf(few.event)).toEqual([[1, 2, 3]]);
    playTable(few);
    expect(few.event.advanced).toHaveLength(3);
  });

  test('plays both rounds in a double one, and its second stage to the end', () => {
    const said = divided(8, { format: 'DOUBLE_ROUND_ROBIN' });
    expect(said.event.planned).toBe(6);
    playTable(said);
    while (said.event.phase === 'RUNNING') play(said);
    expect(lines(said).map(({ entry, rank }) => [entry, rank])).toEqual([
      [1, 1],
      [2, 2],
      ...[3, 4].map((entry) => [entry, 3]),
      ...[5, 6].map((entry) => [entry, 5]),
      ...[7, 8].map((entry) => [entry, 7]),
    ]);
  });
});

describe('What is still possible', () => {
  test('in pools: who goes on for certain can be first, who cannot ends behind all who do', () => {
    const said = divided(8);
    expect(lineOf(said, 8).range).toMatchObject({ best: 1, worst: 8, clinched: [], out: false });
    play(said);
    play(said);
    const { pairs } = said.event.rounds.at(-1)!;
    for (const { game: _, ...place } of openLegs(said.event)) {
      const { first, second } = pairs[place.board - 1]!;
      const data = { ...place, result: first < second ? 'FIRST' : 'SECOND', began: true } as const;
      if (![first, second].includes(2)) said.say({ kind: 'GAME_ENDED', data });
    }
    expect(lineOf(said, 1).range).toMatchObject({ best: 1, worst: 4, clinched: [4], out: false });
    expect(lineOf(said, 8).range).toMatchObject({ best: 5, worst: 8, out: true });
  });

  test('of the places that matter: reached for certain by the worst, lost by the best', () => {
    const said = playedEvent(4, { rounds: 1, lines: [1, 2], tiebreaks: [] });
    const [{ game: _, ...place }] = openLegs(said.event) as [ReturnType<typeof openLegs>[0]];
    said.say({ kind: 'GAME_ENDED', data: { ...place, result: 'FIRST', began: true } });
    const told = lines(said).map(({ range: { clinched, out } }) => [...clinched, out]);
    expect(told).toEqual([[1, 2, false], [false], [true], [false]]);
  });

  test('before a second stage: no place of the table is the place of the event', () => {
    const finals = { format: 'KNOCKOUT', places: 4 } as const;
    const said = playedEvent(8, { rounds: 2, lines: [1], finals });
    while (said.event.advanced === null) {
      expect(lines(said).flatMap(({ range }) => range.clinched)).toEqual([]);
      play(said);
    }
    while (said.event.phase === 'RUNNING') play(said);
    expect(lines(said).map(({ range }) => range.clinched)[0]).toEqual([1]);
  });
});
