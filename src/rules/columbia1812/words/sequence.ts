import type { Lines } from '../../kits/log.js';
import { type Side, SIDES } from '../components/side.js';
import type { Score } from '../questions/victory.js';
import * as en from './english.js';
import * as ja from './japanese.js';

/** Data of the events of set-up, sequence of play and victory. */
export interface SequenceData {
  placed: { side: Side; blocks: number };
  fleets: object;
  year: { year: number };
  initiative: { side: Side };
  order: { side: Side };
  turn: { year: number; turn: number };
  'victory-check': { year: number; vp: { readonly [S in Side]: Score }; winner: Side | null };
}

const pointsEn = (side: Side, { total, armies, lakes, towns }: Score): string =>
  `${en.adjective(side)} ${total} VP (armies ${armies}, lakes ${lakes}, enemy towns ${towns})`;
const pointsJa = (side: Side, { total, armies, lakes, towns }: Score): string =>
  `${ja.force(side)} ${total}VP(陸軍 ${armies}、制海権 ${lakes}、敵の町 ${towns})`;

export const SEQUENCE: Lines<SequenceData> = {
  placed: {
    en: ({ side, blocks }) => `${en.The(side)} place their ${en.armies(blocks)}.`,
    ja: ({ side, blocks }) => `${ja.force(side)}が${ja.armies(blocks)}を配置した。`,
  },
  fleets: {
    en: () => 'Each side places one operational naval unit in each of its three naval bases.',
    ja: () => '両軍が3つの海軍基地に作戦艦隊を1個ずつ配置した。',
  },
  year: {
    en: ({ year }) => `The campaign year ${year} begins.`,
    ja: ({ year }) => `${year}年のキャンペーン年度が始まった。`,
  },
  initiative: {
    en: ({ side }, rolls) =>
      `${en.rollOff(rolls)} — ${en.the(side)} choose whether to play first or second this year.`,
    ja: ({ side }, rolls) =>
      `${ja.rollOff(rolls)} — ${ja.force(side)}がこの年度の第1ターンと第2ターンのどちらを受け持つかを選ぶ。`,
  },
  order: {
    en: ({ side }) => `${en.The(side)} take the first player turn of the year.`,
    ja: ({ side }) => `この年度は${ja.force(side)}が第1ターンを受け持つ。`,
  },
  turn: {
    en: ({ year, turn }) => `Campaign turn ${turn} of ${year}.`,
    ja: ({ year, turn }) => `${year}年 第${turn}キャンペーンターン。`,
  },
  'victory-check': {
    en: ({ year, vp, winner }) => {
      const points = SIDES.map((side) => pointsEn(side, vp[side])).join(', ');
      const verdict =
        winner === null
          ? 'Neither side leads by 10'
          : `${en.The(winner)} lead by 10 or more and win`;
      return `Victory check of ${year}: ${points}. ${verdict}.`;
    },
    ja: ({ year, vp, winner }) => {
      const points = SIDES.map((side) => pointsJa(side, vp[side])).join('、');
      const verdict =
        winner === null
          ? 'どちらも10VPの差をつけていない'
          : `10VP以上の差で${ja.force(winner)}の勝利`;
      return `${year}年の勝利判定: ${points}。${verdict}。`;
    },
  },
};
