import { labelling, type Label } from '../../kits/labels.js';
import { SCENARIO } from '../components/scenarios/index.js';
import { BASIC_COLUMNS, columnOf } from '../components/tables.js';
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

/** Who is due in that arrival. */
function due({ scenario, active, decision }: View, names: Names): string {
  const arrival = SCENARIO[scenario].arrivals[active ?? 'us'][decision?.nth ?? 0];
  return names.units(arrival?.units ?? {});
}

const oddsOf = ([attacker, defender]: readonly [number, number], names: Names): string =>
  names.odds(columnOf(BASIC_COLUMNS, attacker, defender));

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
    en: ({ hex }, view) => `Bring ${due(view, en)} in at ${en.hex(hex)}`,
    ja: ({ hex }, view) => `${due(view, ja)}を${ja.hex(hex)}に登場させる`,
  },
  forgo: {
    en: (_, view) => `Do not bring ${due(view, en)} in, and lose them`,
    ja: (_, view) => `${due(view, ja)}を登場させず、失う`,
  },
  fight: {
    en: (fields, view) => {
      const points = strengths(view, fields);
      return `Attack at ${en.hex(fields.hex)}, ${points.join(' against ')}: ${oddsOf(points, en)}`;
    },
    ja: (fields, view) => {
      const points = strengths(view, fields);
      return `${ja.hex(fields.hex)}で攻撃する（${points.join('対')}、戦闘比${oddsOf(points, ja)}）`;
    },
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
