import { other, type Side, SIDES } from '../components/side.js';
import { total } from '../state.js';
import type { EventData, Lines } from './data.js';
import { en, ja, type Names, upper } from './names.js';

type Fight = EventData['battle'];

const strength = ({ units, bonus }: Fight, side: Side, names: Names): string => {
  const sources = bonus[side].map(names.source);
  return (
    names.units(units[side]) +
    (sources.length === 0 ? '' : ` (+${sources.length}: ${names.list(sources)})`)
  );
};

const lossesOf = (data: EventData['losses'], names: Names, of: (side: Side) => string): string[] =>
  SIDES.filter((side) => total(data[side]) > 0).map(
    (side) => `${of(side)}${names.units(data[side])}`,
  );

/** The log lines of battles. */
export const BATTLE_LINES: Lines<
  | 'battle'
  | 'battle-round'
  | 'losses'
  | 'evading'
  | 'evaded'
  | 'retreated'
  | 'battle-over'
  | 'raid'
  | 'landed'
> = {
  landed: {
    en: ({ from, to, count }) =>
      `The British land ${en.units({ regular: count, militia: 0, indian: 0 })} from ${en.region(from)} at ${en.region(to)}.`,
    ja: ({ from, to, count }) =>
      `${ja.region(from)}の正規兵${count}個が${ja.region(to)}に上陸した。`,
  },
  raid: {
    en: ({ from, to, die, target, result }) => {
      const outcome = {
        failed: 'it fails',
        militia: 'a militia is lost',
        marker: 'the country is laid waste',
        nothing: 'it has no effect',
      }[result];
      return `Raid from ${en.region(from)} on ${en.region(to)}, die ${die} against ${target}+: ${outcome}.`;
    },
    ja: ({ from, to, die, target, result }) => {
      const outcome = {
        failed: '失敗',
        militia: '民兵1個を失う',
        marker: '襲撃マーカーを置く',
        nothing: '効果なし',
      }[result];
      return `${ja.region(from)}から${ja.region(to)}を襲撃、サイコロ${die}(${target}以上で成功): ${outcome}。`;
    },
  },
  battle: {
    en: (data) => {
      const [a, d] = [data.attacker, other(data.attacker)].map(
        (side) => `${en.side(side)} with ${strength(data, side, en)}`,
      );
      return `Battle of ${en.region(data.region)}: ${a} attack, ${d} defend.`;
    },
    ja: (data) => {
      const forces = SIDES.map(
        (side) =>
          `${side === data.attacker ? '攻撃側' : '防御側'}${ja.side(side)} ${strength(data, side, ja)}`,
      );
      return `${ja.region(data.region)}の戦闘: ${forces.join('、')}。`;
    },
  },
  'battle-round': {
    en: ({ region, round, us, gb }) =>
      `${en.region(region)}, round ${round}: the Americans roll ${en.dice(us)}, the British ${en.dice(gb)}.`,
    ja: ({ region, round, us, gb }) =>
      `${ja.region(region)} 第${round}ラウンド: アメリカ軍${ja.dice(us)}、イギリス軍${ja.dice(gb)}。`,
  },
  losses: {
    en: (data) =>
      `Losses at ${en.region(data.region)}: ${en.list(lossesOf(data, en, (side) => `${en.side(side)} `)) || 'none'}.`,
    ja: (data) =>
      `${ja.region(data.region)}の損害: ${lossesOf(data, ja, (side) => `${ja.side(side)} `).join('、') || 'なし'}。`,
  },
  evading: {
    en: ({ region, hit, evading }, rolls) =>
      `${hit} Indian ${hit === 1 ? 'unit' : 'units'} hit in ${en.region(region)}, dice ${en.dice(rolls.flatMap(({ dice }) => dice))}: ${evading} may evade.`,
    ja: ({ region, hit, evading }, rolls) =>
      `${ja.region(region)}で命中を受けたインディアン部隊${hit}個、サイコロ${ja.dice(rolls.flatMap(({ dice }) => dice))}: ${evading}個が回避できる。`,
  },
  evaded: {
    en: ({ region, to }) => `An Indian unit evades from ${en.region(region)} to ${en.region(to)}.`,
    ja: ({ region, to }) =>
      `インディアン部隊が${ja.region(region)}から${ja.region(to)}へ回避した。`,
  },
  retreated: {
    en: ({ side, from, to, units }) =>
      `${upper(en.side(side))} withdraw ${en.units(units)} from ${en.region(from)} to ${en.region(to)}.`,
    ja: ({ side, from, to, units }) =>
      `${ja.side(side)}の${ja.units(units)}が${ja.region(from)}から${ja.region(to)}へ退却した。`,
  },
  'battle-over': {
    en: ({ region, winner, fort }) =>
      `The battle of ${en.region(region)} is over; ${winner === null ? 'nobody is left' : `${en.side(winner)} hold the field`}${fort ? ', and the fort is destroyed' : ''}.`,
    ja: ({ region, winner, fort }) =>
      `${ja.region(region)}の戦闘が終わり、${winner === null ? 'どちらの部隊も残っていない' : `${ja.side(winner)}が戦場に残った`}${fort ? '。砦は破壊された' : ''}。`,
  },
};
