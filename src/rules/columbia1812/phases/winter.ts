import { frame as framed, sealed, type AskFrame, type Frame } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import { BLOCK, blocksOf, type BlockId } from '../components/blocks.js';
import type { LakeId, TownId } from '../components/map.js';
import { REINFORCEMENTS } from '../components/reinforcements.js';
import { SIDES, type Side } from '../components/side.js';
import { LAKE_IDS, TOWN, TOWN_IDS } from '../components/tables.js';
import { loseShips, settleLakes, settleTowns } from '../control.js';
import type { SideFrame } from '../frames.js';
import { hurt, remove } from '../losses.js';
import { ask, run } from '../phase.js';
import { countIn, hasUnits, isIndian, noShips, other, portsOf, total, townOf, unitsIn, unmark, type EntryTown, type State1812 } from '../state.js';
import { berth } from './port.js';

/** C1812-13.1, 13.3 winter: the fleets leave the lakes, the American first; then attrition, then reinforcements. */
export const winter = run({
  clause: 'C1812-13.1',
  run({ state, table, push }) {
    state.stage = 'winter';
    state.active = null;
    table.say({ type: 'winter', clause: 'C1812-13.1', data: { year: state.year } });
    const ports = SIDES.flatMap((side) => LAKE_IDS.flatMap((lake) => leaveLake(state, side, lake, table)));
    push(...ports, { f: 'attrition' });
  },
});

function leaveLake(state: State1812, side: Side, lake: LakeId, table: Table): Frame[] {
  const ships = total(state.lakes[lake].ships[side]);
  if (ships === 0) return [];
  if (portsOf(state, side, lake).length > 0) return berth(state, side, lake, table);
  state.lakes[lake].ships[side] = noShips();
  loseShips(state, side, ships);
  table.say({ type: 'iced-in', clause: 'C1812-13.3', data: { lake, side, ships } });
  return [];
}

/** C1812-13.2.c both sides name their excess blocks unseen; 13.1.a nothing else moves. */
export const attrition = run({
  clause: 'C1812-13.2',
  run({ state, push }) {
    settleLakes(state);
    const lane = (by: Side): AskFrame[] => (excessTowns(state, by).size > 0 ? [framed<SideFrame>({ f: 'freeze', by })] : []);
    push(sealed('winter', { us: lane('us'), gb: lane('gb') }), { f: 'attrition-losses' }, { f: 'reinforce' });
  },
});

/** C1812-13.2 towns where more blocks stand than may winter, with the number still to be named. */
function excessTowns(state: State1812, side: Side): Map<TownId, number> {
  const excess = new Map<TownId, number>();
  for (const town of TOWN_IDS) {
    const frozen = unitsIn(state, town, side).filter((id) => state.units[id].frozen).length;
    const left = countIn(state, town, side) - TOWN[town].value - frozen;
    if (left > 0) excess.set(town, left);
  }
  return excess;
}

interface Facts {
  readonly state: State1812;
  readonly by: Side;
  readonly excess: ReadonlyMap<TownId, number>;
}

/** C1812-13.2.c the owner names, block by block, which are the excess. */
export const freeze = ask<SideFrame>()({
  clause: 'C1812-13.2.c',
  draft: true,
  verbs: { freeze: { unit: 'unit' } },
  facts: (state, { by }): Facts => ({ state, by, excess: excessTowns(state, by) }),
  *candidates({ state, by, excess }) {
    for (const town of excess.keys()) for (const unit of unitsIn(state, town, by)) yield { do: 'freeze', unit };
  },
  guards: {
    freeze: [
      {
        clause: 'C1812-13.2.c',
        holds: ({ state, by, excess }, { unit }) => {
          const town = BLOCK[unit].side === by ? townOf(state, unit) : null;
          return town !== null && excess.has(town) && !state.units[unit].frozen;
        },
      },
    ],
  },
  apply: {
    freeze({ state, frame, done }, { unit }) {
      state.units[unit].frozen = true;
      if (excessTowns(state, frame.by).size === 0) done();
    },
  },
});

/** C1812-13.2.a one CV each in the own nation's towns; 13.2.b in the enemy's the block itself. */
export const attritionLosses = run({
  clause: 'C1812-13.2.a',
  run({ state, table }) {
    for (const side of SIDES) {
      const units = blocksOf[side].filter((id) => state.units[id].frozen);
      if (units.length === 0) continue;
      const dead = units.filter((id) => wither(state, side, id));
      const reveals = dead.length > 0 ? { reveals: dead } : {};
      table.say({ type: 'attrition', clause: 'C1812-13.2.a', data: { side, blocks: units.length, dead: dead.length }, only: { [side]: { units } }, ...reveals });
    }
    settleTowns(state, table);
  },
});

function wither(state: State1812, side: Side, unit: BlockId): boolean {
  unmark(state, unit, 'frozen');
  const town = townOf(state, unit);
  if (town !== null && TOWN[town].nation === side) return hurt(state, unit, 1);
  remove(state, unit);
  return true;
}

/** C1812-14.1, 14.1.a next year's reinforcements, drawn blind from the pool; 14.2 they wait where the enemy is. */
export const reinforce = run({
  clause: 'C1812-14.1',
  run({ state, table, push }) {
    const year = state.year === 1812 ? 1813 : 1814;
    for (const row of REINFORCEMENTS) if (row.year === year) arrive(state, row, table);
    state.year = year;
    state.turn = 0;
    push({ f: 'year' });
  },
});

function arrive(state: State1812, { side, town, units }: (typeof REINFORCEMENTS)[number], table: Table): void {
  const pool = blocksOf[side].filter((id) => state.units[id].at === 'pool' && !isIndian(id));
  const drawn = table.draw(pool, units, `reinforcements-${town}`, 'C1812-14.1.a');
  const waits = hasUnits(state, town, other(side));
  const at = waits ? (`waiting:${town as EntryTown}` as const) : town;
  for (const id of drawn) state.units[id] = { at, cv: BLOCK[id].cv };
  const clause = waits ? 'C1812-14.2' : 'C1812-14.1';
  table.say({ type: 'reinforced', clause, data: { side, town, blocks: drawn.length, waits }, only: { [side]: { units: [...drawn].sort() } } });
}
