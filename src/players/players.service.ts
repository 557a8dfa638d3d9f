import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import { Player } from './player.entity.js';
import type { Session } from './players.objects.js';
import { TokensService } from './tokens.service.js';

@Injectable()
export class PlayersService {
  constructor(
    @InjectRepository(Player) private readonly players: Repository<Player>,
    private readonly tokens: TokensService,
  ) {}

  async signUp(name: string): Promise<Session> {
    const player = this.players.create({ id: randomUUID(), name });
    await this.players.insert(player);
    return { token: await this.tokens.issueSession(player), player };
  }
}
