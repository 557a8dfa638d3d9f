import { Injectable } from '@nestjs/common';

import { AppError } from '../../errors/errors.js';
import { GamesService, hasBegun, PicturesService } from '../../games/index.js';
import { log } from '../../observing/log.js';
import type { Locale } from '../../rules/index.js';
import { soon } from '../desk/patience.js';
import { PICTURE } from '../desk/picture.js';
import type { RoomPicture } from './bot.js';

/**
 * How many messages wait for pictures at once, and of one player: fewer than may be slow (see `Lanes`), so that none is
 * broken off because of its picture.
 */
const [IN_ALL, A_PLAYER] = [40, 4];
/** All rooms are one of those who take turns to have something drawn, so that they hold up no player for long. */
const QUEUE = 'rooms';

interface Wish {
  readonly gameId: string;
  readonly version: number;
  readonly locale: Locale;
  /** Who has the room follow the game. */
  readonly playerId: string;
}

/** Pictures of boards for rooms: what a spectator saw at a version, and nothing else, whoever is in the room. */
@Injectable()
export class RoomPicturesService {
  /** How long a message waits for its picture, in milliseconds. */
  private readonly patienceMs = 5_000;
  /** The players because of whom messages wait. */
  private readonly waiting: string[] = [];

  constructor(
    private readonly games: GamesService,
    private readonly pictures: PicturesService,
  ) {}

  /** null: there is no board yet, or it cannot be drawn now. Never throws, and never takes long. */
  async of(wish: Wish): Promise<RoomPicture | null> {
    const { waiting } = this;
    const own = waiting.filter((id) => id === wish.playerId).length;
    if (waiting.length >= IN_ALL || own >= A_PLAYER) return null;
    waiting.push(wish.playerId);
    try {
      return (await soon(this.drawn(wish), this.patienceMs)) ?? null;
    } finally {
      waiting.splice(waiting.indexOf(wish.playerId), 1);
    }
  }

  private async drawn({ gameId, version, locale }: Wish): Promise<RoomPicture | null> {
    try {
      const game = await this.games.read(null, gameId, { at: version });
      if (!hasBegun(game)) return null;
      const png = await this.pictures.png(game, { ...PICTURE, locale }, undefined, QUEUE);
      const alt = (await this.pictures.text(game, locale)).trim();
      return { gameId, version, png, alt };
    } catch (error) {
      const isBusy = error instanceof AppError && error.code === 'UNAVAILABLE';
      if (!isBusy) log.warn({ err: error }, 'a message to a channel has no picture');
      return null;
    }
  }
}
