import type { NewsService, Rulesets } from '../../games/index.js';
import type { HeldLine, Waiting } from '../../notices/store/deliveries.repository.js';
import type { Gathered, RoomsRepository } from '../../notices/store/rooms.repository.js';
import type { Bot, Delivered, RoomMessage } from './bot.js';
import { Courier } from './courier.js';
import { RoomCarrier } from './room-carrier.js';
import type { RoomPicturesService } from './room-pictures.service.js';

const NOW = 1_800_000_000_000;
const LINE = {
  ...{ endpointId: 'e', sourceId: 'g', playerId: 'p', channel: 'discord_channel', address: '7' },
  locale: 'en',
} as unknown as HeldLine;

const noticeOf = (type: string): Waiting => ({
  ...{ id: 'n', version: 3, tries: 0, readyAt: new Date(NOW) },
  body: JSON.stringify({
    type,
    data: {
      game: { version: 3, owed: ['red'], outcome: null },
      links: { play: 'https://muster.example/play/g' },
    },
  }),
});

const linesOf = (count: number, text = 'line'): Gathered => ({
  ...{ through: 90, version: 5, owed: ['blue'], count },
  texts: Array.from({ length: Math.min(count, 10) }, (_, i) => `${text} ${count - 10 + i}`),
});

const DRAWN = { gameId: 'g', version: 5, png: Buffer.from('png'), alt: 'words' };
const TAKEN: Delivered = { came: 'taken' };

interface Setting {
  readonly isPublic?: boolean;
  readonly picture?: typeof DRAWN | null;
  /** What the app says to a message with a picture. */
  readonly says?: Delivered;
}

/** Sends a notice to a room that has that left to hear; and what was sent, settled and drawn. */
async function sentOf(
  type: string,
  gathered: Gathered,
  { isPublic = true, picture = null, says = TAKEN }: Setting = {},
) {
  const sent: RoomMessage[] = [];
  const drawn: unknown[] = [];
  const settled: unknown[] = [];
  const bot: Bot = {
    deliver: () => Promise.reject(new Error('this is private')),
    post: async (message) => {
      sent.push(message);
      return message.picture === null ? TAKEN : says;
    },
  };
  const seats = [
    { seat: 'red', player: { id: 'p', name: 'Ann' } },
    { seat: 'blue', player: null },
  ];
  const head = { id: 'g', ruleset: 'toy', scenario: 'one', version: 3, seats };
  const news = { publicHead: async () => (isPublic ? head : null) } as unknown as NewsService;
  const rooms = {
    gathered: async () => gathered,
    settle: async (_: object, what: object) => void settled.push(what),
  } as unknown as RoomsRepository;
  const rulesets = { find: () => undefined } as unknown as Rulesets;
  const pictures = {
    of: async (wish: object) => (drawn.push(wish), picture),
  } as unknown as RoomPicturesService;
  const tournaments = { reading: () => noEvent() };
  const stores = { news, rulesets, rooms, pictures, tournaments };
  const carrier = new RoomCarrier(new Courier(bot), stores);
  const answer = await carrier.send(LINE, noticeOf(type), {
    at: NOW,
    cut: new AbortController().signal,
  });
  return { answer, sent, settled, drawn };
}

const noEvent = (): Promise<never> => Promise.reject(new Error('this is about games'));

describe('a message to a room', () => {
  it('tells all that waits, and that is written down', async () => {
    const { answer, sent, settled } = await sentOf('game.changed', linesOf(12));
    expect(answer).toMatchObject({ taken: true });
    expect(sent).toMatchObject([{ room: '7', id: 'n' }]);
    expect(sent[0]!.reply).toEqual({
      lines: [
        ...['toy (Ann – –)', '… and 2 lines before', 'line 2', 'line 3', 'line 4', 'line 5'],
        ...['line 6', 'line 7', 'line 8', 'line 9', 'line 10', 'line 11', 'To move: blue'],
      ],
      link: 'https://muster.example/play/g',
      buttons: [
        { label: 'Board', id: 'board:g:3' },
        { label: 'Follow it no more', id: 'unwatch:g:3' },
      ],
    });
    expect(settled).toEqual([{ id: 'n', through: 90, at: NOW }]);
  });

  it('counts the lines for which there is no room', async () => {
    const { sent } = await sentOf('game.changed', linesOf(12, 'x'.repeat(290)));
    const { lines } = sent[0]!.reply;
    expect(lines[1]).toBe('… and 8 lines before');
    expect(lines.filter((line) => line.startsWith('xxx'))).toHaveLength(4);
  });

  it('is not sent where a spectator heard nothing, or the game has become private', async () => {
    const nothing = { ...linesOf(10), count: 0, texts: [] };
    for (const [gathered, isPublic] of [
      [nothing, true],
      [linesOf(10), false],
    ] as const) {
      const { answer, sent } = await sentOf('game.changed', gathered, { isPublic });
      expect([answer?.skipped, sent]).toEqual([true, []]);
    }
    expect((await sentOf('game.ended', linesOf(10), { isPublic: false })).sent).toEqual([]);
  });

  it('carries one picture, of the version that it tells', async () => {
    const wish = { gameId: 'g', locale: 'en', playerId: 'p' };
    const nothing: Gathered = { through: null, version: null, owed: [], count: 0, texts: [] };
    for (const [type, gathered, version] of [
      ['game.changed', linesOf(12), 5],
      ['game.ended', linesOf(12), 3],
      ['game.begun', nothing, 3],
    ] as const) {
      const { sent, drawn } = await sentOf(type, gathered, { picture: DRAWN });
      expect([type, drawn]).toEqual([type, [{ ...wish, version }]]);
      expect(sent.map(({ picture }) => picture)).toEqual([DRAWN]);
    }
  });

  it.each<[string, Delivered]>([
    ['the bot may not send files', { came: 'gone', status: 403, error: 'Missing Permissions' }],
    [
      'it cannot be read',
      {
        ...{ came: 'later', status: 200, error: 'invalid_blocks' },
        ...{ retryAfter: 0, everybody: false },
      },
    ],
  ])('goes without its picture where %s', async (_, says) => {
    const { answer, sent, settled } = await sentOf('game.changed', linesOf(12), {
      ...{ picture: DRAWN, says },
    });
    expect(answer).toMatchObject({ taken: true, gone: false });
    expect(sent.map(({ picture }) => picture)).toEqual([DRAWN, null]);
    expect(settled).toHaveLength(1);
  });

  it.each<[string, number | null, boolean]>([
    ['is told to wait', 429, false],
    ['is out of order', 503, true],
    ['does not answer', null, true],
  ])('is not sent at once again where the app %s', async (_, status, everybody) => {
    const says: Delivered = { came: 'later', status, error: '', retryAfter: 0, everybody };
    const { answer, sent } = await sentOf('game.changed', linesOf(12), { picture: DRAWN, says });
    expect(answer).toMatchObject({ taken: false });
    expect(sent).toHaveLength(1);
  });
});
