import type { FortId } from '../forts.js';
import type { LakeId } from '../lakes.js';
import type { LeaderId } from '../leaders.js';
import type { ShipId } from '../ships.js';
import type { Side } from '../side.js';
import type { SpaceId } from '../spaces.js';
import type { TurnId } from '../turns.js';
import type { UnitId } from '../units.js';
import type { At, Condition, Person, Where, Who } from './conditions.js';

/** MMW-10.4 a modifier that a card may set aside. */
export type Modifier = 'invasion' | 'amphibious' | 'foe-leader' | 'fort';

type Rounds = 'one' | 'all';

/**
 * What activating by a card may do. `cross`, `trail`: MP cost of invasion routes, of trails; `ferry`: the FERRY is
 * open.
 */
type Activation =
  /** MMW-8.7 */
  | { readonly mode: 'campaign' }
  | {
      readonly mode: 'leader';
      readonly leaders: readonly LeaderId[];
      readonly anyCommand?: true;
      readonly cross?: number;
    }
  | {
      readonly mode: 'units';
      readonly n: number;
      readonly at?: readonly SpaceId[];
      readonly to?: readonly SpaceId[];
      readonly cross?: number;
      readonly ferry?: true;
    }
  /** A leader of any command value with his force, or n units of one space. */
  | {
      readonly mode: 'leader-or-units';
      readonly n: number;
      readonly at?: readonly SpaceId[];
      readonly anyCommand: true;
      readonly cross?: number;
      readonly trail?: number;
    }
  /** Up to n of my units in adjacent spaces step into the attacked space before combat. */
  | { readonly mode: 'join'; readonly n: number };

/** What the event of a card does, step by step. `by`: who chooses among the pieces that fit. */
type Primitive =
  /** MMW-4.17 event VPs, for good. */
  | { readonly do: 'vp'; readonly side: Side; readonly n: number }
  /** n in my favour: added when I attack, subtracted when I defend. A leader: his modifier. `plus`: more, if. */
  | {
      readonly do: 'drm';
      readonly n: number | LeaderId;
      readonly combat: 'land' | 'naval';
      readonly rounds: Rounds;
      readonly plus?: { readonly n: number; readonly if: Condition };
    }
  | { readonly do: 'ignore'; readonly what: readonly Modifier[]; readonly rounds: 'one' }
  /** The second roll stands. */
  | { readonly do: 'reroll'; readonly combat: 'naval' }
  /** The foe may not retreat before this combat, MMW-9.51 included. */
  | { readonly do: 'no-retreat' }
  /** The combat ends before the roll; my force retreats without loss. */
  | { readonly do: 'withdraw'; readonly combat: 'naval' }
  /** Each in the first space listed that the foe does not control, or with `each` in one of my choice. */
  | {
      readonly do: 'place-unit';
      readonly units: readonly UnitId[];
      readonly at: readonly SpaceId[] | { readonly leader: LeaderId };
      readonly each?: 'choose';
    }
  /** n units lose a step, in a combat round after its result; `perSpace`: at most so many in a space. */
  | {
      readonly do: 'unit-loss';
      readonly who: Who;
      readonly at?: Where;
      readonly n: number;
      readonly perSpace?: number;
      readonly steps: 1;
      readonly by: Person;
    }
  | { readonly do: 'leader'; readonly id: LeaderId; readonly act: 'flip' | 'remove' }
  /** In the first space listed that the foe does not control; nothing if the leader is in play already. */
  | {
      readonly do: 'leader';
      readonly id: LeaderId;
      readonly act: 'place';
      readonly at: readonly SpaceId[];
    }
  | { readonly do: 'place-fort'; readonly fort: FortId }
  /**
   * MMW-4.13 up to n towns are worth 0 for the rest of the game; `vp`: event VPs for me for each; `home`: where mine go
   * from there.
   */
  | {
      readonly do: 'destroy-town';
      readonly at: readonly SpaceId[] | Where;
      readonly n: number;
      readonly vp?: number;
      readonly home?: { readonly [S in SpaceId]?: SpaceId };
    }
  | { readonly do: 'destroy-base'; readonly at: readonly SpaceId[]; readonly if?: Condition }
  /** Those of these ships that have not come yet enter free and undamaged. */
  | {
      readonly do: 'place-ship';
      readonly ships: readonly ShipId[];
      readonly at: readonly SpaceId[];
    }
  /** n ships are removed, or up to n where their enemy chooses; `sound`: no damaged ones. */
  | {
      readonly do: 'ship-loss';
      readonly who: Who;
      readonly sound?: true;
      readonly at?: At;
      readonly n: number;
      readonly steps: 'all';
      readonly by: Person;
    }
  /** MMW-15.0 build and repair on one of these lakes; `early`: dots up to that turn count as reached, in 1812 too. */
  | {
      readonly do: 'build';
      readonly nbv: number;
      readonly lakes: readonly LakeId[];
      readonly early?: TurnId;
    }
  /** MMW-8.31.5 */
  | { readonly do: 'restore'; readonly n: number }
  | {
      readonly do: 'depot';
      readonly act: 'remove';
      readonly side: Side | 'foe';
      readonly at: 'target' | readonly SpaceId[];
    }
  | ({ readonly do: 'activate' } & Activation)
  /**
   * What is named may move `max` spaces more in this card play. `back`: it returns to where it came from and does not
   * fight.
   */
  | {
      readonly do: 'limit-move';
      readonly target: 'space' | 'force' | 'ships' | 'landing';
      readonly max: number;
      readonly back?: true;
    }
  /**
   * Invade: enter enemy territory, attack, or enter a lake box that holds enemy ships. Next-own-play: until it is over.
   */
  | {
      readonly do: 'bar';
      readonly who: Who;
      readonly at?: Where;
      readonly from: 'enter-gb' | 'invade' | 'sail';
      readonly until: 'card' | 'next-own-play' | 'turn';
    }
  /** Up to `count` spaces have n more winter quarters this winter. */
  | { readonly do: 'wq'; readonly n: number; readonly count: number; readonly at: Where }
  | {
      readonly do: 'supply';
      readonly side: Side;
      readonly at: Where;
      readonly as: 'in';
      readonly until: 'turn';
    }
  | { readonly do: 'draw'; readonly n: number }
  | { readonly do: 'discard'; readonly side: 'foe'; readonly n: number; readonly how: 'random' }
  | { readonly do: 'look-hand'; readonly side: Side }
  /** n land reinforcements of the next Reinforcement Phase come a turn later. */
  | { readonly do: 'delay'; readonly side: Side; readonly n: number; readonly by: 'foe' }
  /** MMW-6.2 the pre-war sequence is over. */
  | { readonly do: 'start-war' }
  /** MMW-4.2 */
  | { readonly do: 'end-game' };

export type Effect =
  | Primitive
  /** I take one of the lists. */
  | { readonly do: 'choose'; readonly of: readonly (readonly Effect[])[] }
  /** 1d6; the list whose range holds it. */
  | {
      readonly do: 'die';
      readonly faces: readonly {
        readonly min: number;
        readonly max: number;
        readonly of: readonly Effect[];
      }[];
    };
