import { coverageOf, type SourceFile } from './coverage.js';

const CLAUSES = ['T1-1', 'T1-1.1', 'T1-1.1.a', 'T1-2'];
const file = (text: string): SourceFile[] => [{ path: 'x.ts', text }];
const coverage = (rules: string, tests: string) => coverageOf(CLAUSES, file(rules), file(tests));

describe('clause coverage', () => {
  it('wants a citation and a test for each clause', () => {
    const found = coverage(
      "// T1-1 T1-1.1, 'T1-1.1.a'",
      "it('T1-1 this', f); test(\"T1-1.1.a that\", f); it('T1-2 other')",
    );
    expect(found).toEqual({
      total: 4,
      covered: 2,
      uncited: ['T1-2'],
      untested: ['T1-1.1'],
      unknown: [],
    });
  });

  it('does not take a clause for the one it is part of', () => {
    expect(coverage('// T1-1.1.a', '').uncited).toEqual(['T1-1', 'T1-1.1', 'T1-2']);
  });

  it('takes all clauses a title begins with, and none it only mentions', () => {
    expect(coverage('', "it('T1-1, T1-1.1 and not T1-2', f)").untested).toEqual([
      'T1-1.1.a',
      'T1-2',
    ]);
    expect(coverage('', "it('not T1-2', f)").untested).toEqual(CLAUSES);
  });

  it('counts no card as a clause, and knows it when it is cited', () => {
    const found = coverageOf(
      ['T1-1', 'T1-card-7'],
      file('// T1-1 T1-card-7'),
      file("it('T1-1', f)"),
    );
    expect(found).toMatchObject({ total: 1, covered: 1, uncited: [], unknown: [] });
  });

  it('reads describe blocks and tables of tests', () => {
    const tests =
      "describe('T1-1 x', f); it.each([['a', 1]])('T1-2 %s', f); it.each([\n1,\n] as const)(\n'T1-1.1 %s', f)";
    expect(coverage('', tests).untested).toEqual(['T1-1.1.a']);
  });

  it('reads titles in the rows of a table, but no row that is data', () => {
    const tests = "it.each([\n  ['T1-1 is so', 1],\n  ['T1-2', 1],\n])('%s', f)";
    expect(coverage('', tests).untested).toEqual(['T1-1.1', 'T1-1.1.a', 'T1-2']);
  });

  it('finds what no clause table has', () => {
    expect(coverage('// T1-7.3', "it('T1-9 x', f)").unknown).toEqual(['T1-7.3', 'T1-9']);
  });
});
