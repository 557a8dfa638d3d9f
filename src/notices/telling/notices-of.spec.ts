import type { GameHead, News } from '../../games/index.js';
import type { FollowerOf } from '../store/followers.repository.js';
import { noticesOf } from './notices-of.js';

const head = {
  ...{ id: '5a0c6f0e-6a54-4b0a-9b4f-3f2c8a8f6d11', ruleset: 'ops1812', scenario: 'campaign' },
  ...{ handovers: [], clock: null, seats: [{ seat: 'us', player: { id: 'player' } }] },
} as unknown as GameHead;
const news = {
  ...{ version: 7, kind: 'play', at: new Date(0), status: 'RUNNING', outcome: null, clock: null },
  ...{ owedBefore: [], owed: ['us'], passed: null },
  entries: (seat: string | null) => [
    { version: 7, type: 'drawn', text: () => `heard by ${seat}`, clause: null, side: null },
  ],
} as unknown as News;
const rest = { at: 0, sleepers: new Map(), mornings: new Map() };

/** What is told by that channel on behalf of a player, and for which seat. */
function told(channel: FollowerOf['channel'], playerId: string): unknown {
  const follower = {
    ...{ id: 'f', endpointId: 'e', playerId, channel, locale: 'en' as const, digest: false },
    kinds: ['game.changed'],
  } as const;
  const [notice] = noticesOf(head, news, follower, { home: '', rest });
  const { seat, entries } = JSON.parse(notice?.body ?? '{}').data;
  return { seat, entries: entries.map(({ text }: { text: string }) => text) };
}

const OF_SEAT = { seat: 'us', entries: ['heard by us'] };
const OF_NOBODY = { seat: null, entries: ['heard by null'] };

describe('a notice of what has happened', () => {
  it.each(['webhook', 'push', 'mail', 'discord', 'slack'] as const)(
    'is what its player heard at their seat, by %s, and what a spectator heard without one',
    (channel) => {
      expect([told(channel, 'player'), told(channel, 'stranger')]).toEqual([OF_SEAT, OF_NOBODY]);
    },
  );

  it.each(['discord_channel', 'slack_channel'] as const)(
    'is what a spectator heard, by %s, though whoever began it has a seat',
    (channel) => {
      expect(told(channel, 'player')).toEqual(OF_NOBODY);
    },
  );
});
