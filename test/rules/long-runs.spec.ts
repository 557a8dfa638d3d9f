import { RULESETS } from '../../src/rules/index.js';
import { expectLinear } from './support/growth.js';
import { secretive } from './support/hidden.js';
import { fromScenario } from './support/world.js';

/** As long a position as is taken. */
const LONGEST = 49_000;
const RUNS = '# \t0-.,:x/[{"\\あ'.split('').concat('# ', ' #', 'a ', '1 ', 'at x: ', 'x=1 ');

describe.each(RULESETS)('a position of $id with a long run', (rules) => {
  const written = (run: string, length: number): string =>
    `${rules.id} 1\nat x: ${run.repeat(length / run.length)}`;

  it.each(RUNS)('of "%s" is read by walking it once', (run) => {
    expectLinear(LONGEST, (length) => rules.readPosition(written(run, length)));
  });

  // As it begins, and with all options where much is hidden.
  const { scenario } = secretive(rules).setting;
  const beginnings = new Map(
    [fromScenario(rules, { scenario, options: {} }), secretive(rules).begin].map((begin) => {
      const text = rules.writePosition(begin(1).state);
      return [text, text.split('\n')] as const;
    }),
  );
  it.each([...beginnings.values()].map((lines, i) => [i, lines] as const))(
    'in the place of any word of beginning %s is not told back',
    (_, lines) => {
      for (const [i, line] of lines.entries()) {
        const words = line.split(' ');
        for (const [k] of words.entries()) {
          const wrong = words.with(k, 'x'.repeat(LONGEST)).join(' ');
          const read = rules.readPosition(lines.with(i, wrong).join('\n'));
          expect(JSON.stringify(read).length).toBeLessThan(LONGEST / 2);
        }
      }
    },
  );
});
