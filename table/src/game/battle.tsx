import type { Combat, Json } from '../../../client/src/index.js';
import { Mark } from '../icons.js';
import { words } from '../words.js';
import type { Names } from './names.js';
import type { Table } from './table.js';

/** Who fights where, with what, and how many dice it comes to, as far as the reader may know. */
export function Battle({ table, names }: { table: Table; names: Names }) {
  const w = words();
  const { combat } = table;
  if (combat === null) return null;
  const both = toldOfBoth(combat, names);
  return (
    <section class="battle" aria-label={w.battle}>
      <h3>
        {w.battle}: {names.of(combat.place)}
        {combat.round > 0 && <small>{`${w.round} ${combat.round}`}</small>}
      </h3>
      <div class="duel">
        {[combat.attacker, combat.defender].map((side, index) => (
          <Force
            key={side}
            {...{ combat, names, side }}
            role={index === 0 ? w.attacks : w.defends}
          />
        ))}
      </div>
      {both.length > 0 && <Facts facts={both} />}
    </section>
  );
}

interface ForceProps {
  readonly combat: Combat;
  readonly names: Names;
  readonly side: string;
  readonly role: string;
}

function Force({ combat, names, side, role }: ForceProps) {
  return (
    <div class={`force ${names.side(side).style}`}>
      <h4>
        <Mark name={names.side(side).mark} /> {names.seat(side)} <small>{role}</small>
      </h4>
      <Facts facts={toldOf(combat, side, names)} />
    </div>
  );
}

type Fact = readonly [name: string, text: string];

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const isTable = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const partsOf = ({ detail }: Combat): [key: string, value: Json][] =>
  Object.entries(isTable(detail) ? detail : {}).filter(([, value]) => value !== null);

/** Of what a side is made, where the page has a word for it. */
function toldOf(combat: Combat, side: string, names: Names): Fact[] {
  return partsOf(combat).flatMap(([key, value]): Fact[] => {
    const name = words().inBattle[key];
    const text = isTable(value) ? textOf(value[side] ?? null, names) : '';
    return name === undefined || text === '' ? [] : [[name, text]];
  });
}

/** What is told of a battle and of neither side. */
function toldOfBoth(combat: Combat, names: Names): Fact[] {
  return partsOf(combat).flatMap(([key, value]): Fact[] => {
    const name = words().inBattle[key];
    return name === undefined || isTable(value) ? [] : [[name, textOf(value, names)]];
  });
}

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
