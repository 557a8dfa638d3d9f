import {
  lasts,
  REHEARSALS,
  resume,
  type Ruleset,
  seeded,
  seededChance,
} from '../../rules/index.js';

/** How many lines are tried together at first. */
const BATCH = 64;
/** How many places are tried: no game has pieces for more. */
const PLACES = 500;

/**
 * A written position as large as possible from which a game may begin: the longest text, with every line of the others
 * that its ruleset accepts in it, and such lines again at other places of the map.
 */
export function crowded(rules: Ruleset, texts: readonly string[]): string {
  const [longest = '', ...others] = [...texts].sort((a, b) => b.length - a.length);
  const full = joined(rules, longest, [...new Set(others.flatMap(linesOf))]);
  const everywhere = joined(rules, full, elsewhere(rules, full));
  return [everywhere, full, longest].find((text) => isSound(rules, text)) ?? longest;
}

/** The text with as many of the lines as the ruleset accepts. */
function joined(rules: Ruleset, text: string, lines: readonly string[]): string {
  if (lines.length === 0) return text;
  const larger = `${text.trimEnd()}\n${lines.join('\n')}\n`;
  if (lines.length <= BATCH && 'agenda' in rules.readPosition(larger)) return larger;
  if (lines.length === 1) return text;
  const half = Math.ceil(lines.length / 2);
  return joined(rules, joined(rules, text, lines.slice(0, half)), lines.slice(half));
}

/** For each place that the text does not name, one of its lines with that place in place of another. */
function elsewhere(rules: Ruleset, text: string): string[] {
  const ids = new Set(rules.components.places.map(({ id }) => id));
  const lines = linesOf(text).map((line) => line.split(/\b/));
  const moving = lines.flatMap((words) => {
    const at = words.findIndex((word) => ids.has(word));
    return at < 0 ? [] : [{ words, at }];
  });
  if (moving.length === 0) return [];
  const named = new Set(lines.flat());
  const pick = seeded(1);
  return [...ids]
    .filter((id) => !named.has(id))
    .slice(0, PLACES)
    .map((id) => {
      const { words, at } = moving[pick(moving.length)] ?? { words: [], at: 0 };
      return words.with(at, id).join('');
    });
}

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);

function isSound(rules: Ruleset, text: string): boolean {
  const read = rules.readPosition(text);
  if (!('agenda' in read) || resume(rules, read, seededChance(1)) === null) return false;
  return Array.from({ length: REHEARSALS }, (_, nth) => nth).every((nth) =>
    lasts(rules, read, nth),
  );
}
