import { type Askings, both, counter } from '../../kits/asking.js';
import { BOX_IDS, BOX_NAME } from '../components/campaign/boxes.js';
import { SHIP, type ShipId } from '../components/campaign/ships.js';
import { isBox } from '../questions/campaign/boxes.js';
import { portAt } from '../questions/campaign/fleets.js';
import { isEmpty } from '../questions/force.js';
import type { Duty } from '../state.js';
import type { View } from '../view/view.js';
import type { Phrases } from './briefly.js';
import type { Lines } from './data.js';
import { en, ja, type Names, upper } from './names.js';

type Said =
  | 'sailed'
  | 'embarked'
  | 'debarked'
  | 'expired'
  | 'appeared'
  | 'landfall'
  | 'detained'
  | 'plied'
  | 'ships-engaged'
  | 'ships-fought'
  | 'ships-damaged'
  | 'ships-sunk'
  | 'navy-stays'
  | 'navy-laid-up'
  | 'navy-repaired'
  | 'navy-lost'
  | 'courted'
  | 'kept'
  | 'released'
  | 'called'
  | 'bound'
  | 'forfeited'
  | 'standoff';

/** The name of a ship's place: a port, a box, a hex, or a hexside. */
function water(at: string, names: Names): string {
  const { locale } = names;
  const port = portAt(at);
  if (port !== undefined) return port.name[locale];
  const box = BOX_IDS.find((id) => id === at);
  return box === undefined ? names.spot(at) : BOX_NAME[box][locale];
}

const shipEn = (id: ShipId): string => SHIP[id].name.en;
const shipJa = (id: ShipId): string => SHIP[id].name.ja;

