import { RemindersService } from '../../src/notices/telling/reminders.service.js';
import { settledAll } from './receiver.js';
import { type RestClient, startWar } from './rest-games.js';
import { type Posted, type SmtpSink, startSmtpSink } from './smtp-sink.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { DAY, HOUR, type TimeMachine, timeMachine } from './time-machine.js';
import { until } from './waiting.js';

/** Players are written to, where they said that it is theirs. */

let app: TestApp;
let time: TimeMachine;
let sink: SmtpSink;
beforeAll(async () => {
  sink = await startSmtpSink();
  app = await startApp({
    SMTP_URL: sink.url,
    MAIL_FROM: 'Muster <games@muster.example>',
    PUBLIC_URL: HOME,
  });
  time = timeMachine(app);
});
afterAll(async () => {
  await app.stop();
  await sink.stop();
});
beforeEach(() => {
  sink.letters.length = 0;
  sink.asked.length = 0;
  sink.answer = '250 ok';
});

const HOME = 'https://muster.example';
const STATE = '{ address state waiting }';
const SET = `mutation ($input: MailAddressInput!) { setMailAddress(input: $input) ${STATE} }`;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let players = 0;
const newAddress = (): string => `player${++players}@mail.example`;

const give = (player: TestPlayer, address: string, locale = 'EN') =>
  app.ask(SET, { input: { address, locale } }, player.token);

async function standing({ token }: TestPlayer) {
  return (await app.ask(`{ mailAddress ${STATE} }`, {}, token)).mailAddress;
}

const lastTo = async (address: string, count = 1): Promise<Posted> => {
  await until(() => sink.letters.filter(({ to }) => to === address).length >= count);
  return sink.letters.filter(({ to }) => to === address).at(-1)!;
};

/** The path of the first link of a letter below `/mail/`. */
const linkIn = ({ text }: Posted, name: string): string =>
  new RegExp(`${HOME}(/mail/${name}/[\\w-]+)`).exec(text)![1]!;

async function confirmed(player: TestPlayer, locale = 'EN'): Promise<string> {
  const address = newAddress();
  await give(player, address, locale);
  const path = linkIn(await lastTo(address), 'confirm');
  expect((await app.rest(`POST ${path}`, { headers: FORM })).status).toBe(200);
  return address;
}

/** Until two connections wait for locks of others. */
const untilTwoWait = (): Promise<void> =>
  until(async () => {
    const text = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return (await app.pool.query(text)).rowCount! >= 2;
  });

/** One has just come to owe a decision, and both are written to: nobody is told before 20 seconds have gone by. */
async function turn() {
  const game = await startWar(app, { ruleset: 'ops1812', scenario: 'campaign', clock: 'daily' });
  const { us, gb, id } = game;
  const addresses = { us: await confirmed(us.player!), gb: await confirmed(gb.player!, 'JA') };
  sink.letters.length = 0;
  const owed = async () => (await us.get()).body.owed as ('us' | 'gb')[];
  const first = (await owed())[0]!;
  const done = async (client: RestClient): Promise<void> => {
    const { version, draft, choices } = await client.choices();
    await client.post('/moves', { version, draft, actions: [choices[0]?.action] });
  };
  const pass = async (seat: 'us' | 'gb'): Promise<void> => {
    while ((await owed()).includes(seat)) await done({ us, gb }[seat]);
    await until(async () => {
      const text = `SELECT FROM told_games t JOIN games g ON g.id = t.game_id
        WHERE g.id = $1 AND t.version = g.version`;
      return (await app.pool.query(text, [id])).rowCount === 1;
    });
    time.pass(20_000);
    await app.app.get(RemindersService).look();
  };
  await pass(first);
  return {
    id,
    addresses,
    pass,
    first,
    other: first === 'us' ? ('gb' as const) : ('us' as const),
    us,
    gb,
  };
}

const stateOf = async (id: string, seat: RestClient): Promise<string[]> => {
  const text = `SELECT d.state FROM deliveries d JOIN endpoints e ON e.id = d.endpoint_id
    WHERE d.source_id = $1 AND e.player_id = $2 ORDER BY d.place`;
  return (await app.pool.query(text, [id, seat.player!.id])).rows.map(({ state }) => state);
};

