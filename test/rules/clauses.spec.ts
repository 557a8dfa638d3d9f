import { RULESETS } from '../../src/rules/index.js';
import { coverageOf } from '../../src/tools/clause-coverage/coverage.js';
import { filesOf } from '../../src/tools/clause-coverage/files.js';

const coverages = RULESETS.map(({ id, clauses }) => {
  const { rules, tests } = filesOf(id);
  return coverageOf(Object.keys(clauses), rules, tests);
});

describe('clause coverage', () => {
  it('leaves no clause uncited or untested', () => {
    const missing = coverages.flatMap(({ uncited, untested }) => [...uncited, ...untested]);
    expect(missing).toEqual([]);
  });

  it('finds no citation that the clause table lacks', () => {
    expect(coverages.flatMap(({ unknown }) => unknown)).toEqual([]);
  });
});
