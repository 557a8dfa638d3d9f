import type { Fact } from '../../competition/facts/facts.js';
import type { Environment } from '../../config/environment.js';
import type { Wall } from '../../time/wall.js';
import type { LiveTournamentsService } from '../../tournaments/running/live-tournaments.service.js';
import type { EventTellingsRepository } from '../store/event-tellings.repository.js';
import type { FollowerOf, FollowersRepository } from '../store/followers.repository.js';
import { EVENT_KINDS } from '../store/kinds.js';
import type { Notice } from '../store/notice.js';
import { EventTellerService } from './event-teller.service.js';
import type { TellerService } from './teller.service.js';

const paired = {
  ...{ seq: 1, kind: 'PAIRED', by: null, role: null, at: '2026-11-27T16:34:06.067Z' },
  ...{ reason: null, data: { round: 1, pairs: [], byes: [] } },
} as unknown as Fact;

/** Ids of the endpoints that are told of a round which is only proposed. */
async function told(...followers: Pick<FollowerOf, 'playerId' | 'channel'>[]): Promise<string[]> {
  const live = {
    head: { id: '5a0c6f0e-6a54-4b0a-9b4f-3f2c8a8f6d11', slug: 'lakes' },
    facts: [paired],
    event: {
      ...{ name: 'Lakes', phase: 'RUNNING', roles: { owner: 'OWNER' } },
      ...{ rounds: [{ state: 'PROPOSED' }], settings: { board: { ruleset: 'ops1812' } } },
    },
  };
  const rows = followers.map(({ playerId, channel }) => ({
    ...{ id: 'f', endpointId: `${playerId} ${channel}`, playerId, channel, kinds: EVENT_KINDS },
  }));
  const written: Notice[] = [];
  const tellings = {
    untold: async () => [{ id: live.head.id, from: 0, to: 1 }],
    tell: async (_: object, notices: readonly Notice[]) => written.push(...notices) > 0,
  };
  const teller = new EventTellerService(
    { fresh: async () => live } as unknown as LiveTournamentsService,
    { ofEvent: async () => rows } as unknown as FollowersRepository,
    tellings as unknown as EventTellingsRepository,
    {} as TellerService,
    {} as Environment,
    { now: () => 0 } as Wall,
  );
  await teller.look();
  return written.map(({ endpointId }) => endpointId);
}

describe('a round that is only proposed', () => {
  it('is told to programs of those who run the event, and to no other', async () => {
    const webhooks = ['owner', 'stranger'].map(
      (playerId) => ({ playerId, channel: 'webhook' }) as const,
    );
    expect(await told(...webhooks)).toEqual(['owner webhook']);
  });

  it('is told to no room, whoever has it follow the event', async () => {
    expect(await told({ playerId: 'owner', channel: 'discord_channel' })).toEqual([]);
  });
});
