import type { Clause } from '../../kernel/clauses.js';
import { lookup } from '../../kits/lookup.js';
import {
  FERRY,
  NEIGHBOURS,
  PATH_MP,
  pathBetween,
  SPACE,
  SPACE_IDS,
  type SpaceId,
} from '../components/map.js';
import { other, type Side } from '../components/side.js';
import { UNIT, type UnitId } from '../components/units.js';
import type { MadisonState, Moving } from '../state.js';
import { allowanceOf, type Band, LEADER_MP } from './force.js';
import { barsEntry } from './language/lasting.js';
import { isReduced } from './pieces.js';
import { leaderPlaces, type Places, placesOf, shipPlaces, unitPlaces } from './places.js';

/** MMW-3.63 how far from Montreal the Lower Canada militia may be, in spaces, in British territory only. */
const MILITIA_RANGE = 2;

const LOWER_CANADA: ReadonlySet<SpaceId> = (() => {
  const within = new Set<SpaceId>(['montreal']);
  for (let step = 0; step < MILITIA_RANGE; step++)
    for (const space of [...within]) for (const { to } of NEIGHBOURS[space]) within.add(to);
  return new Set([...within].filter((space) => SPACE[space].territory === 'gb'));
})();

/** MMW-3.63 whether a unit may be in a space at all. */
export const mayBeIn = (unit: UnitId, space: SpaceId): boolean =>
  UNIT[unit].mark !== 'LC' || LOWER_CANADA.has(space);

/** MMW-3.61 the other end of the ferry; null: the space is not on it. */
export const ferryFrom = (space: SpaceId): SpaceId | null =>
  space === FERRY.a ? FERRY.b : space === FERRY.b ? FERRY.a : null;

export const isNorthWest = (unit: UnitId): boolean => UNIT[unit].mark === 'NW';

/** Places of enemies and other facts, looked up once per listing. */
export interface Ground {
  readonly state: MadisonState;
  readonly by: Side;
  /** Spaces with enemy land units. Spaces with other enemy pieces matter only to leaders without units. */
  readonly foes: Places;
  readonly others: () => Places;
}

export function groundOf(state: MadisonState, by: Side): Ground {
  const foe = other(by);
  let others: Places | null = null;
  return {
    state,
    by,
    foes: placesOf(unitPlaces(state, foe)),
    others: () => (others ??= placesOf(shipPlaces(state, foe), leaderPlaces(state, foe))),
  };
}

/** MMW-9.2 MPs of a step, including cards in force; null: there is no path (MMW-3.61: the ferry is only for some). */
function costOf(state: MadisonState, band: Band, from: SpaceId, to: SpaceId): number | null {
  const kind = pathBetween(from, to);
  const licence = state.play?.licence;
  if (kind === undefined) {
    const open =
      licence?.ferry === true || (band.leaders.length === 0 && band.units.every(isNorthWest));
    return open && ferryFrom(from) === to ? FERRY.mp : null;
  }
  if (kind === 'invasion') return licence?.cross ?? PATH_MP.invasion;
  return kind === 'trail' ? (licence?.trail ?? PATH_MP.trail) : PATH_MP.road;
}

/** A step overland under consideration. */
export interface Step {
  readonly band: Band;
  readonly from: SpaceId;
  readonly to: SpaceId;
  /** MPs; null: no path. */
  readonly cost: number | null;
}

export const stepOf = ({ state }: Ground, band: Band, from: SpaceId, to: SpaceId): Step => ({
  band,
  from,
  to,
  cost: costOf(state, band, from, to),
});

/** A rule for steps overland. */
interface StepRule {
  readonly clause: Clause;
  allows(ground: Ground, step: Step): boolean;
}

/** Whether a piece with that allowance can pay for a step; without a path none can. */
const affords = (piece: Moving, allowance: number, cost: number | null): boolean =>
  (piece.spent ?? 0) + (cost ?? Infinity) <= allowance;

/** MMW-9.0 rules for a step of a band. A piece that breaks one must be left behind. */
export const STEP_RULES: readonly StepRule[] = [
  {
    clause: 'MMW-9.1',
    allows: (_ground, { cost }) => cost !== null,
  },
  {
    clause: 'MMW-3.34',
    allows: ({ state }, { band: { leaders }, cost }) =>
      leaders.every((id) => affords(state.leaders[id], LEADER_MP, cost)),
  },
  {
    clause: 'MMW-8.42',
    allows: ({ state }, { band: { units }, cost }) =>
      units.every((id) => affords(state.units[id], allowanceOf(id), cost)),
  },
  {
    clause: 'MMW-8.31.8',
    allows: ({ state }, { band: { units, leaders } }) =>
      units.every((id) => state.units[id].steps !== 0) &&
      leaders.every((id) => state.leaders[id].steps !== 0),
  },
  {
    clause: 'MMW-6.2.3.c',
    allows: ({ state, by }, { to }) => state.turn !== null || SPACE[to].territory === by,
  },
  {
    clause: 'MMW-8.31.1',
    allows: ({ state }, { to }) => state.play?.licence?.to?.includes(to) ?? true,
  },
  {
    clause: 'MMW-8.27',
    allows: ({ state }, { band: { units, leaders }, to }) =>
      state.lasting.length === 0 ||
      [...units, ...leaders].every((id) => barsEntry(state, id, to) === null),
  },
  {
    clause: 'MMW-3.63',
    allows: (_ground, { band: { units }, to }) => units.every((id) => mayBeIn(id, to)),
  },
  {
    clause: 'MMW-10.22',
    allows: ({ state, foes }, { to }) => !foes.has(to) || state.play?.attacked[to] !== true,
  },
  // no piece may stay among enemies without a fight
  {
    clause: 'MMW-9.3',
    allows: ({ foes, others }, { band: { units }, to }) =>
      units.length > 0 || (!foes.has(to) && !others().has(to)),
  },
];

/** Whether a step obeys all rules. */
export const mayStep = (ground: Ground, step: Step): boolean =>
  STEP_RULES.every(({ allows }) => allows(ground, step));

/** MMW-10.23 reduced units alone may not enter where enemy land units are. */
export const canAttack = (state: MadisonState, units: readonly UnitId[]): boolean =>
  units.some((id) => !isReduced(state, id));

const STEPS = lookup(SPACE_IDS, (from): readonly SpaceId[] => {
  const all = NEIGHBOURS[from].map(({ to }) => to);
  return SPACE_IDS.filter((id) => id === ferryFrom(from) || all.includes(id)).sort();
});

/** MMW-2.1 spaces at a distance of one step, including the ferry, in the order in which the kernel lists actions. */
export const stepsOut = (from: SpaceId): readonly SpaceId[] => STEPS[from];

/** Moves pieces into a space, and records the MPs spent and the space they came from. */
export function step(state: MadisonState, band: Band, from: SpaceId, to: SpaceId): void {
  const cost = costOf(state, band, from, to) ?? 0;
  const move = (piece: Moving & { at: string }): void => {
    piece.at = to;
    piece.from = from;
    piece.spent = (piece.spent ?? 0) + cost;
    if (piece.steps !== undefined) piece.steps -= 1;
  };
  for (const id of band.units) move(state.units[id]);
  for (const id of band.leaders) move(state.leaders[id]);
}
