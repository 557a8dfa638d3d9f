import { Essentials, type Locale, MusterError, type Named } from '../../client/src/index.js';
import { type Players, seated, type Session, without } from './players.js';

/** Name under which the browser stores the players and the language. */
const STORE = 'muster';

interface Kept extends Players {
  readonly locale?: Locale;
}

function read(text: string | null): Kept {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Kept;
  } catch {
    return {};
  }
}

export function kept(): Kept {
  try {
    return read(localStorage.getItem(STORE));
  } catch {
    return {};
  }
}

/** Name of the event that is fired when somebody signs in or out. */
export const CHANGED = 'muster-session';

export function put(now: Kept): void {
  localStorage.setItem(STORE, JSON.stringify(now));
  dispatchEvent(new Event(CHANGED));
}

export const speak = (locale: Locale): void => put({ ...kept(), locale });

/** Makes this browser play as that player from now on. */
export const playAs = (session: Session): void => put(seated(kept(), session));

/** Removes a token from this browser. */
export const forget = (token: string): void => put(without(kept(), token));

/** Stores the language that the address asks for and removes it from the address, so that it can be changed again. */
export function takeLocale(): void {
  const address = new URL(location.href);
  const asked = address.searchParams.get('locale');
  if (asked === null) return;
  if (asked === 'en' || asked === 'ja') speak(asked);
  address.searchParams.delete('locale');
  history.replaceState(history.state, '', address);
}

/**
 * Reloads the page when another player plays in this browser: another tab, or a page behind the button "back", would
 * show what only the other may know, and would send presses under the wrong name. Another token of the same player
 * changes nothing.
 */
export function reloadWhereOthersPlay(): void {
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    const isOther = key === STORE && read(oldValue).player?.id !== read(newValue).player?.id;
    // The key is null if all of the storage was cleared.
    if (isOther || key === null) location.reload();
  });
  const mine = (): string | undefined => kept().player?.id;
  let shown = mine();
  addEventListener(CHANGED, () => (shown = mine()));
  addEventListener('pageshow', () => {
    if (mine() !== shown) location.reload();
  });
}

export const locale = (): Locale =>
  kept().locale ?? (document.documentElement.lang === 'ja' ? 'ja' : 'en');

export const connect = (token: string | null): Essentials =>
  new Essentials({ server: '', token, locale: locale() });

export const muster = (): Essentials => connect(kept().token ?? null);

/** What can stand in a header: a text that is longer or has other characters is no token, and cannot be sent. */
const SENDABLE = /^[\w.~+/=-]{1,4096}$/;

/** The player of a token; null: it is not valid. Throws if that cannot be found out now. */
export async function playerOf(token: string): Promise<Named | null> {
  if (!SENDABLE.test(token)) return null;
  try {
    return await connect(token).me();
  } catch (error) {
    const { code } = error as MusterError;
    if (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') return null;
    throw error;
  }
}

/** A value behind the `#` of the address, where neither server nor logs see it: an invitation, a token. */
export const hidden = (name: string): string | undefined =>
  new URLSearchParams(location.hash.slice(1)).get(name) ?? undefined;

/** As {@link hidden}, and removes it from the address, so that it stays neither there nor in the history. */
export function takeHidden(name: string): string | undefined {
  const found = hidden(name);
  if (found === undefined) return undefined;
  const rest = new URLSearchParams(location.hash.slice(1));
  rest.delete(name);
  const hash = rest.size > 0 ? `#${rest}` : '';
  history.replaceState(history.state, '', location.pathname + location.search + hash);
  return found;
}

/** An id of 128 random bits; `randomUUID` does not exist on pages without a secure connection. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
