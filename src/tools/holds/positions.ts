import type { Ruleset } from '../../rules/index.js';

/** The longest of the texts, with every line of the others that its ruleset takes into it. */
export function crowded(rules: Ruleset, texts: readonly string[]): string {
  const [longest = '', ...others] = [...texts].sort((a, b) => b.length - a.length);
  const lines = new Set(others.flatMap((text) => text.split('\n')));
  return [...lines].reduce((text, line) => {
    const larger = `${text.trimEnd()}\n${line}\n`;
    return 'agenda' in rules.readPosition(larger) ? larger : text;
  }, longest);
}
