import type { ClauseText } from '../../kernel/clauses.js';

/** Victory: section 18. */
export const VICTORY = {
  'C1812-18.1': {
    title: { en: 'Annual victory check', ja: '勝利条件' },
    summary: {
      en: 'After the tenth turn of each year, before winter, a player at least 10 VP ahead of the opponent wins.',
      ja: '各年の第10ターン後、冬期ターンの前に、相手より10VP以上多いプレイヤーが勝利する。',
    },
  },
  'C1812-18.1.a': {
    title: { en: 'VP for armies', ja: '陸軍ユニットのVP' },
    summary: {
      en: 'Every army unit on the map gives its side 1 VP whatever its CV; naval units and the Indian unit give none.',
      ja: '地図盤上の陸軍ユニットはCVに関係なく1個につき1VPとなる。海軍ユニットとインディアンは数えない。',
    },
  },
  'C1812-18.1.b': {
    title: { en: 'VP for lakes', ja: '制海権のVP' },
    summary: {
      en: 'Each controlled lake gives 2 VP.',
      ja: '制海権を持つ湖1つにつき2VPを得る。',
    },
  },
  'C1812-18.1.c': {
    title: { en: 'VP for enemy towns', ja: '敵の町のVP' },
    summary: {
      en: "An enemy town occupied by one's army units gives its value in VP.",
      ja: '自軍の陸軍ユニットが占領している敵国の町は、その値だけVPになる。',
    },
  },
  'C1812-18.1.d': {
    title: { en: 'Own towns give nothing', ja: '自国の町は0VP' },
    summary: {
      en: "Towns of one's own nation give no VP.",
      ja: '自国の町はVPにならない。',
    },
  },
  'C1812-18.2': {
    title: { en: 'Draw', ja: '引き分け' },
    summary: {
      en: 'If nobody leads by 10 VP at the end of 1814 the game is a draw.',
      ja: '1814年の終わりまでに10VPの差をつけた者がなければ引き分けとする。',
    },
  },
} as const satisfies Record<string, ClauseText>;
