import { fightEnds } from '../odds/battle.js';
import { clashOf } from './clash.js';

/** The same by the exact odds of the game: who attacks fires second. */
function exact(attacker: number, defender: number) {
  const ends = fightEnds({
    attacker,
    defender,
    landing: false,
    attackerStaysUntil: 0,
    defenderStaysUntil: 0,
  });
  const mean = (left: (end: (typeof ends)[number]) => number): number =>
    ends.reduce((sum, end) => sum + end.probability * left(end), 0);
  return {
    wins: mean(({ ending }) => (ending === 'attacker-destroyed' ? 1 : 0)),
    lostByFirst: defender - mean((end) => end.defender),
    lostBySecond: attacker - mean((end) => end.attacker),
  };
}

describe('what is expected of a fight to the end', () => {
  it.each([
    [4, 3],
    [8, 4],
    [3, 8],
    [20, 20],
  ])('is what the odds say where %i CV attack %i', (attacker, defender) => {
    const { wins, lostByFirst, lostBySecond } = exact(attacker, defender);
    const clash = clashOf(defender, attacker);
    expect(clash.wins).toBeCloseTo(wins, 4);
    expect(clash.lostByFirst).toBeCloseTo(lostByFirst, 3);
    expect(clash.lostBySecond).toBeCloseTo(lostBySecond, 3);
  });

  it('of forces larger than any is that of the largest judged', () => {
    expect(clashOf(60, 3)).toEqual(clashOf(36, 3));
  });
});
