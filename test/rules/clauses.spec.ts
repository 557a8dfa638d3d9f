import { RULESETS } from '../../src/rules/index.js';
import { coverageOf } from '../../src/tools/clause-coverage/coverage.js';
import { filesOf } from '../../src/tools/clause-coverage/files.js';

/** Games of which only parts are played yet: how the clauses of those parts begin. */
const PLAYED: Readonly<Record<string, readonly string[]>> = {
  avalon1776: [
    'A1776-basic.',
    'A1776-scn',
    'A1776-opt.II.',
    ...['A', 'B', 'C', 'D', 'E', 'F'].map((part) => `A1776-opt.III.${part}`),
  ],
};

const coverages = RULESETS.map(({ id, clauses }) => {
  const { rules, tests } = filesOf(id);
  return { id, coverage: coverageOf(Object.keys(clauses), rules, tests) };
});

describe('clause coverage', () => {
  it('leaves no clause uncited or untested', () => {
    const missing = coverages.flatMap(({ id, coverage: { uncited, untested } }) =>
      [...uncited, ...untested].filter((clause) =>
        (PLAYED[id] ?? ['']).some((part) => clause.startsWith(part)),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('finds no citation that the clause table lacks', () => {
    expect(coverages.flatMap(({ coverage }) => coverage.unknown)).toEqual([]);
  });
});
