import { CreatePlayers1763769600000 } from './1763769600000-create-players.js';

/** In the order of their timestamps. */
export const MIGRATIONS = [CreatePlayers1763769600000] as const;
