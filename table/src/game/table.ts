import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';

import {
  type Combat,
  type Game,
  type LogEntry,
  type Muster,
  MusterError,
  type Pile,
  type PlayResult,
  type Refused,
} from '../../../client/src/index.js';
import { Occupied } from '../locks.js';
import { whenStale } from '../offline.js';
import { hidden, kept, muster as connect } from '../session.js';
import { NOBODY } from '../traces.js';
import { fill, words } from '../words.js';
import { isPassing, type Outbox, send, waiting, type Wish } from './outbox.js';

/** A game as it lies before its reader, always up to date. */
export interface Table {
  readonly muster: Muster;
  readonly invite: string | undefined;
  readonly game: Game;
  readonly log: readonly LogEntry[];
  readonly decks: readonly Pile[];
  readonly combat: Combat | null;
  /** The reader's; null: they look on. */
  readonly seat: string | null;
  readonly isUp: boolean;
  readonly isBusy: boolean;
  readonly refused: Refused | null;
  /** Why the last press was not carried out, where the rules have not refused it. */
  readonly told: string | null;
  /** Something was pressed that has had no answer yet, and is not on its way now. */
  readonly isUnsent: boolean;
  readonly submit: (wish: Wish | null) => Promise<PlayResult | null>;
  readonly again: () => void;
}

interface Look {
  readonly game: Game;
  readonly decks: readonly Pile[];
  readonly combat: Combat | null;
}

/** `first` is told of the game while what lies beside it is still asked for. */
async function look(
  muster: Muster,
  id: string,
  invite: string | undefined,
  first: (game: Game) => void,
): Promise<Look> {
  const game = await muster.game(id, { invite });
  first(game);
  if (game.status === 'OPEN' || (game.status === 'ABANDONED' && game.version === 0))
    return { game, decks: [], combat: null };
  return { game, ...(await muster.beside(id, { invite })) };
}

const isOut = (error: unknown): boolean =>
  error instanceof MusterError && error.code === 'UNAUTHENTICATED';

const notDone = (problem: unknown): string =>
  fill(words().notDone, { why: problem instanceof Error ? problem.message : String(problem) });

const isOver = ({ status }: Game): boolean => status === 'FINISHED' || status === 'ABANDONED';

/** After that long it is asked anew where the net was away. */
const AGAIN_MS = 5_000;

/** While a game waits for players nothing happens in it that could be followed by its version. */
const BEFORE_BEGIN_MS = 3_000;

export function useTable(id: string): { table: Table | null; error: unknown; again: () => void } {
  const muster = useMemo(connect, [kept().token]);
  const box: Outbox = useMemo(
    () => ({ muster, player: kept().player?.id ?? NOBODY, gameId: id }),
    [muster, id],
  );
  const isWaiting = (): boolean => waiting(box).length > 0;
  const invite = useMemo(() => hidden('invite'), []);
  const [shown, setShown] = useState<Look | null>(null);
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const [error, setError] = useState<unknown>(null);
  const [isUp, setUp] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const turn = useRef<Promise<PlayResult | null> | null>(null);
  const looking = useRef<{ again: boolean } | null>(null);

  /** One look at a time; what asks for another meanwhile gets one after it. */
  const refresh = useCallback(async (): Promise<void> => {
    if (looking.current !== null) return void (looking.current.again = true);
    const turn = { again: true };
    looking.current = turn;
    try {
      while (turn.again) {
        turn.again = false;
        const first = (game: Game): void =>
          setShown((before) => before ?? { game, decks: [], combat: null });
        setShown(await look(muster, id, invite, first));
        setError(null);
      }
    } catch (problem) {
      setError(problem);
    } finally {
      looking.current = null;
    }
  }, [muster, id]);

  const carryOut = async (wish: Wish | null): Promise<PlayResult | null> => {
    setBusy(true);
    setRefused(null);
    if (wish !== null) setTold(null);
    try {
      const { result, isLeft } = await send(box, wish);
      setRefused(result?.__typename === 'Refused' ? result : null);
      if (isLeft) setTold(words().notSentMoved);
      await refresh();
      return result;
    } catch (problem) {
      if (isPassing(problem) || isOut(problem)) setError(problem);
      else await say(problem);
      return null;
    } finally {
      turn.current = null;
      setBusy(false);
    }
  };

  /** That nothing came of a press is said until the next one, however often the game is looked at meanwhile. */
  const say = async (problem: unknown): Promise<void> => {
    setTold(problem instanceof Occupied ? words().occupied : notDone(problem));
    await refresh();
  };

  /** One after the other. A decision made while another is under way is not sent. */
  const submit = useCallback(
    async (wish: Wish | null): Promise<PlayResult | null> => {
      if (turn.current !== null && wish?.kind !== 'resign') return null;
      while (turn.current !== null) await turn.current;
      const work = carryOut(wish);
      turn.current = work;
      return work;
    },
    [muster, id],
  );

  useEffect(() => {
    void refresh();
    if (isWaiting()) void submit(null);
    const wake = (): void => void (document.visibilityState === 'visible' && refresh());
    const back = (): void => void (isWaiting() ? submit(null) : refresh());
    document.addEventListener('visibilitychange', wake);
    addEventListener('online', back);
    const forget = whenStale(back, AGAIN_MS);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', back);
      forget();
    };
  }, [muster, id]);

  const status = shown?.game.status;
  useEffect(() => {
    if (status === undefined) return undefined;
    if (status === 'OPEN') {
      const timer = setInterval(() => void refresh(), BEFORE_BEGIN_MS);
      return () => clearInterval(timer);
    }
    const end = new AbortController();
    const onLine = (isThere: boolean): void => {
      setUp(isThere);
      // A press that found no service waits for it as well.
      if (isThere && isWaiting()) void submit(null);
    };
    const tell = async (): Promise<void> => {
      const told = await muster.log(id, { invite });
      setLog(told);
      const options = { after: told.at(-1)?.version ?? 0, invite, signal: end.signal };
      for await (const { entries } of muster.follow(id, { ...options, onLine })) {
        setLog((before) => [...before, ...entries]);
        void refresh();
      }
      if (!end.signal.aborted) void refresh();
    };
    tell().catch((problem: unknown) => void (end.signal.aborted || setError(problem)));
    return () => end.abort();
  }, [muster, id, status === undefined, status === 'OPEN']);

  const again = (): void => {
    if (isWaiting()) void submit(null);
    else void refresh();
  };
  const seat = shown?.game.seats.find(({ player }) => player?.id === kept().player?.id)?.id ?? null;
  const table = shown && {
    ...{ muster, invite, ...shown, log, isUp, isBusy, refused, told, submit, again },
    isUnsent: !isBusy && isWaiting(),
    seat: kept().token === undefined || isOver(shown.game) ? null : seat,
  };
  return { table, error, again };
}

export const isGone = (error: unknown): boolean =>
  error instanceof MusterError && ['NOT_FOUND', 'INVALID_INPUT'].includes(error.code);
