import { type FormatName, FORMATS } from '../src/competition/facts/settings.js';
import { planOf } from '../table/src/events/plan.js';
import { openLegs, playedEvent } from './competition/event-in-memory.js';

/** What the form of a new event says it comes to, before it is made. */

const TIMES = { roundHours: 10, pauseHours: 1, choiceHours: 0, areBid: false };

/** The rounds and games that such an event has where nobody draws or leaves. */
function playedThrough(players: number, format: FormatName, { pools = 1, finalists = 0 }) {
  const finals = { format: 'KNOCKOUT', places: finalists } as const;
  const said = playedEvent(players, {
    ...{ format, rounds: null, mostEntries: 40 },
    ...(pools > 1 && { pools }),
    ...(finalists > 0 && { finals }),
  });
  for (let steps = 0; said.event.phase === 'RUNNING' && steps < 200; steps++) {
    for (const { game: _, ...place } of openLegs(said.event))
      said.say({ kind: 'GAME_ENDED', data: { ...place, result: 'FIRST', began: true } });
    said.letTimePass();
  }
  const { rounds } = said.event;
  return { rounds: rounds.length, games: rounds.flatMap(({ pairs }) => pairs).length };
}

const isRoundRobin = (format: FormatName): boolean => /ROUND_ROBIN/.test(format);

describe('the plan of an event', () => {
  test.each(FORMATS.filter((format) => isRoundRobin(format) || format === 'KNOCKOUT'))(
    '%s is what is played, with pools and finals and without',
    (format) => {
      let looked = 0;
      for (let players = 2; players <= 13; players++)
        for (const pools of [1, 2, 4])
          for (const finalists of [0, 4]) {
            if ((pools > 1 && finalists === 0) || players < finalists) continue;
            if (!isRoundRobin(format) && finalists > 0) continue;
            const plan = planOf({ format, legs: 'SINGLE', players, pools, finalists, ...TIMES });
            const played = playedThrough(players, format, { pools, finalists });
            expect([players, pools, plan.rounds, plan.gamesInAll]).toEqual([
              ...[players, pools, played.rounds, played.games],
            ]);
            looked += 1;
          }
      expect(looked).toBeGreaterThan(10);
    },
  );

  test('says how often a player of a pool plays', () => {
    const wish = { legs: 'MIRRORED', players: 9, pools: 2, finalists: 4, ...TIMES };
    expect(planOf({ format: 'ROUND_ROBIN', ...wish }).gamesEach).toBe(2 * (4 + 2));
    expect(planOf({ format: 'DOUBLE_ROUND_ROBIN', ...wish }).gamesEach).toBe(2 * (8 + 2));
  });
});
