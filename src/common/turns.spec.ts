import { Turns } from './turns.js';

const pause = (): Promise<void> => new Promise((done) => setImmediate(done));

describe('turns', () => {
  it('run one after another for one key, side by side for others', async () => {
    const turns = new Turns<string>();
    const log: string[] = [];
    const work = (name: string) => async (): Promise<void> => {
      log.push(`${name}+`);
      await pause();
      log.push(`${name}-`);
    };
    await Promise.all([
      turns.take('a', work('1')),
      turns.take('a', work('2')),
      turns.take('b', work('3')),
    ]);
    expect(log).toEqual(['1+', '3+', '1-', '2+', '3-', '2-']);
  });

  it('go on after one that failed', async () => {
    const turns = new Turns<string>();
    const failed = turns.take('a', async () => {
      throw new Error('no');
    });
    const next = turns.take('a', async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
