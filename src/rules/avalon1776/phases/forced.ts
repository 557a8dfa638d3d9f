import { beforeMore } from '../../kernel/action.js';
import { frame } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import { HEX_IDS } from '../components/map.js';
import { AREA_CLAUSES } from '../components/scenarios/index.js';
import type { Side } from '../components/side.js';
import { forcedMarch, MOST_FORCED_MP, pointsLost } from '../components/tables.js';
import type { Counts } from '../components/units.js';
import type { DeclareFrame, ShiftFrame, SideFrame, TrudgeFrame } from '../frames.js';
import { isSnowbound } from '../questions/campaign/winter.js';
import { spoilsFor } from '../questions/capture.js';
import { lossOf } from '../questions/combat.js';
import { coveredOf, facesOf, hasCovered, told, turnedUp } from '../questions/covered.js';
import {
  add,
  isEmpty,
  points,
  put,
  statusesIn,
  takeFrom,
  troopsOf,
  typesIn,
} from '../questions/force.js';
import {
  aimBar,
  declaredBy,
  endsOf,
  isReachedIn,
  targetsFrom,
  together,
  triersIn,
  triersOf,
  unstoppedAt,
} from '../questions/forced-march.js';
import { inKeys, numbersUpTo } from '../questions/keys.js';
import { groundOf } from '../questions/marching.js';
import { nearestTo } from '../questions/nearest.js';
import type { Exactly } from '../questions/search.js';
import type { ForcedMarch, Lots, State1776 } from '../state.js';
import { cameInto } from './entry.js';
import { openTowns } from './indian-towns.js';
import { ask, run } from './phase.js';

interface Facts {
  readonly state: State1776;
  readonly by: Side;
  readonly triers: readonly { readonly hex: string; readonly mp: number }[];
}

/**
 * A1776-opt.III.B forced marches come after all normal movement; A1776-opt.III.C.1 all are declared before the first
 * die is rolled.
 */
export const forced = ask<SideFrame>()({
  clause: 'A1776-opt.III',
  // Once marches are declared, it is left to the player to end the declarations.
  forced: ({ marches }) => marches === undefined,
  verbs: { try: { hex: 'hex', mp: 'mp' }, end: {} },
  facts: (state, { by }): Facts => ({ state, by, triers: triersOf(state, by) }),
  *candidates({ triers }) {
    yield { do: 'end' };
    for (const { hex, mp } of triers) yield { do: 'try', hex, mp };
  },
  guards: {
    try: [
      {
        clauses: [
          ...['A1776-opt.III.A', 'A1776-opt.III.E', 'A1776-opt.III.F', 'A1776-basic.II.G'],
          'A1776-camp.VII.A.2.c',
        ],
        barredBy: ({ state, by, triers }, { hex, mp }) =>
          triers.some((one) => one.hex === hex && one.mp === mp)
            ? null
            : whyNot(state, by, hex, mp),
      },
    ],
  },
  apply: {
    try({ state, frame: { by }, push }, { hex, mp }) {
      const units = together(triersIn(unstoppedAt(state, by, hex), mp));
      push(frame<DeclareFrame>({ f: 'declare', by, hex, allowance: mp, units }));
    },
    end({ state, frame: { by }, done, push }) {
      done();
      if (state.marches !== undefined) push(frame<SideFrame>({ f: 'trek', by }));
    },
  },
});

/** Why no unit of that allowance may try a forced march from a hex. */
function whyNot(state: State1776, by: Side, hex: string, mp: number): string {
  if (isSnowbound(state, hex)) return 'A1776-camp.VII.A.2.c';
  const lots = state.hexes[hex]?.[by];
  const isAny = (among: Lots | undefined) => !isEmpty(together(triersIn(among, mp)));
  if (isAny(lots) && !isAny(unstoppedAt(state, by, hex))) return 'A1776-basic.II.G';
  if (isAny(lots))
    return state.marches?.some(({ from }) => from === hex) ? 'A1776-opt.III.E' : 'A1776-opt.III.F';
  return lots?.bound === undefined ? 'A1776-opt.III.A' : 'A1776-opt.III.E';
}

interface Declaring {
  readonly state: State1776;
  readonly now: DeclareFrame;
  readonly targets: Exactly;
  /** A1776-opt.III.E hexes that other units of the same hex and allowance have declared as their targets. */
  readonly declared: readonly string[];
}

