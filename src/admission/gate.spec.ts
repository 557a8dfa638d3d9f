import { mock } from 'node:test';

import { Gate, PATIENCE_MS } from './gate.js';

/** Work that lasts until it is told to end. */
function open() {
  let end: () => void = () => undefined;
  const work = new Promise<void>((done) => (end = done));
  return { work: () => work, end };
}

describe('a gate', () => {
  it('lets in as many as there is room for, then those who wait, and turns away the rest', async () => {
    const gate = new Gate(1, 1);
    const [first, second] = [open(), open()];
    let inside = 0;
    const count = (work: () => Promise<void>) => async () => {
      inside++;
      await work();
      inside--;
    };
    const one = gate.pass('a', count(first.work));
    const two = gate.pass('a', count(second.work));
    await expect(gate.pass('a', async () => 'three')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    expect(inside).toBe(1);
    first.end();
    await one;
    expect(inside).toBe(1);
    second.end();
    await two;
    expect(inside).toBe(0);
    expect(await gate.pass('a', async () => 'four')).toBe('four');
  });

  it('goes on after work that failed', async () => {
    const gate = new Gate(1, 0);
    await expect(gate.pass('a', async () => Promise.reject(new Error('lost')))).rejects.toThrow(
      'lost',
    );
    expect(await gate.pass('a', async () => 'next')).toBe('next');
  });

  it('calls in those of each address in turn, and turns away the last of the one that has most', async () => {
    const gate = new Gate(1, 4);
    const first = open();
    const called: string[] = [];
    const ask = (address: string, name: string): Promise<unknown> =>
      gate
        .pass(address, async () => called.push(name))
        .catch(({ code }) => called.push(`${name} ${code}`));
    const asked = [gate.pass('a', first.work)];
    const others = [1, 2, 3, 4, 5].map((n) => ask('a', `a${n}`));
    others.push(ask('b', 'b1'), ask('c', 'c1'), ask('b', 'b2'));
    await new Promise((done) => setImmediate(done));
    const refused = ['a3', 'a4', 'a5', 'b2'].map((name) => `${name} UNAVAILABLE`);
    expect([...called].sort()).toEqual(refused);
    first.end();
    await Promise.all([...asked, ...others]);
    expect(called.slice(4)).toEqual(['a1', 'b1', 'c1', 'a2']);
  });

  it('turns away who has waited too long, and calls in the next', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const gate = new Gate(1, 4);
      const first = open();
      const one = gate.pass('a', first.work);
      const impatient = gate.pass('a', async () => 'two');
      mock.timers.tick(PATIENCE_MS - 1);
      const late = gate.pass('a', async () => 'three');
      mock.timers.tick(1);
      await expect(impatient).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      first.end();
      await one;
      expect(await late).toBe('three');
      // Who was called in is not turned away later.
      mock.timers.tick(PATIENCE_MS);
      expect(await gate.pass('a', async () => 'four')).toBe('four');
    } finally {
      mock.timers.reset();
    }
  });
});
