import {
  actionKey,
  type Action,
  type Domains,
  type Verbs,
} from '../../../src/rules/kernel/action.js';
import { askPhaseOf, frameOf } from '../../../src/rules/kernel/agenda.js';
import type { Seat, State } from '../../../src/rules/kernel/frame.js';
import { choices } from '../../../src/rules/kernel/play.js';
import type { Ruleset } from '../../../src/rules/kernel/ruleset.js';
import type { Random } from '../../../src/rules/kernel/table.js';

const oneOf = <T>(list: readonly T[], random: Random): T => list[random(list.length)] as T;

/** Any well-formed action of those verbs. */
export function anyAction(verbs: Verbs, domains: Domains, random: Random): Action {
  const verb = oneOf(Object.keys(verbs), random);
  const fields = Object.entries(verbs[verb] ?? {});
  const values = fields.map(([field, domain]) => [field, oneOf(domains[domain] ?? [], random)]);
  return { do: verb, ...Object.fromEntries(values) };
}

/** `action` with one field replaced: close to the edge of legality, where lists and guards differ first. */
function nearby(action: Action, verbs: Verbs, domains: Domains, random: Random): Action {
  const fields = Object.entries(verbs[action.do] ?? {});
  if (fields.length === 0) return action;
  const [field, domain] = oneOf(fields, random);
  return { ...action, [field]: oneOf(domains[domain] ?? [], random) };
}

/** `count` well-formed actions for what `seat` is asked: half anything, half close to a legal one. */
export function fuzzed(
  rules: Ruleset,
  state: State,
  seat: Seat,
  count: number,
  random: Random,
): Action[] {
  const frame = frameOf(state, seat);
  if (frame === null) return [];
  const { verbs } = askPhaseOf(rules, frame);
  const legal = choices(rules, state, seat);
  return Array.from({ length: count }, (_, i) =>
    i % 2 === 0 || legal.length === 0
      ? anyAction(verbs, rules.domains, random)
      : nearby(oneOf(legal, random), verbs, rules.domains, random),
  );
}

export const keysOf = (actions: readonly Action[]): string[] => actions.map(actionKey);