const FORCED_MP = Array.from({ length: MOST_FORCED_MP }, (_, less) => less + 1);
/** The targets that may be declared, with MP, in the order of keys. */
const aimsAt = ({ now, declared, targets: { nodes, mp: spent } }: Declaring) =>
  inKeys(nodes).flatMap((no) => {
    const hex = HEX_IDS[no] as string;
    return hex === now.hex || declared.includes(hex)
      ? []
      : FORCED_MP.filter((mp) => ((spent[no] as number) & (1 << mp)) !== 0).map(
          (mp) => ({ do: 'aim', hex, mp }) as const,
        );
  });

/** Alternatives for a target that is not allowed: the same hex for other MP, else the nearest hexes for the same MP. */
function aimsNear(
  facts: Declaring,
  { hex: wish, mp: wished }: { readonly hex: string; readonly mp: number },
) {
  const aims = aimsAt(facts);
  const there = aims.filter(({ hex }) => hex === wish);
  if (there.length > 0) return there;
  const { state, now } = facts;
  const hexes = aims.filter(({ mp }) => mp === wished).map(({ hex }) => hex);
  return nearestTo(groundOf(state, now.by), wish, now.hex, hexes).map(
    (hex) => ({ do: 'aim', hex, mp: wished }) as const,
  );
}

/** A1776-opt.III.C.1 the owner declares which units try a forced march, for how many MP, and to which hex. */
export const declare = ask<DeclareFrame>()({
  clause: 'A1776-opt.III.C.1',
  verbs: { leave: { unit: 'unit', points: 'points' }, aim: { hex: 'hex', mp: 'mp' } },
  facts: (state, now): Declaring => ({
    state,
    now,
    targets: targetsFrom(state, now),
    declared: declaredBy(state, now.hex, now.allowance),
  }),
  // There may be a hundred targets, so only legal actions are listed, in the order of their keys.
  exact: true,
  candidates(facts) {
    const { units } = facts.now;
    const types = typesIn(units).sort(beforeMore);
    const leave = types.flatMap((unit) =>
      numbersUpTo((units[unit] ?? 0) - (types.length > 1 ? 0 : 1)).map(
        (some) => ({ do: 'leave', unit, points: some }) as const,
      ),
    );
    return [...aimsAt(facts), ...leave];
  },
  guards: {
    leave: [
      {
        clause: 'A1776-opt.III.E',
        holds: ({ now }, { unit, points: some }) => some <= (now.units[unit] ?? 0),
      },
      {
        clause: 'A1776-opt.III.C.1',
        holds: ({ now }, { unit, points: some }) =>
          !isEmpty(add({ ...now.units }, { [unit]: some }, -1)),
      },
    ],
    aim: [
      { clause: 'A1776-opt.III.D', holds: (_, { mp }) => mp >= 1 && mp <= MOST_FORCED_MP },
      {
        clauses: [
          ...AREA_CLAUSES,
          'A1776-basic.II.G',
          'A1776-basic.II.H',
          'A1776-scn3.special.2',
          'A1776-camp.V.B',
          'A1776-opt.III.F',
        ],
        barredBy: ({ state, now, targets }, { hex, mp }) =>
          hex !== now.hex && isReachedIn(targets, hex, mp) ? null : aimBar(state, now, hex, mp),
        instead: aimsNear,
      },
      {
        clause: 'A1776-opt.III.E',
        holds: ({ declared }, { hex }) => !declared.includes(hex),
      },
    ],
  },
  apply: {
    leave({ frame: now }, { unit, points: some }) {
      add(now.units, { [unit]: some }, -1);
    },
    aim({ state, frame: now, table, done }, { hex: to, mp }) {
      const { by, hex: from, units } = now;
      bind(state, now);
      (state.marches ??= []).push({ from, to, mp, units });
      table.say({
        type: 'declared',
        clause: 'A1776-opt.III.C.1',
        ...told({ side: by, from, to, mp, units }),
      });
      done();
    },
  },
});

/** A1776-opt.III.E nobody tries twice: the marchers are set apart (`bound`) in their hex. */
function bind(state: State1776, { by, hex, allowance, units }: DeclareFrame): void {
  const lots = triersIn(unstoppedAt(state, by, hex), allowance);
  let left: Counts = { ...units };
  // Units that have spent most MP are taken first, as the others might still be wanted where they are.
  for (const status of statusesIn(lots).reverse()) {
    const some: Counts = {};
    for (const code of typesIn(left)) {
      const count = Math.min(left[code] ?? 0, lots[status]?.[code] ?? 0);
      if (count > 0) some[code] = count;
    }
    takeFrom(state, by, hex, some, [status]);
    left = add({ ...left }, some, -1);
  }
  put(state, by, hex, 'bound', units);
}

