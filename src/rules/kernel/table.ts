import type { Clause } from './clauses.js';
import type { Seat } from './frame.js';
import type { Json, JsonObject } from './json.js';

/** A whole number from 0 to `bound` - 1, every one as likely. */
export type Random = (bound: number) => number;

/**
 * Where a game's chance comes from. Hidden draws have a stream of their own, so that public dice never tell of them.
 */
export interface Chance {
  open(bound: number, purpose: string): number;
  hidden(bound: number, purpose: string): number;
}

/** Six-sided dice in the order rolled. `purpose` is a short key in the game's own words: `defender-fire`. */
export interface Roll {
  readonly dice: readonly number[];
  readonly purpose: string;
  readonly clause: Clause;
}

/** A hidden draw: what there was and what was taken, in order. Shown to nobody before the game is over. */
export interface Draw {
  readonly from: readonly string[];
  readonly taken: readonly string[];
  readonly purpose: string;
  readonly clause: Clause;
}

/** What a game says for the log. */
export interface Saying {
  readonly type: string;
  readonly clause: Clause;
  /** For everybody. */
  readonly data: JsonObject;
  /** Members added for one seat alone. */
  readonly only?: { readonly [seat: Seat]: JsonObject };
  /** Pieces whose label becomes known by rule: a boundary, and the only licence for two worlds to differ. */
  readonly reveals?: readonly string[];
}

/** A log event: what was said, with the dice rolled since the event before. */
export interface Event extends Saying {
  readonly rolls: readonly Roll[];
}

/** All that the rules may ask of the world. Lists given to `draw` are in an order made of public facts alone. */
export interface Table {
  /** Rolls `count` six-sided dice in the open. */
  roll(count: number, purpose: string, clause: Clause): readonly number[];
  /** Takes `count` of `from` unseen, each as likely; fewer when there are not so many. */
  draw<T extends string>(from: readonly T[], count: number, purpose: string, clause: Clause): T[];
  /** `pile` in a random order nobody knows. */
  shuffle<T extends string>(pile: readonly T[], purpose: string, clause: Clause): T[];
  say(saying: Saying): void;
}

/** A table that keeps what happened at it, members in the order of the hashed log, so that nobody sorts them. */
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
    // a copy: the game may sort what it was given
    this.draws.push({ clause, from: [...from], purpose, taken: [...taken] });
    return taken;
  }

  shuffle<T extends string>(pile: readonly T[], purpose: string, clause: Clause): T[] {
    return this.draw(pile, pile.length, purpose, clause);
  }

  say({ type, clause, data, only, reveals }: Saying): void {
    // a spread of members that may be absent takes ten times as long
    const event: Partial<{ -readonly [K in keyof Event]: Event[K] }> = { clause, data };
    if (only !== undefined) event.only = only;
    if (reveals !== undefined) event.reveals = reveals;
    event.rolls = this.unsaid;
    event.type = type;
    this.events.push(event as Event);
    this.unsaid = [];
  }
}

/** Why what happened since `mark` may not be taken back, or null where nothing forbids it. */
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

/** An event as `viewer` hears it; null is a spectator. */
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
