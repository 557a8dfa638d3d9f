import Papa from 'papaparse';

/** Headings of a column of names. */
const HEADS = new Set([
  ...['name', 'names', 'player', 'players'],
  ...['名前', '氏名', 'お名前', 'プレイヤー', '参加者'],
]);

/** A delimiter that occurs in no name, so that each line becomes one cell. */
const NONE = '\u001f';

/** An apostrophe that keeps a spreadsheet from evaluating a cell; it is removed. */
const ARMED = /^'(?='*[=+\-@\uff1d\uff0b\uff0d\uff20])/;

/** Normalises a name as the service does, except for characters that a keyboard does not produce. */
const tidy = (name: string): string =>
  name
    .replace(ARMED, '')
    .normalize('NFC')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .trim();

function parsed(text: string, more: Papa.ParseConfig<string[]>): Papa.ParseResult<string[]> {
  return Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', ...more });
}

function rowsOf(text: string): readonly (readonly string[])[] {
  const isSheet = text.includes('\t') ? { delimiter: '\t' } : {};
  const guessed = parsed(text, isSheet);
  const isList = guessed.errors.some(({ code }) => code === 'UndetectableDelimiter');
  const how = isList ? { delimiter: NONE } : isSheet;
  const told = isList ? parsed(text, how) : guessed;
  // A quotation mark that is never closed belongs to a name.
  const isWhole = told.errors.every(({ type }) => type !== 'Quotes');
  return (isWhole ? told : parsed(text, { ...how, quoteChar: '\0' })).data;
}

/**
 * Reads pasted names: one in each line, several in a single line, or a table, whose column with such a heading is used,
 * else the first.
 */
export function namesIn(text: string): readonly string[] {
  const [first = [], ...rest] = rowsOf(text);
  const heads = first.map((cell) => HEADS.has(tidy(cell).toLowerCase()));
  const isHeaded = rest.length > 0 && heads.includes(true);
  const column = isHeaded ? heads.indexOf(true) : 0;
  const rows = isHeaded ? rest : [first, ...rest];
  const cells = rest.length === 0 ? first : rows.map((row) => row[column] ?? '');
  return cells.map(tidy).filter((name) => name !== '');
}
