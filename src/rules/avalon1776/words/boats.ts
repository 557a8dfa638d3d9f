import type { Label } from '../../kits/labels.js';
import type { Ids } from '../state.js';
import type { View } from '../view/view.js';
import { en, ja } from './names.js';

/** Labels of what is done with bateaux. */
export const BOAT_LABELS: { readonly [verb: string]: Label<Ids, View> } = {
  berth: {
    en: ({ side }) => `Set up the bateau at ${en.water(side)}`,
    ja: ({ side }) => `平底舟を${ja.water(side)}に置く`,
  },
  launch: {
    en: ({ side }) => `Take the bateau at ${en.water(side)}`,
    ja: ({ side }) => `${ja.water(side)}の平底舟を動かす`,
  },
  ferry: {
    en: ({ side }) => `Use the bateau at ${en.water(side)} as a ferry`,
    ja: ({ side }) => `${ja.water(side)}の平底舟を渡し舟にする`,
  },
  load: {
    en: ({ hex, unit, points }) => `Load ${en.units({ [unit]: points })} from ${en.hex(hex)}`,
    ja: ({ hex, unit, points }) => `${ja.hex(hex)}の${ja.units({ [unit]: points })}を乗せる`,
  },
  row: {
    en: ({ side }) => `Row to ${en.water(side)}`,
    ja: ({ side }) => `${ja.water(side)}へ進む`,
  },
  drop: {
    en: ({ hex, unit, points }) => `Put ${en.units({ [unit]: points })} ashore at ${en.hex(hex)}`,
    ja: ({ hex, unit, points }) => `${ja.units({ [unit]: points })}を${ja.hex(hex)}に降ろす`,
  },
  land: {
    en: ({ hex }) => `Land all at ${en.hex(hex)} and end there`,
    ja: ({ hex }) => `全員を${ja.hex(hex)}に上陸させて終える`,
  },
};
