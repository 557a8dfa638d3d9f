import { frame } from '../../kernel/frame.js';
import type { Turn } from '../../kernel/phase.js';
import type { Table } from '../../kernel/table.js';
import type { LevyArea } from '../components/campaign/levies.js';
import { seasonOf } from '../components/campaign/seasons.js';
import { HEX_IDS, hexNo } from '../components/map.js';
import type { Side } from '../components/side.js';
import type { Counts, UnitCode } from '../components/units.js';
import type { LevyFrame, RaiseFrame } from '../frames.js';
import { arrivalsIn, mayArriveInside } from '../questions/campaign/intake.js';
import { dueIn } from '../questions/campaign/status.js';
import { spoilsFor } from '../questions/capture.js';
import { add, isEmpty, put, typesIn } from '../questions/force.js';
import { inKeys, numbersUpTo } from '../questions/keys.js';
import { monthIn, type State1776 } from '../state.js';
import { release } from './cull.js';
import { ask, run } from './phase.js';
import { destroyBuilt } from './works.js';

/**
 * The clause by which units come to an area: supply by the season, Continentals by the rate of the area, militia up to
 * its ceiling.
 */
function dueBy(state: State1776, unit: UnitCode): string {
  if (unit === 'S')
    return seasonOf(monthIn(state) ?? '') === 'summer' ? 'A1776-camp.II.B.3' : 'A1776-camp.II.B.2';
  return unit === 'CA' ? 'A1776-camp.III.B.5.b' : 'A1776-camp.III.B.5.a.1';
}

/**
 * The clauses that say where the units may be placed: A1776-camp.III.C.3.b.1 Americans, A1776-camp.III.C.3.c.4 Tory
 * militia.
 */
const WHERE = { us: 'A1776-camp.III.C.3.b.1', gb: 'A1776-camp.III.C.3.c.4' } as const;

/**
 * A1776-camp.III.C.1.b, A1776-camp.III.C.1.c an area raises units, or gives some up. The owner is asked only where
 * there is a choice.
 */
export const levy = run<LevyFrame>({
  clause: 'A1776-camp.III.C.1.b',
  run({ state, frame: { by, area, unit }, table, push }) {
    const due = dueIn(state, area, unit);
    if (due < 0) {
      push(
        ...release({ state, table, by, area, unit, count: -due, clause: 'A1776-camp.III.B.5.a.2' }),
      );
      return;
    }
    const hexes = due === 0 ? [] : arrivalsIn(state, by, area);
    const [only, ...others] = hexes;
    if (only === undefined) return;
    if (others.length === 0 && !mayArriveInside(state, by, only))
      push(...arrive(state, table, { by, area, hex: only, units: { [unit]: due } }));
    else push(frame<RaiseFrame>({ f: 'raise', by, area, left: { [unit]: due } }));
  },
});

interface Coming {
  readonly by: Side;
  readonly area: LevyArea;
  readonly hex: string;
  readonly units: Counts;
  readonly inside?: boolean;
}

/** Places units that were raised. A1776-adv.IV.F.1 they capture counters that enemies have left alone in the hex. */
function arrive(state: State1776, table: Table, { by, area, hex, units, inside }: Coming) {
  put(state, by, hex, inside === true ? 'in' : 'rest', units);
  const [unit = 'RM'] = typesIn(units);
  table.say({
    type: 'raised',
    clause: dueBy(state, unit),
    data: { side: by, area, hex, units: { ...units }, inside: inside === true },
  });
  destroyBuilt(state, table, by, hex);
  return spoilsFor(state, [hex]);
}

interface Facts {
  readonly state: State1776;
  readonly by: Side;
  readonly left: Counts;
  readonly hexes: readonly string[];
}

const leftOf = ({ left }: Facts): number => left[typesIn(left)[0] as UnitCode] ?? 0;

/** The choices of hex and points for the one type that is placed, in the order of keys. */
function partsFor<V extends 'raise' | 'lodge'>(facts: Facts, verb: V, hexes: readonly string[]) {
  const all = numbersUpTo(leftOf(facts));
  return inKeys(hexes.map(hexNo)).flatMap((no) =>
    all.map((points) => ({ do: verb, hex: HEX_IDS[no] as string, points }) as const),
  );
}

type Raising = Turn<State1776, RaiseFrame>;

function bring(
  { state, frame: now, table, done, push }: Raising,
  coming: Pick<Coming, 'hex' | 'inside'>,
  points: number,
): void {
  const { by, area, left } = now;
  const [unit] = typesIn(left) as [UnitCode];
  const units: Counts = { [unit]: points };
  add(left, units, -1);
  if (isEmpty(left)) done();
  push(...arrive(state, table, { by, area, units, ...coming }));
}

/**
 * A1776-camp.III.C.2 units that are raised are placed at once or never, A1776-camp.III.B.1 and their owner may take
 * fewer; A1776-camp.III.C.4 inside a fort only if no enemies are in its hex.
 */
export const raise = ask<RaiseFrame>()({
  clause: 'A1776-camp.III.C.2',
  verbs: {
    lodge: { hex: 'hex', points: 'points' },
    raise: { hex: 'hex', points: 'points' },
    waive: {},
  },
  facts: (state, { by, area, left }): Facts => ({
    ...{ state, by, left },
    hexes: arrivalsIn(state, by, area),
  }),
  // Only legal actions are listed, in the order of their keys.
  exact: true,
  candidates(facts) {
    const { state, by, hexes } = facts;
    const forts = hexes.filter((hex) => mayArriveInside(state, by, hex));
    return [
      ...partsFor(facts, 'lodge', forts),
      ...partsFor(facts, 'raise', hexes),
      { do: 'waive' } as const,
    ];
  },
  guards: {
    lodge: [
      {
        clauses: [WHERE.us, WHERE.gb],
        barredBy: ({ by, hexes }, { hex }) => (hexes.includes(hex) ? null : WHERE[by]),
      },
      {
        clause: 'A1776-adv.IV.B.1',
        holds: ({ state, by }, { hex }) => state.hexes[hex]?.fort === by,
      },
      {
        clause: 'A1776-camp.III.C.4',
        holds: ({ state, by }, { hex }) => mayArriveInside(state, by, hex),
      },
      { clause: 'A1776-camp.III.B.2.b', holds: (facts, { points }) => points <= leftOf(facts) },
    ],
    raise: [
      {
        clauses: [WHERE.us, WHERE.gb],
        barredBy: ({ by, hexes }, { hex }) => (hexes.includes(hex) ? null : WHERE[by]),
      },
      { clause: 'A1776-camp.III.B.2.b', holds: (facts, { points }) => points <= leftOf(facts) },
    ],
  },
  apply: {
    lodge: (turn, { hex, points }) => bring(turn, { hex, inside: true }, points),
    raise: (turn, { hex, points }) => bring(turn, { hex }, points),
    waive({ frame: { by, area, left }, table, done }) {
      table.say({
        type: 'waived',
        clause: 'A1776-camp.III.C.2',
        data: { side: by, area, units: { ...left } },
      });
      done();
    },
  },
});
