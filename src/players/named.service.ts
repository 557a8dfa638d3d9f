import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import { QuotasService } from '../quotas/quotas.service.js';
import { BOT_ACCOUNTS } from './bot-accounts.js';
import { isName, tidyName } from './name.js';
import { Player } from './player.entity.js';
import { MOST_NAMESAKES, type PlayersNamed } from './players.objects.js';

type Named = Pick<Player, 'id' | 'name'>;

/** SQL that reads of each name no more players than are shown, however many share the name. */
const NAMED = `
  SELECT found.id, found.name FROM unnest($1::varchar[]) AS asked (name)
  CROSS JOIN LATERAL (
    SELECT id, name FROM players WHERE name = asked.name AND id <> ALL ($2::uuid[])
    ORDER BY id LIMIT $3
  ) AS found`;

const COMPUTERS = Object.values(BOT_ACCOUNTS).map(({ id }) => id);

/** Finds players by their exact names. */
@Injectable()
export class NamedService {
  constructor(
    @InjectRepository(Player) private readonly players: Repository<Player>,
    private readonly quotas: QuotasService,
  ) {}

  /**
   * The players of each name, in the order of `names`. Each name is charged, found or not, so guessing names costs as
   * much as asking for known ones.
   */
  async named(
    names: readonly string[],
    asker: { readonly playerId: string; readonly address: string },
  ): Promise<PlayersNamed[]> {
    this.quotas.charge('names', asker, names.length);
    const tidy = names.map(tidyName);
    const known = await this.find([...new Set(tidy.filter(isName))]);
    return tidy.map((name) => ({ name, players: known.get(name) ?? [] }));
  }

  private async find(names: readonly string[]): Promise<Map<string, Named[]>> {
    const rows: Named[] = await this.players.query(NAMED, [names, COMPUTERS, MOST_NAMESAKES]);
    const found = new Map<string, Named[]>();
    for (const row of rows) found.set(row.name, [...(found.get(row.name) ?? []), row]);
    return found;
  }
}