export const FLEETS: Pick<Lines, Said> = {
  sailed: {
    en: ({ ship, from, to, mp }) =>
      `${upper(shipEn(ship))} sail from ${water(from, en)} to ${water(to, en)} (${mp} MP).`,
    ja: ({ ship, from, to, mp }) =>
      `${shipJa(ship)}が${water(from, ja)}から${water(to, ja)}へ移動した（${mp}移動ポイント）。`,
  },
  embarked: {
    en: ({ ship, at, units }) =>
      `${upper(en.units(units))} go aboard ${shipEn(ship)} at ${water(at, en)}.`,
    ja: ({ ship, at, units }) =>
      `${water(at, ja)}で${ja.units(units)}が${shipJa(ship)}に乗船した。`,
  },
  debarked: {
    en: ({ ship, at, units }) =>
      `${upper(en.units(units))} land from ${shipEn(ship)} at ${water(at, en)}.`,
    ja: ({ ship, at, units }) =>
      `${shipJa(ship)}から${ja.units(units)}が${water(at, ja)}に上陸した。`,
  },
  expired: {
    en: ({ ship, units }) =>
      `${upper(en.units(units))} aboard ${shipEn(ship)} are at sea as the quarter begins, and go home.`,
    ja: ({ ship, units }) =>
      `四半期の開始時に海上にいた${shipJa(ship)}の${ja.units(units)}を除去した。`,
  },
  appeared: {
    en: ({ at, ships, units }) =>
      `${upper(fleets(ships, en))} appear at ${water(at, en)}${isEmpty(units) ? '' : ` with ${en.units(units)}`}.`,
    ja: ({ at, ships, units }) =>
      `${fleets(ships, ja)}が${isEmpty(units) ? '' : `${ja.units(units)}を載せて`}${water(at, ja)}に登場した。`,
  },
  landfall: {
    en: ({ letter, hex, units }) =>
      `Reinforcements ${letter}: ${en.units(units)} land at ${en.hex(hex)}.`,
    ja: ({ letter, hex, units }) => `増援${letter}: ${ja.units(units)}が${ja.hex(hex)}に上陸した。`,
  },
  detained: {
    en: ({ letter, units }) => `Reinforcements ${letter} (${en.units(units)}) wait.`,
    ja: ({ letter, units }) => `増援${letter}（${ja.units(units)}）は待機する。`,
  },
  'ships-engaged': {
    en: ({ water: at, attackers, defenders }) =>
      `${upper(fleets(attackers, en))} attack ${fleets(defenders, en)} at ${water(at, en)}.`,
    ja: ({ water: at, attackers, defenders }) =>
      `${water(at, ja)}で${fleets(attackers, ja)}が${fleets(defenders, ja)}を攻撃した。`,
  },
  'ships-fought': {
    en: ({ difference, die, harm: { attacker, defender } }) =>
      `Difference ${signed(difference)}, die ${die}: attacker ${HARM[attacker].en}, defender ${HARM[defender].en}.`,
    ja: ({ difference, die, harm: { attacker, defender } }) =>
      `戦力差${signed(difference)}、サイコロ${die}: 攻撃側${HARM[attacker].ja}、防御側${HARM[defender].ja}。`,
  },
  'ships-damaged': {
    en: ({ ships, quarters }) =>
      `${upper(fleets(ships, en))} are damaged and ${isNavy(ships) ? 'in port' : 'off the map'} for ${quarters === 1 ? 'a quarter' : `${quarters} quarters`}.`,
    ja: ({ ships, quarters }) =>
      `${fleets(ships, ja)}は損傷し、${quarters}四半期のあいだ${isNavy(ships) ? '港湾で修理を受ける' : '離脱する'}。`,
  },
  'ships-sunk': {
    en: ({ ships, units }) =>
      `${upper(fleets(ships, en))} are sunk${isEmpty(units) ? '' : ` with ${en.units(units)}`}.`,
    ja: ({ ships, units }) =>
      `${fleets(ships, ja)}は${isEmpty(units) ? '' : `${ja.units(units)}と共に`}沈没した。`,
  },
  'navy-stays': {
    en: ({ die, stays }) =>
      `${upper(shipEn('cn'))}: die ${die}, they ${stays ? 'stay for the turn' : 'are dissolved'}.`,
    ja: ({ die, stays }) =>
      `${shipJa('cn')}: サイコロ${die}、${stays ? 'このターンも残る' : '解散した'}。`,
  },
  'navy-laid-up': {
    en: ({ at }) => `${upper(shipEn('cn'))} lie in ${water(at, en)} for repair.`,
    ja: ({ at }) => `${shipJa('cn')}は${water(at, ja)}で修理を受ける。`,
  },
  'navy-repaired': {
    en: ({ at }) => `${upper(shipEn('cn'))} are repaired in ${water(at, en)}.`,
    ja: ({ at }) => `${water(at, ja)}で${shipJa('cn')}の修理が終わった。`,
  },
  'navy-lost': {
    en: ({ why }) => `${upper(shipEn('cn'))} are lost: ${NAVY_LOST[why].en}.`,
    ja: ({ why }) => `${NAVY_LOST[why].ja}、${shipJa('cn')}は除去された。`,
  },
  courted: {
    en: ({ die, areas, enters }) =>
      `French entry: die ${die}${areas === 0 ? '' : ` + ${areas} for British areas`}. ${enters ? 'France enters the war!' : 'France stays out.'}`,
    ja: ({ die, areas, enters }) =>
      `フランス介入判定: サイコロ${die}${areas === 0 ? '' : `+${areas}（イギリス軍支配エリア）`}。${enters ? 'フランスが参戦した!' : 'フランスは参戦しない。'}`,
  },
  kept: {
    en: ({ ship, die, stays }) =>
      `${upper(shipEn(ship))}: die ${die}, they ${stays ? 'stay for the quarter' : 'leave American waters'}.`,
    ja: ({ ship, die, stays }) =>
      `${shipJa(ship)}: サイコロ${die}、${stays ? 'この四半期も残る' : 'アメリカ水域を去る'}。`,
  },
  released: {
    en: ({ ship }) => `${upper(shipEn(ship))} are let go.`,
    ja: ({ ship }) => `${shipJa(ship)}を帰還させた。`,
  },
  called: {
    en: ({ ship, die, comes }) =>
      `${upper(shipEn(ship))} are called: die ${die}, they ${comes ? 'come' : 'do not come'}.`,
    ja: ({ ship, die, comes }) =>
      `${shipJa(ship)}を要求: サイコロ${die}、${comes ? '到着する' : '来ない'}。`,
  },
  forfeited: {
    en: ({ at, units }) =>
      `No French fleet can come: ${en.units(units)} at ${place(at, en)} are eliminated.`,
    ja: ({ at, units }) =>
      `フランス艦隊が来られないため、${place(at, ja)}の${ja.units(units)}を除去した。`,
  },
  standoff: {
    en: ({ french, british }) =>
      `West Indies: French ${force(french).en}, British ${force(british).en}.`,
    ja: ({ french, british }) =>
      `西インド諸島: フランス軍${force(french).ja}、イギリス軍${force(british).ja}。`,
  },
  bound: {
    en: ({ ship, from }) =>
      `${upper(shipEn(ship))} must sail for ${BOX_NAME['west-indies'].en} to match the French${from === null ? '' : `, with regulars of ${place(from, en)}`}.`,
    ja: ({ ship, from }) =>
      `フランス軍に対抗するため、${shipJa(ship)}は${from === null ? '' : `${place(from, ja)}のBRを載せて`}${BOX_NAME['west-indies'].ja}へ向かう。`,
  },
  plied: {
    en: ({ ship, at }) => `${upper(shipEn(ship))} serve as a ferry at ${water(at, en)}.`,
    ja: ({ ship, at }) => `${shipJa(ship)}が${water(at, ja)}で渡し舟になった。`,
  },
};

