import { labelling, type Label } from '../../kits/labels.js';
import type { Ids } from '../state.js';
import type { View } from '../view/view.js';
import { en, ja, type Names } from './names.js';

type Fields = Ids;

/** Who would march from there. */
const ready = ({ hexes, mover }: View, { hex, mp }: Fields, names: Names): string =>
  names.units((mover === null ? undefined : hexes[hex]?.[mover]?.ready?.[mp]) ?? {});

const COMBAT = 'combat';

/** The strengths that would meet there, the mover's first. */
function strengths({ hexes, mover }: View, { hex }: Fields): readonly [number, number] {
  const sum = (side: 'us' | 'gb') =>
    Object.values(hexes[hex]?.[side]?.open ?? {}).reduce((all, count) => all + count, 0);
  const [us, gb] = [sum('us'), sum('gb')];
  return mover === 'us' ? [us, gb] : [gb, us];
}

const LABELS: { readonly [verb: string]: Label<Fields, View> } = {
  march: {
    en: (fields, view) =>
      `March from ${en.hex(fields.hex)} with ${ready(view, fields, en)}${fields.mp > 0 ? ` (${fields.mp} MP spent)` : ''}`,
    ja: (fields, view) =>
      `${ja.hex(fields.hex)}の${ready(view, fields, ja)}を移動させる${fields.mp > 0 ? `（${fields.mp}移動ポイント使用済み）` : ''}`,
  },
  go: {
    en: ({ hex }) => `Go to ${en.hex(hex)}`,
    ja: ({ hex }) => `${ja.hex(hex)}へ進む`,
  },
  leave: {
    en: ({ unit, points }) => `Leave ${en.units({ [unit]: points })} behind`,
    ja: ({ unit, points }) => `${ja.units({ [unit]: points })}を残す`,
  },
  stop: { en: () => 'Stop here', ja: () => 'ここで止まる' },
  place: {
    en: ({ hex }) => `Bring them in at ${en.hex(hex)}`,
    ja: ({ hex }) => `${ja.hex(hex)}に登場させる`,
  },
  forgo: { en: () => 'Do not bring them in', ja: () => '登場させない' },
  fight: {
    en: (fields, view) =>
      `Attack at ${en.hex(fields.hex)}, ${strengths(view, fields).join(' against ')}`,
    ja: (fields, view) =>
      `${ja.hex(fields.hex)}で攻撃する（${strengths(view, fields).join('対')}）`,
  },
  end: {
    en: (_, { decision }) =>
      decision?.name === COMBAT ? 'End the combat phase' : 'End the movement phase',
    ja: (_, { decision }) =>
      decision?.name === COMBAT ? '戦闘フェイズを終える' : '移動フェイズを終える',
  },
};

/** One choice as the seat that has it reads it. */
export const describeAction = labelling<Fields, View>(LABELS);
