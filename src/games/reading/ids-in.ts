import type { Json, JsonObject } from '../../rules/index.js';

/**
 * Order in which the members of an event's data are read: `from` first and `to` last, whatever order the database
 * returns.
 */
const ORDER = ['from', '', 'to'];
const rankOf = (member: string): number => ORDER.indexOf(ORDER.includes(member) ? member : '');

const ordered = (data: JsonObject): [member: string, value: Json][] =>
  Object.entries(data).sort(
    ([one], [other]) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1),
  );

/**
 * Every string in `data`, each once. Names of members count too, as pieces are often listed under the id of their
 * place.
 */
export function idsIn(data: readonly Json[]): string[] {
  const found = new Set<string>();
  const look = (value: Json): void => {
    if (typeof value === 'string') found.add(value);
    else if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === 'object' && value !== null)
      for (const [member, one] of ordered(value as JsonObject)) [member, one].forEach(look);
  };
  data.forEach(look);
  return [...found];
}
