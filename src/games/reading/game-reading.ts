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

/** What everybody may see of a game that has not begun, and the ground on which its first patch stands. */
export const NO_VIEW: JsonObject = {};

/**
 * A game as one caller may see it at one moment: its head, as it was then, and what the caller's seat knows. It has the
 * seed and the invitation's hash too, so each interface names the members that it shows.
 */
export interface GameReading extends GameHead {
  readonly rules: Ruleset;
  /** When the first of its clocks that run is empty; null: none runs. */
  readonly deadline: Date | null;
  /** The caller's; null is a spectator. */
  readonly seat: Seat | null;
  /** The invitation: for its creator right after the creation, of a rematch for both of its players. */
  readonly invite: string | null;
  /**
   * The same as a seat saw it, or as a spectator did (`*`). Throws FORBIDDEN while the game goes on, INVALID_INPUT
   * where there is no such seat.
   */
  as(audience: string): GameReading;
  draft(): Promise<number>;
  /** The caller's last submission, if they may take it back. */
  undoable(): Promise<Undoable | null>;
  /** What the caller may know: JSON as the ruleset's `viewSchema` has it; `{}` before the game begins. */
  view(): Promise<JsonObject>;
  /** Season, turn and phase; null before the game begins. */
  stage(): Promise<Text | null>;
  /** What the caller has to decide; null: nothing. */
  asks(): Promise<Asks | null>;
  /** As the caller may know it. */
  score(): Promise<readonly Score[]>;
  /** Every legal action of the caller's seat now, sorted. */
  choices(): Promise<readonly Action[]>;
  /** What comes of each choice before the seat decides again, as far as it can know. */
  stops(): Promise<Foresight>;
  /** The same where it has been found already; null: not yet. */
  knownStops(): Promise<Foresight | null>;
  /** How the combat in progress ends, as far as the caller may know; null: nobody fights, or they may not. */
  endings(): Promise<readonly Ending[] | null>;
  /** What the caller may know of the attack that an action of theirs begins; null: it attacks nobody that they see. */
  outlook(action: Action): Promise<Outlook | null>;
}

/** Who pays by waiting for what is found out for that seat. */
export const ownerOf = ({ id, seats }: Pick<GameHead, 'id' | 'seats'>, seat: Seat | null): string =>
  seats.find((one) => one.seat === seat)?.player?.id ?? id;

interface Reader {
  readonly seat: Seat | null;
  readonly invite?: string | null;
  /** The game is over now, whatever it was at that moment. */
  readonly isOpen: boolean;
  /** Asked once, and not before somebody wants what only the situation tells. */
  find(): Promise<Situation | null>;
}

export function readingOf(
  head: GameHead,
  rules: Ruleset,
  { seat, invite = null, isOpen, find }: Reader,
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
    invite,
    as: (audience) =>
      readingOf(head, rules, { seat: laidOpen(head, isOpen, audience), isOpen, find }),
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

/** One line of the log as the caller hears it. */
/** What lies between the two is of that combat, rounds and losses. */
export type CombatMoment = 'OPENS' | 'CLOSES';

export interface LogEntry {
  readonly version: number;
  readonly type: string;
  readonly data: JsonObject;
  /** null: not by any rule, as a resignation. */
  readonly clause: string | null;
  readonly rolls: readonly Roll[];
  /** Whose doing it was; null: nobody's, or both seats'. */
  readonly side: Seat | null;
  /** Places of the box that it is about, from where it began to where it went. */
  readonly at: readonly string[];
  /** What it does to a combat; null: neither. */
  readonly combat: CombatMoment | null;
  readonly time: Date;
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
