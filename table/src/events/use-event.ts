import { useEffect, useRef, useState } from 'preact/hooks';

import {
  direct,
  event,
  type EventAct,
  eventVersion,
  type EventWhole,
  followEvent,
} from '../../../client/src/events.js';
import { kept, muster, newId } from '../session.js';
import { messageOf } from '../sign-up.js';
import { isHeld, RELEASED } from './held.js';

/** How often a page looks for news while nothing tells it of them. */
const LOOK_MS = 4_000;
/** Acts of players for themselves. All others are decisions about the event as it was shown. */
const OWN = ['enter', 'withdraw', 'requestBye', 'checkIn', 'claim', 'strike', 'bid'];

/** The event on the page, with the one function that changes it. */
export interface Running {
  readonly event: EventWhole | null;
  readonly error: unknown;
  /** Why the last press changed nothing; null: it did, or there was none. */
  readonly trouble: string | null;
  readonly isBusy: boolean;
  /** The event has gone on since, which is not shown because a form is open. */
  readonly isBehind: boolean;
  /** The service is out of reach: what others do is not known. */
  readonly isOff: boolean;
  /** Submits acts; true: they were done. */
  readonly press: (acts: readonly EventAct[], reason?: string) => Promise<boolean>;
  readonly again: () => void;
}

const connection = () => muster().connection;

interface Shown {
  readonly event: EventWhole | null;
  readonly error: unknown;
  readonly isBehind: boolean;
  /** The version that is shown; 0: none. */
  readonly version: () => number;
  readonly show: (event: EventWhole) => void;
  readonly again: () => void;
  /** Notes that the event has come to a version: it is shown at once, or when the form that is open is closed. */
  readonly hear: (version: number) => void;
  /** Waits with what is heard until the answer to a press is there. */
  readonly wait: (isBusy: boolean) => void;
}

/** What is shown of the event, and up to which version it is known. */
function useShown(slug: string, token: string | undefined): Shown {
  const [shown, setShown] = useState<EventWhole | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBehind, setBehind] = useState(false);
  const [tries, setTries] = useState(0);
  const known = useRef({ shown: 0, asked: 0, heard: 0, isBusy: false });
  const show = (told: EventWhole): void => {
    // An answer that was overtaken by a newer one is not shown.
    if (told.version < known.current.shown) return;
    known.current.shown = told.version;
    setShown(told);
    setBehind(false);
  };
  const again = (): void => setTries((count) => count + 1);
  const look = (): void => {
    const { shown: at, asked, heard, isBusy } = known.current;
    if (isBusy || heard <= Math.max(at, asked)) return;
    if (isHeld()) return setBehind(true);
    known.current.asked = heard;
    again();
  };
  useEffect(() => {
    const fail = (problem: unknown): void => {
      known.current.asked = 0;
      setError(problem);
    };
    event(connection(), slug).then(show, fail);
  }, [slug, tries, token]);
  useEffect(() => {
    addEventListener(RELEASED, look);
    return () => removeEventListener(RELEASED, look);
  }, []);
  const hear = (version: number): void => {
    known.current.heard = Math.max(known.current.heard, version);
    look();
  };
  const wait = (isBusy: boolean): void => {
    known.current.isBusy = isBusy;
    look();
  };
  const version = (): number => known.current.shown;
  return { event: shown, error, isBehind, version, show, again, hear, wait };
}

/** Whether the browser says that there is no net, or the last look for news failed. */
function useOff(): readonly [boolean, (isOff: boolean) => void] {
  const [isOff, setOff] = useState(false);
  useEffect(() => {
    const turn = (): void => setOff(!navigator.onLine);
    for (const change of ['online', 'offline']) addEventListener(change, turn);
    return () => {
      for (const change of ['online', 'offline']) removeEventListener(change, turn);
    };
  }, []);
  return [isOff, setOff];
}

/** Hears what others do: by the stream, and where that is down by looking. Says whether neither is possible. */
function useNews(id: string | undefined, token: string | undefined, shown: Shown): boolean {
  const { hear, version } = shown;
  const [isUp, setUp] = useState(false);
  const [isOff, setOff] = useOff();
  useEffect(() => {
    if (id === undefined) return undefined;
    const end = new AbortController();
    const onLine = (is: boolean): void => {
      setUp(is);
      if (is) setOff(false);
    };
    const how = { after: version(), told: hear, onLine, signal: end.signal };
    void followEvent(connection(), id, how);
    return () => end.abort();
  }, [id, token]);
  useEffect(() => {
    if (id === undefined || isUp) return undefined;
    const look = async (): Promise<void> => {
      if (!document.hidden) hear(await eventVersion(connection(), id));
    };
    const timer = setInterval(
      () =>
        void look().then(
          () => setOff(false),
          () => setOff(true),
        ),
      LOOK_MS,
    );
    return () => clearInterval(timer);
  }, [id, isUp, token]);
  return isOff;
}

/** The event with that slug. It is live: what others do shows at once, but never below a form that is open. */
export function useEvent(slug: string): Running {
  const { token } = kept();
  const shown = useShown(slug, token);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const id = shown.event?.id;
  const isOff = useNews(id, token, shown);
  const busy = (is: boolean): void => {
    setBusy(is);
    shown.wait(is);
  };
  const press = async (acts: readonly EventAct[], reason?: string): Promise<boolean> => {
    if (id === undefined) return false;
    busy(true);
    setTrouble(null);
    try {
      const version = acts.every(({ kind }) => OWN.includes(kind)) ? undefined : shown.version();
      const input = { tournamentId: id, requestId: newId(), acts, version, reason };
      const told = await direct(connection(), input);
      if (typeof told !== 'string') shown.show(told);
      else {
        // Perhaps it was declined because the event has gone on.
        setTrouble(told);
        shown.again();
      }
      return typeof told !== 'string';
    } catch (problem) {
      setTrouble(messageOf(problem));
      return false;
    } finally {
      busy(false);
    }
  };
  const { event: now, error, isBehind, again } = shown;
  return { event: now, error, trouble, isBusy, isBehind, isOff, press, again };
}
