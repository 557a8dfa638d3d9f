import type { Text } from '../../kernel/text.js';
import { SCORE_PARTS } from '../words/stage.js';

export const WORD = {
  title: { en: 'War of 1812', ja: '1812年戦争' },
  turn: { en: 'Turn', ja: '第' },
  winter: { en: 'Winter', ja: '冬' },
  vp: { en: 'Victory points', ja: '勝利ポイント' },
  ...SCORE_PARTS,
  total: { en: 'Total', ja: '合計' },
  pool: { en: 'Pool', ja: '残余' },
  unbuilt: { en: 'Ships to build', ja: '未建造艦' },
  lost: { en: 'Ships lost', ja: '喪失艦' },
  waiting: { en: 'Waiting', ja: '待機' },
  attacker: { en: 'Attacker', ja: '攻撃側' },
  defender: { en: 'Defender', ja: '防御側' },
  round: { en: 'Round', ja: 'ラウンド' },
  doubleFire: { en: 'double fire', ja: '倍射撃' },
  toPlace: { en: 'To place', ja: '未配置' },
} as const satisfies Readonly<Record<string, Text>>;
