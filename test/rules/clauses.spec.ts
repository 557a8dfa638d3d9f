import { RULESETS } from '../../src/rules/index.js';
import { coverageOf } from '../../src/tools/clause-coverage/coverage.js';
import { filesOf } from '../../src/tools/clause-coverage/files.js';

/** Games of which only a part is played yet: how the clauses of that part begin. */
const PLAYED: Readonly<Record<string, string>> = { avalon1776: 'A1776-basic.' };

const coverages = RULESETS.map(({ id, clauses }) => {
  const { rules, tests } = filesOf(id);
  return { id, coverage: coverageOf(Object.keys(clauses), rules, tests) };
});

describe('clause coverage', () => {
  it('leaves no clause uncited or untested', () => {
    const missing = coverages.flatMap(({ id, coverage: { uncited, untested } }) =>
      [...uncited, ...untested].filter((clause) => clause.startsWith(PLAYED[id] ?? '')),
    );
    expect(missing).toEqual([]);
  });

  it('finds no citation that the clause table lacks', () => {
    expect(coverages.flatMap(({ coverage }) => coverage.unknown)).toEqual([]);
  });
});