describe('an address', () => {
  it('is confirmed by a press, once, and by no program that opens every link', async () => {
    const player = await app.signUp('=?UTF-8?Q?Bcc?= a@b.example');
    const address = newAddress();
    const none = { address: null, state: null, waiting: null };
    expect(await standing(player)).toEqual(none);
    await give(player, address);
    expect(await standing(player)).toEqual({ ...none, waiting: address });
    const letter = await lastTo(address);
    expect(letter.headers.get('auto-submitted')).toEqual(['auto-generated']);
    expect(JSON.stringify([...letter.headers, letter.text, letter.html])).not.toContain(
      'b.example',
    );
    const path = linkIn(letter, 'confirm');
    const page = await app.rest(`GET ${path}`);
    expect([page.status, page.text.includes('<form method="post">')]).toEqual([200, true]);
    expect(await standing(player)).toEqual({ ...none, waiting: address });
    expect((await app.rest(`POST ${path}`, { headers: FORM })).status).toBe(200);
    const there = { address, state: 'ACTIVE', waiting: null };
    expect(await standing(player)).toEqual(there);
    expect((await app.rest(`POST ${path}`, { headers: FORM })).status).toBe(404);
    await app.ask(`mutation { removeMailAddress ${STATE} }`, {}, player.token);
    expect(await standing(player)).toEqual(none);
    expect((await app.rest(`POST ${path}`, { headers: FORM })).status).toBe(404);
  });

  it('stays until another is confirmed, within a day, by the newest link', async () => {
    const player = await app.signUp();
    const before = await confirmed(player);
    const [lost, after] = [newAddress(), newAddress()];
    await give(player, lost);
    const lostLink = linkIn(await lastTo(lost), 'confirm');
    await give(player, after);
    expect((await app.rest(`POST ${lostLink}`)).status).toBe(404);
    expect(await standing(player)).toEqual({ address: before, state: 'ACTIVE', waiting: after });
    time.pass(DAY);
    expect((await app.rest(`POST ${linkIn(await lastTo(after), 'confirm')}`)).status).toBe(404);
    expect(await standing(player)).toEqual({ address: before, state: 'ACTIVE', waiting: null });
  });

  it('is one, where two are confirmed at the same moment, and both are answered', async () => {
    const player = await app.signUp();
    await confirmed(player);
    const held = await app.pool.connect();
    await held.query('BEGIN');
    const rows = `SELECT FROM endpoints WHERE player_id = $1 FOR UPDATE`;
    await held.query(rows, [player.id]);
    const [one, other] = [newAddress(), newAddress()];
    const presses = [];
    // A code is used up before its address takes the place of the one before, which is held here.
    for (const address of [one, other]) {
      await give(player, address);
      presses.push(app.rest(`POST ${linkIn(await lastTo(address), 'confirm')}`, { headers: FORM }));
      await until(async () => (await standing(player)).waiting === null);
    }
    await untilTwoWait();
    await held.query('COMMIT');
    held.release();
    expect((await Promise.all(presses)).map(({ status }) => status)).toEqual([200, 200]);
    const text = `SELECT e.address, count(f.id)::int AS followed FROM endpoints e
      LEFT JOIN followers f ON f.endpoint_id = e.id WHERE e.player_id = $1 GROUP BY e.id`;
    const { rows: left } = await app.pool.query(text, [player.id]);
    expect(left).toEqual([{ address: expect.stringMatching(`^(${one}|${other})$`), followed: 1 }]);
  });

  it.each([
    'a@b.example\r\nBcc: c@d.example',
    '"a\r\nBcc: c@d.example"@b.example',
    '"v\\ictim"@b.example',
    ...['A <a@b.example>', 'a@b.example, c@d.example', ''],
  ])('is one address and nothing else: %j', async (address) => {
    const player = await app.signUp();
    const answer = await app.graphql(SET, { input: { address, locale: 'EN' } }, player.token);
    expect(answer.errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
  });
});

it.each([
  ['en', 'This link cannot be used', 'To your games'],
  ['ja', 'このリンクは使えません', 'あなたのゲームへ'],
])('a link of a letter that is too old leads on, in %s', async (locale, title, games) => {
  const { status, body } = await app.rest('GET /mail/confirm/nothing', {
    headers: { 'accept-language': locale },
  });
  expect(status).toBe(404);
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body).toContain(`<a href="/play">${games}</a>`);
});

/** The code of the link by which a player comes back. */
const codeIn = ({ text }: Posted): string =>
  new RegExp(`${HOME}/recover#code=([\\w-]{43})\\s`).exec(text)![1]!;

