import { firstEmpty } from '../../clocks/law.js';
import type { GameHead, LogEntry, News } from '../../games/index.js';
import type { Locale } from '../../language/locale.js';
import type { Seat } from '../../rules/index.js';
import type { GameKind, GREETING } from '../store/kinds.js';

/** Bytes of log lines in a notice; with the rest it stays under 20 KB. */
const SAID_BYTES = 14_000;

/** The receiver of a notice, and the link by which it is stopped. */
export interface Reader {
  /** null: a spectator. */
  readonly seat: Seat | null;
  readonly followerId: string;
  readonly locale: Locale;
  /** Base URL of the service; empty where it is not configured. */
  readonly home: string;
}

type Standing = Pick<News, 'version' | 'status' | 'owed' | 'outcome' | 'clock'>;
type Game = Pick<GameHead, 'id' | 'ruleset' | 'scenario'>;

interface Said {
  readonly kind: GameKind | typeof GREETING;
  readonly at: Date;
  readonly entries: readonly LogEntry[];
}

/** The body of a notice as JSON: ids, how the game stands, what the reader heard, and where to look. */
export function bodyOf(
  game: Game,
  standing: Standing,
  { kind, at, entries }: Said,
  to: Reader,
): string {
  const { version, status, owed, outcome, clock } = standing;
  const first = clock && firstEmpty(clock, []);
  const data = {
    game: {
      ...{ id: game.id, ruleset: game.ruleset, scenario: game.scenario },
      ...{ version, status, owed },
      outcome: outcome && { winner: outcome.winner, reason: outcome.reason },
      deadline: first && new Date(first.at).toISOString(),
    },
    seat: to.seat,
    ...said(entries, to.locale),
    links: {
      game: `${to.home}/v1/games/${game.id}`,
      play: `${to.home}/play/${game.id}`,
      stop: `${to.home}/v1/followers/${to.followerId}`,
    },
  };
  return JSON.stringify({ type: kind, timestamp: at.toISOString(), data });
}

/** The log lines that fit; `more`: true if the log has more of them. */
function said(all: readonly LogEntry[], locale: Locale): { entries: unknown[]; more: boolean } {
  const entries: unknown[] = [];
  let bytes = 0;
  for (const { version, type, text, clause, side } of all) {
    const entry = { version, type, text: text(locale), clause: clause && { id: clause }, side };
    bytes += Buffer.byteLength(JSON.stringify(entry));
    if (bytes > SAID_BYTES) return { entries, more: true };
    entries.push(entry);
  }
  return { entries, more: false };
}
