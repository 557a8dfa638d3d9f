import type {
  BoardsQuery,
  CitedFragment,
  CreateGameInput,
  CreateGameMutation,
  EndingQuery,
  GamesQuery,
  HeadFragment,
  LinkedFragment,
  LogQuery,
  LookQuery,
  MeQuery,
  NowFragment,
  OfferedFragment,
  OutlookQuery,
  PlayInput,
  PlayMutation,
  PreviewQuery,
  PreviewQueryVariables,
  RefusalFragment,
  RulesetsQuery,
  SignUpMutation,
  TimedFragment,
  ViewQuery,
} from './generated/graphql.js';
import type { Action, Json, Options } from './json.js';
import type { Rulesets } from './rulesets/index.js';

/*
 * What the service answers, as far as this client asks for it. Ids are texts, times ISO 8601. What each member says is
 * told in schema.graphql.
 */

/** The clocks of a game; the time left on a running one is `until` less `now`. */
export type Clock = TimedFragment;

/** A request of one player to the other that has no answer yet. */
export type GameRequest = NowFragment['requests'][number];

export type Locale = 'en' | 'ja';
export type { Action, Json } from './json.js';
export type { GameFilter, GameStatus, Halt, RequestKind } from './generated/graphql.js';
export type * from './rulesets/index.js';

/** Ids of rulesets whose views and actions have types; null: any ruleset. */
export type Known = keyof Rulesets | null;
export type ActionOf<R extends Known> = R extends keyof Rulesets ? Rulesets[R]['Action'] : Action;
export type ViewOf<R extends Known> = R extends keyof Rulesets ? Rulesets[R]['View'] : Json;

/** A legal action, with a sentence that describes it. */
export type Choice<R extends Known = null> = Omit<OfferedFragment, 'action'> & {
  readonly action: ActionOf<R>;
};

/** The question to the caller, with the clause that asks it. */
export type Asks = NonNullable<NowFragment['asks']>;

/** How many things of a kind are left, and out of how many; null: not limited. */
export type Counted = Asks['counters'][number];

/** The points of a side, in games that count them during play. */
export type Score = NowFragment['score'][number];

export type Clause = CitedFragment;

/** A line of the log as the caller hears it; without a clause if no rule is behind it, e.g. a resignation. */
export type LogEntry = NonNullable<LogQuery['game']>['log'][number];

export type Roll = LogEntry['rolls'][number];

export type Named = NonNullable<MeQuery['me']>;

/** A seat. player null: it is free; bot: the computer has it, at that level. */
export type Seat = HeadFragment['seats'][number];

/** A game as a list shows it. */
export type GameHead = HeadFragment;

/** A game in a list. stage null: the game has not begun. */
export type ListedGame = GamesQuery['games']['nodes'][number];

/** The pieces on the board of a game as the caller may see them, to be drawn over the ground of its ruleset. */
export type SmallBoard = BoardsQuery['boards'][number];

/**
 * A board as its reader sees it, with the version that it shows and the number of the reader's planned submissions in
 * it.
 */
export interface Picture {
  readonly svg: string;
  readonly version: number;
  readonly draft: number;
}

/** winner null: a draw. */
export type Outcome = NonNullable<NowFragment['outcome']>;

/** A game as the caller may see it now. If there are no choices, the caller waits. */
export type Game<R extends Known = null> = Omit<NowFragment, 'choices'> & {
  readonly choices: readonly Choice<R>[];
};

/**
 * Data that only a finished game has; rematch null: nobody has asked for one, or the caller has not played the game.
 */
export type Ending = NonNullable<EndingQuery['game']>;

/** The points of a seat by kind; no parts: there is only one kind. */
export type PartedScore = Ending['score'][number];

/** A new game; invite: only for the creator of a private game. */
export type Created = CreateGameMutation['createGame'];

/** A pile as the caller may know it; contents null: unknown to the caller. */
export type Pile = LookQuery['decks'][number];

/** The current battle; odds null: unknown to the caller. */
export type Combat = NonNullable<LookQuery['combat']>;

/** A force, as far as the caller may know it; null: unknown. */
export type CombatSide = Combat['sides'][number];

/** Pieces of strength `now` each, `full` when undamaged; null: pieces of this game have no strength. */
export type CombatPiece = CombatSide['pieces'][number];

