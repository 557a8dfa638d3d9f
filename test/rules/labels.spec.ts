import { RULESETS } from '../../src/rules/index.js';
import { frameOf, owed } from '../../src/rules/kernel/agenda.js';
import { choices, playInPlace, start } from '../../src/rules/kernel/play.js';
import { seeded, seededChance } from '../../src/rules/kernel/random.js';
import type { Ruleset } from '../../src/rules/kernel/ruleset.js';
import { RecordingTable } from '../../src/rules/kernel/table.js';
import { LOCALES } from '../../src/rules/kernel/text.js';

/** Letters that the buttons of chat services take. */
const LONGEST = 75;
/** Actions of each game that are looked at. */
const STEPS = 500;
const GAMES = 3;

/** Labels of the choices of random games that are too long. */
function longLabels(rules: Ruleset, scenario: string, seed: number): Set<string> {
  const found = new Set<string>();
  const chance = seededChance(seed);
  const random = seeded(seed);
  const { state } = start(rules, { scenario, options: {} }, chance);
  for (let step = 0; state.outcome === null && step < STEPS; step++) {
    const seats = owed(rules, state);
    const seat = seats[random(seats.length)] ?? '';
    const all = choices(rules, state, seat);
    const view = rules.view(state, seat);
    for (const action of all)
      for (const locale of LOCALES) {
        const label = rules.describeAction(action, view, locale);
        if (label.length > LONGEST) found.add(`${frameOf(state, seat)?.f ?? ''}: ${label}`);
      }
    const action = all[random(all.length)];
    if (action !== undefined) playInPlace(rules, state, seat, action, new RecordingTable(chance));
  }
  return found;
}

const CASES = RULESETS.flatMap((rules) =>
  rules.scenarios.map(({ id }) => [rules.id, id, rules] as const),
);

describe('the label of every choice is short enough for a button, in both languages', () => {
  it.each(CASES)('%s, %s', (_, scenario, rules) => {
    for (let seed = 1; seed <= GAMES; seed++)
      expect([...longLabels(rules, scenario, seed)]).toEqual([]);
  });
});
