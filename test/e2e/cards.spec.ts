import { randomUUID } from 'node:crypto';

import { type Action, RULESETS } from '../../src/rules/index.js';
import { type RestClient, type RestGame, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const MADISON = { ruleset: 'madison', scenario: '1814' };
const { catalogue } = RULESETS.find(({ id }) => id === 'madison')!.decks;

interface Pile {
  readonly id: string;
  readonly size: number;
  readonly contents: readonly string[] | null;
}

const piles = async (client: RestClient): Promise<readonly Pile[]> =>
  (await client.get<readonly Pile[]>('/decks')).body;
const pile = async (client: RestClient, id: string): Promise<Pile> =>
  (await piles(client)).find((one) => one.id === id)!;

const decider = async ({ us, gb }: RestGame): Promise<RestClient> =>
  (await us.choices()).choices.length > 0 ? us : gb;

const PLAYED = '__typename ... on Played { version applied } ... on Refused { code clause { id } }';
const mutation = (name: string, input: string): string =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { ${PLAYED} } }`;

async function order(client: RestClient): Promise<{ [field: string]: unknown }> {
  const { version, draft } = await client.choices();
  return { gameId: client.gameId, requestId: randomUUID(), version, draft };
}

/** Goes to the first whole play of a card for `use`, step by step. */
async function playFor(client: RestClient, use: string, verb: string): Promise<Action> {
  for (;;) {
    const { choices, version, draft } = await client.choices();
    const whole = choices.find(({ action }) => action.do === verb);
    if (whole !== undefined) return whole.action;
    const step = choices.find(({ action }) =>
      action.do === 'use' ? action['use'] === use : action.do === 'card',
    );
    const { status } = await client.post('/moves', { version, draft, actions: [step?.action] });
    expect(status).toBe(200);
  }
}

describe('the catalogue of cards', () => {
  const CARDS = `query { rulesets { id cards { id: card number deck title ja: title(locale: JA) text value owner } } }`;

  it('tells every card of a game, to everybody', async () => {
    const { rulesets } = await app.ask(CARDS);
    const of = (id: string) => rulesets.find((one: { id: string }) => one.id === id).cards;
    expect(of('madison')).toHaveLength(110);
    expect(of('madison')[8]).toMatchObject({
      id: 'c9',
      number: 9,
      deck: '1812',
      title: 'Brock and Tecumseh',
      ja: 'ブロックとテカムセ',
      value: 3,
      owner: 'gb',
    });
    expect(of('columbia1812')).toEqual([]);
  });

  it('is the same over REST, in the language asked for', async () => {
    const { body } = await app.rest('GET /v1/rulesets/madison/cards?locale=ja');
    expect(body.map(({ title }: { title: string }) => title)).toEqual(
      catalogue.map(({ title }) => title.ja),
    );
  });

  it('draws each card; what is no card is not found', async () => {
    const drawn = await app.rest('GET /v1/rulesets/madison/cards/c21.svg');
    expect(drawn.status).toBe(200);
    expect(drawn.headers.get('content-type')).toMatch('image/svg+xml');
    expect(drawn.body).toContain('Heavy Rain');
    for (const form of ['svg', 'png']) {
      const none = await app.rest(`GET /v1/rulesets/madison/cards/c111.${form}`);
      expect([none.status, none.body.error.code]).toEqual([404, 'NOT_FOUND']);
    }
    const { rulesets } = await app.ask(
      `query { rulesets { id cards(id: "c21") { svg(locale: JA) } } }`,
    );
    const { cards } = rulesets.find((one: { id: string }) => one.id === 'madison');
    expect(cards).toHaveLength(1);
    expect(cards[0].svg).toContain('豪雨');
  });

  it.each([
    ['ops1812', 'us01', 'Army bill'],
    ['avalon1776', 'withdraw', 'Withdraw'],
  ])('draws those of %s too', async (game, card, title) => {
    const { status, body } = await app.rest(`GET /v1/rulesets/${game}/cards/${card}.svg`);
    expect(status).toBe(200);
    expect(body).toContain(title);
  });
});

describe('a card as PNG', () => {
  const png = async (query: string) => {
    const { status, headers, bytes } = await app.rest(
      `GET /v1/rulesets/madison/cards/c21.png${query}`,
    );
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    return { bytes, size: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] };
  };

  it('is as wide as asked, in the shape of a card, in both languages', async () => {
    expect((await png('')).size).toEqual([720, 1040]);
    const [en, ja] = [await png('?width=360'), await png('?width=360&locale=ja')];
    expect([en.size, ja.size]).toEqual([
      [360, 520],
      [360, 520],
    ]);
    expect(en.bytes.equals(ja.bytes)).toBe(false);
  });

  it('is refused out of measure', async () => {
    const { status, body } = await app.rest('GET /v1/rulesets/madison/cards/c21.png?width=9000');
    expect([status, body.error.code]).toEqual([400, 'INVALID_INPUT']);
  });
});

describe('hands', () => {
  it('are told to their owner alone; everybody knows how many cards there are', async () => {
    const { us, gb, spectator } = await startWar(app, MADISON);
    const owner = { us, gb };
    for (const client of [us, gb, spectator])
      for (const side of ['us', 'gb'] as const) {
        const { size, contents } = await pile(client, `hand-${side}`);
        expect([size, contents?.length]).toEqual([9, client === owner[side] ? 9 : undefined]);
      }
    expect(await pile(spectator, 'deck')).toMatchObject({ contents: null });
    expect(await pile(spectator, 'discards-1814')).toMatchObject({ size: 0, contents: [] });
  });
});

describe('a card mutation', () => {
  it('plays a card for one of its uses, and the discards tell it', async () => {
    const game = await startWar(app, MADISON);
    const client = await decider(game);
    const action = await playFor(client, 'leader', 'lead');
    const input = {
      ...(await order(client)),
      card: action['card'],
      use: 'LEADER',
      leader: action['leader'],
    };
    const answer = await app.ask(
      mutation('playCard', 'PlayCardInput'),
      { input },
      client.player?.token,
    );
    expect(answer.playCard).toMatchObject({ __typename: 'Played', applied: 1 });
    expect((await pile(game.spectator, 'discards-1814')).contents).toEqual([action['card']]);
  });

  it('lays a card face down: the other side sees one card less and no more', async () => {
    const game = await startWar(app, MADISON);
    const client = await decider(game);
    const side = client === game.us ? 'us' : 'gb';
    const action = await playFor(client, 'hold', 'hold');
    const input = { ...(await order(client)), card: action['card'] };
    const answer = await app.ask(
      mutation('holdCard', 'CardInput'),
      { input },
      client.player?.token,
    );
    expect(answer.holdCard.__typename).toBe('Played');
    const foe = client === game.us ? game.gb : game.us;
    expect(await pile(foe, `held-${side}`)).toMatchObject({ size: 1, contents: null });
    expect(await pile(foe, `hand-${side}`)).toMatchObject({ size: 8, contents: null });
    expect((await pile(client, `held-${side}`)).contents).toEqual([action['card']]);
  });

  it('out of turn, of no such card or of a card not in hand is refused and changes nothing', async () => {
    const game = await startWar(app, MADISON);
    const client = await decider(game);
    const foe = client === game.us ? game.gb : game.us;
    const { version } = await client.choices();
    const own = await pile(client, `hand-${client === game.us ? 'us' : 'gb'}`);
    const other = catalogue.find(({ id, deck }) => deck === '1814' && !own.contents?.includes(id))!;
    const react = await app.ask(
      mutation('playReaction', 'CardInput'),
      { input: { ...(await order(foe)), version, card: other.id } },
      foe.player?.token,
    );
    expect(react.playReaction).toMatchObject({ __typename: 'Refused', code: 'NOT_YOUR_DECISION' });
    const held = await app.ask(
      mutation('holdCard', 'CardInput'),
      { input: { ...(await order(client)), card: other.id } },
      client.player?.token,
    );
    expect(held.holdCard).toMatchObject({ __typename: 'Refused', code: 'ILLEGAL_ACTION' });
    const none = await client.post('/cards/hold', { version, card: 'c999' });
    expect([none.status, none.body.error.code]).toEqual([400, 'INVALID_INPUT']);
    expect((await client.choices()).version).toBe(version);
  });

  it('is the same over REST', async () => {
    const game = await startWar(app, MADISON);
    const client = await decider(game);
    const { do: _, ...fields } = await playFor(client, 'units', 'units');
    const { version, draft } = await client.choices();
    const { status, body } = await client.post('/cards/units', { version, draft, ...fields });
    expect(status).toBe(200);
    expect(body).toMatchObject({ applied: 1 });
  });
});
