import type { Board, BoardMarks, Json } from '../../rules/index.js';
import type { GameReading, LogEntry } from '../reading/game-reading.js';

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

/** Every text in there that is the id of a place, each once: what lies at places is often kept by their ids. */
function placesIn({ spot }: Board, data: readonly Json[]): string[] {
  const found = new Set<string>();
  const look = (value: Json): void => {
    if (typeof value === 'string') found.add(value);
    else if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) [key, one].forEach(look);
  };
  data.forEach(look);
  return [...found].filter((id) => spot(id) !== null);
}
