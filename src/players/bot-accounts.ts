import type { PlayerName } from '../rules/index.js';

/** The accounts by which the computer plays, one a level. Nobody signs in as one of them. */
export const BOT_ACCOUNTS = {
  random: { id: '00000000-0000-4000-8000-000000000001', name: 'Computer (random)' },
  greedy: { id: '00000000-0000-4000-8000-000000000002', name: 'Computer (greedy)' },
} as const satisfies Record<PlayerName, { readonly id: string; readonly name: string }>;
