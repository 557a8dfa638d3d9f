import {
  ADVANCED_COLUMNS,
  ADVANCED_CRT,
  advancedResult,
  BASIC_COLUMNS,
  BASIC_CRT,
  basicResult,
  columnOf,
  forcedMarch,
  pointsLost,
  RESULT,
  type Result,
} from './tables.js';
import { BEST_MIX, manoeuvre, TACTIC, TACTIC_IDS, type TacticId } from './tactics.js';
import { COMBAT_CODES, COUNTERS, OTHER_COUNTERS, PRINTED_CODES, UNIT } from './units.js';

const DICE = [1, 2, 3, 4, 5, 6];
/** What each result takes of a force of so many points: the attacker's, the defender's. */
const takes: Readonly<Record<Result, readonly [(n: number) => number, (n: number) => number]>> = {
  AE: [(n) => n, () => 0],
  '1/2AE': [(n) => Math.floor((n + 1) / 2), () => 0],
  AL2: [(n) => (n < 2 ? n : 2), () => 0],
  AL1: [() => 1, () => 0],
  NE: [() => 0, () => 0],
  'AL1+DL1': [() => 1, () => 1],
  '1/2AE+1/2DE': [(n) => Math.floor((n + 1) / 2), (n) => Math.floor((n + 1) / 2)],
  DL1: [() => 0, () => 1],
  DL2: [() => 0, (n) => (n < 2 ? n : 2)],
  '1/2DE': [() => 0, (n) => Math.floor((n + 1) / 2)],
  DE: [() => 0, (n) => n],
};
const FORCES = Array.from({ length: 12 }, (_, i) => i + 1);
const worst = (result: Result, side: 'attacker' | 'defender', points: number) =>
  pointsLost(RESULT[result][side], points);
/** Of all six dice, as parts of the force. */
const meanLoss = (side: 'attacker' | 'defender', points: number, result: (die: number) => Result) =>
  DICE.reduce((sum, die) => sum + worst(result(die), side, points), 0) / (6 * points);

/** Attacker, defender, what they lose on average; of the component set, made by another script. */
const BASIC_LOSS = [
  [4, 12, 0.67, 0],
  [6, 12, 0.58, 0.08],
  [10, 10, 0.42, 0.17],
  [20, 10, 0.17, 0.42],
  [30, 10, 0.17, 0.67],
  [40, 10, 0, 0.75],
  [50, 10, 0, 0.92],
];
const ADVANCED_LOSS = [
  [
    4,
    12,
    [
      [0.83, 0],
      [0.75, 0],
      [0.62, 0],
      [0.5, 0],
      [0.33, 0],
      [0.29, 0.01],
      [0.21, 0.03],
    ],
  ],
  [
    6,
    12,
    [
      [0.72, 0],
      [0.58, 0],
      [0.42, 0],
      [0.28, 0.01],
      [0.19, 0.03],
      [0.11, 0.06],
      [0.06, 0.08],
    ],
  ],
  [
    10,
    10,
    [
      [0.45, 0],
      [0.3, 0.02],
      [0.22, 0.03],
      [0.13, 0.07],
      [0.05, 0.1],
      [0.02, 0.18],
      [0.02, 0.27],
    ],
  ],
  [
    15,
    10,
    [
      [0.3, 0],
      [0.22, 0.02],
      [0.13, 0.05],
      [0.04, 0.13],
      [0.02, 0.22],
      [0.01, 0.3],
      [0.01, 0.47],
    ],
  ],
  [
    20,
    10,
    [
      [0.21, 0.02],
      [0.12, 0.03],
      [0.04, 0.07],
      [0.03, 0.15],
      [0.01, 0.23],
      [0.01, 0.4],
      [0, 0.55],
    ],
  ],
  [
    30,
    10,
    [
      [0.11, 0.02],
      [0.03, 0.05],
      [0.02, 0.13],
      [0.01, 0.3],
      [0, 0.47],
      [0, 0.63],
      [0, 0.78],
    ],
  ],
  [
    40,
    10,
    [
      [0.03, 0.05],
      [0.02, 0.13],
      [0.01, 0.22],
      [0, 0.38],
      [0, 0.55],
      [0, 0.7],
      [0, 0.83],
    ],
  ],
  [
    50,
    10,
    [
      [0.01, 0.13],
      [0.01, 0.22],
      [0, 0.38],
      [0, 0.55],
      [0, 0.7],
      [0, 0.83],
      [0, 0.92],
    ],
  ],
];

