import type { Json, JsonObject } from '../../rules/index.js';

/** Where something begins comes first and where it goes last, however a database has put the members. */
const ORDER = ['from', '', 'to'];
const rankOf = (member: string): number => ORDER.indexOf(ORDER.includes(member) ? member : '');

const ordered = (data: JsonObject): [member: string, value: Json][] =>
  Object.entries(data).sort(
    ([one], [other]) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1),
  );

/** Every text in there, each once: what lies at places is often kept by their ids, so members count too. */
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
