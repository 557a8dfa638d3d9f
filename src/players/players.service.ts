import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import { QuotasService } from '../quotas/quotas.service.js';
import { Player } from './player.entity.js';
import type { Session } from './players.objects.js';
import { TokensService } from './tokens.service.js';

@Injectable()
export class PlayersService {
  constructor(
    @InjectRepository(Player) private readonly players: Repository<Player>,
    private readonly tokens: TokensService,
    private readonly quotas: QuotasService,
  ) {}

  async signUp(name: string, address: string): Promise<Session> {
    this.quotas.charge('signUps', { playerId: null, address });
    const player = this.players.create({ id: randomUUID(), name });
    await this.players.insert(player);
    return { token: await this.tokens.issueSession(player), player };
  }
}
