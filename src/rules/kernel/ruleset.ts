import type { Action, Domains } from './action.js';
import type { Question, Score } from './asks.js';
import type { ClauseText } from './clauses.js';
import type { Components } from './components.js';
import type { Force } from './force.js';
import type { Seat, State } from './frame.js';
import type { Json, JsonObject } from './json.js';
import type { Kinds } from './kind.js';
import type { Lesson } from './lesson.js';
import type { CardUse, TypedMutation } from './mutations.js';
import type { OptionTable, Scenario, Setting } from './options.js';
import type { Phases } from './phase.js';
import type { Event, Heard, Random, Table } from './table.js';
import type { Locale, Text } from './text.js';

/** What may differ in another world. `twins`: identical pieces swap places. `any`: all that is hidden is dealt anew. */
export type Resampling = 'twins' | 'any';

/** Another world, and for each piece the one that took its place there; ids that are missing did not move. */
export interface Resampled<S> {
  readonly state: S;
  readonly renamed: { readonly [id: string]: string };
}

/** Why a text could not be read as a position: the number of the line, from 1, and what is wrong there. */
export interface Misreading {
  readonly line: number;
  readonly message: Text;
}

/**
 * A game, as a plain value. The kernel derives `owed`, `choices` and `play` from `phases`. Members are declared as
 * methods, so that a `Ruleset<State1812>` is assignable to `Ruleset`. `V` and `A` are the types of views and seats
 * inside the game, which `defineRuleset` takes; outside, a view is plain JSON and a seat a string.
 */
export interface Ruleset<S extends State = State, V = JsonObject, A extends Seat = Seat> {
  readonly id: string;
  /** Raised whenever a recorded game would replay differently. */
  readonly version: number;
  readonly title: Text;
  /** One sentence on the subject and the components of the game. */
  readonly line: Text;
  /** Seats that owe decisions at the same time are listed in this order. */
  readonly seats: readonly A[];
  readonly seatNames: { readonly [seat in A]: Text };
  readonly scenarios: readonly Scenario[];
  /** Options of every scenario that has no options of its own. */
  readonly options: OptionTable;
  readonly domains: Domains;
  /**
   * Ids near another one, of any domain, for example the places adjacent to a place. For domains of hundreds of ids:
   * actions that the contract suite draws at random would hardly ever be relevant, so it uses these. Left out: the
   * neighbours of an id in the list of its domain.
   */
  near?(id: string): readonly string[];
  readonly phases: Phases;
  readonly clauses: { readonly [clause: string]: ClauseText };
  /** The contents of the box, without the cards. */
  readonly components: Components;
  /** Upper bound of the length of random play, in actions; a scenario may have its own. */
  readonly longest: number;
  /** A game may end without a winner, so players may agree on a draw. */
  readonly mayBeDrawn?: true;

  /** How entries of large tables of the state are copied and compared. */
  readonly kinds?: Kinds;

  setup(setting: Setting, table: Table): S;
  /** What `viewer` may know, built from nothing; null is a spectator. Maps keyed by place, no arrays of pieces. */
  view(state: S, viewer: A | null): V;
  readonly viewSchema: JsonObject;
  /**
   * Another world with the same view, choices and log for `viewer` as `state` has now. It may share unchanged parts
   * with `state`, so play only in a copy of it.
   */
  resample(state: S, viewer: A | null, random: Random, how: Resampling): Resampled<S>;
  /**
   * `state` without what other seats have done in secret: answers under seal, drafts, silent wishes. Guesses of a
   * computer player start from it, as `resample` keeps secret answers for the game to go on. Left out: only answers
   * under seal are removed, by `covered`. A game that has this method removes these too, by `covered` or with answers
   * of its own.
   */
  unheard?(state: S, seat: A): S;
  /**
   * Faster copies for search than the kernel's own: each is valid only until the next one is made, of whichever state.
   */
  copies?(state: S): () => S;
  /** How well `seat` stands, from what it may know; higher is better. Used by the greedy player. */
  evaluate(state: S, seat: A): number;
  /**
   * Where the piece or force that an action of the viewer moves comes from, if the action names it but not its place;
   * null: it is no such action. Left out where every action that moves something also names its place.
   */
  from?(view: V, action: Action): string | null;
  /**
   * Choices that the greedy player tries: one of several with the same effect, and whole actions rather than those made
   * in steps. Left out: all choices.
   */
  worthTrying?(state: S, seat: A, choices: readonly Action[]): readonly Action[];
  /**
   * Relative frequencies of the choices, for decisions where both sides choose unseen and any fixed habit loses;
   * undefined: the greedy player takes the choice that looks best.
   */
  mixed?(state: S, seat: A, choices: readonly Action[]): readonly number[] | undefined;

