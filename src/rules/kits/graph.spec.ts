import {
  type Entry,
  flood,
  graphOf,
  type Reach,
  reach,
  spentByNode,
  spentTo,
  wayTo,
} from './graph.js';

/** A square 0-1-3-2-0 with a tail 3-4-5. */
const SQUARE = graphOf([[1, 2], [0, 3], [0, 3], [1, 2, 4], [3, 5], [4]]);
/** By edge, as above. */
const COST = [1, 1, 1, 2, 1, 1, 2, 1, 1, 1, 3, 3];
const at =
  (entries: Readonly<Record<number, Entry>>) =>
  (node: number): Entry =>
    entries[node] ?? 'pass';

const NO = Infinity;
const costs = (found: Reach) => spentByNode(SQUARE, found);

describe('reach', () => {
  it('finds every node by its cheapest way within what may be spent', () => {
    const found = reach(SQUARE, { from: [0], cost: COST, max: 3 });
    expect(costs(found)).toEqual([0, 1, 1, 2, 3, NO]);
    expect(found.nodes).toEqual([0, 1, 2, 3, 4]);
    expect([spentTo(found, 4), spentTo(found, 5)]).toEqual([3, undefined]);
    expect(wayTo(found, 4)).toEqual([0, 2, 3, 4]);
    expect(wayTo(found, 0)).toEqual([0]);
    expect(wayTo(found, 5)).toEqual([]);
  });

  it('ends where it may not go on, and goes round what is barred', () => {
    const found = reach(SQUARE, {
      from: [0],
      cost: COST,
      max: 9,
      enter: at({ 2: 'end', 4: 'bar' }),
    });
    expect(costs(found)).toEqual([0, 1, 1, 3, NO, NO]);
    expect(wayTo(found, 3)).toEqual([0, 1, 3]);
    const barred = reach(SQUARE, { from: [0], cost: COST, max: 9, enter: at({ 2: 'bar' }) });
    expect(costs(barred)).toEqual([0, 1, NO, 3, 4, 7]);
    expect(wayTo(barred, 5)).toEqual([0, 1, 3, 4, 5]);
  });

  it('goes nowhere over an edge of cost 0, and leaves where it begins whatever is there', () => {
    const cost = COST.map((mp, edge) => (edge === 0 ? 0 : mp));
    const found = reach(SQUARE, { from: [0], cost, max: 9, enter: at({ 0: 'bar' }) });
    expect(costs(found)).toEqual([0, 4, 1, 2, 3, 6]);
  });

  it('takes the first of ways equally cheap, in the order of the edges', () => {
    const even = reach(SQUARE, { from: [0], cost: COST.map(() => 1), max: 9 });
    expect(wayTo(even, 3)).toEqual([0, 1, 3]);
  });

  it('may end where the way sought is found, which is the same way', () => {
    const found = reach(SQUARE, { from: [0], cost: COST, max: 9, until: 3 });
    expect(found.nodes).toEqual([0, 1, 2, 3]);
    expect(wayTo(found, 3)).toEqual(wayTo(reach(SQUARE, { from: [0], cost: COST, max: 9 }), 3));
  });

  it('knows nothing of the searches before it, not of one that was broken off', () => {
    const again = () => reach(SQUARE, { from: [2, 2], cost: COST, max: 2 });
    const fresh = again();
    reach(SQUARE, { from: [0], cost: COST, max: 9, until: 1 });
    const broken = () =>
      reach(SQUARE, {
        from: [5],
        cost: COST,
        max: 9,
        enter() {
          throw new Error('no');
        },
      });
    expect(broken).toThrow('no');
    expect(again()).toEqual(fresh);
    expect(fresh.nodes).toEqual([2, 0, 3, 1, 4]);
  });

  it('asks what a node is once', () => {
    const asked: number[] = [];
    reach(SQUARE, {
      from: [0, 5],
      cost: COST,
      max: 9,
      enter: (node) => (asked.push(node), 'pass'),
    });
    expect(asked.sort()).toEqual([1, 2, 3, 4]);
  });
});

describe('flood', () => {
  it('joins what can be reached through nodes that may be passed', () => {
    expect([...flood(SQUARE, [0], at({}))]).toEqual([1, 1, 1, 1, 1, 1]);
    expect([...flood(SQUARE, [0], at({ 3: 'end' }))]).toEqual([1, 1, 1, 1, 0, 0]);
    expect([...flood(SQUARE, [0], at({ 3: 'bar' }))]).toEqual([1, 1, 1, 0, 0, 0]);
    expect([...flood(SQUARE, [], at({}))]).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
