import type { FortId } from '../forts.js';
import type { LakeId } from '../lakes.js';
import type { LeaderId } from '../leaders.js';
import type { ShipId } from '../ships.js';
import type { Side } from '../side.js';
import type { SpaceId } from '../spaces.js';
import type { TurnId } from '../turns.js';
import type { UnitId } from '../units.js';
import type { At, Condition, Person, Where, Who } from './conditions.js';

/** MMW-10.4 a modifier that a card may cancel. */
export type Modifier = 'invasion' | 'amphibious' | 'foe-leader' | 'fort';

type Rounds = 'one' | 'all';

/**
 * What an activation by a card may do beyond the rules. `cross`, `trail`: MP cost of invasion routes and of trails;
 * `ferry`: the ferry is open.
 */
type Activation =
  /** MMW-8.7 as a Campaign card. */
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
  /** A leader of any command value with his force, or n units in one space. */
  | {
      readonly mode: 'leader-or-units';
      readonly n: number;
      readonly at?: readonly SpaceId[];
      readonly anyCommand: true;
      readonly cross?: number;
      readonly trail?: number;
    }
  /** Up to n of my units in adjacent spaces move into the attacked space before combat. */
  | { readonly mode: 'join'; readonly n: number };

/** A step of the event of a card. `by`: the player who chooses among the pieces that match. */
type Primitive =
  /** MMW-4.17 permanent event VPs. */
  | { readonly do: 'vp'; readonly side: Side; readonly n: number }
  /**
   * A modifier of n in my favour: added when I attack, subtracted when I defend. For a leader: his modifier. `plus`:
   * more under a condition.
   */
  | {
      readonly do: 'drm';
      readonly n: number | LeaderId;
      readonly combat: 'land' | 'naval';
      readonly rounds: Rounds;
      readonly plus?: { readonly n: number; readonly if: Condition };
    }
  | { readonly do: 'ignore'; readonly what: readonly Modifier[]; readonly rounds: 'one' }
  /** The dice are rolled again; the second roll counts. */
  | { readonly do: 'reroll'; readonly combat: 'naval' }
  /** The foe may not retreat before this combat, even by MMW-9.51. */
  | { readonly do: 'no-retreat' }
  /** The combat ends before the roll; my force retreats without loss. */
  | { readonly do: 'withdraw'; readonly combat: 'naval' }
  /**
   * Each unit arrives in the first listed space that the foe does not control; with `each`, in a listed space of my
   * choice.
   */
  | {
      readonly do: 'place-unit';
      readonly units: readonly UnitId[];
      readonly at: readonly SpaceId[] | { readonly leader: LeaderId };
      readonly each?: 'choose';
    }
  /** n units lose a step; in a combat round after the result of the round. `perSpace`: at most that many in a space. */
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
  /** The leader arrives in the first listed space that the foe does not control; no effect if he is in play already. */
  | {
      readonly do: 'leader';
      readonly id: LeaderId;
      readonly act: 'place';
      readonly at: readonly SpaceId[];
    }
  | { readonly do: 'place-fort'; readonly fort: FortId }
  /**
   * MMW-4.13 up to n towns are worth 0 for the rest of the game. `vp`: event VPs that I get for each. `home`: where my
   * pieces go from there.
   */
  | {
      readonly do: 'destroy-town';
      readonly at: readonly SpaceId[] | Where;
      readonly n: number;
      readonly vp?: number;
      readonly home?: { readonly [S in SpaceId]?: SpaceId };
    }
  | { readonly do: 'destroy-base'; readonly at: readonly SpaceId[]; readonly if?: Condition }
  /** Those of these ships that have not arrived yet enter undamaged and free of charge. */
  | {
      readonly do: 'place-ship';
      readonly ships: readonly ShipId[];
      readonly at: readonly SpaceId[];
    }
  /** n ships are removed, or up to n if their enemy chooses; `sound`: undamaged ships only. */
  | {
      readonly do: 'ship-loss';
      readonly who: Who;
      readonly sound?: true;
      readonly at?: At;
      readonly n: number;
      readonly steps: 'all';
      readonly by: Person;
    }
  /**
   * MMW-15.0 building and repair on one of these lakes. `early`: ships with dots up to that turn may be built, in 1812
   * too.
   */
  | {
      readonly do: 'build';
      readonly nbv: number;
      readonly lakes: readonly LakeId[];
      readonly early?: TurnId;
    }
  /** MMW-8.31.5 n units are restored. */
  | { readonly do: 'restore'; readonly n: number }
  | {
      readonly do: 'depot';
      readonly act: 'remove';
      readonly side: Side | 'foe';
      readonly at: 'target' | readonly SpaceId[];
    }
  | ({ readonly do: 'activate' } & Activation)
  /**
   * The pieces named may move at most `max` further spaces in this card play. `back`: they return to where they came
   * from and do not fight.
   */
  | {
      readonly do: 'limit-move';
      readonly target: 'space' | 'force' | 'ships' | 'landing';
      readonly max: number;
      readonly back?: true;
    }
  /**
   * To invade is to enter enemy territory, to attack, or to enter a lake box with enemy ships. `next-own-play`: lasts
   * until my next card play is over.
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
  /** n land reinforcements of the next Reinforcement Phase arrive one turn later. */
  | { readonly do: 'delay'; readonly side: Side; readonly n: number; readonly by: 'foe' }
  /** MMW-6.2 ends the pre-war sequence. */
  | { readonly do: 'start-war' }
  /** MMW-4.2 ends the game. */
  | { readonly do: 'end-game' };

export type Effect =
  | Primitive
  /** I choose one of these lists of effects. */
  | { readonly do: 'choose'; readonly of: readonly (readonly Effect[])[] }
  /** 1d6 decides: the list whose range contains the roll. */
  | {
      readonly do: 'die';
      readonly faces: readonly {
        readonly min: number;
        readonly max: number;
        readonly of: readonly Effect[];
      }[];
    };
