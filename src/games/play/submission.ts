import type { Preset } from '../../clocks/presets.js';
import type { Halted, Json, Ruleset, Seat } from '../../rules/index.js';
import type { GameReading } from '../reading/game-reading.js';
import type { Receipt } from '../store/move-row.js';
import type { RequestKind } from '../store/requests.js';
import type { Refusal } from './refusal.js';

/** Steps of one plan. */
export const MAX_STEPS = 500;

/** What a seat asks for, once per `requestId`. */
interface Submission {
  readonly gameId: string;
  /** Chosen by the client, new for each new request; the same again gives the same receipt. */
  readonly requestId: string;
}

/** Who plays. */
export interface Mover {
  readonly playerId: string;
  /** Where they ask from; null: the computer. */
  readonly address: string | null;
}

/** All or nothing up to its first boundary. */
export interface Plan {
  /** The public version it was made against. */
  readonly version: number;
  /** Where given: the caller's own private number it was made against. */
  readonly draft?: number | undefined;
  /** Checked by the rules, so of any shape. */
  readonly actions: readonly Json[];
}

export interface PlaySubmission extends Submission, Plan {}

/** A plan that is to be tried and not to be played. */
export interface Trial extends Plan {
  readonly gameId: string;
}

export interface UndoSubmission extends Submission {
  readonly version: number;
}

export type ResignSubmission = Submission;

export type ClaimSubmission = Submission;

/** Milliseconds that one gift may give. */
export const MOST_GIVEN = 21 * 24 * 3_600_000;
export const GIVEN = 'From a second to 21 days.';

export interface GiveTimeSubmission extends Submission {
  /** Milliseconds. */
  readonly ms: number;
}

export interface AskSubmission extends Submission {
  readonly kind: RequestKind;
  /** Milliseconds, of a pause or of more time; null: it is not about time. */
  readonly ms: number | null;
}

export interface AnswerSubmission extends Submission {
  /** The version that brought the request. */
  readonly version: number;
  readonly agrees: boolean;
}

/** `game` is the game as it is now, which may be later than the receipt; made when somebody asks for it. */
export interface PlayAccepted {
  readonly ok: true;
  readonly rules: Ruleset;
  readonly receipt: Receipt;
  readonly game: GameReading;
}

export interface PlayRefused {
  readonly ok: false;
  readonly refusal: Refusal;
  readonly game: GameReading;
}

/** Where a plan leads, as far as before its first boundary. */
export interface Previewed {
  readonly ok: true;
  /** The game as its player would see it there. */
  readonly game: GameReading;
  /** null: the plan was tried whole. */
  readonly stopped: Halted | null;
}

export type PreviewOutcome = Previewed | PlayRefused;

/** What a submission of one action would be told. */
export interface Question {
  readonly gameId: string;
  /** The public version it is asked about. */
  readonly version: number;
  /** Of any shape. */
  readonly action: Json;
}

export type PlayOutcome = PlayAccepted | PlayRefused;

export interface SeatBot {
  readonly seat: string;
  readonly level: string;
}

/** What a game is created with. */
export interface CreateOrder {
  readonly ruleset: string;
  readonly scenario: string;
  /** Options not named have their default. */
  readonly options?: { readonly [option: string]: boolean } | undefined;
  /** The creator's seat; the first of the ruleset where not given. */
  readonly seat?: Seat | undefined;
  /** Seats that the computer plays, each at a level; neither is checked yet. */
  readonly seatBots?: readonly SeatBot[] | undefined;
  /** 64 hex digits chosen by the creator: makes it a practice game. */
  readonly seed?: string | undefined;
  /** A written position to start from: unrated. */
  readonly position?: string | undefined;
  /** Joined and seen by invitation only. */
  readonly private?: boolean | undefined;
  /** The creator's own share of the chance; drawn by the server where not given. */
  readonly entropy?: string | undefined;
  /** How much time its players have; without a clock where not given. */
  readonly clock?: Preset | undefined;
}

/** How a game is asked for. */
export interface OrderOrigin {
  /** Where the creator asks from. */
  readonly address: string;
  /** Chosen by the client, new for each new game; the same again gives the same game. */
  readonly requestId?: string | undefined;
  /** The game it is a rematch of, whose players alone may sit down at it. */
  readonly rematchOf?: string | undefined;
}

export interface JoinOrder {
  /** The first free one where not given. */
  readonly seat?: Seat | undefined;
  readonly invite?: string | undefined;
  readonly entropy?: string | undefined;
}
