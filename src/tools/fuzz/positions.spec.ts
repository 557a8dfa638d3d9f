import { LONG } from '../../../test/long.js';
import { lasts, resume, RULESETS, seeded } from '../../rules/index.js';
import { fuzzPositions, models } from './positions.js';

const MODELS = LONG ? 30 : 15;
const POSITIONS = LONG ? 60 : 20;

describe.each(RULESETS.map((rules) => [rules.id, rules] as const))(
  'a position of %s',
  (_, rules) => {
    it('that play came to is read back as it was, and accepted', () => {
      const random = seeded(1812);
      const texts = models(rules, random, MODELS);
      expect(texts.length).toBeGreaterThan(2);
      for (const text of texts) {
        const read = rules.readPosition(text);
        if (!('agenda' in read)) throw new Error(`line ${read.line}: ${read.message.en}\n${text}`);
        expect(rules.writePosition(read)).toBe(text);
        expect(resume(rules, read, { open: random, hidden: random })).not.toBeNull();
        expect(lasts(rules, read, 1)).toBe(true);
      }
    });

    it('whose list of what is to be done would run out is refused', () => {
      const isTodo = (line: string): boolean => line.startsWith('todo {');
      const texts = models(rules, seeded(1814), 2 * MODELS).filter((text) => {
        const todo = text.split('\n').filter(isTodo);
        return todo.length > 1 && !todo[1]?.includes('"turn"');
      });
      expect(texts.length).toBeGreaterThan(5);
      for (const text of texts) {
        const lines = text.split('\n');
        lines.splice(lines.findIndex(isTodo), 1);
        expect(rules.readPosition(lines.join('\n'))).toMatchObject({ line: expect.any(Number) });
      }
    });

    it('with something about it changed is refused, or can be played on', () => {
      const { faults, played, refused } = fuzzPositions(rules, { count: POSITIONS, seed: 1 });
      expect(faults.map(({ error, text }) => `${error.message}\n${text}`)).toEqual([]);
      expect(Math.min(played, refused)).toBeGreaterThan(POSITIONS / 10);
    });
  },
);
