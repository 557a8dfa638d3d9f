import { setImmediate } from 'node:timers/promises';

import { Strides } from './strides.js';

const busy = (ms: number): void => {
  for (const until = performance.now() + ms; performance.now() < until;);
};

function* work(name: string, done: string[], strides = 4): Generator<void, string> {
  for (let i = 0; i < strides; i++) {
    busy(11);
    done.push(name);
    yield;
  }
  return name;
}

describe('work in strides', () => {
  it('is done at once where it is short', async () => {
    const done: string[] = [];
    function* short(): Generator<void, void> {
      for (let i = 0; i < 100; i++) yield;
      done.push('work');
    }
    const going = new Strides().through('one', short());
    done.push('after');
    await going;
    expect(done).toEqual(['work', 'after']);
  });

  it('makes one stride a turn of the event loop, and gives what the work gives', async () => {
    const strides = new Strides();
    const done: string[] = [];
    const all = ['a', 'b', 'c'].map((name) => strides.through('one', work(name, done)));
    for (let turn = 0, before = done.length; turn < 8; turn++, before = done.length) {
      await setImmediate();
      expect(done.length - before).toBeLessThanOrEqual(1);
    }
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
  });

  it('takes addresses in rotation', async () => {
    const strides = new Strides();
    const done: string[] = [];
    await Promise.all([
      ...Array.from({ length: 10 }, () => strides.through('crowd', work('crowd', done))),
      strides.through('guest', work('guest', done)),
    ]);
    expect(done.lastIndexOf('guest')).toBeLessThanOrEqual(18);
  });

  it('fails as the work fails, and others go on', async () => {
    const strides = new Strides();
    const done: string[] = [];
    function* failing(): Generator<void, void> {
      busy(11);
      yield;
      throw new Error('no');
    }
    const other = strides.through('two', work('b', done));
    await expect(strides.through('one', failing())).rejects.toThrow('no');
    expect(await other).toBe('b');
  });
});
