import { KeeperService } from '../../src/tournaments/running/keeper.service.js';
import type { House } from './house.js';
import type { TestPlayer } from './support.js';

export const NAMES = [
  'Avocet',
  'Tern',
  'Redwing',
  'Siskin',
  'Dunlin',
  'Knot',
  'Wheatear',
  'ちどり',
];

/** Events without a page, for the tests of the pages. */
export function eventsIn(house: House) {
  let count = 0;
  const requestId = (): { 'idempotency-key': string } => ({
    'idempotency-key': `request-${(count += 1)}`,
  });

  /** What was asked for is done. */
  async function done({ token }: TestPlayer, id: string, ...acts: object[]): Promise<any> {
    const headers = requestId();
    const told = await house.app.rest(`POST /v1/tournaments/${id}/acts`, {
      ...{ token, headers, body: { acts } },
    });
    expect(told.body).not.toHaveProperty('error');
    return told.body.tournament;
  }

  /** An event of so many players, eight at most, whose first round is published. */
  async function begun(players: number, more: object = {}) {
    const owner = await house.app.signUp();
    const startsAt = new Date(Date.now() + 86_400_000).toISOString();
    const wish = { name: 'Lakes in autumn', ruleset: 'ops1812', scenarios: ['campaign'] };
    const body = { ...wish, legs: 'SINGLE', startsAt, ...more };
    const made = await house.app.rest('POST /v1/tournaments', { token: owner.token, body });
    const { id } = made.body;
    await done(owner, id, { kind: 'open' });
    const entrants: TestPlayer[] = [];
    for (const name of NAMES.slice(0, players)) entrants.push(await house.app.signUp(name));
    for (const entrant of entrants) await done(entrant, id, { kind: 'enter' });
    const event = await done(owner, id, { kind: 'start' }, { kind: 'pair' }, { kind: 'publish' });
    return { owner, id, entrants, event, path: `/t/${event.slug}` };
  }

  /** All games of the round that is played end: on board 1 the first gives up, on board 2 the second, and so on. */
  async function playedOut({ entries, rounds }: any, entrants: readonly TestPlayer[]) {
    for (const { board, first, second, legs } of rounds.at(-1).pairings) {
      const { playerId } = entries[(board % 2 ? first : second) - 1];
      const { token } = entrants.find((one) => one.id === playerId)!;
      const headers = requestId();
      await house.app.rest(`POST /v1/games/${legs[0].gameId}/resign`, { token, headers });
    }
    await house.app.app.get(KeeperService).look();
  }

  return { done, begun, playedOut };
}
