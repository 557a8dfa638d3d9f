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
import type { Heard, Random, Table } from './table.js';
import type { Locale, Text } from './text.js';

/** `twins`: like pieces change places, nothing else. `any`: every hidden thing is dealt anew. */
export type Resampling = 'twins' | 'any';

/** Another world and the piece that took each piece's place in it; ids not named stayed. */
export interface Resampled<S> {
  readonly state: S;
  readonly renamed: { readonly [id: string]: string };
}

/** A text that could not be read as a position: what is wrong and on which line, from 1. */
export interface Misreading {
  readonly line: number;
  readonly message: Text;
}

/**
 * A game: a plain value. The kernel derives `owed`, `choices` and `play` from `phases`. Methods, so that
 * `Ruleset<State1812>` may stand where any ruleset will do. `V` and `A`: what its views and its seats are inside the
 * game, where it is written with `defineRuleset`; to everybody else a view is plain JSON and a seat a text.
 */
export interface Ruleset<S extends State = State, V = JsonObject, A extends Seat = Seat> {
  readonly id: string;
  /** Raised whenever an old log would replay differently. */
  readonly version: number;
  readonly title: Text;
  /** What it is about and played with, in one sentence. */
  readonly line: Text;
  /** In the order in which several that owe are listed. */
  readonly seats: readonly A[];
  readonly seatNames: { readonly [seat in A]: Text };
  readonly scenarios: readonly Scenario[];
  /** Of every scenario that does not have options of its own. */
  readonly options: OptionTable;
  readonly domains: Domains;
  /**
   * Ids that are near one, of any domain: the places beside a place. Where a domain holds hundreds, the contract suite
   * finds by them what an id drawn at random would hardly ever touch. None: those beside it in the list of its domain.
   */
  near?(id: string): readonly string[];
  readonly phases: Phases;
  readonly clauses: { readonly [clause: string]: ClauseText };
  /** What lies in the box, cards apart. */
  readonly components: Components;
  /** Random play never lasts longer, in actions; a scenario may say otherwise. */
  readonly longest: number;
  /** A game may end without a winner, so its players may agree on that. */
  readonly mayBeDrawn?: true;

  /** How things are copied and compared that stand in large tables of the state. */
  readonly kinds?: Kinds;

  setup(setting: Setting, table: Table): S;
  /** What `viewer` may know, built up from it; null is a spectator. Maps keyed by place, no arrays of pieces. */
  view(state: S, viewer: A | null): V;
  readonly viewSchema: JsonObject;
  /**
   * Another world that `viewer`'s present view, choices and log cannot tell from `state`. Parts that are the same in
   * both may be shared, so nothing is to be played in it but in a copy.
   */
  resample(state: S, viewer: A | null, random: Random, how: Resampling): Resampled<S>;
  /**
   * `state` without what others have done in secret: answers under seal, drafts, silent wishes. A player who guesses
   * begins there, since `resample` must keep who has answered and what for those who play on. The answers under seal
   * alone, where it is not given; it then sees to these too, by `covered` or with an answer of its own.
   */
  unheard?(state: S, seat: A): S;
  /** Copies of `state`, each good until the next of any state is asked for: where the kernel's own take too long. */
  copies?(state: S): () => S;
  /** How well `seat` stands, from what it may know; higher is better. For the greedy player. */
  evaluate(state: S, seat: A): number;
  /**
   * Of an action of the viewer's that names what moves and not whence: the place where that is; null: it is none such.
   * Not given where all actions that move something name both.
   */
  from?(view: V, action: Action): string | null;
  /**
   * What the greedy player need try: of several choices that come to the same, one; of those made in steps, the whole.
   * All choices where it is not given.
   */
  worthTrying?(state: S, seat: A, choices: readonly Action[]): readonly Action[];
  /**
   * How often each choice is best taken where both choose unseen and any fixed habit loses; undefined: the choice that
   * looks best is taken. For the greedy player.
   */
  mixed?(state: S, seat: A, choices: readonly Action[]): readonly number[] | undefined;