  /** verb -> its name in a word or two, for buttons and headings where the sentence of an action would be too long. */
  readonly verbs: { readonly [verb: string]: Text };
  /**
   * Fields of actions that are quantities: among choices equal in all else there is one with 1, one with 2 and so on up
   * to the maximum. Left out: no field is.
   */
  readonly counts?: readonly string[];
  /** The present point of the game in one line, for everybody: season, turn out of how many, phase. */
  stage(view: V): Text;
  /** Wording of a decision for the seat that owes it, from its own view; `decision` is the name of the phase. */
  asks(view: V, decision: string): Question;
  /** Points of each seat, as far as the viewer may know them; empty where the scenario keeps no score. */
  score(view: V): readonly Score<A>[];
  describeAction(action: Action, view: V, locale: Locale): string;
  describeEvent(event: Heard, locale: Locale): string;
  /**
   * Whether an event that reveals nothing tells `viewer` of what is hidden all the same, by what has not happened: hits
   * that a block survives. Whoever saw it takes nothing back, not even by agreement. Left out: no event does but those
   * of which one seat is told more than others.
   */
  tells?(event: Event, viewer: A): boolean;
  /**
   * A position as a text that can be written by hand; `readPosition(writePosition(s))` equals `s` between two
   * decisions. `setting`: the scenario and the options that are on, which the kernel has already read from the text.
   */
  writePosition(state: S): string;
  readPosition(text: string, setting?: Partial<Setting>): S | Misreading;
  /** Left out: the game has no tutorial. */
  readonly lesson?: Lesson;
  readonly board: Board<V>;
  readonly combat: Combat<V>;
  readonly decks: Decks<V>;
}

/** A rectangle of a board, in the units of its drawing. `x` and `y`: its upper left corner. */
export interface BoardBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface BoardPart {
  readonly id: string;
  readonly title: Text;
  readonly box: BoardBox;
}

/** Ids of the parts of the board shown first on a wide screen and on a phone. */
export interface FirstPart {
  readonly wide: string;
  readonly narrow: string;
}

export interface BoardLook {
  readonly locale: Locale;
  /** Width of the picture in points, 96 to the inch. The level of detail depends on it, not on the number of pixels. */
  readonly width?: number;
  /** Draws only this rectangle of the board. */
  readonly box?: BoardBox;
  /** Leaves out title, legend and tables that lie on the map. Boxes that hold pieces stay. */
  readonly furniture?: 'none';
  /** Draws only the pieces, to be laid over the ground. */
  readonly layer?: 'pieces';
  readonly marks?: BoardMarks;
}

/** Ids of places to be marked on a board; unknown ids are ignored. */
export interface BoardMarks {
  /** Places where something has just happened. */
  readonly last: readonly string[];
  /** Places where the reader may do something now. */
  readonly choices: readonly string[];
}

/** Draws the board. Pictures are made from views, so they cannot show more than a view does. */
export interface Board<V = JsonObject> {
  /** Size of the whole drawing, in its own units. */
  readonly size: { readonly width: number; readonly height: number };
  /** Parts of the board that are offered as pictures of their own, in this order; empty where the board is small. */
  readonly parts: readonly BoardPart[];
  /** Scenario -> the parts shown first; the whole board where a scenario is missing. */
  readonly first: { readonly [scenario: string]: FirstPart };
  /** Centre of a place; null where no place has this id. */
  spot(place: string): readonly [x: number, y: number] | null;
  /** The rectangle around a place that is legible at a width of `points`; null where no place has this id. */
  around(place: string, points: number): BoardBox | null;
  /**
   * The part that all pictures of the same window begin with, right after the root tag, so that it is drawn only once.
   */
  ground(look: Pick<BoardLook, 'locale' | 'box' | 'furniture'>): string;
  /** The ground as a whole document: the part that no move changes. */
  groundSvg(look: BoardLook): string;
  svg(view: V, look: BoardLook): string;
  /** The position in lines of text, without a line break at the end. */
  text(view: V, locale: Locale): string;
}

