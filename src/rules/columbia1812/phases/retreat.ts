import { enclosing, frame as framed } from '../../kernel/frame.js';
import type { BlockId } from '../components/blocks.js';
import type { Table } from '../../kernel/table.js';
import { inflict, pursue } from '../combat.js';
import type { TownId } from '../components/map.js';
import { neighbours, TOWN } from '../components/tables.js';
import { settleTowns } from '../control.js';
import type { BattleFrame, EscapeFrame, RetreatFrame } from '../frames.js';
import { ask, run } from '../phase.js';
import { hasDragoon, ridesFrom } from '../retreat.js';
import { hasUnits, isPortTaken, kindOf, putAt, unitsIn, type State1812 } from '../state.js';

/** C1812-11.1.a the side that stays fires once at the force that goes; then its survivors leave. */
export const retreat = run<RetreatFrame>({
  clause: 'C1812-11.1',
  run({ state, frame, table, push }) {
    const { by, town } = frame;
    push({ ...frame, f: 'leave' });
    push(...inflict(state, { f: 'losses', by, town, hits: pursue(state, town, by, table) }, table));
  },
});

/** C1812-11.1.b the survivors go; there may be none. */
export const leave = run<RetreatFrame>({
  clause: 'C1812-11.1.b',
  run({ state, frame, push }) {
    if (hasUnits(state, frame.town, frame.by)) push({ ...frame, f: 'flee' });
  },
});

interface Facts {
  readonly state: State1812;
  readonly frame: RetreatFrame;
  readonly towns: readonly TownId[];
  readonly attacks: boolean;
  /** Only blocks that came by sea are left (C1812-12.4). */
  readonly landed: boolean;
  readonly mounted: boolean;
}

function facts(state: State1812, frame: RetreatFrame): Facts {
  const units = unitsIn(state, frame.town, frame.by);
  const landed = frame.sea !== null && units.every((id) => state.units[id].came?.sea === true);
  const towns = landed && frame.sea !== null ? [frame.sea] : frame.towns;
  const attacks = enclosing<BattleFrame>(state, 'battle').attacker === frame.by;
  return { state, frame, towns, attacks, landed, mounted: hasDragoon(units) };
}

/** One guard a reason, so that the refusal cites the right one. */
const mayGoTo = [
  { clause: 'C1812-12.4', unless: (x: Facts) => x.landed },
  {
    clause: 'C1812-11.3',
    unless: (x: Facts, to: TownId) =>
      !isNextTo(x, to) && TOWN[to].lake !== null && TOWN[to].lake === TOWN[x.frame.town].lake,
  },
  { clause: 'C1812-11.2', unless: (x: Facts, to: TownId) => !isNextTo(x, to) },
  { clause: 'C1812-11.2.c', unless: (x: Facts) => x.attacks },
  { clause: 'C1812-11.2.a', unless: () => true },
].map(({ clause, unless }) => ({
  clause,
  holds: (x: Facts, { to }: { to: TownId }) => x.towns.includes(to) || !unless(x, to),
}));

const isNextTo = ({ frame }: Facts, to: TownId): boolean => neighbours[frame.town].includes(to);

/** C1812-11.1.b all survivors to one town; the dragoon may ride one further (16.0.d), in the same breath, or its being there would show. */
export const flee = ask<RetreatFrame>()({
  clause: 'C1812-11.2',
  verbs: { flee: { to: 'town' }, ride: { to: 'town', on: 'town' } },
  facts,
  *candidates({ state, frame, towns, mounted }) {
    for (const to of towns) {
      yield { do: 'flee', to };
      if (!mounted) continue;
      for (const on of ridesFrom(state, frame.by, to, frame.town, frame.barred))
        yield { do: 'ride', to, on };
    }
  },
  guards: {
    flee: mayGoTo,
    ride: [
      { clause: 'C1812-16.0.d', holds: ({ mounted }) => mounted },
      ...mayGoTo,
      {
        clause: 'C1812-16.0.d',
        holds: ({ state, frame }, { to, on }) =>
          ridesFrom(state, frame.by, to, frame.town, frame.barred).includes(on),
      },
    ],
  },
  apply: {
    flee({ state, frame, table, done, push }, { to }) {
      done();
      push(...go(state, frame, to, null, table));
    },
    ride({ state, frame, table, done, push }, { to, on }) {
      done();
      push(...go(state, frame, to, on, table));
    },
  },
});

/** C1812-1.2 by a retreat a town is occupied at once; C1812-8.4 its naval units escape at once. */
function go(
  state: State1812,
  { by, town, sea }: RetreatFrame,
  to: TownId,
  on: TownId | null,
  table: Table,
): EscapeFrame[] {
  const units = unitsIn(state, town, by);
  const rider = on === null ? undefined : units.find((id) => kindOf(id) === 'dragoon');
  const ends = (id: BlockId): TownId => {
    if (id === rider && on !== null) return on;
    return state.units[id].came?.sea && sea !== null ? sea : to;
  };
  const moves = units.map((id) => ({ id, end: ends(id) }));
  const bySea = sea === to ? 0 : moves.filter(({ end }) => end === sea).length;
  for (const { id, end } of moves) putAt(state, id, end, state.units[id].cv);
  const reveals = rider === undefined ? {} : { reveals: [rider] };
  table.say({
    type: 'retreated',
    clause: 'C1812-11.1.b',
    data: { town, side: by, to, on, blocks: units.length, sea: bySea > 0 ? sea : null, bySea },
    ...reveals,
  });
  settleTowns(state, table);
  const reached = [...new Set(moves.map(({ end }) => end))];
  return reached
    .filter((end) => isPortTaken(state, end))
    .map((end) => framed<EscapeFrame>({ f: 'escape', town: end }));
}
