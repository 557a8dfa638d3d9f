import type { Table } from '../../kernel/table.js';
import { LAKE_IDS, TOWN } from '../components/lookups.js';
import { type TownId, TOWNS } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import {
  hasGarrison,
  hasUnits,
  INDIAN,
  noShips,
  type State1812,
  total,
  townStates,
} from '../state.js';
import { standing } from './standing.js';

/**
 * The side that controls a town in which no battle is due (C1812-1.2). Without an army unit there, it is the nation of
 * the town (C1812-1.2.a, C1812-1.2.b).
 */
export function rightfulHolder(state: State1812, town: TownId): Side {
  const nation = TOWN[town].nation;
  return hasGarrison(state, town, other(nation)) ? other(nation) : nation;
}

/** C1812-1.2 updates the control of every town; a town with a battle due keeps its holder. */
export function updateTownControl(state: State1812, table: Table): void {
  const blocks = standing(state);
  townStates(state).forEach(({ holder }, i) => {
    const { id: town, nation } = TOWNS[i] as (typeof TOWNS)[number];
    const invaded = blocks[other(nation)][i] !== 0;
    if (invaded && blocks[nation][i] !== 0) return;
    if (invaded || holder !== nation) updateControlOfTown(state, town, table);
  });
}

/** C1812-6.2.a naval units in a port that is lost in any other way than to an enemy army sink at once. */
function updateControlOfTown(state: State1812, town: TownId, table: Table): void {
  const before = state.towns[town].holder;
  const now = rightfulHolder(state, town);
  if (before === now) return;
  state.towns[town].holder = now;
  // C1812-1.2.b if the British units in a town do not hold it, they are the Indian
  const tells = now === 'us' && hasUnits(state, town, 'gb') ? { reveals: [INDIAN] } : {};
  table.say({
    type: 'control',
    clause: 'C1812-1.2',
    data: { town, side: now, from: before },
    ...tells,
  });
  if (!hasUnits(state, town, now)) sinkInPort(state, town, before, table);
}

function sinkInPort(state: State1812, town: TownId, side: Side, table: Table): void {
  const ships = total(state.towns[town].ships[side]);
  if (ships === 0) return;
  state.towns[town].ships[side] = noShips();
  loseShips(state, side, ships);
  table.say({ type: 'port-lost', clause: 'C1812-6.2.a', data: { town, side, ships } });
}

/** C1812-8.3, 7.2.b a naval unit once lost is never built again. */
export function loseShips(state: State1812, side: Side, ships: number): void {
  state.lost[side] += ships;
}

/**
 * C1812-6.4 updates the control of every lake. A lake with naval units of both sides stays with its previous
 * controller.
 */
export function updateLakeControl(state: State1812): void {
  for (const lake of LAKE_IDS) {
    const { ships } = state.lakes[lake];
    const us = total(ships.us) > 0;
    const gb = total(ships.gb) > 0;
    if (us && gb) continue;
    state.lakes[lake].control = us ? 'us' : gb ? 'gb' : null;
  }
}
