import type { NewsService, Rulesets } from '../../games/index.js';
import type { HeldLine, Waiting } from '../../notices/store/deliveries.repository.js';
import type { Bot, Delivered } from './bot.js';
import { Courier } from './courier.js';
import { DirectCarrier } from './direct-carrier.js';

const NOW = 1_800_000_000_000;
const LINE = {
  ...{
    endpointId: 'e',
    sourceId: 'g',
    playerId: 'p',
    channel: 'discord',
    address: '1',
    locale: 'en',
  },
} as unknown as HeldLine;
const TAKEN: Delivered = { came: 'taken' };

function noticeOf(type: string, at = NOW): Waiting {
  const game = {
    ...{ id: 'g', ruleset: 'toy', scenario: 'one', version: 3, owed: ['red'], outcome: null },
    deadline: null,
  };
  const body = JSON.stringify({
    ...{ type, timestamp: new Date(at).toISOString() },
    data: { game, seat: 'red', links: { play: '' } },
  });
  return { id: 'n', version: 3, body, tries: 0, readyAt: new Date(at) };
}

/** A carrier whose bot does as `deliver` says, in a game that waits for `owed`; and what was sent. */
function carrierOf(deliver: Bot['deliver'], owed: readonly string[] = ['red']) {
  const sent: string[] = [];
  const bot: Bot = {
    deliver: (message, signal) => {
      sent.push(message.reply.lines.join());
      return deliver(message, signal);
    },
    post: () => Promise.reject(new Error('this is no room')),
  };
  const head = { owed, seats: [{ seat: 'red', player: { id: 'p', name: '' } }] };
  const news = { headFor: async () => head } as unknown as NewsService;
  const rulesets = { find: () => undefined } as unknown as Rulesets;
  const carrier = new DirectCarrier(new Courier(bot), news, rulesets, {
    isAwaited: async () => false,
  });
  const send = (type = 'game.your_turn', at = NOW, cut = new AbortController().signal) =>
    carrier.send(LINE, noticeOf(type), { at, cut });
  return { carrier, sent, send };
}

const later = (more: object): Delivered =>
  ({
    came: 'later',
    status: 503,
    error: 'x',
    retryAfter: 0,
    everybody: true,
    ...more,
  }) as Delivered;

/** What a bot does whose app never answers. */
const hanging: Bot['deliver'] = (_, signal) =>
  new Promise((__, reject) => {
    if (signal.aborted) reject(new Error('aborted'));
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
  });

describe('a private message', () => {
  it('is sent where it still tells something', async () => {
    const { send, sent } = carrierOf(async () => TAKEN);
    expect(await send()).toMatchObject({ taken: true });
    expect(await send('game.ended', NOW + 30 * 86_400_000)).toMatchObject({ taken: true });
    expect(await send('game.request', NOW + 86_400_000)).toMatchObject({ skipped: true });
    expect(sent).toEqual(['Your move in toy · one', 'toy is over · one']);
  });

  it.each(['game.your_turn', 'game.time_low'])('is skipped where %s is over', async (kind) => {
    const { send, sent } = carrierOf(async () => TAKEN, ['blue']);
    expect(await send(kind)).toMatchObject({ skipped: true });
    expect(sent).toEqual([]);
  });

  it.each([
    ['for half a minute where the app has no answer', 30_000, later({})],
    ['for as long as it says', 300_000, later({ status: 429, retryAfter: 300 })],
    ['for a minute where its bot may not write', 60_000, { came: 'refused', error: 'x' } as const],
  ])('leaves the app alone %s', async (_, rest, first) => {
    const answers: Delivered[] = [first];
    const { send, sent } = carrierOf(async () => answers.shift() ?? TAKEN);
    await send();
    expect(await send('game.your_turn', NOW + rest - 1)).toBeNull();
    expect(sent).toHaveLength(1);
    expect(await send('game.your_turn', NOW + rest)).toMatchObject({ taken: true });
  });

  it('of another account goes on where one account alone is refused', async () => {
    const { send } = carrierOf(async () => later({ status: 429, retryAfter: 9, everybody: false }));
    expect(await send()).toMatchObject({ taken: false, gone: false, status: 429, retryAfter: 9 });
    expect(await send()).toMatchObject({ taken: false });
  });

  it('that hangs is broken off: as no answer, or as nothing where the service stops', async () => {
    const { send, carrier } = carrierOf(hanging);
    const cut = new AbortController();
    const sending = send('game.your_turn', NOW, cut.signal);
    cut.abort();
    expect(await sending).toMatchObject({ taken: false, status: null, gone: false });
    const second = send();
    carrier.close();
    expect(await second).toBeNull();
    expect(await send()).toBeNull();
  });
});
