import { Queues } from './queues.js';

function filled(...waiting: readonly string[]): Queues<string> {
  const queues = new Queues<string>();
  for (const one of waiting) queues.push(one[0]!, one);
  return queues;
}

const drained = (queues: Queues<string>): (string | undefined)[] =>
  Array.from({ length: queues.length }, () => queues.next());

describe('queues by key', () => {
  it('take their turns, each in the order in which its own came', () => {
    const queues = filled('a1', 'a2', 'a3', 'b1', 'b2', 'c1');
    expect(drained(queues)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    expect(queues.next()).toBeUndefined();
  });

  it('put one that was empty behind the others', () => {
    const queues = filled('a1', 'b1', 'b2');
    expect(queues.next()).toBe('a1');
    queues.push('a', 'a2');
    expect(drained(queues)).toEqual(['b1', 'a2', 'b2']);
  });

  it('give the first and the last of one of them, and leave the turns as they were', () => {
    const queues = filled('a1', 'b1', 'b2', 'b3');
    expect([queues.shift('b'), queues.pop('b')]).toEqual(['b1', 'b3']);
    expect([queues.shift('z'), queues.pop('z')]).toEqual([undefined, undefined]);
    expect(drained(queues)).toEqual(['a1', 'b2']);
  });

  it('are counted, together and each', () => {
    const queues = filled('a1', 'b1', 'b2');
    const counts = () => [queues.length, queues.lengthOf('a'), queues.lengthOf('b')];
    expect(counts()).toEqual([3, 1, 2]);
    queues.pop('b');
    queues.shift('a');
    queues.shift('a');
    expect(counts()).toEqual([1, 0, 1]);
    queues.next();
    expect(counts()).toEqual([0, 0, 0]);
  });

  it('tell which is longest, of equals the one whose turn comes first', () => {
    const queues = filled('a1', 'b1', 'b2', 'c1', 'c2');
    expect(queues.longest()).toBe('b');
    queues.pop('b');
    expect(queues.longest()).toBe('c');
    expect(new Queues().longest()).toBeUndefined();
  });

  it('keep nothing of a key that nothing waits for', () => {
    const queues = filled('a1', 'b1', 'c1');
    queues.next();
    queues.shift('b');
    queues.pop('c');
    expect(queues).toEqual(new Queues());
  });
});
