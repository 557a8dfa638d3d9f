import type { Modifier } from '../../kernel/ruleset.js';
import type { CardId } from '../components/cards/index.js';
import type { LeaderId } from '../components/leaders.js';
import type { LakeId, SpaceId } from '../components/map.js';
import type { ShipId } from '../components/ships.js';
import { other, type Side, SIDES } from '../components/side.js';
import type { UnitId } from '../components/units.js';
import type { CombatFrame, NavalCombatFrame } from '../frames.js';
import { combatIn, commander, roundOdds } from '../questions/combat.js';
import { fleetModifiers, navalCombatIn } from '../questions/naval-combat.js';
import { bySide, type MadisonState } from '../state.js';
import { inOrder } from './in-order.js';

type BySide<V> = { readonly [S in Side]: V };

/** A combat that goes on, as everybody sees it. */
interface Round {
  readonly attacker: Side;
  readonly defender: Side;
  readonly used: { readonly [S in Side]?: CardId };
  readonly dice: readonly number[];
  /** Before the dice, for the attacker; none while the leads are not named. */
  readonly modifiers: readonly Modifier[];
}

export interface LandCombat extends Round {
  readonly space: SpaceId;
  readonly round: number;
  readonly arrival: boolean;
  readonly fort: boolean;
  readonly invasion: boolean;
  readonly amphibious: boolean;
  readonly leads: { readonly [S in Side]?: UnitId };
  readonly commanders: BySide<LeaderId | null>;
  readonly attack: number;
  readonly defence: number;
}

export interface FleetCombat extends Round {
  readonly lake: LakeId;
  readonly leads: { readonly [S in Side]?: ShipId };
}

/** MMW-10.21 the land combat that goes on, before and after its dice; null: there is none. */
export function combatOf(state: MadisonState): LandCombat | null {
  const now: CombatFrame | undefined = combatIn(state);
  if (now === undefined) return null;
  const { space, attacker, round, arrival, fort, invasion, amphibious, leads } = now;
  const { attack, defence, modifiers } = roundOdds(state, now);
  const ready = SIDES.every((side) => leads[side] !== undefined);
  return {
    space,
    attacker,
    defender: other(attacker),
    round,
    arrival,
    fort,
    invasion,
    amphibious,
    leads: inOrder(SIDES, leads),
    commanders: bySide((side) => commander(state, now, side)),
    used: inOrder(SIDES, now.used),
    dice: [...(now.dice ?? [])],
    attack,
    defence,
    modifiers: ready ? modifiers : [],
  };
}

/** MMW-12.2 the same at sea. */
export function navalCombatOf(state: MadisonState): FleetCombat | null {
  const now: NavalCombatFrame | undefined = navalCombatIn(state);
  if (now === undefined) return null;
  const { lake, attacker, leads } = now;
  const ready = SIDES.every((side) => leads[side] !== undefined);
  return {
    lake,
    attacker,
    defender: other(attacker),
    leads: inOrder(SIDES, leads),
    used: inOrder(SIDES, now.used),
    dice: [...(now.dice ?? [])],
    modifiers: ready ? fleetModifiers(state, now) : [],
  };
}
