import { RULESETS } from '../../src/rules/index.js';
import type { AskFrame, State } from '../../src/rules/kernel/frame.js';
import { phasesOf } from '../../src/rules/kernel/phase.js';
import type { Ruleset } from '../../src/rules/kernel/ruleset.js';
import { LEGALITY } from './support/checks/legality.js';
import { TOY } from './support/toy/index.js';
import { fromScenario, worldOf } from './support/world.js';

/**
 * A map as large as that of a hex game: rows of hexes, named column before row, so that few neighbours stand together.
 */
const [COLUMNS, ROWS] = [59, 30];
const nameOf = (column: number, row: number): string => `h-${column}-${row}`;
const HEXES = Array.from({ length: COLUMNS * ROWS }, (_, i) =>
  nameOf(Math.floor(i / ROWS), i % ROWS),
);
const partsOf = (hex: string): [number, number] => {
  const [, column = '', row = ''] = hex.split('-');
  return [Number(column), Number(row)];
};
const near = (hex: string): string[] => {
  const [column, row] = partsOf(hex);
  return [nameOf(column - 1, row), nameOf(column + 1, row), nameOf(column, row - 1)].filter((one) =>
    HEXES.includes(one),
  );
};

interface March extends State {
  at: string;
  steps: number;
}

/**
 * A column goes on a hex at a time, along its row. The guards of a faulty one let it go two hexes, and the list does
 * not say so.
 */
function column(reach: number): Ruleset<March> {
  const { ask } = phasesOf<March, { hex: string }>();
  const go = ask<AskFrame>()({
    clause: 'TOY-5.4',
    verbs: { go: { to: 'hex' } },
    facts: ({ at }) => partsOf(at),
    candidates: ([from, row]) => [
      { do: 'go', to: nameOf(from > 0 ? from - 1 : 1, row) },
      { do: 'go', to: nameOf(from + 1 < COLUMNS ? from + 1 : from - 1, row) },
    ],
    guards: {
      go: [
        {
          clause: 'TOY-5.4',
          holds: ([from, row], { to }) => {
            const distance = Math.abs(partsOf(to)[0] - from);
            return partsOf(to)[1] === row && distance > 0 && distance <= reach;
          },
        },
      ],
    },
    apply: {
      go({ state }, { to }) {
        state.at = to;
        state.steps += 1;
        if (state.steps === 30) state.outcome = { winner: null, reason: 'draw', clause: 'TOY-7.2' };
      },
    },
  });
  return {
    ...(TOY as unknown as Ruleset<March>),
    domains: { hex: HEXES },
    phases: { go },
    near,
    setup: () => ({
      agenda: [{ f: 'go', by: 'red' } as AskFrame],
      outcome: null,
      at: nameOf(30, 12),
      steps: 0,
    }),
  };
}

function check(rules: Ruleset): void {
  const one = LEGALITY.find(({ name }) => name.startsWith('whatever passes the guards'));
  one?.run(worldOf(rules, fromScenario(rules, { scenario: 'standard', options: {} }), [1, 2]));
}

describe('near misses', () => {
  it('find a guard that lets one hex too many through, on a map of 1,770', () => {
    expect(HEXES).toHaveLength(1770);
    expect(() => check(column(1))).not.toThrow();
    expect(() => check(column(2))).toThrow('no guard of go forbids');
  });

  it('are ids of the game, and none is near itself', () => {
    for (const { id, near: of, domains } of RULESETS) {
      const ids = new Set<string | number>(Object.values(domains).flat());
      expect(`${id} ${of === undefined ? 'says' : 'does not say'} nothing`).toBe(
        `${id} does not say nothing`,
      );
      for (const one of ids) {
        const close = of?.(String(one)) ?? [];
        expect(close.filter((other) => other === one || !ids.has(other))).toEqual([]);
      }
    }
  });
});
