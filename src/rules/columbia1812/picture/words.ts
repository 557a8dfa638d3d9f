import type { Text } from '../../kernel/text.js';
import type { View } from '../view/view.js';

export const STAGE: Readonly<Record<View['stage'], Text>> = {
  setup: { en: 'Set-up', ja: '初期配置' },
  initiative: { en: 'Who plays first', ja: '先手後手の決定' },
  naval: { en: 'Naval Phase', ja: '海軍フェイズ' },
  army: { en: 'Army Phase', ja: '陸軍フェイズ' },
  battle: { en: 'Battle Phase', ja: '戦闘フェイズ' },
  orders: { en: 'Orders', ja: '命令の記入' },
  winter: { en: 'Winter Turn', ja: '冬期ターン' },
  over: { en: 'Game over', ja: 'ゲーム終了' },
};

export const WORD = {
  title: { en: 'War of 1812', ja: '1812年戦争' },
  turn: { en: 'Turn', ja: '第' },
  winter: { en: 'Winter', ja: '冬' },
  vp: { en: 'Victory points', ja: '勝利ポイント' },
  armies: { en: 'Armies', ja: '陸軍' },
  lakes: { en: 'Lakes', ja: '湖' },
  towns: { en: 'Enemy towns', ja: '敵の町' },
  total: { en: 'Total', ja: '合計' },
  pool: { en: 'Pool', ja: '残余' },
  unbuilt: { en: 'Ships to build', ja: '未建造艦' },
  lost: { en: 'Ships lost', ja: '喪失艦' },
  waiting: { en: 'Waiting', ja: '待機' },
  attacker: { en: 'Attacker', ja: '攻撃側' },
  defender: { en: 'Defender', ja: '防御側' },
  round: { en: 'Round', ja: 'ラウンド' },
  doubleFire: { en: 'double fire', ja: '倍射撃' },
  draw: { en: 'Draw', ja: '引き分け' },
  toPlace: { en: 'To place', ja: '未配置' },
  bothWrite: { en: 'both sides', ja: '両軍' },
} as const satisfies Readonly<Record<string, Text>>;
