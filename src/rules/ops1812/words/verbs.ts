import type { Text } from '../../kernel/text.js';

/** Name of a verb in a word or two, for buttons and headings. */
export const VERB_NAMES = {
  accept: { en: 'Accept', ja: '受ける' },
  conflict: { en: 'Larger conflict', ja: '大規模紛争' },
  cruise: { en: 'Cruise', ja: '巡航' },
  deploy: { en: 'Deploy', ja: '配備する' },
  desert: { en: 'Desert', ja: '脱走させる' },
  detach: { en: 'March with a part', ja: '一部で移動' },
  discard: { en: 'Discard', ja: '捨てる' },
  done: { en: 'Done', ja: '終える' },
  entrench: { en: 'Entrench', ja: '砦を置く' },
  evade: { en: 'Evade', ja: '回避する' },
  event: { en: 'Play the event', ja: 'イヴェント' },
  fort: { en: 'Build a fort', ja: '砦を建てる' },
  land: { en: 'Land', ja: '上陸する' },
  launch: { en: 'Add a control marker', ja: '支配マーカーを加える' },
  march: { en: 'March', ja: '移動' },
  muster: { en: 'Muster Indians', ja: 'インディアンを招集' },
  operate: { en: 'Play for operations', ja: 'OPSで使う' },
  place: { en: 'Place', ja: '置く' },
  raid: { en: 'Raid', ja: '襲撃する' },
  raise: { en: 'Recruit', ja: '徴兵する' },
  recall: { en: 'Recall', ja: '呼び戻す' },
  remove: { en: 'Remove', ja: '取り去る' },
  restore: { en: 'Restore', ja: 'トークンを戻す' },
  retreat: { en: 'Retreat', ja: '退却する' },
  scatter: { en: 'Scatter', ja: '戦隊を戻す' },
  send: { en: 'Send', ja: '送る' },
  shift: { en: 'Shift', ja: '移す' },
  stay: { en: 'Stay', ja: '留まる' },
  stop: { en: 'No more', ja: '終わりにする' },
  sweep: { en: 'Remove a control marker', ja: '支配マーカーを取り去る' },
  wreck: { en: 'Remove an enemy marker', ja: '敵のマーカーを取り去る' },
} as const satisfies Record<string, Text>;

/**
 * Fields that are quantities: how many units land. Where an action names units of several classes, each number may be
 * 0, so these are not listed.
 */
export const COUNTS = ['count'] as const;
