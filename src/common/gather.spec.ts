import { Gather } from './gather.js';

const squares = (asked: number[][]) => async (keys: readonly number[]) => {
  asked.push([...keys]);
  await new Promise((done) => setTimeout(done, 1));
  return new Map(keys.flatMap((key) => (key < 0 ? [] : [[key, key * key] as const])));
};

it('those who ask at once are answered by one look-up', async () => {
  const asked: number[][] = [];
  const gather = new Gather(squares(asked));
  expect(await Promise.all([2, 3, 2, -1].map((n) => gather.ask(n)))).toEqual([4, 9, 4, undefined]);
  expect(asked).toEqual([[2, 3, -1]]);
});

it('who asks while a look-up is under way is answered by a later one', async () => {
  const asked: number[][] = [];
  const gather = new Gather(squares(asked));
  const first = gather.ask(1);
  while (asked.length === 0) await Promise.resolve();
  const [second, third] = [gather.ask(1), gather.ask(5)];
  await Promise.all([first, second, third]);
  expect(asked).toEqual([[1], [1, 5]]);
});

it('a look-up that fails fails for those who asked, and for nobody after them', async () => {
  let fails = true;
  const gather = new Gather(async (keys: readonly string[]) => {
    if (fails) throw new Error('gone');
    return new Map(keys.map((key) => [key, key]));
  });
  await expect(Promise.all([gather.ask('a'), gather.ask('b')])).rejects.toThrow('gone');
  fails = false;
  expect(await gather.ask('a')).toBe('a');
});
