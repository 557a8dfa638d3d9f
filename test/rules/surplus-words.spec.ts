import { readdirSync, readFileSync } from 'node:fs';

import { RULESETS } from '../../src/rules/index.js';
import type { Ruleset } from '../../src/rules/kernel/ruleset.js';
import { decisionsOf } from './support/hidden.js';
import { fromScenario } from './support/world.js';

/** A position is written down after so many decisions, and so many decisions of a game are played. */
const EACH = 10;
const PLAYED = 200;
const FOLDERS = ['positions', 'playthroughs'];

function* written(rules: Ruleset): Generator<string> {
  for (const folder of FOLDERS) {
    const at = new URL(`./${folder}/${rules.id}/`, import.meta.url);
    for (const file of readdirSync(at).sort()) {
      const text = readFileSync(new URL(file, at), 'utf8');
      if (text.startsWith(`${rules.id} 1\n`)) yield text;
    }
  }
  for (const { id: scenario } of rules.scenarios) {
    let step = 0;
    for (const { state } of decisionsOf(rules, fromScenario(rules, { scenario, options: {} }), 1)) {
      if (step % EACH === 0) yield rules.writePosition(state);
      step += 1;
      if (step > PLAYED) break;
    }
  }
}

/** A line of each kind, with the position that it stands in and its place there. */
function linesOf(rules: Ruleset) {
  const found = new Map<string, { lines: readonly string[]; at: number }>();
  for (const text of written(rules)) {
    const lines = text.split('\n');
    for (const [at, line] of lines.entries()) {
      const [keyword = ''] = line.split(/[\s:]/);
      if (at > 0 && /^[a-z]/.test(keyword) && !found.has(keyword))
        found.set(keyword, { lines, at });
    }
  }
  return [...found.values()];
}

describe.each(RULESETS)('a position of $id', (rules) => {
  it('is refused where a line has a word too many, whatever the line', () => {
    const all = linesOf(rules);
    expect(all.length).toBeGreaterThan(5);
    const taken = all.filter(({ lines, at }) => {
      const read = rules.readPosition(lines.with(at, `${lines[at] ?? ''} surplus`).join('\n'));
      // which scenario it is decides what other lines mean, so there another may be refused first
      return !('line' in read) || (read.line !== at + 1 && !lines[at]?.startsWith('scenario '));
    });
    expect(taken.map(({ lines, at }) => lines[at])).toEqual([]);
  });
});
