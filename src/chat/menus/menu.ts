import type { Action } from '../../rules/index.js';
import { after, before, type Narrowed, narrowed, type Question } from './narrow.js';
import type { Path } from './path.js';
import { toldApart } from './short.js';
import type { Wording } from './wording.js';

/** Up to so many verbs are shown as buttons; more as a select menu. */
const MOST_BUTTONS = 7;

interface Option {
  /** Different from the text of every other option of the menu, on all its pages. */
  readonly text: string;
  /** The sentence of the only choice that this option leaves; null: it leaves several. */
  readonly sentence: string | null;
  readonly next: Path;
}

export interface Menu {
  readonly kind: Question['kind'];
  readonly look: 'buttons' | 'menu';
  /** What is asked for, in a word or two. */
  readonly prompt: string;
  /** Names of what all remaining choices have in common. */
  readonly settled: readonly string[];
  /** The options of this page. */
  readonly options: readonly Option[];
  /** How many pages the menu has. */
  readonly pages: number;
  readonly path: Path;
  /** The path without its last press; null: nothing was pressed. */
  readonly back: Path | null;
}

interface Decided {
  readonly kind: 'decided';
  readonly action: Action;
}

/** The choices of a player. `choices` are sorted as the rules list them, in whatever language they are shown. */
export interface Offer {
  readonly choices: readonly Action[];
  readonly wording: Wording;
  /** How many options a menu may have. */
  readonly most: number;
}

const fieldsOf = (action: Action): string[] =>
  Object.keys(action).filter((field) => field !== 'do');

const textIn = ({ kind, field }: Question, { label, names }: Wording, action: Action): string =>
  kind === 'choices' ? label(action) : (names(action)[field + 1] ?? '');

/** Names of the parts that are the same in all remaining choices. */
function settledIn(left: readonly Action[], first: Action, { names }: Wording): string[] {
  return ['do', ...fieldsOf(first)].flatMap((field, i) =>
    left.every((action) => action[field] === first[field]) ? (names(first)[i] ?? []) : [],
  );
}

function lookOf({ kind, groups }: Question): Menu['look'] {
  return kind === 'verbs' && groups.length <= MOST_BUTTONS ? 'buttons' : 'menu';
}

function optionsOf(question: Question, { wording, most }: Offer, path: Path): Option[] {
  const firsts = question.groups.flatMap(([action]) => action ?? []);
  const texts = toldApart(firsts.map((action) => textIn(question, wording, action)));
  const from = path.page * most;
  return firsts.slice(from, from + most).map((action, i) => ({
    text: texts[from + i] ?? '',
    sentence: question.groups[from + i]?.length === 1 ? wording.label(action) : null,
    next: after(path, question, from + i),
  }));
}

function asked({ left }: Narrowed, question: Question, offer: Offer, path: Path): Menu | null {
  const [first] = left;
  const pages = Math.ceil(question.groups.length / offer.most);
  if (first === undefined || path.page >= pages) return null;
  const field = question.kind === 'values' ? (fieldsOf(first)[question.field] ?? null) : null;
  return {
    kind: question.kind,
    look: lookOf(question),
    prompt: offer.wording.prompt(first, field),
    settled: settledIn(left, first, offer.wording),
    options: optionsOf(question, offer, path),
    pages,
    path,
    back: before(path),
  };
}

/**
 * What to ask next, or which choice was made. First the verb is asked for, then the field with the fewest values, and
 * so on; a field with one value left is filled in. Apart from turning pages, three presses decide. null: the path does
 * not fit these choices. The caller has to make sure that the choices are those of the path's game, version and draft.
 */
export function menuOf(offer: Offer, path: Path): Menu | Decided | null {
  const found = narrowed(offer.choices, path);
  if (found === null) return null;
  if (found.question !== null) return asked(found, found.question, offer, path);
  const [action] = found.left;
  return action === undefined || path.page > 0 ? null : { kind: 'decided', action };
}

/** The path before anything is pressed. */
export const firstPath = (game: string, version: number, draft: number): Path => ({
  ...{ game, version, draft },
  ...{ verb: null, picks: [], page: 0 },
});
