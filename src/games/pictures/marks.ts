import type { Board, BoardMarks, Json } from '../../rules/index.js';
import type { GameReading, LogEntry } from '../reading/game-reading.js';
import { idsIn } from '../reading/ids-in.js';

export const MARKS = ['last', 'choices'] as const;
/** What to mark on a board. */
export type Mark = (typeof MARKS)[number];

/** What the reader hears of the last move, and what they may do now: of both, the places of the board. */
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
