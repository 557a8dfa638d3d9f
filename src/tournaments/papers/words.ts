import type { Locale, Text } from '../../language/locale.js';

const WORDS = {
  rank: { en: 'Rank', ja: '順位' },
  pool: { en: 'Pool', ja: '組' },
  poolRank: { en: 'Place in pool', ja: '組内順位' },
  number: { en: 'No.', ja: '番号' },
  name: { en: 'Name', ja: '名前' },
  points: { en: 'Points', ja: '得点' },
  played: { en: 'Played', ja: '対局数' },
  wins: { en: 'Won', ja: '勝ち' },
  draws: { en: 'Drawn', ja: '引き分け' },
  losses: { en: 'Lost', ja: '負け' },
  best: { en: 'Best rank', ja: '最高順位' },
  worst: { en: 'Worst rank', ja: '最低順位' },
  round: { en: 'Round', ja: '回戦' },
  board: { en: 'Board', ja: '卓' },
  leg: { en: 'Game', ja: '局' },
  first: { en: 'First', ja: '先' },
  second: { en: 'Second', ja: '後' },
  firstSeat: { en: 'Seat of the first', ja: '先の陣営' },
  result: { en: 'Result', ja: '結果' },
  by: { en: 'Decided by', ja: '決まり方' },
  game: { en: 'Game id', ja: 'ゲームID' },
  player: { en: 'Player id', ja: 'プレイヤーID' },
  state: { en: 'State', ja: '状態' },
  seed: { en: 'Seed', ja: 'シード' },
  byes: { en: 'Byes asked for', ja: '希望した不戦' },
  bye: { en: 'bye', ja: '不戦' },
  entries: { en: 'Entries end', ja: '参加受付の締め切り' },
  deadline: { en: 'Deadline of round {n}', ja: '第{n}回戦の期限' },
  more: { en: 'and so many more:', ja: 'ほかの人数：' },
} as const satisfies Record<string, Text>;

export type Word = keyof typeof WORDS;

export const wordOf = (word: Word, locale: Locale): string => WORDS[word][locale];

/** The headings of the columns. */
export const headings = (words: readonly Word[], locale: Locale): string[] =>
  words.map((word) => wordOf(word, locale));
