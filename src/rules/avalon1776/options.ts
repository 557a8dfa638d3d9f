import type { OptionTable } from '../kernel/options.js';
import type { OptionId, Scenario } from './components/scenarios/index.js';

/** A1776-adv.V.F what the rules recommend to a scenario is on unless its players say otherwise. */
const OPTIONS: { readonly [O in OptionId]: OptionTable[string] } = {
  inverted: {
    title: { en: 'Face-down counters and decoys', ja: '裏返しとデコイ・カウンター' },
    default: true,
  },
  bateaux: { title: { en: 'Bateaux', ja: '平底舟' }, default: true },
  forcedMarch: { title: { en: 'Forced marches', ja: '強行軍' }, default: true },
};

/** A1776-adv.V.F the options of a scenario, no others. */
export const optionsOffered = ({ offered }: Scenario): OptionTable =>
  Object.fromEntries(offered.map((id) => [id, OPTIONS[id]]));
