import { randomUUID } from 'node:crypto';

import { type GameRecord, verifyRecord } from '../../src/games/proof/record.js';
import { MovesRepository } from '../../src/games/store/moves.repository.js';
import { Notices } from '../../src/games/streams/notices.js';
import { seeded } from '../../src/rules/index.js';
import { startApp, type TestApp } from './support.js';
import { type Client, deployed, deployment, offerToy, playOn, startToy } from './toy-games.js';
import { subscribers, until, withoutPoll } from './waiting.js';

offerToy();

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startApp();
  other = await app.sibling();
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const recordOf = async (client: Client): Promise<GameRecord> =>
  (
    await client.ask('query ($id: ID!) { game(id: $id) { dice { record } } }', {
      id: client.gameId,
    })
  ).game.dice.record;

describe('two instances on one database', () => {
  it('play one game: every move is seen at the other at once', async () => {
    const game = await startToy(app);
    const blue = game.blue.at(other);
    await playOn([game.red, blue], seeded(5));
    expect((await blue.read()).status).toBe('FINISHED');
    expect(verifyRecord(await recordOf(game.red))).toEqual([]);
  });

  it('carry out one of two plans made against the same version', async () => {
    const game = await startToy(app);
    await deployed(game);
    await game.red.at(other).read();
    for (let round = 0; round < 5; round++) {
      const { version, choices } = await game.red.read();
      if (choices.length === 0) break;
      const answers = await Promise.all(
        [app, other].map((at) => game.red.at(at).play([{ do: 'done' }], { version })),
      );
      const kinds = answers.map(({ __typename, code }) => code ?? __typename).sort();
      expect(kinds).toEqual(['Played', 'STALE_VERSION']);
      await game.red.at(round % 2 ? app : other).undo();
    }
  });

  it('give one receipt for one request id, sent to both at once', async () => {
    const game = await startToy(app);
    await game.red.at(other).read();
    const [place] = deployment('red');
    const given = { requestId: randomUUID(), version: 1 };
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => game.red.at(i % 2 ? app : other).play([place], given)),
    );
    expect(answers.map(({ __typename, applied }) => [__typename, applied])).toEqual(
      Array(6).fill(['Played', 1]),
    );
    const { rows } = await app.pool.query(
      'SELECT count(*)::int AS n FROM moves WHERE game_id = $1',
      [game.id],
    );
    expect(rows[0].n).toBe(2);
  });

  it('lose no step when both seats answer under seal at different instances', async () => {
    const game = await startToy(app);
    const blue = game.blue.at(other);
    await Promise.all(
      [0, 1, 2].flatMap((i) => [
        game.red.play([deployment('red')[i]], { version: 1 }),
        blue.play([deployment('blue')[i]], { version: 1 }),
      ]),
    );
    expect([(await game.red.read()).draft, (await blue.read()).draft]).toEqual([3, 3]);
  });

  it('read what the other did in a game that nobody watches here when somebody asks, all at once', async () => {
    const game = await startToy(app);
    await game.red.at(other).read();
    const read = jest.spyOn(other.app.get(MovesRepository), 'rowsKnown');
    await playOn([game.red, game.blue], seeded(5));
    await new Promise((done) => setTimeout(done, 100));
    const { version } = await game.red.read();
    expect(read).not.toHaveBeenCalled();
    expect(await game.red.at(other).read()).toMatchObject({ version });
    expect(read).toHaveBeenCalledTimes(1);
    read.mockRestore();
  });

  it('tell subscribers of the other what was played here', async () => {
    const resume = withoutPoll(other);
    const game = await startToy(app);
    const stream = game.spectator.at(other).changes(1);
    const next = stream.next();
    await until(() => subscribers(other) === 1);
    await deployed(game);
    expect((await next).value?.gameChanged.version).toBe(2);
    expect((await stream.next()).value?.gameChanged.version).toBe(3);
    await stream.return();
    resume();
  });

  it('make good by themselves a notice that was lost', async () => {
    const game = await startToy(app);
    const stream = game.spectator.at(other).changes(1);
    const next = stream.next();
    await until(() => subscribers(other) === 1);
    const notices = app.app.get(Notices);
    const { send } = notices;
    notices.send = () => undefined;
    await deployed(game);
    notices.send = send;
    expect((await next).value?.gameChanged.version).toBe(2);
    await stream.return();
  });

  it('listen again after their connection was cut', async () => {
    const resume = withoutPoll(other);
    const listeners = `FROM pg_stat_activity WHERE application_name = 'muster-notices'
      AND datname = current_database()`;
    const pids = async (): Promise<string> =>
      JSON.stringify(
        (await app.pool.query(`SELECT pid ${listeners} AND query <> '' ORDER BY pid`)).rows,
      );
    const before = await pids();
    await app.pool.query(`SELECT pg_terminate_backend(pid) ${listeners}`);
    await until(async () => {
      const now = await pids();
      return now !== before && JSON.parse(now).length === JSON.parse(before).length;
    });
    const game = await startToy(app);
    const stream = game.spectator.at(other).changes(1);
    const next = stream.next();
    await until(() => subscribers(other) === 1);
    await deployed(game);
    expect((await next).value?.gameChanged.version).toBe(2);
    await stream.return();
    resume();
  });
});

