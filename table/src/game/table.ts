import { useEffect, useMemo, useReducer, useRef } from 'preact/hooks';

import { type Essentials, type Game, MusterError } from '../../../client/src/index.js';
import { whenStale } from '../offline.js';
import { hidden, kept, muster as connect } from '../session.js';
import { NOBODY } from '../traces.js';
import { type FirstPieces, firstPieces } from './pictures.js';
import { Post } from './post.js';
import { type Seen, Watch } from './watch.js';

/** A game as its reader sees it, always up to date. */
export interface Table extends Seen {
  readonly muster: Essentials;
  readonly invite: string | undefined;
  /** The reader's seat; null: they are a spectator, or the game is over. */
  readonly seat: string | null;
  readonly isUp: boolean;
  /** For a game that is over, the seat through whose eyes the board is drawn; none: the reader's own. */
  readonly as?: string | null;
  readonly post: Post;
  readonly again: () => void;
  readonly first: FirstPieces;
}

const isOver = ({ status }: Game): boolean => status === 'FINISHED' || status === 'ABANDONED';

/** How long after a stored answer (the network was away) the game is fetched again, in ms. */
const AGAIN = 5_000;

/** The seat of the player of this browser; null: they have none in that game. */
export const seatIn = ({ seats }: Game): string | null =>
  seats.find(({ player }) => player !== null && player.id === kept().player?.id)?.id ?? null;

interface Sitting {
  readonly muster: Essentials;
  readonly invite: string | undefined;
  readonly watch: Watch;
  readonly post: Post;
  readonly first: FirstPieces;
}

function sit(id: string, changed: () => void): Sitting {
  const [muster, invite] = [connect(), hidden('invite')];
  const watch = new Watch(muster, id, invite, changed);
  const box = { muster, player: kept().player?.id ?? NOBODY, gameId: id };
  const first = firstPieces(muster, id, invite);
  return { muster, invite, watch, post: new Post(box, watch, changed), first };
}

/** Fetches the game again when something may have been missed, e.g. after sleep. Returns a function that ends this. */
function keepAwake(again: () => void, lost: () => void): () => void {
  const wake = (): void => void (document.visibilityState === 'visible' && again());
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', again);
  addEventListener('offline', lost);
  const forget = whenStale(again, AGAIN);
  return () => {
    document.removeEventListener('visibilitychange', wake);
    removeEventListener('online', again);
    removeEventListener('offline', lost);
    forget();
  };
}

export function useTable(id: string): { table: Table | null; error: unknown; again: () => void } {
  const [, changed] = useReducer((count: number) => count + 1, 0);
  const { token } = kept();
  const { muster, invite, watch, post, first } = useMemo(
    () => sit(id, () => changed(0)),
    [id, token],
  );
  const wasUp = useRef(true);
  const again = (): void => void (post.isWaiting ? post.send(null) : watch.look());
  useEffect(() => {
    void watch.start();
    if (post.isWaiting) void post.send(null);
    const sleep = keepAwake(again, () => watch.lose());
    return () => {
      sleep();
      watch.stop();
    };
  }, [watch]);
  useEffect(() => {
    // A press that could not reach the service is sent again now.
    if (watch.isUp && !wasUp.current && post.isWaiting) void post.send(null);
    wasUp.current = watch.isUp;
  });
  const { seen, error, isUp } = watch;
  if (seen === null) return { table: null, error, again };
  const seat = token === undefined || isOver(seen.game) ? null : seatIn(seen.game);
  return { table: { muster, invite, ...seen, seat, isUp, post, again, first }, error, again };
}

export const isGone = (error: unknown): boolean =>
  error instanceof MusterError && ['NOT_FOUND', 'INVALID_INPUT'].includes(error.code);