/** A modifier of a combat, with its clause. */
export type Modifier = Combat['modifiers'][number];

/** A possible ending of a combat, with its probability. `seat`: the side whose success it is. */
export type CombatEnding = NonNullable<Combat['odds']>[number];

/** What is known about an attack in advance. */
export type Outlook = NonNullable<OutlookQuery['outlook']>;

/** A game as the caller may see it now, with the piles beside its map and the current battle. */
export type Look<R extends Known = null> = Omit<LookQuery, 'game'> & { readonly game: Game<R> };

/** What the caller may know about a game at a version. */
export type Sight<R extends Known = null> = Omit<NonNullable<ViewQuery['game']>, 'view'> & {
  readonly view: ViewOf<R>;
};

export type Ruleset = RulesetsQuery['rulesets'][number];
export type Scenario = Ruleset['scenarios'][number];
export type BoardPart = Ruleset['board']['parts'][number];

export type Session = SignUpMutation['signUp'];

export type NewGame = CreateGameInput;

/** Actions of a seat. `draft` prevents two programs of one seat from acting on different states. */
export type Submission<R extends Known = null> = Omit<PlayInput, 'actions'> & {
  readonly actions: readonly ActionOf<R>[];
};

export type PlayResult = PlayMutation['play'];
export type Played = Exclude<PlayResult, Refused>;

/** A plan to try, made for `version` and `draft`. */
export type Plan<R extends Known = null> = Omit<PreviewQueryVariables, 'actions'> & {
  readonly actions: readonly ActionOf<R>[];
};

/** The result of a plan; stopped null: all of it was tried. */
export type Preview<R extends Known = null> = Omit<
  Exclude<PreviewQuery['preview'], Refused>,
  'view' | 'choices'
> & { readonly view: ViewOf<R>; readonly choices: readonly Choice<R>[] };

export type PreviewResult<R extends Known = null> = Preview<R> | Refused;

/** A link that shows a board to anybody who has its `url`, until `expiresAt`; it is revoked by its `id`. */
export type PictureLink = LinkedFragment;

/** A refusal by the rules; nothing was changed. */
export type Refused = RefusalFragment;

/** A card. owner null: both sides may use its event; value: operation points. */
export interface Card {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly history: string | null;
  readonly value: number;
  readonly owner: string | null;
}

/** A step of a lesson: what to do, and why. */
export interface LessonStep {
  /** The id of the question in which the step is done. */
  readonly asks: string;
  /** The step is done by an action that has all members of one of these. */
  readonly expect: readonly Action[];
  readonly text: string;
  readonly clause: Clause | null;
  /** Ids of the things to touch. */
  readonly touch: readonly string[];
  /** A sentence for the end of a combat of which this was the last step. */
  readonly closing: string | null;
}

/**
 * A first game that teaches. If the current question is not that of the next step, the first later step with that
 * question is taken; if there is none, the last earlier one is repeated.
 */
export interface Lesson {
  readonly scenario: string;
  readonly options: Options;
  /** The learner's seat; the computer plays all others, at `level`. */
  readonly seat: string;
  readonly level: string;
  readonly position: string;
  readonly steps: readonly LessonStep[];
}

/** A side, with the mark of its pieces and its colour as #rrggbb. */
export interface Side extends Named {
  readonly mark: string;
  readonly colour: string;
}

/** A verb of actions. `counts`: its fields that are numbers of things, which go up from 1 without gaps. */
export interface Verb extends Named {
  readonly counts: readonly string[];
}

/** The names and places of all that a ruleset's box holds. */
export interface Components {
  readonly sides: readonly Side[];
  readonly places: readonly (Named & {
    readonly kind: string;
    readonly at: { readonly x: number; readonly y: number };
  })[];
  readonly pieces: readonly (Named & { readonly kind: string })[];
  readonly cards: readonly Named[];
  readonly terms: readonly Named[];
  readonly verbs: readonly Verb[];
}

/** What happened up to a version, as the caller hears it. */
export interface GameChange {
  readonly version: number;
  readonly entries: readonly LogEntry[];
  /** RFC 6902, relative to the caller's view at the version before. */
  readonly patch: readonly Json[];
}
