import type { Board, BoardMarks, Json } from '../../rules/index.js';
import type { GameReading, LogEntry } from '../reading/game-reading.js';
import { idsIn } from '../reading/ids-in.js';

export const MARKS = ['last', 'choices'] as const;
/** What to mark on a board. */
export type Mark = (typeof MARKS)[number];

/**
 * The places to mark on a board: `last`, those that the reader heard of in the last move; `choices`, those that they
 * may act on now.
 */
export async function marksFor(
  game: GameReading,
  wanted: readonly Mark[],
  last: () => Promise<readonly LogEntry[]>,
): Promise<BoardMarks> {
  const { board } = game.rules;
  const heard = wanted.includes('last') ? (await last()).map(({ data }) => data) : [];
  const open = wanted.includes('choices') ? await game.choices() : [];
  return { last: placesIn(board, heard), choices: placesIn(board, [...open]) };
}

const placesIn = ({ spot }: Board, data: readonly Json[]): string[] =>
  idsIn(data).filter((id) => spot(id) !== null);
