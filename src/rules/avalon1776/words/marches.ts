import type { Phrases } from './briefly.js';

/** Labels of forced marches. */
export const MARCH_LABELS: Phrases = {
  try: {
    en: ({ hex, mp }, _, names) =>
      `Declare a forced march from ${names.hex(hex)} of those who move ${mp}`,
    ja: ({ hex, mp }, _, names) => `${names.hex(hex)}の移動力${mp}のユニットの強行軍を宣言する`,
  },
  aim: {
    en: ({ hex, mp }, _, names) => `For ${mp} MP, to ${names.hex(hex)}`,
    ja: ({ hex, mp }, _, names) => `${mp}移動ポイントで${names.hex(hex)}へ`,
  },
  reach: {
    en: ({ hex }, _, names) => `March to ${names.hex(hex)}`,
    ja: ({ hex }, _, names) => `${names.hex(hex)}へ行軍する`,
  },
  perish: {
    en: () => 'Nowhere to march: the marchers are lost',
    ja: () => '行軍先がなく、失われる',
  },
};
