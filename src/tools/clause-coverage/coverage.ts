/** A file of a game: its path from the root of the repository, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Which clauses of a game are cited and tested, and which are not. */
export interface Coverage {
  readonly total: number;
  /** Number of clauses that the rules cite and a test names. */
  readonly covered: number;
  /** Clauses that no line of the rules cites. */
  readonly uncited: readonly string[];
  /** Clauses that no test's title begins with. */
  readonly untested: readonly string[];
  /** Clauses that are cited or named, but are in no clause table. */
  readonly unknown: readonly string[];
}

/** Titles of tests that begin with clauses, e.g. `it('C1812-9.1 C1812-9.2 …'`. */
const TITLE = /\b(?:it|test|describe)(?:\.each)?\s*\(\s*['"`]([^'"`]*)/g;
/** Titles in rows of a table of tests, whose title is `%s`: a text that begins with a clause and goes on in words. */
const ROW_TITLE = /^\s*\[\s*['"`]([0-9A-Z]+-[^'"`\s]+ [^'"`]*)/gm;

/** Cards are clauses that a refusal may cite. They are data, tested by playing each of them. */
const CARD = /-card-\d+$/;
/** The title of a table of tests, which stands after the table. */
const EACH_TITLE = /\]\s*(?:as const\s*)?\)\(\s*['"`]([^'"`]*)/g;

export function coverageOf(
  clauses: readonly string[],
  rules: readonly SourceFile[],
  tests: readonly SourceFile[],
): Coverage {
  const family = familyOf(clauses);
  const cited = new Set(rules.flatMap(({ text }) => text.match(family) ?? []));
  const tested = new Set(
    tests.flatMap(({ text }) => titlesOf(text).flatMap((title) => leading(title, family))),
  );
  const known = new Set(clauses);
  const rulebook = clauses.filter((clause) => !CARD.test(clause));
  const uncited = rulebook.filter((clause) => !cited.has(clause));
  const untested = rulebook.filter((clause) => !tested.has(clause));
  const unknown = [...new Set([...cited, ...tested])].filter((clause) => !known.has(clause)).sort();
  const covered = rulebook.filter((clause) => cited.has(clause) && tested.has(clause)).length;
  return { total: rulebook.length, covered, uncited, untested, unknown };
}

/** Matches everything that looks like a clause of the same game, e.g. `C1812-10.1.a.i`, `OPS-hits.regular`. */
function familyOf(clauses: readonly string[]): RegExp {
  const prefixes = new Set(clauses.map((clause) => clause.split('-')[0] ?? ''));
  return new RegExp(`\\b(?:${[...prefixes].join('|')})-[0-9a-zA-Z]+(?:[.-][0-9a-zA-Z]+)*`, 'g');
}

const titlesOf = (text: string): string[] =>
  [TITLE, EACH_TITLE, ROW_TITLE].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => match[1] ?? ''),
  );

/** The clauses with which a title begins; those after other words are only mentioned. */
function leading(title: string, family: RegExp): string[] {
  const words = title.split(/[\s,]+/);
  const end = words.findIndex((word) => word.replace(family, '') !== '');
  return words.slice(0, end < 0 ? words.length : end);
}
