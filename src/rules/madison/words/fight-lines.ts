import type { Roll } from '../../kernel/table.js';
import type { LandResult } from '../components/tables.js';
import { diceOf, type EventData, type Lines, signed } from './data.js';
import { count, en, ja, leaderIn, type Names } from './names.js';

type Fighting =
  | 'combat'
  | 'lead'
  | 'command'
  | 'combat-round'
  | 'combat-over'
  | 'naval-combat'
  | 'lead-ship'
  | 'naval-round'
  | 'winner-losses'
  | 'naval-combat-over'
  | 'reduced'
  | 'eliminated'
  | 'restored'
  | 'leader-removed'
  | 'leader-captured'
  | 'leader-replaced'
  | 'ship-damaged'
  | 'ship-lost'
  | 'ship-repaired';

const RESULT: { readonly [R in LandResult]: readonly [en: string, ja: string] } = {
  'AR-2': ['the attacker loses two steps and retreats', '攻撃側は2ステップを失い退却'],
  'AR-1': ['the attacker loses a step and retreats', '攻撃側は1ステップを失い退却'],
  AR: ['the attacker retreats', '攻撃側退却'],
  NE: ['no effect', '効果なし'],
  EX: ['exchange', '相互損害'],
  '9': ['9', '「9」'],
  DR: ['the defender retreats', '防御側退却'],
  'DR-1': ['the defender loses a step and retreats', '防御側は1ステップを失い退却'],
  'DR-2': ['the defender loses two steps and retreats', '防御側は2ステップを失い退却'],
};

/** MMW-2.77 with a 9 it is told who retreats. */
const outcome = ({ result, nine }: EventData['combat-round'], locale: 0 | 1): string =>
  nine === undefined ? RESULT[result][locale] : `${RESULT[result][locale]}${OF_NINE[nine][locale]}`;
const OF_NINE = {
  AR: [' against a fort, the attacker retreats', '：砦に対しては攻撃側退却'],
  DR: [' without a fort, the defender retreats', '：砦がないので防御側退却'],
} as const;

const at = (place: string, words: string, open: string): string =>
  place === '' ? '' : `${open}${place}${words}`;
const atEn = (place: string): string => at(en.place(place), '', ' at ');
const atJa = (place: string): string => at(ja.place(place), 'の', '');

/** Dice, and where there is anything to add or to take off, the modifier; the total where it is not the one die. */
const rolled = (
  { drm, total }: Pick<EventData['combat-round'], 'drm' | 'total'>,
  rolls: readonly Roll[],
  names: Names,
): string => {
  const dice = diceOf(rolls);
  if (drm === 0 && dice.length === 1) return names.dice(dice);
  return `${names.dice(dice)}${drm === 0 ? '' : ` ${signed(drm)}`} = ${total}`;
};

