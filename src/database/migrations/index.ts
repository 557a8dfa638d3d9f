import { CreatePlayers1763769600000 } from './1763769600000-create-players.js';
import { CreateGames1763773200000 } from './1763773200000-create-games.js';

/** In the order of their timestamps. */
export const MIGRATIONS = [CreatePlayers1763769600000, CreateGames1763773200000] as const;
