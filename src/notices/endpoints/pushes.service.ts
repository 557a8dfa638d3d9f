import { ECDH } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { appError, invalidInput } from '../../errors/errors.js';
import type { Locale, Text } from '../../language/locale.js';
import { Outbound } from '../../outbound/outbound.js';
import { assertTarget } from '../../outbound/target.js';
import type { Caller } from '../../players/caller.js';
import { Wall } from '../../time/wall.js';
import { PushService } from '../push/push.service.js';
import { type EndpointRow, newEndpoint } from '../store/endpoints.repository.js';
import { FollowersRepository } from '../store/followers.repository.js';
import type { OwnKind, PushKeys } from '../store/kinds.js';
import { PushesRepository } from '../store/pushes.repository.js';
import { FollowersService } from './followers.service.js';

const POINT_BYTES = 65;
const AUTH_BYTES = 16;

const FAULTS = {
  p256dh: {
    en: '`p256dh` must be a public key of P-256, 65 bytes as base64url.',
    ja: '`p256dh` はP-256の公開鍵(65バイト、base64url)でなければなりません。',
  },
  auth: {
    en: '`auth` must be 16 bytes as base64url.',
    ja: '`auth` は16バイト(base64url)でなければなりません。',
  },
  token: {
    en: 'this token stops nothing: send the one of a push of this service, unaltered.',
    ja: 'このトークンでは何も止められません。このサービスのプッシュ通知にあるものを、そのまま送ってください。',
  },
} as const satisfies Readonly<Record<string, Text>>;

/** The subscription that a browser makes, and which kinds of notices it wants. */
export interface PushWish extends PushKeys {
  readonly url: string;
  readonly kinds: OwnKind[];
}

/** Manages the browsers in which players are told of their games (Web Push). */
@Injectable()
export class PushesService {
  constructor(
    private readonly pushes: PushesRepository,
    private readonly followers: FollowersService,
    private readonly wishes: FollowersRepository,
    private readonly push: PushService,
    private readonly outbound: Outbound,
    private readonly wall: Wall,
  ) {}

  /** The public key by which a browser lets only this service send. */
  get key(): string {
    return this.push.publicKey;
  }

  /** Stores a subscription, in place of an earlier one of the same URL. Throws INVALID_INPUT, QUOTA_REACHED. */
  async subscribe(
    { player: { id: playerId }, key }: Caller,
    { url, kinds, ...keys }: PushWish,
    locale: Locale,
  ): Promise<EndpointRow> {
    const { href } = assertTarget(url, this.outbound.rules);
    const at = new Date(this.wall.now());
    const keyId = key?.id ?? null;
    const own = { playerId, keyId, channel: 'push' as const, address: href, locale };
    const row = await this.pushes.put(newEndpoint({ ...own, keys: checked(keys) }, at));
    await this.followers.followOwn(row, kinds);
    return row;
  }

  /** The caller's browsers; an API key gets only those that it made. */
  async list({ player, key }: Caller): Promise<EndpointRow[]> {
    const rows = await this.pushes.ofPlayer(player.id);
    return rows.filter(({ keyId }) => key === undefined || keyId === key.id);
  }

  /** Ends a subscription, and returns its id. Throws NOT_FOUND. */
  async unsubscribe(caller: Caller, url: string): Promise<string> {
    const href = URL.canParse(url) ? new URL(url).href : url;
    const row = (await this.list(caller)).find(({ address }) => address === href);
    if (row === undefined)
      throw appError('NOT_FOUND', { thing: { en: 'push subscription', ja: 'プッシュ通知の登録' } });
    await this.pushes.remove(row.id);
    return row.id;
  }

  /**
   * Stops the pushes of one game or event in one browser, by the token that each of them carries. false: nothing has
   * changed, as they are stopped already or the subscription is gone. Throws INVALID_INPUT where the token is not ours.
   */
  async stop(token: string): Promise<boolean> {
    const stop = this.push.stopOf(token);
    if (stop === null) throw invalidInput(FAULTS.token);
    return this.wishes.leaveOut('push', stop, new Date(this.wall.now()));
  }
}

/** The keys without base64 padding. Throws INVALID_INPUT. */
function checked({ p256dh, auth }: PushKeys): PushKeys {
  const [point, secret] = [bytesOf(p256dh), bytesOf(auth)];
  if (point?.length !== POINT_BYTES || !isPoint(point)) throw invalidInput(FAULTS.p256dh);
  if (secret?.length !== AUTH_BYTES) throw invalidInput(FAULTS.auth);
  return { p256dh: point.toString('base64url'), auth: secret.toString('base64url') };
}

const bytesOf = (text: string): Buffer | null =>
  /^[\w-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64url') : null;

function isPoint(bytes: Buffer): boolean {
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
