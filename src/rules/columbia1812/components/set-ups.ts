import type { Text } from '../../kernel/text.js';
import type { TownId } from './map.js';
import type { Side } from './side.js';

export const SET_UPS = ['historical', 'cautious', 'bold'] as const;
/** A ready-made set-up: where the blocks drawn stand, whichever they are. */
export type SetUpId = (typeof SET_UPS)[number];

export const SET_UP_NAME: Readonly<Record<SetUpId, Text>> = {
  historical: { en: 'as in the summer of 1812', ja: '1812年夏の史実' },
  cautious: { en: 'cautious', ja: '慎重' },
  bold: { en: 'bold', ja: '大胆' },
};

/**
 * Town by town, the strongest block drawn first (C1812-3.2 draws 12 and 10). Each keeps the garrisons of C1812-3.3 and
 * 3.4. Chosen by us. Historical: Hull at Detroit, the army of the Niagara, Dearborn between Albany and Lake Champlain;
 * the British where their regiments lay. Cautious: two blocks in every town that is worth most. Bold: massed where a
 * road leads to the enemy's great towns.
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
