import { RULESETS, seededChance, start } from '../../src/rules/index.js';
import { expectLinear } from './support/growth.js';

/** As long a position as is taken. */
const LONGEST = 49_000;
const RUNS = '# \t0-.,:x/[{"\\あ'.split('').concat('# ', ' #', 'a ', '1 ', 'at x: ', 'x=1 ');

describe.each(RULESETS)('a position of $id with a long run', (rules) => {
  const written = (run: string, length: number): string =>
    `${rules.id} 1\nat x: ${run.repeat(length / run.length)}`;

  it.each(RUNS)('of "%s" is read by walking it once', (run) => {
    expectLinear(LONGEST, (length) => rules.readPosition(written(run, length)));
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
