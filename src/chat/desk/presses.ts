import { isUuid } from '../../common/uuid.js';

/** What is asked for of a game by a button that is no choice. `quit` asks whether they are sure, `resign` is sure. */
const ASKS = ['play', 'board', 'log', 'undo', 'quit', 'resign'] as const;
type Ask = (typeof ASKS)[number];

export interface Press {
  readonly ask: Ask;
  readonly game: string;
  /** When it was shown: what changes something then may have become something else. */
  readonly version: number;
}

/** `undo:<game>:<version>`, at most 60 characters. */
export const pressed = ({ ask, game, version }: Press): string => `${ask}:${game}:${version}`;

/** null: `pressed` has not written that. */
export function pressIn(text: string): Press | null {
  const [, name, game = '', version = ''] = /^(\w+):([\da-f-]{36}):(\d{1,9})$/.exec(text) ?? [];
  const ask = ASKS.find((one) => one === name);
  return ask === undefined || !isUuid(game) ? null : { ask, game, version: Number(version) };
}
