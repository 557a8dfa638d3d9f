import { isUuid } from '../../common/uuid.js';

/**
 * A press: the value with index `value` of the field with that index; `field` null: the choice with that index among
 * those left.
 */
export interface Pick {
  readonly field: number | null;
  readonly value: number;
}

/**
 * What somebody has pressed so far, among their choices at that version and draft. Numbers are indices into those
 * choices, so a path cannot name anything that was not offered. The reader of a path has to check that the choices are
 * still offered.
 */
export interface Path {
  /** Id of the game: a UUID in lower case. */
  readonly game: string;
  readonly version: number;
  readonly draft: number;
  /** null: not picked yet, or there is only one verb. */
  readonly verb: number | null;
  readonly picks: readonly Pick[];
  /** Page of the menu that comes next, from 0. */
  readonly page: number;
}

/** How many digits, in base 36, each number may have. */
const DIGITS = { version: 6, draft: 6, verb: 2, field: 1, value: 4, page: 3 } as const;
const MOST_PICKS = 3;
/** Greatest length of what `encodePath` makes: an option of Slack holds 75 characters, a button of Discord 100. */
export const LONGEST_PATH = 64;

const digits = (most: number): string => `(?:0|[1-9a-z][0-9a-z]{0,${most - 1}})`;
const pick = `(?:${digits(DIGITS.field)}|\\*)=${digits(DIGITS.value)}`;
const WRITTEN = new RegExp(
  `^([\\w-]{22})~(${digits(DIGITS.version)})\\.(${digits(DIGITS.draft)})~(${digits(DIGITS.verb)}?)` +
    `~((?:${pick}(?:,${pick}){0,${MOST_PICKS - 1}})?)~(${digits(DIGITS.page)})$`,
);

const written = (value: number, most: number): string => {
  const text = value.toString(36);
  if (!Number.isSafeInteger(value) || value < 0 || text.length > most)
    throw new Error(`no path has room for ${value}`);
  return text;
};
const read = (text: string): number => parseInt(text, 36);

/**
 * A path as text: `<game, 22 of base64url>~<version>.<draft>~<verb>~<field>=<value>,…~<page>`. Throws where a number is
 * too large.
 */
export function encodePath({ game, version, draft, verb, picks, page }: Path): string {
  if (picks.length > MOST_PICKS) throw new Error(`no path has room for ${picks.length} picks`);
  return [
    Buffer.from(game.replaceAll('-', ''), 'hex').toString('base64url'),
    `${written(version, DIGITS.version)}.${written(draft, DIGITS.draft)}`,
    verb === null ? '' : written(verb, DIGITS.verb),
    picks
      .map(({ field, value }) => {
        const name = field === null ? '*' : written(field, DIGITS.field);
        return `${name}=${written(value, DIGITS.value)}`;
      })
      .join(','),
    written(page, DIGITS.page),
  ].join('~');
}

const uuidOf = (text: string): string =>
  Buffer.from(text, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

function pickOf(text: string): Pick {
  const [field = '', value = ''] = text.split('=');
  return { field: field === '*' ? null : read(field), value: read(value) };
}

/** Reads a path; null: `encodePath` has not written it. */
export function decodePath(text: string): Path | null {
  if (text.length > LONGEST_PATH) return null;
  const parts = WRITTEN.exec(text);
  if (parts === null) return null;
  const [, game = '', version = '', draft = '', verb = '', picks = '', page = ''] = parts;
  const path = {
    game: uuidOf(game),
    version: read(version),
    draft: read(draft),
    verb: verb === '' ? null : read(verb),
    picks: picks === '' ? [] : picks.split(',').map(pickOf),
    page: read(page),
  };
  // The last of the 22 characters has unused bits, so several texts would decode to the same game: only one is
  // accepted.
  return isUuid(path.game) && encodePath(path) === text ? path : null;
}
