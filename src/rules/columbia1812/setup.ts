import type { Setting } from '../kernel/options.js';
import type { Table } from '../kernel/table.js';
import { objectOf } from '../kits/lookup.js';
import { BLOCK, type BlockId, BLOCKS, blocksOf } from './components/blocks.js';
import { LAKE_IDS, TOWN, TOWN_IDS } from './components/lookups.js';
import { DRAW, NAVAL_UNITS } from './components/reinforcements.js';
import { type Side, SIDES } from './components/side.js';
import { type Fleets, isIndian, noShips, type Place, type State1812, unitAt } from './state.js';

const noFleets = (): Fleets => objectOf(SIDES, noShips);

/** A state with all blocks off the map and an empty agenda. Both `setup` and reading a position begin with it. */
export function emptyState(): State1812 {
  const offMap = (id: BlockId): Place => (isIndian(id) ? 'unborn' : 'pool');
  return {
    agenda: [],
    outcome: null,
    simultaneous: false,
    year: 1812,
    turn: 0,
    first: null,
    stage: 'setup',
    active: null,
    units: objectOf(
      BLOCKS.map(({ id }) => id),
      (id) => unitAt(offMap(id), BLOCK[id].cv),
    ),
    towns: objectOf(TOWN_IDS, (id) => ({ holder: TOWN[id].nation, ships: noFleets() })),
    lakes: objectOf(LAKE_IDS, () => ({ control: null, ships: noFleets() })),
    fleet: { us: null, gb: null },
    unbuilt: { us: NAVAL_UNITS, gb: NAVAL_UNITS },
    lost: { us: 0, gb: 0 },
  };
}

/** C1812-3.2 draws the initial blocks; C1812-3.3, 3.4 the American side places its blocks first, then the British. */
export function setup(_: Setting, table: Table): State1812 {
  const state = emptyState();
  draw(state, 'gb', table);
  draw(state, 'us', table);
  state.agenda = [{ f: 'year' }, { f: 'fleets' }, place('gb'), place('us')];
  state.active = 'us';
  return state;
}

const place = (by: Side): { f: 'place'; by: Side } => ({ f: 'place', by });

// C1812-3.2.a with maximum CV, known to the owner only
function draw(state: State1812, side: Side, table: Table): void {
  const army = blocksOf[side].filter((id) => !isIndian(id));
  for (const id of table.draw(army, DRAW[side], `set-up-${side}`, 'C1812-3.2'))
    state.units[id].at = 'hand';
}