  /**
   * What a verb does, in a word or two: for buttons and headings, where the sentence of an action would be too long.
   */
  readonly verbs: { readonly [verb: string]: Text };
  /**
   * The fields of actions that say how many: of choices that are otherwise equal there is one of 1, one of 2 and so on,
   * up to the most. None where it is not given.
   */
  readonly counts?: readonly string[];
  /** Where the game stands, for everybody, in one line: season, turn of how many, phase. */
  stage(view: V): Text;
  /** How a decision, by the name of its phase, is put to the seat that owes it, from its own view. */
  asks(view: V, decision: string): Question;
  /** The points of each seat as the viewer may know them; none where the scenario keeps no score. */
  score(view: V): readonly Score<A>[];
  describeAction(action: Action, view: V, locale: Locale): string;
  describeEvent(event: Heard, locale: Locale): string;
  /**
   * A position as a text that can be written by hand; `readPosition(writePosition(s))` equals `s` between two
   * decisions. `setting`: the scenario it names and the options that are on, read already.
   */
  writePosition(state: S): string;
  readPosition(text: string, setting?: Partial<Setting>): S | Misreading;
  /** None: it has no first game that teaches. */
  readonly lesson?: Lesson;
  readonly board: Board<V>;
  readonly combat: Combat<V>;
  readonly decks: Decks<V>;
}

/** A rectangle of a board, in the units of its drawing; `x` and `y` are its upper left corner. */
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

/** Ids of parts: on a screen, and on a telephone. */
export interface FirstPart {
  readonly wide: string;
  readonly narrow: string;
}

export interface BoardLook {
  readonly locale: Locale;
  /** Points, 96 to the inch: what is drawn how hangs on them, however many pixels there are to each. */
  readonly width?: number;
  /** Draws this part of the board alone. */
  readonly box?: BoardBox;
  /** Leaves out what lies on the map and is not of it: title, legend, tables. What holds pieces stays. */
  readonly furniture?: 'none';
  /** Draws the pieces without the ground, to be laid over it. */
  readonly layer?: 'pieces';
  readonly marks?: BoardMarks;
}

/** Places by their ids, to be marked on a board; what is no place of it is left out. */
export interface BoardMarks {
  /** Where something has just happened. */
  readonly last: readonly string[];
  /** Where the reader may do something now. */
  readonly choices: readonly string[];
}

/** Pictures are made of views, so they show nothing that a view does not. */
export interface Board<V = JsonObject> {
  /** Of the whole drawing, in its own units. */
  readonly size: { readonly width: number; readonly height: number };
  /** Pieces that are worth a picture of their own, in the order in which they are offered; none where it is small. */
  readonly parts: readonly BoardPart[];
  /** By scenario the parts that are shown unless another is asked for; the whole board where there is none. */
  readonly first: { readonly [scenario: string]: FirstPart };
  /** The middle of a place; null where no place is called that. */
  spot(place: string): readonly [x: number, y: number] | null;
  /** The piece around a place that shows it legibly in so many points; null where no place is called that. */
  around(place: string, points: number): BoardBox | null;
  /** What every picture of that window begins with, right after its root tag, so that it need be drawn only once. */
  ground(look: Pick<BoardLook, 'locale' | 'box' | 'furniture'>): string;
  /** The ground as a whole document: what no move changes. */
  groundSvg(look: BoardLook): string;
  svg(view: V, look: BoardLook): string;
  /** Lines; none follows the last one. */
  text(view: V, locale: Locale): string;
}

/** What the value of a modifier is: added to the die, so many dice more, or what strength or fire is multiplied by. */
export const MODIFIER_KINDS = ['DIE', 'DICE', 'FACTOR'] as const;

/** One thing that changes a combat and the clause it comes from. */
export interface Modifier {
  readonly clause: string;
  readonly label: Text;
  readonly value: number;
  /** Not given: `DIE`. */
  readonly kind?: (typeof MODIFIER_KINDS)[number];
}

