import { readdirSync } from 'node:fs';

const FOLDER = new URL('./', import.meta.url);

/** A test of this folder, not run yet; `cards`: the numbers of the cards that its title names. */
export interface Collected {
  readonly title: string;
  readonly cards: readonly number[];
  readonly run: () => unknown;
}

type Body = (...row: unknown[]) => unknown;

/** `%i`, `%s` and `$member` of a title filled in from the row of its table, as jest does. */
function titled(title: string, row: readonly unknown[]): string {
  const left = [...row];
  const members = Object(row[0]) as { readonly [member: string]: unknown };
  return title
    .replace(/%[is]/g, () => String(left.shift()))
    .replace(/\$(\w+)/g, (_, member: string) => String(members[member]));
}

/**
 * The tests of the other files of this folder, in order: the files are read as a collector of tests would read them.
 */
export async function collectTests(except: string): Promise<Collected[]> {
  const found: Collected[] = [];
  const above: string[] = [];
  const test = (title: string, run: () => unknown): void => {
    const whole = [...above, title].join(' ');
    const cards = [...whole.matchAll(/MMW-card-(\d+)/g)].map(([, number]) => Number(number));
    found.push({ title: whole, cards, run });
  };
  const each = (rows: readonly unknown[]) => (title: string, body: Body) => {
    for (const one of rows) {
      const row = Array.isArray(one) ? (one as readonly unknown[]) : [one];
      test(titled(title, row), () => body(...row));
    }
  };
  const describing = (title: string, body: () => void): void => {
    above.push(title);
    body();
    above.pop();
  };
  const real = { it: globalThis.it, describe: globalThis.describe };
  Object.assign(globalThis, { it: Object.assign(test, { each }), describe: describing });
  try {
    for (const file of readdirSync(FOLDER))
      if (file.endsWith('.spec.ts') && file !== except)
        await import(`${new URL(file, FOLDER).href}?collected`);
  } finally {
    Object.assign(globalThis, real);
  }
  return found;
}
