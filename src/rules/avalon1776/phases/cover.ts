import { frame, sealed } from '../../kernel/frame.js';
import { clone } from '../../kernel/json.js';
import { HEX_IDS, hexNo } from '../components/map.js';
import { areaOf } from '../components/scenarios/places.js';
import {
  type Counts,
  COVERED_CODES,
  type CoveredCode,
  FACE,
  isCovered,
  UNIT,
  type UnitCode,
} from '../components/units.js';
import type { CoverFrame, SideFrame } from '../frames.js';
import {
  coveredIn,
  hasAnyCovered,
  isHostile,
  isLeftInBox,
  lotFor,
  lotWith,
  mayTurnDown,
  mostIn,
  showable,
  turn,
} from '../questions/covered.js';
import { hexesIn, put, typesIn, within } from '../questions/force.js';
import { inKeys } from '../questions/keys.js';
import { placings } from '../questions/placings.js';
import { scenarioIn, type State1776 } from '../state.js';
import { wake } from './onset.js';
import { ask, run } from './phase.js';

/**
 * A1776-opt.I begins the decision in which a side turns counters down or sets up unseen; the others learn the result
 * when it is complete.
 */
export const veil = run<SideFrame>({
  clause: 'A1776-opt.I.D',
  run({ state, frame: { by }, push }) {
    const isSetup = state.turn === 0;
    if (!isSetup && !mayTurnAny(state, by)) return;
    const { hexes, boats } = state;
    const before = clone({ hexes, ...(boats && { boats }) });
    const decoys = isSetup ? decoysOf(state, by) : 0;
    const cover: CoverFrame = { f: 'cover', by, before, ...(decoys > 0 && { decoys }) };
    const placed = isSetup ? placings(scenarioIn(state), by, state.options ?? {}).reverse() : [];
    push(sealed('cover', { [by]: [cover, ...placed] }), frame<SideFrame>({ f: 'covered', by }));
  },
});

/** Whether the side has anything to turn, judged by what everybody sees. */
const mayTurnAny = (state: State1776, by: SideFrame['by']): boolean =>
  hasAnyCovered(state, by) ||
  hexesIn(state).some(
    (hex) =>
      mayTurnDown(state, by, hex) &&
      typesIn(within(state.hexes[hex]?.[by])).some((code) => UNIT[code].inverts),
  );

const decoysOf = (state: State1776, by: SideFrame['by']): number =>
  scenarioIn(state).setup[by].reduce((sum, { units }) => sum + (units.D ?? 0), 0);

/** Scenario -> the clause that gives its decoys. */
const DECOYS_OF: { readonly [scenario: string]: string } = {
  scenario1: 'A1776-scn1.options.1',
  scenario2: 'A1776-scn2.options.1',
  scenario3: 'A1776-scn3.options.1',
};

interface Facts {
  readonly state: State1776;
  readonly now: CoverFrame;
  readonly area: ReadonlySet<string>;
  /** The counters of the side that are face down already, by face. */
  readonly used: Counts;
}

/** A1776-opt.I.G why a decoy of the set-up cannot be placed in a hex; null: it can. */
function decoyBar({ state, now: { by }, area }: Facts, hex: string): string | null {
  if (!area.has(hex)) return 'A1776-adv.V.D';
  return isHostile(state, by, hex) ? 'A1776-opt.I.G.1' : null;
}

/** A1776-opt.I.F why a counter cannot be turned down in a hex; null: it can. */
function hideBar(facts: Facts, hex: string, unit: UnitCode): string | null {
  const { state, now, used } = facts;
  const { by, decoys = 0 } = now;
  // A1776-opt.I.A units go face down as counters of the box, e.g. `CA-5`, not as a bare type.
  if (!isCovered(unit)) return UNIT[unit].inverts ? 'A1776-basic.III.C' : 'A1776-opt.I.B';
  if (unit === 'D-1' && decoys > 0) return decoyBar(facts, hex);
  if (!mayTurnDown(state, by, hex)) return 'A1776-opt.I.F';
  return lotFor(state, by, hex, unit) !== undefined && isLeftInBox(used, by, unit)
    ? null
    : 'A1776-basic.III.C';
}

/** The face-down counters in the order of texts. */
const FACES: readonly CoveredCode[] = [...COVERED_CODES].sort();
const DECOY: readonly CoveredCode[] = ['D-1'];

const inOrder = (hexes: readonly string[]): string[] =>
  inKeys(hexes.map(hexNo)).map((no) => HEX_IDS[no] as string);

/**
 * The counters that might be turned down in a hex: a decoy of the set-up, and any for which one lot there has the
 * points.
 */
function facesAt({ state, now: { by, decoys = 0 } }: Facts, hex: string): readonly CoveredCode[] {
  const lots = state.hexes[hex]?.[by];
  if (lots === undefined) return decoys > 0 ? DECOY : [];
  const most = mostIn(lots);
  return FACES.filter((code) => {
    const { of, points } = FACE[code];
    return (code === 'D-1' && decoys > 0) || (most[of] ?? 0) >= points;
  });
}

