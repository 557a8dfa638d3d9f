import { TACTIC_IDS } from '../../../src/rules/avalon1776/components/tactics.js';
import type { SeriesFrame } from '../../../src/rules/avalon1776/frames.js';
import { avalon1776 } from '../../../src/rules/avalon1776/index.js';
import { COLUMN_IDS } from '../../../src/rules/avalon1776/odds/inputs.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import {
  type Action,
  choices,
  type Json,
  type JsonObject,
  type Odds,
  owed,
  playInPlace,
  RecordingTable,
  type Ruleset,
  seeded,
} from '../../../src/rules/index.js';
import { LONG } from '../../long.js';
import { deskOf, hex } from './advanced.js';

const { position } = deskOf('scenario2');
const rules = avalon1776 as unknown as Ruleset;
const odds = (input: JsonObject): Odds | null => avalon1776.combat.odds(input as Json);
const rowsOf = (input: JsonObject) => odds(input)?.rows ?? [];
const clauses = (input: JsonObject) =>
  odds(input)?.modifiers.map(
    ({ clause, value }) => `${clause.slice('A1776-adv.'.length)} ${value}`,
  );

const us = { units: { CA: 4 }, supplied: true };
const gb = { units: { BR: 6 }, supplied: true };
const combat = { kind: 'combat', attacker: 'gb', us, gb };
const plain = { card: 'commit-reserves' };
const series = {
  kind: 'series',
  attacker: 'gb',
  us: { ...us, until: '1:1' },
  gb: { ...gb, until: '3:2' },
};

