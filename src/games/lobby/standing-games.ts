import type { Standing } from '../../quotas/standing.js';

/** Counts, for a quota, the games of a player that nobody has joined yet. */
export const OPEN_GAMES: Standing = {
  count: `SELECT count(*)::int AS count FROM games WHERE creator_id = $1 AND status = 'OPEN'`,
  things: { en: 'games that wait for players', ja: '参加者を待つゲーム' },
  remedy: {
    en: 'resign from one of them first, or wait until one begins.',
    ja: '先にその一つで投了するか、開始されるのを待ってください。',
  },
};

/** Counts, for a quota, the practice games and the games from a written position of a player that are not over. */
export const PRACTICE_GAMES: Standing = {
  count: `SELECT count(*)::int AS count FROM games
    WHERE creator_id = $1 AND status IN ('OPEN', 'RUNNING') AND (practice OR position IS NOT NULL)`,
  things: {
    en: 'games for practice or from written positions',
    ja: '練習用または記述した局面からのゲーム',
  },
  remedy: {
    en: 'resign from one of them first, or play it to its end.',
    ja: '先にその一つで投了するか、最後までプレイしてください。',
  },
};

/** Counts, for a quota, the games of a player against the computer that are not over. */
export const BOT_GAMES: Standing = {
  count: `SELECT count(*)::int AS count FROM games
    WHERE creator_id = $1 AND status IN ('OPEN', 'RUNNING') AND bots <> '{}'`,
  things: { en: 'games against the computer', ja: 'コンピューターとのゲーム' },
  remedy: PRACTICE_GAMES.remedy,
};
