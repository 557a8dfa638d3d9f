import type { Action } from '../../rules/index.js';
import type { Path, Pick } from './path.js';

/** Nobody presses more often for one choice, paging apart. */
export const STEPS = 3;

/** Choices that are alike in what is asked. */
type Group = readonly Action[];

/** What tells the choices left apart: their verbs, the values of one field, or nothing but the whole of each. */
export interface Question {
  readonly kind: 'verbs' | 'values' | 'choices';
  /** The index of the field among those of the action; -1 where none is asked for. */
  readonly field: number;
  /** In the order of the choices. */
  readonly groups: readonly Group[];
}

export interface Narrowed {
  readonly left: readonly Action[];
  /** null: one is left. */
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

/** Fields that are still open, the one with the fewest values first. */
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

/** `steps`: how many are left, so that the last question tells all of them apart. */
function questionOf(left: readonly Action[], steps: number): Question | null {
  if (left.length <= 1) return null;
  const verbs = grouped(left, 'do');
  if (verbs.length > 1) return { kind: 'verbs', field: -1, groups: verbs };
  const open = openIn(left);
  const isLast = steps <= 1;
  return open.find(({ groups }) => !isLast || groups.length === left.length) ?? whole(left);
}

/** What a press leaves; null: it answers another question. */
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
 * What a path leaves of the choices, and what to ask next. The first press may name a whole choice: a typed search does
 * so. null: the path does not lead anywhere among these choices.
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

/** Where it leads to press what has that index in a question. */
export function after(path: Path, { kind, field }: Question, value: number): Path {
  if (kind === 'verbs') return { ...path, verb: value, page: 0 };
  const pick = { field: kind === 'choices' ? null : field, value };
  return { ...path, picks: [...path.picks, pick], page: 0 };
}

/** Where it came from; null: nothing has been pressed. */
export function before(path: Path): Path | null {
  const { verb, picks } = path;
  if (picks.length > 0) return { ...path, picks: picks.slice(0, -1), page: 0 };
  return verb === null ? null : { ...path, verb: null, page: 0 };
}
