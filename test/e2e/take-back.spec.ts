import { type GameRecord, verifyRecord } from '../../src/games/proof/record.js';
import { replayFaults } from '../../src/games/proof/replay.js';
import { beforeLastMove } from '../../src/games/proof/take-back.js';
import type { MoveRow } from '../../src/games/store/move-row.js';
import { MovesRepository } from '../../src/games/store/moves.repository.js';
import { RULESETS } from '../../src/rules/index.js';
import { recordOf } from './quick-games.js';
import { picker, playOn, type RestClient, type RestGame, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';
import { DAY, type TimeMachine, timeMachine } from './time-machine.js';

/** A move is taken back beyond a boundary, if the other side agrees. */

let app: TestApp;
let time: TimeMachine;
beforeAll(async () => {
  app = await startApp();
  time = timeMachine(app);
});
afterAll(() => app.stop());

const OPERATIONS = { ruleset: 'ops1812', scenario: 'campaign' };
/** Nothing is hidden in it and no card drawn, however its dice fall. */
const OPEN = { ruleset: 'avalon1776', scenario: 'basic' };
const codeOf = ({ status, body }: { status: number; body: any }) => [status, body.error?.code];
const ask = (from: RestClient) => from.post('/requests', { kind: 'TAKE_BACK' });

async function answer({ spectator }: RestGame, from: RestClient, agrees = true) {
  const [request] = (await spectator.get('/requests')).body.requests;
  return from.post('/requests/answer', { version: request?.version ?? 1, agrees });
}

const rowsOf = ({ id }: RestGame): Promise<MoveRow[]> =>
  app.app.get(MovesRepository).publicRows(id, 0, 10_000, 10_000);

/** What is seen at a version (now, if none is given) by everybody. */
const seen = ({ us, gb, spectator }: RestGame, at?: number) =>
  Promise.all(
    [us, gb, spectator].map(
      async (one) => (await one.get(at === undefined ? '' : `?at=${at}`)).body.view,
    ),
  );

const ruleset = ({ ruleset: id }: GameRecord) => RULESETS.find((one) => one.id === id)!;

async function proven(game: RestGame): Promise<GameRecord> {
  const record = await recordOf(app, { id: game.id, players: [] });
  expect(verifyRecord(record)).toEqual([]);
  expect(replayFaults(record, ruleset(record))).toEqual([]);
  return record;
}

/** At least `count` choices are played; who made the last one owes nothing now, so they can undo nothing themselves. */
async function passed(order: object = {}, count = 1) {
  const chance = { seed: '07'.repeat(32), entropy: 'a' };
  const game = await startWar(app, { ...OPERATIONS, ...chance, ...order });
  let seat: 'us' | 'gb' = 'us';
  await playOn([game.us, game.gb], picker(7), async (played) => {
    const last = (await rowsOf(game)).at(-1)!;
    seat = last.seat as 'us' | 'gb';
    if (played < count || last.draws.length > 0) return false;
    return !(await game.us.get()).body.owed.includes(seat);
  });
  return { game, mover: game[seat], other: game[seat === 'us' ? 'gb' : 'us'], seat };
}

it('all is as it was before the last move of who asks, for everybody, and they move anew', async () => {
  const { game, mover, other, seat } = await passed({ ...OPEN, clock: 'daily' }, 13);
  const to = beforeLastMove(await rowsOf(game), seat)!;
  expect((await ask(mover)).status).toBe(200);
  const [request] = (await game.spectator.get('/requests')).body.requests;
  expect(request).toMatchObject({ kind: 'TAKE_BACK', by: seat, back: to, time: null });
  const then = (await mover.get(`?at=${to}`)).body;
  expect((await answer(game, other)).status).toBe(200);
  const now = (await mover.get()).body;
  expect([now.version, now.owed]).toEqual([request.version + 1, then.owed]);
  expect(await seen(game)).toEqual(await seen(game, to));
  expect((await mover.choices()).choices.length).toBeGreaterThan(0);
  expect((await other.choices()).choices).toEqual([]);
  expect((await game.spectator.get('/log?first=500')).body.entries.at(-1).text).toMatch(
    /^Both agreed to take back the last move of the (American|British) player/,
  );
  expect(codeOf(await mover.post('/undo', { version: now.version }))).toEqual([
    409,
    'NOTHING_TO_UNDO',
  ]);
  // And once more: as far as the move before.
  time.pass(DAY);
  expect((await ask(mover)).status).toBe(200);
  expect((await answer(game, other)).status).toBe(200);
  const further = beforeLastMove((await rowsOf(game)).slice(0, to), seat)!;
  expect(further).toBeLessThan(to);
  expect(await seen(game)).toEqual(await seen(game, further));
  await playOn([game.us, game.gb], picker(3), (count) => count === 40);
  await game.us.post('/resign', undefined);
  await proven(game);
});

it('takes back what the other has done since, too, which they agree to', async () => {
  const { game, mover, other, seat } = await passed(OPEN, 10);
  const to = beforeLastMove(await rowsOf(game), seat)!;
  await ask(mover);
  await playOn([other], picker(5), (count) => count === 2);
  const after = await seen(game);
  expect((await answer(game, other)).status).toBe(200);
  expect(await seen(game)).toEqual(await seen(game, to));
  expect(after).not.toEqual(await seen(game));
  expect((await other.choices()).choices).toEqual([]);
  await game.us.post('/resign', undefined);
  await proven(game);
});

it('a refusal changes nothing, and whoever asked waits before they ask again', async () => {
  const { game, mover, other } = await passed();
  const before = await seen(game);
  await ask(mover);
  expect((await answer(game, other, false)).status).toBe(200);
  expect(await seen(game)).toEqual(before);
  expect(codeOf(await ask(mover))).toEqual([409, 'CANNOT_ASK']);
});

describe('nothing is taken back', () => {
  const why = async (from: RestClient) => {
    const { status, body } = await ask(from);
    return [status, body.error?.code, body.error?.message];
  };
  const cannot = (reason: RegExp) => [409, 'CANNOT_ASK', expect.stringMatching(reason)];

  it('where there is no move, or one that can be undone without asking', async () => {
    const { game, mover, other } = await passed();
    expect(await why(other)).toEqual(cannot(/no move lately/));
    await playOn([other, mover], picker(7), async () => {
      const rows = await rowsOf(game);
      return rows.at(-1)?.undoable === true;
    });
    const mine = game[(await rowsOf(game)).at(-1)?.seat as 'us' | 'gb'];
    expect(await why(mine)).toEqual(cannot(/undo that move yourself/));
    expect(await why(game.spectator)).toEqual([401, 'UNAUTHENTICATED', expect.anything()]);
  });

  it.each(['columbia1812', 'madison'])(
    'after something hidden was shown, or a card was drawn (%s)',
    async (id) => {
      const scenario = RULESETS.find((one) => one.id === id)!.scenarios[0]!.id;
      const game = await startWar(app, { ruleset: id, scenario });
      const pieces = RULESETS.find((one) => one.id === id)!.components.pieces;
      const isOthers = (seat: string | null, one: string): boolean =>
        pieces.some((piece) => piece.id === one && piece.side !== seat);
      let found: MoveRow | undefined;
      await playOn([game.us, game.gb], picker(11), async () => {
        found = (await rowsOf(game)).slice(1).find(({ kind, seat, draws, events }) => {
          const shown = events.flatMap(({ reveals = [] }) => reveals);
          return kind === 'play' && (draws.length > 0 || shown.some((one) => isOthers(seat, one)));
        });
        return found !== undefined;
      });
      expect(await why(game[found!.seat as 'us' | 'gb'])).toEqual(
        cannot(/what was hidden has been shown/),
      );
    },
    60_000,
  );

  it('not even by agreement, where that happened while the request was open', async () => {
    const { game, mover, other } = await passed({}, 13);
    expect((await ask(mover)).status).toBe(200);
    await playOn([other, mover], picker(2), async () =>
      (await rowsOf(game)).slice(1).some(({ draws }) => draws.length > 0),
    );
    const before = await seen(game);
    expect(codeOf(await answer(game, other))).toEqual([409, 'CANNOT_ASK']);
    expect(await seen(game)).toEqual(before);
  });

  it('where who agrees would choose by dice that fell since it was asked', async () => {
    const { game, mover, other } = await passed(OPEN, 10);
    expect((await ask(mover)).status).toBe(200);
    const asked = (await game.spectator.get('/requests')).body.requests[0].version;
    await playOn([other, mover], picker(5), async () =>
      (await rowsOf(game)).some(({ version, rolls }) => version > asked && rolls.length > 0),
    );
    const { status, body } = await answer(game, other);
    expect([status, body.error?.code, body.error?.message]).toEqual(
      cannot(/dice have been rolled, or something hidden shown, since it was asked/),
    );
  });

  it('beyond a hand-over: who takes a seat over may not know what was before', async () => {
    const { game, mover, other } = await passed();
    const eve = await app.signUp('Eve');
    const { body } = await other.post('/seat-offer', { knowledge: 'FROM_NOW' });
    const taken = await app.rest(`POST ${other.path}/seat-offer/take`, {
      body: { token: body.token },
      token: eve.token,
    });
    expect([taken.status, (await game.us.get()).body.handovers.length]).toEqual([200, 1]);
    expect(await why(mover)).toEqual(cannot(/gone to another player/));
  });
});

it('a record that goes back to where nobody asked for is found out', async () => {
  const { game, mover, other } = await passed({}, 13);
  await ask(mover);
  await answer(game, other);
  await game.us.post('/resign', undefined);
  const record = await proven(game);
  const changed = (change: (row: MoveRow) => object): GameRecord => ({
    ...record,
    rows: record.rows.map((row) => ({ ...row, ...change(row) })),
  });
  const earlier = changed((row) => ({
    events: row.events.map((event) =>
      'back' in event.data ? { ...event, data: { ...event.data, back: 1 } } : event,
    ),
  }));
  expect(replayFaults(earlier, ruleset(record))[0]).toMatch(/goes back too far/);
  const unasked = changed((row) =>
    row.events.some(({ type }) => type === 'asked-take-back') ? { events: [] } : {},
  );
  expect(replayFaults(unasked, ruleset(record))[0]).toMatch(/nothing was asked for/);
});
