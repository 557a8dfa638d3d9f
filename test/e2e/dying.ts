import { DataSource, type QueryRunner } from 'typeorm';

import type { TestApp } from './support.js';

class Died extends Error {}

/** Whether a statement begins with that word. */
export const isOf = (text: string, kind: string): boolean => text.trimStart().startsWith(kind);

/**
 * The statements of the transactions that are begun while `work` goes on. After the one with that number, from 1, the
 * process is as good as dead: it says no more to the database, which takes back what was not committed.
 */
export async function dying(
  { app }: TestApp,
  after: number,
  work: () => Promise<unknown>,
): Promise<readonly string[]> {
  const source = app.get(DataSource);
  const create = source.createQueryRunner.bind(source);
  const said: string[] = [];
  source.createQueryRunner = (...mode): QueryRunner => {
    const runner = create(...mode);
    const query = runner.query.bind(runner);
    runner.query = async (text: string, ...rest: never[]) => {
      if (isOf(text, 'ROLLBACK')) return query(text, ...rest);
      said.push(text);
      const answer: unknown = await query(text, ...rest);
      if (said.length >= after) throw new Died();
      return answer;
    };
    return runner;
  };
  try {
    await work();
  } finally {
    source.createQueryRunner = create;
  }
  return said;
}