describe('results', () => {
  it('A1776-basic.IV.E A1776-adv.II.B take of forces of 1 to 12 points what their codes say, in each cell of both tables', () => {
    const cells = [...BASIC_CRT.flat(), ...ADVANCED_CRT.flat()];
    expect([BASIC_CRT.flat().length, ADVANCED_CRT.flat().length]).toEqual([42, 112]);
    for (const result of cells)
      for (const points of FORCES)
        expect([
          result,
          points,
          worst(result, 'attacker', points),
          worst(result, 'defender', points),
        ]).toEqual([result, points, takes[result][0](points), takes[result][1](points)]);
    expect(new Set(BASIC_CRT.flat())).toEqual(
      new Set(['AE', 'DE', '1/2AE', '1/2DE', 'NE', '1/2AE+1/2DE']),
    );
    expect(new Set(ADVANCED_CRT.flat())).toEqual(
      new Set(['AE', 'DE', '1/2AE', '1/2DE', 'AL1', 'AL2', 'DL1', 'DL2', 'NE', 'AL1+DL1']),
    );
  });

  it('A1776-basic.IV.E.3 column 3-1 at die 4 is DE', () => {
    expect(basicResult(columnOf(BASIC_COLUMNS, 3, 1), 4)).toBe('DE');
    expect(columnOf(BASIC_COLUMNS, 7, 2)).toBe(4);
  });

  it('cost the forces of the component set what it says', () => {
    const rounded = (value: number) => Math.round(value * 100) / 100;
    for (const [attacker = 0, defender = 0, lost, taken] of BASIC_LOSS) {
      const result = (die: number) => basicResult(columnOf(BASIC_COLUMNS, attacker, defender), die);
      expect([
        attacker,
        defender,
        rounded(meanLoss('attacker', attacker, result)),
        rounded(meanLoss('defender', defender, result)),
      ]).toEqual([attacker, defender, lost, taken]);
    }
    for (const [attacker, defender, byModifier] of ADVANCED_LOSS as [
      number,
      number,
      number[][],
    ][]) {
      const column = columnOf(ADVANCED_COLUMNS, attacker, defender);
      const means = byModifier.map((_, i) => {
        const result = (die: number) => advancedResult(column, die + i - 3);
        return [
          rounded(meanLoss('attacker', attacker, result)),
          rounded(meanLoss('defender', defender, result)),
        ];
      });
      for (const [i, [lost = 0, taken = 0]] of byModifier.entries()) {
        // the set rounds halves otherwise than we do
        expect(Math.abs((means[i]?.[0] ?? 1) - lost)).toBeLessThanOrEqual(0.0101);
        expect(Math.abs((means[i]?.[1] ?? 1) - taken)).toBeLessThanOrEqual(0.0101);
      }
    }
  });

  it('grow no worse with odds and with the die', () => {
    const step = (from: Result, to: Result) => {
      for (const points of [1, 3, 4, 5, 7, 10, 12])
        expect([
          from,
          to,
          worst(to, 'defender', points) >= worst(from, 'defender', points) || to === 'NE',
          worst(to, 'attacker', points) <= worst(from, 'attacker', points) || from === 'NE',
        ]).toEqual([from, to, true, true]);
    };
    for (const row of ADVANCED_CRT)
      row.slice(1).forEach((result, i) => {
        step(row[i]!, result);
      });
    ADVANCED_CRT.slice(1).forEach((row, i) => {
      row.forEach((result, column) => {
        step(ADVANCED_CRT[i]![column]!, result);
      });
    });
    expect(
      ADVANCED_COLUMNS.map(
        (_, column) => ADVANCED_CRT.findIndex((row) => row[column] === 'NE') - 3,
      ),
    ).toEqual([7, 5, 3, 3, 2, 2, 1, 0]);
    for (const column of ADVANCED_COLUMNS.keys())
      expect(ADVANCED_CRT.filter((row) => row[column] === 'NE')).toHaveLength(1);
  });

  it('A1776-adv.odds columns are rounded down; below the first there is none, above the last the last', () => {
    expect(
      [
        [1, 4],
        [1, 3],
        [2, 3],
        [3, 2],
        [4, 3],
        [19, 4],
        [60, 1],
      ].map(([a, d]) => columnOf(ADVANCED_COLUMNS, a!, d!)),
    ).toEqual([-1, 0, 1, 3, 2, 6, 7]);
    expect([advancedResult(0, -9), advancedResult(7, 99), advancedResult(7, -3)]).toEqual([
      'AE',
      'DE',
      'AL2',
    ]);
  });
});

