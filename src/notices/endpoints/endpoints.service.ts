import { Injectable } from '@nestjs/common';

import { isUuid } from '../../common/uuid.js';
import { Environment } from '../../config/environment.js';
import { type AppError, appError } from '../../errors/errors.js';
import type { Locale } from '../../language/locale.js';
import { Outbound } from '../../outbound/outbound.js';
import { assertTarget } from '../../outbound/target.js';
import type { Caller } from '../../players/caller.js';
import { Wall } from '../../time/wall.js';
import { SenderService } from '../sending/sender.service.js';
import { isChanging, WebhooksService } from '../sending/webhooks.service.js';
import { DeliveriesRepository, type DeliveryRow } from '../store/deliveries.repository.js';
import {
  type EndpointRow,
  EndpointsRepository,
  newEndpoint,
} from '../store/endpoints.repository.js';
import type { DeliveryState } from '../store/kinds.js';
import { TrialsService } from './trials.service.js';

/** An endpoint with the secret by which receivers check its webhooks. */
export interface WithSecret {
  readonly endpoint: EndpointRow;
  readonly secret: string;
}

/** Manages endpoints: the URLs at which players are told of what happens in games and events. */
@Injectable()
export class EndpointsService {
  constructor(
    private readonly endpoints: EndpointsRepository,
    private readonly deliveriesOf: DeliveriesRepository,
    private readonly webhooks: WebhooksService,
    private readonly sender: SenderService,
    private readonly outbound: Outbound,
    private readonly trials: TrialsService,
    private readonly environment: Environment,
    private readonly wall: Wall,
  ) {}

  /** Throws INVALID_INPUT for a URL that must not be called, ENDPOINT_FAILED where the trial fails, QUOTA_REACHED. */
  async create(
    { player: { id: playerId }, key }: Caller,
    { url, locale }: { readonly url: string; readonly locale: Locale },
  ): Promise<WithSecret> {
    const { href } = assertTarget(url, this.outbound.rules);
    const at = new Date(this.wall.now());
    const keyId = key?.id ?? null;
    const own = { playerId, keyId, channel: 'webhook' as const, address: href, keys: null, locale };
    const endpoint: EndpointRow = newEndpoint(own, at);
    await this.trials.pass(endpoint);
    await this.endpoints.insert(endpoint, this.environment.quotas.endpoints);
    return this.withSecret(endpoint);
  }

  /** The caller's endpoints; an API key gets only those that it made. */
  async list({ player, key }: Caller): Promise<EndpointRow[]> {
    const rows = await this.endpoints.ofPlayer(player.id);
    return rows.filter(({ keyId }) => key === undefined || keyId === key.id);
  }

  async require({ player, key }: Caller, id: string): Promise<EndpointRow> {
    const row = isUuid(id) ? await this.endpoints.find(player.id, id) : null;
    if (row === null || (key !== undefined && row.keyId !== key.id)) throw noSuchEndpoint();
    return row;
  }

  async remove(caller: Caller, id: string): Promise<void> {
    await this.endpoints.remove((await this.require(caller, id)).id);
  }

  /**
   * Gives an endpoint a new secret. For a day both secrets sign, then only the new one. A repetition within the day
   * returns the same new secret: with another one, the secret of the first answer would sign nothing.
   */
  async rotate(caller: Caller, id: string): Promise<WithSecret> {
    const endpoint = await this.require(caller, id);
    const now = this.wall.now();
    if (!isChanging(endpoint, now)) await this.endpoints.rotate(endpoint, new Date(now));
    return this.withSecret(await this.require(caller, id));
  }

  /** Pauses an endpoint: notices for it are still collected, and wait. */
  async pause(caller: Caller, id: string): Promise<EndpointRow> {
    const endpoint = await this.require(caller, id);
    if (endpoint.state === 'ACTIVE') await this.endpoints.become(id, 'PAUSED');
    await this.deliveriesOf.restLines(id);
    return this.require(caller, id);
  }

  /** Resumes an endpoint. Throws ENDPOINT_FAILED where it does not accept a trial. */
  async resume(caller: Caller, id: string): Promise<EndpointRow> {
    const endpoint = await this.require(caller, id);
    if (await this.endpoints.isKeyGone(endpoint)) throw keyGone();
    await this.trials.pass(endpoint);
    await this.endpoints.become(id, 'ACTIVE');
    await this.deliveriesOf.wakeLines(id, this.wall.now());
    this.sender.ring();
    return this.require(caller, id);
  }

  /** Sends a trial notice without content, and returns what came of it. */
  async test(caller: Caller, id: string): Promise<DeliveryRow> {
    const endpoint = await this.require(caller, id);
    const delivery = await this.trials.try(endpoint);
    await this.deliveriesOf.insert(delivery);
    return delivery;
  }

  /** A page of deliveries; `after`: the last delivery of the page before. */
  async deliveries(
    caller: Caller,
    id: string,
    wish: { state?: DeliveryState | undefined; after?: string | undefined; first: number },
  ): Promise<DeliveryRow[]> {
    const endpoint = await this.require(caller, id);
    const last = wish.after === undefined ? null : await this.delivery(caller, wish.after);
    return this.deliveriesOf.list(endpoint.id, { ...wish, last });
  }

  /** Tries a delivery once more that is waiting, was given up, or arrived before. */
  async redeliver(caller: Caller, id: string): Promise<DeliveryRow> {
    const delivery = await this.delivery(caller, id);
    const { sourceId } = delivery;
    if (sourceId === null) return this.test(caller, delivery.endpointId);
    this.trials.pay(caller.player.id);
    await this.deliveriesOf.again(
      sourceId,
      [{ ...delivery, kind: delivery.kind as never, state: 'WAITING', quietUntil: null }],
      this.wall.now(),
    );
    this.sender.ring();
    return this.delivery(caller, id);
  }

  private async delivery(caller: Caller, id: string): Promise<DeliveryRow> {
    const row = isUuid(id) ? await this.deliveriesOf.find(caller.player.id, id) : null;
    if (row === null) throw noSuchDelivery();
    await this.require(caller, row.endpointId);
    return row;
  }

  private withSecret(endpoint: EndpointRow): WithSecret {
    return { endpoint, secret: this.webhooks.secretOf(endpoint.id, endpoint.secret) };
  }
}

const noSuchEndpoint = (): AppError =>
  appError('NOT_FOUND', { thing: { en: 'endpoint', ja: '通知先' } });
const noSuchDelivery = (): AppError =>
  appError('NOT_FOUND', { thing: { en: 'delivery', ja: '通知' } });
const keyGone = (): AppError =>
  appError('FORBIDDEN', {
    reason: {
      en: 'the key by which this endpoint was made opens nothing any more: make another endpoint.',
      ja: 'この通知先を作ったキーは失効しています。新しい通知先を作ってください。',
    },
  });
