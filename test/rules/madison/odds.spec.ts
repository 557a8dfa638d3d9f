import { applyStep, frameOf, settle } from '../../../src/rules/kernel/agenda.js';
import type { AskFrame, Frame } from '../../../src/rules/kernel/frame.js';
import type { OddsRow } from '../../../src/rules/kernel/ruleset.js';
import { RecordingTable } from '../../../src/rules/kernel/table.js';
import type { SpaceId } from '../../../src/rules/madison/components/map.js';
import { other, type Side } from '../../../src/rules/madison/components/side.js';
import { landResult, ODDS_DRM } from '../../../src/rules/madison/components/tables.js';
import { UNIT, type UnitId } from '../../../src/rules/madison/components/units.js';
import type { CombatFrame, NavalCombatFrame } from '../../../src/rules/madison/frames.js';
import { madison } from '../../../src/rules/madison/index.js';
import { odds } from '../../../src/rules/madison/odds/index.js';
import type { LandInput } from '../../../src/rules/madison/odds/inputs.js';
import { navalEnds } from '../../../src/rules/madison/odds/naval.js';
import { startCombat } from '../../../src/rules/madison/questions/combat.js';
import {
  isDragoon,
  isReduced,
  shipsAt,
  strengthOf,
  unitsAt,
} from '../../../src/rules/madison/questions/pieces.js';
import type { MadisonState } from '../../../src/rules/madison/state.js';
import { decision, owing, type Pieces, scene } from './support.js';

