import { RULESETS } from '../index.js';

/** As long as a position may be. */
const LONGEST = 50_000;
const REPEATED = ['#', '# ', ' ', ':', '/', '=', '{', '[', '"', ',', '\n', '\r', 'a', '0'];
const ENDS = ['', '\r', '\rx', '\u2028x'];
const SECONDS = 0.5;

describe.each(RULESETS.map((rules) => [rules.id, rules] as const))(
  'a position of %s that goes on and on',
  (id, rules) => {
    const texts = REPEATED.flatMap((part) =>
      ENDS.map((end) => `${id} 1\n${part.repeat((LONGEST - 100) / part.length)}${end}`),
    );

    it('is read in next to no time, whatever it repeats', () => {
      const isSlow = (text: string): boolean => {
        const begin = performance.now();
        rules.readPosition(text);
        return performance.now() - begin > SECONDS * 1_000;
      };
      // Twice: a machine that has stood still does not do so again.
      const slow = texts.filter((text) => isSlow(text) && isSlow(text));
      expect(slow.map((text) => text.slice(0, 30))).toEqual([]);
    });

    it('is quoted with as much as helps to find the line', () => {
      const read = rules.readPosition(`${id} 1\n${'a'.repeat(LONGEST)}`);
      expect(JSON.stringify(read).length).toBeLessThan(1_000);
    });
  },
);
