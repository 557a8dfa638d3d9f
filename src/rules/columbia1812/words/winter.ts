import type { Lines } from '../../kits/log.js';
import type { BlockId } from '../components/blocks.js';
import type { TownId } from '../components/map.js';
import type { Side } from '../components/side.js';
import * as en from './english.js';
import * as ja from './japanese.js';

/** Data of the events of the winter turn. Members with `?` are for the owner only. */
export interface WinterData {
  winter: { year: number };
  attrition: { side: Side; blocks: number; dead: number; units?: readonly BlockId[] };
  reinforced: {
    side: Side;
    town: TownId;
    blocks: number;
    waits: boolean;
    units?: readonly BlockId[];
  };
}

const namesEn = (units: readonly BlockId[] | undefined): string =>
  units === undefined || units.length === 0 ? '' : ` (${en.blocks(units)})`;
const namesJa = (units: readonly BlockId[] | undefined): string =>
  units === undefined || units.length === 0 ? '' : `(${ja.blocks(units)})`;

export const WINTER: Lines<WinterData> = {
  winter: {
    en: ({ year }) => `Winter turn of ${year}.`,
    ja: ({ year }) => `${year}年の冬期ターン。`,
  },
  attrition: {
    en: ({ side, blocks, dead, units }) => {
      const beyond = `${en.count(blocks, `${en.adjective(side)} army unit`)} ${en.isAre(blocks)} more than the towns can supply`;
      return `Winter attrition: ${beyond}${namesEn(units)}; ${dead === 0 ? 'none is' : `${dead} ${en.isAre(dead)}`} eliminated.`;
    },
    ja: ({ side, blocks, dead, units }) =>
      `冬期の消耗: ${ja.force(side)}の${ja.armies(blocks)}が町の補給ポイントの数値を越えた${namesJa(units)}。${dead === 0 ? '全滅したユニットはない' : `${dead}個が全滅した`}。`,
  },
  reinforced: {
    en: ({ side, town, blocks, waits, units }) => {
      if (blocks === 0)
        return `The ${en.adjective(side)} remainder pool is empty: no reinforcement comes to ${en.town(town)}.`;
      const arrival = waits
        ? `waits off the map: the enemy stands in ${en.town(town)}`
        : `arrives at ${en.town(town)}`;
      return `${en.adjective(side)} reinforcement of ${en.armies(blocks)}${namesEn(units)} ${arrival}.`;
    },
    ja: ({ side, town, blocks, waits, units }) => {
      if (blocks === 0)
        return `${ja.force(side)}の残余グループは空で、${ja.town(town)}に増援は来ない。`;
      const arrival = waits
        ? `、敵のいる${ja.town(town)}に登場できず盤外で待機する`
        : `が${ja.town(town)}に登場した`;
      return `${ja.force(side)}の増援${ja.armies(blocks)}${namesJa(units)}${arrival}。`;
    },
  },
};
