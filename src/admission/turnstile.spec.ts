import { mock } from 'node:test';

import { Turnstile } from './turnstile.js';

const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

function work(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end;);
}

/** What follows takes no time, however busy the machine is. */
const standStill = (): unknown => jest.spyOn(performance, 'now').mockReturnValue(0);

/** Of those who are turned away where nobody should be. */
let away = 0;
const turnAway = (): void => void (away += 1);

describe('who is begun with', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    expect(away).toBe(0);
  });

  it('is everybody at once while that takes no time', () => {
    standStill();
    const turnstile = new Turnstile(0, 60_000);
    const begun: number[] = [];
    for (let i = 0; i < 100; i++)
      turnstile.pass('a', { connection: {}, begin: () => begun.push(i), turnAway });
    expect(begun).toHaveLength(100);
  });

  it('is one of each address in turn where it takes long', async () => {
    const turnstile = new Turnstile(0, 60_000);
    const begun: string[] = [];
    const ask = (network: string): void =>
      turnstile.pass(network, {
        connection: {},
        begin: () => {
          work(15);
          begun.push(network);
        },
        turnAway,
      });
    for (let i = 0; i < 30; i++) ask('a');
    expect(begun.length).toBeLessThan(3);
    const before = begun.length;
    ask('b');
    ask('b');
    ask('c');
    while (begun.length < 33) await turn();
    expect(begun.slice(before, before + 6).sort()).toEqual(['a', 'a', 'a', 'b', 'b', 'c']);
    expect(begun.filter((network) => network === 'a')).toHaveLength(30);
    // Afterwards all is as it was.
    await turn();
    turnstile.pass('a', { connection: {}, begin: () => begun.push('at once'), turnAway });
    expect(begun.at(-1)).toBe('at once');
  });

  it('is one thing of a connection, whatever it has asked for together, and what that does at once is done first', async () => {
    const turnstile = new Turnstile(0, 60_000);
    const [connection, told] = [{}, [] as string[]];
    for (const name of ['first', 'second', 'third'])
      turnstile.pass('a', {
        connection,
        begin: () => {
          told.push(name);
          void Promise.resolve().then(() => told.push(`${name} done`));
        },
        turnAway,
      });
    expect(told).toEqual(['first']);
    while (told.length < 6) await turn();
    expect(told).toEqual(['first', 'first done', 'second', 'second done', 'third', 'third done']);
  });

  it('is so many of one address at once; the rest of them wait until one is over, up to so many', () => {
    standStill();
    const turnstile = new Turnstile(2, 60_000);
    const begun: string[] = [];
    const ask = (network: string, name: string): void =>
      turnstile.pass(network, { connection: {}, begin: () => begun.push(name), turnAway });
    for (const name of ['1', '2', '3', '4']) ask('a', name);
    ask('b', 'other');
    expect(begun).toEqual(['1', '2', 'other']);
    turnstile.leave('a');
    expect(begun).toEqual(['1', '2', 'other', '3']);
    turnstile.leave('a');
    turnstile.leave('a');
    turnstile.leave('a');
    for (let i = 0; i < 1_002; i++) ask('a', 'more');
    expect([turnstile.isFull('a'), turnstile.isFull('b')]).toEqual([true, false]);
    turnstile.leave('a');
    expect(turnstile.isFull('a')).toBe(false);
  });

  it('is nobody who has waited too long, outside or inside; they are turned away once, and their places are free', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      standStill();
      const turnstile = new Turnstile(2, 1_000);
      const told: string[] = [];
      const ask = (name: string, connection = {}): void =>
        turnstile.pass('a', {
          connection,
          begin: () => told.push(name),
          turnAway: () => told.push(`${name} away`),
        });
      const connection = {};
      ask('1', connection);
      // Let in, but its connection has had its turn.
      ask('2', connection);
      ask('3');
      mock.timers.tick(999);
      ask('4');
      expect(told).toEqual(['1']);
      mock.timers.tick(1);
      // The slot of the second goes to the third.
      expect(told).toEqual(['1', '3', '2 away']);
      mock.timers.tick(999);
      expect(told.slice(3)).toEqual(['4 away']);
      turnstile.leave('a');
      turnstile.leave('a');
      mock.timers.tick(10_000);
      for (const name of ['5', '6', '7']) ask(name);
      expect(told.slice(4)).toEqual(['5', '6']);
    } finally {
      mock.timers.reset();
    }
  });
});
