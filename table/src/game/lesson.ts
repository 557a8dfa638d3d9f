import type { Action, Lesson, LessonStep } from '../../../client/src/index.js';

const fits = ({ expect }: LessonStep, action: Action): boolean =>
  expect.some((one) => Object.entries(one).every(([name, value]) => action[name] === value));

/** The question to the learner, with all its choices. */
export interface Asked {
  readonly asks: { readonly id: string } | null;
  readonly choices: readonly { readonly action: Action }[];
}

/**
 * Index of the step that applies to the question when those before `at` are done: the first from there on, else the
 * last before it. null: none applies.
 */
export function stepNow({ steps }: Lesson, at: number, { asks, choices }: Asked): number | null {
  const all = [...steps.keys()];
  const comesUp = (nth: number): boolean => {
    const step = steps[nth];
    if (step === undefined || step.asks !== asks?.id) return false;
    return choices.some(({ action }) => fits(step, action));
  };
  return all.slice(at).find(comesUp) ?? all.slice(0, at).findLast(comesUp) ?? null;
}

/** How many steps are done after that action; null: it left the lesson. A finished lesson cannot be left. */
export function after(lesson: Lesson, at: number, asked: Asked, action: Action): number | null {
  const now = at < lesson.steps.length ? stepNow(lesson, at, asked) : null;
  if (now === null) return at;
  const known = lesson.steps.filter(
    (step, nth) => nth <= now && step.asks === asked.asks?.id && fits(step, action),
  );
  if (known.length === 0) return null;
  return known.at(-1) === lesson.steps[now] ? Math.max(at, now + 1) : at;
}

/** The sentence for a combat that these actions have ended; null: none. */
export const closingOf = (
  { steps }: Lesson,
  { asks }: Asked,
  actions: readonly Action[],
): string | null =>
  steps.find((step) => step.asks === asks?.id && actions.some((action) => fits(step, action)))
    ?.closing ?? null;
