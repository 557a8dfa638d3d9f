import { DeliveriesRepository } from '../../src/notices/store/deliveries.repository.js';
import { Relay } from '../../src/notices/telling/relay.service.js';
import { RemindersService } from '../../src/notices/telling/reminders.service.js';
import { PlayerHours } from '../../src/time/player-hours.js';
import { settledAll } from './receiver.js';
import { RestClient, type RestGame } from './rest-games.js';
import { type Posted, type SmtpSink, startSmtpSink } from './smtp-sink.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { DAY, HOUR, type TimeMachine, timeMachine } from './time-machine.js';
import { until } from './waiting.js';

/** Who wishes gets one letter a day. */

const HOME = 'https://muster.example';
const CHANCE = { seed: '07'.repeat(32), entropy: 'a digest' };
const ASKED = { kind: 'PAUSE', time: 'P1D' };
let app: TestApp;
let time: TimeMachine;
let sink: SmtpSink;
let count = 0;
beforeAll(async () => {
  sink = await startSmtpSink();
  const mail = { SMTP_URL: sink.url, MAIL_FROM: 'Muster <games@muster.example>' };
  app = await startApp({ ...mail, PUBLIC_URL: HOME });
  time = timeMachine(app);
});
afterAll(async () => {
  await app.stop();
  await sink.stop();
});
beforeEach(() => {
  sink.letters.length = 0;
  sink.answer = '250 ok';
});
afterEach(() => jest.restoreAllMocks());

interface Reader {
  readonly player: TestPlayer;
  readonly address: string;
}

const CHOOSE = 'mutation ($on: Boolean!) { setMailDigest(digest: $on) { address state digest } }';
const choose = async ({ token }: TestPlayer, on: boolean) =>
  (await app.ask(CHOOSE, { on }, token)).setMailDigest;

const lettersTo = ({ address }: Reader): Posted[] =>
  sink.letters.filter(({ to }) => to === address);

/** Gives and confirms an address. */
async function give(player: TestPlayer, locale = 'EN'): Promise<string> {
  const address = `digest${(count += 1)}@mail.example`;
  const set = `mutation ($input: MailAddressInput!) { setMailAddress(input: $input) { state } }`;
  await app.ask(set, { input: { address, locale } }, player.token);
  await until(() => sink.letters.some(({ to }) => to === address));
  const { text } = sink.letters.find(({ to }) => to === address)!;
  await app.rest(`POST ${/\/mail\/confirm\/[\w-]+/.exec(text)![0]}`);
  sink.letters.length = 0;
  return address;
}

async function reads(locale = 'EN'): Promise<Reader> {
  const player = await app.signUp();
  const address = await give(player, locale);
  expect(await choose(player, true)).toEqual({ address, state: 'ACTIVE', digest: true });
  return { player, address };
}

/** A game of that reader, who has the American seat. */
async function gameOf({ player }: Reader, clock = 'daily'): Promise<RestGame> {
  const body = { ruleset: 'ops1812', scenario: 'campaign', seat: 'us', clock, ...CHANCE };
  const { token } = player;
  const { id, invite } = (await app.rest('POST /v1/games', { body, token })).body;
  const rival = await app.signUp();
  const take = { body: invite === null ? {} : { invite }, token: rival.token };
  expect((await app.rest(`POST /v1/games/${id}/seats/gb`, take)).status).toBe(201);
  const of = (one?: TestPlayer) => new RestClient(app, id, one);
  await told();
  return { id, us: of(player), gb: of(rival), spectator: of() };
}

/** All is told of all games. */
async function told(): Promise<void> {
  await app.app.get(Relay).look();
  await until(async () => {
    const text = `SELECT FROM told_games t JOIN games g ON g.id = t.game_id WHERE t.version < g.version`;
    return (await app.pool.query(text)).rowCount === 0;
  });
}

const owed = async ({ us }: RestGame): Promise<string[]> => (await us.get()).body.owed;

async function passes(game: RestGame, seat: 'us' | 'gb'): Promise<void> {
  while ((await owed(game)).includes(seat)) {
    const { version, draft, choices } = await game[seat].choices();
    await game[seat].post('/moves', { version, draft, actions: [choices[0]?.action] });
  }
  await told();
}

/** It is the reader's turn, which has lasted for long enough to be told. */
async function turnOf(game: RestGame): Promise<void> {
  await passes(game, 'gb');
  time.pass(20_000);
  await app.app.get(RemindersService).look();
}

/** Goes on to shortly after the clocks of UTC show that hour next, and looks for what is due. */
async function goTo(hour: number): Promise<void> {
  await settledAll(app);
  time.pass(DAY - ((time.now() - hour * HOUR) % DAY) + 10_000);
  await look();
}

