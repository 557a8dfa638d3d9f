import { SETTINGS } from '../../../test/competition/event-in-memory.js';
import type { Fact, Saying } from '../../competition/facts/facts.js';
import type { TournamentsRepository } from '../store/tournaments.repository.js';
import { LiveTournamentsService } from './live-tournaments.service.js';

/** A proposed round that is proposed anew so often, with so many pairs. */
function factsOf(proposals: number, size: number): Fact[] {
  const pairs = Array.from({ length: size }, (_, i) => ({ first: 2 * i + 1, second: 2 * i + 2 }));
  const sayings: Saying[] = [
    { kind: 'CREATED', data: { name: 'Large', settings: SETTINGS } },
    ...Array.from({ length: proposals }, () => {
      return { kind: 'PAIRED', data: { round: 1, pairs, byes: [] } } as const;
    }),
  ];
  const source = { by: null, role: null, at: SETTINGS.startsAt, reason: null };
  return sayings.map((saying, i) => ({ ...source, seq: i + 1, ...saying }));
}

/** How often the facts of event 1 are read from the beginning, if event 2 is read in between. */
async function readingsOf(facts: readonly Fact[]): Promise<number> {
  const asked: string[] = [];
  const live = new LiveTournamentsService({
    head: (id: string) => Promise.resolve({ id, seq: facts.length }),
    factsAfter(id: string) {
      asked.push(id);
      return Promise.resolve(facts.map((fact) => ({ fact, hash: '' })));
    },
  } as unknown as TournamentsRepository);
  for (const id of ['1', '2', '1']) expect((await live.fresh(id)).facts).toHaveLength(facts.length);
  return asked.filter((id) => id === '1').length;
}

test('Events are kept in memory as long as there is room, by their pairs as by their facts', async () => {
  expect(await readingsOf(factsOf(250, 500))).toBe(1);
  expect(await readingsOf(factsOf(250, 1_000))).toBe(2);
});
