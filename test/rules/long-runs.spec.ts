import { RULESETS, seededChance, start } from '../../src/rules/index.js';

/** As long a position as is taken. */
const LONGEST = 49_000;
/** What is walked once takes four times as long for four times as much, and never twice that. */
const TIMES = 8;
/** Below it a clock tells nothing. */
const LEAST_MS = 100;
const RUNS = '# \t0-.,:x/[{"\\あ'.split('').concat('# ', ' #', 'a ', '1 ', 'at x: ', 'x=1 ');

/** The least of three. */
function timeOf(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.min(...times);
}

describe.each(RULESETS)('a position of $id with a long run', (rules) => {
  const written = (run: string, length: number): string =>
    `${rules.id} 1\nat x: ${run.repeat(length / run.length)}`;

  it.each(RUNS)('of "%s" is read by walking it once', (run) => {
    const [short, long] = [written(run, LONGEST / 4), written(run, LONGEST)];
    const quick = timeOf(() => rules.readPosition(short));
    const slow = timeOf(() => rules.readPosition(long));
    expect(slow).toBeLessThan(Math.max(LEAST_MS, TIMES * quick));
  });

  it('in the place of any word of it is not told back', () => {
    const scenario = rules.scenarios[0]?.id ?? '';
    const { state } = start(rules, { scenario, options: {} }, seededChance(1));
    const lines = rules.writePosition(state).split('\n');
    for (const [i, line] of lines.entries()) {
      const words = line.split(' ');
      for (const [k] of words.entries()) {
        const wrong = words.with(k, 'x'.repeat(LONGEST)).join(' ');
        const read = rules.readPosition(lines.with(i, wrong).join('\n'));
        expect(JSON.stringify(read).length).toBeLessThan(LONGEST / 2);
      }
    }
  });
});
