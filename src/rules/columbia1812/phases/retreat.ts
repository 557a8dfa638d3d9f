import type { Clause } from '../../kernel/clauses.js';
import { enclosing, frame as framed } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import type { BlockId } from '../components/blocks.js';
import { neighbours, TOWN } from '../components/lookups.js';
import type { TownId } from '../components/map.js';
import { other } from '../components/side.js';
import type { BattleFrame, EscapeFrame, RetreatFrame, TownFrame } from '../frames.js';
import { isLaidOpen } from '../questions/combat.js';
import { updateTownControl } from '../questions/control.js';
import { doubleShots } from '../questions/pursuit.js';
import { hasDragoon, ridesFrom } from '../questions/retreat.js';
import { hasUnits, isPortTaken, kindOf, putAt, type State1812, unitsIn } from '../state.js';
import { ask, run } from './phase.js';
import { fireAfter } from './pursuit.js';

/** C1812-11.1.a the side that stays fires once at the force that leaves; then the survivors leave. */
export const retreat = run<RetreatFrame>({
  clause: 'C1812-11.1',
  run({ state, frame, table, push }) {
    const pursuer: TownFrame = { f: 'pursuit', by: other(frame.by), town: frame.town };
    push({ ...frame, f: 'leave' });
    if (!isLaidOpen(state, frame.town)) push(pursuer);
    // blocks that are laid open already lose nothing by showing themselves for their second die
    else push(...fireAfter(state, pursuer, doubleShots(state, frame.town, pursuer.by), table));
  },
});

/** C1812-11.1.b the survivors leave, if there are any. */
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
  /** Whether all survivors came by sea (C1812-12.4). */
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

/** The clause that keeps the survivors from going to a town; null: they may go. */
function barTo({ frame, towns, attacks, landed }: Facts, to: TownId): Clause | null {
  if (towns.includes(to)) return null;
  if (landed) return 'C1812-12.4';
  if (neighbours[frame.town].includes(to)) return attacks ? 'C1812-11.2.c' : 'C1812-11.2.a';
  const { lake } = TOWN[to];
  return lake !== null && lake === TOWN[frame.town].lake ? 'C1812-11.3' : 'C1812-11.2';
}

const mayGo = {
  clauses: ['C1812-12.4', 'C1812-11.3', 'C1812-11.2', 'C1812-11.2.c', 'C1812-11.2.a'],
  barredBy: (x: Facts, { to }: { readonly to: TownId }) => barTo(x, to),
};

/**
 * C1812-11.1.b all survivors go to one town; the dragoon may ride one town further (16.0.d). Both are one action, as a
 * second question would reveal the dragoon.
 */
export const flee = ask<RetreatFrame>()({
  clause: 'C1812-11.2',
  interrupt: true,
  // only where both forces are laid open does everybody know that there is no dragoon
  forced: (state, { town }) => isLaidOpen(state, town),
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
    flee: [mayGo],
    ride: [
      { clause: 'C1812-16.0.d', holds: ({ mounted }) => mounted },
      mayGo,
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

/** C1812-1.2 a retreat occupies a town at once; C1812-8.4 enemy naval units in that town try to escape at once. */
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
  updateTownControl(state, table);
  const reached = [...new Set(moves.map(({ end }) => end))];
  return reached
    .filter((end) => isPortTaken(state, end))
    .map((end) => framed<EscapeFrame>({ f: 'escape', town: end }));
}
