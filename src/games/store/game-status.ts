export const GAME_STATUSES = ['OPEN', 'RUNNING', 'FINISHED', 'ABANDONED'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];
