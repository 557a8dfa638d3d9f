import { MAX_DEPTH } from '../../common/storable.js';
import { BODY_LIMIT } from '../../errors/body-limits.js';

/** Bytes that are left for what surrounds a value in a body. */
const AROUND = 2_000;
const ROOM = BODY_LIMIT - AROUND;

const filled = (unit: string): string => unit.repeat(Math.floor(ROOM / Buffer.byteLength(unit)));

/** A list of as many items as fit into a body. */
const list = (item: string): string => `[${filled(`${item},`).slice(0, -1)}]`;

const deep = (inner: string): string =>
  `${'{"a":'.repeat(MAX_DEPTH - 3)}${inner}${'}'.repeat(MAX_DEPTH - 3)}`;

const names = (count: number): string =>
  `{${Array.from({ length: count }, (_, i) => `"f${i}":1`).join(',')}}`;

/** Texts (as JSON) that fill a body: plain, with several bytes per character, only escapes, lines. */
export const TEXTS: readonly string[] = ['x', '湖', 'e\u0301', '\\n', '\\"', '# \\n'].map(
  (unit) => `"${filled(unit)}"`,
);

/** JSON values that fill a body, for places where any value may stand. */
export const VALUES: readonly string[] = [
  list('{}'),
  list('0'),
  list('null'),
  list('"york"'),
  list('[[]]'),
  list('{"do":"done"}'),
  list('{"do":"move","piece":"us-1","to":"york","with":[1,2,3]}'),
  `[${names(20_000)}]`,
  names(20_000),
  `[${deep(list('{}'))}]`,
  deep(TEXTS[0] ?? '""'),
];