/**
 * What the value of a modifier means: added to the die roll, added to the number of dice, or a factor of strength or
 * fire.
 */
export const MODIFIER_KINDS = ['DIE', 'DICE', 'FACTOR'] as const;

/** One modifier of a combat, and the clause it comes from. */
export interface Modifier {
  readonly clause: string;
  readonly label: Text;
  readonly value: number;
  /** Left out: `DIE`. */
  readonly kind?: (typeof MODIFIER_KINDS)[number];
}

/** One possible result of a combat; the probabilities of all rows add up to 1. */
export interface OddsRow {
  readonly result: JsonObject;
  readonly probability: number;
}

export interface Odds {
  readonly modifiers: readonly Modifier[];
  readonly rows: readonly OddsRow[];
}

/** One possible ending of a combat in progress; the probabilities `p` of all endings add up to 1. */
export interface Ending {
  readonly label: Text;
  /** The seat that has succeeded; null: neither has. */
  readonly seat: Seat | null;
  readonly p: number;
}

/** What can be known of an attack before it is made. */
export interface Attack {
  /** Number of dice in the first roll, of both sides together if they roll at once; null: not known. */
  readonly dice: number | null;
  /** Endings, as for a combat in progress. */
  readonly endings: readonly Ending[] | null;
}

export const UNKNOWN_ATTACK: Attack = { dice: null, endings: null };

/** A combat in progress, as far as the viewer may know it. */
export interface Battle {
  readonly kind: string;
  readonly place: string;
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly round: number;
  /** Force of each seat, in the order of the seats. */
  readonly sides: readonly Force[];
  /** Modifiers that apply at the moment. */
  readonly modifiers: readonly Modifier[];
  /** Details of this game: units, dice to come. */
  readonly detail: JsonObject;
}

export interface Combat<V = JsonObject> {
  /** The combat in progress in that view, or null. */
  battle(view: V): Battle | null;
  /**
   * Exact probabilities of the endings of the combat in progress, provided that nobody leaves it of their own will or
   * plays a card, and that all other choices are made as `oddsSchema` describes. null: there is no combat, or the
   * viewer may not know.
   */
  endings(view: V): readonly Ending[] | null;
  /** The place with visible enemies that an action of the viewer attacks; null: it attacks nobody. */
  attacks(view: V, action: Action): string | null;
  /**
   * What the viewer may know of the attack that an action begins; called only where `attacks` names a place. Left out
   * where nothing is ever known.
   */
  attack?(view: V, action: Action): Attack;
  readonly oddsSchema: JsonObject;
  /** Exact odds of a combat with the given strengths; null where the input does not fit `oddsSchema`. */
  odds(input: Json): Odds | null;
  /** Why an input that fits the schema has no odds, and the field to blame: the total of `us.units` is too high. */
  whyNone?(input: Json): { readonly field: string; readonly text: Text } | null;
  /** Name -> decision in a combat that has a mutation of its own: `retreat`. */
  readonly mutations: { readonly [name: string]: TypedMutation };
  /** Types of the log events that open and close a combat. */
  readonly events: { readonly opens: readonly string[]; readonly closes: readonly string[] };
}

/** A pile of cards or blocks: its size, and its contents if the viewer may know them. */
export interface Pile {
  readonly id: string;
  readonly title: Text;
  readonly owner: Seat | null;
  readonly size: number;
  /** Ids in sorted order; null: not known to the viewer. */
  readonly contents: readonly string[] | null;
}

/** The public text of a card. */
export interface CardFace {
  readonly id: string;
  readonly number: number;
  /** Id and name of the deck that the card belongs to. */
  readonly deck: string;
  readonly deckTitle: Text;
  readonly title: Text;
  /** Effect of the card. */
  readonly text: Text;
  /** Its historical background; null where the game prints none. */
  readonly history: Text | null;
  /** Operation points. */
  readonly value: number;
  readonly type: Text;
  /** The seat that may use its event; null: both may. */
  readonly owner: Seat | null;
}

export interface Decks<V = JsonObject> {
  piles(view: V): readonly Pile[];
  /** All cards of the game, by number; empty where it has no cards. */
  readonly catalogue: readonly CardFace[];
  /** Picture of a card of the catalogue. */
  svg?(card: string, locale: Locale): string;
  /** Name -> a way to play a card: `leader`. */
  readonly uses: { readonly [name: string]: CardUse };
}
