import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { type AppError, appError } from '../../errors/errors.js';
import { QuotasService } from '../../quotas/quotas.service.js';
import { Wall } from '../../time/wall.js';
import { WebhooksService } from '../sending/webhooks.service.js';
import type { Answer } from '../store/carrier.js';
import type { DeliveryRow } from '../store/deliveries.repository.js';
import type { EndpointRow } from '../store/endpoints.repository.js';

/** Time limit of a trial, as somebody who creates an endpoint waits for it. */
const LIMIT_MS = 5_000;
/** How many trials may run at once. */
const AT_ONCE = 32;

/** Sends endpoints a notice without content, to see whether they accept it. */
@Injectable()
export class TrialsService {
  /** Players whose trial is running. */
  private readonly waiting = new Set<string>();

  constructor(
    private readonly webhooks: WebhooksService,
    private readonly quotas: QuotasService,
    private readonly wall: Wall,
  ) {}

  /** Throws ENDPOINT_FAILED where the trial is not accepted, and what {@link try} throws. */
  async pass(endpoint: EndpointRow): Promise<void> {
    const { state, status } = await this.try(endpoint);
    if (state !== 'SENT') throw failed(status);
  }

  /** Runs a trial; its result is not stored. One at a time per player: throws RATE_LIMITED, or UNAVAILABLE. */
  async try(endpoint: EndpointRow): Promise<DeliveryRow> {
    const { playerId } = endpoint;
    this.pay(playerId);
    if (this.waiting.has(playerId)) throw appError('RATE_LIMITED', { seconds: LIMIT_MS / 1_000 });
    if (this.waiting.size >= AT_ONCE) throw appError('UNAVAILABLE', { retryAfter: 1 });
    this.waiting.add(playerId);
    try {
      return await this.trial(endpoint);
    } finally {
      this.waiting.delete(playerId);
    }
  }

  /** Charges the player for something that is sent at their wish. Throws RATE_LIMITED. */
  pay(playerId: string): void {
    this.quotas.charge('endpointTrials', { playerId, address: null });
  }

  private async trial(endpoint: EndpointRow): Promise<DeliveryRow> {
    const now = this.wall.now();
    const [id, at] = [randomUUID(), new Date(now)];
    const notice = {
      ...{ type: 'endpoint.test', timestamp: at.toISOString() },
      data: { endpoint: endpoint.id },
    };
    const body = JSON.stringify(notice);
    const manner = { now, timeoutMs: LIMIT_MS };
    const answer: Answer | null = await this.webhooks.post(endpoint, { id, body }, manner);
    const { status = null, error = null, taken = false } = answer ?? {};
    return {
      ...{
        id,
        endpointId: endpoint.id,
        sourceId: null,
        version: 0,
        kind: 'endpoint.test',
        place: 0,
      },
      ...{ body, state: taken ? 'SENT' : 'DEAD', tries: 1, status, error },
      ...{ createdAt: at, triedAt: at, quietUntil: null },
    };
  }
}

const failed = (status: number | null): AppError =>
  appError('ENDPOINT_FAILED', {
    reason:
      status === null
        ? { en: 'it could not be reached', ja: '接続できませんでした' }
        : { en: `it answered ${status}`, ja: `応答は${status}でした` },
  });