/** A small generator, so that every run plays the same combats. */
function dice(seed: number) {
  let state = seed;
  const next = (bound: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  return { open: next, hidden: next };
}

const total = (rows: readonly OddsRow[]): number =>
  rows.reduce((sum, { probability }) => sum + probability, 0);

describe('land odds', () => {
  const land = (input: Omit<LandInput, 'kind'>) => odds({ kind: 'land', ...input } as never);

  /**
   * `probabilities` of the land table: odds, DRM, first round [defender leaves, attacker leaves, undecided], and the
   * example.
   */
  // prettier-ignore
  const TABLE = [
    ['1:4', -3, [0.028, 0.833, 0.139]], ['1:3', -2, [0.083, 0.722, 0.194]], ['1:2', -1, [0.167, 0.583, 0.25]],
    ['1:1', 0, [0.278, 0.417, 0.306]], ['2:1', 1, [0.417, 0.278, 0.306]], ['3:1', 2, [0.583, 0.167, 0.25]],
    ['4:1', 3, [0.722, 0.083, 0.194]], ['5:1', 3, [0.722, 0.083, 0.194]], ['6:1', 4, [0.833, 0.028, 0.139]],
    ['7:1', 4, [0.833, 0.028, 0.139]], ['8:1', 5, [0.917, 0, 0.083]], ['9:1', 6, [0.972, 0, 0.028]],
  ] as const;

  it.each(TABLE)('of %s: DRM %i, the chances of one round', (text, drm, [away, back, open]) => {
    const [a, d] = text.split(':').map(Number) as [number, number];
    expect(ODDS_DRM.find(([x, y]) => x === a && y === d)?.[2]).toBe(drm);
    const found = { away: 0, back: 0, open: 0 };
    for (let one = 1; one <= 6; one++)
      for (let two = 1; two <= 6; two++) {
        const result = landResult(one + two + drm);
        const kind = result.startsWith('AR')
          ? 'back'
          : result === 'NE' || result === 'EX'
            ? 'open'
            : 'away';
        found[kind] += 1 / 36;
      }
    expect(found.away).toBeCloseTo(away, 3);
    expect(found.back).toBeCloseTo(back, 3);
    expect(found.open).toBeCloseTo(open, 3);
  });

  /** The worked example of the table: two militia units of 3 (reduced 1) against as many as make the odds. */
  const MILITIA: readonly UnitId[] = (Object.keys(UNIT) as UnitId[]).filter((id) => {
    const { side, kind, strength, reduced, class: rating } = UNIT[id];
    return side === 'us' && kind === 'militia' && strength === 3 && reduced === 1 && rating === 'C';
  });

  it.each([
    [2, 0.366],
    [4, 0.615],
    [6, 0.783],
    [8, 0.898],
    [10, 0.906],
    [12, 0.971],
  ])('the attacker with %i units against two of their kind wins with %d', (n, chance) => {
    const found = land({
      space: 'chippawa',
      attackers: MILITIA.slice(0, n),
      defenders: ['lincoln', 'york-mil'],
    });
    const won = (found?.rows ?? []).filter(({ result }) =>
      String(result.ending).startsWith('defender'),
    );
    expect(total(won)).toBeCloseTo(chance, 3);
    expect(total(found?.rows ?? [])).toBeCloseTo(1, 10);
  });

  it.each([
    ['units of one side on both', { attackers: ['us-6'], defenders: ['us-13'] }],
    ['units of both sides on one', { attackers: ['us-6', 'r8'], defenders: ['r49'] }],
    ['a unit twice', { attackers: ['us-6', 'us-6'], defenders: ['r49'] }],
    ['no unit that may attack', { attackers: ['us-6'], defenders: ['r49'], reduced: ['us-6'] }],
    ['no defenders', { attackers: ['us-6'], defenders: [] }],
    ['a space that is none', { attackers: ['us-6'], defenders: ['r49'], space: 'boston' }],
    [
      'a leader of the other side',
      { attackers: ['us-6'], defenders: ['r49'], attackerLeader: { leader: 'brock' } },
    ],
  ])('null for %s', (_, bad) => {
    expect(odds({ kind: 'land', space: 'chippawa', ...bad } as never)).toBeNull();
  });
});

interface Case {
  readonly space: SpaceId;
  readonly attacker: Side;
  readonly put: Pieces;
  readonly from?: SpaceId | 'lake-ontario';
  readonly cut?: readonly UnitId[];
  readonly input: Partial<LandInput>;
}

/** Who leads and who is lost as `odds` has it: the best class, then the cheapest step. */
function chosen(state: MadisonState, side: Side): UnitId {
  const now = state.agenda.findLast(({ f }) => f === 'combat') as CombatFrame;
  const able = unitsAt(state, side, now.space);
  const fresh = able.filter((id) => !isReduced(state, id));
  const cost = (id: UnitId): number =>
    strengthOf(state, id) - (isReduced(state, id) ? 0 : (UNIT[id].reduced ?? 0));
  const rating = (id: UnitId): string =>
    now.fort && isDragoon(id) ? (side === now.attacker ? 'B' : 'A') : UNIT[id].class;
  const from = fresh.length > 0 ? fresh : able;
  const sign = fresh.length > 0 ? 1 : -1;
  const byClass = (a: UnitId, b: UnitId): number => sign * rating(a).localeCompare(rating(b));
  const leading = decision(state, side) === 'lead';
  const [first] = [...from].sort((a, b) => (leading && byClass(a, b)) || cost(a) - cost(b));
  return first as UnitId;
}

/** The position once more; what a combat does not touch is shared. */
const again = (start: MadisonState): MadisonState => ({
  ...start,
  agenda: start.agenda.map((frame) => ({ ...frame })),
  units: copies(start.units),
  leaders: copies(start.leaders),
  ships: copies(start.ships),
  lasting: [],
  play: start.play === null ? null : { ...start.play, attacked: {} },
});

const copies = <T extends object>(pieces: T): T =>
  Object.fromEntries(Object.entries(pieces).map(([id, piece]) => [id, { ...piece }])) as T;

function playedOut({ space, attacker, put, from, cut = [] }: Case, times: number) {
  const chance = dice(1812);
  const start = scene({ put, by: attacker, agenda: [] });
  start.play = { by: attacker, card: null, use: 'leader', attacked: {} };
  for (const id of cut) start.units[id].cut = true;
  if (from !== undefined)
    for (const id of unitsAt(start, attacker, space)) start.units[id].from = from;
  start.agenda.push({ f: 'card-play', by: attacker, stage: 'over' } as Frame);
  const counts = new Map<string, number>();
  for (let n = 0; n < times; n++) {
    const state = again(start);
    state.agenda.push(startCombat(state, space, attacker, false));
    const table = new RecordingTable(chance);
    settle(madison, state, table);
    for (let [side] = owing(state) as Side[]; side !== undefined; [side] = owing(state) as Side[]) {
      const ask = decision(state, side);
      if (ask !== 'lead' && ask !== 'loss') break;
      const step = { do: ask === 'lead' ? 'lead' : 'lose', unit: chosen(state, side) };
      applyStep(madison, state, frameOf(state, side) as AskFrame, step, table);
      settle(madison, state, table);
    }
    const { events } = table;
    const key = outcome(events, attacker, put);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** The end of a combat as its events tell it, before the retreat costs anything. */
function outcome(
  events: readonly { type: string; data: { readonly [key: string]: unknown } }[],
  attacker: Side,
  put: Pieces,
): string {
  const steps = { us: 0, gb: 0 };
  const gone = { us: 0, gb: 0 };
  for (const { type, data } of events) {
    if (type === 'retreated') break;
    if (type !== 'reduced' && type !== 'eliminated') continue;
    const { side } = UNIT[data.unit as UnitId];
    steps[side] += 1;
    if (type === 'eliminated') gone[side] += 1;
  }
  const of = (side: Side): number =>
    Object.keys(put).filter((id) => UNIT[id as UnitId]?.side === side).length;
  const rounds = events.filter(({ type }) => type === 'combat-round');
  const over = events.find(({ type }) => type === 'combat-over' || type === 'retreated');
  const beaten = (over?.data.beaten ?? over?.data.side ?? '') as Side;
  if (rounds.length === 0 || over === undefined) throw new Error('no end');
  const who = beaten === attacker ? 'attacker' : 'defender';
  const how = gone[beaten] === of(beaten) ? 'destroyed' : 'retreats';
  return `${who}-${how} ${steps[attacker]} ${steps[other(attacker)]}`;
}

describe('the odds of land combats and 20,000 combats played out', () => {
  const cases: readonly (readonly [string, Case])[] = [
    [
      'several rounds in the open',
      {
        space: 'schlosser',
        attacker: 'us',
        put: {
          'oh-1': 'schlosser',
          'oh-2': 'schlosser',
          lincoln: 'schlosser',
          norfolk: 'schlosser',
        },
        from: 'buffalo',
        input: { attackers: ['oh-1', 'oh-2'], defenders: ['lincoln', 'norfolk'] },
      },
    ],
    [
      'a fort over the river, reduced defenders, a leader',
      {
        space: 'ft-niagara',
        attacker: 'gb',
        put: {
          r49: 'ft-niagara',
          lincoln: 'ft-niagara',
          brock: 'ft-niagara',
          'us-1art': 'ft-niagara',
          'us-6': 'ft-niagara!',
        },
        from: 'ft-george',
        input: {
          attackers: ['r49', 'lincoln'],
          defenders: ['us-1art', 'us-6'],
          reduced: ['us-6'],
          across: 'invasion',
          attackerLeader: { leader: 'brock' },
        },
      },
    ],
  ];

  it.each(cases)('agree within three sigma: %s', (_, one) => {
    const times = 10_000;
    const given = { kind: 'land', space: one.space, turn: '1813-2', ...one.input };
    const rows = odds(given as never)?.rows ?? [];
    expect(total(rows)).toBeCloseTo(1, 10);
    const counts = playedOut(one, times);
    const known = new Map(
      rows.map(({ result, probability }) => [
        `${String(result.ending)} ${String(result.attackerSteps)} ${String(result.defenderSteps)}`,
        probability,
      ]),
    );
    expect([...counts.keys()].filter((key) => !known.has(key))).toEqual([]);
    for (const [key, p] of known) {
      const sigma = Math.sqrt(times * p * (1 - p));
      const off = Math.abs((counts.get(key) ?? 0) - times * p);
      expect([key, off <= 3 * sigma + 1]).toEqual([key, true]);
    }
  });
});

describe('naval odds', () => {
  /** `probabilities` of the naval table. */
  it.each([
    [-4, 0, 0.667, 0],
    [-3, 0, 0.5, 0],
    [-2, 0.167, 0.333, 0],
    [-1, 0.333, 0.167, 0],
    [0, 0.5, 0, 0],
    [1, 0.667, 0, 0.167],
    [2, 0.833, 0, 0.333],
    [3, 1, 0, 0.5],
    [4, 1, 0, 0.667],
  ])(
    'at %i the attacker wins with %d, they strike with %d, the defender with %d',
    (drm, wins, a, d) => {
      const ends = navalEnds(drm);
      const sum = (of: (end: (typeof ends)[number]) => boolean): number =>
        ends.filter(of).reduce((all, { probability }) => all + probability, 0);
      expect(sum(() => true)).toBeCloseTo(1, 10);
      expect(sum(({ loser }) => loser === 'defender')).toBeCloseTo(wins, 3);
      const strikes = (side: string) => sum((end) => end.loser === side && end.strikes !== 'none');
      expect(strikes('attacker')).toBeCloseTo(a, 3);
      expect(strikes('defender')).toBeCloseTo(d, 3);
    },
  );

  it('null for what is no fleet', () => {
    const fleet = { ships: 1, lead: 'A' };
    expect(odds({ kind: 'naval', attacker: fleet } as never)).toBeNull();
    const none = { kind: 'naval', attacker: { ...fleet, ships: 0 }, defender: fleet };
    expect(odds(none as never)).toBeNull();
    expect(odds('naval')).toBeNull();
  });

  it('agree with 10,000 battles played out within three sigma', () => {
    const times = 10_000;
    const BOX = 'lake-ontario';
    const fleet = {
      conquest: BOX,
      scourge: BOX,
      julia: BOX,
      hamilton: BOX,
      gloucester: BOX,
    } as const;
    const start = scene({ put: { ...fleet, beresford: BOX, melville: BOX }, agenda: [] });
    start.play = { by: 'us', card: null, use: 'leader', attacked: {} };
    start.agenda.push({ f: 'card-play', by: 'us', stage: 'over' } as Frame);
    const chance = dice(1813);
    let defeats = 0;
    for (let n = 0; n < times; n++) {
      const state = again(start);
      const leads = { us: 'conquest', gb: 'beresford' } as const;
      const now = { f: 'naval-combat', lake: BOX, attacker: 'us', stage: 'roll', leads, used: {} };
      state.agenda.push(now as NavalCombatFrame);
      settle(madison, state, new RecordingTable(chance));
      const left = state.agenda.find(({ f }) => f === 'naval-combat') as
        NavalCombatFrame | undefined;
      if (left === undefined ? shipsAt(state, 'us', BOX).length === 0 : left.beaten === 'us')
        defeats += 1;
    }
    const attacker = { ships: 4, lead: 'C', small: true };
    const rows = odds({ kind: 'naval', attacker, defender: { ships: 3, lead: 'B' } })?.rows ?? [];
    const p = total(rows.filter(({ result }) => result.loser === 'attacker'));
    expect(Math.abs(defeats - times * p)).toBeLessThan(3 * Math.sqrt(times * p * (1 - p)) + 1);
  });
});
