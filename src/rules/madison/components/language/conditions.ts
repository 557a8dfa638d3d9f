import type { LakeId } from '../lakes.js';
import type { LeaderId } from '../leaders.js';
import type { ShipId, ShipType } from '../ships.js';
import type { Side } from '../side.js';
import type { Region, SpaceId } from '../spaces.js';
import type { UnitClass, UnitId, UnitKind } from '../units.js';

/** `me`: who uses the card. */
export type Person = 'me' | 'foe';

/** Which pieces. In a combat, step or landing window: those of that combat or force. Members left out do not matter. */
export interface Who {
  readonly side?: Side | Person | 'any';
  readonly kind?: readonly (UnitKind | 'ship')[];
  readonly class?: readonly UnitClass[];
  readonly type?: readonly ShipType[];
  readonly lake?: LakeId;
  readonly ids?: readonly (UnitId | ShipId)[];
}

/** Which spaces, or `target`: the space chosen for the card. A lake in the list is its lake control box. */
export type At = 'target' | readonly (SpaceId | LakeId)[] | Where;

/** All members that are there must fit. */
export interface Where {
  readonly ids?: readonly SpaceId[];
  readonly region?: readonly Region[];
  readonly territory?: 'foe';
  readonly lake?: LakeId | 'target';
  /** In a lakeside town, not in a box. */
  readonly lakeside?: true;
  readonly valueMax?: number;
  readonly controlledBy?: Person;
  readonly noLandUnitsOf?: 'gb' | 'foe';
  readonly minUnits?: number;
  /** The space of that leader. */
  readonly leader?: LeaderId;
}

export type Condition =
  /** I attack, I defend in this combat. */
  | { readonly cond: 'role'; readonly is: 'attack' | 'defend' }
  /** The space of the combat, or entered, fits; with `at`: a space that fits exists and is the target. */
  | {
      readonly cond: 'space';
      readonly terrain?: 'forest' | 'clear';
      readonly region?: readonly Region[];
      readonly lake?: LakeId;
      readonly at?: Where;
    }
  /** A fort counts in the space of the combat for that player. */
  | { readonly cond: 'fort'; readonly heldBy: Person }
  | { readonly cond: 'across'; readonly kind: 'amphibious' }
  /** The leader, or such a unit, takes part; `commands`: the leader commands. */
  | {
      readonly cond: 'in-combat';
      readonly leader?: LeaderId;
      readonly commands?: true;
      readonly who?: Who;
    }
  /** My lead unit fits; `now`: asked once, as the card is played, however long it lasts. */
  | { readonly cond: 'lead'; readonly who: Who; readonly now?: true }
  | { readonly cond: 'unit-at'; readonly who: Who; readonly at: At }
  /** Such an undamaged ship is there. */
  | { readonly cond: 'ship-at'; readonly who: Who; readonly at: At }
  /** The side controls the space, or it is the side's own and the enemy does not control it. */
  | { readonly cond: 'holds'; readonly side: Side; readonly space: SpaceId }
  /** The side controls this space of enemy territory with units (MMW-4.14). */
  | { readonly cond: 'occupies'; readonly side: Side; readonly space: SpaceId }
  | {
      readonly cond: 'lake';
      readonly lake: LakeId | 'target';
      readonly notControlledBy: 'gb' | 'foe';
    }
  /** I control a lake: the target of the card. */
  | { readonly cond: 'lake-held'; readonly by: 'me' }
  | { readonly cond: 'on-map'; readonly leader: LeaderId }
  /** Such a unit stands within so many spaces by paths of the space entered or landed on. */
  | { readonly cond: 'near'; readonly who: Who; readonly spaces: number }
  /** The foe is playing a card of that (English) title and has declared so many forces. */
  | { readonly cond: 'foe-card'; readonly title: 'Campaign'; readonly forces: 2 }
  /** In the round just applied that side lost a step or must retreat. */
  | { readonly cond: 'lost-round'; readonly side: 'gb' | 'foe' }
  | { readonly cond: 'destroyed'; readonly space: SpaceId }
  | { readonly cond: 'any'; readonly of: readonly Condition[] };
