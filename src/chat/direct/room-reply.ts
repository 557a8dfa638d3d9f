import type { GameHead } from '../../games/index.js';
import type { GameKind, GREETING } from '../../notices/store/kinds.js';
import type { Gathered } from '../../notices/store/rooms.repository.js';
import { type Locale, type Ruleset, type Seat, seatNamesOf } from '../../rules/index.js';
import { pressed } from '../desk/presses.js';
import type { Reply } from '../desk/reply.js';
import { say } from '../desk/words.js';
import { cut } from '../menus/short.js';

/** UTF-16 units of the log in a message, so that it fits with what is escaped in it, and of one line. */
const ROOM = 1_200;
const LONGEST_LINE = 300;

/** The parts of a notice to a room (see `bodyOf`) from which its words are made. */
export interface RoomTold {
  readonly type: GameKind | typeof GREETING;
  readonly data: {
    readonly game: {
      readonly version: number;
      readonly owed: readonly Seat[];
      readonly outcome: { readonly winner: Seat | null } | null;
    };
    readonly links: { readonly play: string };
  };
}

interface Spoken {
  readonly told: RoomTold;
  readonly gathered: Gathered;
  /** The game as everybody may see it. */
  readonly head: Pick<GameHead, 'id' | 'ruleset' | 'scenario' | 'seats' | 'version'>;
  /** undefined where the rules are not installed here. */
  readonly rules: Ruleset | undefined;
}

/**
 * A notice as a message that everybody in a room reads: which game, the last lines of the log that a spectator heard
 * and how many there are before them, and whose turn it is or how the game ended.
 */
export function spokenTo(locale: Locale, spoken: Spoken): Reply {
  const { told, gathered, head } = spoken;
  const lines = fitting(gathered.texts);
  const before = gathered.count - lines.length;
  const { play } = told.data.links;
  const press = (ask: 'board' | 'unwatch'): string =>
    pressed({ ask, game: head.id, version: head.version });
  return {
    lines: [
      titled(locale, spoken),
      ...(before > 0 ? [say('linesBefore', locale, { count: `${before}` })] : []),
      ...lines,
      ...standing(locale, spoken),
    ],
    // Where the service does not know its own URL, its links have none.
    ...(URL.canParse(play) && { link: play }),
    buttons: [
      { label: say('board', locale), id: press('board') },
      // What has ended tells no more by itself.
      ...(told.type === 'game.ended'
        ? []
        : [{ label: say('unwatchIt', locale), id: press('unwatch') }]),
    ],
  };
}

/** The version that the message tells. */
export const versionTold = ({ told, gathered }: Pick<Spoken, 'told' | 'gathered'>): number =>
  told.type === 'game.ended' || gathered.version === null
    ? told.data.game.version
    : gathered.version;

function fitting(texts: readonly string[]): string[] {
  const kept: string[] = [];
  let left = ROOM;
  for (const text of texts.map((one) => cut(one.trim(), LONGEST_LINE)).reverse()) {
    left -= text.length;
    if (left < 0) break;
    kept.unshift(text);
  }
  return kept;
}

function titled(locale: Locale, spoken: Spoken): string {
  const { type } = spoken.told;
  const game = gameIn(locale, spoken);
  if (type === 'room.begun') return say('following', locale, { game });
  return type === 'game.begun' ? say('begins', locale, { game }) : game;
}

/** The game by its title and the players at its seats. */
function gameIn(locale: Locale, { head, rules }: Spoken): string {
  const sides = head.seats.map(({ player }) => player?.name ?? '–').join(' – ');
  return `${rules?.title[locale] ?? head.ruleset} (${sides})`;
}

/** Whose turn it is, or how the game ended. */
function standing(locale: Locale, { told, gathered, head, rules }: Spoken): string[] {
  const names = rules && seatNamesOf(rules, head.scenario);
  const nameOf = (seat: Seat): string => names?.[seat]?.[locale] ?? seat;
  const { outcome, owed } = told.data.game;
  if (told.type === 'game.ended') {
    const winner = outcome?.winner ?? null;
    return [winner === null ? say('drawn', locale) : say('won', locale, { seat: nameOf(winner) })];
  }
  const seats = gathered.through === null ? owed : gathered.owed;
  return seats.length === 0 ? [] : [say('toMove', locale, { seats: seats.map(nameOf).join(', ') })];
}
