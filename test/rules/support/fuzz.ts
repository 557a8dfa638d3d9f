import {
  type Action,
  actionKey,
  type Domains,
  type Verbs,
} from '../../../src/rules/kernel/action.js';
import { askPhaseOf, frameOf } from '../../../src/rules/kernel/agenda.js';
import type { Seat, State } from '../../../src/rules/kernel/frame.js';
import type { Ruleset } from '../../../src/rules/kernel/ruleset.js';
import type { Random } from '../../../src/rules/kernel/table.js';
import { legalFor } from './positions.js';

const oneOf = <T>(list: readonly T[], random: Random): T => list[random(list.length)] as T;

/** Any well-formed action of those verbs. */
function anyAction(verbs: Verbs, domains: Domains, random: Random): Action {
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

/**
 * `action` with one id replaced by one that is near it: just beyond reach, where a list and its guards may differ and
 * where an id of a large map drawn at random never is.
 */
function nearMiss(action: Action, verbs: Verbs, rules: Ruleset, random: Random): Action {
  const fields = Object.entries(verbs[action.do] ?? {});
  if (fields.length === 0) return action;
  const [field, domain] = oneOf(fields, random);
  const ids = rules.domains[domain] ?? [];
  const near = nearTo(action[field] as Id, ids, rules);
  return near.length === 0 ? action : { ...action, [field]: oneOf(near, random) };
}

type Id = string | number;

/** What the game calls near, or else the ids that stand beside it in their domain. */
function nearTo(id: Id, ids: readonly Id[], { near }: Ruleset): readonly Id[] {
  const named = typeof id === 'string' && near !== undefined ? near(id) : [];
  if (named.length > 0) return named.filter((one) => ids.includes(one));
  const at = ids.indexOf(id);
  return ids.slice(Math.max(0, at - 1), at + 2).filter((one) => one !== id);
}

/**
 * `count` well-formed actions for what `seat` is asked: half anything, a quarter close to a legal one, a quarter very
 * close.
 */
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
  const legal = legalFor(rules, state, seat);
  return Array.from({ length: count }, (_, i) => {
    if (i % 2 === 0 || legal.length === 0) return anyAction(verbs, rules.domains, random);
    const action = oneOf(legal, random);
    return i % 4 === 1
      ? nearby(action, verbs, rules.domains, random)
      : nearMiss(action, verbs, rules, random);
  });
}

export const keysOf = (actions: readonly Action[]): string[] => actions.map(actionKey);
