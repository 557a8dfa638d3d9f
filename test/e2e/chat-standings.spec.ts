import { LinksService } from '../../src/chat/links/links.service.js';
import { type ChatPlace, startDiscord, startSlack } from './chat-bots.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { DAY, type TimeMachine, timeMachine } from './time-machine.js';

/** How events stand, asked in a chat. */

const ENTRANTS = 28;
const DIRECT = `mutation ($input: DirectInput!) { direct(input: $input) {
  ... on Directed { tournament { id } } ... on Declined { code } } }`;
const TABLE = `query ($id: ID!) { tournament(id: $id) {
  slug entries { name number } standings { rank entry points } rounds { pairings { first legs { gameId } } } } }`;

describe.each([
  ['Discord', startDiscord],
  ['Slack', startSlack],
])('/muster standings in %s', (_, startPlace) => {
  let place: ChatPlace;
  let app: TestApp;
  let time: TimeMachine;
  let count = 600;
  beforeAll(async () => {
    place = await startPlace();
    app = await startApp({ ...place.variables, PUBLIC_URL: 'https://muster.example' });
    time = timeMachine(app);
  });
  afterAll(async () => {
    await app.stop();
    await place.stop();
  });
  beforeEach(() => {
    place.locale = 'en-US';
  });

  /** A new account that plays as that player. */
  async function linked({ token }: TestPlayer): Promise<string> {
    const user = `${(count += 1)}`;
    const account = { app: place.app, account: place.account(user) };
    const code = app.app.get(LinksService).pageFor(account, user, app.url).split('#code=')[1];
    const made = await app.rest('POST /v1/chat/links', { body: { code }, token });
    expect(made.status).toBe(201);
    return user;
  }

  async function direct({ token }: TestPlayer, tournamentId: string, kind: string): Promise<void> {
    const input = { tournamentId, requestId: `r${(count += 1)}`, acts: [{ kind }] };
    expect((await app.ask(DIRECT, { input }, token)).direct).not.toHaveProperty('code');
  }

  async function created(owner: TestPlayer, name: string, more: object = {}): Promise<string> {
    const startsAt = new Date(time.now() + DAY).toISOString();
    const wish = { ruleset: 'ops1812', scenarios: ['campaign'], legs: 'SINGLE', startsAt };
    const made = await app.rest('POST /v1/tournaments', {
      body: { name, ...wish, ...more },
      token: owner.token,
    });
    expect(made.status).toBe(201);
    return made.body.id;
  }

  /** An event that has begun, with players of these names; its first round is published. */
  async function begun(name: string, names: readonly string[], more: object = {}) {
    const owner = await app.signUp('Owner');
    const id = await created(owner, name, more);
    await direct(owner, id, 'open');
    const players: TestPlayer[] = [];
    for (const one of names) {
      const player = await app.signUp(one);
      await direct(player, id, 'enter');
      players.push(player);
    }
    for (const act of ['start', 'pair', 'publish']) await direct(owner, id, act);
    return { id, owner, players };
  }

  const tableOf = async (id: string): Promise<any> =>
    (await app.ask(TABLE, { id }, undefined)).tournament;
  const plain = (text: string): string => text.replaceAll(/\\|\u200b/g, '');

  it('tells the event’s own table, in either language, by its id or its slug', async () => {
    const { id, players } = await begun('Lakes', ['Ann', 'Ben', 'Cid', 'Dot']);
    const user = await linked(await app.signUp('Reader'));
    const { slug, entries, standings } = await tableOf(id);
    const nameOf = (entry: number): string => entries[entry - 1].name;
    expect(standings).toHaveLength(players.length);
    const lines = [
      expect.stringMatching(/^Lakes · round 1 of \d$/),
      ...standings.map((one: any) => `${one.rank}. ${nameOf(one.entry)} · ${one.points}`),
    ];
    for (const named of [id, slug]) {
      const told = plain((await place.types(app, user, `standings ${named}`)).text).split('\n');
      expect(told.slice(0, 5)).toEqual(lines);
      expect(told[5]).toContain(`https://muster.example/t/${slug}`);
      expect(told).toHaveLength(6);
    }
    place.locale = 'ja';
    const reader = await linked(await app.signUp('Reader'));
    const { text } = await place.types(app, reader, `standings ${id}`);
    expect(plain(text)).toMatch(/^Lakes · 第1回戦（全\d回戦）\n1位 (Ann|Ben|Cid|Dot) · 0点\n/);
  });

  it('says of each place which pool it is in, as long as pools are played', async () => {
    const finals = { format: 'KNOCKOUT', places: 2 };
    const wish = { format: 'ROUND_ROBIN', pools: 2, finals };
    const { id } = await begun('Bays', ['Gil', 'Hal', 'Ida', 'Jon'], wish);
    const places = async (): Promise<(string | undefined)[]> => {
      const user = await linked(await app.signUp('Reader'));
      const { text } = await place.types(app, user, `standings ${id}`);
      const said = /^(Pool [AB], \d\.|[AB]組\d位|\d\.) (?:Gil|Hal|Ida|Jon) · /;
      const lines = plain(text).split('\n').slice(1, 5);
      return lines.map((line) => said.exec(line)?.[1]).sort();
    };
    expect(await places()).toEqual(['Pool A, 1.', 'Pool A, 1.', 'Pool B, 1.', 'Pool B, 1.']);
    place.locale = 'ja';
    expect(await places()).toEqual(['A組1位', 'A組1位', 'B組1位', 'B組1位']);
  });

  it('is about the event that the asker plays in, or asks which', async () => {
    const { id, players } = await begun('Rivers', ['Eve', 'Fay']);
    const user = await linked(players[0]!);
    expect((await place.types(app, user, 'standings')).text).toContain('Rivers · round 1');
    const other = await linked(await app.signUp('Other'));
    const asked = await place.types(app, other, 'standings');
    expect(asked.text).toContain('Which event?');
    const button = asked.buttons.find(({ label }) => label === 'Rivers');
    expect(button?.id).toBe(`standings:${id}:0`);
    expect((await place.presses(app, other, button!.id)).text).toContain('Rivers · round 1');
  });

  it('cuts a long table of long names, says how many more there are, and where', async () => {
    const names = Array.from({ length: ENTRANTS }, (_name, i) => `${'*_'.repeat(17)}${i}@all`);
    const { id } = await begun('*'.repeat(80), names);
    const user = await linked(await app.signUp('Reader'));
    const { text } = await place.types(app, user, `standings ${id}`);
    const lines = text.split('\n');
    const more = lines.findIndex((line) => line.startsWith('… and '));
    expect(more).toBeGreaterThan(10);
    expect(lines[more]).toBe(`… and ${ENTRANTS - (more - 1)} more`);
    expect(lines[more + 1]).toMatch(/^<?https:\/\/muster\.example\/t\//);
    expect(plain(lines[1]!)).toMatch(/^1\. [*_]{34}\d+@all · 0$/);
  });

  it('tells nothing of a draft but to those who run it, and that one has not begun', async () => {
    const owner = await app.signUp('Owner');
    const id = await created(owner, 'Secret plans');
    const [stranger, own] = [await linked(await app.signUp('X')), await linked(owner)];
    const { text } = await place.types(app, stranger, `standings ${id}`);
    expect(text).toBe((await place.types(app, stranger, 'standings no-such-event')).text);
    expect(text).not.toContain('Secret');
    for (const shown of [stranger, own]) {
      const menu = await place.types(app, shown, 'standings');
      expect(menu.buttons.map(({ label }) => label)).not.toContain('Secret plans');
    }
    const told = (await place.types(app, own, `standings ${id}`)).text;
    expect(told).toContain('Secret plans has not begun');
  });

  it('is for those who are linked', async () => {
    const { text } = await place.types(app, '1', 'standings');
    expect(text).toContain('https://muster.example/chat/link#code=');
  });
});
