import { createHash } from 'node:crypto';
import { setMaxListeners } from 'node:events';

import { Injectable } from '@nestjs/common';
import webPush, { type RequestDetails } from 'web-push';

import { Environment } from '../../config/environment.js';
import { Rulesets } from '../../games/index.js';
import { Outbound, Unreachable } from '../../outbound/outbound.js';
import { signingKey } from '../../players/signing-key.js';
import { ChoicesService } from '../choices/choices.service.js';
import type { Answer, Carrier } from '../store/carrier.js';
import type { HeldLine, Waiting } from '../store/deliveries.repository.js';
import { FollowersRepository } from '../store/followers.repository.js';
import { type DeliveryKind, YOUR_CHOICE } from '../store/kinds.js';
import { type Stop, StopTokens } from '../store/stops.js';
import { isChoice } from '../wording/choice-told.js';
import { isPaused, type Paused, type Said } from '../wording/paused.js';
import { type Vapid, vapidOf } from './vapid.js';
import { choicePush, pausedPush, type Push, pushOf } from './words.js';

const TIMEOUT_MS = 15_000;
const DAY_SECONDS = 86_400;
/** The longest time that push services keep a message. */
const LONGEST_SECONDS = 28 * DAY_SECONDS;
const TOPIC_LETTERS = 32;
const URGENT: readonly DeliveryKind[] = ['game.your_turn', 'game.time_low', YOUR_CHOICE];
/** Statuses by which a push service says that the subscription has ended (RFC 8030). */
const GONE = [404, 410];
/** The contact that push services require, where the service does not know its own URL. */
const NOBODY = 'https://muster.invalid';

export type StopOfSource = Stop & { readonly sourceId: string };

/**
 * Sends encrypted messages to the push service of a browser; only that browser can read them (RFC 8030, 8291, 8292).
 */
@Injectable()
export class PushService implements Carrier {
  private readonly vapid: Vapid;
  private readonly stops: StopTokens;
  private readonly subject: string;
  private readonly home: string;
  private readonly closing = new AbortController();

  constructor(
    private readonly outbound: Outbound,
    private readonly rulesets: Rulesets,
    private readonly followers: FollowersRepository,
    private readonly choices: ChoicesService,
    environment: Environment,
  ) {
    const key = signingKey(environment);
    this.vapid = vapidOf(key);
    this.stops = new StopTokens(key, 'push');
    const { publicUrl } = environment;
    this.home = publicUrl ?? '';
    this.subject = publicUrl?.startsWith('https:') ? publicUrl : NOBODY;
    // Each running request adds a listener, so there is no fixed limit.
    setMaxListeners(0, this.closing.signal);
  }

  get publicKey(): string {
    return this.vapid.publicKey;
  }

  /** What the token of a push stops, which is always about a game or an event; null: it is not one of ours. */
  stopOf(token: string): StopOfSource | null {
    const stop = this.stops.opened(token);
    return stop === null || stop.sourceId === null ? null : { ...stop, sourceId: stop.sourceId };
  }

  close(): void {
    this.closing.abort();
  }

  async send(
    line: HeldLine,
    { body }: Waiting,
    { at, cut }: { readonly at: number; readonly cut: AbortSignal },
  ): Promise<Answer | null> {
    const { endpointId, sourceId } = line;
    if (sourceId !== null && !(await this.followers.isTold(endpointId, sourceId))) return SKIPPED;
    const told = JSON.parse(body) as Said;
    if (isChoice(told) && !(await this.choices.isAwaited(line.playerId, told))) return SKIPPED;
    const { headers, body: letter } = this.written(line, told, at);
    const signal = AbortSignal.any([this.closing.signal, cut]);
    try {
      const wish = { headers, body: letter, timeoutMs: TIMEOUT_MS, signal };
      const { status, retryAfter, text } = await this.outbound.post(line.address, wish);
      const taken = status >= 200 && status < 300;
      const gone = GONE.includes(status);
      return { taken, gone, status, error: taken ? null : text, retryAfter: retryAfter ?? 0 };
    } catch (error) {
      if (this.closing.signal.aborted) return null;
      if (!(error instanceof Unreachable)) throw error;
      return { taken: false, gone: false, status: null, error: error.message, retryAfter: 0 };
    }
  }

  /** The message. A later notice of a game replaces an earlier one that still waits for the browser to wake up. */
  private written(line: HeldLine, told: Said, at: number) {
    const { endpointId, sourceId, address, keys } = line;
    if (keys === null) throw new Error(`${endpointId} has no keys`);
    const push = this.pushOf(line, told, at);
    const about = isPaused(told) ? told.data.endpoint.id : sourceId;
    const topic = createHash('sha256').update(`${endpointId} ${about}`).digest('base64url');
    const made = webPush.generateRequestDetails({ endpoint: address, keys }, JSON.stringify(push), {
      vapidDetails: { subject: this.subject, ...this.vapid },
      TTL: isPaused(told) ? DAY_SECONDS : secondsLeft(told, at),
      topic: topic.slice(0, TOPIC_LETTERS),
      urgency: URGENT.includes(told.type) ? 'high' : 'normal',
    });
    return { headers: headersOf(made), body: made.body };
  }

  private pushOf({ endpointId, sourceId, locale }: HeldLine, told: Said, at: number): Push {
    if (isPaused(told)) return pausedPush(told, locale, this.home);
    const manner = { locale, at, token: this.stops.sealed({ endpointId, sourceId }) };
    return isChoice(told) ? choicePush(told, manner) : pushOf(told, this.rulesets, manner);
  }
}

/** What the reader has stopped, or done meanwhile: done, as far as the push service is concerned. */
const SKIPPED: Answer = {
  ...{ taken: true, gone: false, status: null, error: null, retryAfter: 0 },
  skipped: true,
};

/** For how many seconds the message is worth delivering. */
function secondsLeft(told: Exclude<Said, Paused>, now: number): number {
  const until = isChoice(told) ? told.data.choice.until : told.data.game.deadline;
  const left = until === null ? 0 : Math.floor((Date.parse(until) - now) / 1_000);
  return left > 0 ? Math.min(left, LONGEST_SECONDS) : DAY_SECONDS;
}

const headersOf = ({ headers }: RequestDetails): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
