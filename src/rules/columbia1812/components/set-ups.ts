import type { Text } from '../../kernel/text.js';
import type { TownId } from './map.js';
import type { Side } from './side.js';

export const SET_UPS = ['historical', 'cautious', 'bold'] as const;
/** Id of a ready-made set-up: a list of the towns where the drawn blocks stand, whichever blocks these are. */
export type SetUpId = (typeof SET_UPS)[number];

export const SET_UP_NAME: Readonly<Record<SetUpId, Text>> = {
  historical: { en: 'as in the summer of 1812', ja: '1812年夏の史実' },
  cautious: { en: 'cautious', ja: '慎重' },
  bold: { en: 'bold', ja: '大胆' },
};

/**
 * The town of each drawn block, the strongest block first (C1812-3.2 draws 12 and 10). Every set-up keeps the garrisons
 * of C1812-3.3 and 3.4. The set-ups are chosen by us. Historical: Hull at Detroit, the army of the Niagara, Dearborn
 * between Albany and Lake Champlain; the British where their regiments lay. Cautious: two blocks in each of the most
 * valuable towns. Bold: massed where a road leads to the great towns of the enemy.
 */
export const SET_UP: Readonly<Record<Side, Readonly<Record<SetUpId, readonly TownId[]>>>> = {
  us: {
    historical: [
      'detroit',
      'plattsburg',
      'albany',
      'buffalo',
      'detroit',
      'plattsburg',
      'sackets-harbor',
      'buffalo',
      'fort-niagara',
      'albany',
      'erie',
      'pittsburgh',
    ],
    cautious: [
      'albany',
      'detroit',
      'plattsburg',
      'sackets-harbor',
      'buffalo',
      'albany',
      'detroit',
      'plattsburg',
      'sackets-harbor',
      'pittsburgh',
      'buffalo',
      'erie',
    ],
    bold: [
      'plattsburg',
      'sackets-harbor',
      'plattsburg',
      'plattsburg',
      'sackets-harbor',
      'plattsburg',
      'detroit',
      'buffalo',
      'detroit',
      'albany',
      'erie',
      'pittsburgh',
    ],
  },
  gb: {
    historical: [
      'quebec',
      'montreal',
      'kingston',
      'fort-george',
      'amherstburg',
      'montreal',
      'quebec',
      'fort-george',
      'york',
      'prescott',
    ],
    cautious: [
      'quebec',
      'montreal',
      'kingston',
      'montreal',
      'quebec',
      'kingston',
      'fort-george',
      'york',
      'amherstburg',
      'fort-george',
    ],
    bold: [
      'kingston',
      'montreal',
      'amherstburg',
      'fort-george',
      'kingston',
      'montreal',
      'quebec',
      'amherstburg',
      'fort-george',
      'york',
    ],
  },
};
