import { firstEmpty } from '../../clocks/law.js';
import {
  type Action,
  type Asks,
  asksOf,
  type Ending,
  type Foresight,
  type JsonObject,
  type Locale,
  type Op,
  type Roll,
  type Ruleset,
  type Score,
  type Seat,
  type Text,
} from '../../rules/index.js';
import type { Situation } from '../live/live-game.js';
import type { Undoable } from '../live/undo-stacks.js';
import type { GameHead } from '../store/game-head.js';
import type { Eyes } from '../store/handovers.js';
import { laidOpen } from './access.js';
import {
  choicesOf,
  endingsOf,
  haltsOf,
  knownHalts,
  type Outlook,
  outlookOf,
  viewOf,
} from './views.js';

/** The view of a game that has not begun: empty for everybody. The first patch applies to it. */
export const NO_VIEW: JsonObject = {};

/**
 * A game as one caller may see it at one moment: its head as it was then, and what the caller's seat knows. It also
 * holds the seed and the hash of the invitation, so an interface names each member that it shows and never spreads the
 * object.
 */
export interface GameReading extends GameHead {
  readonly rules: Ruleset;
  /** When the first of the running clocks is empty; null: none runs. */
  readonly deadline: Date | null;
  /** The caller's seat; null is a spectator. */
  readonly seat: Seat | null;
  /** Before that version the reader is a spectator: they have taken the seat over since, without its past. */
  readonly since: number;
  /** The invitation. Only the creator has it, right after the creation; for a rematch, both players have it. */
  readonly invite: string | null;
  /**
   * The same game as a seat saw it, or as a spectator did (`*`). Throws FORBIDDEN while the game goes on, INVALID_INPUT
   * where there is no such seat.
   */
  as(audience: string): GameReading;
  draft(): Promise<number>;
  /** The caller's last submission, if they may take it back. */
  undoable(): Promise<Undoable | null>;
  /** The caller's view of the game: JSON as the ruleset's `viewSchema` describes it; `{}` before the game begins. */
  view(): Promise<JsonObject>;
  /** Season, turn and phase; null before the game begins. */
  stage(): Promise<Text | null>;
  /** The decision that the caller has to make now; null: none. */
  asks(): Promise<Asks | null>;
  /** The score as the caller may know it. */
  score(): Promise<readonly Score[]>;
  /** Every legal action of the caller's seat now, sorted. */
  choices(): Promise<readonly Action[]>;
  /**
   * For each choice, what stops it before the seat decides again (chance, a reveal, the other seat), as far as the seat
   * can know.
   */
  stops(): Promise<Foresight>;
  /** The result of `stops` if it has been worked out already; null: not yet. */
  knownStops(): Promise<Foresight | null>;
  /** How the combat in progress may end, as far as the caller may know; null: there is none, or they may not know. */
  endings(): Promise<readonly Ending[] | null>;
  /** What the caller may know of the attack that one of their actions begins; null: it attacks nobody that they see. */
  outlook(action: Action): Promise<Outlook | null>;
}

/** In whose turn work for that seat is queued: the id of its player, or the game's for a spectator. */
export const ownerOf = ({ id, seats }: Pick<GameHead, 'id' | 'seats'>, seat: Seat | null): string =>
  seats.find((one) => one.seat === seat)?.player?.id ?? id;

interface Reader {
  readonly eyes: Eyes;
  readonly invite?: string | null;
  /** Whether the game is over now, even where the reading shows an earlier moment. */
  readonly isOpen: boolean;
  /** Looks up the situation. Called once at most, and only when somebody asks for what the head does not tell. */
  find(): Promise<Situation | null>;
}

export function readingOf(
  head: GameHead,
  rules: Ruleset,
  { eyes: { seat, since }, invite = null, isOpen, find }: Reader,
): GameReading {
  let found: Promise<Situation | null> | undefined;
  const situated = (): Promise<Situation | null> => (found ??= find());
  const seen = async (): Promise<JsonObject | null> => {
    const situation = await situated();
    return situation && viewOf(rules, situation.state, seat);
  };
  const first = head.clock && firstEmpty(head.clock, []);
  return {
    ...head,
    deadline: first && new Date(first.at),
    rules,
    seat,
    since,
    invite,
    as: (audience) => {
      const eyes = { seat: laidOpen(head, isOpen, audience), since: 0 };
      return readingOf(head, rules, { eyes, isOpen, find });
    },
    draft: async () => (await situated())?.draft ?? 0,
    undoable: async () => (await situated())?.undoable ?? null,
    view: async () => (await seen()) ?? NO_VIEW,
    async stage() {
      const view = await seen();
      return view && rules.stage(view);
    },
    async asks() {
      const situation = await situated();
      if (seat === null || !situation?.present) return null;
      return asksOf(rules, situation.state, viewOf(rules, situation.state, seat), seat);
    },
    async score() {
      const view = await seen();
      return view === null ? [] : rules.score(view);
    },
    async choices() {
      const situation = await situated();
      if (seat === null || !situation?.present) return [];
      return choicesOf(rules, situation.state, seat);
    },
    async stops() {
      const situation = await situated();
      if (seat === null || !situation?.present) return () => null;
      return haltsOf(rules, situation.state, seat, ownerOf(head, seat));
    },
    async knownStops() {
      const situation = await situated();
      return seat === null || !situation?.present ? null : knownHalts(situation.state, seat);
    },
    async endings() {
      const situation = await situated();
      return situation && endingsOf(rules, situation.state, seat, ownerOf(head, seat));
    },
    async outlook(action) {
      const situation = await situated();
      if (seat === null || !situation?.present) return null;
      return outlookOf(rules, situation.state, { seat, action }, ownerOf(head, seat));
    },
  };
}

/** A line of the log may open or close a combat: the lines between belong to it, e.g. its rounds and losses. */
export type CombatMoment = 'OPENS' | 'CLOSES';

/** One line of the log as the caller may hear it. */
export interface LogEntry {
  readonly version: number;
  readonly type: string;
  readonly data: JsonObject;
  /** null: no rule makes this line, e.g. a resignation. */
  readonly clause: string | null;
  readonly rolls: readonly Roll[];
  /** The seat whose doing the line tells; null: nobody's, or both seats'. */
  readonly side: Seat | null;
  /** Ids of the places that the line is about, from where something began to where it went. */
  readonly at: readonly string[];
  /** Whether the line opens or closes a combat; null: neither. */
  readonly combat: CombatMoment | null;
  readonly time: Date;
  text(locale: Locale): string;
}

/** One public change as one caller sees it. */
export interface GameChange {
  readonly version: number;
  readonly entries: readonly LogEntry[];
  /** Patch from the caller's view at the version before to their view at this version. */
  readonly patch: readonly Op[];
  readonly game: GameReading;
}
