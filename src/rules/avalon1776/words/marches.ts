import type { Label } from '../../kits/labels.js';
import type { Ids } from '../state.js';
import type { View } from '../view/view.js';
import { en, ja } from './names.js';

/** Labels of forced marches. */
export const MARCH_LABELS: { readonly [verb: string]: Label<Ids, View> } = {
  try: {
    en: ({ hex, mp }) => `Declare a forced march from ${en.hex(hex)} of those who move ${mp}`,
    ja: ({ hex, mp }) => `${ja.hex(hex)}の移動力${mp}のユニットの強行軍を宣言する`,
  },
  aim: {
    en: ({ hex, mp }) => `For ${mp} MP, to ${en.hex(hex)}`,
    ja: ({ hex, mp }) => `${mp}移動ポイントで${ja.hex(hex)}へ`,
  },
  reach: {
    en: ({ hex }) => `March to ${en.hex(hex)}`,
    ja: ({ hex }) => `${ja.hex(hex)}へ行軍する`,
  },
  perish: {
    en: () => 'Nowhere to march: the marchers are lost',
    ja: () => '行軍先がなく、失われる',
  },
};
