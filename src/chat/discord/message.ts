import type { Locale } from '../../rules/index.js';
import type { Option, Reply } from '../desk/reply.js';
import { shortened } from '../menus/short.js';
import { componentsOf, type DiscordMessage, optionsRow, rowsOfButtons } from './components.js';
import { escaped } from './escape.js';
import { LIMITS } from './limits.js';

/** As many of the last lines as there is room for. */
function lastOf(lines: readonly string[], room: number): string[] {
  const kept: string[] = [];
  let left = room;
  for (const line of lines.map(escaped).reverse()) {
    if (line.length + 1 > left) break;
    left -= line.length + 1;
    kept.unshift(line);
  }
  return kept;
}

const named = (options: readonly Option[], most: number): Option[] => {
  const labels = shortened(
    options.map(({ label }) => label),
    most,
  );
  return options.map(({ id }, i) => ({ label: labels[i] ?? '', id }));
};

/** A reply as a message of Discord. */
export function messageOf(
  { lines, link, question, options = [], buttons = [] }: Reply,
  locale: Locale,
): DiscordMessage {
  const asked = question && componentsOf(question.menu, question.text, locale);
  const tail = [...(asked ? [asked.content] : []), ...(link === undefined ? [] : [link])];
  const room = LIMITS.content - tail.join('\n').length - 1;
  return {
    content: [...lastOf(lines, room), ...tail].join('\n'),
    components: [
      ...(asked?.components ?? []),
      ...(options.length > 0 ? [optionsRow(named(options, LIMITS.option))] : []),
      ...rowsOfButtons(named(buttons, LIMITS.button)),
    ],
    allowed_mentions: { parse: [] },
  };
}
