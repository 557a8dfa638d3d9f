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

/** What the games of a world came by: endings, phases asked, guards and ranks that refused. */
export function reachedIn(world: World, tries: number): Set<string> {
  const random = seeded(1813);
  const found = new Set(world.games.map((game) => game.last.outcome?.reason ?? 'no end'));
  for (const { before, seat } of stepsOf(world)) {
    const f = frameOf(before, seat)?.f;
    if (f === undefined) continue;
    found.add(f);
    if (isExhausted(world.rules, f, found)) continue;
    for (const action of fuzzed(world.rules, before, seat, tries, random)) {
      const refused = refusal(world.rules, before, seat, action);
      if (refused !== null) found.add(`${f} ${refused.clause}`);
    }
  }
  return found;
}

/** Whether every guard and rank of that phase has refused something already. */
function isExhausted(rules: Ruleset, f: string, found: ReadonlySet<string>): boolean {
  return askPhaseOf(rules, { f }).cites.every((clause) => found.has(`${f} ${clause}`));
}
