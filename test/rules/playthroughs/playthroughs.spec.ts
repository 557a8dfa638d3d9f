import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { RULESETS } from '../../../src/rules/index.js';
import type { Ruleset, Setting } from '../../../src/rules/kernel/ruleset.js';
import { fromScenario, worldOf, type RecordedGame } from '../support/world.js';
import { expectedOf } from '../unreached.js';
import { transcriptOf } from './transcript.js';

/** Set by `npm run playthroughs:update`: the files are written instead of compared. */
const UPDATE = process.env['UPDATE_PLAYTHROUGHS'] === '1';
const SEEDS = 200;

/** Scenarios and options by turns, so that few recordings show much. */
function settingOf(rules: Ruleset, number: number): Setting {
  const scenario = rules.scenarios[number % rules.scenarios.length]?.id ?? '';
  const options = Object.keys(rules.options).map((option, i) => [option, ((number >> i) & 1) === 1]);
  return { scenario, options: Object.fromEntries(options) };
}

const played = (rules: Ruleset, setting: Setting, seed: number): RecordedGame =>
  worldOf(rules, fromScenario(rules, setting), [seed]).games[0] as RecordedGame;

/** The first seed whose game ends for that reason. */
function seedFor(rules: Ruleset, setting: Setting, reason: string): number {
  for (let seed = 1; seed <= SEEDS; seed++) {
    if (played(rules, setting, seed).last.outcome?.reason === reason) return seed;
  }
  throw new Error(`no game of ${SEEDS} ends by ${reason}`);
}

function written(rules: Ruleset, setting: Setting, seed: number): string {
  const options = Object.entries(setting.options).map(([option, on]) => `${option} ${String(on)}`);
  const heading = [rules.id, `rules ${rules.version}`, setting.scenario, ...options, `seed ${seed}`];
  return transcriptOf(rules, heading.join(', '), played(rules, setting, seed));
}

const endings = RULESETS.flatMap((rules) =>
  expectedOf(rules.id).endings.map((reason, number) => ({ id: rules.id, rules, reason, number })),
);

describe.each(endings)('the recorded game of $id that ends by $reason', ({ rules, reason, number }) => {
  const folder = new URL(`./${rules.id}/`, import.meta.url);
  const file = new URL(`${reason}.txt`, folder);
  const setting = settingOf(rules, number);

  it('is played the same again', () => {
    if (UPDATE) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, written(rules, setting, seedFor(rules, setting, reason)));
    }
    const recorded = readFileSync(file, 'utf8');
    const seed = Number(/seed (\d+)/.exec(recorded)?.[1]);
    const [now, then] = [written(rules, setting, seed), recorded].map((text) => text.split('\n'));
    expect(now).toEqual(then);
    expect(recorded).toContain(`ends: ${reason} `);
  });
});
