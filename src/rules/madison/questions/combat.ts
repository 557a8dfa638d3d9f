import type { Modifier } from '../../kernel/ruleset.js';
import { LEADER, type LeaderId } from '../components/leaders.js';
import { pathBetween, SPACE, type SpaceId } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import { UNIT, type UnitId } from '../components/units.js';
import type { CombatFrame } from '../frames.js';
import type { MadisonState } from '../state.js';
import { fortOf } from './control.js';
import { better, type ClassRating, landModifiers, type Ratio, ratioOf, worse } from './drm.js';
import { cardModifiers, ignored } from './language/combat.js';
import {
  faceOf,
  isDragoon,
  isIndian,
  isReduced,
  isRegular,
  leadersAt,
  strengthOf,
  unitsAt,
} from './pieces.js';

export interface Strengths {
  readonly attack: number;
  readonly defence: number;
  readonly ratio: Ratio;
}

/**
 * MMW-2.75, MMW-2.76, MMW-3.7.a the fort counts for units, unless Indians are alone in it; leaders do not change that.
 */
const fortCounts = (state: MadisonState, space: SpaceId, defender: Side): boolean =>
  fortOf(state, space) !== null && unitsAt(state, defender, space).some((id) => !isIndian(id));

/**
 * MMW-13.4, MMW-13.4.b the strength of a force: what is out of supply is added up and halved, fractions up. A force
 * comes from one supply situation as a rule, and then a fort is halved with it.
 */
function strengthOfForce(state: MadisonState, units: readonly UnitId[], fort: number): number {
  let whole = 0;
  let cut = 0;
  for (const id of units)
    if (state.units[id].cut === true) cut += strengthOf(state, id);
    else whole += strengthOf(state, id);
  const allCut = units.length > 0 && units.every((id) => state.units[id].cut === true);
  return allCut ? Math.ceil((cut + fort) / 2) : whole + Math.ceil(cut / 2) + fort;
}

/** MMW-10.23 reduced units add nothing to an attack. */
const attackers = (state: MadisonState, side: Side, space: SpaceId): UnitId[] =>
  unitsAt(state, side, space).filter((id) => !isReduced(state, id));

/**
 * MMW-10.21, MMW-10.23, MMW-13.4.b strengths and odds if `attacker`, standing in the space, attacks now; `fort`: its
 * value.
 */
function strengths(state: MadisonState, space: SpaceId, attacker: Side, fort: number): Strengths {
  const defender = other(attacker);
  const attack = strengthOfForce(state, attackers(state, attacker, space), 0);
  const defence = Math.max(1, strengthOfForce(state, unitsAt(state, defender, space), fort));
  return { attack, defence, ratio: ratioOf(attack, defence) };
}

/** MMW-9.51 the odds before a combat, with the fort if it would count. */
export function oddsAt(state: MadisonState, space: SpaceId, attacker: Side): Strengths {
  const counts = fortCounts(state, space, other(attacker));
  return strengths(state, space, attacker, counts ? (fortOf(state, space)?.value ?? 0) : 0);
}

/** A combat about to begin; what is tested once is tested now. */
export function startCombat(
  state: MadisonState,
  space: SpaceId,
  attacker: Side,
  arrival: boolean,
): CombatFrame {
  const defender = other(attacker);
  const fort = fortCounts(state, space, defender);
  const froms = attackers(state, attacker, space).map((id) => state.units[id].from);
  return {
    f: 'combat',
    space,
    attacker,
    round: 1,
    stage: 'begin',
    arrival,
    fort,
    regulars: facesRegulars(state, space, attacker, fort),
    // MMW-2.23 one that adds strength is enough
    invasion: froms.some(
      (from) => from !== undefined && isLand(from) && pathBetween(from, space) === 'invasion',
    ),
    amphibious: froms.some((from) => from !== undefined && !isLand(from)),
    leads: {},
    command: {},
    used: {},
    lost: {},
  };
}

const isLand = (place: string): place is SpaceId => Object.hasOwn(SPACE, place);

/** MMW-10.44, MMW-2.12 Americans against British regulars in the clear in 1812 and 1813. */
const facesRegulars = (
  state: MadisonState,
  space: SpaceId,
  attacker: Side,
  fort: boolean,
): boolean =>
  attacker === 'us' &&
  !fort &&
  SPACE[space].terrain === 'clear' &&
  !(state.turn?.startsWith('1814') ?? false) &&
  unitsAt(state, 'gb', space).some(isRegular);

/**
 * MMW-3.35, MMW-3.51, MMW-3.52, MMW-8.5 land leaders of the highest rank there, who may command; Tecumseh only alone
 * and with Indians.
 */
