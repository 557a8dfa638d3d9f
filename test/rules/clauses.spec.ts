import { RULESETS } from '../../src/rules/index.js';
import { coverageOf } from '../../src/tools/clause-coverage/coverage.js';
import { filesOf } from '../../src/tools/clause-coverage/files.js';

/** Games whose rulebook is not covered yet. */
const UNFINISHED: readonly string[] = ['avalon1776'];

const coverages = RULESETS.map(({ id, clauses }) => {
  const { rules, tests } = filesOf(id);
  return { id, coverage: coverageOf(Object.keys(clauses), rules, tests) };
});

describe('clause coverage', () => {
  it('leaves no clause uncited or untested', () => {
    const finished = coverages.filter(({ id }) => !UNFINISHED.includes(id));
    const missing = finished.filter(({ coverage }) => coverage.covered < coverage.total);
    expect(missing).toEqual([]);
  });

  it('finds no citation that the clause table lacks', () => {
    expect(coverages.flatMap(({ coverage }) => coverage.unknown)).toEqual([]);
  });
});
