import { type MoveRow, written } from './move-row.js';
import { MoveWriter } from './move-writer.js';
import { RECORD_MOVE, RECORD_MOVES } from './moves.sql.js';

const standing = { status: 'RUNNING', owed: ['us'], outcome: null };
const entry = (gameId: string) => ({
  ...written({ gameId } as MoveRow),
  standing,
  snapshot: null,
});
const violation = Object.assign(new Error('duplicate key'), { code: '23505' });
const lost = new Error('Connection terminated unexpectedly');

interface Query {
  readonly name: string;
  readonly values: readonly unknown[];
}

/** Answers each query after a while; `games` of it tells which games it is about. */
function poolThat(answer: (games: string[], name: string) => string[] | Error) {
  const sent: { name: string; games: string[] }[] = [];
  const query = async ({ name, values }: Query) => {
    const games =
      name === RECORD_MOVE.name
        ? [String(values[0])]
        : (JSON.parse(String(values[0])) as { gameId: string }[]).map((one) => one.gameId);
    sent.push({ name, games });
    await new Promise((done) => setTimeout(done, 1));
    const answered = answer(games, name);
    if (answered instanceof Error) throw answered;
    return { rowCount: answered.length, rows: answered.map((id) => ({ id })) };
  };
  return { sent, writer: new MoveWriter({ query } as never) };
}

const all = (writer: MoveWriter, games: readonly string[]) =>
  Promise.allSettled(games.map((game) => writer.write(entry(game)))).then((results) =>
    results.map((one) => (one.status === 'fulfilled' ? one.value : one.reason)),
  );

it('what comes while two statements are under way goes in one, and each hears of its own', async () => {
  const { sent, writer } = poolThat((games) => games.filter((game) => game !== 'd'));
  expect(await all(writer, ['a', 'b', 'c', 'd', 'e'])).toEqual([
    ...['written', 'written', 'written', 'beaten', 'written'],
  ]);
  expect(sent).toEqual([
    { name: RECORD_MOVE.name, games: ['a'] },
    { name: RECORD_MOVE.name, games: ['b'] },
    { name: RECORD_MOVES.name, games: ['c', 'd', 'e'] },
  ]);
});

it('one that cannot be written does not keep the others back', async () => {
  const { sent, writer } = poolThat((games) => (games.includes('d') ? violation : games));
  expect(await all(writer, ['a', 'b', 'c', 'd', 'e'])).toEqual([
    ...['written', 'written', 'written', 'repeated', 'written'],
  ]);
  expect(sent.slice(2).map(({ games }) => games.join(' '))).toEqual(['c d e', 'c', 'd', 'e']);
});

it('a lost connection fails all it carried, and none after them', async () => {
  let broken = true;
  const { sent, writer } = poolThat((games) => (broken && games.length > 1 ? lost : games));
  expect(await all(writer, ['a', 'b', 'c', 'd'])).toEqual(['written', 'written', lost, lost]);
  broken = false;
  expect(await all(writer, ['e', 'f', 'g'])).toEqual(['written', 'written', 'written']);
  expect(sent).toHaveLength(6);
});