/** The result of a naval combat for a side, in words. */
const HARM = {
  0: { en: 'unharmed', ja: '無傷' },
  1: { en: 'damaged (1 quarter)', ja: '損傷（1四半期）' },
  2: { en: 'damaged (2 quarters)', ja: '損傷（2四半期）' },
  3: { en: 'damaged (3 quarters)', ja: '損傷（3四半期）' },
  sunk: { en: 'sunk', ja: '沈没' },
} as const;
/** A1776-campopt.I.C, A1776-campopt.I.E why the Continental Navy was eliminated. */
const NAVY_LOST = {
  repair: { en: 'they have no port to be repaired in', ja: '修理する港湾を失い' },
  sea: { en: 'they were at sea for too long', ja: '海上に留まりすぎ' },
} as const;
const isNavy = (ids: readonly ShipId[]): boolean => ids[0] === 'cn';
const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

const force = ({ fleets: ships, points }: Duty) => ({
  en: `${ships} battle ${ships === 1 ? 'fleet' : 'fleets'} and ${points} SP`,
  ja: `戦闘艦隊${ships}・${points}SP`,
});

const place = (at: string, names: Names): string =>
  isBox(at) ? BOX_NAME[at][names.locale] : names.hex(at);

const fleets = (ids: readonly ShipId[], names: Names): string =>
  ids.map((id) => SHIP[id].name[names.locale]).join(names === ja ? '、' : ' and ');

const ship = (id: ShipId, names: Names): string => SHIP[id].name[names.locale];

/** A1776-campopt.I.C whether the decision is about the port where the Continental Navy is repaired. */
const isDamaged = ({ decision, ships }: View): boolean =>
  decision?.ship === 'cn' && ships?.cn?.aside === 'refit';

/** Labels of actions with fleets. */
export const FLEET_LABELS: Phrases = {
  appear: {
    en: ({ box }) => `Appear in ${BOX_NAME[box].en}`,
    ja: ({ box }) => `${BOX_NAME[box].ja}に登場する`,
  },
  arrive: {
    en: ({ water: at }, view, names) =>
      `${isDamaged(view) ? 'Be repaired' : 'Appear'} at ${water(at, names)}`,
    ja: ({ water: at }, view, names) =>
      `${water(at, names)}${isDamaged(view) ? 'で修理する' : 'に登場する'}`,
  },
  engage: {
    en: ({ water: at }, _, names) => `Attack the ships at ${water(at, names)}`,
    ja: ({ water: at }, _, names) => `${water(at, names)}の艦隊を攻撃する`,
  },
  replenish: {
    en: () => 'Take a French supply unit aboard, and stay',
    ja: () => 'フランス補給ユニットを載せ、留まる',
  },
  retain: {
    en: () => 'Roll: with 4 to 6 they stay for the quarter',
    ja: () => 'サイコロを振る（4～6で残る）',
  },
  release: { en: () => 'Let them go', ja: () => '帰還させる' },
  detach: {
    en: ({ ship: id }, _, names) => `Send ${ship(id, names)}`,
    ja: ({ ship: id }, _, names) => `${ship(id, names)}を派遣する`,
  },
  call: {
    en: ({ ship: id }, _, names) => `Call ${ship(id, names)}: they come with 5 or 6`,
    ja: ({ ship: id }, _, names) => `${ship(id, names)}を要求する（5か6で到着）`,
  },
  hold: { en: () => 'Let them wait', ja: () => '待機させる' },
  weigh: {
    en: ({ ship: id }, _, names) => `Take ${ship(id, names)}`,
    ja: ({ ship: id }, _, names) => `${ship(id, names)}を動かす`,
  },
  ply: {
    en: ({ ship: id }, _, names) => `Use ${ship(id, names)} as a ferry`,
    ja: ({ ship: id }, _, names) => `${ship(id, names)}を渡し舟にする`,
  },
  embark: {
    en: ({ hex, unit, points }, _, names) =>
      `Embark ${names.units({ [unit]: points })} from ${names.hex(hex)}`,
    ja: ({ hex, unit, points }, _, names) =>
      `${names.hex(hex)}の${names.units({ [unit]: points })}を乗船させる`,
  },
  fetch: {
    en: ({ unit, points }, _, names) => `Embark ${names.units({ [unit]: points })} here`,
    ja: ({ unit, points }, _, names) => `ここの${names.units({ [unit]: points })}を乗船させる`,
  },
  voyage: {
    en: ({ water: at }, _, names) => `Sail to ${water(at, names)}`,
    ja: ({ water: at }, _, names) => `${water(at, names)}へ移動する`,
  },
  cross: {
    en: ({ box }) => `Sail to ${BOX_NAME[box].en}`,
    ja: ({ box }) => `${BOX_NAME[box].ja}へ移動する`,
  },
  debark: {
    en: ({ hex, unit, points }, _, names) =>
      `Land ${names.units({ [unit]: points })} at ${names.hex(hex)}`,
    ja: ({ hex, unit, points }, _, names) =>
      `${names.units({ [unit]: points })}を${names.hex(hex)}に上陸させる`,
  },
  unload: {
    en: ({ unit, points }, _, names) => `Land ${names.units({ [unit]: points })} here`,
    ja: ({ unit, points }, _, names) => `${names.units({ [unit]: points })}をここに上陸させる`,
  },
};

