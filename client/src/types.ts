/** What the service answers, as far as this client asks for it. Ids are texts, times ISO 8601. */

export type Locale = 'en' | 'ja';
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What one may do: the verb under `do`, and what it is done with by name. */
export interface Action {
  readonly do: string;
  readonly [field: string]: Json;
}

/** A legal action, with the sentence that says what it is. */
export interface Choice {
  readonly action: Action;
  readonly label: string;
  /**
   * What comes of it before the caller decides again, as far as they can know; null: nothing that `undo` does not take
   * back.
   */
  readonly stops: Halt | null;
  /** The place from which it moves what its action names; null: nothing, or the action names that place itself. */
  readonly from: string | null;
  /** The place where it attacks enemies that the caller sees; null: it attacks nobody. */
  readonly attacks: string | null;
}

export type Halt = 'CHANCE' | 'REVEAL' | 'OTHER_SEAT';

/** How many of something there still are, of how many; of null: that is not limited. */
export interface Counted {
  readonly label: string;
  readonly value: number;
  readonly of: number | null;
}

/** What is asked of the caller, and by which rule. */
export interface Asks {
  readonly id: string;
  readonly text: string;
  /** What the verb that ends the decision does here; null: its name says it. */
  readonly ends: string | null;
  readonly clause: Clause;
  readonly counters: readonly Counted[];
}

/** Points of a side, where a game counts them as it goes. */
export interface Score {
  readonly seat: string;
  readonly value: number;
}

