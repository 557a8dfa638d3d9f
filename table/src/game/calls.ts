import { useEffect, useRef, useState } from 'preact/hooks';

import { words } from '../words.js';
import type { Names } from './names.js';
import type { Table } from './table.js';

/** The icon of the page with a golden dot, for when it is the player's move. */
const DOTTED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="#1d5f4a" d="M0 0h512v512H0z"/>' +
    '<path fill="#f6f1e4" d="M96 392V128h60l100 148 100-148h60v264h-64V232l-96 140-96-140v160z"/>' +
    '<circle cx="392" cy="120" r="112" fill="#f2b632" stroke="#1d5f4a" stroke-width="24"/></svg>',
)}`;

/** The two notes of the sound, in Hz, with their length in s and volume. */
const NOTES = [587.33, 880];
const LENGTH = 0.22;
const LOUDNESS = 0.06;

export interface Calls {
  /** Whether to ask about notices: the player has sent something, and it is not known yet if they want them. */
  readonly isToAsk: boolean;
  /** Asks the browser for permission. */
  ask(): Promise<void>;
}

/** Tells a player who is away from the page that it is their move: by title, icon, badge, and notices if wanted. */
export function useCalls(table: Table, names: Names, hasSound: boolean): Calls {
  const { game, seat } = table;
  const isMine = seat !== null && game.owed.includes(seat);
  const was = useRef(isMine);
  const [permission, setPermission] = useState(permissionNow);
  const hasSent = useSent(table);
  useTitle(isMine, names.title);
  useEffect(() => {
    const isCalled = isMine && !was.current;
    was.current = isMine;
    if (!isCalled) return;
    if (hasSound) sound();
    if (document.hidden && permissionNow() === 'granted') void notify(names.title);
  }, [isMine]);
  return {
    isToAsk: hasSent && permission === 'default',
    ask: async () => setPermission(await Notification.requestPermission()),
  };
}

/** The permission for notices; `denied`: the browser has no way to ask. */
const permissionNow = (): NotificationPermission =>
  'Notification' in window ? Notification.permission : 'denied';

/** Whether anything has been sent since the page was opened. */
function useSent({ post }: Table): boolean {
  const wasBusy = useRef(false);
  const [hasSent, setSent] = useState(false);
  useEffect(() => {
    const isDone = wasBusy.current && !post.isBusy && post.refused === null && post.told === null;
    if (isDone && !post.isWaiting) setSent(true);
    wasBusy.current = post.isBusy;
  });
  return hasSent;
}

/** Says whose move it is in the title, which is seen while another page is open. */
function useTitle(isMine: boolean, title: string): void {
  useEffect(() => {
    document.title = `${isMine ? '● ' : ''}${title} – Muster`;
  }, [isMine, title]);
  useEffect(() => {
    if (!isMine) return undefined;
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    const plain = icon?.href;
    if (icon) icon.href = DOTTED;
    void navigator.setAppBadge?.().catch(() => undefined);
    return () => {
      if (icon && plain !== undefined) icon.href = plain;
      void navigator.clearAppBadge?.().catch(() => undefined);
    };
  }, [isMine]);
}

function sound(): void {
  const audio = new AudioContext();
  const end = audio.currentTime + LENGTH * (NOTES.length + 1);
  for (const [i, pitch] of NOTES.entries()) {
    const from = audio.currentTime + i * LENGTH;
    const [tone, gain] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(LOUDNESS, from + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + 2 * LENGTH);
    tone.connect(gain).connect(audio.destination);
    tone.start(from);
    tone.stop(end);
    if (i === NOTES.length - 1) tone.onended = () => void audio.close();
  }
}

/**
 * Shows a notice, only one for each game however often it is called. Telephones show only those of the service worker.
 */
async function notify(title: string): Promise<void> {
  const options = { body: title, tag: location.pathname };
  try {
    const shown = new Notification(words().yourMove, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(words().yourMove, options);
  }
}