/** Combat by land and on the lakes, and what becomes of the pieces. */
export const FIGHT_LINES: Lines<Fighting> = {
  combat: {
    en: ({ space, attacker }) => `Combat at ${en.space(space)}: ${en.side(attacker)} attack.`,
    ja: ({ space, attacker }) => `${ja.space(space)}で戦闘: ${ja.side(attacker)}が攻撃する。`,
  },
  lead: {
    en: ({ side, unit }) => `${en.unit(unit)} leads for ${en.side(side)}.`,
    ja: ({ side, unit }) => `${ja.side(side)}の先導ユニットは${ja.unit(unit)}。`,
  },
  command: {
    en: (data) => `${leaderIn(data, data.leader, en)} commands for ${en.side(data.side)}.`,
    ja: (data) => `${ja.side(data.side)}の指揮は${leaderIn(data, data.leader, ja)}が執る。`,
  },
  'combat-round': {
    en: (data, rolls) =>
      `Round ${data.round}: ${data.attack} against ${data.defence}, ${data.odds}; dice ${rolled(data, rolls, en)}: ${outcome(data, 0)}.`,
    ja: (data, rolls) =>
      `第${data.round}ラウンド: 戦力${data.attack}対${data.defence}、戦闘比${data.odds}。サイの目${rolled(data, rolls, ja)}: ${outcome(data, 1)}。`,
  },
  'combat-over': {
    en: ({ space, beaten }) =>
      `The combat at ${en.space(space)} is over${beaten === undefined ? '' : `; ${en.side(beaten)} are beaten`}.`,
    ja: ({ space, beaten }) =>
      `${ja.space(space)}の戦闘が終わった${beaten === undefined ? '' : `。${ja.side(beaten)}の敗北`}。`,
  },
  'naval-combat': {
    en: ({ lake, attacker }) => `Naval combat on ${en.lake(lake)}: ${en.side(attacker)} attack.`,
    ja: ({ lake, attacker }) => `${ja.lake(lake)}で海上戦闘: ${ja.side(attacker)}が攻撃する。`,
  },
  'lead-ship': {
    en: ({ side, ship }) => `${en.ship(ship)} leads for ${en.side(side)}.`,
    ja: ({ side, ship }) => `${ja.side(side)}の先導艦船は${ja.ship(ship)}。`,
  },
  'naval-round': {
    en: (data, rolls) => `Naval combat on ${en.lake(data.lake)}: die ${rolled(data, rolls, en)}.`,
    ja: (data, rolls) => `${ja.lake(data.lake)}の海上戦闘: サイの目${rolled(data, rolls, ja)}。`,
  },
  'winner-losses': {
    en: ({ side, steps }, rolls) =>
      `Die ${en.dice(diceOf(rolls))}: ${en.side(side)} win and lose ${steps === 0 ? 'nothing' : count(steps, 'step')}.`,
    ja: ({ side, steps }, rolls) =>
      `サイの目${ja.dice(diceOf(rolls))}: 勝った${ja.side(side)}${steps === 0 ? 'に損失はない' : `は${steps}ステップを失う`}。`,
  },
  'naval-combat-over': {
    en: ({ lake }) => `The naval combat on ${en.lake(lake)} is over.`,
    ja: ({ lake }) => `${ja.lake(lake)}の海上戦闘が終わった。`,
  },
  reduced: {
    en: ({ unit, place }) => `${en.unit(unit)}${atEn(place)} is reduced.`,
    ja: ({ unit, place }) => `${atJa(place)}${ja.unit(unit)}が減少面になった。`,
  },
  eliminated: {
    en: ({ unit, place, surrendered }) =>
      `${en.unit(unit)}${atEn(place)} ${surrendered === true ? 'has no way out and surrenders' : 'is eliminated'}.`,
    ja: ({ unit, place, surrendered }) =>
      `${atJa(place)}${ja.unit(unit)}が${surrendered === true ? '退却できずに降伏した' : '取り去られた'}。`,
  },
  restored: {
    en: ({ unit, place }) => `${en.unit(unit)}${atEn(place)} is restored.`,
    ja: ({ unit, place }) => `${atJa(place)}${ja.unit(unit)}が回復した。`,
  },
  'leader-removed': {
    en: (data) =>
      `${leaderIn(data, data.leader, en)}${atEn(data.place)} is ${data.captured === true ? 'captured' : 'out of the game'}.`,
    ja: (data) =>
      `${atJa(data.place)}${leaderIn(data, data.leader, ja)}が${data.captured === true ? '捕獲された' : 'ゲームから取り去られた'}。`,
  },
  'leader-captured': {
    en: (data) => `${leaderIn(data, data.leader, en)} is captured${atEn(data.place)}.`,
    ja: (data) => `${atJa(data.place)}${leaderIn(data, data.leader, ja)}が捕獲された。`,
  },
  'leader-replaced': {
    en: ({ leader }) => `${en.leader(leader)} is replaced by ${en.leader(leader, true)}.`,
    ja: ({ leader }) => `${ja.leader(leader)}に代わって${ja.leader(leader, true)}が登場した。`,
  },
  'ship-damaged': {
    en: ({ ship, place }) => `${en.ship(ship)}${atEn(place)} is damaged.`,
    ja: ({ ship, place }) => `${atJa(place)}${ja.ship(ship)}が損傷した。`,
  },
  'ship-lost': {
    en: ({ ship, place }) => `${en.ship(ship)}${atEn(place)} is lost.`,
    ja: ({ ship, place }) => `${atJa(place)}${ja.ship(ship)}が取り去られた。`,
  },
  'ship-repaired': {
    en: ({ ship, place }) => `${en.ship(ship)}${atEn(place)} is repaired.`,
    ja: ({ ship, place }) => `${atJa(place)}${ja.ship(ship)}が修理された。`,
  },
};
