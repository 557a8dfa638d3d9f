import { ByteBudget, Stay } from './byte-budget.js';

/** Stays in a budget of 100 bytes, and the names of those that were cut, in order. */
function budget() {
  const [all, cut] = [new ByteBudget(100), [] as string[]];
  const stay = (network: string, name: string): Stay => new Stay(network, () => cut.push(name));
  return { all, cut, stay };
}

describe('what is on its way', () => {
  it('loses what is oldest of the address that has most', () => {
    const { all, cut, stay } = budget();
    all.add(stay('honest', 'a letter'), 20);
    all.add(stay('greedy', 'one'), 40);
    all.add(stay('greedy', 'two'), 40);
    expect(cut).toEqual([]);
    all.add(stay('greedy', 'three'), 40);
    expect(cut).toEqual(['one']);
    all.add(stay('other', 'another letter'), 10);
    expect(cut).toEqual(['one', 'two']);
  });

  it('is old from when it began, and takes nothing once it has gone', () => {
    const { all, cut, stay } = budget();
    const [first, second] = [stay('a', 'first'), stay('a', 'second')];
    all.add(first, 50);
    all.add(second, 50);
    all.add(first, -60);
    all.leave(second);
    all.add(second, 60);
    all.add(first, 50);
    expect(cut).toEqual(['second']);
  });

  it('may itself be what is too much', () => {
    const { all, cut, stay } = budget();
    all.add(stay('a', 'small'), 10);
    all.add(stay('b', 'large'), 101);
    expect(cut).toEqual(['large']);
  });
});