describe('a player who has lost their session', () => {
  const ask = (address: string) =>
    app
      .rest('POST /v1/players/recover', { body: { address } })
      .then(({ status, text, headers }) => ({
        ...{ status, text },
        headers: [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
      }));
  const take = (code: string, by = app) =>
    by.rest('POST /v1/players/recover/session', { body: { code } });
  const isRefused = async (code: string): Promise<void> => {
    const { status, body } = await take(code);
    expect([status, body.error?.code]).toEqual([400, 'INVALID_INPUT']);
  };
  it.each([
    ['en', 'Write one mail address', 'This link is incomplete, older than half an hour'],
    ['ja', 'メールアドレスを1つ', 'このリンクは一部が欠けている'],
  ])('reads what to do, in %s, and no words for programs', async (locale, about, useless) => {
    const headers = { 'accept-language': locale };
    const told = async (path: string, body: object): Promise<string> =>
      (await app.rest(`POST /v1/players/recover${path}`, { body, headers })).body.error.message;
    expect(await told('', { address: 'a@b' })).toMatch(new RegExp(`^${about}`));
    for (const code of ['x', 'x'.repeat(43), 'x'.repeat(101)])
      expect(await told('/session', { code })).toMatch(new RegExp(`^${useless}`));
    const { token } = await app.signUp();
    const set = {
      ...headers,
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    };
    const body = JSON.stringify({ query: SET, variables: { input: { address: 'a@b' } } });
    const answer = await fetch(`${app.url}/graphql`, { method: 'POST', headers: set, body });
    const { errors } = (await answer.json()) as { errors: { message: string }[] };
    expect(errors[0]!.message).toMatch(new RegExp(`^${about}`));
  });

  async function mailedCode(address: string, count = 2): Promise<string> {
    await ask(address);
    return codeIn(await lastTo(address, count));
  }

  it('comes back by the link that their address is sent, once, and older sessions stay', async () => {
    const ada = await app.signUp('Ada');
    const address = await confirmed(ada);
    const code = await mailedCode(address);
    const { status, body } = await take(code);
    expect([status, body.player]).toEqual([201, { id: ada.id, name: 'Ada' }]);
    for (const token of [body.token, ada.token])
      expect((await app.rest('GET /v1/players/me', { token })).body.id).toBe(ada.id);
    const told = await lastTo(address, 3);
    expect(told.subject).toContain('came back');
    expect(told.text).not.toContain(code);
    await isRefused(code);
  });

  it('does so over GraphQL too, in the language of the mailbox', async () => {
    const ada = await app.signUp('Ada');
    const address = await confirmed(ada, 'JA');
    const asked = await app.ask(
      'mutation ($address: String!) { recoverSession(address: $address) }',
      { address: address.toUpperCase() },
    );
    expect(asked.recoverSession).toBe(true);
    const letter = await lastTo(address, 2);
    expect(letter.subject).toBe('Muster: プレイヤーの復元');
    expect(letter.text).not.toContain('Ada');
    const TAKE = 'mutation ($code: String!) { takeSession(code: $code) { token player { id } } }';
    const { takeSession } = await app.ask(TAKE, { code: codeIn(letter) });
    expect(takeSession.player.id).toBe(ada.id);
    expect((await lastTo(address, 3)).subject).toContain('復元されました');
  });

  it('is answered as anybody is whose address is known to nobody, before it is looked up', async () => {
    const known = await confirmed(await app.signUp());
    const held = await app.pool.connect();
    await held.query('BEGIN');
    // Whoever waited for the look-up would wait for this.
    await held.query('LOCK TABLE endpoints, mail_codes');
    const [one, other] = [await ask(known), await ask(newAddress())];
    await held.query('COMMIT');
    held.release();
    expect(one).toEqual(other);
    expect([one.status, one.text]).toEqual([204, '']);
    await lastTo(known, 2);
    expect(sink.letters).toHaveLength(2);
  });

  it('has no use of a code that is altered, old, or replaced by a newer one', async () => {
    const address = await confirmed(await app.signUp());
    const first = await mailedCode(address);
    const second = await mailedCode(address, 3);
    await isRefused(first);
    await isRefused(`${second.slice(0, -1)}${second.endsWith('A') ? 'E' : 'A'}`);
    await isRefused('');
    await isRefused(`${second}A`);
    time.pass(HOUR / 2);
    await isRefused(second);
  });

  it('has no use of one where the address has been changed or stopped since', async () => {
    const [ada, bob] = [await app.signUp(), await app.signUp()];
    const codes = [await mailedCode(await confirmed(ada)), await mailedCode(await confirmed(bob))];
    await confirmed(ada);
    await app.pool.query(`UPDATE endpoints SET state = 'GONE' WHERE player_id = $1`, [bob.id]);
    for (const code of codes) await isRefused(code);
    const stopped = (await standing(bob)).address as string;
    sink.letters.length = 0;
    await ask(stopped);
    const last = await confirmed(await app.signUp());
    expect(sink.letters.map(({ to }) => to)).toEqual([last]);
  });

  it('never comes back twice by one code, on two instances at once', async () => {
    const other = await app.sibling();
    try {
      for (let i = 0; i < 5; i++) {
        const code = await mailedCode(await confirmed(await app.signUp()));
        const taken = await Promise.all([
          take(code),
          take(code, other),
          take(code),
          take(code, other),
        ]);
        expect(taken.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
      }
    } finally {
      await other.stop();
    }
  });
});

describe('a service that sends two letters an hour', () => {
  let strict: TestApp;
  beforeAll(async () => {
    const mail = { SMTP_URL: sink.url, MAIL_FROM: 'games@muster.example', PUBLIC_URL: HOME };
    strict = await startApp({ ...mail, LETTERS_PER_HOUR: '2' });
  });
  afterAll(() => strict.stop());

  const asks = async (address: string): Promise<string | undefined> => {
    const { token } = await strict.signUp();
    const { errors } = await strict.graphql(SET, { input: { address, locale: 'EN' } }, token);
    return errors?.[0]?.extensions.code as string | undefined;
  };

  it('sends them to one mailbox, whoever asks and however it is spelled; and no more than ten players’ from one place', async () => {
    const spelled = [
      'victim@my.mail.example',
      'Victim+1@my.mail.example',
      'victim@My.Mail.example',
    ];
    for (const address of [...spelled, 'victim@my。mail.example', 'last@mail.example'])
      expect(await asks(address)).toBeUndefined();
    await lastTo('last@mail.example');
    expect(sink.letters.filter(({ to }) => /victim/i.test(to))).toHaveLength(2);
    for (let i = 5; i < 20; i++) expect(await asks(newAddress())).toBeUndefined();
    expect(await asks(newAddress())).toBe('RATE_LIMITED');
  });

  it('counts those with the way back apart, so that nobody keeps a player from it, whatever is answered', async () => {
    const other = await startApp({
      ...{ SMTP_URL: sink.url, MAIL_FROM: 'games@muster.example', PUBLIC_URL: HOME },
      LETTERS_PER_HOUR: '2',
    });
    const ask = (address: string) => other.rest('POST /v1/players/recover', { body: { address } });
    try {
      const [address, last] = [newAddress(), newAddress()];
      for (const to of [address, last]) {
        const { token } = await other.signUp();
        await other.ask(SET, { input: { address: to, locale: 'EN' } }, token);
        await other.rest(`POST ${linkIn(await lastTo(to), 'confirm')}`);
      }
      for (let i = 2; i < 4; i++) {
        const { token } = await other.signUp();
        await other.ask(SET, { input: { address, locale: 'EN' } }, token);
      }
      for (let i = 4; i < 8; i++) expect((await ask(address)).status).toBe(204);
      await ask(last);
      await lastTo(last, 2);
      expect(sink.letters.filter(({ to }) => to === address)).toHaveLength(4);
      for (let i = 9; i < 20; i++) expect((await ask(newAddress())).status).toBe(204);
      for (const to of [address, newAddress()])
        expect((await ask(to)).body.error?.code).toBe('RATE_LIMITED');
    } finally {
      await other.stop();
    }
  });
});

describe('whose turn it is', () => {
  it('is told once in the language of the reader, and again when they have acted', async () => {
    const { id, addresses, pass, first, other, ...seats } = await turn();
    const letter = await lastTo(addresses[other]);
    const told = {
      us: {
        subject: /^Your move in .+ · 4 d 23 h left$/,
        text: 'It is your move. Time left: 4 d 23 h.',
      },
      gb: {
        subject: /であなたの番です · 残り4日23時間$/,
        text: 'あなたの番です。残り時間: 4日23時間。',
      },
    };
    expect(letter.subject).toMatch(told[other].subject);
    expect(letter.text).toContain(told[other].text);
    expect(letter.text).toContain(`${HOME}/play/${id}`);
    expect(letter.html).toContain(`<a href="${HOME}/play/${id}">`);
    expect(letter.headers.get('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
    expect(letter.headers.get('list-unsubscribe')).toEqual([`<${HOME}${linksIn(letter)[1]}>`]);
    expect(letter.headers.get('in-reply-to')).toEqual(letter.headers.get('references'));
    await pass(other);
    expect((await lastTo(addresses[first])).subject).toMatch(told[first].subject);
    await app.pool.query(`UPDATE spells SET kind = 'game.your_turn', due = $1 WHERE game_id = $2`, [
      new Date(time.now()),
      id,
    ]);
    // The same turn, told as if it were another: they have not acted since.
    await app.pool.query('UPDATE spells SET since = since + 1 WHERE game_id = $1', [id]);
    await app.app.get(RemindersService).look();
    await until(async () => (await stateOf(id, seats[first])).length === 2);
    await until(async () => !(await stateOf(id, seats[first])).includes('WAITING'));
    expect(await stateOf(id, seats[first])).toEqual(['SENT', 'SKIPPED']);
    await pass(first);
    const again = await lastTo(addresses[other], 2);
    expect(again.subject).toMatch(told[other].subject);
    expect(again.headers.get('references')).toEqual(letter.headers.get('references'));
    expect(again.headers.get('message-id')).not.toEqual(letter.headers.get('message-id'));
    await settledAll(app);
    time.pass(4 * DAY);
    await app.app.get(RemindersService).look();
    expect((await lastTo(addresses[other], 3)).subject).toMatch(/low|残りわずか/);
  });

  it('is told no longer where the reader stops it with one press: of that game, or of all', async () => {
    const { id, addresses, pass, first, other, ...seats } = await turn();
    const [ofGame, ofAll] = linksIn(await lastTo(addresses[other])) as [string, string];
    expect((await app.rest(`GET ${ofGame}`)).text).toContain('<form method="post">');
    const type = 'multipart/form-data; boundary=x';
    const body =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const pressed = { headers: { 'content-type': type }, body };
    expect((await app.rest(`POST ${ofGame}`, pressed)).status).toBe(200);
    expect(await standing(seats[other].player!)).toMatchObject({ state: 'ACTIVE' });
    await pass(other);
    await lastTo(addresses[first]);
    await pass(first);
    await until(async () => (await stateOf(id, seats[other])).at(-1) === 'SKIPPED');
    const form = { headers: FORM, body: 'List-Unsubscribe=One-Click' };
    expect((await app.rest(`POST ${ofAll}`, form)).status).toBe(200);
    expect(await standing(seats[other].player!)).toMatchObject({ state: 'GONE' });
    const forged = `${ofAll.slice(0, -4)}${ofAll.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
    expect((await app.rest(`POST ${forged}`, form)).status).toBe(404);
    expect(sink.letters.filter(({ to }) => to === addresses[other])).toHaveLength(1);
  });

  it('is tried again later where the mail server says so, and never where there is no such address', async () => {
    sink.answer = '250 ok';
    const { id, addresses, pass, first, other, ...seats } = await turn();
    await lastTo(addresses[other]);
    sink.answer = '451 4.3.0 not now';
    sink.asked.length = 0;
    await pass(other);
    await until(() => sink.asked.includes(addresses[first]));
    await until(async () => {
      const text = `SELECT FROM deliveries WHERE source_id = $1 AND tries = 1 AND state = 'WAITING'`;
      return (await app.pool.query(text, [id])).rowCount === 1;
    });
    expect(await standing(seats[first].player!)).toMatchObject({ state: 'ACTIVE' });
    sink.answer = '250 ok';
    time.pass(HOUR);
    await lastTo(addresses[first]);
    await until(async () => (await stateOf(id, seats[first])).join() === 'SENT');
    sink.answer = '550 5.1.1 nobody of that name';
    await pass(first);
    await until(async () => (await standing(seats[other].player!)).state === 'GONE');
  });
});

/** The two links by which a letter is stopped: of its game, of all. */
const linksIn = ({ text }: Posted): string[] =>
  [...text.matchAll(new RegExp(`${HOME}(/mail/stop/[\\w-]+)`, 'g'))].map(([, path]) => path!);

describe('a service without a mail server', () => {
  it('says so', async () => {
    const other = await startApp();
    try {
      const { token } = await other.signUp();
      const input = { address: 'a@b.example', locale: 'JA' };
      const answer = await other.graphql(SET, { input }, token);
      expect(answer.errors?.[0]?.extensions.code).toBe('NO_MAIL');
      expect((await other.rest('GET /mail/stop/x')).status).toBe(409);
      for (const [route, body] of [
        ['POST /v1/players/recover', { address: 'a@b.example' }],
        ['POST /v1/players/recover/session', { code: 'x' }],
      ] as const)
        expect((await other.rest(route, { body })).body.error.code).toBe('NO_MAIL');
    } finally {
      await other.stop();
    }
  });
});
