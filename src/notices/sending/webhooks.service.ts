import { setMaxListeners } from 'node:events';

import { Injectable } from '@nestjs/common';

import { Environment } from '../../config/environment.js';
import { Outbound, Unreachable } from '../../outbound/outbound.js';
import { signingKey } from '../../players/signing-key.js';
import type { Answer, Carrier } from '../store/carrier.js';
import type { HeldLine, Waiting } from '../store/deliveries.repository.js';
import { type PublicKey, Secrets } from './secrets.js';

/** The receiver exists no longer; a 404 may be a mishap. */
const GONE = 410;
const TIMEOUT_MS = 15_000;
/** How long the previous secret is used beside the present one. */
const CHANGE_MS = 24 * 60 * 60 * 1_000;

type Endpoint = Pick<HeldLine, 'address' | 'secret' | 'secretSince'> & { readonly id: string };

interface Manner {
  readonly now: number;
  readonly timeoutMs?: number;
  /** Breaks the try off, which counts as no answer. */
  readonly cut?: AbortSignal;
}

/** Sends signed webhooks, and returns what came of them. */
@Injectable()
export class WebhooksService implements Carrier {
  private readonly secrets: Secrets;
  private readonly closing = new AbortController();

  constructor(
    private readonly outbound: Outbound,
    environment: Environment,
  ) {
    this.secrets = new Secrets(signingKey(environment));
    // Each running request adds a listener, so there is no fixed limit.
    setMaxListeners(0, this.closing.signal);
  }

  get publicKey(): PublicKey {
    return this.secrets.publicKey;
  }

  secretOf(endpointId: string, number: number): string {
    return this.secrets.secretOf(endpointId, number);
  }

  close(): void {
    this.closing.abort();
  }

  async send(
    line: HeldLine,
    { id, body }: Waiting,
    { at, cut }: { readonly at: number; readonly cut: AbortSignal },
  ): Promise<Answer | null> {
    const { missedFrom: from, missedTo: to } = line;
    const whole = from === null ? body : withMissed(body, { from, to });
    return this.post({ ...line, id: line.endpointId }, { id, body: whole }, { now: at, cut });
  }

  async post(
    { id, address, secret, secretSince }: Endpoint,
    sent: { readonly id: string; readonly body: string },
    { now, timeoutMs = TIMEOUT_MS, cut }: Manner,
  ): Promise<Answer | null> {
    const at = new Date(now);
    const numbers = isChanging({ secret, secretSince }, now) ? [secret, secret - 1] : [secret];
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'muster-webhooks',
      'webhook-id': sent.id,
      'webhook-timestamp': String(Math.floor(now / 1_000)),
      'webhook-signature': this.secrets.signatures({ ...sent, at }, id, numbers),
    };
    const { signal: closing } = this.closing;
    const signal = cut === undefined ? closing : AbortSignal.any([closing, cut]);
    try {
      const wish = { headers, body: sent.body, timeoutMs, signal };
      const { status, retryAfter, text } = await this.outbound.post(address, wish);
      const taken = status >= 200 && status < 300;
      const gone = status === GONE;
      return { taken, gone, status, error: taken ? null : text, retryAfter: retryAfter ?? 0 };
    } catch (error) {
      if (closing.aborted) return null;
      if (!(error instanceof Unreachable)) throw error;
      return { taken: false, gone: false, status: null, error: error.message, retryAfter: 0 };
    }
  }
}

/** Whether the previous secret is used too. */
export const isChanging = (
  { secret, secretSince }: Pick<HeldLine, 'secret' | 'secretSince'>,
  now: number,
): boolean => secret > 1 && now - secretSince.getTime() < CHANGE_MS;

/** The notice with the range of versions of which notices were given up. */
function withMissed(body: string, missed: { from: number; to: number | null }): string {
  const notice = JSON.parse(body) as { data: object };
  return JSON.stringify({ ...notice, data: { ...notice.data, missed } });
}