const hidesAt = (facts: Facts, hex: string) =>
  facesAt(facts, hex)
    .filter((unit) => hideBar(facts, hex, unit) === null)
    .map((unit) => ({ do: 'hide', hex, unit }) as const);

const liftsAt = ({ state, now: { by } }: Facts, hex: string) =>
  showable(within(state.hexes[hex]?.[by]))
    .filter((unit) => lotWith(state, by, hex, unit) !== undefined)
    .map((unit) => ({ do: 'lift', hex, unit }) as const);

/** A1776-opt.I.A a side turns units face down, counter by counter; before that it may turn counters face up. */
export const cover = ask<CoverFrame>()({
  clause: 'A1776-opt.I.D',
  verbs: { hide: { hex: 'hex', unit: 'unit' }, lift: { hex: 'hex', unit: 'unit' }, end: {} },
  facts: (state, now): Facts => ({
    state,
    now,
    area: areaOf(scenarioIn(state)),
    used: coveredIn(state, now.by),
  }),
  // A decoy of the set-up can lie anywhere, so only legal actions are listed, in the order of their keys.
  exact: true,
  candidates(facts) {
    const { state, now, area } = facts;
    const { by, decoys = 0 } = now;
    const own = Object.keys(state.hexes).filter((hex) => state.hexes[hex]?.[by] !== undefined);
    const hides = inOrder(decoys > 0 ? [...area] : own).flatMap((hex) => hidesAt(facts, hex));
    const lifts =
      now.turned === undefined ? inOrder(own).flatMap((hex) => liftsAt(facts, hex)) : [];
    return [...(decoys === 0 ? [{ do: 'end' } as const] : []), ...hides, ...lifts];
  },
  guards: {
    hide: [
      {
        clauses: [
          'A1776-opt.I.B',
          'A1776-opt.I.F',
          'A1776-opt.I.G.1',
          'A1776-adv.V.D',
          'A1776-basic.III.C',
        ],
        barredBy: (facts, { hex, unit }) => hideBar(facts, hex, unit),
        instead: (facts, { hex }) => hidesAt(facts, hex),
      },
    ],
    lift: [
      // A decoy is never shown voluntarily.
      { clause: 'A1776-opt.I.G', holds: (_, { unit }) => unit !== 'D-1' },
      // Counters are first turned up, then down, never up again: so this decision comes to an end.
      { clause: 'A1776-opt.I.D', holds: ({ now }) => now.turned === undefined },
      {
        clause: 'A1776-opt.I.D',
        holds: ({ state, now: { by } }, { hex, unit }) =>
          isCovered(unit) && lotWith(state, by, hex, unit) !== undefined,
      },
    ],
    // A1776-scn1.options.1, A1776-scn2.options.1, A1776-scn3.options.1 the side cannot end before all its decoys of the
    // set-up are placed.
    end: [
      {
        clauses: Object.values(DECOYS_OF),
        barredBy: ({ state, now: { decoys = 0 } }) =>
          decoys > 0 ? (DECOYS_OF[scenarioIn(state).id] ?? 'A1776-opt.I.G') : null,
      },
    ],
  },
  apply: {
    hide({ state, frame: now }, { hex, unit }) {
      now.turned = true;
      hide(state, now, hex, unit as CoveredCode);
    },
    lift({ state, frame: { by } }, { hex, unit }) {
      const { of, points } = FACE[unit as CoveredCode];
      const status = lotWith(state, by, hex, unit) ?? 'rest';
      turn(state, by, hex, status, { from: { [unit]: 1 }, to: { [of]: points } });
    },
    end: ({ done }) => done(),
  },
});

function hide(state: State1776, now: CoverFrame, hex: string, unit: CoveredCode): void {
  const { by, decoys = 0 } = now;
  if (unit === 'D-1' && decoys > 0) {
    // The decoy goes inside the fort if there is one: beside a fort whose garrison is inside, everybody would know it
    // for a decoy.
    put(state, by, hex, state.hexes[hex]?.fort === by ? 'in' : 'rest', { 'D-1': 1 });
    if (decoys > 1) now.decoys = decoys - 1;
    else delete now.decoys;
    return;
  }
  const { of, points } = FACE[unit];
  const status = lotFor(state, by, hex, unit) ?? 'rest';
  turn(state, by, hex, status, { from: { [of]: points }, to: { [unit]: 1 } });
}

/**
 * Tells everybody how many counters lie face down, and where; A1776-opt.I.D Continentals that were turned up may wake
 * militia.
 */
export const covered = run<SideFrame>({
  clause: 'A1776-opt.I',
  run({ state, frame: { by }, table }) {
    const counters = Object.values(coveredIn(state, by)).reduce((sum, n) => sum + n, 0);
    table.say({ type: 'covered', clause: 'A1776-opt.I', data: { side: by, counters } });
    if (by === 'us' && state.turn > 0) wake(state, by, table);
  },
});
