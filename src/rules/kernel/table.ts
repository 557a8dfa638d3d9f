import type { Clause } from './clauses.js';
import type { Seat } from './frame.js';
import type { Json, JsonObject } from './json.js';

/** Returns an integer from 0 to `bound` - 1, each with equal probability. */
export type Random = (bound: number) => number;

/**
 * Source of chance of a game. Hidden draws use a stream of their own, so that public dice reveal nothing about them.
 */
export interface Chance {
  open(bound: number, purpose: string): number;
  hidden(bound: number, purpose: string): number;
}

/** Values of six-sided dice in the order rolled. `purpose` is a short key in the words of the game: `defender-fire`. */
export interface Roll {
  readonly dice: readonly number[];
  readonly purpose: string;
  readonly clause: Clause;
}

/** A hidden draw: the pile, and the elements taken from it, in order. Shown to nobody before the game is over. */
export interface Draw {
  readonly from: readonly string[];
  readonly taken: readonly string[];
  readonly purpose: string;
  readonly clause: Clause;
}

/** An entry that a game writes to the log. */
export interface Saying {
  readonly type: string;
  readonly clause: Clause;
  /** Public data. */
  readonly data: JsonObject;
  /** Seat -> data that only this seat sees, added to the public data. */
  readonly only?: { readonly [seat: Seat]: JsonObject };
  /**
   * Ids of pieces that the rules reveal here. A reveal is a boundary, and the only reason why two worlds may differ.
   */
  readonly reveals?: readonly string[];
}

/** An event of the log: an entry, with the dice rolled since the event before it. */
export interface Event extends Saying {
  readonly rolls: readonly Roll[];
}

/**
 * Everything random or recorded that the rules may ask for. Lists given to `draw` must be in an order made from public
 * facts.
 */
export interface Table {
  /** Rolls `count` six-sided dice in public. */
  roll(count: number, purpose: string, clause: Clause): readonly number[];
  /** Takes `count` elements of `from` at random, unseen, each with equal probability; all where there are fewer. */
  draw<T extends string>(from: readonly T[], count: number, purpose: string, clause: Clause): T[];
  /** Returns `pile` in a random order that nobody knows. */
  shuffle<T extends string>(pile: readonly T[], purpose: string, clause: Clause): T[];
  say(saying: Saying): void;
}

/**
 * A table that records what happens. Members of its records are in the order of the hashed log, so they need no
 * sorting.
 */
export class RecordingTable implements Table {
  readonly rolls: Roll[] = [];
  readonly draws: Draw[] = [];
  readonly events: Event[] = [];
  private unsaid: Roll[] = [];

  constructor(private readonly chance: Chance) {}

  roll(count: number, purpose: string, clause: Clause): readonly number[] {
    const dice: number[] = [];
    while (dice.length < count) dice.push(this.chance.open(6, purpose) + 1);
    const roll = { clause, dice, purpose };
    this.rolls.push(roll);
    this.unsaid.push(roll);
    return dice;
  }

  draw<T extends string>(from: readonly T[], count: number, purpose: string, clause: Clause): T[] {
    const rest = [...from];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0)
      taken.push(...rest.splice(this.chance.hidden(rest.length, purpose), 1));
    // a copy, as the game may sort the list it gets
    this.draws.push({ clause, from: [...from], purpose, taken: [...taken] });
    return taken;
  }

  shuffle<T extends string>(pile: readonly T[], purpose: string, clause: Clause): T[] {
    return this.draw(pile, pile.length, purpose, clause);
  }

  say({ type, clause, data, only, reveals }: Saying): void {
    // a spread of optional members takes ten times as long
    const event: Partial<{ -readonly [K in keyof Event]: Event[K] }> = { clause, data };
    if (only !== undefined) event.only = only;
    if (reveals !== undefined) event.reveals = reveals;
    event.rolls = this.unsaid;
    event.type = type;
    this.events.push(event as Event);
    this.unsaid = [];
  }
}

/** Why the events since `mark` cannot be undone; null where they can. */
export function boundaryOf(table: RecordingTable, mark: Mark): 'CHANCE' | 'REVEAL' | null {
  if (table.rolls.length > mark.rolls || table.draws.length > mark.draws) return 'CHANCE';
  return table.events.slice(mark.events).some((event) => event.reveals !== undefined)
    ? 'REVEAL'
    : null;
}

export interface Mark {
  readonly rolls: number;
  readonly draws: number;
  readonly events: number;
}

export const markOf = (table: RecordingTable): Mark => ({
  rolls: table.rolls.length,
  draws: table.draws.length,
  events: table.events.length,
});

/** An event as `viewer` may know it; null is a spectator. */
export function heard(event: Event, viewer: Seat | null): Heard {
  const own = viewer === null ? undefined : event.only?.[viewer];
  return {
    type: event.type,
    clause: event.clause,
    data: { ...event.data, ...own },
    rolls: event.rolls,
  };
}

export interface Heard {
  readonly type: string;
  readonly clause: Clause;
  readonly data: { readonly [key: string]: Json };
  readonly rolls: readonly Roll[];
}
