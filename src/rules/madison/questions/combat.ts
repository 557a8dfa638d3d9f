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
 * MMW-2.75, MMW-2.76, MMW-3.7.a whether the fort counts: it does for units, unless all of them are Indians. Leaders do
 * not matter.
 */
const fortCounts = (state: MadisonState, space: SpaceId, defender: Side): boolean =>
  fortOf(state, space) !== null && unitsAt(state, defender, space).some((id) => !isIndian(id));

/**
 * MMW-13.4, MMW-13.4.b strength of a force. Units out of supply are added up and halved, fractions up. All units of a
 * force usually have the same supply, and the fort is then halved with them.
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
 * MMW-10.21, MMW-10.23, MMW-13.4.b strengths and odds if `attacker`, who stands in the space, attacks now; `fort`:
 * value of the fort.
 */
function strengths(state: MadisonState, space: SpaceId, attacker: Side, fort: number): Strengths {
  const defender = other(attacker);
  const attack = strengthOfForce(state, attackers(state, attacker, space), 0);
  const defence = Math.max(1, strengthOfForce(state, unitsAt(state, defender, space), fort));
  return { attack, defence, ratio: ratioOf(attack, defence) };
}

/** MMW-9.51 odds before a combat, with the fort if it counts. */
export function oddsAt(state: MadisonState, space: SpaceId, attacker: Side): Strengths {
  const counts = fortCounts(state, space, other(attacker));
  return strengths(state, space, attacker, counts ? (fortOf(state, space)?.value ?? 0) : 0);
}

/** The frame of a combat about to begin. Everything that is checked only once is checked here. */
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
    // MMW-2.23 one unit that adds strength is enough
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

/** MMW-10.44, MMW-2.12 whether Americans fight British regulars in clear terrain in 1812 or 1813. */
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
 * MMW-3.35, MMW-3.51, MMW-3.52, MMW-8.5 land leaders of the highest rank in a space, who may command. Tecumseh may only
 * if he is alone and with Indians.
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

/** Commander of a side in a combat: the leader named, or the only one who can. */
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

/** MMW-2.71, MMW-3.62, MMW-10.32.4, MMW-10.32.5 class ratings of the two lead units for their comparison. */
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
  // MMW-10.32.4 a force of reduced units only has no advantage from the fort, and the fort's class is its upper limit
  return isReduced(state, lead) ? worse(own, fort) : better(own, fort);
}

/** MMW-2.71 whether the fort counts in this round. A card may cancel it, with all its consequences (MMW-2.77). */
const fortStands = (state: MadisonState, now: CombatFrame): boolean =>
  now.fort && !ignored(state, now).has('fort');

/** MMW-2.77 meaning of the result 9: against a fort the attacker retreats, elsewhere the defender. */
export const nine = (state: MadisonState, now: CombatFrame): 'AR' | 'DR' =>
  fortStands(state, now) ? 'AR' : 'DR';

export interface RoundOdds extends Strengths {
  readonly modifiers: readonly Modifier[];
}

/** MMW-10.21 steps 1 to 4: odds and modifiers of the present round, before the dice. */
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

/** The land combat in progress; undefined: there is none. */
export const combatIn = (state: MadisonState): CombatFrame | undefined =>
  state.agenda.findLast((one): one is CombatFrame => one.f === 'combat');
