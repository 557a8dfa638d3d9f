import type { Text } from '../../kernel/text.js';

/** Words on the board. Decisions are listed by the names of their phases. */
export const WORD = {
  title: { en: 'War of 1812: Operations', ja: '1812年戦争: オペレーション' },
  draw: { en: 'A draw', ja: '引き分け' },
  rolled: { en: 'Last roll', ja: '直前の出目' },
  card: { en: 'Play a card', ja: 'カードのプレイ' },
  choice: { en: 'Event', ja: 'イヴェント' },
  recruit: { en: 'Recruit', ja: '徴兵' },
  campaign: { en: 'Campaign', ja: '戦役' },
  column: { en: 'Column', ja: '部隊の分割' },
  build: { en: 'Build', ja: '建設' },
  cruise: { en: 'Cruise', ja: '巡航' },
  'cruise-on': { en: 'Cruise on', ja: '巡航(超過命中)' },
  deploy: { en: 'Deploy', ja: '配備' },
  landing: { en: 'Landing Attack', ja: '上陸攻撃' },
  raid: { en: 'Indian Raid', ja: 'インディアンの襲撃' },
  recall: { en: 'Squadrons recalled', ja: '戦隊の帰還' },
  assign: { en: 'Assign hits', ja: '命中の割当' },
  evade: { en: 'Evasion', ja: '回避' },
  retreat: { en: 'Retreat or stay', ja: '退却の決定' },
  disperse: { en: 'Indian retreat', ja: 'インディアンの退却' },
} as const satisfies { readonly [word: string]: Text };
