import { useEffect, useState } from 'preact/hooks';

import type { ListedGame } from '../../../client/src/index.js';
import { muster } from '../session.js';
import { SMALL } from './picture.js';

/** How many boards may be requested at once. */
const MOST = 20;

/**
 * Drawings of the pieces of games, by game id. Games whose drawing cannot be loaded are left out, as the words say
 * everything.
 */
export function useBoards(games: readonly ListedGame[]): ReadonlyMap<string, string> {
  const [boards, setBoards] = useState<ReadonlyMap<string, string>>(new Map());
  const ids = games.map(({ id }) => id);
  useEffect(() => {
    let wanted = true;
    const ask = async (): Promise<void> => {
      for (let from = 0; wanted && from < ids.length; from += MOST) {
        const told = await muster().boards(ids.slice(from, from + MOST), { width: SMALL });
        if (wanted)
          setBoards(
            (known) => new Map([...known, ...told.map((one) => [one.gameId, one.svg] as const)]),
          );
      }
    };
    ask().catch(() => undefined);
    return () => void (wanted = false);
  }, [games.map(({ id, version }) => `${id} ${version}`).join()]);
  return boards;
}
