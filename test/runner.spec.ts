import { readdirSync } from 'node:fs';

import { PROJECT_ROOT } from '../src/common/project-root.js';
import { LONGEST } from './longest-first.mjs';
import { asserting } from './runner/limits.mjs';
import { outcomeOf, type Report, toRunAgain } from './runner/outcome.mjs';

it('files that `--short` leaves out exist, each by one name', () => {
  const folders = ['test', 'src', 'bench'];
  const files = folders.flatMap((folder) =>
    (readdirSync(`${PROJECT_ROOT}/${folder}`, { recursive: true }) as string[]).map(
      (file) => `/${folder}/${file}`,
    ),
  );
  const named = (name: string) => files.filter((file) => file.endsWith(`/${name}`)).length;
  expect(LONGEST.filter((name) => named(name) !== 1)).toEqual([]);
  expect(new Set(LONGEST).size).toBe(LONGEST.length);
});

describe('a test', () => {
  it('in which no expect was reached fails', async () => {
    const nothing: number[] = [];
    const loops = () => {
      for (const one of nothing) expect(one).toBe(1);
    };
    const failed = await asserting(loops)().catch((error: Error) => error.message);
    expect(failed).toMatch('no expect was reached');
  });

  it('that asserts, at once or later, passes; one that throws says so itself', async () => {
    await asserting(() => expect(1).toBe(1))();
    await asserting(() => expect(Promise.resolve(1)).resolves.toBe(1))();
    const thrown = asserting(() => Promise.reject(new Error('of its own')));
    await expect(thrown()).rejects.toThrow('of its own');
  });
});

describe('a run of the whole suite', () => {
  const file = (name: string, ...results: ('passed' | 'failed')[]) => ({
    name,
    status: results.includes('failed') || results.length === 0 ? 'failed' : 'passed',
    assertionResults: results.map((status) => ({ status })),
  });
  const report = (...testResults: ReturnType<typeof file>[]): Report => {
    const count = (wanted: string) =>
      testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === wanted).length;
    return {
      numPassedTests: count('passed'),
      numFailedTests: count('failed'),
      numRuntimeErrorTestSuites: testResults.filter((one) => one.assertionResults.length === 0)
        .length,
      testResults,
    };
  };
  const first = report(
    file('a', 'passed', 'passed'),
    file('b', 'passed', 'failed', 'failed'),
    file('c', 'failed'),
    file('d'),
  );

  it('names the files to run again, unless they are many', () => {
    expect(toRunAgain(first)).toEqual(['b', 'c', 'd']);
    expect(toRunAgain(report(file('a', 'passed')))).toEqual([]);
    expect(toRunAgain(report(...'abcdef'.split('').map((name) => file(name, 'failed'))))).toEqual(
      [],
    );
  });

  it('counts each test once; what fails twice has failed, what passes by itself is named', () => {
    expect(outcomeOf(first, null)).toEqual({ passed: 3, failed: 4, unsteady: [] });
    const again = report(
      file('b', 'passed', 'passed', 'passed'),
      file('c', 'failed'),
      file('d', 'passed'),
    );
    expect(outcomeOf(first, again)).toEqual({ passed: 6, failed: 1, unsteady: ['b', 'd'] });
    expect(
      outcomeOf(
        first,
        report(file('b', 'passed', 'passed', 'failed'), file('c', 'passed'), file('d')),
      ),
    ).toEqual({
      passed: 5,
      failed: 2,
      unsteady: ['c'],
    });
  });
});
