import { fitting, labelling } from '../../kits/labels.js';
import { SCENARIO } from '../components/scenarios/index.js';
import { other } from '../components/side.js';
import { BASIC_COLUMNS, columnOf } from '../components/tables.js';
import { TACTIC } from '../components/tactics.js';
import { type Counts, isCombat } from '../components/units.js';
import type { Ids } from '../state.js';
import type { ForceView, View } from '../view/view.js';
import { BOAT_LABELS } from './boats.js';
import { briefly, type Phrases } from './briefly.js';
import { CAMPAIGN_LABELS } from './campaign.js';
import { COVERED_LABELS } from './covered.js';
import { ENDS } from './ends.js';
import { FLEET_LABELS } from './fleets.js';
import { MARCH_LABELS } from './marches.js';
import { en, ja, type Names } from './names.js';
import { WORKS } from './works.js';

type Fields = Ids;

/** The units that would march from there. */
const ready = ({ hexes, mover }: View, { hex, mp }: Fields): Counts =>
  (mover === null ? undefined : hexes[hex]?.[mover]?.ready?.[mp]) ?? {};

const SOURCE = {
  en: { none: 'without supply', unit: 'with a supply unit', magazine: 'out of a magazine' },
  ja: { none: '非補給下で戦う', unit: '補給ユニットを使って戦う', magazine: '弾薬庫を使って戦う' },
} as const;

/** Printed points of a force. */
const sum = (units: Counts = {}): number =>
  Object.entries(units).reduce((all, [code, count]) => all + (isCombat(code) ? count : 0), 0);

/**
 * The strengths that would meet in a hex, the attacker's first; that of a garrison if nobody stands outside its fort.
 */
function strengths({ hexes, active }: View, { hex }: Fields): readonly [number, number] {
  const own = active ?? 'us';
  const of = (side: 'us' | 'gb'): ForceView | undefined => hexes[hex]?.[side];
  const strength = (force: ForceView | undefined): number => sum(force?.open) || sum(force?.in);
  return [strength(of(own)), strength(of(other(own)))];
}

/** The units that are to be placed there. */
const due = ({ decision }: View): Counts => decision?.units ?? decision?.left ?? {};

/** The odds in words. In the Advanced Game they depend on supply, which is declared later. */
const oddsOf = (
  { scenario }: View,
  [attacker, defender]: readonly [number, number],
  names: Names,
): string =>
  SCENARIO[scenario].rules === 'basic'
    ? names.odds(columnOf(BASIC_COLUMNS, attacker, defender))
    : '';

/** The strength points of any number of types. */
const points = (counts: Counts): number =>
  Object.values(counts).reduce((all, count) => all + count, 0);

/** A phrase about units: with their names, with their codes if the names are too long, or with their points only. */
const withUnits = (
  counts: Counts,
  names: Names,
  phrase: (units: string) => string,
  short: (units: string) => string = phrase,
): string =>
  fitting(
    () => phrase(names.units(counts)),
    () => short(names.codes(counts)),
    () => short(names.points(points(counts))),
  );

