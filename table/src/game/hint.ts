import { useState } from 'preact/hooks';

import { lately } from '../lately.js';
import { messageOf } from '../sign-up.js';
import { words } from '../words.js';
import type { Deciding } from './deciding.js';
import type { Table } from './table.js';

export interface Hint {
  readonly isBusy: boolean;
  ask(): void;
}

/** Whether the computer has every other seat in the game. */
const isPractice = ({ game, seat }: Table): boolean =>
  seat !== null && game.seats.every(({ id, bot }) => id === seat || bot !== null);

/**
 * Asks what the computer would do, and picks it without carrying it out; null: this game has no hints. `say`: tells
 * what went wrong.
 */
export function useHint(
  table: Table,
  deciding: Deciding,
  say: (text: string) => void,
): Hint | null {
  const [isBusy, setBusy] = useState(false);
  const { game, muster } = table;
  if (game.choices.length === 0 || !isPractice(table)) return null;
  const find = async (): Promise<void> => {
    const load = () => import('../../../client/src/hint.js');
    const { hintFor } = await lately(load, () => say(words().renewed));
    const choice = await hintFor(muster.connection, game.id, game.version);
    if (choice === null) say(words().noHint);
    else deciding.propose(choice);
  };
  return {
    isBusy,
    ask() {
      if (isBusy) return;
      setBusy(true);
      find()
        .catch((error: unknown) => say(messageOf(error)))
        .finally(() => setBusy(false));
    },
  };
}
