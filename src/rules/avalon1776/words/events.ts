import { describing } from '../../kits/log.js';
import { other, type Side, SIDES } from '../components/side.js';
import { TACTIC } from '../components/tactics.js';
import type { Counts } from '../components/units.js';
import { isEmpty } from '../questions/force.js';
import { CAMPAIGN } from './campaign.js';
import { COVERED } from './covered.js';
import type { EventData, Lines } from './data.js';
import { FLEETS } from './fleets.js';
import { en, ja, upper } from './names.js';

/** Units behind the name of their side, without naming it again: `正規兵4`, not `イギリス軍のイギリス軍正規兵4`. */
const ofSide = (side: Side, units: Counts): string => ja.units(units).replaceAll(ja.side(side), '');

type Lost = EventData['battle-over'];
const lossesEn = (data: Lost): string => {
  const lost = SIDES.filter((side) => !isEmpty(data[side]));
  const parts = lost.map((side) => `${en.side(side)} lose ${en.units(data[side])}`);
  return upper(`${parts.join('; ') || 'nobody loses anything'}`);
};
const lossesJa = (data: Lost): string => {
  const lost = SIDES.filter((side) => !isEmpty(data[side]));
  return (
    lost.map((side) => `${ja.side(side)}は${ofSide(side, data[side])}を失った`).join('。') ||
    '損害なし'
  );
};

const SOURCE = {
  en: { none: 'without supply', unit: 'with a supply unit', magazine: 'out of a magazine' },
  ja: { none: '非補給下で', unit: '補給ユニットを使って', magazine: '弾薬庫を使って' },
} as const;

type Met = EventData['void'];
const meetEn = ({ attacker, target, ...points }: Met): string =>
  `${points[attacker]} against ${points[other(attacker)]}${target === 'in' ? ' inside the fort' : ''}`;
const meetJa = ({ attacker, target, ...points }: Met): string =>
  `${target === 'in' ? '要塞内部への攻撃、' : ''}${points[attacker]}対${points[other(attacker)]}`;

type Drill = Pick<EventData['cards'], 'die' | 'ends' | 'none'>;
const signed = (value: number): string => (value < 0 ? String(value) : `+${value}`);
const drillEn = ({ die, ends, none }: Drill): string =>
  none ? 'no combat' : `${signed(die)}${ends ? ', the last combat here' : ''}`;
const drillJa = ({ die, ends, none }: Drill): string =>
  none ? '戦闘なし' : `${signed(die)}${ends ? '（以後戦闘なし）' : ''}`;
/** Log lines about bateaux. */
const AFLOAT: Pick<Lines, 'berthed' | 'ferry' | 'loaded' | 'rowed' | 'landed' | 'sunk'> = {
  berthed: {
    en: ({ side, at }) => `${upper(en.side(side))} have a bateau at ${en.water(at)}.`,
    ja: ({ side, at }) => `${ja.side(side)}の平底舟が${ja.water(at)}に置かれた。`,
  },
  ferry: {
    en: ({ side, at }) => `A bateau of ${en.side(side)} serves as a ferry at ${en.water(at)}.`,
    ja: ({ side, at }) => `${ja.side(side)}の平底舟が${ja.water(at)}で渡し舟になった。`,
  },
  loaded: {
    en: ({ side, at, hex, units }) =>
      `${upper(en.side(side))} load ${en.units(units)} from ${en.hex(hex)} into a bateau at ${en.water(at)}.`,
    ja: ({ side, at, hex, units }) =>
      `${ja.side(side)}は${ja.hex(hex)}の${ofSide(side, units)}を${ja.water(at)}の平底舟に乗せた。`,
  },
  rowed: {
    en: ({ side, from, to, hexsides, units }) =>
      `${upper(en.side(side))} row a bateau from ${en.water(from)} to ${en.water(to)} with ${en.units(units)} (${hexsides} ${hexsides === 1 ? 'hexside' : 'hexsides'}).`,
    ja: ({ side, from, to, hexsides, units }) =>
      `${ja.side(side)}の平底舟（${ofSide(side, units)}）が${ja.water(from)}から${ja.water(to)}へ移動した（${hexsides}ヘクスサイド）。`,
  },
  landed: {
    en: ({ side, hex, units }) =>
      `${upper(en.side(side))} land ${en.units(units)} at ${en.hex(hex)}.`,
    ja: ({ side, hex, units }) =>
      `${ja.side(side)}の${ofSide(side, units)}が${ja.hex(hex)}に上陸した。`,
  },
  sunk: {
    en: ({ side, at }) => `${upper(en.side(side))} destroy a bateau at ${en.water(at)}.`,
    ja: ({ side, at }) => `${ja.side(side)}は${ja.water(at)}の平底舟を破壊した。`,
  },
};

