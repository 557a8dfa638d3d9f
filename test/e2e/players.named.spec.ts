import { startApp, type TestApp, type TestPlayer } from './support.js';

let app: TestApp;
let asker: TestPlayer;
beforeAll(async () => {
  app = await startApp();
  asker = await app.signUp('Asker');
});
afterAll(() => app.stop());

const NAMED =
  'query ($names: [String!]!) { playersNamed(names: $names) { name players { id name } } }';
const ask = async (names: readonly string[]): Promise<any[]> =>
  (await app.ask(NAMED, { names }, asker.token)).playersNamed;
const post = (body: object, token: string | undefined = asker.token, at = app) =>
  at.rest('POST /v1/players/named', { body, ...(token !== undefined && { token }) });

const codeOf = ({ status, body }: { status: number; body: any }): unknown[] => [
  status,
  body.error?.code ?? 'OK',
];

describe('players by their names', () => {
  it('are found, are not, or are several, in the order asked, over either interface', async () => {
    const [one, two, alone] = [
      await app.signUp('Twin'),
      await app.signUp('Twin'),
      await app.signUp('山田 太郎'),
    ];
    const names = ['  山田\u3000太郎 ', 'Twin', 'Nobody', 'twin', '山田 太郎'];
    const answers = await ask(names);
    expect(answers.map(({ name }) => name)).toEqual(
      names.map((name) => name.trim().replace('\u3000', ' ')),
    );
    const ids = answers.map(({ players }) => players.map(({ id }: any) => id));
    expect(ids).toEqual([[alone.id], [one.id, two.id].sort(), [], [], [alone.id]]);
    const { status, body } = await post({ names });
    expect([status, body]).toEqual([200, answers]);
    expect(Object.keys(body[0].players[0]).sort()).toEqual(['id', 'name']);
  });

  it('are the same however their letters were composed', async () => {
    const { id } = await app.signUp('Zoe\u0308');
    for (const name of ['Zo\u00eb', 'Zoe\u0308'])
      expect(await ask([name])).toEqual([
        { name: 'Zo\u00eb', players: [{ id, name: 'Zo\u00eb' }] },
      ]);
  });

  it.each([
    ...[
      '',
      ' ',
      '%',
      '_sker',
      'Aske%',
      "' OR 1=1 --",
      'A{sker}',
      '\\',
      '\u202eAsker',
      'Asker\u200b',
    ],
    ...['As\nker', '__proto__', 'constructor', 'NULL', 'ａsker', 'x'.repeat(2_000)],
  ])('are nobody where the name is %j', async (name) => {
    const [{ players }] = await ask([name]);
    expect(players).toEqual([]);
  });

  it('are not those whom the computer plays', async () => {
    const war = {
      ruleset: 'columbia1812',
      scenario: 'campaign',
      seat: 'us',
      seatBots: [{ seat: 'gb', level: 'greedy' }],
    };
    const made = await app.rest('POST /v1/games', { token: asker.token, body: war });
    expect(made.status).toBe(201);
    const { rows } = await app.pool.query("SELECT name FROM players WHERE name LIKE 'Computer%'");
    expect(rows).toEqual([{ name: 'Computer (greedy)' }]);
    expect(await ask(['Computer (greedy)'])).toEqual([{ name: 'Computer (greedy)', players: [] }]);
  });

  it('are ten at most of one name', async () => {
    for (let i = 0; i < 12; i++) await app.signUp('Guest of many');
    const [{ players }] = await ask(['Guest of many']);
    expect(players.length).toBe(10);
  });

  it('are asked for 500 at a time', async () => {
    const names = Array.from({ length: 500 }, (_, i) => `Nobody ${i}`);
    expect((await ask(names)).length).toBe(500);
    const more = [...names, 'Asker'];
    expect(codeOf(await post({ names: more }))).toEqual([400, 'INVALID_INPUT']);
    const { errors } = await app.graphql(NAMED, { names: more }, asker.token);
    expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
  });

  it.each([
    ...[
      {},
      { names: [] },
      { names: 'Asker' },
      { names: [1] },
      { names: [null] },
      { names: [['Asker']] },
    ],
    ...[{ names: ['x'.repeat(2_001)] }, { names: ['\u0000'] }, { names: ['\ud800'] }],
    ...[{ names: ['Asker'], first: 1 }, { names: { 0: 'Asker', length: 1 } }],
  ])('are not asked for by %j', async (body) => {
    expect(codeOf(await post(body))).toEqual([400, 'INVALID_INPUT']);
  });

  it('are told to nobody who is not signed in', async () => {
    const { status, body } = await app.rest('POST /v1/players/named', {
      body: { names: ['Asker'] },
    });
    expect([status, body.error.code]).toEqual([401, 'UNAUTHENTICATED']);
    const { data, errors } = await app.graphql(NAMED, { names: ['Asker'] });
    expect([data ?? null, errors?.[0]?.extensions.code]).toEqual([null, 'UNAUTHENTICATED']);
  });

  it('are so many an hour, whether or not there is somebody, over either interface', async () => {
    const tight = await startApp({ NAMES_PER_HOUR: '5' });
    try {
      const [{ token }, other] = [await tight.signUp('One'), await tight.signUp('Two')];
      expect(codeOf(await post({ names: ['a', 'b', 'Two'] }, token, tight))).toEqual([200, 'OK']);
      const refused = await post({ names: ['c', 'd', 'e'] }, token, tight);
      expect(codeOf(refused)).toEqual([429, 'RATE_LIMITED']);
      const { errors } = await tight.graphql(NAMED, { names: ['c', 'd', 'e'] }, token);
      expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
      expect(codeOf(await post({ names: ['Two'] }, token, tight))).toEqual([200, 'OK']);
      expect(codeOf(await post({ names: ['One'] }, other.token, tight))).toEqual([200, 'OK']);
    } finally {
      await tight.stop();
    }
  });
});
