import { isUuid } from '../../common/uuid.js';

/**
 * What a button asks that is no choice of the game. `quit` asks whether the player is sure, `resign` means that they
 * are; `watch` and `unwatch` have the room follow the game, and follow it no more. The last ones are about an event.
 */
const ASKS = [
  ...(['play', 'board', 'log', 'undo', 'quit', 'resign', 'watch', 'unwatch'] as const),
  ...(['standings', 'watch_event', 'unwatch_event'] as const),
] as const;
type Ask = (typeof ASKS)[number];

export interface Press {
  readonly ask: Ask;
  /** Id of the game; of the event where that is asked for. */
  readonly game: string;
  /**
   * The version of the game when the button was shown: a button that changes something is refused when the game has
   * moved on.
   */
  readonly version: number;
}

/** Ids of buttons that are about no game: they stop and begin the private messages to the account. */
export const STOP = 'stop';
export const NOTIFY = 'notify';

/** The id of a button: `undo:<game>:<version>`, at most 60 characters. */
export const pressed = ({ ask, game, version }: Press): string => `${ask}:${game}:${version}`;

/** Reads the id of a button; null: it is not one of `pressed`. */
export function pressIn(text: string): Press | null {
  const [, name, game = '', version = ''] = /^(\w+):([\da-f-]{36}):(\d{1,9})$/.exec(text) ?? [];
  const ask = ASKS.find((one) => one === name);
  return ask === undefined || !isUuid(game) ? null : { ask, game, version: Number(version) };
}
