import type { EntityManager } from 'typeorm';

import type { PlayerName } from '../rules/index.js';
import { Player } from './player.entity.js';

/** The accounts of the computer, one per level. Nobody can sign in with them. */
export const BOT_ACCOUNTS = {
  random: { id: '00000000-0000-4000-8000-000000000001', name: 'Computer (random)' },
  greedy: { id: '00000000-0000-4000-8000-000000000002', name: 'Computer (greedy)' },
} as const satisfies Record<PlayerName, { readonly id: string; readonly name: string }>;

/** The id of that level's account, which is created with the first game that needs it. */
export async function botPlayer(manager: EntityManager, level: PlayerName): Promise<string> {
  const account = BOT_ACCOUNTS[level];
  await manager.createQueryBuilder().insert().into(Player).values(account).orIgnore().execute();
  return account.id;
}
