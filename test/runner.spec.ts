import { readdirSync } from 'node:fs';

import { PROJECT_ROOT } from '../src/common/project-root.js';
import { LONGEST } from './longest-first.mjs';
import { asserting } from './runner/limits.mjs';

it('files that `--short` leaves out exist, each by one name', () => {
  const folders = ['test', 'src', 'bench'];
  const files = folders.flatMap((folder) =>
    (readdirSync(`${PROJECT_ROOT}/${folder}`, { recursive: true }) as string[]).map(
      (file) => `/${folder}/${file}`,
    ),
  );
  const named = (name: string) => files.filter((file) => file.endsWith(`/${name}`)).length;
  expect(LONGEST.filter((name) => named(name) !== 1)).toEqual([]);
  expect(new Set(LONGEST).size).toBe(LONGEST.length);
});

describe('a test', () => {
  it('in which no expect was reached fails', async () => {
    const nothing: number[] = [];
    const loops = () => {
      for (const one of nothing) expect(one).toBe(1);
    };
    const failed = await asserting(loops)().catch((error: Error) => error.message);
    expect(failed).toMatch('no expect was reached');
  });

  it('that asserts, at once or later, passes; one that throws says so itself', async () => {
    await asserting(() => expect(1).toBe(1))();
    await asserting(() => expect(Promise.resolve(1)).resolves.toBe(1))();
    const thrown = asserting(() => Promise.reject(new Error('of its own')));
    await expect(thrown()).rejects.toThrow('of its own');
  });
});
