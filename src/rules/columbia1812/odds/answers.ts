import type { JsonObject } from '../../kernel/json.js';
import type { Modifier, Odds, OddsRow } from '../../kernel/ruleset.js';
import { fightEnds } from './battle.js';
import { binomial, type Distribution, EVEN, oneMore, SIX } from './distribution.js';
import type { Inputs, Kind } from './inputs.js';
import { navalEnds, rounds } from './naval.js';

type Value = Required<Pick<Modifier, 'kind' | 'value'>>;

const modifier = (clause: string, value: Value, en: string, ja: string): Modifier => ({
  clause,
  label: { en, ja },
  ...value,
});

export const DOUBLE_FIRE = modifier(
  'C1812-12.3',
  { value: 2, kind: 'FACTOR' },
  'Double fire of the defender in their first battle turn against a landing',
  '上陸攻撃に対する最初の戦闘ターンのダブルファイヤ',
);
const DRAGOON = modifier(
  'C1812-16.0.c',
  { value: 1, kind: 'DICE' },
  'Dragoon: one die more in pursuit',
  '騎兵: 追撃射撃のサイコロ+1個',
);
const NO_DRAGOON = modifier(
  'C1812-16.0.c',
  { value: 0, kind: 'DICE' },
  'Dragoon: no die more, for the pursued have one too',
  '騎兵: 相手にも騎兵があるため追加なし',
);
const INDIAN = modifier(
  'C1812-15.0.f',
  { value: 1, kind: 'DICE' },
  'Indian unit: one die more in pursuit',
  'インディアン: 追撃射撃のサイコロ+1個',
);
const BRITISH_MARCH = modifier(
  'C1812-9.2.b',
  { value: 1, kind: 'DIE' },
  'British units add 1 to the die',
  'イギリス軍ユニットはサイの目+1',
);
const INDIAN_MARCH = modifier(
  'C1812-9.2.b',
  { value: 2, kind: 'DIE' },
  'The Indian unit adds 2 to the die',
  'インディアンはサイの目+2',
);

/** C1812-9.2.b, 9.2.c a forced march succeeds with 4 or more. */
const MARCH = { us: 3 / 6, gb: 4 / 6, indian: 5 / 6 };

const when = (modifier: Modifier, applies: boolean): Modifier[] => (applies ? [modifier] : []);

const rowsOf = (hits: Distribution, result: (n: number) => JsonObject): OddsRow[] =>
  hits.map((probability, n) => ({ result: result(n), probability }));

const sum = (cvs: readonly number[]): number => cvs.reduce((total, cv) => total + cv, 0);

/** Kind of question -> its exact answer. */
export const ANSWERS: { readonly [K in Kind]: (input: Inputs[K]) => Odds } = {
  fire: ({ cv, volleys = 1 }) => ({
    modifiers: when(DOUBLE_FIRE, volleys === 2),
    rows: rowsOf(binomial(cv * volleys, SIX), (hits) => ({ hits })),
  }),
  pursuit: ({ blocks, dragoon = false, indian = false, enemyDragoon = false }) => {
    const more = [...when(enemyDragoon ? NO_DRAGOON : DRAGOON, dragoon), ...when(INDIAN, indian)];
    const dice = more.reduce((total, { value }) => total + value, blocks);
    return { modifiers: more, rows: rowsOf(binomial(dice, EVEN), (hits) => ({ hits })) };
  },
  battle: ({
    attacker,
    defender,
    landing = false,
    attackerStaysUntil = 0,
    defenderStaysUntil = 0,
  }) => {
    const fight = {
      attacker: sum(attacker),
      defender: sum(defender),
      landing,
      attackerStaysUntil,
      defenderStaysUntil,
    };
    return {
      modifiers: when(DOUBLE_FIRE, landing),
      rows: fightEnds(fight).map(({ probability, ...result }) => ({
        result: { ...result },
        probability,
      })),
    };
  },
  naval: (fleets) => ({
    modifiers: [],
    rows: navalEnds(fleets).map(({ ending, attacker, defender, probability }) => ({
      result: { ending, attacker: { ...attacker }, defender: { ...defender } },
      probability,
    })),
  }),
  'naval-round': (fleets) => ({
    modifiers: [],
    rows: rounds(fleets).map(({ attacker, defender, probability }) => ({
      result: { attackerHits: attacker, defenderHits: defender },
      probability,
    })),
  }),
  militia: ({ blocks }) => ({
    modifiers: [],
    rows: rowsOf(binomial(blocks, SIX), (refuse) => ({ refuse })),
  }),
  'forced-march': ({ blocks, side, indian = false }) => {
    const regulars = indian ? blocks - 1 : blocks;
    const marched = binomial(regulars, MARCH[side]);
    return {
      modifiers: [
        ...when(BRITISH_MARCH, side === 'gb' && regulars > 0),
        ...when(INDIAN_MARCH, indian),
      ],
      rows: rowsOf(indian ? oneMore(marched, MARCH.indian) : marched, (march) => ({
        march,
        refuse: blocks - march,
      })),
    };
  },
  escape: ({ ships }) => ({
    modifiers: [],
    rows: rowsOf(binomial(ships, EVEN), (escaped) => ({ escaped, captured: ships - escaped })),
  }),
};