const look = async (): Promise<void> => {
  await app.app.get(Relay).look();
  await until(async () => {
    const text = `SELECT FROM deliveries d JOIN endpoints e ON e.id = d.endpoint_id
      WHERE d.kind = 'digest' AND d.state = 'WAITING' AND d.tries = 0 AND e.state = 'ACTIVE'`;
    return (await app.pool.query(text)).rowCount === 0;
  });
  await settledAll(app);
};

/** Kind and state of all that was written for the reader. */
async function states({ player }: Reader, gameId?: string): Promise<string[]> {
  const text = `SELECT d.kind, d.state FROM deliveries d JOIN endpoints e ON e.id = d.endpoint_id
    WHERE e.player_id = $1 AND ($2::uuid IS NULL OR d.source_id = $2) AND d.kind <> 'game.begun' ORDER BY d.kind, d.state`;
  const { rows } = await app.pool.query(text, [player.id, gameId ?? null]);
  return rows.map(({ kind, state }) => `${kind} ${state}`);
}

const linksIn = ({ text }: Posted): string[] =>
  [...text.matchAll(new RegExp(`${HOME}/play/([\\w-]+)`, 'g'))].map(([, id]) => id!);

describe('one letter a day', () => {
  it('tells in the morning of all games, each once: turns, requests, ends', async () => {
    const reader = await reads();
    await goTo(12);
    const [turn, asked, over, begun] = [
      await gameOf(reader),
      await gameOf(reader),
      await gameOf(reader),
      await gameOf(reader),
    ];
    await turnOf(turn);
    await passes(begun, 'us');
    expect((await asked.gb.post('/requests', ASKED)).status).toBe(200);
    await over.gb.post('/resign', undefined);
    await told();
    await goTo(6);
    expect(lettersTo(reader)).toEqual([]);
    await goTo(7);
    const [letter, ...more] = lettersTo(reader);
    expect(more).toEqual([]);
    expect(letter!.subject).toMatch(/^Your move in \d games?$/);
    expect(letter!.headers.get('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
    const part = (from: string, to: string): string =>
      letter!.text.split(from)[1]!.split(to)[0]!.trim();
    expect(part('It is your move:', 'You are asked')).toMatch(
      new RegExp(`Your move in .+ · .+ · \\d d .+ left: ${HOME}/play/${turn.id}`),
    );
    expect(part('You are asked or answered:', 'These are over')).toBe(
      `A request in ${title(letter!)}: ${HOME}/play/${asked.id}`,
    );
    expect(part('These are over:', 'And this has')).toBe(
      `You have won ${title(letter!)}: ${HOME}/play/${over.id}`,
    );
    expect(linksIn(letter!).filter((id) => id === over.id)).toHaveLength(1);
    expect(linksIn(letter!)).toContain(begun.id);
    expect(letter!.html).toContain(`href="${HOME}/play/${turn.id}"`);
    expect(await states(reader, over.id)).toContain('game.ended GATHERED');
    await goTo(7);
    expect(lettersTo(reader)).toHaveLength(1);
  });

  it('leaves out what is settled by then, and is not written where nothing is left', async () => {
    const reader = await reads('JA');
    const game = await gameOf(reader);
    await goTo(7);
    expect(lettersTo(reader)).toHaveLength(1);
    await passes(game, 'us');
    await turnOf(game);
    expect((await game.gb.post('/requests', ASKED)).status).toBe(200);
    await told();
    expect((await states(reader)).filter((one) => one.endsWith('HELD'))).toEqual([
      'game.request HELD',
      'game.your_turn HELD',
    ]);
    const { requests } = (await game.us.get('/requests')).body;
    await game.us.post('/requests/answer', { version: requests[0].version, agrees: false });
    await passes(game, 'us');
    await goTo(7);
    expect(lettersTo(reader)).toHaveLength(1);
    expect((await states(reader)).filter((one) => /HELD/.test(one))).toEqual([]);
    await turnOf(game);
    await goTo(7);
    const [, letter] = lettersTo(reader);
    expect(letter!.subject).toBe('1件の対局であなたの番です');
    expect(letter!.text).toContain('あなたの番です:');
    expect(linksIn(letter!)).toEqual([game.id]);
  });

  it('is the same letter where a process dies, or where several make it', async () => {
    const reader = await reads();
    await turnOf(await gameOf(reader));
    await settledAll(app);
    time.pass(DAY - ((time.now() - 7 * HOUR) % DAY) + 10_000);
    const deliveries = app.app.get(DeliveriesRepository);
    const saving = jest.spyOn(deliveries, 'saveResult');
    saving.mockImplementation(() => Promise.reject(new Error('as planned')));
    await Promise.all([1, 2, 3].map(() => deliveries.gather(time.now())));
    expect((await states(reader)).filter((one) => one.startsWith('digest'))).toEqual([
      'digest WAITING',
    ]);
    await app.app.get(Relay).look();
    await until(() => lettersTo(reader).length === 1 && saving.mock.calls.length > 0);
    saving.mockRestore();
    time.pass(HOUR);
    await app.app.get(Relay).look();
    await until(async () => (await states(reader)).includes('digest SENT'));
    const [first, second, ...more] = lettersTo(reader);
    expect(more).toEqual([]);
    expect(first!.headers.get('message-id')).toEqual(second!.headers.get('message-id'));
  });

  it('comes when the waking hours of its reader begin', async () => {
    const reader = await reads();
    const windows = [1, 2, 3, 4, 5, 6, 7].flatMap((day) => [
      { day, from: '10:00', to: '14:00' },
      { day, from: '16:00', to: '22:00' },
    ]);
    const hours = { zone: 'UTC', windows };
    const text = 'INSERT INTO player_hours (player_id, present) VALUES ($1, $2)';
    await app.pool.query(text, [reader.player.id, hours]);
    app.app.get(PlayerHours).forget(reader.player.id);
    await goTo(11);
    const game = await gameOf(reader);
    await turnOf(game);
    for (const hour of [16, 23, 7]) {
      await goTo(hour);
      expect(lettersTo(reader)).toEqual([]);
    }
    await goTo(10);
    expect(lettersTo(reader)).toHaveLength(1);
  });
});

describe('nothing is held', () => {
  it('of a game at one sitting', async () => {
    const reader = await reads();
    await turnOf(await gameOf(reader, 'live-60'));
    await until(() => lettersTo(reader).length > 0);
    expect(lettersTo(reader)[0]!.subject).toMatch(/begins|Your move/);
  });

  it('where time is low, which takes the place of what is held', async () => {
    const reader = await reads();
    const game = await gameOf(reader);
    await goTo(8);
    sink.letters.length = 0;
    await turnOf(game);
    // Whatever the morning gathers comes later than that: the clock is nearly empty within the day.
    await app.pool.query(`UPDATE spells SET due = $1 WHERE game_id = $2`, [
      ...[new Date(time.now()), game.id],
    ]);
    await app.pool.query(`UPDATE games SET clock = clock WHERE id = $1`, [game.id]);
    time.pass(4.2 * DAY);
    await app.app.get(RemindersService).look();
    await until(() => lettersTo(reader).some(({ subject }) => subject.startsWith('Little time')));
    expect(await states(reader, game.id)).not.toContain('game.your_turn HELD');
  });
});

describe('who no longer wishes it', () => {
  it('gets what is held at once, as one letter, and each notice from then on', async () => {
    const reader = await reads();
    await goTo(12);
    const [one, two] = [await gameOf(reader), await gameOf(reader)];
    await turnOf(one);
    expect(await choose(reader.player, false)).toMatchObject({ digest: false });
    time.pass(10_000);
    await look();
    expect(lettersTo(reader)).toHaveLength(1);
    await two.gb.post('/resign', undefined);
    await told();
    await until(() => lettersTo(reader).length === 2);
    expect(lettersTo(reader)[1]!.subject).toMatch(/^You have won /);
  });

  it('gets no more mail, by the link in the letter: what is held is dropped', async () => {
    const reader = await reads();
    const game = await gameOf(reader);
    await goTo(7);
    const path = new RegExp(`${HOME}(/mail/stop/[\\w-]+)`).exec(lettersTo(reader)[0]!.text)![1]!;
    await game.gb.post('/resign', undefined);
    await told();
    expect(await states(reader, game.id)).toContain('game.ended HELD');
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    await app.rest(`POST ${path}`, { headers: type, body: 'List-Unsubscribe=One-Click' });
    expect(await states(reader, game.id)).toContain('game.ended SKIPPED');
    await goTo(7);
    expect(lettersTo(reader)).toHaveLength(1);
    // Given anew, the address is as it was chosen.
    await give(reader.player);
    const { mailAddress } = await app.ask('{ mailAddress { digest } }', {}, reader.player.token);
    expect(mailAddress).toEqual({ digest: true });
  });

  it('hears no more of a game that they stopped to follow', async () => {
    const reader = await reads();
    const [game, other] = [await gameOf(reader), await gameOf(reader)];
    await app.pool.query(
      `INSERT INTO followers (id, endpoint_id, game_id, kinds, created_at)
       SELECT gen_random_uuid(), id, $2, '{}', $3 FROM endpoints WHERE player_id = $1`,
      [reader.player.id, game.id, new Date(time.now())],
    );
    await goTo(7);
    expect(linksIn(lettersTo(reader)[0]!)).toEqual([other.id]);
  });
});

it('is for those who have an address', async () => {
  const { token } = await app.signUp();
  const { errors } = await app.graphql(CHOOSE, { on: true }, token);
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

/** The game as the letter calls it, with its scenario. */
const title = ({ text }: Posted): string => /Your move in (.+ · .+) · \d d/.exec(text)![1]!;
