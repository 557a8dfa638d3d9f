import type { Modifier } from '../../kernel/ruleset.js';
import type { LeaderId } from '../components/leaders.js';
import type { LakeId } from '../components/map.js';
import { SHIP, SHIP_TYPE } from '../components/ships.js';
import { other, type Side } from '../components/side.js';
import type { NavalCombatFrame } from '../frames.js';
import type { MadisonState } from '../state.js';
import { type ClassRating, navalModifiers } from './drm.js';
import { cardModifiers } from './language/combat.js';
import { navalLeadersAt, soundShipsAt } from './naval.js';
import { faceOf } from './pieces.js';

/** MMW-12.33 commander of a fleet: the best naval leader with it, as they have no rank. */
export function flagOfficer(state: MadisonState, side: Side, lake: LakeId): LeaderId | null {
  let best: LeaderId | null = null;
  for (const id of navalLeadersAt(state, side, lake))
    if (best === null || faceOf(state, id).modifier > faceOf(state, best).modifier) best = id;
  return best;
}

/** MMW-12.3 all modifiers of the combat, from the attacker's viewpoint; damaged ships are ignored (MMW-12.42). */
export function fleetModifiers(state: MadisonState, now: NavalCombatFrame): Modifier[] {
  const sides = [now.attacker, other(now.attacker)] as const;
  const both = <V>(of: (side: Side) => V): readonly [V, V] => [of(sides[0]), of(sides[1])];
  const ships = (side: Side): (typeof SHIP)[keyof typeof SHIP][] =>
    soundShipsAt(state, side, now.lake).map((id) => SHIP[id]);
  const modifiers = navalModifiers({
    ships: both((side) => ships(side).length),
    leads: both((side) => leadClass(now, side)),
    leaders: both((side) => {
      const officer = flagOfficer(state, side, now.lake);
      return officer === null ? 0 : faceOf(state, officer).modifier;
    }),
    frigate: both((side) => ships(side).some(({ type }) => SHIP_TYPE[type].nbv2 >= FRIGATE)),
    small: both((side) => ships(side).every(({ type }) => SHIP_TYPE[type].small)),
  });
  return [...modifiers, ...cardModifiers(state, now)];
}

/**
 * MMW-12.34 building cost of a frigate, in half points: ships that cost as much or more count as frigates or larger.
 */
const FRIGATE = SHIP_TYPE.frigate.nbv2;

const leadClass = ({ leads }: NavalCombatFrame, side: Side): ClassRating => {
  const lead = leads[side];
  return lead === undefined ? 'C' : SHIP[lead].class;
};

/** The naval combat in progress; undefined: there is none. */
export const navalCombatIn = (state: MadisonState): NavalCombatFrame | undefined =>
  state.agenda.findLast((one): one is NavalCombatFrame => one.f === 'naval-combat');
