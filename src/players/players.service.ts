import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import { appError, invalidToPeople } from '../errors/errors.js';
import { QuotasService } from '../quotas/quotas.service.js';
import { isComputersName } from './computers-names.js';
import { NamesRepository } from './names.repository.js';
import { Player } from './player.entity.js';
import type { Session } from './players.objects.js';
import { TokensService } from './tokens.service.js';

const COMPUTERS_NAME = {
  en: 'That name is kept for the players that the computer plays; choose another.',
  ja: 'その名前はコンピューターのプレイヤー専用です。別の名前にしてください。',
};

@Injectable()
export class PlayersService {
  constructor(
    @InjectRepository(Player) private readonly players: Repository<Player>,
    private readonly tokens: TokensService,
    private readonly quotas: QuotasService,
    private readonly names: NamesRepository,
  ) {}

  async signUp(name: string, address: string): Promise<Session> {
    if (isComputersName(name)) throw invalidToPeople(COMPUTERS_NAME);
    this.quotas.charge('signUps', { playerId: null, address });
    const player = this.players.create({ id: randomUUID(), name });
    await this.players.insert(player);
    return this.session(player);
  }

  /**
   * Gives a player another name, once a day; others see it within seconds, in running games too. Throws RATE_LIMITED.
   */
  async rename(player: Player, name: string): Promise<Player> {
    if (isComputersName(name)) throw invalidToPeople(COMPUTERS_NAME);
    const seconds = await this.names.rename(player.id, name);
    if (seconds !== null) throw appError('RATE_LIMITED', { seconds });
    this.tokens.forget(player.id);
    return { ...player, name };
  }

  /** A new session for a signed-in player; the old token stays valid until it expires. */
  renew(player: Player): Promise<Session> {
    return this.session(player);
  }

  /** A new session for a player whom the caller has proved to be, not by a token; sessions from before stay valid. */
  async sessionOf(playerId: string): Promise<Session> {
    return this.session(await this.players.findOneByOrFail({ id: playerId }));
  }

  private async session(player: Player): Promise<Session> {
    return { token: await this.tokens.issueSession(player), player };
  }
}