const LABELS: Phrases = {
  post: {
    en: ({ hex, unit, points }, _, names) =>
      `Set up ${names.units({ [unit]: points })} at ${names.hex(hex)}`,
    ja: ({ hex, unit, points }, _, names) =>
      `${names.units({ [unit]: points })}を${names.hex(hex)}に配置する`,
  },
  ...BOAT_LABELS,
  ...CAMPAIGN_LABELS,
  ...FLEET_LABELS,
  ...COVERED_LABELS,
  ...MARCH_LABELS,
  march: {
    en: (fields, view) => {
      const [from, spent] = [en.hex(fields.hex), fields.mp > 0 ? ` (${fields.mp} MP spent)` : ''];
      return withUnits(
        ready(view, fields),
        en,
        (units) => `March from ${from} with ${units}${spent}`,
        (units) => `From ${from}: ${units}${spent}`,
      );
    },
    ja: (fields, view) => {
      const spent = fields.mp > 0 ? `（${fields.mp}移動ポイント使用済み）` : '';
      return withUnits(
        ready(view, fields),
        ja,
        (units) => `${ja.hex(fields.hex)}の${units}を移動させる${spent}`,
      );
    },
  },
  invade: { en: () => 'Invade by sea', ja: () => '海から侵攻する' },
  board: {
    en: ({ unit, points }) => `Embark ${en.units({ [unit]: points })}`,
    ja: ({ unit, points }) => `${ja.units({ [unit]: points })}を乗船させる`,
  },
  sail: {
    en: ({ hex }) => `Land at ${en.hex(hex)}`,
    ja: ({ hex }) => `${ja.hex(hex)}に上陸する`,
  },
  go: {
    en: ({ hex }) => `Go to ${en.hex(hex)}`,
    ja: ({ hex }) => `${ja.hex(hex)}へ進む`,
  },
  leave: {
    en: ({ unit, points }) => `Leave ${en.units({ [unit]: points })} behind`,
    ja: ({ unit, points }) => `${ja.units({ [unit]: points })}を残す`,
  },
  depart: {
    en: () => 'Leave the area of play for good',
    ja: () => 'プレイのエリアを出る（復帰不可）',
  },
  withdraw: {
    en: ({ hex, unit, points }, _, names) =>
      `Withdraw ${names.units({ [unit]: points })} from ${names.hex(hex)}`,
    ja: ({ hex, unit, points }, _, names) =>
      `${names.hex(hex)}の${names.units({ [unit]: points })}を撤退させる`,
  },
  evacuate: {
    en: ({ hex, unit, points }, _, names) =>
      `Withdraw ${names.units({ [unit]: points })} from ${names.fort(hex)}`,
    ja: ({ hex, unit, points }, _, names) =>
      `${names.fort(hex)}の${names.units({ [unit]: points })}を撤退させる`,
  },
  stop: { en: () => 'Stop here', ja: () => 'ここで止まる' },
  place: {
    en: ({ hex }, view) =>
      withUnits(due(view), en, (units) => `Bring ${units} in at ${en.hex(hex)}`),
    ja: ({ hex }, view) =>
      withUnits(due(view), ja, (units) => `${units}を${ja.hex(hex)}に登場させる`),
  },
  forgo: {
    en: (_, view) => withUnits(due(view), en, (units) => `Do not bring ${units} in, and lose them`),
    ja: (_, view) => withUnits(due(view), ja, (units) => `${units}を登場させず、失う`),
  },
  fight: {
    en: (fields, view) => {
      const met = strengths(view, fields);
      const odds = oddsOf(view, met, en);
      return fitting(
        () => `Attack at ${en.hex(fields.hex)}, ${met.join(' against ')}${odds && `: ${odds}`}`,
        () => `Attack ${en.hex(fields.hex)}: ${met.join(' to ')}${odds && `, ${odds}`}`,
      );
    },
    ja: (fields, view) => {
      const met = strengths(view, fields);
      const odds = oddsOf(view, met, ja);
      return `${ja.hex(fields.hex)}で攻撃する（${met.join('対')}${odds && `、戦闘比${odds}`}）`;
    },
  },
  supply: {
    en: ({ source }) => `Fight ${SOURCE.en[source]}`,
    ja: ({ source }) => SOURCE.ja[source],
  },
  play: {
    en: ({ card }) => `Play ${TACTIC[card].title.en}`,
    ja: ({ card }) => `「${TACTIC[card].title.ja}」を出す`,
  },
  lose: {
    en: ({ dragoons }) => `Lose ${dragoons} dragoons, and else militia on foot`,
    ja: ({ dragoons }) => `竜騎兵${dragoons}を失い、残りは徒歩の民兵から失う`,
  },
  continue: { en: () => 'Go on fighting here', ja: () => 'ここで戦闘を続ける' },
  desist: { en: () => 'Do not go on', ja: () => '戦闘を続けない' },
  ...WORKS,
  end: {
    en: (_, { decision }) => (ENDS[decision?.name ?? ''] ?? ENDS.movement).en,
    ja: (_, { decision }) => (ENDS[decision?.name ?? ''] ?? ENDS.movement).ja,
  },
};

/** The label of a choice, as the seat that owes the decision reads it. */
export const describeAction = labelling<Fields, View>(briefly(LABELS));
