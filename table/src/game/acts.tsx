import type { Choice, CombatEnding, Outlook } from '../../../client/src/index.js';
import { useLoaded } from '../loaded.js';
import { fill, words } from '../words.js';
import { percent } from './battle.js';
import { countedOf, type Deciding } from './deciding.js';
import { Icon } from './icons.js';
import type { Names } from './names.js';
import type { Table } from './table.js';

interface Props {
  readonly table: Table;
  readonly names: Names;
  readonly deciding: Deciding;
  readonly undo: () => void;
}

/** The two buttons that are always there: undo on the left, go on to the right. */
export function Acts({ table, names, deciding, undo }: Props) {
  const w = words();
  const { post, game } = table;
  if (table.seat === null || game.status !== 'RUNNING') return null;
  return (
    <div class="acts">
      {deciding.picks.length > 0 || deciding.armed !== null ? (
        <button type="button" class="btn bare back" onClick={() => deciding.back()}>
          <Icon name="back" />
          {w.back}
        </button>
      ) : (
        <button
          type="button"
          class="btn bare undo"
          disabled={post.isBusy || game.undo === null}
          onClick={undo}
        >
          <Icon name="undo" />
          <span>{game.undo === null ? w.undo : <Undoes label={game.undo.label} />}</span>
        </button>
      )}
      <Primary {...{ table, names, deciding }} />
    </div>
  );
}

function Undoes({ label }: { label: string }) {
  return (
    <>
      {words().undo}
      <small>{label}</small>
    </>
  );
}

/** For each side the probability that it succeeds, the reader's first. */
function chancesOf(odds: readonly CombatEnding[], own: string | null, names: Names): string {
  const chances = new Map<string, number>();
  for (const { seat, p } of odds)
    if (seat !== null) chances.set(seat, (chances.get(seat) ?? 0) + p);
  return [...chances]
    .sort(([a], [b]) => Number(b === own) - Number(a === own))
    .map(([seat, p]) => `${names.seat(seat)} ${percent(p)}`)
    .join(', ');
}

/** What is known about the attack, once the service has answered for this choice. */
function foretold({ dice, odds }: Outlook, own: string | null, names: Names): string[] {
  const w = words();
  const chances = chancesOf(odds ?? [], own, names);
  return [
    dice === null ? '' : dice === 1 ? w.oneDie : fill(w.manyDice, { count: `${dice}` }),
    chances === '' ? '' : fill(w.success, { chances }),
  ];
}

/** Shows whom a choice attacks, with how many dice and what chance, and what it leads to. */
function ComesOf({ table, names, choice }: Omit<Props, 'undo' | 'deciding'> & { choice: Choice }) {
  const w = words();
  const { muster, game, seat } = table;
  const { action, attacks, stops } = choice;
  const { value } = useLoaded<Outlook | null>(
    async () => (attacks === null ? null : muster.outlook(game.id, game.version, action)),
    [game.version, game.draft],
  );
  const parts = [
    attacks === null ? '' : fill(w.attacksAt, { place: names.of(attacks) }),
    ...(value === null ? [] : foretold(value, seat, names)),
    stops === null ? '' : w.stops[stops],
  ];
  return <small>{parts.filter((part) => part !== '').join(', ')}</small>;
}

/** The main button; it names what it does: the armed choice, what is counted, or the end of the decision. */
function Primary({ table, names, deciding }: Omit<Props, 'undo'>) {
  const w = words();
  const { armed, end } = deciding;
  const { post, game } = table;
  const counted = countedOf(deciding.counters, deciding.counts);
  if (post.isLate) return <span class="btn end">{w.notSent}</span>;
  if (armed !== null || counted.length > 0)
    return (
      <button type="button" class="btn go" disabled={post.isBusy} onClick={() => deciding.go()}>
        <span>
          {armed?.label ?? counted.map(({ label }) => label).join(', ')}
          {armed !== null && <ComesOf key={armed.label} {...{ table, names }} choice={armed} />}
        </span>
      </button>
    );
  if (end !== null && deciding.picks.length === 0)
    return (
      <button
        type="button"
        class={game.choices.length > 1 ? 'btn end' : 'btn go'}
        data-choose={JSON.stringify(end.action)}
        disabled={post.isBusy}
        onClick={(event) => void (deciding.isEarly(event) || deciding.press(end))}
      >
        {game.asks?.ends ?? end.label}
      </button>
    );
  if (game.choices.length === 0) return null;
  return <span class="btn end hint">{w.touchGreen}</span>;
}
