import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import type { Slack } from '../../config/environment.js';
import { DEFAULT_LOCALE, type Locale, localeOf } from '../../language/locale.js';
import { log } from '../../observing/log.js';

/** How many users' languages are cached, and for how long. */
const HELD = { max: 10_000, ttl: 60 * 60_000 };
/** Time limit for the question, as the user waits for their reply meanwhile. */
const PATIENCE_MS = 1_000;

/** The languages that users of Slack have chosen there. Slack tells them only on request, and only with a bot token. */
@Injectable()
export class Languages {
  private readonly known = new LRUCache<string, Locale>(HELD);

  /** The user's language; English where it is not known. */
  async of(user: string, { botToken, api }: Slack): Promise<Locale> {
    if (botToken === undefined) return DEFAULT_LOCALE;
    const known = this.known.get(user);
    if (known !== undefined) return known;
    const locale = await asked(user, botToken, api);
    if (locale !== null) this.known.set(user, locale);
    return locale ?? DEFAULT_LOCALE;
  }
}

/** Asks Slack for a user's language; null: it did not say. */
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
