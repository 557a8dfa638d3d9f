import { Injectable } from '@nestjs/common';

import type { Slack } from '../../config/environment.js';
import { DEFAULT_LOCALE, type Locale, localeOf } from '../../language/locale.js';
import { log } from '../../observing/log.js';
import { Wall } from '../../time/wall.js';

const LASTS_MS = 60 * 60_000;
const MOST = 10_000;
/** Whoever waits for an answer waits for this, too. */
const PATIENCE_MS = 1_000;

interface Known {
  readonly locale: Locale;
  readonly until: number;
}

/** Which language users of Slack have chosen there: it says so where it is asked alone, and for that wants a token. */
@Injectable()
export class Languages {
  private readonly known = new Map<string, Known>();

  constructor(private readonly wall: Wall) {}

  /** English where nothing is known. */
  async of(user: string, { botToken, api }: Slack): Promise<Locale> {
    if (botToken === undefined) return DEFAULT_LOCALE;
    const now = this.wall.now();
    const known = this.known.get(user);
    if (known !== undefined && now < known.until) return known.locale;
    const locale = await asked(user, botToken, api);
    if (this.known.size >= MOST) this.known.clear();
    this.known.set(user, { locale, until: now + LASTS_MS });
    return locale;
  }
}

async function asked(user: string, token: string, api: string): Promise<Locale> {
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
    return DEFAULT_LOCALE;
  }
}
