import { TOY } from '../../../test/rules/support/toy/index.js';
import { BadArguments, wishOf } from './arguments.js';

const wish = (text: string) =>
  wishOf(text.split(' ').filter(Boolean), [TOY, { ...TOY, id: 'other', seats: ['us'] }]);

describe('the arguments of simulate', () => {
  it('name the game, the players and the setting', () => {
    const { rules, simulation, json, workers, into } = wish(
      '--game toy --games 90 --red greedy --seed 5 --scenario standard --option calm --json --into kept.json',
    );
    expect([rules.id, json, workers, into]).toEqual(['toy', true, 2, 'kept.json']);
    expect(simulation).toEqual({
      games: 90,
      seed: 5,
      setting: { scenario: 'standard', options: { calm: true } },
      players: { red: 'greedy', blue: 'random' },
    });
  });

  it('have defaults for all but the game', () => {
    const { simulation, json } = wish('--game toy');
    expect([simulation.games, simulation.seed, json]).toEqual([200, 1, false]);
    expect(simulation.setting).toEqual({ scenario: 'standard', options: { calm: false } });
  });

  it('have the options drawn for every game', () => {
    expect(wish('--game toy --drawn').simulation.drawn).toBe(true);
    expect(wish('--game toy').simulation).not.toHaveProperty('drawn');
  });

  it.each([
    ['', 'Say which game with --game; choose from toy, other.'],
    ['--game chess', 'There is no game chess; choose from toy, other.'],
    ['--game toy --red clever', 'There is no player clever; choose from random, greedy.'],
    ['--game toy --us random', 'toy has no seat us; its seats are red, blue.'],
    ['--game toy --scenario long', 'There is no scenario long; choose from standard.'],
    ['--game toy --option wild', 'There is no option wild; choose from calm.'],
    ['--game toy --games 0', '--games takes a whole number from 1, not 0.'],
    ['--game toy --games 1e3', '--games takes a whole number from 1, not 1e3.'],
    ['--game toy --speed 3', "Unknown option '--speed'"],
  ])('are refused in a sentence: %s', (text, message) => {
    expect(() => wish(text)).toThrow(BadArguments);
    expect(() => wish(text)).toThrow(message);
  });
});
