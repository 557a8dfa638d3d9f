import type { ClauseText } from '../../kernel/clauses.js';

/** Army movement and forced march: section 9. */
export const ARMY = {
  'C1812-9.1': {
    title: { en: 'Army move', ja: '陸軍移動' },
    summary: {
      en: 'One army move takes units of a single town to one or more towns joined to it by road or trail.',
      ja: '陸軍移動は1つの町にいるユニットの一部か全部を、道路/小道でつながる1つ以上の隣の町へ動かす。',
    },
  },
  'C1812-9.1.a': {
    title: { en: 'No stacking limit', ja: 'スタック制限なし' },
    summary: {
      en: 'Any number of units may be in one town.',
      ja: '1つの町に入れるユニットの数に上限はない。',
    },
  },
  'C1812-9.1.b': {
    title: { en: 'Finish moving before battle', ja: '移動完了後に戦闘' },
    summary: {
      en: 'All movement ends before any battle, and a unit that enters a town with enemy army units stops there.',
      ja: 'すべての移動を終えてから戦闘を行う。敵の陸軍ユニットがいる町に入ったユニットはそこで停止する。',
    },
  },
  'C1812-9.2': {
    title: { en: 'Forced march', ja: '強行軍' },
    summary: {
      en: 'A unit that has made its whole normal move by land may try a forced march on to one more adjacent town, none that it has come through.',
      ja: '陸路の通常移動をすべて終えたユニットは、強行軍としてさらに先の隣の町1つへの移動を試みられる。通ってきた町へは戻れない。',
    },
  },
  'C1812-9.2.a': {
    title: { en: 'Forced march: timing of the roll', ja: '強行軍の判定時期' },
    summary: {
      en: 'Forced marches are named with the declared move and rolled, one die a unit, after all normal movement; a unit kept from its move does not roll.',
      ja: '強行軍は移動の宣言と同時に指定し、通常の移動がすべて済んでから1個ずつ判定する。通常の移動ができなかったユニットは判定しない。',
    },
  },
  'C1812-9.2.b': {
    title: { en: 'Forced march: modifiers', ja: '強行軍の修正' },
    summary: {
      en: 'On a forced march British units add 1 to the die and the Indian unit adds 2 instead.',
      ja: '強行軍の目にイギリス軍ユニットは1を加え、インディアンはその代わりに2を加える。',
    },
  },
  'C1812-9.2.c': {
    title: { en: 'Forced march: result', ja: '強行軍の結果' },
    summary: {
      en: 'A total of 4 or more carries the unit to the extra town; on 3 or less it stays where its normal move ended and loses 1 CV.',
      ja: '修正後4以上なら追加の町へ進み、3以下なら通常の移動を終えた町に留まって1CVを失う。',
    },
  },
} as const satisfies Record<string, ClauseText>;
