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

/** The clocks of a game; what is left is `until` less `now`. */
export type Clock = TimedFragment;

/** What a player asks of the other and has no answer yet. */
export type GameRequest = NowFragment['requests'][number];

export type Locale = 'en' | 'ja';
export type { Action, Json } from './json.js';
export type { GameFilter, GameStatus, Halt, RequestKind } from './generated/graphql.js';
export type * from './rulesets/index.js';

/** A ruleset whose views and actions are known to the compiler; null: any. */
export type Known = keyof Rulesets | null;
export type ActionOf<R extends Known> = R extends keyof Rulesets ? Rulesets[R]['Action'] : Action;
export type ViewOf<R extends Known> = R extends keyof Rulesets ? Rulesets[R]['View'] : Json;

/** A legal action, with the sentence that says what it is. */
export type Choice<R extends Known = null> = Omit<OfferedFragment, 'action'> & {
  readonly action: ActionOf<R>;
};

/** What is asked of the caller, and by which rule. */
export type Asks = NonNullable<NowFragment['asks']>;

/** How many of something there still are, of how many; of null: that is not limited. */
export type Counted = Asks['counters'][number];

/** Points of a side, where a game counts them as it goes. */
export type Score = NowFragment['score'][number];

export type Clause = CitedFragment;

/** A line of the log as the caller hears it; no clause: not by any rule, as a resignation. */
export type LogEntry = NonNullable<LogQuery['game']>['log'][number];

export type Roll = LogEntry['rolls'][number];

export type Named = NonNullable<MeQuery['me']>;

/** player null: the seat is free; bot: the computer has it, at that level. */
export type Seat = HeadFragment['seats'][number];

/** A game as a list shows it. */
export type GameHead = HeadFragment;

/** A game in a list. stage null: it has not begun. */
export type ListedGame = GamesQuery['games']['nodes'][number];

/** What lies on the board of a game as the caller may see it, to be laid over the ground of its ruleset. */
export type SmallBoard = BoardsQuery['boards'][number];

/** A board as its reader sees it, and the version and number of planned submissions of theirs that it is of. */
export interface Picture {
  readonly svg: string;
  readonly version: number;
  readonly draft: number;
}

/** winner null: a draw. */
export type Outcome = NonNullable<NowFragment['outcome']>;

/** A game as the caller may see it now. No choices: wait. */
export type Game<R extends Known = null> = Omit<NowFragment, 'choices'> & {
  readonly choices: readonly Choice<R>[];
};

/** What is told of a game at its end alone; rematch null: nobody has asked for one, or the caller has not played it. */
export type Ending = NonNullable<EndingQuery['game']>;

/** Points of a seat by kind; no parts: there is one kind. */
export type PartedScore = Ending['score'][number];

/** A game that was made; invite: of a private one, for its creator alone. */
export type Created = CreateGameMutation['createGame'];

/** A pile as the caller may know it; contents null: they may not know. */
export type Pile = LookQuery['decks'][number];

/** A battle that goes on; odds null: the caller may not know. */
export type Combat = NonNullable<LookQuery['combat']>;

/** A force, as far as the caller may know it: null is not known. */
export type CombatSide = Combat['sides'][number];

/** Of strength `now` each, and `full` unhurt; null: the game gives its pieces none. */
export type CombatPiece = CombatSide['pieces'][number];

/** What changes a combat, and by which rule. */
export type Modifier = Combat['modifiers'][number];

/** One way a combat may end, and how likely. `seat`: whose success it is. */
export type CombatEnding = NonNullable<Combat['odds']>[number];

/** What is known of an attack before it is made. */
export type Outlook = NonNullable<OutlookQuery['outlook']>;

/** A game as the caller may see it now, what lies beside its map, and the battle that goes on. */
export type Look<R extends Known = null> = Omit<LookQuery, 'game'> & { readonly game: Game<R> };

/** What the caller may know of a game at a version. */
export type Sight<R extends Known = null> = Omit<NonNullable<ViewQuery['game']>, 'view'> & {
  readonly view: ViewOf<R>;
};

export type Ruleset = RulesetsQuery['rulesets'][number];
export type Scenario = Ruleset['scenarios'][number];
export type BoardPart = Ruleset['board']['parts'][number];

export type Session = SignUpMutation['signUp'];

export type NewGame = CreateGameInput;

/** What a seat asks for. `draft` lets two programs of one seat not act past each other. */
export type Submission<R extends Known = null> = Omit<PlayInput, 'actions'> & {
  readonly actions: readonly ActionOf<R>[];
};

export type PlayResult = PlayMutation['play'];
export type Played = Exclude<PlayResult, Refused>;

/** A plan to be tried; made against `version` and `draft`. */
export type Plan<R extends Known = null> = Omit<PreviewQueryVariables, 'actions'> & {
  readonly actions: readonly ActionOf<R>[];
};

/** Where a plan leads; stopped null: it was tried whole. */
export type Preview<R extends Known = null> = Omit<
  Exclude<PreviewQuery['preview'], Refused>,
  'view' | 'choices'
> & { readonly view: ViewOf<R>; readonly choices: readonly Choice<R>[] };

export type PreviewResult<R extends Known = null> = Preview<R> | Refused;

/** Shows a board to whoever has its `url`, until `expiresAt`; revoked by its `id`. */
export type PictureLink = LinkedFragment;

/** Nothing was changed. */
export type Refused = RefusalFragment;

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
  /** To be said where this was the last step of a combat. */
  readonly closing: string | null;
}

/**
 * A first game that teaches. A step that does not come up is passed over for the first after it that does; where none
 * does, the last before it is done once more.
 */
export interface Lesson {
  readonly scenario: string;
  readonly options: Options;
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

/** A verb of actions, and those of their fields that say how many: from 1 on, without a gap. */
export interface Verb extends Named {
  readonly counts: readonly string[];
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
  readonly verbs: readonly Verb[];
}

/** What happened, as the caller hears it, up to a version. */
export interface GameChange {
  readonly version: number;
  readonly entries: readonly LogEntry[];
  /** RFC 6902, from the caller's view at the version before. */
  readonly patch: readonly Json[];
}