/** Questions about the fleet that is under way. */
export const FLEET_ASKS: Askings<View> = {
  unburden: {
    text: ({ decision, ships }) => {
      const id = decision?.ship ?? 'fr-bf-a';
      const at = ships?.[id]?.at ?? '';
      return both(
        `${upper(shipEn(id))} carry more than they may and are in port at ${water(at, en)}: who lands?`,
        `${shipJa(id)}は許容量を超えており、${water(at, ja)}にいる。どのユニットを上陸させるか?`,
      );
    },
    counters: ({ decision, ships }) => {
      const id = decision?.ship ?? 'fr-bf-a';
      const excess = (ships?.[id]?.burden ?? 0) - SHIP[id].capacity;
      return [counter('Above its capacity', '許容量の超過', excess)];
    },
  },
  fleet: {
    text: ({ decision, ships }) => {
      const id = decision?.ship ?? 'br-bf-1';
      if (ships?.[id]?.aside === 'refit')
        return both(
          `${upper(shipEn(id))} are damaged: in which port are they repaired?`,
          `${shipJa(id)}は損傷した。どの港湾で修理するか?`,
        );
      return both(
        `${upper(shipEn(id))} arrive: where do they appear?`,
        `${shipJa(id)}が到着する。どこに登場させるか?`,
      );
    },
  },
  retain: {
    text: ({ decision }) => {
      const id = decision?.ship ?? 'br-bf-3';
      return both(
        `A new quarter: ${shipEn(id)} stay with a die of 4 to 6. Roll, or let them go?`,
        `新しい四半期: ${shipJa(id)}はサイコロ4～6で残る。振るか、帰還させるか?`,
      );
    },
  },
  detach: {
    text: () =>
      both(
        'The French in the West Indies must be matched: which of the fleets that come there soonest do you send?',
        '西インド諸島のフランス軍に対抗しなければならない。最も早く着く艦隊のうちどれを派遣するか?',
      ),
    counters: ({ match }) => [
      counter('French fleets there', '現地のフランス艦隊', match?.french.fleets ?? 0),
      counter('French points there', '現地のフランス軍SP', match?.french.points ?? 0),
      counter('British fleets there', '現地のイギリス艦隊', match?.british.fleets ?? 0),
      counter('British points there', '現地のイギリス軍SP', match?.british.points ?? 0),
    ],
  },
  summon: {
    text: () =>
      both(
        'Which variable forces do you call? A die of 5 or 6 brings one for the quarter.',
        'どの可変部隊を要求するか? サイコロ5か6でこの四半期使える。',
      ),
    counters: ({ decision }) => [counter('Called so far', '要求した数', decision?.tried ?? 0)],
  },
  appear: {
    text: ({ decision }) => {
      const units = decision?.left ?? {};
      return both(
        `Reinforcements are due: ${en.units(units)}. Where do they come, or do they wait?`,
        `増援が到着する: ${ja.units(units)}。どこに置くか、待機させるか?`,
      );
    },
  },
  sail: {
    text: ({ sailing, ships }) => {
      const { id } = sailing ?? { id: 'br-bf-1' as const };
      const at = ships?.[id]?.at ?? '';
      return both(
        `${upper(shipEn(id))} are at ${water(at, en)}: embark, sail on, land, or stop.`,
        `${shipJa(id)}は${water(at, ja)}にいる。乗船させる、移動する、上陸させる、または止まる。`,
      );
    },
    counters: ({ sailing, ships }) =>
      sailing === undefined
        ? []
        : [
            counter('MP spent', '使った移動ポイント', sailing.spent, SHIP[sailing.id].move),
            // A1776-campopt.I.B, A1776-campopt.I.E
            sailing.id === 'cn'
              ? counter('In port by turn', '帰港期限（ターン）', ships?.cn?.portedBy ?? 0)
              : counter(
                  'Aboard',
                  '乗船中',
                  ships?.[sailing.id]?.burden ?? 0,
                  // A1776-campopt.IV.note
                  Math.max(SHIP[sailing.id].capacity, ships?.[sailing.id]?.burden ?? 0),
                ),
          ],
  },
};
