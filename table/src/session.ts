import { type Locale, Muster, type Named } from '../../client/src/index.js';

/** Who plays in this browser and in which language; kept from visit to visit. */
const STORE = 'muster';

interface Kept {
  readonly token?: string;
  readonly player?: Named;
  readonly locale?: Locale;
}

export function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** Told where somebody signs in or out. */
export const CHANGED = 'muster-session';

function put(now: Kept): void {
  localStorage.setItem(STORE, JSON.stringify(now));
  dispatchEvent(new Event(CHANGED));
}

export const keep = (change: Kept): void => put({ ...kept(), ...change });

export function forget(): void {
  const { locale } = kept();
  put(locale === undefined ? {} : { locale });
}

export const locale = (): Locale =>
  kept().locale ?? (document.documentElement.lang === 'ja' ? 'ja' : 'en');

export const muster = (): Muster =>
  new Muster({ server: '', token: kept().token ?? null, locale: locale() });

/** What stands behind the `#` of the address, where neither server nor log sees it: an invitation, a token. */
export const hidden = (name: string): string | undefined =>
  new URLSearchParams(location.hash.slice(1)).get(name) ?? undefined;

/** 128 bits of chance; `randomUUID` is not there where a page comes over a plain line. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Takes over the player whose link was opened here. false: the link is no good. */
export async function takeOver(token: string): Promise<boolean> {
  history.replaceState(null, '', location.pathname);
  const player = await new Muster({ server: '', token, locale: locale() }).me().catch(() => null);
  if (player !== null) keep({ token, player });
  return player !== null;
}
