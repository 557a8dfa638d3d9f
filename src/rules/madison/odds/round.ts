import type { Modifier } from '../../kernel/ruleset.js';
import { SPACE, type SpaceId } from '../components/map.js';
import { UNIT, type UnitId } from '../components/units.js';
import type { Works } from '../questions/control.js';
import { better, type ClassRating, landModifiers, ratioOf, worse } from '../questions/drm.js';
import { isDragoon, isIndian } from '../questions/pieces.js';

/** A unit in the combat, and whether its reduced side shows. */
export interface Fighter {
  readonly unit: UnitId;
  readonly reduced: boolean;
}

/** A round before its roll, with the forces of both sides. */
export interface Fight {
  /** Whether it is the first round of the combat (MMW-10.41). */
  readonly first: boolean;
  /** Lead units that have been named; where a side has named none, `leadOf` chooses. */
  readonly leads: readonly [attacker: UnitId | undefined, defender: UnitId | undefined];
  readonly space: SpaceId;
  readonly attackers: readonly Fighter[];
  readonly defenders: readonly Fighter[];
  /** Whether each side is out of supply (MMW-13.4.b). */
  readonly cut: readonly [attacker: boolean, defender: boolean];
  readonly fort: Works | null;
  readonly invasion: boolean;
  readonly amphibious: boolean;
  readonly regulars: boolean;
  readonly leaders: readonly [attacker: number, defender: number];
  /** Sum of the modifiers by battle cards in this round, in the attacker's favour. */
  readonly cards: number;
}

export type Force = readonly Fighter[];

const strength = ({ unit, reduced }: Fighter): number =>
  reduced ? (UNIT[unit].reduced ?? 0) : UNIT[unit].strength;
/** The unreduced units of a force. */
export const fresh = (force: Force): Fighter[] => force.filter(({ reduced }) => !reduced);
const sum = (force: Force): number => force.reduce((total, one) => total + strength(one), 0);
const halved = (value: number, cut: boolean): number => (cut ? Math.ceil(value / 2) : value);

const rating = ({ unit }: Fighter, fort: boolean, inFort: ClassRating): ClassRating =>
  fort && isDragoon(unit) ? inFort : UNIT[unit].class;

/**
 * The lead unit: the best class, and among equals the unit with the least to lose. A force of reduced units leads with
 * its worst class (MMW-10.32.3).
 */
function leadOf(force: Force, rate: (one: Fighter) => ClassRating): Fighter | undefined {
  const able = fresh(force);
  const worn = able.length === 0;
  const from = worn ? force : able;
  const order = (a: Fighter, b: Fighter): number =>
    (worn ? -1 : 1) * (rate(a).charCodeAt(0) - rate(b).charCodeAt(0)) || cost(a) - cost(b);
  return [...from].sort(order)[0];
}

/** Strength that a unit loses with its next step. */
const cost = (one: Fighter): number =>
  one.reduced ? strength(one) : strength(one) - (UNIT[one.unit].reduced ?? 0);

/** MMW-10.52 the force after a step loss of that unit. */
export const without = (force: Force, hit: Fighter): Force =>
  force.flatMap((one) =>
    one !== hit
      ? [one]
      : one.reduced || UNIT[one.unit].reduced === null
        ? []
        : [{ unit: one.unit, reduced: true }],
  );

/**
 * MMW-10.51.d, MMW-10.51.f the force after the second loss: by the cheapest unreduced unit, or else by the cheapest of
 * all.
 */
export function secondLoss(force: Force): Force {
  const able = fresh(force);
  const [cheapest] = [...(able.length > 0 ? able : force)].sort((a, b) => cost(a) - cost(b));
  return cheapest === undefined ? force : without(force, cheapest);
}

export interface Leads {
  readonly attacker: Fighter;
  readonly defender: Fighter;
}

const named = (force: Force, lead: UnitId | undefined): Fighter | undefined =>
  force.find(({ unit }) => unit === lead);

/** Lead units and all modifiers of a round, without those of cards. `opens`: it is the round that `fight` describes. */
export function roundOf(
  fight: Fight,
  attackers: Force,
  defenders: Force,
  opens: boolean,
): { readonly leads: Leads; readonly modifiers: Modifier[] } | null {
  const fort = fight.fort !== null;
  const leads = opens ? fight.leads : [];
  const attacker =
    named(attackers, leads[0]) ?? leadOf(fresh(attackers), (one) => rating(one, fort, 'B'));
  const defender = named(defenders, leads[1]) ?? leadOf(defenders, (one) => rating(one, fort, 'A'));
  if (attacker === undefined || defender === undefined) return null;
  const own = rating(defender, fort, 'A');
  const inFort =
    fight.fort === null
      ? own
      : defender.reduced
        ? worse(own, fight.fort.class)
        : better(own, fight.fort.class);
  const attack = halved(sum(fresh(attackers)), fight.cut[0]);
  const defence = halved(sum(defenders) + (fight.fort?.value ?? 0), fight.cut[1]);
  const all = (force: Force): boolean => force.every(({ unit }) => isIndian(unit));
  const modifiers = landModifiers({
    ratio: ratioOf(attack, Math.max(1, defence)),
    first: opens && fight.first,
    leads: [rating(attacker, fort, 'B'), inFort],
    fort,
    forest: SPACE[fight.space].terrain === 'forest',
    indians: [all(attackers), all(defenders)],
    montreal: SPACE[fight.space].attackDrm !== 0,
    invasion: fight.invasion,
    amphibious: fight.amphibious,
    regulars: fight.regulars,
    leaders: fight.leaders,
  });
  return { leads: { attacker, defender }, modifiers };
}
