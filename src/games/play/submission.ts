import type { TimeoutPolicy } from '../../clocks/clock.js';
import type { Preset } from '../../clocks/presets.js';
import type { Halted, Json, Ruleset, Seat } from '../../rules/index.js';
import type { GameReading } from '../reading/game-reading.js';
import type { Receipt } from '../store/move-row.js';
import type { RequestKind } from '../store/requests.js';
import type { Refusal } from './refusal.js';

/** How many steps a plan may have. */
export const MAX_STEPS = 500;

/** What a seat asks for, once per `requestId`. */
interface Submission {
  readonly gameId: string;
  /** Id that the client chooses, new for each new request; the same id again gets the same receipt. */
  readonly requestId: string;
}

/** The player who submits. */
export interface Mover {
  readonly playerId: string;
  /** Network address of the player; null for the computer. */
  readonly address: string | null;
}

/** A plan, carried out all or nothing up to its first boundary. */
export interface Plan {
  /** The public version that the plan was made against. */
  readonly version: number;
  /** If given: the number of the seat's own secret steps (`draft`) that the plan was made against. */
  readonly draft?: number | undefined;
  /** Actions, of any shape: the rules check them. */
  readonly actions: readonly Json[];
}

export interface PlaySubmission extends Submission, Plan {}

/** A plan that is to be tried, not played. */
export interface Trial extends Plan {
  readonly gameId: string;
}

export interface UndoSubmission extends Submission {
  readonly version: number;
}

export type ResignSubmission = Submission;

export type ClaimSubmission = Submission;

/** How many milliseconds one gift may give at most. */
export const MOST_GIVEN = 21 * 24 * 3_600_000;
export const GIVEN = 'From a second to 21 days.';

export interface GiveTimeSubmission extends Submission {
  /** Milliseconds. */
  readonly ms: number;
}

export interface AskSubmission extends Submission {
  readonly kind: RequestKind;
  /** Milliseconds of a pause or of more time; null where the request is not about time. */
  readonly ms: number | null;
}

export interface AnswerSubmission extends Submission {
  /** The version at which the request was made. */
  readonly version: number;
  readonly agrees: boolean;
}

/**
 * An accepted submission. `game` is the game as it is now, perhaps later than the receipt; it is read when somebody
 * asks for it.
 */
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

/** Where a plan leads, as far as its first boundary. */
export interface Previewed {
  readonly ok: true;
  /** The game as the player would see it there. */
  readonly game: GameReading;
  /** The boundary that stopped the plan; null: all its steps were tried. */
  readonly stopped: Halted | null;
}

export type PreviewOutcome = Previewed | PlayRefused;

/** The question whether an action would be accepted. */
export interface Question {
  readonly gameId: string;
  /** The public version that the question is about. */
  readonly version: number;
  /** The action, of any shape: the rules check it. */
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
  /** Options by id; those not named have their default. */
  readonly options?: { readonly [option: string]: boolean } | undefined;
  /** The creator's seat; default: the first of the ruleset. */
  readonly seat?: Seat | undefined;
  /** Seats that the computer is to play, each with its level; not checked yet. */
  readonly seatBots?: readonly SeatBot[] | undefined;
  /** 64 hex digits chosen by the creator; a game with such a seed is a practice game. */
  readonly seed?: string | undefined;
  /** A written position to start from; the game is unrated. */
  readonly position?: string | undefined;
  /** true: only those with the invitation may join and see the game. */
  readonly private?: boolean | undefined;
  /** The creator's share of the chance; if not given, the server draws it. */
  readonly entropy?: string | undefined;
  /** The time control, e.g. `live-60`; without it there is no clock. */
  readonly clock?: Preset | undefined;
  /** What happens when a clock is empty, only with a time control; default: as usual for that. */
  readonly whenEmpty?: TimeoutPolicy | undefined;
}

/** Where a request for a game comes from. */
export interface OrderOrigin {
  /** Network address of the creator. */
  readonly address: string;
  /** Id that the client chooses, new for each new game; the same id again gets the same game. */
  readonly requestId?: string | undefined;
  /** Id of the game that this one is a rematch of: only its players may sit down. */
  readonly rematchOf?: string | undefined;
}

export interface JoinOrder {
  /** Default: the first free seat. */
  readonly seat?: Seat | undefined;
  readonly invite?: string | undefined;
  readonly entropy?: string | undefined;
}
