import { type Draw, RecordingTable, type Roll } from '../../rules/index.js';
import { chanceOf, commitmentOf, verifyDice } from './dice.js';

const seed = Buffer.alloc(32, 7);
const source = { gameId: 'g', seed, entropies: { red: 'a', blue: 'b' } };

const played = (seq: number): { seq: number; rolls: Roll[]; draws: Draw[] } => {
  const table = new RecordingTable(chanceOf(source, seq));
  table.roll(3, 'fire', 'X-1');
  table.draw(['a', 'b', 'c', 'd'], 2, 'muster', 'X-2');
  table.roll(2, 'storm', 'X-3');
  return { seq, rolls: table.rolls, draws: table.draws };
};

const record = () => ({
  gameId: 'g',
  commitment: commitmentOf(seed),
  seed: seed.toString('hex'),
  entropies: source.entropies,
  rows: [played(1), played(2)],
});

describe('the chance of a row', () => {
  it('is the same each time it is worked out, and another for another row, game, seed or share', () => {
    const dice = (other: object, seq = 1) => {
      const chance = chanceOf({ ...source, ...other }, seq);
      return Array.from({ length: 20 }, () => chance.open(6, 'fire')).join('');
    };
    const all = [dice({}), dice({}, 2), dice({ gameId: 'h' }), dice({ seed: Buffer.alloc(32, 8) })];
    expect(dice({})).toBe(all[0]);
    expect(new Set([...all, dice({ entropies: { red: 'a', blue: 'c' } })]).size).toBe(5);
  });

  it('is not touched by hidden draws', () => {
    const [one, two] = [chanceOf(source, 1), chanceOf(source, 1)];
    two.hidden(52, 'deal');
    expect([two.open(6, 'fire'), two.open(6, 'fire')]).toEqual([
      one.open(6, 'fire'),
      one.open(6, 'fire'),
    ]);
  });

  it('is even: chi square of 60,000 dice below the 0.1 % mark', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    const chance = chanceOf(source, 3);
    for (let i = 0; i < 60_000; i++) counts[chance.open(6, 'fire')]! += 1;
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(20.5);
  });

  it('throws away words that would make some numbers likelier', () => {
    const bound = 3 * 2 ** 30;
    const chance = chanceOf(source, 4);
    const low = Array.from({ length: 3000 }, () => chance.open(bound, 'x')).filter(
      (n) => n < 2 ** 30,
    );
    expect(low.length).toBeGreaterThan(900);
    expect(low.length).toBeLessThan(1100);
  });
});

describe('verifyDice', () => {
  it('finds nothing wrong with what was played', () => {
    expect(verifyDice(record())).toEqual([]);
  });

  it('names the row and the purpose of what was changed', () => {
    const changed = record();
    const [first] = changed.rows;
    const dice = first!.rolls[1]!.dice.map((die) => (die % 6) + 1);
    changed.rows[0] = { ...first!, rolls: [first!.rolls[0]!, { ...first!.rolls[1]!, dice }] };
    expect(verifyDice(changed)).toEqual(['row 1: storm does not come out as recorded']);
  });

  it('sees another seed by its commitment', () => {
    const other = { ...record(), seed: Buffer.alloc(32, 9).toString('hex'), rows: [] };
    expect(verifyDice(other)).toEqual(['the seed is not the one committed to']);
  });
});
