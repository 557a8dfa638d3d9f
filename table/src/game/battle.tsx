import type { Combat, Json } from '../../../client/src/index.js';
import { words } from '../words.js';
import type { Names } from './names.js';
import type { Table } from './table.js';

/** Who fights where, with what, and how many dice it comes to, as far as the reader may know. */
export function Battle({ table, names }: { table: Table; names: Names }) {
  const w = words();
  const { combat } = table;
  if (combat === null) return null;
  return (
    <section class="battle" aria-label={w.battle}>
      <h2>
        {w.battle}: {names.of(combat.place)}
      </h2>
      <p>
        {names.seat(combat.attacker)} {w.against} {names.seat(combat.defender)}
        {combat.round > 0 && `, ${w.round} ${combat.round}`}
      </p>
      <dl>
        {told(combat, names).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Of what the battle is made, where the page has a word for it: by side, or for both. */
function told(
  { detail, attacker, defender }: Combat,
  names: Names,
): [name: string, text: string][] {
  const parts = Object.entries(isTable(detail) ? detail : {});
  return parts.flatMap(([key, value]): [string, string][] => {
    const name = words().inBattle[key];
    if (name === undefined || value === null) return [];
    if (!isTable(value)) return [[name, textOf(value, names)]];
    return [attacker, defender].flatMap((side): [string, string][] => {
      const text = textOf(value[side] ?? null, names);
      return text === '' ? [] : [[`${names.seat(side)}: ${name}`, text]];
    });
  });
}

const isTable = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Empty: there is nothing, or the reader may not know. */
function textOf(value: Json, names: Names): string {
  if (value === null || value === 0 || typeof value === 'boolean') return '';
  if (typeof value === 'number') return `${value}`;
  if (typeof value === 'string') return names.of(value);
  const parts = Array.isArray(value)
    ? value.map((one) => textOf(one, names))
    : Object.entries(value).map(([id, one]) => {
        const text = textOf(one, names);
        return text === '' ? '' : `${names.of(id)} ${text}`;
      });
  return parts.filter((part) => part !== '').join(', ');
}
