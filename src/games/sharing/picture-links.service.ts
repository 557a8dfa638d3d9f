import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { isUuid } from '../../common/uuid.js';
import { Environment } from '../../config/environment.js';
import { type AppError, appError } from '../../errors/errors.js';
import type { Caller } from '../../players/caller.js';
import { signingKey } from '../../players/signing-key.js';
import { LiveGamesService } from '../live/live-games.service.js';
import { seatRequired } from '../reading/access.js';
import type { GameReading } from '../reading/game-reading.js';
import { noSuchVersion } from '../reading/game-reads.service.js';
import { HistoryService } from '../reading/history.service.js';
import { pastReading } from '../reading/readings.js';
import { isAbsent } from '../rulesets/absent-ruleset.js';
import { seatOf } from '../store/game-head.js';
import { eyesOf } from '../store/handovers.js';
import { type PictureLinkRow, PictureLinksRepository } from './picture-links.repository.js';
import { Seals } from './seals.js';

/** How long a link works. */
const LASTS_MS = 24 * 60 * 60 * 1_000;

export interface PictureLink {
  readonly id: string;
  readonly gameId: string;
  readonly version: number;
  readonly url: string;
  readonly expiresAt: Date;
}

/** Links by which a player shows anybody the board of one version as the player's own seat sees it. */
@Injectable()
export class PictureLinksService {
  private readonly seals: Seals;

  constructor(
    private readonly environment: Environment,
    private readonly links: PictureLinksRepository,
    private readonly live: LiveGamesService,
    private readonly history: HistoryService,
  ) {
    this.seals = new Seals(signingKey(environment));
  }

  /**
   * Makes a link, which ceases to work with the token that made it. Throws QUOTA_REACHED, NOT_STARTED, and
   * INVALID_INPUT where there is no such version. `origin`: the base URL to use where the service has none configured.
   */
  async create(
    { player: { id: playerId }, key, expires }: Caller,
    { gameId, version }: { readonly gameId: string; readonly version: number },
    origin: string,
  ): Promise<PictureLink> {
    const live = await this.live.fresh(gameId, playerId);
    const seat = seatRequired(live, playerId);
    if (live.head.version === 0) throw appError('NOT_STARTED');
    const first = Math.max(1, eyesOf(live.head, seat).since);
    if (version < first || version > live.head.version) throw noSuchVersion(live.head, first);
    const expiresAt = new Date(Math.min(Date.now() + LASTS_MS, expires));
    const made = { id: randomUUID(), gameId: live.head.id, seat, version, expiresAt };
    const link = { ...made, playerId, keyId: key?.id ?? null };
    await this.links.insert(link, this.environment.quotas.pictureLinks);
    return this.told(link, origin);
  }

  /**
   * The caller's links that still work, those that expire first coming first. An API key gets only the links that it
   * made: after the key is revoked, no link that it knows may work.
   */
  async list({ player, key }: Caller, origin: string): Promise<PictureLink[]> {
    const rows = await this.links.openOf(player.id);
    return rows
      .filter(({ keyId }) => key === undefined || keyId === key.id)
      .map((row) => this.told(row, origin));
  }

  /** Revokes a link: from now on it shows nothing. Throws NOT_FOUND. */
  async revoke(playerId: string, id: string): Promise<void> {
    const removed = isUuid(id) && (await this.links.remove(playerId, id));
    if (!removed) throw appError('NOT_FOUND', { thing: { en: 'link', ja: 'リンク' } });
  }

  /** Revokes all links of the player; returns how many there were. */
  revokeAll(playerId: string): Promise<number> {
    return this.links.removeAll(playerId);
  }

  private told({ id, gameId, version, expiresAt }: PictureLinkRow, origin: string): PictureLink {
    const home = this.environment.publicUrl ?? origin;
    const url = `${home}/v1/pictures/${this.seals.sealed(id)}.svg`;
    return { id, gameId, version, url, expiresAt };
  }

  /**
   * The reading that a link shows. The same NOT_FOUND is thrown for a link that is expired, revoked, forged or unknown,
   * and where its game cannot be shown. The version is looked up in the history even where it is the present one:
   * secret steps that the player has taken since are not part of what was shared.
   */
  async shown(link: string): Promise<GameReading> {
    const id = this.seals.opened(link);
    const row = id === null ? null : await this.links.open(id);
    if (row === null) throw noSuchPicture();
    const live = await this.live.fresh(row.gameId, row.playerId);
    if (isAbsent(live.rules) || seatOf(live.head, row.playerId) !== row.seat) throw noSuchPicture();
    const eyes = eyesOf(live.head, row.seat);
    return pastReading(live, eyes, await this.history.situation(live, row.version));
  }
}

const noSuchPicture = (): AppError => appError('NOT_FOUND', { thing: { en: 'picture', ja: '図' } });