describe('a new instance', () => {
  it('goes on where the last one stopped, drafts, undo and receipts included', async () => {
    const first = await app.sibling();
    const game = await startToy(first);
    await game.red.play([...deployment('red'), { do: 'bid', coin: 2 }]);
    const given = { requestId: randomUUID(), version: 1 };
    await game.blue.play(deployment('blue').slice(0, 2), given);
    await game.blue.play(deployment('blue').slice(2));
    const seen = await Promise.all([game.red.read(), game.blue.read(), game.spectator.read()]);
    await first.stop();
    const second = await app.sibling();
    const [red, blue, spectator] = [
      game.red.at(second),
      game.blue.at(second),
      game.spectator.at(second),
    ];
    expect(await Promise.all([red.read(), blue.read(), spectator.read()])).toEqual(seen);
    expect(await blue.play(deployment('blue').slice(0, 2), given)).toMatchObject({
      version: 2,
      applied: 2,
    });
    expect((await blue.undo()).game.draft).toBe(2);
    expect((await blue.play([deployment('blue')[2], { do: 'bid', coin: 0 }])).game.owed).toEqual([
      'red',
    ]);
    expect((await blue.undo()).code).toBe('NOTHING_TO_UNDO');
    await playOn([red, blue], seeded(9));
    expect(verifyRecord(await recordOf(spectator))).toEqual([]);
    await second.stop();
  });

  it('finds every past version as it was, far behind the last whole state', async () => {
    const game = await startToy(app);
    await playOn([game.red, game.blue], seeded(21));
    const { version } = await game.red.read();
    const third = await app.sibling();
    for (let at = 1; at <= version; at += 7) {
      for (const client of [game.red, game.blue, game.spectator]) {
        expect(await client.at(third).read(at)).toEqual(await client.read(at));
      }
    }
    const { rows } = await app.pool.query(
      'SELECT seq FROM snapshots WHERE game_id = $1 ORDER BY seq',
      [game.id],
    );
    expect(rows.length).toBeGreaterThan(1);
    await third.stop();
  });
});

describe('the record of a finished game', () => {
  it('is kept back until the end', async () => {
    const game = await startToy(app);
    expect(await recordOf(game.red)).toBeNull();
    await game.red.resign();
    expect(verifyRecord(await recordOf(game.spectator))).toEqual([]);
  });

  it('shows any die, draw, row, share or seed that was changed', async () => {
    const game = await startToy(app, { seed: '77'.repeat(32), entropy: 'mine' });
    await playOn([game.red, game.blue], seeded(2));
    const record = await recordOf(game.red);
    expect(verifyRecord(record)).toEqual([]);
    const rolled = record.rows.findIndex(({ rolls }) => rolls.length > 0);
    const drawn = record.rows.findIndex(({ draws }) => draws.some(({ from }) => from.length > 1));
    const changed: ((copy: any) => void)[] = [
      (copy) => (copy.rows[rolled].rolls[0].dice[0] = (copy.rows[rolled].rolls[0].dice[0] % 6) + 1),
      (copy) => copy.rows[drawn].draws[0].taken.reverse().push('x'),
      (copy) => copy.rows.splice(3, 1),
      (copy) => (copy.rows[2].seat = 'nobody'),
      (copy) => (copy.entropies.red = 'theirs'),
      (copy) => (copy.seed = '78'.repeat(32)),
    ];
    for (const change of changed) {
      const copy = structuredClone(record);
      change(copy);
      expect(verifyRecord(copy)).not.toEqual([]);
    }
  });

  it.each([
    'secret = NOT secret',
    "seat = 'nobody'",
    "kind = 'undo'",
    'undoable = NOT undoable',
    'version = version + 1000',
    "request_id = request_id || '!'",
    "created_at = created_at + interval '1 ms'",
    'body = replace(body, \'"rolls":[\', \'"rolls":[ 7\')',
  ])('shows what was changed in a row where it is kept: %s', async (change) => {
    const game = await startToy(app);
    await playOn([game.red, game.blue], seeded(4));
    expect(verifyRecord(await recordOf(game.red))).toEqual([]);
    await app.pool.query(`UPDATE moves SET ${change} WHERE game_id = $1 AND seq = 5`, [game.id]);
    expect(verifyRecord(await recordOf(game.red))).not.toEqual([]);
  });

  it('links every row to the one before, and hashes the views where a whole state is written', async () => {
    const game = await startToy(app);
    await playOn([game.red, game.blue], seeded(4)); // to its end, where one is written whatever is thrown
    const rows = await app.app.get(MovesRepository).rows(game.id, 1, 1_000);
    rows.slice(1).forEach((row, i) => expect(row.prevHash).toBe(rows[i]?.hash));
    const found = await app.pool.query<{ seq: number }>(
      'SELECT seq FROM snapshots WHERE game_id = $1',
      [game.id],
    );
    const whole = [1, ...found.rows.map(({ seq }) => seq)];
    expect(whole.length).toBeGreaterThan(1);
    for (const { seq, secret, seat, viewHash = {} } of rows) {
      const viewers = secret ? [seat] : ['*', 'blue', 'red'];
      expect(Object.keys(viewHash).sort()).toEqual(whole.includes(seq) ? viewers : []);
    }
  });
});
