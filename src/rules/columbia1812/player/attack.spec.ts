import { battleWorth, survivors } from './attack.js';

const blocks = (count: number) => ({ cv: 3 * count, blocks: count });

describe('what an attack is worth', () => {
  it('is the more the more blocks attack, and less than nothing at bad odds', () => {
    const [one, two, three] = [1, 2, 3].map((n) => battleWorth(blocks(n), blocks(2), 3, false));
    expect(one).toBeLessThan(0);
    expect(two).toBeGreaterThan(one ?? 0);
    expect(three).toBeGreaterThan(two ?? 0);
    expect(three).toBeGreaterThan(0);
  });

  it('is no more than the town and the pursuit of a defender who would rather leave', () => {
    expect(battleWorth(blocks(8), blocks(1), 2, false)).toBeLessThan(2 + 3);
  });

  it('leaves the stronger on the field, and no stronger than it came', () => {
    const [attacker, defender] = survivors(blocks(4), blocks(1), false);
    expect(defender).toEqual({ cv: 0, blocks: 0 });
    expect(attacker.cv).toBeLessThan(12);
    expect(attacker.cv).toBeGreaterThan(9);
    expect(survivors(blocks(1), blocks(4), false)[0].blocks).toBe(0);
  });
});
