import { setImmediate } from 'node:timers/promises';

import { inStrides } from './strides.js';
import { Turnstile } from './turnstile.js';

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

const opened = (): Parameters<typeof inStrides>[0] => {
  const turnstile = new Turnstile(0, 1_000);
  return {
    inTurn: (network, connection, begin) => turnstile.inTurn(network, { connection, begin }),
  };
};

describe('work in strides', () => {
  it('is done at once where it is short', async () => {
    const done: string[] = [];
    function* short(): Generator<void, void> {
      for (let i = 0; i < 100; i++) yield;
      done.push('work');
    }
    // A machine that is busy with something else is not to make it long.
    const still = jest.spyOn(performance, 'now').mockReturnValue(0);
    const later = setImmediate().then(() => done.push('later'));
    await inStrides(opened(), 'one', short()).finally(() => still.mockRestore());
    await later;
    expect(done).toEqual(['work', 'later']);
  });

  it('lets others in: nobody waits for more than some strides of all that is under way', async () => {
    const traffic = opened();
    const done: string[] = [];
    const all = Array.from({ length: 10 }, (_, i) => inStrides(traffic, 'one', work(`${i}`, done)));
    const began = done.length;
    await new Promise<void>((begin) => traffic.inTurn('other', {}, begin));
    expect(done.length - began).toBeLessThanOrEqual(4);
    expect(await Promise.all(all)).toEqual(Array.from({ length: 10 }, (_, i) => `${i}`));
  });

  it('takes addresses in rotation', async () => {
    const traffic = opened();
    const done: string[] = [];
    await Promise.all([
      ...Array.from({ length: 10 }, () => inStrides(traffic, 'crowd', work('crowd', done))),
      inStrides(traffic, 'guest', work('guest', done)),
    ]);
    expect(done.lastIndexOf('guest')).toBeLessThanOrEqual(20);
  });

  it('fails as the work fails, and others go on', async () => {
    const traffic = opened();
    function* failing(): Generator<void, void> {
      busy(11);
      yield;
      throw new Error('no');
    }
    const other = inStrides(traffic, 'two', work('b', []));
    await expect(inStrides(traffic, 'one', failing())).rejects.toThrow('no');
    expect(await other).toBe('b');
  });
});