describe('odds of the Advanced Game', () => {
  it.each<readonly [string, JsonObject]>([
    ['in the open', combat],
    ['of cards that are given', { ...combat, us: { ...us, ...plain }, gb: { ...gb, ...plain } }],
    ['against a fort', { ...combat, works: 'fort' }],
    ['of a series', series],
    [
      'of a large series',
      {
        ...series,
        us: { ...series.us, units: { CA: 40, RM: 20 } },
        gb: { ...series.gb, units: { BR: 60 } },
      },
    ],
  ])('A1776-adv.II.B %s add up to 1', (_, input) => {
    const rows = rowsOf(input);
    expect(rows.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 10);
    expect(new Set(rows.map(({ result }) => JSON.stringify(result))).size).toBe(rows.length);
  });

  it('A1776-adv.II.A.2 A1776-adv.II.A.2.c cards decide, card for card', () => {
    const cards = (a: string, d: string) =>
      rowsOf({ ...combat, gb: { ...gb, card: a }, us: { ...us, card: d } });
    expect(cards('stand-and-defend', 'stand-and-defend')).toEqual([
      {
        result: { odds: '3:2', result: 'NC', attacker: 6, defender: 4, goesOn: false },
        probability: 1,
      },
    ]);
    // A1776-adv.II.A.2.b a star ends it
    expect(cards('frontal-assault', 'withdraw').some(({ result }) => result['goesOn'])).toBe(false);
    // the matrix is read by row of the attacker, whoever that is
    expect(cards('withdraw', 'frontal-assault')).not.toEqual(cards('frontal-assault', 'withdraw'));
  });

  it('A1776-adv.II.A.2 a card that is not given is each of the eight as often, and the answer says so', () => {
    const given = { ...combat, gb: { ...gb, ...plain } };
    const mean = new Map<string, number>();
    for (const card of TACTIC_IDS)
      for (const { result, probability } of rowsOf({ ...given, us: { ...us, card } })) {
        const key = JSON.stringify(result);
        mean.set(key, (mean.get(key) ?? 0) + probability / TACTIC_IDS.length);
      }
    const rows = rowsOf(given);
    expect(rows).toHaveLength(mean.size);
    for (const { result, probability } of rows)
      expect(probability).toBeCloseTo(mean.get(JSON.stringify(result)) ?? 0, 12);
    expect(clauses(given)).toEqual(['II.A.2 0']);
  });

  it('names every modifier with its clause', () => {
    const dug = {
      ...combat,
      works: 'entrenchment',
      us: { units: { CA: 3, RM: 1 }, guns: 2, supplied: true, card: 'frontal-assault' },
      gb: { units: { BR: 6, TM: 1 }, guns: 1, supplied: true, card: 'withdraw' },
    };
    expect(clauses(dug)).toEqual([
      'II.A.2.a 3',
      ...['IV.C.1.a -1', 'IV.E.4.a -2', 'IV.E.4.b 1', 'IV.D.1 -1', 'IV.D.1 1'],
    ]);
    const bare = { ...dug, gb: { ...dug.gb, units: { BR: 9 }, supplied: false } };
    expect(clauses(bare)).toEqual([
      ...['III.A.2 0.5', 'II.A.2.a 3', 'IV.C.1.a -1', 'IV.E.4.a -2', 'IV.D.1 1'],
    ]);
    const neither = { ...bare, us: { ...dug.us, supplied: false }, works: 'fort' };
    expect(clauses(neither)).toEqual(['III.A.3 1', 'IV.B.1.a 2', 'IV.D.1 1']);
  });

  it('A1776-adv.II.B.4 below 1 to 3 there is no combat', () => {
    const weak = { ...combat, gb: { units: { BR: 1 }, supplied: true } };
    expect(rowsOf(weak)).toEqual([]);
    expect(rowsOf({ ...weak, kind: 'series' })).toEqual([]);
  });

  it('A1776-adv.II.D.2.a A1776-adv.II.D.2.c A1776-adv.II.C.2 a series ends where its policies say', () => {
    // nobody goes on: as one combat
    const once = rowsOf({ ...combat, kind: 'series' });
    const ends = new Map<string, number>();
    for (const { result, probability } of rowsOf(combat)) {
      const key = `${result['attacker']} ${result['defender']}`;
      ends.set(key, (ends.get(key) ?? 0) + probability);
    }
    expect(once).toHaveLength(ends.size);
    for (const { result, probability } of once)
      expect(probability).toBeCloseTo(
        ends.get(`${result['attacker']} ${result['defender']}`) ?? 0,
        12,
      );
    // the defender goes over to the attack, but not out of works
    const back = { ...combat, kind: 'series', us: { ...us, until: '1:3' } };
    expect(rowsOf(back).length).toBeGreaterThan(once.length);
    const dug = { ...back, works: 'entrenchment' };
    expect(rowsOf(dug)).toEqual(rowsOf({ ...dug, us }));
  });

  it.each<readonly [string, JsonObject]>([
    ['no points', { ...combat, us: { ...us, units: {} } }],
    ['negative points', { ...combat, us: { ...us, units: { CA: -1 } } }],
    ['half a point', { ...combat, us: { ...us, units: { CA: 0.5 } } }],
    ['monstrous forces', { ...combat, us: { ...us, units: { CA: 1e9 } } }],
    ['points as text', { ...combat, us: { ...us, units: { CA: '4' } } }],
    ['units of the enemy', { ...combat, us: { ...us, units: { BR: 4 } } }],
    ['guns as units', { ...combat, us: { ...us, units: { A: 1 } } }],
    ['no such card', { ...combat, us: { ...us, card: 'charge' } }],
    ['no such column', { ...series, us: { ...us, until: '7:1' } }],
    ['no such side', { ...combat, attacker: 'fr' }],
    ['a policy for one combat', { ...combat, us: { ...us, until: '1:1' } }],
    ['nothing said of supply', { ...combat, us: { units: { CA: 4 } } }],
    ['a series of too many', { ...series, gb: { ...gb, units: { BR: 61 } } }],
  ])('%s make no combat', (_, input) => {
    expect(odds(input)).toBeNull();
  });
});

/** What is decided in the series as it is played, given supply and the columns from which sides attack again. */
interface Played {
  readonly position: string;
  readonly input: JsonObject;
}

const ALBANY = hex('albany');
const PLAYED: readonly Played[] = [
  {
    position: 'gb albany: 6 BR 1 TM 1 S\nus albany: 4 CA 2 RM 1 S',
    input: {
      ...series,
      gb: { units: { BR: 6, TM: 1 }, supplied: true, until: '3:2' },
      us: { units: { CA: 4, RM: 2 }, supplied: true, until: '1:1' },
    },
  },
  {
    position: 'gb albany: 6 BR 2 A 1 S\nus albany: in 2 CA 1 A\nfort albany: us',
    input: {
      ...series,
      works: 'fort',
      gb: { units: { BR: 6 }, guns: 2, supplied: true, until: '1:1' },
      us: { units: { CA: 2 }, guns: 1, supplied: false, until: '1:3' },
    },
  },
];