export function seniors(state: MadisonState, side: Side, space: SpaceId): LeaderId[] {
  const there = leadersAt(state, side, space);
  const land = there.filter((id) => kindOf(id) === 'land');
  if (land.length > 0) {
    const rank = Math.max(...land.map((id) => faceOf(state, id).stars));
    return land.filter((id) => faceOf(state, id).stars === rank);
  }
  const alone = there.every((id) => kindOf(id) === 'indian');
  return alone && unitsAt(state, side, space).some(isIndian) ? there : [];
}

/** Who commands a side in a combat: the one named, or else the only one who can. */
export function commander(
  state: MadisonState,
  { space, command }: CombatFrame,
  side: Side,
): LeaderId | null {
  const able = seniors(state, side, space);
  const named = command[side];
  return named !== undefined && able.includes(named) ? named : (able[0] ?? null);
}

/** MMW-10.31, MMW-10.32, MMW-10.32.2, MMW-10.32.3 units that may lead. */
export function leadsOf(state: MadisonState, now: CombatFrame, side: Side): UnitId[] {
  const units = unitsAt(state, side, now.space);
  const fresh = units.filter((id) => !isReduced(state, id));
  if (fresh.length > 0 || side === now.attacker) return fresh;
  const lowest = units.reduce<ClassRating>((worst, id) => worse(worst, UNIT[id].class), 'A');
  return units.filter((id) => UNIT[id].class === lowest);
}

/** MMW-2.71, MMW-3.62, MMW-10.32.4, MMW-10.32.5 class ratings with which the two leads are compared. */
function ratings(
  state: MadisonState,
  now: CombatFrame,
  fortClass: ClassRating | null,
): readonly [ClassRating, ClassRating] {
  const attacker = now.leads[now.attacker];
  const defender = now.leads[other(now.attacker)];
  return [
    attacker === undefined
      ? 'C'
      : isDragoon(attacker) && fortClass !== null
        ? 'B'
        : UNIT[attacker].class,
    defender === undefined ? 'C' : defending(state, defender, fortClass),
  ];
}

function defending(state: MadisonState, lead: UnitId, fort: ClassRating | null): ClassRating {
  if (fort === null) return UNIT[lead].class;
  const own = isDragoon(lead) ? 'A' : UNIT[lead].class;
  // MMW-10.32.4 a force of reduced units only gains nothing by the fort and is capped by it
  return isReduced(state, lead) ? worse(own, fort) : better(own, fort);
}

/**
 * MMW-2.71 whether there is a fort in this round: a card may set it aside, with all that follows from it (MMW-2.77).
 */
const fortStands = (state: MadisonState, now: CombatFrame): boolean =>
  now.fort && !ignored(state, now).has('fort');

/** MMW-2.77 what a 9 comes to: against a fort the attacker retreats, elsewhere the defender. */
export const nine = (state: MadisonState, now: CombatFrame): 'AR' | 'DR' =>
  fortStands(state, now) ? 'AR' : 'DR';

export interface RoundOdds extends Strengths {
  readonly modifiers: readonly Modifier[];
}

/** MMW-10.21 steps 1 to 4: what the round that goes on comes to, before the dice. */
export function roundOdds(state: MadisonState, now: CombatFrame): RoundOdds {
  const { space, attacker } = now;
  const defender = other(attacker);
  const without = ignored(state, now);
  const fort = fortStands(state, now) ? fortOf(state, space) : null;
  const sums = strengths(state, space, attacker, fort?.value ?? 0);
  const first = now.round === 1;
  const modifier = (side: Side): number => {
    const id = commander(state, now, side);
    return id === null || without.has(`leader-${side}`) ? 0 : faceOf(state, id).modifier;
  };
  const modifiers = landModifiers({
    ratio: sums.ratio,
    first,
    leads: ratings(state, now, fort?.class ?? null),
    fort: fort !== null,
    forest: SPACE[space].terrain === 'forest' && !without.has('forest'),
    indians: [allIndian(state, attacker, space), allIndian(state, defender, space)],
    montreal: SPACE[space].attackDrm !== 0,
    invasion: now.invasion && !without.has('invasion'),
    amphibious: now.amphibious && !without.has('amphibious'),
    regulars: now.regulars,
    leaders: [modifier(attacker), modifier(defender)],
  });
  return { ...sums, modifiers: [...modifiers, ...cardModifiers(state, now)] };
}

const allIndian = (state: MadisonState, side: Side, space: SpaceId): boolean =>
  unitsAt(state, side, space).every(isIndian);

const kindOf = (id: LeaderId): 'land' | 'naval' | 'indian' => LEADER[id].kind;

/** The land combat that goes on, or undefined. */
export const combatIn = (state: MadisonState): CombatFrame | undefined =>
  state.agenda.findLast((one): one is CombatFrame => one.f === 'combat');
