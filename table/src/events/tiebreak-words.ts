import { spoken } from '../words.js';

type Said = Readonly<Record<string, string>>;

const EN: Said = {
  DE: 'direct encounter',
  BH: 'Buchholz: points of the opponents',
  'BH-C1': 'Buchholz without the lowest opponent',
  'BH-M1': 'Buchholz without the lowest and the highest opponent',
  FB: 'Buchholz with the last round drawn',
  SB: 'Sonneborn-Berger: points of the opponents who were beaten, half of those drawn with',
  WIN: 'wins',
  WON: 'wins in games that were played',
  PS: 'points after each round, added up',
  KS: 'Koya: points against those with half the points or more',
  ARO: 'average rating of the opponents',
  TPR: 'performance rating',
  LOT: 'drawn by lot',
};

const JA: Said = {
  DE: '直接対決',
  BH: 'ブッフホルツ: 対戦相手の得点の合計',
  'BH-C1': 'ブッフホルツ（最低の1人を除く）',
  'BH-M1': 'ブッフホルツ（最低と最高の1人ずつを除く）',
  FB: 'ブッフホルツ（最終回戦を引き分けとして計算）',
  SB: 'ゾンネボルン・ベルガー: 勝った相手の得点と、引き分けた相手の得点の半分',
  WIN: '勝ち数',
  WON: '実際に指した対局の勝ち数',
  PS: '各回戦後の得点の合計',
  KS: 'コヤ: 半分以上の得点の相手から得た点',
  ARO: '対戦相手の平均レーティング',
  TPR: 'パフォーマンスレーティング',
  LOT: '抽選',
};

/** What the acronyms of tie-breaks mean. */
export const tiebreakWords = spoken(EN, JA);
