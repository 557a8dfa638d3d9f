import { useEffect, useState } from 'preact/hooks';

import {
  direct,
  event,
  type EventAct,
  eventVersion,
  type EventWhole,
} from '../../../client/src/events.js';
import { kept, muster, newId } from '../session.js';
import { messageOf } from '../sign-up.js';

const LOOK_MS = 4_000;

/** The event on the page, with the one function that changes it. */
export interface Running {
  readonly event: EventWhole | null;
  readonly error: unknown;
  /** Why the last press changed nothing; null: it did, or there was none. */
  readonly trouble: string | null;
  readonly isBusy: boolean;
  /** Submits acts; true: they were done. */
  readonly press: (acts: readonly EventAct[], reason?: string) => Promise<boolean>;
  readonly again: () => void;
}

const connection = () => muster().connection;

/** The event with that slug. It is live: what others do shows within some seconds. */
export function useEvent(slug: string): Running {
  const [shown, setShown] = useState<EventWhole | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const version = shown?.version ?? 0;
  const { token } = kept();
  useEffect(() => {
    event(connection(), slug).then(setShown, setError);
  }, [slug, tries, token]);
  useEffect(() => {
    if (version === 0) return undefined;
    const look = async (): Promise<void> => {
      if (document.hidden || (await eventVersion(connection(), slug)) === version) return;
      setTries((count) => count + 1);
    };
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
    return () => clearInterval(timer);
  }, [slug, version]);
  const press = async (acts: readonly EventAct[], reason?: string): Promise<boolean> => {
    if (shown === null) return false;
    setBusy(true);
    setTrouble(null);
    try {
      const input = { tournamentId: shown.id, requestId: newId(), acts, reason };
      const told = await direct(connection(), input);
      if (typeof told === 'string') setTrouble(told);
      else setShown(told);
      return typeof told !== 'string';
    } catch (problem) {
      setTrouble(messageOf(problem));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const again = (): void => setTries((count) => count + 1);
  return { event: shown, error, trouble, isBusy, press, again };
}
