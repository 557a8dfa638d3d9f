import type { Fact } from '../../competition/facts/facts.js';
import type { LiveTournament } from '../../tournaments/running/live-tournaments.service.js';
import type { FollowerOf } from '../store/followers.repository.js';
import { EVENT_KINDS } from '../store/kinds.js';
import { eventNoticesOf } from './event-notices-of.js';

const live = {
  head: { id: '5a0c6f0e-6a54-4b0a-9b4f-3f2c8a8f6d11', slug: 'lakes-5a0c6f0e' },
  facts: [],
  event: { name: 'Lakes', settings: { board: { ruleset: 'ops1812' } } },
} as unknown as LiveTournament;
const follower = { id: 'f', endpointId: 'e', kinds: EVENT_KINDS } as unknown as FollowerOf;

const published = (boards: number): Fact => ({
  ...{ seq: 7, by: null, role: null, at: '2026-11-27T16:34:06.067Z', reason: null },
  kind: 'PUBLISHED',
  data: {
    round: 1,
    games: Array.from({ length: boards }, () => ['383aa06d-2fae-4c11-91ec-68d19d628403']),
    deadline: '2026-12-27T16:34:06.067Z',
  },
});

const sentOf = (fact: Fact) =>
  eventNoticesOf(live, fact, follower, 'https://muster.example').map(({ body }) => body);

describe('a notice about an event', () => {
  it('carries its way to stop it', () => {
    const stop = 'https://muster.example/v1/followers/f';
    for (const body of sentOf(published(1)))
      expect(JSON.parse(body)).toHaveProperty('data.links.stop', stop);
  });

  it('has the fact whole where it fits', () => {
    const fact = published(8);
    for (const body of sentOf(fact))
      expect(JSON.parse(body).data).toMatchObject({ fact, more: false });
  });

  it('is less than 20 KB whatever the fact is, and says what is left out', () => {
    const [body] = sentOf(published(2_000)) as [string];
    expect(Buffer.byteLength(body)).toBeLessThan(20_000);
    expect(JSON.parse(body).data).toMatchObject({
      fact: { seq: 7, kind: 'PUBLISHED', data: null },
      more: true,
    });
  });
});
