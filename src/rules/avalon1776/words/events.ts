import { describing } from '../../kits/log.js';
import { other, type Side, SIDES } from '../components/side.js';
import { isEmpty } from '../questions/force.js';
import type { Counts } from '../state.js';
import type { EventData, Lines } from './data.js';
import { en, ja, upper } from './names.js';

/** Behind the name of their side: `正規兵4`, and not `イギリス軍のイギリス軍正規兵4`. */
const ofSide = (side: Side, units: Counts): string => ja.units(units).replaceAll(ja.side(side), '');

const lossesEn = (data: EventData['battle-over']): string => {
  const lost = SIDES.filter((side) => !isEmpty(data[side]));
  const parts = lost.map((side) => `${en.side(side)} lose ${en.units(data[side])}`);
  return upper(`${parts.join('; ') || 'nobody loses anything'}`);
};
const lossesJa = (data: EventData['battle-over']): string => {
  const lost = SIDES.filter((side) => !isEmpty(data[side]));
  return (
    lost.map((side) => `${ja.side(side)}は${ofSide(side, data[side])}を失った`).join('。') ||
    '損害なし'
  );
};

const LINES: Lines = {
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
  counted: {
    en: ({ us, gb }) => `Control points: the British ${gb}, the Americans ${us}.`,
    ja: ({ us, gb }) => `支配ポイント: イギリス軍${gb}、アメリカ軍${us}。`,
  },
};

export const describeEvent = describing(LINES);
