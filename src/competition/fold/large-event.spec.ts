import { SETTINGS } from '../../../test/competition/event-in-memory.js';
import type { Fact, Saying } from '../facts/facts.js';
import { fold } from './fold.js';

const ENTRANTS = 2_000;
const ROUNDS = 11;
const COUNT = 40_000;

/** Everybody meets whoever is k places on; half the games are mended or noted, up to 40,000 facts. */
function sayings(): readonly Saying[] {
  const all: Saying[] = [
    { kind: 'CREATED', data: { name: 'Large', settings: { ...SETTINGS, mostEntries: ENTRANTS } } },
    { kind: 'OPENED', data: {} },
  ];
  const entries = Array.from({ length: ENTRANTS }, (_, i) => i + 1);
  for (const entry of entries)
    all.push({ kind: 'ENTERED', data: { playerId: `id-${entry}`, name: `Player ${entry}` } });
  all.push({ kind: 'STARTED', data: { seeds: entries, rounds: ROUNDS } });
  for (let round = 1; round <= ROUNDS; round++) {
    const half = ENTRANTS / 2;
    const pairs = Array.from({ length: half }, (_, i) => ({
      first: i + 1,
      second: half + 1 + ((i + round) % half),
    }));
    const games = pairs.map((_, board) => [`game-${round}-${board}`]);
    all.push({ kind: 'PAIRED', data: { round, pairs, byes: [] } });
    all.push({ kind: 'PUBLISHED', data: { round, games, deadline: SETTINGS.startsAt } });
    pairs.forEach((_, i) => {
      const place = { round, board: i + 1, leg: 1 };
      all.push({ kind: 'GAME_ENDED', data: { ...place, result: 'FIRST', began: true } });
      const replaces = all.length;
      const data = { ...place, result: 'DRAW', began: true };
      all.push({ kind: 'CORRECTED', data: { replaces, data } });
      if (i % 2) all.push({ kind: 'UNDONE', data: { undoes: all.length } });
    });
    all.push({ kind: 'ROUND_CLOSED', data: { round } });
  }
  while (all.length < COUNT)
    all.push({ kind: 'WITHDREW', data: { entry: 1 + (all.length % 2_000) } });
  return all;
}

test('An event of 2,000 entrants, 11 rounds and 40,000 facts is folded in seconds at worst', () => {
  const at = SETTINGS.startsAt;
  const facts = sayings().map((one, i) => {
    return { seq: i + 1, by: 'id', role: null, at, reason: null, ...one } as Fact;
  });
  expect(facts).toHaveLength(COUNT);
  const took = [1, 2, 3].map(() => {
    const begin = performance.now();
    expect(fold(facts)?.rounds).toHaveLength(ROUNDS);
    return performance.now() - begin;
  });
  expect(Math.min(...took)).toBeLessThan(3_500);
});
