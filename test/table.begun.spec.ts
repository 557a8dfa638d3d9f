import type { EventWhole } from '../client/src/events.js';
import { type Begun, begunText } from '../table/src/events/begun-words.js';

/** What the log of an event says where games begin as their two have chosen. */

beforeAll(() => Object.assign(globalThis, { document: { documentElement: { lang: 'en' } } }));
afterAll(() => Reflect.deleteProperty(globalThis, 'document'));

const event = (settings: object, match: number | null = null): EventWhole =>
  ({
    settings: {
      ...{ legs: 'SINGLE', bestOf: null, seats: ['us', 'gb'] },
      ...{ choice: { strikes: false, budget: 20 }, ...settings },
    },
    entries: [
      { number: 1, name: 'Ann' },
      { number: 2, name: 'Bea' },
    ],
    rounds: [{ number: 1, pairings: [{ board: 1, match, first: 1, second: 2 }] }],
  }) as unknown as EventWhole;

const begun = (leg: number, more: object = {}): Begun => ({
  ...{ round: 1, games: [{ board: 1, leg, side: 0, ...more }] },
});
const said = (leg: number, settings: object = {}, match: number | null = null): string =>
  begunText(begun(leg), event(settings, match), undefined);

describe('a game for whose sides two could bid', () => {
  it('says that nobody did, and who has which', () => {
    expect(said(1)).toBe('Round 1, board 1: game 1 begins. Nobody bid. Ann: us, Bea: gb.');
    expect(said(3, { legs: 'MIRRORED', bestOf: 5 }, 1)).toContain('Nobody bid.');
  });

  it('says what they bid', () => {
    const bids = [
      { entry: 1, side: 0, points: 3 },
      { entry: 2, side: 0, points: 4 },
    ];
    const text = begunText(
      begun(1, { side: 1, bids, paid: { entry: 2, points: 4 } }),
      event({}),
      undefined,
    );
    expect(text).toContain('Ann 3 for us, Bea 4 for us. Bea pays 4. Ann: gb, Bea: us.');
  });
});

it.each([
  ['without bids in the event', 1, { choice: { strikes: true, budget: null } }, null],
  ['without any choice', 1, { choice: null }, null],
  ['where sides are exchanged for it', 2, {}, 1],
  ['where both sides are played', 1, { legs: 'MIRRORED', bestOf: 5 }, null],
] as const)('a game says nothing of bids %s', (_, leg, settings, match) => {
  expect(said(leg, settings, match)).toBe('');
});
