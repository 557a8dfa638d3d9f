import type { Action } from '../../rules/index.js';
import type { Path, Pick } from './path.js';

/** Number of presses that lead to any choice, apart from turning pages. */
export const STEPS = 3;

/** Choices that have the same answer to a question. */
type Group = readonly Action[];

/** A question that divides the remaining choices: by verb, by the values of a field, or each choice by itself. */
export interface Question {
  readonly kind: 'verbs' | 'values' | 'choices';
  /** Index of the field among those of the action; -1 where the question is about no field. */
  readonly field: number;
  /** In the order of the choices. */
  readonly groups: readonly Group[];
}

export interface Narrowed {
  readonly left: readonly Action[];
  /** The next question; null: one choice is left. */
  readonly question: Question | null;
}

const fieldsOf = (action: Action | undefined): string[] =>
  Object.keys(action ?? {}).filter((field) => field !== 'do');

function grouped(left: readonly Action[], field: string): Group[] {
  const groups = new Map<string | number | undefined, Action[]>();
  for (const action of left) {
    const known = groups.get(action[field]);
    if (known === undefined) groups.set(action[field], [action]);
    else known.push(action);
  }
  return [...groups.values()];
}

/** Questions about the fields that still differ, that with the fewest values first. */
function openIn(left: readonly Action[]): Question[] {
  const all = fieldsOf(left[0]).map((name, field) => ({
    kind: 'values' as const,
    field,
    groups: grouped(left, name),
  }));
  return all
    .filter(({ groups }) => groups.length > 1)
    .sort((a, b) => a.groups.length - b.groups.length);
}

const whole = (left: readonly Action[]): Question => ({
  kind: 'choices',
  field: -1,
  groups: left.map((action) => [action]),
});

/** The next question. `steps`: how many presses are left; the last question has to tell all choices apart. */
function questionOf(left: readonly Action[], steps: number): Question | null {
  if (left.length <= 1) return null;
  const verbs = grouped(left, 'do');
  if (verbs.length > 1) return { kind: 'verbs', field: -1, groups: verbs };
  const open = openIn(left);
  const isLast = steps <= 1;
  return open.find(({ groups }) => !isLast || groups.length === left.length) ?? whole(left);
}

/** The choices that a press leaves; null: it answers another question. */
function answered(question: Question | null, { kind, field, value }: Press): Group | null {
  if (kind !== question?.kind || field !== question.field) return null;
  return question.groups[value] ?? null;
}

interface Press {
  readonly kind: Question['kind'];
  readonly field: number;
  readonly value: number;
}

const pressOf = ({ field, value }: Pick): Press =>
  field === null ? { kind: 'choices', field: -1, value } : { kind: 'values', field, value };

const pressesOf = ({ verb, picks }: Path): Press[] => [
  ...(verb === null ? [] : [{ kind: 'verbs' as const, field: -1, value: verb }]),
  ...picks.map(pressOf),
];

/**
 * The choices that a path leaves, and the next question. The first press may name a whole choice, as a typed search
 * does. null: the path does not fit these choices.
 */
export function narrowed(choices: readonly Action[], path: Path): Narrowed | null {
  let left = choices;
  let steps = STEPS;
  for (const [nth, press] of pressesOf(path).entries()) {
    const isNamed = nth === 0 && press.kind === 'choices';
    const next = answered(isNamed ? whole(left) : questionOf(left, steps), press);
    if (next === null) return null;
    left = next;
    steps -= 1;
  }
  return left.length === 0 ? null : { left, question: questionOf(left, steps) };
}

/** The path after a press on the option with index `value`. */
export function after(path: Path, { kind, field }: Question, value: number): Path {
  if (kind === 'verbs') return { ...path, verb: value, page: 0 };
  const pick = { field: kind === 'choices' ? null : field, value };
  return { ...path, picks: [...path.picks, pick], page: 0 };
}

/** The path without its last press; null: nothing was pressed. */
export function before(path: Path): Path | null {
  const { verb, picks } = path;
  if (picks.length > 0) return { ...path, picks: picks.slice(0, -1), page: 0 };
  return verb === null ? null : { ...path, verb: null, page: 0 };
}
