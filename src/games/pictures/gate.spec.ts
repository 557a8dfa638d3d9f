import { Gate } from './gate.js';

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
    const one = gate.pass(count(first.work));
    const two = gate.pass(count(second.work));
    await expect(gate.pass(async () => 'three')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(inside).toBe(1);
    first.end();
    await one;
    expect(inside).toBe(1);
    second.end();
    await two;
    expect(inside).toBe(0);
    expect(await gate.pass(async () => 'four')).toBe('four');
  });

  it('goes on after work that failed', async () => {
    const gate = new Gate(1, 0);
    await expect(gate.pass(async () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await gate.pass(async () => 'next')).toBe('next');
  });
});