/** A1776-opt.III.C.2 rolls a die for each march, in the order in which they were declared. */
export const trek = run<SideFrame>({
  clause: 'A1776-opt.III.C.2',
  run({ state, frame: now, table, push }) {
    const { by } = now;
    const [march, ...rest] = state.marches ?? [];
    if (march === undefined) return;
    if (rest.length > 0) state.marches = rest;
    else delete state.marches;
    const [die = 1] = table.roll(1, 'forced-march', 'A1776-opt.III.C.2');
    const { mp: gained, half } = forcedMarch(die, march.mp);
    const shifts = half ? unmask(state, table, by, march) : [];
    const marchers = half ? turnedUp(march.units) : march.units;
    delete marchers.D;
    const lost = half ? lossOf(marchers, pointsLost('half', points(marchers))) : {};
    takeFrom(state, by, march.from, lost, ['bound']);
    const units = add({ ...marchers }, lost, -1);
    table.say({
      type: 'forced',
      clause: 'A1776-opt.III.D',
      data: { side: by, from: march.from, to: march.to, mp: march.mp, die, gained, lost },
    });
    if (rest.length > 0) push({ ...now });
    if (isEmpty(units)) {
      // A1776-adv.IV.F.1 the enemy may capture what the lost marchers leave behind.
      push(...shifts, ...spoilsFor(state, [march.from]));
      return;
    }
    takeFrom(state, by, march.from, units, ['bound']);
    put(state, by, march.from, 'held', units);
    if (gained > 0)
      push(frame<TrudgeFrame>({ f: 'trudge', by, march: { ...march, units }, gained }));
    push(...shifts);
  },
});

/**
 * A1776-opt.III.G face-down marchers are turned up where half of them are lost; decoys among them are then driven off
 * like any decoy that is found out.
 */
function unmask(state: State1776, table: Table, by: Side, march: ForcedMarch): ShiftFrame[] {
  const { from: hex, units } = march;
  const faces = facesOf(units, 'bound');
  if (faces.length === 0) return [];
  const open = turnedUp(units);
  const decoys = units['D-1'] ?? 0;
  takeFrom(state, by, hex, units, ['bound']);
  put(state, by, hex, 'bound', troopsOf(open));
  table.say({
    type: 'shown',
    clause: 'A1776-opt.III.G',
    data: { side: by, hex, units: turnedUp(coveredOf(units)) },
    reveals: faces,
  });
  return decoys > 0 ? [frame<ShiftFrame>({ f: 'shift', by, hex, left: decoys })] : [];
}

interface Ends {
  readonly ends: readonly string[];
}

/**
 * A1776-opt.III.F the owner chooses where the marchers come that spend all MP gained; if that is nowhere, they are
 * lost.
 */
export const trudge = ask<TrudgeFrame>()({
  clause: 'A1776-opt.III.F',
  // A1776-opt.I.G.1 a decoy may have fewer possible ends than it seems, so making a single choice unasked would betray
  // it.
  forced: (_, { march }) => !hasCovered(march.units),
  verbs: { reach: { hex: 'hex' }, perish: {} },
  facts: (state, { by, march, gained }): Ends => ({ ends: endsOf(state, by, march, gained) }),
  *candidates({ ends }) {
    for (const hex of ends) yield { do: 'reach', hex };
    yield { do: 'perish' };
  },
  guards: {
    reach: [{ clause: 'A1776-opt.III.F', holds: ({ ends }, { hex }) => ends.includes(hex) }],
    perish: [{ clause: 'A1776-opt.III.F', holds: ({ ends }) => ends.length === 0 }],
  },
  apply: {
    reach({ state, frame: { by, march, gained }, table, done, push }, { hex: to }) {
      const { from, units } = march;
      takeFrom(state, by, from, units, ['held']);
      put(state, by, to, 'held', units);
      table.say({
        type: 'reached',
        clause: 'A1776-opt.III.F',
        ...told({ side: by, from, to, mp: gained, units }),
      });
      openTowns(state, table, { by, from, to, units });
      done();
      push(cameInto(by, to, from, units));
    },
    perish({ state, frame: { by, march }, table, done, push }) {
      takeFrom(state, by, march.from, march.units, ['held']);
      table.say({
        type: 'perished',
        clause: 'A1776-opt.III.F',
        data: { side: by, hex: march.from, units: turnedUp(march.units) },
        ...(hasCovered(march.units) && { reveals: facesOf(march.units, 'held') }),
      });
      done();
      push(...spoilsFor(state, [march.from]));
    },
  },
});
