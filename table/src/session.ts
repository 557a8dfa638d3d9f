import { Essentials, type Locale, MusterError, type Named } from '../../client/src/index.js';
import { type Players, seated, type Session, without } from './players.js';

/** Who plays in this browser and in which language; kept from visit to visit. */
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

/** Told where somebody signs in or out. */
export const CHANGED = 'muster-session';

export function put(now: Kept): void {
  localStorage.setItem(STORE, JSON.stringify(now));
  dispatchEvent(new Event(CHANGED));
}

export const speak = (locale: Locale): void => put({ ...kept(), locale });

/** From now on one plays as that one here. */
export const playAs = (session: Session): void => put(seated(kept(), session));

/** Forgets a token of this browser. */
export const forget = (token: string): void => put(without(kept(), token));

/** The language that the address asks for is kept, and taken out of it: it may be changed again. */
export function takeLocale(): void {
  const address = new URL(location.href);
  const asked = address.searchParams.get('locale');
  if (asked === null) return;
  if (asked === 'en' || asked === 'ja') speak(asked);
  address.searchParams.delete('locale');
  history.replaceState(history.state, '', address);
}

/**
 * What is open in another tab, or lies behind the button "back", shows what somebody else may know as soon as another
 * plays here, and would send their presses under the wrong name: it is loaded again. Another token of the same player
 * changes nothing.
 */
export function reloadWhereOthersPlay(): void {
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    const isOther = key === STORE && read(oldValue).player?.id !== read(newValue).player?.id;
    // Without a key everything was thrown away.
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

/** What may stand in a header; anything else is no token, and no browser would send it. */
const SENDABLE = /^[\w.~+/=-]+$/;

/** Whose token it is; null: it is no good. Throws where that cannot be found out now. */
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

/** What stands behind the `#` of the address, where neither server nor log sees it: an invitation, a token. */
export const hidden = (name: string): string | undefined =>
  new URLSearchParams(location.hash.slice(1)).get(name) ?? undefined;

/** As {@link hidden}, and takes it out of the address, so that it is left neither there nor in the history. */
export function takeHidden(name: string): string | undefined {
  const found = hidden(name);
  if (found === undefined) return undefined;
  const rest = new URLSearchParams(location.hash.slice(1));
  rest.delete(name);
  const hash = rest.size > 0 ? `#${rest}` : '';
  history.replaceState(history.state, '', location.pathname + location.search + hash);
  return found;
}

/** 128 bits of chance; `randomUUID` is not there where a page comes over a plain line. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
