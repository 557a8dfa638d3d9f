import type { Phrases } from './briefly.js';

/** Labels of actions with bateaux. */
export const BOAT_LABELS: Phrases = {
  berth: {
    en: ({ side }, _, names) => `Set up the bateau at ${names.water(side)}`,
    ja: ({ side }, _, names) => `平底舟を${names.water(side)}に置く`,
  },
  launch: {
    en: ({ side }, _, names) => `Take the bateau at ${names.water(side)}`,
    ja: ({ side }, _, names) => `${names.water(side)}の平底舟を動かす`,
  },
  ferry: {
    en: ({ side }, _, names) => `Use the bateau at ${names.water(side)} as a ferry`,
    ja: ({ side }, _, names) => `${names.water(side)}の平底舟を渡し舟にする`,
  },
  load: {
    en: ({ hex, unit, points }, _, names) =>
      `Load ${names.units({ [unit]: points })} from ${names.hex(hex)}`,
    ja: ({ hex, unit, points }, _, names) =>
      `${names.hex(hex)}の${names.units({ [unit]: points })}を乗せる`,
  },
  row: {
    en: ({ side }, _, names) => `Row to ${names.water(side)}`,
    ja: ({ side }, _, names) => `${names.water(side)}へ進む`,
  },
  drop: {
    en: ({ hex, unit, points }, _, names) =>
      `Put ${names.units({ [unit]: points })} ashore at ${names.hex(hex)}`,
    ja: ({ hex, unit, points }, _, names) =>
      `${names.units({ [unit]: points })}を${names.hex(hex)}に降ろす`,
  },
  land: {
    en: ({ hex }, _, names) => `Land all at ${names.hex(hex)} and end there`,
    ja: ({ hex }, _, names) => `全員を${names.hex(hex)}に上陸させて終える`,
  },
};
