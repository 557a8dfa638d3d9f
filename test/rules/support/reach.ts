import { askPhaseOf, frameOf } from '../../../src/rules/kernel/agenda.js';
import { refusal } from '../../../src/rules/kernel/play.js';
import { seeded } from '../../../src/rules/kernel/random.js';
import type { Ruleset } from '../../../src/rules/kernel/ruleset.js';
import { fuzzed } from './fuzz.js';
import { stepsOf, type World } from './world.js';

/** Everything random play may come by: asking phases, their guards and ranks. */
export const reachable = (rules: Ruleset): string[] =>
  Object.entries(rules.phases).flatMap(([f, phase]) =>
    phase.kind === 'ask' ? [f, ...phase.cites.map((clause) => `${f} ${clause}`)] : [],
  );

/**
 * What the games of a world came by: endings, phases asked, guards and ranks that refused. It is added to what others
 * `found`; for what is known already, or `spared`, nothing more is tried.
 */
export function reachedIn(
  world: World,
  tries: number,
  found: Set<string> = new Set(),
  spared: { readonly [what: string]: string } = {},
): Set<string> {
  const random = seeded(1813);
  const isDone = (what: string): boolean => found.has(what) || spared[what] !== undefined;
  for (const { last } of world.games) found.add(last.outcome?.reason ?? 'no end');
  for (const { before, seat } of stepsOf(world)) {
    const f = frameOf(before, seat)?.f;
    if (f === undefined) continue;
    found.add(f);
    if (isExhausted(world.rules, f, isDone)) continue;
    for (const action of fuzzed(world.rules, before, seat, tries, random)) {
      const refused = refusal(world.rules, before, seat, action);
      if (refused !== null) found.add(`${f} ${refused.clause}`);
    }
  }
  return found;
}

/** Whether every guard and rank of that phase has refused something already, or is spared. */
function isExhausted(rules: Ruleset, f: string, isDone: (what: string) => boolean): boolean {
  return askPhaseOf(rules, { f }).cites.every((clause) => isDone(`${f} ${clause}`));
}
