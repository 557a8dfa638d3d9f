import type { OptionTable } from '../kernel/options.js';
import type { OptionId, Scenario } from './components/scenarios/index.js';

/**
 * A1776-adv.V.F options that the rules recommend for a scenario are on unless its players say otherwise;
 * A1776-campopt.note so are those that the Campaign takes from the Advanced Game, while the Campaign's own options are
 * off.
 */
const OPTIONS: { readonly [O in OptionId]: OptionTable[string] } = {
  inverted: { title: { en: 'Face-down counters', ja: '裏返しとデコイ' }, default: true },
  bateaux: { title: { en: 'Bateaux', ja: '平底舟' }, default: true },
  forcedMarch: { title: { en: 'Forced marches', ja: '強行軍' }, default: true },
  dragoons: { title: { en: 'Militia dragoons', ja: '民兵竜騎兵' }, default: false },
  capacity: {
    title: { en: 'Variable transport capacity', ja: '可変的な輸送許容量' },
    default: false,
  },
  garrisons: { title: { en: 'Variable garrisons', ja: '可変的な守備隊' }, default: false },
  attrition: { title: { en: 'Variable attrition', ja: '可変的な冬季損耗' }, default: false },
  navy: { title: { en: 'Continental Navy', ja: '大陸海軍' }, default: false },
};

/** The options that a scenario offers. */
export const optionsOffered = ({ offered }: Scenario): OptionTable =>
  Object.fromEntries(
    offered.flatMap((id) => {
      const option = OPTIONS[id];
      return option === undefined ? [] : [[id, option]];
    }),
  );
