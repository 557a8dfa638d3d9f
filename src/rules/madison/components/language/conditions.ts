import type { LakeId } from '../lakes.js';
import type { LeaderId } from '../leaders.js';
import type { ShipId, ShipType } from '../ships.js';
import type { Side } from '../side.js';
import type { Region, SpaceId } from '../spaces.js';
import type { UnitClass, UnitId, UnitKind } from '../units.js';

/** A player, from the viewpoint of the card: `me` is the player who uses it. */
export type Person = 'me' | 'foe';

/**
 * A description of pieces. In a combat, step or landing window it means the pieces of that combat or force. Members
 * that are left out do not matter.
 */
export interface Who {
  readonly side?: Side | Person | 'any';
  readonly kind?: readonly (UnitKind | 'ship')[];
  readonly class?: readonly UnitClass[];
  readonly type?: readonly ShipType[];
  readonly lake?: LakeId;
  readonly ids?: readonly (UnitId | ShipId)[];
}

/** A description of spaces. `target`: the space chosen for the card. A lake in the list means its lake control box. */
export type At = 'target' | readonly (SpaceId | LakeId)[] | Where;

/** A description of spaces that must have all the given properties. */
export interface Where {
  readonly ids?: readonly SpaceId[];
  readonly region?: readonly Region[];
  readonly territory?: 'foe';
  readonly lake?: LakeId | 'target';
  /** Whether it is a lakeside town, not a box. */
  readonly lakeside?: true;
  readonly valueMax?: number;
  readonly controlledBy?: Person;
  readonly noLandUnitsOf?: 'gb' | 'foe';
  readonly minUnits?: number;
  /** The space where that leader is. */
  readonly leader?: LeaderId;
}

export type Condition =
  /** I am the attacker, or the defender, in this combat. */
  | { readonly cond: 'role'; readonly is: 'attack' | 'defend' }
  /** The space of the combat, or the space entered, matches. With `at`: some space matches and is the target. */
  | {
      readonly cond: 'space';
      readonly terrain?: 'forest' | 'clear';
      readonly region?: readonly Region[];
      readonly lake?: LakeId;
      readonly at?: Where;
    }
  /** The player has a fort that counts in the space of the combat. */
  | { readonly cond: 'fort'; readonly heldBy: Person }
  | { readonly cond: 'across'; readonly kind: 'amphibious' }
  /** The leader, or a matching unit, takes part; `commands`: the leader commands. */
  | {
      readonly cond: 'in-combat';
      readonly leader?: LeaderId;
      readonly commands?: true;
      readonly who?: Who;
    }
  /** My lead unit matches. `now`: checked only once, when the card is played, however long its effect lasts. */
  | { readonly cond: 'lead'; readonly who: Who; readonly now?: true }
  | { readonly cond: 'unit-at'; readonly who: Who; readonly at: At }
  /** There is a matching undamaged ship. */
  | { readonly cond: 'ship-at'; readonly who: Who; readonly at: At }
  /** The side controls the space, or the space is in its own territory and the enemy does not control it. */
  | { readonly cond: 'holds'; readonly side: Side; readonly space: SpaceId }
  /** The side controls this space of enemy territory with units (MMW-4.14). */
  | { readonly cond: 'occupies'; readonly side: Side; readonly space: SpaceId }
  | {
      readonly cond: 'lake';
      readonly lake: LakeId | 'target';
      readonly notControlledBy: 'gb' | 'foe';
    }
  /** I control a lake, which is the target of the card. */
  | { readonly cond: 'lake-held'; readonly by: 'me' }
  | { readonly cond: 'on-map'; readonly leader: LeaderId }
  /** A matching unit stands within that many spaces, by paths, of the space entered or landed on. */
  | { readonly cond: 'near'; readonly who: Who; readonly spaces: number }
  /** The foe is playing a card with that (English) title and has declared that many forces. */
  | { readonly cond: 'foe-card'; readonly title: 'Campaign'; readonly forces: 2 }
  /** In the round just resolved that side lost a step or must retreat. */
  | { readonly cond: 'lost-round'; readonly side: 'gb' | 'foe' }
  | { readonly cond: 'destroyed'; readonly space: SpaceId }
  | { readonly cond: 'any'; readonly of: readonly Condition[] };