describe('tactical cards', () => {
  const cells = TACTIC_IDS.flatMap((a) => TACTIC_IDS.map((d) => ({ a, d, ...manoeuvre(a, d) })));
  const cell = (a: string, d: string) => {
    const of = (short: string) => TACTIC_IDS.find((id) => TACTIC[id].short === short) as TacticId;
    const { die, ends, none } = manoeuvre(of(a), of(d));
    return none ? 'NC' : `${String(die)}${ends ? '*' : ''}`;
  };

  it('A1776-adv.II.A.2 eight a side, with a matrix of 64 cells: 43 numbers, 16 that end the combat, 5 without one', () => {
    expect(cells).toHaveLength(64);
    expect(cells.filter(({ none }) => none)).toHaveLength(5);
    expect(cells.filter(({ ends, none }) => ends && !none)).toHaveLength(16);
    expect([
      Math.min(...cells.map(({ die }) => die)),
      Math.max(...cells.map(({ die }) => die)),
    ]).toEqual([-3, 3]);
    expect(cells.every(({ die, none }) => Number.isInteger(die) && (!none || die === 0))).toBe(
      true,
    );
  });

  it('do what the readings of the component set say', () => {
    expect(cell('F', 'S')).toBe('-3');
    expect([cell('F', 'EL'), cell('F', 'ER')]).toEqual(['2', '2']);
    expect([cell('EL', 'S'), cell('ER', 'S')]).toEqual(['2', '2']);
    expect([cell('EL', 'RR'), cell('ER', 'RL'), cell('EL', 'RL'), cell('ER', 'RR')]).toEqual([
      '-3',
      '-3',
      '2',
      '2',
    ]);
    expect([cell('EL', 'EL'), cell('ER', 'ER'), cell('EL', 'ER'), cell('ER', 'EL')]).toEqual([
      '1',
      '1',
      '-1',
      '-1',
    ]);
    expect([cell('EL', 'W'), cell('ER', 'W')]).toEqual(['2', '2']);
    expect([cell('RL', 'ER'), cell('RR', 'EL'), cell('RL', 'EL'), cell('RR', 'ER')]).toEqual([
      '2',
      '2',
      '-2',
      '-2',
    ]);
    expect([cell('S', 'F'), cell('S', 'C')]).toEqual(['2', '2']);
    expect([cell('W', 'F'), cell('W', 'EL'), cell('W', 'ER')]).toEqual(['3', '1*', '1*']);
    expect(['RL', 'RR', 'S', 'C', 'W'].map((card) => cell(card, 'W'))).toEqual([
      '-2*',
      '-2*',
      '-1*',
      '-1*',
      'NC',
    ]);
    expect(['RL', 'RR', 'S', 'C', 'W'].map((card) => cell('W', card))).toEqual([
      'NC',
      'NC',
      'NC',
      '-1*',
      'NC',
    ]);
    expect(['F', 'EL', 'ER', 'RL', 'RR', 'S', 'C', 'W'].map((card) => cell('C', card))).toEqual([
      '0',
      '-1',
      '-1',
      '1',
      '1',
      '0',
      '0',
      '-1*',
    ]);
    expect(['F', 'EL', 'ER', 'RL', 'RR', 'S', 'C', 'W'].map((card) => cell(card, 'C'))).toEqual([
      '-1',
      '-1',
      '-1',
      '1',
      '1',
      '2',
      '0',
      '-1*',
    ]);
  });

  it('are the same with left and right exchanged', () => {
    const mirror = (id: TacticId) =>
      id.replace('left', '?').replace('right', 'left').replace('?', 'right') as TacticId;
    for (const { a, d, die, ends, none } of cells)
      expect(manoeuvre(mirror(a), mirror(d))).toEqual({ die, ends, none });
  });

  it('have none that another beats whatever the enemy plays, and a best mix in which all have a part', () => {
    const worth = (a: TacticId, d: TacticId) => (manoeuvre(a, d).none ? -1 : manoeuvre(a, d).die);
    for (const one of TACTIC_IDS)
      for (const two of TACTIC_IDS) {
        if (one === two) continue;
        expect(TACTIC_IDS.some((d) => worth(one, d) > worth(two, d))).toBe(true);
        expect(TACTIC_IDS.some((a) => worth(a, one) < worth(a, two))).toBe(true);
      }
    const sum = (list: readonly number[]) => list.reduce((total, part) => total + part, 0);
    expect(
      [BEST_MIX.attacker, BEST_MIX.defender].map((mix) => Math.abs(sum(mix) - 1000) <= 2),
    ).toEqual([true, true]);
    for (const [d] of TACTIC_IDS.entries()) {
      const value = sum(
        TACTIC_IDS.map((a, i) => (BEST_MIX.attacker[i]! / 1000) * worth(a, TACTIC_IDS[d]!)),
      );
      expect(Math.abs(value - -0.06)).toBeLessThan(0.01);
    }
    for (const a of TACTIC_IDS) {
      const value = sum(TACTIC_IDS.map((d, i) => (BEST_MIX.defender[i]! / 1000) * worth(a, d)));
      expect(Math.abs(value - -0.06)).toBeLessThan(0.01);
    }
  });
});