/** One way a combat may end and how likely it is; the probabilities of all add up to 1. */
export interface OddsRow {
  readonly result: JsonObject;
  readonly probability: number;
}

export interface Odds {
  readonly modifiers: readonly Modifier[];
  readonly rows: readonly OddsRow[];
}

/** One way in which a combat may end from where it stands; the probabilities of all add up to 1. */
export interface Ending {
  readonly label: Text;
  /** Whose success it is; null: nobody's. */
  readonly seat: Seat | null;
  readonly p: number;
}

/** What is known beforehand of an attack, as things stand. */
export interface Attack {
  /** Rolled first, at once, by both sides together, if it is fought; null: that is not known. */
  readonly dice: number | null;
  /** As of a combat in progress. */
  readonly endings: readonly Ending[] | null;
}

export const UNKNOWN_ATTACK: Attack = { dice: null, endings: null };

/** A combat that goes on, as the viewer may know it. */
export interface Battle {
  readonly kind: string;
  readonly place: string;
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly round: number;
  /** The force of each seat, in their order. */
  readonly sides: readonly Force[];
  /** What changes it as it stands. */
  readonly modifiers: readonly Modifier[];
  /** In the game's own terms: units, dice to come. */
  readonly detail: JsonObject;
}

export interface Combat<V = JsonObject> {
  /** The combat in progress in that view, or null. */
  battle(view: V): Battle | null;
  /**
   * How the combat in progress ends, exactly, from where it stands, if nobody leaves it of their own will, plays a card
   * or chooses anything but what `oddsSchema` says; null: there is none, or the viewer may not know.
   */
  endings(view: V): readonly Ending[] | null;
  /** Of an action of the viewer's: the place that it attacks, where they see enemies; null: it attacks nobody. */
  attacks(view: V, action: Action): string | null;
  /**
   * Of an action for which `attacks` names a place: what its player may know of the attack that it begins. Not given
   * where nothing is known of any.
   */
  attack?(view: V, action: Action): Attack;
  readonly oddsSchema: JsonObject;
  /** Exact odds of a combat given by its strengths; null where the input does not fit `oddsSchema`. */
  odds(input: Json): Odds | null;
  /** Why a combat that fits has no odds, where a field is to blame: `us.units` come to too much. */
  whyNone?(input: Json): { readonly field: string; readonly text: Text } | null;
  /** What is decided in a combat and has a mutation of its own, by its name: `retreat`. */
  readonly mutations: { readonly [name: string]: TypedMutation };
  /** Types of the log events that open and close a combat. */
  readonly events: { readonly opens: readonly string[]; readonly closes: readonly string[] };
}

/** A pile of cards or blocks as the viewer may know it: its size, and its contents where they may. */
export interface Pile {
  readonly id: string;
  readonly title: Text;
  readonly owner: Seat | null;
  readonly size: number;
  /** null: they may not know. Sorted by id. */
  readonly contents: readonly string[] | null;
}

/** A card as everybody may read it. */
export interface CardFace {
  readonly id: string;
  readonly number: number;
  /** The deck it belongs to, and its name. */
  readonly deck: string;
  readonly deckTitle: Text;
  readonly title: Text;
  /** What it does. */
  readonly text: Text;
  /** The history behind it; null where a game tells none. */
  readonly history: Text | null;
  /** Operation points. */
  readonly value: number;
  readonly type: Text;
  /** Who may use its event; null: everybody. */
  readonly owner: Seat | null;
}

export interface Decks<V = JsonObject> {
  piles(view: V): readonly Pile[];
  /** All cards of the game, by number; none where it has no cards. */
  readonly catalogue: readonly CardFace[];
  /** A card of the catalogue as a picture. */
  svg?(card: string, locale: Locale): string;
  /** What a card may be played for, by its name: `leader`. */
  readonly uses: { readonly [name: string]: CardUse };
}