describe('series of combats as they are played', () => {
  const ROUNDS = LONG ? 5_000 : 200;

  it.each(PLAYED)(
    'A1776-adv.II.D.3 end as the odds say: $position',
    ({ position: text, input }) => {
      const begun = position(`time turn 1 gb combat\n${text}`);
      const random = seeded(7);
      const counts = new Map<string, number>();
      for (let i = 0; i < ROUNDS; i++) {
        const { gb: attacker = 0, us: defender = 0 } = playedOut(begun, input, random);
        const key = `${attacker} ${defender}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      let left = ROUNDS;
      for (const { result, probability } of rowsOf(input)) {
        const count = counts.get(`${result['attacker']} ${result['defender']}`) ?? 0;
        left -= count;
        const spread = Math.sqrt(ROUNDS * probability * (1 - probability));
        expect(Math.abs(count - ROUNDS * probability)).toBeLessThan(5 * spread + 3);
      }
      expect(left).toBe(0);
    },
  );
});

const columns = new Map<string, number>();
function columnIn(input: JsonObject): number {
  const key = JSON.stringify(input);
  const column = columns.get(key) ?? COLUMN_IDS.indexOf(String(rowsOf(input)[0]?.result['odds']));
  columns.set(key, column);
  return column;
}

/** Points of each side when the first series there is over. */
function playedOut(begun: State1776, input: JsonObject, random: (sides: number) => number) {
  const state = structuredClone(begun);
  const table = new RecordingTable({ open: random, hidden: random });
  playInPlace(rules, state, 'gb', { do: 'fight', hex: ALBANY }, table);
  for (;;) {
    const now = state.agenda.findLast(({ f }) => f === 'series') as SeriesFrame | undefined;
    if (now === undefined) break;
    const [seat = 'gb'] = owed(rules, state);
    const all = choices(rules, state, seat);
    playInPlace(rules, state, seat, chosen(all, input, seat, state, random), table);
  }
  const sum = (lots: object | undefined): number =>
    Object.values((lots ?? {}) as Record<string, Record<string, number>>).reduce(
      (all, { BR = 0, TM = 0, CA = 0, RM = 0 }) => all + BR + TM + CA + RM,
      0,
    );
  const spot = state.hexes[ALBANY];
  return { us: sum(spot?.us), gb: sum(spot?.gb) };
}

function chosen(
  all: readonly Action[],
  input: JsonObject,
  seat: string,
  state: State1776,
  random: (sides: number) => number,
): Action {
  const { supplied, until } = input[seat] as { supplied: boolean; until: string };
  const verb = all[0]?.do;
  if (verb === 'play') return all[random(all.length)] as Action;
  if (verb === 'supply')
    return all.find(({ source }) => source === (supplied ? 'unit' : 'none')) as Action;
  // What the beaten leave behind is no points: it is left alone where it may be.
  if (all.some((action) => action.do === 'take'))
    return all.find((action) => action.do === 'pass') ?? (all[0] as Action);
  if (verb !== 'continue' && verb !== 'desist') throw new Error(`${verb} is not expected`);
  // the odds of one combat tell the column
  const left = (side: 'us' | 'gb') => {
    const lots = Object.values(state.hexes[ALBANY]?.[side] ?? {});
    const found = Object.assign({}, ...lots) as Record<string, number>;
    const kept = Object.entries(found).filter(([code]) => !['A', 'S'].includes(code));
    const { supplied: fed } = input[side] as { supplied: boolean };
    return { units: Object.fromEntries(kept), supplied: fed };
  };
  const column = columnIn({
    ...{ kind: 'combat', attacker: seat, us: left('us'), gb: left('gb') },
    ...(input['works'] !== undefined && { works: input['works'] }),
  } as JsonObject);
  return { do: column >= COLUMN_IDS.indexOf(until) ? 'continue' : 'desist' };
}