it('A1776-opt.III.D a forced march gains no more than was declared, more with a higher die; declared higher it risks more', () => {
  const rows = DICE.map((die) =>
    [1, 2, 3, 4]
      .map((mp) => {
        const { mp: gained, half } = forcedMarch(die, mp);
        return `${String(gained)}${half ? ' 1/2E' : ''}`;
      })
      .join('|'),
  );
  expect(rows).toEqual([
    '0|0 1/2E|0 1/2E|0 1/2E',
    '0|0|1 1/2E|1 1/2E',
    '1|1|1|2 1/2E',
    '1|1|2|2',
    '1|2|3|3',
    '1|2|3|4',
  ]);
});

it('A1776-basic.comp.4 units have the allowances of the rules, 416 counters with the ships and markers that have none here', () => {
  expect([
    UNIT.BR.move,
    UNIT.CA.move,
    UNIT.RMd.move > 8,
    UNIT.TMd.move > 8,
    UNIT.M.move,
    UNIT.F.move,
  ]).toEqual([7, 8, true, true, 0, 0]);
  expect(PRINTED_CODES.filter((code) => UNIT[code].inverts)).toEqual([
    'TM',
    'TMd',
    'I',
    'CA',
    'RM',
    'RMd',
    'D',
  ]);
  const slowest = Math.min(...COMBAT_CODES.map((code) => UNIT[code].move));
  for (const code of ['A', 'S', 'FA', 'FS'] as const) expect(UNIT[code].move).toBeLessThan(slowest);
  const counters = [...Object.values(COUNTERS), OTHER_COUNTERS.gb, OTHER_COUNTERS.us].flatMap(
    (each) => Object.values(each) as number[],
  );
  // 11 fleets and 17 markers of the Campaign are left out
  expect(counters.reduce((sum, n) => sum + n, 0)).toBe(416 - 11 - 17);
});

it('A1776-adv.I.B A1776-adv.I.B.1 A1776-adv.I.B.2 A1776-adv.I.B.3 A1776-adv.I.B.4 A1776-adv.I.B.5 A1776-adv.I.B.6 A1776-adv.I.B.7 A1776-adv.I.B.8 A1776-adv.I.B.9 A1776-adv.I.B.10 the types of the Advanced Game: whose, of what kind, and which never move', () => {
  const of = (code: keyof typeof UNIT) => {
    const { side, kind, dragoon, move } = UNIT[code];
    return [code, side, kind, dragoon, move > 0];
  };
  expect(PRINTED_CODES.slice(0, 15).map(of)).toEqual([
    ['BR', 'gb', 'regular', false, true],
    ['TM', 'gb', 'militia', false, true],
    ['TMd', 'gb', 'militia', true, true],
    ['I', 'gb', 'indian', false, true],
    ['CA', 'us', 'regular', false, true],
    ['RM', 'us', 'militia', false, true],
    ['RMd', 'us', 'militia', true, true],
    ['FR', 'us', 'regular', false, true],
    ['A', null, 'train', false, true],
    ['S', null, 'train', false, true],
    ['FA', 'us', 'train', false, true],
    ['FS', 'us', 'train', false, true],
    ['M', null, 'works', false, false],
    ['F', null, 'works', false, false],
    ['E', null, 'works', false, false],
  ]);
});
