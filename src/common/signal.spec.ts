import { Signal } from './signal.js';

const settled = async (promise: Promise<void>): Promise<boolean> => {
  let done = false;
  void promise.then(() => (done = true));
  await new Promise((next) => setImmediate(next));
  return done;
};

describe('a signal', () => {
  it('wakes who waits', async () => {
    const signal = new Signal();
    const waiting = signal.next();
    expect(await settled(waiting)).toBe(false);
    signal.ring();
    expect(await settled(waiting)).toBe(true);
  });

  it('is not lost when it rings before anybody waits, and rings once however often it was rung', async () => {
    const signal = new Signal();
    signal.ring();
    signal.ring();
    expect(await settled(signal.next())).toBe(true);
    expect(await settled(signal.next())).toBe(false);
  });

  it('lets nobody wait once it is closed', async () => {
    const signal = new Signal();
    signal.close();
    expect(await settled(signal.next())).toBe(true);
    expect(await settled(signal.next())).toBe(true);
  });
});
