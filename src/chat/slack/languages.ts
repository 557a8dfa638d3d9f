import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import type { Slack } from '../../config/environment.js';
import { DEFAULT_LOCALE, type Locale, localeOf } from '../../language/locale.js';
import { log } from '../../observing/log.js';

/** For how long it is not asked again. */
const HELD = { max: 10_000, ttl: 60 * 60_000 };
/** Whoever waits for an answer waits for this, too. */
const PATIENCE_MS = 1_000;

/** Which language users of Slack have chosen there: it says so where it is asked alone, and for that wants a token. */
@Injectable()
export class Languages {
  private readonly known = new LRUCache<string, Locale>(HELD);

  /** English where nothing is known. */
  async of(user: string, { botToken, api }: Slack): Promise<Locale> {
    if (botToken === undefined) return DEFAULT_LOCALE;
    const known = this.known.get(user);
    if (known !== undefined) return known;
    const locale = await asked(user, botToken, api);
    if (locale !== null) this.known.set(user, locale);
    return locale ?? DEFAULT_LOCALE;
  }
}

/** null: it did not say. */
async function asked(user: string, token: string, api: string): Promise<Locale | null> {
  const query = new URLSearchParams({ user, include_locale: 'true' });
  try {
    const answer = await fetch(`${api}/users.info?${query}`, {
      headers: { authorization: `Bearer ${token}` },
      ...{ redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) },
    });
    const told = (await answer.json()) as { user?: { locale?: string }; error?: string };
    if (told.user === undefined) throw new Error(told.error ?? `status ${answer.status}`);
    return localeOf(told.user.locale);
  } catch (error) {
    log.warn({ err: error }, 'Slack did not tell a language');
    return null;
  }
}
