import { type MoveRow, written } from './move-row.js';
import { MoveWriter } from './move-writer.js';

const standing = { status: 'RUNNING', owed: ['us'], outcome: null, deadline: null, botsOwe: false };
const entry = (gameId: string) => ({
  ...written({ gameId } as MoveRow),
  standing,
  snapshot: null,
});
const violation = Object.assign(new Error('duplicate key'), { code: '23505' });
const lost = new Error('Connection terminated unexpectedly');

/** Of the parameters, the ids of the games. */
const GAMES = 2;

interface Query {
  readonly values: readonly unknown[];
}

/** Answers queries from `begin` on; `games` of a query tells which games it is about. */
function poolThat(answer: (games: string[]) => string[] | Error) {
  const sent: string[][] = [];
  let begin = (): void => {};
  const begun = new Promise<void>((done) => (begin = done));
  const query = async ({ values }: Query) => {
    const games = values[GAMES] as string[];
    sent.push(games);
    await begun;
    const answered = answer(games);
    if (answered instanceof Error) throw answered;
    return { rowCount: answered.length, rows: answered.map((id) => ({ id })) };
  };
  return { sent, begin, writer: new MoveWriter({ query } as never) };
}

const all = (writer: MoveWriter, games: readonly string[]) =>
  Promise.allSettled(games.map((game) => writer.write(entry(game)))).then((results) =>
    results.map((one) => (one.status === 'fulfilled' ? one.value : one.reason)),
  );

/** Long enough for what was written to be under way. */
const underWay = () => new Promise(setImmediate);

it('what comes at once goes in one statement, what comes while two are under way in the next, and each hears of its own', async () => {
  const { sent, begin, writer } = poolThat((games) => games.filter((game) => game !== 'd'));
  const first = all(writer, ['a', 'b']);
  await underWay();
  const second = all(writer, ['y', 'z']);
  await underWay();
  const later = [all(writer, ['c', 'd']), all(writer, ['e'])];
  await underWay();
  expect(sent).toHaveLength(2);
  begin();
  expect(await Promise.all([first, second])).toEqual([
    ['written', 'written'],
    ['written', 'written'],
  ]);
  expect(await Promise.all(later)).toEqual([['written', 'beaten'], ['written']]);
  expect(await all(writer, ['f'])).toEqual(['written']);
  expect(sent).toEqual([['a', 'b'], ['y', 'z'], ['c', 'd', 'e'], ['f']]);
});

it('fewer than are under way wait for more, or until those are written', async () => {
  const { sent, begin, writer } = poolThat((games) => games);
  const first = all(writer, ['a', 'b', 'c']);
  await underWay();
  const few = [all(writer, ['d']), all(writer, ['e'])];
  await underWay();
  expect(sent).toEqual([['a', 'b', 'c']]);
  const enough = all(writer, ['f']);
  await underWay();
  expect(sent).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
  ]);
  begin();
  await Promise.all([first, ...few, enough]);
  const again = all(writer, ['g', 'h']);
  await underWay();
  const alone = all(writer, ['i']);
  expect(await Promise.all([again, alone])).toEqual([['written', 'written'], ['written']]);
  expect(sent.slice(2)).toEqual([['g', 'h'], ['i']]);
});

it('few do not wait for a statement that stands still', async () => {
  const { sent, begin, writer } = poolThat((games) => games);
  const still = all(writer, ['a', 'b']);
  await underWay();
  const few = all(writer, ['c']);
  while (sent.length < 2) await underWay();
  expect(sent).toEqual([['a', 'b'], ['c']]);
  begin();
  await Promise.all([still, few]);
});

it('one that cannot be written does not keep the others back', async () => {
  const { sent, begin, writer } = poolThat((games) => (games.includes('b') ? violation : games));
  begin();
  expect(await all(writer, ['a', 'b', 'c'])).toEqual(['written', 'repeated', 'written']);
  expect(sent.map((games) => games.join(' '))).toEqual(['a b c', 'a', 'b', 'c']);
});

it('a lost connection fails all it carried, and none after them', async () => {
  const { sent, begin, writer } = poolThat((games) => (games.includes('a') ? lost : games));
  const carried = all(writer, ['a', 'b']);
  await underWay();
  const after = all(writer, ['c', 'd']);
  begin();
  expect(await carried).toEqual([lost, lost]);
  expect(await after).toEqual(['written', 'written']);
  expect(sent).toHaveLength(2);
});
