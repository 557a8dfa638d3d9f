import type { Action } from '../../../../src/rules/kernel/action.js';
import { choices } from '../../../../src/rules/kernel/play.js';
import type { Ruleset } from '../../../../src/rules/kernel/ruleset.js';
import { type Check, check, triedSteps, type World } from '../world.js';

/** What the choices of one decision that differ in this field alone say there. */
interface Series {
  readonly field: string;
  readonly action: Action;
  readonly values: (string | number)[];
}

/** By everything but that field: its name and what the rest of the action is. */
function seriesIn(all: readonly Action[], isWanted: (field: string) => boolean): Series[] {
  const found = new Map<string, Series>();
  for (const action of all)
    for (const [field, value] of Object.entries(action)) {
      if (field === 'do' || !isWanted(field)) continue;
      const key = JSON.stringify({ ...action, [field]: null });
      const series = found.get(key) ?? { field, action, values: [] };
      series.values.push(value);
      found.set(key, series);
    }
  return [...found.values()];
}

const seriesOf = (world: World, isWanted: (field: string) => boolean): Series[] =>
  triedSteps(world).flatMap(({ before, seat }) =>
    seriesIn(choices(world.rules, before, seat), isWanted),
  );

/** 1, 2 and so on, each once. */
const isCount = ({ values }: Series): boolean =>
  new Set(values).size === values.length && values.every((_, index) => values.includes(index + 1));

const isCounted = ({ counts = [] }: Ruleset, field: string): boolean => counts.includes(field);

const whole = check('what says how many runs from 1 on without a gap', (world, fail) => {
  for (const series of seriesOf(world, (field) => isCounted(world.rules, field)))
    if (!isCount(series)) fail(`${JSON.stringify(series.action)}: ${series.values.join(' ')}`);
});

/** Whether a page could count it: its one number, of something that is no place. */
function isCountable({ places }: Ruleset['components'], { do: _, ...fields }: Action): boolean {
  const values = Object.values(fields);
  const things = values.filter((value) => typeof value === 'string');
  const isPlace = (id: string): boolean => places.some((place) => place.id === id);
  return values.length === things.length + 1 && things.some((id) => !isPlace(id));
}

const said = check('a number that always says how many is said to be one', (world, fail) => {
  const { rules } = world;
  const fields = new Map<string, Series[]>();
  for (const series of seriesOf(world, (field) => !isCounted(rules, field))) {
    const isNumber = typeof series.values[0] === 'number';
    if (!isNumber || !isCountable(rules.components, series.action)) continue;
    fields.set(series.field, [...(fields.get(series.field) ?? []), series]);
  }
  for (const [field, all] of fields)
    if (all.every(isCount) && all.some(({ values }) => values.length > 1)) fail(field);
});

const used = check('a field that says how many is one of a verb', ({ rules }, fail) => {
  const verbs = Object.values(rules.phases).flatMap((phase) =>
    'verbs' in phase ? Object.values(phase.verbs) : [],
  );
  for (const field of rules.counts ?? [])
    if (!verbs.some((fields) => field in fields)) fail(`no verb has ${field}`);
});

/** Pages ask for such a number by itself, so it must be nothing else. */
export const COUNTS: readonly Check[] = [whole, said, used];