const LINES: Lines = {
  ...COVERED,
  ...CAMPAIGN,
  ...FLEETS,
  deployed: {
    en: ({ side, hex, units }) =>
      `${upper(en.side(side))} set up ${en.units(units)} at ${en.hex(hex)}.`,
    ja: ({ side, hex, units }) =>
      `${ja.side(side)}は${ofSide(side, units)}を${ja.hex(hex)}に配置した。`,
  },
  stationed: {
    en: ({ side, hex, units }) =>
      `${upper(en.side(side))} begin outside ${en.fort(hex)} with ${en.units(units)}.`,
    ja: ({ side, hex, units }) =>
      `${ja.side(side)}は${ofSide(side, units)}を${ja.fort(hex)}の外に置いた。`,
  },
  entrenched: {
    en: ({ side, hex }) => `${upper(en.side(side))} begin entrenched at ${en.hex(hex)}.`,
    ja: ({ side, hex }) => `${ja.side(side)}は${ja.hex(hex)}で塹壕に入って始める。`,
  },
  turn: {
    en: ({ turn, month }) => `Turn ${turn}: ${en.month(month)}.`,
    ja: ({ turn, month }) => `第${turn}ターン: ${ja.month(month)}。`,
  },
  segment: {
    en: ({ side }) => `${upper(en.side(side))} move and fight.`,
    ja: ({ side }) => `${ja.side(side)}の移動と戦闘。`,
  },
  arrived: {
    en: ({ side, hex, units, pressed }) =>
      `${upper(en.side(side))} receive ${en.units(units)} at ${en.hex(hex)}${pressed ? ', among enemies' : ''}.`,
    ja: ({ side, hex, units, pressed }) =>
      `${ja.side(side)}の${ofSide(side, units)}が${pressed ? '敵のいる' : ''}${ja.hex(hex)}に登場した。`,
  },
  forgone: {
    en: ({ side, units }) =>
      `${upper(en.side(side))} do not bring in ${en.units(units)}, who are out of the game.`,
    ja: ({ side, units }) => `${ja.side(side)}は${ofSide(side, units)}の登場を見送り、失った。`,
  },
  burnt: {
    en: ({ hex }) => `The British burn the commerce of ${en.hex(hex)}.`,
    ja: ({ hex }) => `イギリス軍が${ja.hex(hex)}の貿易を破壊した。`,
  },
  woken: {
    en: ({ side, hex }) => `${upper(en.side(side))} at ${en.hex(hex)} may march from now on.`,
    ja: ({ side, hex }) => `${ja.hex(hex)}の${ja.side(side)}が移動できるようになった。`,
  },
  boarded: {
    en: ({ side, units }) => `${upper(en.side(side))} embark ${en.units(units)}.`,
    ja: ({ side, units }) => `${ja.side(side)}は${ofSide(side, units)}を乗船させた。`,
  },
  withdrawn: {
    en: ({ hex, units }) => `${en.units(units)} are withdrawn from ${en.hex(hex)}.`,
    ja: ({ side, hex, units }) => `${ja.hex(hex)}の${ofSide(side, units)}が撤退した。`,
  },
  departed: {
    en: ({ side, hex, units }) =>
      `${upper(en.side(side))} leave the area of play at ${en.hex(hex)} with ${en.units(units)}.`,
    ja: ({ side, hex, units }) =>
      `${ja.side(side)}の${ofSide(side, units)}が${ja.hex(hex)}からプレイのエリアを出た。`,
  },
  invaded: {
    en: ({ side, hex, units }) =>
      `${upper(en.side(side))} land ${en.units(units)} at ${en.hex(hex)}.`,
    ja: ({ side, hex, units }) =>
      `${ja.side(side)}の${ofSide(side, units)}が${ja.hex(hex)}に上陸した。`,
  },
  marched: {
    en: ({ side, from, to, mp, units }) =>
      `${upper(en.side(side))} march from ${en.hex(from)} to ${en.hex(to)} with ${en.units(units)} (${mp} MP).`,
    ja: ({ side, from, to, mp, units }) =>
      `${ja.side(side)}の${ofSide(side, units)}が${ja.hex(from)}から${ja.hex(to)}へ移動した（${mp}移動ポイント）。`,
  },
  left: {
    en: ({ side, hex, units }) =>
      `${upper(en.side(side))} leave ${en.units(units)} at ${en.hex(hex)}.`,
    ja: ({ side, hex, units }) =>
      `${ja.side(side)}は${ja.hex(hex)}に${ofSide(side, units)}を残した。`,
  },
  reduced: {
    en: ({ side, hex }) =>
      `${upper(en.side(side))} turn the magazine of ${en.hex(hex)} into a Supply Unit.`,
    ja: ({ side, hex }) => `${ja.side(side)}は${ja.hex(hex)}の弾薬庫を補給ユニットに減少させた。`,
  },
  stocked: {
    en: ({ side, hex }) => `${upper(en.side(side))} build a magazine at ${en.hex(hex)}.`,
    ja: ({ side, hex }) => `${ja.side(side)}は${ja.hex(hex)}に弾薬庫を建設した。`,
  },
  founded: {
    en: ({ side, hex, units }) =>
      `${upper(en.side(side))} found a fort at ${en.hex(hex)} with ${en.units(units)}.`,
    ja: ({ side, hex, units }) =>
      `${ja.side(side)}は${ja.hex(hex)}で${ofSide(side, units)}により要塞の建設を始めた。`,
  },
  dug: {
    en: ({ side, hex }) => `${upper(en.side(side))} dig in at ${en.hex(hex)}.`,
    ja: ({ side, hex }) => `${ja.side(side)}は${ja.hex(hex)}に塹壕を掘った。`,
  },
  emerged: {
    en: ({ side, hex, units }) =>
      `${upper(en.side(side))} step out of ${en.fort(hex)} with ${en.units(units)}.`,
    ja: ({ side, hex, units }) =>
      `${ja.side(side)}の${ofSide(side, units)}が${ja.fort(hex)}から外に出た。`,
  },
  entered: {
    en: ({ side, hex, units }) =>
      `${upper(en.side(side))} take ${en.units(units)} into ${en.fort(hex)}.`,
    ja: ({ side, hex, units }) =>
      `${ja.side(side)}の${ofSide(side, units)}が${ja.fort(hex)}に入った。`,
  },
  discarded: {
    en: ({ side, hex, unit }) =>
      `${upper(en.side(side))} remove ${en.units({ [unit]: 1 })} at ${en.hex(hex)}.`,
    ja: ({ side, hex, unit }) =>
      `${ja.side(side)}は${ja.hex(hex)}の${ofSide(side, { [unit]: 1 })}を除去した。`,
  },
  wrecked: {
    en: ({ hex }) => `The fort under construction at ${en.hex(hex)} is destroyed.`,
    ja: ({ hex }) => `${ja.hex(hex)}の建設中の要塞は破壊された。`,
  },
  overrun: {
    en: ({ side, hex, units }) =>
      `${upper(en.side(side))} win at once at ${en.hex(hex)}: ${en.units(units)} are lost.`,
    ja: ({ side, hex, units }) =>
      `${ja.side(side)}は${ja.hex(hex)}で自動的勝利を得た。${ofSide(other(side), units)}は除去された。`,
  },
  paid: {
    en: ({ side, units }) =>
      `${upper(en.side(side))} pay 2 MP for the victory${units === null ? '' : ` with ${en.units(units)}`}.`,
    ja: ({ side, units }) =>
      `${ja.side(side)}は${units === null ? '' : `${ofSide(side, units)}で`}勝利に2移動ポイントを支払った。`,
  },
  taken: {
    en: ({ side, at, unit }) =>
      `${upper(en.side(side))} capture ${en.units({ [unit]: 1 })} at ${en.spot(at)}.`,
    ja: ({ side, at, unit }) =>
      `${ja.side(side)}は${ja.spot(at)}で${ja.units({ [unit]: 1 })}を捕獲した。`,
  },
  ruined: {
    en: ({ side, at, unit }) =>
      `${upper(en.side(side))} destroy ${en.units({ [unit]: 1 })} at ${en.spot(at)}.`,
    ja: ({ side, at, unit }) =>
      `${ja.side(side)}は${ja.spot(at)}で${ja.units({ [unit]: 1 })}を破壊した。`,
  },
  razed: {
    en: ({ side, hex }) => `${upper(en.side(side))} raze ${en.fort(hex)}.`,
    ja: ({ side, hex }) => `${ja.side(side)}は${ja.fort(hex)}を取り壊した。`,
  },
  finished: {
    en: ({ hex }) => `${upper(en.fort(hex))} is finished.`,
    ja: ({ hex }) => `${ja.fort(hex)}が完成した。`,
  },
  begun: {
    en: ({ hex }) => `A fort is under construction at ${en.hex(hex)}.`,
    ja: ({ hex }) => `${ja.hex(hex)}に建設中の要塞が置かれた。`,
  },
  forsaken: {
    en: ({ hex }) => `The fort that was founded at ${en.hex(hex)} is given up.`,
    ja: ({ hex }) => `${ja.hex(hex)}の要塞の建設は中止された。`,
  },
  abandoned: {
    en: ({ hex }) => `The entrenchment of ${en.hex(hex)} is abandoned.`,
    ja: ({ hex }) => `${ja.hex(hex)}の塹壕が放棄された。`,
  },
  ...AFLOAT,
  declared: {
    en: ({ side, from, to, mp, units }) =>
      `${upper(en.side(side))} declare a forced march of ${en.units(units)} from ${en.hex(from)} to ${en.hex(to)} for ${mp} MP.`,
    ja: ({ side, from, to, mp, units }) =>
      `${ja.side(side)}は${ofSide(side, units)}の${ja.hex(from)}から${ja.hex(to)}への強行軍（${mp}移動ポイント）を宣言した。`,
  },
  forced: {
    en: ({ from, mp, die, gained, lost }) =>
      `Forced march from ${en.hex(from)} for ${mp} MP, die ${die}: ${gained} MP gained${isEmpty(lost) ? '' : `, ${en.units(lost)} lost`}.`,
    ja: ({ side, from, mp, die, gained, lost }) =>
      `${ja.hex(from)}からの強行軍（${mp}移動ポイント）、サイコロ${die}: ${gained}移動ポイントを得た${isEmpty(lost) ? '' : `。${ofSide(side, lost)}を失った`}。`,
  },
  reached: {
    en: ({ side, from, to, mp, units }) =>
      `${upper(en.side(side))} come from ${en.hex(from)} to ${en.hex(to)} with ${en.units(units)} (${mp} MP).`,
    ja: ({ side, from, to, mp, units }) =>
      `${ja.side(side)}の${ofSide(side, units)}が${ja.hex(from)}から${ja.hex(to)}に着いた（${mp}移動ポイント）。`,
  },
  perished: {
    en: ({ side, hex, units }) =>
      `${upper(en.side(side))} cannot spend the MP gained and lose ${en.units(units)} at ${en.hex(hex)}.`,
    ja: ({ side, hex, units }) =>
      `${ja.side(side)}は得た移動ポイントを使い切れず、${ja.hex(hex)}で${ofSide(side, units)}を失った。`,
  },
  battle: {
    en: ({ hex, attacker, column, ...points }) =>
      `${upper(en.side(attacker))} attack at ${en.hex(hex)}, ${points[attacker]} against ${points[other(attacker)]}: ${en.odds(column)}.`,
    ja: ({ hex, attacker, column, ...points }) =>
      `${ja.side(attacker)}が${ja.hex(hex)}で攻撃、${points[attacker]}対${points[other(attacker)]}で戦闘比${ja.odds(column)}。`,
  },
  rolled: {
    en: ({ hex, die, result }) => `Combat at ${en.hex(hex)}, die ${die}: ${en.result(result)}.`,
    ja: ({ hex, die, result }) => `${ja.hex(hex)}の戦闘、サイコロ${die}: ${ja.result(result)}。`,
  },
  'battle-over': {
    en: (data) => `${lossesEn(data)} at ${en.hex(data.hex)}.`,
    ja: (data) => `${ja.hex(data.hex)}: ${lossesJa(data)}。`,
  },
  engaged: {
    en: ({ hex, attacker }) => `${upper(en.side(attacker))} attack at ${en.hex(hex)}.`,
    ja: ({ hex, attacker }) => `${ja.side(attacker)}が${ja.hex(hex)}で攻撃する。`,
  },
  supplied: {
    en: ({ side, source }) => `${upper(en.side(side))} fight ${SOURCE.en[source]}.`,
    ja: ({ side, source }) => `${ja.side(side)}は${SOURCE.ja[source]}戦う。`,
  },
  void: {
    en: (data) => `${meetEn(data)}: below 1:3, there is no combat.`,
    ja: (data) => `${meetJa(data)}: 1:3未満のため戦闘は行わない。`,
  },
  odds: {
    en: (data) => `${meetEn(data)}: ${en.advancedOdds(data.column)}.`,
    ja: (data) => `${meetJa(data)}、戦闘比${ja.advancedOdds(data.column)}。`,
  },
  cards: {
    en: ({ attacker, ...data }) =>
      `${upper(en.side(attacker))} play ${TACTIC[data[attacker]].title.en}, ${en.side(other(attacker))} ${TACTIC[data[other(attacker)]].title.en}: ${drillEn(data)}.`,
    ja: ({ attacker, ...data }) =>
      `${ja.side(attacker)}は「${TACTIC[data[attacker]].title.ja}」、${ja.side(other(attacker))}は「${TACTIC[data[other(attacker)]].title.ja}」: ${drillJa(data)}。`,
  },
  resolved: {
    en: ({ hex, die, total, result }) =>
      `Combat at ${en.hex(hex)}, die ${die}, with what is added ${total}: ${en.result(result)}.`,
    ja: ({ hex, die, total, result }) =>
      `${ja.hex(hex)}の戦闘、サイコロ${die}、修正後${total}: ${ja.result(result)}。`,
  },
  losses: {
    en: (data) => `${lossesEn(data)} at ${en.hex(data.hex)}.`,
    ja: (data) => `${ja.hex(data.hex)}: ${lossesJa(data)}。`,
  },
  continued: {
    en: ({ side }) => `${upper(en.side(side))} go on fighting.`,
    ja: ({ side }) => `${ja.side(side)}は戦闘を続ける。`,
  },
  desisted: {
    en: ({ side }) => `${upper(en.side(side))} do not go on.`,
    ja: ({ side }) => `${ja.side(side)}は戦闘を続けない。`,
  },
  spent: {
    en: ({ hex, side }) => `A supply unit of ${en.side(side)} at ${en.hex(hex)} is used up.`,
    ja: ({ hex, side }) => `${ja.hex(hex)}の${ja.side(side)}補給ユニットが消費された。`,
  },
  'series-over': {
    en: ({ hex }) => `The fighting at ${en.hex(hex)} is over.`,
    ja: ({ hex }) => `${ja.hex(hex)}の戦闘が終わった。`,
  },
  counted: {
    en: ({ us, gb }) => `Control points: the British ${gb}, the Americans ${us}.`,
    ja: ({ us, gb }) => `支配ポイント: イギリス軍${gb}、アメリカ軍${us}。`,
  },
};

export const describeEvent = describing(LINES);
