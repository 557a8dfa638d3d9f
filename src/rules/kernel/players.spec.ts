import { frozen } from '../../../test/rules/support/freeze.js';
import { TOY } from '../../../test/rules/support/toy/index.js';
import { actionKey } from './action.js';
import { owed } from './agenda.js';
import type { State } from './frame.js';
import { choices, playInPlace, start } from './play.js';
import { type Decision, greedyPlayer, playerNamed, randomPlayer } from './players.js';
import { seeded, seededChance } from './random.js';
import type { Ruleset } from './ruleset.js';
import { type Random, RecordingTable } from './table.js';

const start1 = () => start(TOY, { scenario: 'standard', options: {} }, seededChance(1)).state;

const decision = (rules: Ruleset, state: State, seat: string): Decision => ({
  rules,
  state,
  seat,
  all: choices(rules, state, seat),
});

/** States of a random game, frozen, with a seat that owes a decision in each. */
function positions(): { state: State; seat: string }[] {
  const random = seeded(5);
  const chance = seededChance(5);
  const state = start1();
  const found: { state: State; seat: string }[] = [];
  while (state.outcome === null) {
    const seat = owed(TOY, state)[0] as string;
    found.push({ state: frozen(structuredClone(state)), seat });
    playInPlace(
      TOY,
      state,
      seat,
      randomPlayer(decision(TOY, state, seat), random),
      new RecordingTable(chance),
    );
  }
  return found;
}

describe.each([
  ['random', randomPlayer],
  ['greedy', greedyPlayer],
] as const)('the %s player', (name, player) => {
  it('chooses what is legal, changes nothing and chooses the same with the same random numbers', () => {
    for (const { state, seat } of positions()) {
      const [one, other] = [1, 1].map((seed) =>
        actionKey(player(decision(TOY, state, seat), seeded(seed))),
      );
      expect(choices(TOY, state, seat).map(actionKey)).toContain(one);
      expect(other).toBe(one);
    }
  });

  it('has its name', () => {
    expect(playerNamed(name)).toBe(player);
  });
});

describe('the greedy player', () => {
  it('never looks at the true state: only at choices and at what it resamples', () => {
    const { state, seat } = positions()[20] as { state: State; seat: string };
    const seen: State[] = [];
    const spied = {
      ...TOY,
      evaluate: (world: State, one: string) => (
        seen.push(world),
        TOY.evaluate(world as never, one)
      ),
      resample: (world: State, one: string | null, random: Random, how: 'any' | 'twins') => {
        const dealt = TOY.resample(world as never, one, random, how);
        return { ...dealt, state: { ...dealt.state, resampled: true } };
      },
    };
    greedyPlayer(decision(spied, state, seat), seeded(1));
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.every((world) => 'resampled' in world)).toBe(true);
  });

  it('takes what the evaluation likes best', () => {
    const { state, seat } = positions()[0] as { state: State; seat: string };
    const likesFord = {
      ...TOY,
      evaluate: (world: State) =>
        Object.values((world as never as { pieces: object }).pieces).filter((at) => at === 'ford')
          .length,
    };
    expect(greedyPlayer(decision(likesFord, state, seat), seeded(1))['place']).toBe('ford');
  });

  it('tries no more than what the rules find worth trying', () => {
    const { state, seat } = positions()[0] as { state: State; seat: string };
    for (const [no, only] of choices(TOY, state, seat).entries()) {
      const picky = { ...TOY, worthTrying: () => [only] };
      expect(greedyPlayer(decision(picky, state, seat), seeded(no))).toBe(only);
    }
  });

  it('breaks ties by chance', () => {
    const { state, seat } = positions()[0] as { state: State; seat: string };
    const indifferent = { ...TOY, evaluate: () => 0 };
    const chosen = new Set(
      Array.from({ length: 60 }, (_, i) =>
        actionKey(greedyPlayer(decision(indifferent, state, seat), seeded(i))),
      ),
    );
    expect(chosen.size).toBe(choices(TOY, state, seat).length);
  });

  it('draws where choices are to be mixed, each as often as the rules say', () => {
    const { state, seat } = positions()[0] as { state: State; seat: string };
    const all = choices(TOY, state, seat);
    const mix = all.map((_, i) => (i === 0 ? 1 : i === 1 ? 3 : 0));
    const mixing: Ruleset = { ...TOY, mixed: () => mix };
    const drawn = Array.from({ length: 200 }, (_, no) =>
      all.indexOf(greedyPlayer({ rules: mixing, state, seat, all }, seeded(no))),
    );
    const times = (nth: number): number => drawn.filter((one) => one === nth).length;
    expect(times(0) + times(1)).toBe(200);
    expect(times(0)).toBeGreaterThan(20);
    expect(times(1)).toBeGreaterThan(times(0));
  });
});