export interface Clause {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

export interface Roll {
  readonly dice: readonly number[];
  readonly purpose: string;
}

/** A line of the log as the caller hears it; no clause: not by any rule, as a resignation. */
export interface LogEntry {
  readonly version: number;
  readonly type: string;
  readonly text: string;
  readonly data: Json;
  /** Whose doing it was; null: nobody's, or of both seats. */
  readonly side: string | null;
  /** The places it is about: where it began first, where it went last. */
  readonly at: readonly string[];
  readonly time: string;
  readonly clause: Clause | null;
  readonly rolls: readonly Roll[];
}

export type GameStatus = 'OPEN' | 'RUNNING' | 'FINISHED' | 'ABANDONED';

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** player null: the seat is free; bot: the computer has it, at that level. */
export interface Seat {
  readonly id: string;
  readonly player: Named | null;
  readonly bot: { readonly level: string } | null;
}

/** A game as a list shows it. */
export interface GameHead {
  readonly id: string;
  readonly ruleset: { readonly id: string; readonly version: number };
  readonly scenario: string;
  readonly status: GameStatus;
  readonly version: number;
  readonly updatedAt: string;
  readonly private: boolean;
  readonly seats: readonly Seat[];
  /** Seats that owe a decision. */
  readonly owed: readonly string[];
}

/** A game in a list. */
export interface ListedGame extends GameHead {
  /** When it is: turn and phase; null: it has not begun. */
  readonly stage: string | null;
}

/** What lies on the board of a game as the caller may see it, to be laid over the ground of its ruleset. */
export interface SmallBoard {
  readonly gameId: string;
  readonly version: number;
  readonly svg: string;
}

/** winner null: a draw. */
export interface Outcome {
  readonly winner: string | null;
  readonly reason: string;
  readonly clause: Clause | null;
}

/** A game as the caller may see it now. No choices: wait. */
export interface Game extends GameHead {
  readonly draft: number;
  readonly options: { readonly [option: string]: boolean };
  /** When it is: turn and phase; null: it has not begun. */
  readonly stage: string | null;
  /** null: nothing is asked of the caller. */
  readonly asks: Asks | null;
  readonly score: readonly Score[];
  readonly choices: readonly Choice[];
  /** What `undo` takes back; null: nothing. */
  readonly undo: { readonly label: string } | null;
  readonly outcome: Outcome | null;
  readonly dice: { readonly commitment: string; readonly seed: string | null };
}

/** Points of a seat by kind; no parts: there is one kind. */
export interface PartedScore extends Score {
  readonly parts: readonly { readonly label: string; readonly value: number }[];
}

/** What is told of a game at its end alone; rematch null: nobody has asked for one, or the caller has not played it. */
export interface Ending {
  readonly score: readonly PartedScore[];
  readonly rematch: GameHead | null;
}

/** A game that was made; invite: of a private one, for its creator alone. */
export interface Created extends GameHead {
  readonly invite: string | null;
}

/** A pile as the caller may know it; contents null: they may not know. */
export interface Pile {
  readonly id: string;
  readonly title: string;
  readonly owner: string | null;
  readonly size: number;
  readonly contents: readonly string[] | null;
}

/** Of strength `now` each, and `full` unhurt; null: the game gives its pieces none. */
export interface CombatPiece {
  readonly piece: string;
  readonly count: number;
  readonly now: number | null;
  readonly full: number | null;
}

/** A force, as far as the caller may know it: null is not known. */
export interface CombatSide {
  readonly seat: string;
  readonly pieces: readonly CombatPiece[];
  /** So many more, of which they may not know which they are. */
  readonly hidden: number;
  /** Rolled next. */
  readonly dice: number | null;
  readonly strength: number | null;
}

/** What changes a combat, and by which rule. */
export interface Modifier {
  readonly label: string;
  readonly value: number;
  /** Added to the die, so many dice more, or what strength or fire is multiplied by. */
  readonly kind: 'DIE' | 'DICE' | 'FACTOR';
  readonly clause: Clause | null;
}

/** One way a combat may end, and how likely. `seat`: whose success it is. */
export interface CombatEnding {
  readonly label: string;
  readonly seat: string | null;
  readonly p: number;
}

/** What is known of an attack before it is made. */
export interface Outlook {
  readonly attacks: string;
  /** Rolled first, by both sides together; null: not known. */
  readonly dice: number | null;
  /** null: the caller may not know, or more is decided before it is fought. */
  readonly odds: readonly CombatEnding[] | null;
}

export interface Combat {
  readonly kind: string;
  readonly place: string;
  readonly attacker: string;
  readonly defender: string;
  readonly round: number;
  readonly sides: readonly CombatSide[];
  readonly modifiers: readonly Modifier[];
  /** null: the caller may not know. */
  readonly odds: readonly CombatEnding[] | null;
}

/** A game as the caller may see it now, what lies beside its map, and the battle that goes on. */
export interface Look {
  readonly game: Game;
  readonly decks: readonly Pile[];
  readonly combat: Combat | null;
}

/** owner null: everybody may use its event; value: operation points. */
export interface Card {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly history: string | null;
  readonly value: number;
  readonly owner: string | null;
}

export interface Scenario {
  readonly id: string;
  readonly title: string;
  /** mark: the sign that its pieces bear. */
  readonly seatNames: readonly (Named & { readonly mark: string })[];
  /** JSON Schema: an object of truth values, each with its title and whether it is on unless said otherwise. */
  readonly optionSchema: {
    readonly properties?: {
      readonly [option: string]: { readonly title?: string; readonly default?: boolean };
    };
  };
}

export interface BoardPart {
  readonly id: string;
  readonly title: string;
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

export interface Ruleset {
  readonly id: string;
  readonly title: string;
  /** What it is about and played with, in one sentence. */
  readonly line: string;
  readonly seats: readonly string[];
  /** Of what lies in its box: another whenever anything in there is. */
  readonly box: string;
  readonly scenarios: readonly Scenario[];
  /** Whether it has a first game that teaches; null: it has none. */
  readonly lesson: { readonly seat: string } | null;
  readonly board: {
    readonly width: number;
    readonly height: number;
    readonly parts: readonly BoardPart[];
  };
}

/** One thing to be done in a lesson, and why. */
export interface LessonStep {
  /** The id of what is asked in which it is done. */
  readonly asks: string;
  /** An action that has all members of one of them will do. */
  readonly expect: readonly Action[];
  readonly text: string;
  readonly clause: Clause | null;
  /** Ids of what is to be touched. */
  readonly touch: readonly string[];
}

/**
 * A first game that teaches. A step that does not come up is passed over for the first after it that does; where none
 * does, the last before it is done once more.
 */
export interface Lesson {
  readonly scenario: string;
  readonly options: { readonly [option: string]: boolean };
  /** The learner's; the computer plays all others, at `level`. */
  readonly seat: string;
  readonly level: string;
  readonly position: string;
  readonly steps: readonly LessonStep[];
}

/** A side as its pieces and its page are marked; colour as #rrggbb. */
export interface Side extends Named {
  readonly mark: string;
  readonly colour: string;
}

/** What lies in the box, as far as names and places go. */
export interface Components {
  readonly sides: readonly Side[];
  readonly places: readonly (Named & {
    readonly kind: string;
    readonly at: { readonly x: number; readonly y: number };
  })[];
  readonly pieces: readonly (Named & { readonly kind: string })[];
  readonly cards: readonly Named[];
  readonly terms: readonly Named[];
  readonly verbs: readonly Named[];
}

export interface Session {
  readonly token: string;
  readonly player: Named;
}

export interface NewGame {
  readonly ruleset: string;
  readonly scenario: string;
  readonly seat?: string;
  readonly options?: { readonly [option: string]: boolean };
  /** A written position to begin from: it does not count. */
  readonly position?: string;
  readonly private?: boolean;
  /** Seats that the computer plays. */
  readonly seatBots?: readonly { readonly seat: string; readonly level: string }[];
}

/** What a seat asks for. `draft` lets two programs of one seat not act past each other. */
export interface Submission {
  readonly gameId: string;
  /** New for each new request: sent again, it gives the same receipt and has no second effect. */
  readonly requestId: string;
  readonly version: number;
  readonly draft?: number;
  readonly actions: readonly Action[];
}

export interface Played {
  readonly __typename: 'Played';
  readonly version: number;
  readonly applied: number;
  readonly stopped: 'END' | Halt;
  readonly rolls: readonly Roll[];
}

/** Nothing was changed. */
export interface Refused {
  readonly __typename: 'Refused';
  readonly code: string;
  readonly message: string;
  readonly step: number | null;
  readonly clause: Clause | null;
  readonly better: readonly Choice[];
}

export type PlayResult = Played | Refused;

/** What happened, as the caller hears it, up to a version. */
export interface GameChange {
  readonly version: number;
  readonly entries: readonly LogEntry[];
  /** RFC 6902, from the caller's view at the version before. */
  readonly patch: readonly Json[];
}
