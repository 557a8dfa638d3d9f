import type { Action, JsonObject, Locale, Op, Roll, Ruleset, Seat } from '../../rules/index.js';
import type { Situation } from '../live/live-game.js';
import type { GameHead } from '../store/game-head.js';
import { choicesOf, viewOf } from './views.js';

/** What everybody may see of a game that has not begun, and the ground on which its first patch stands. */
export const NO_VIEW: JsonObject = {};

/** Gives an object all that a head says. */
const Headed = function (this: object, head: GameHead) {
  Object.assign(this, head);
} as unknown as new (head: GameHead) => GameHead;

/**
 * A game as one caller may see it at one moment: its head, as it was then, and what the caller's seat knows. It has the
 * seed and the invitation's hash too, so each interface names the members that it shows.
 */
export class GameReading extends Headed {
  private situation: Promise<Situation | null> | undefined;

  constructor(
    head: GameHead,
    readonly rules: Ruleset,
    /** The caller's; null is a spectator. */
    readonly seat: Seat | null,
    private readonly find: () => Promise<Situation | null>,
    /** The invitation, for the creator's eyes, right after the creation. */
    readonly invite: string | null = null,
  ) {
    super(head);
  }

  async draft(): Promise<number> {
    return (await this.situated())?.draft ?? 0;
  }

  /** What the caller may know: JSON as the ruleset's `viewSchema` has it; `{}` before the game begins. */
  async view(): Promise<JsonObject> {
    const situation = await this.situated();
    return situation === null ? NO_VIEW : viewOf(this.rules, situation.state, this.seat);
  }

  /** Every legal action of the caller's seat now, sorted. */
  async choices(): Promise<readonly Action[]> {
    const situation = await this.situated();
    if (this.seat === null || !situation?.present) return [];
    return choicesOf(this.rules, situation.state, this.seat);
  }

  private situated(): Promise<Situation | null> {
    return (this.situation ??= this.find());
  }
}

/** One line of the log as the caller hears it. */
export interface LogEntry {
  readonly version: number;
  readonly type: string;
  readonly data: JsonObject;
  /** null: not by any rule, as a resignation. */
  readonly clause: string | null;
  readonly rolls: readonly Roll[];
  text(locale: Locale): string;
}

/** One public change as one caller sees it. */
export interface GameChange {
  readonly version: number;
  readonly entries: readonly LogEntry[];
  /** From the caller's view at the version before to the one at this version. */
  readonly patch: readonly Op[];
  readonly game: GameReading;
}
