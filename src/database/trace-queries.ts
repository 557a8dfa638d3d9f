import { Client } from 'pg';

import { inSpan } from '../observing/spans.js';

type Query = (...args: unknown[]) => unknown;
type Callback = (error: unknown, result: unknown) => void;

const NAMED = /^[A-Z]+/;

/** Name of a span: that of the prepared statement, or the statement's first word; never a value. */
function nameOf(query: unknown): string {
  const { name, text = query } = (query ?? {}) as { name?: unknown; text?: unknown };
  if (typeof name === 'string') return `postgres ${name}`;
  return `postgres ${NAMED.exec(String(text).trim())?.[0] ?? 'query'}`;
}

let traced = false;

/** Makes every statement of this process a span, whichever pool it uses. */
export function traceQueries(): void {
  if (traced) return;
  traced = true;
  const prototype = Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (this: unknown, ...args) {
    const callback = args.at(-1);
    if (typeof callback !== 'function')
      return inSpan(nameOf(args[0]), () => query.apply(this, args));
    const settled = inSpan(
      nameOf(args[0]),
      () =>
        new Promise((done, fail) =>
          query.apply(this, [
            ...args.slice(0, -1),
            (error: unknown, result: unknown) => {
              (callback as Callback)(error, result);
              if (error) fail(error);
              else done(result);
            },
          ]),
        ),
    );
    settled.catch(() => undefined);
    return undefined;
  };
}
