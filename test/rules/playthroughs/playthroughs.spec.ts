import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { RULESETS } from '../../../src/rules/index.js';
import { optionsOf, type Setting } from '../../../src/rules/kernel/options.js';
import type { Ruleset } from '../../../src/rules/kernel/ruleset.js';
import {
  type Beginning,
  fromPosition,
  fromScenario,
  type RecordedGame,
  worldOf,
} from '../support/world.js';
import { expectedOf } from '../unreached.js';
import { transcriptOf } from './transcript.js';

/** Set by `npm run playthroughs:update`: the files are written instead of compared. */
const UPDATE = process.env['UPDATE_PLAYTHROUGHS'] === '1';
const SEEDS = 200;

/** Scenarios and options by turns, so that few recordings show much; the scenario that alone ends so. */
function settingOf(rules: Ruleset, reason: string, number: number): Setting {
  const byTurns = rules.scenarios[number % rules.scenarios.length]?.id ?? '';
  const scenario = expectedOf(rules.id).only?.[reason] ?? byTurns;
  const options = Object.keys(optionsOf(rules, scenario)).map((option, i) => [option, ((number >> i) & 1) === 1]);
  return { scenario, options: Object.fromEntries(options) };
}

/** How the recorded games of an ending begin, and what their heading says of it. */
interface Opening {
  readonly begin: Beginning;
  readonly heading: readonly string[];
}

/** An ending that random play hardly ever comes to is close in a position written down beside its recording. */
function openingOf(rules: Ruleset, reason: string, number: number): Opening {
  const file = new URL(`./${rules.id}/${reason}.position.txt`, import.meta.url);
  if (existsSync(file))
    return {
      begin: fromPosition(rules, readFileSync(file, 'utf8')),
      heading: [`from ${reason}.position.txt`],
    };
  const setting = settingOf(rules, reason, number);
  const options = Object.entries(setting.options).map(([option, on]) => `${option} ${String(on)}`);
  return { begin: fromScenario(rules, setting), heading: [setting.scenario, ...options] };
}

const played = (rules: Ruleset, { begin }: Opening, seed: number): RecordedGame =>
  worldOf(rules, begin, [seed]).games[0] as RecordedGame;

/** The first seed whose game ends for that reason. */
function seedFor(rules: Ruleset, opening: Opening, reason: string): number {
  for (let seed = 1; seed <= SEEDS; seed++) {
    if (played(rules, opening, seed).last.outcome?.reason === reason) return seed;
  }
  throw new Error(`no game of ${SEEDS} ends by ${reason}`);
}

function written(rules: Ruleset, opening: Opening, seed: number): string {
  const heading = [rules.id, `rules ${rules.version}`, ...opening.heading, `seed ${seed}`];
  return transcriptOf(rules, heading.join(', '), played(rules, opening, seed));
}

const endings = RULESETS.flatMap((rules) =>
  expectedOf(rules.id).endings.map((reason, number) => ({ id: rules.id, rules, reason, number })),
);

describe.each(endings)('the recorded game of $id that ends by $reason', ({ rules, reason, number }) => {
  const folder = new URL(`./${rules.id}/`, import.meta.url);
  const file = new URL(`${reason}.txt`, folder);
  const opening = openingOf(rules, reason, number);

  it('is played the same again', () => {
    if (UPDATE) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, written(rules, opening, seedFor(rules, opening, reason)));
    }
    const recorded = readFileSync(file, 'utf8');
    const seed = Number(/seed (\d+)/.exec(recorded)?.[1]);
    const [now, then] = [written(rules, opening, seed), recorded].map((text) => text.split('\n'));
    expect(now).toEqual(then);
    expect(recorded).toContain(`ends: ${reason} `);
  });
});
