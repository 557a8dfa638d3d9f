import { WaitingGames } from './waiting-games.js';

const called = (waiting: WaitingGames): string[] => {
  const games: string[] = [];
  for (let next = waiting.next(); next !== undefined; next = waiting.next()) games.push(next);
  return games;
};

describe('games that wait for the computer', () => {
  it('have their turn by origin, however many players share one', () => {
    const waiting = new WaitingGames();
    for (let i = 0; i < 5; i++) waiting.push({ creatorId: `guest ${i}`, origin: 'crowd' }, `c${i}`);
    waiting.push({ creatorId: 'one', origin: 'home' }, 'h0');
    waiting.push({ creatorId: 'one', origin: 'home' }, 'h1');
    expect(waiting.length).toBe(7);
    expect(called(waiting)).toEqual(['c0', 'h0', 'c1', 'h1', 'c2', 'c3', 'c4']);
    expect(waiting.length).toBe(0);
  });

  it('have their turn by maker within an origin, and where none is known', () => {
    const waiting = new WaitingGames();
    for (const origin of ['house', null]) {
      waiting.push({ creatorId: `a ${origin}`, origin }, `a1 ${origin}`);
      waiting.push({ creatorId: `a ${origin}`, origin }, `a2 ${origin}`);
      waiting.push({ creatorId: `b ${origin}`, origin }, `b1 ${origin}`);
    }
    const games = called(waiting);
    expect(games.indexOf('b1 house')).toBeLessThan(games.indexOf('a2 house'));
    expect(games.indexOf('b1 null')).toBeLessThan(games.indexOf('a2 null'));
  });
});
