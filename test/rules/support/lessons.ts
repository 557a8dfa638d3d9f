import {
  type Action,
  choices,
  frameOf,
  type Lesson,
  type LessonStep,
  owed,
  PLAYER_NAMES,
  playerNamed,
  playInPlace,
  RecordingTable,
  resume,
  type Ruleset,
  seeded,
  seededChance,
  type State,
} from '../../../src/rules/kernel/index.js';

/** Actions of both seats, in which a lesson is through. */
const LONGEST = 400;

/** What became of a lesson that was followed. */
export interface Followed {
  /** Steps that were done, in that order. */
  readonly done: readonly number[];
  /** Decisions of the learner to which no step belongs. */
  readonly strange: readonly string[];
  readonly isThrough: boolean;
}

const fits = (step: LessonStep, action: Action): boolean =>
  step.expect.some((one) => Object.entries(one).every(([field, value]) => action[field] === value));

/** The step that a decision is taught by, and the choices it accepts; null: none. */
function taught(
  { steps }: Lesson,
  at: number,
  asks: string,
  all: readonly Action[],
): { nth: number; fitting: Action[] } | null {
  const order = [...steps.keys()];
  for (const nth of [...order.slice(at), ...order.slice(0, at).reverse()]) {
    const step = steps[nth];
    const fitting = step?.asks === asks ? all.filter((one) => fits(step, one)) : [];
    if (fitting.length > 0) return { nth, fitting };
  }
  return null;
}

/** Plays a lesson as it says, by chance of that seed, wherever it leaves a choice; the computer plays as in a game. */
export function follow(rules: Ruleset, lesson: Lesson, seed: number): Followed {
  const [chance, random] = [seededChance(seed), seeded(seed)];
  const state = begun(rules, lesson, seed);
  const level = PLAYER_NAMES.find((name) => name === lesson.level);
  if (level === undefined) throw new Error(`there is no level ${lesson.level}`);
  const computer = playerNamed(level);
  const [done, strange]: [number[], string[]] = [[], []];
  let at = 0;
  for (let n = 0; n < LONGEST && at < lesson.steps.length && state.outcome === null; n++) {
    const seats = owed(rules, state);
    const seat = seats.includes(lesson.seat) ? lesson.seat : (seats[0] ?? '');
    const all = choices(rules, state, seat);
    let action = seat === lesson.seat ? undefined : computer({ rules, state, seat, all }, random);
    if (action === undefined) {
      const asks = frameOf(state, seat)?.f ?? '';
      const step = taught(lesson, at, asks, all);
      const from = step?.fitting ?? all;
      action = from[random(from.length)];
      if (step === null) strange.push(asks);
      else if (step.nth >= at) at = done[done.push(step.nth) - 1]! + 1;
    }
    if (action !== undefined) playInPlace(rules, state, seat, action, new RecordingTable(chance));
  }
  return { done, strange, isThrough: at === lesson.steps.length };
}

export function begun(rules: Ruleset, { position }: Lesson, seed: number): State {
  const read = rules.readPosition(position);
  if (!('agenda' in read)) throw new Error(`line ${read.line}: ${read.message.en}`);
  const state = resume(rules, read, seededChance(seed))?.state;
  if (state === undefined) throw new Error('nobody can go on from there');
  return state;
}
