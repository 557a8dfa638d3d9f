import type { ActionOf } from '../../../kernel/action.js';
import { sealed } from '../../../kernel/frame.js';
import type { Table } from '../../../kernel/table.js';
import { LEADER, type LeaderId } from '../../components/leaders.js';
import type { SpaceId } from '../../components/map.js';
import { SHIP, SHIP_IDS } from '../../components/ships.js';
import { type Side, SIDES } from '../../components/side.js';
import { UNIT, UNIT_IDS, type UnitId } from '../../components/units.js';
import type { LandfallFrame, ReinforceFrame, WishFrame } from '../../frames/turn.js';
import { leadersOf } from '../../questions/pieces.js';
import { takeStock } from '../../questions/points.js';
import {
  dueLeaders,
  dueShips,
  dueUnits,
  entrances,
  isHeldBack,
  isLost,
  landings,
  newLeaders,
  newUnits,
  placeLeader,
  placeUnit,
  pushOut,
} from '../../questions/reinforcements.js';
import { freezeSupply, thawSupply } from '../../questions/supply.js';
import type { Ids, LeaderState, MadisonState, UnitState } from '../../state.js';
import { ask, run } from '../phase.js';

const next = (stage: ReinforceFrame['stage']): ReinforceFrame => ({ f: 'reinforce', stage });

/** MMW-7.1, MMW-14.1 both sides place their reinforcements at the same time. */
export const reinforce = run<ReinforceFrame>({
  clause: 'MMW-14.1',
  run({ state, frame: { stage }, table, push }) {
    switch (stage) {
      case 'wishes':
        return push(
          sealed('reinforcements', { us: wishes(state, 'us'), gb: wishes(state, 'gb') }),
          next('wished'),
        );
      case 'wished':
        grantWishes(state, table);
        // MMW-14.33
        freezeSupply(state);
        return push(...cleared(state), next('place'));
      case 'place':
        thawSupply(state);
        placeShips(state, table);
        placeFree(state, table);
        takeStock(state, table);
        return push(...SIDES.flatMap((side) => landfalls(state, side)));
    }
  },
});

const cleared = (state: MadisonState) =>
  SIDES.flatMap((side) => landings(state, side).flatMap((space) => pushOut(state, side, space)));

const wishes = (state: MadisonState, by: Side): WishFrame[] => {
  const { units, leaders } = first(state, by);
  return units.length + leaders.length > 0 ? [{ f: 'wish', by }] : [];
};

/** Pieces that may still be held back, in key order: MMW-14.22 each only once. */
const first = (state: MadisonState, side: Side): Wishes => ({
  units: newUnits(state, side),
  leaders: newLeaders(state, side),
});

interface Wishes {
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
}

type Piece = UnitState | LeaderState;

/**
 * Carries out the owners' wishes: pieces that are held back wait for the next phase, all others are ready to be placed.
 */
function grantWishes(state: MadisonState, table: Table): void {
  for (const side of SIDES) {
    for (const id of dueUnits(state, side)) callUp(state.units[id], 'unit', id, table);
    for (const id of dueLeaders(state, side)) callUp(state.leaders[id], 'leader', id, table);
  }
  for (const id of dueShips(state)) state.ships[id].at = 'waiting';
}

function callUp(piece: Piece, kind: 'unit' | 'leader', id: UnitId | LeaderId, table: Table): void {
  if (!isHeldBack(piece)) {
    piece.at = 'waiting';
    return;
  }
  piece.wished = undefined;
  if ('delayed' in piece) piece.delayed = undefined;
  piece.at = 'late';
  table.say({ type: 'held-back', clause: 'MMW-14.21', data: { [kind]: id } });
}

/** MMW-14.4, MMW-14.42 places ships. A schooner whose town is lost is lost, too. */
function placeShips(state: MadisonState, table: Table): void {
  for (const id of SHIP_IDS) {
    if (state.ships[id].at !== 'waiting') continue;
    const { at, side } = SHIP[id];
    if (at === null) continue;
    const lost = isLost(state, side, at);
    state.ships[id].at = lost ? 'gone' : at;
    table.say({
      type: lost ? 'never-came' : 'arrived',
      clause: lost ? 'MMW-14.42' : 'MMW-14.41',
      data: { ship: id, space: at },
    });
  }
}

/** Places pieces whose space the enemy does not control. The others wait until the cards are dealt (MMW-14.31). */
function placeFree(state: MadisonState, table: Table): void {
  for (const id of UNIT_IDS) {
    if (state.units[id].at !== 'waiting') continue;
    const { at, side } = UNIT[id];
    if (at !== null && !isLost(state, side, at)) placeUnit(state, id, at, table);
  }
  for (const side of SIDES)
    for (const id of leadersOf(side)) {
      const { at } = LEADER[id];
      if (state.leaders[id].at === 'waiting' && !isLost(state, side, at))
        placeLeader(state, id, at, 'MMW-14.1', table);
    }
}

/** MMW-14.43 frames for naval leaders whose town is lost. */
const landfalls = (state: MadisonState, by: Side): LandfallFrame[] =>
  leadersOf(by)
    .filter((id) => state.leaders[id].at === 'waiting' && entrances(state, id).length > 0)
    .map((leader) => ({ f: 'landfall', by, leader }));

const WISHES = {
  delay: { unit: 'unit' },
  'delay-leader': { leader: 'leader' },
  done: {},
} as const;

/** MMW-14.2, MMW-14.21, MMW-14.22 a side holds back some, all or none of its reinforcements for a turn. */
export const wish = ask<WishFrame>()({
  clause: 'MMW-14.21',
  exact: true,
  verbs: WISHES,
  facts: (state, { by }) => first(state, by),
  candidates({ units, leaders }) {
    const list: ActionOf<Ids, typeof WISHES>[] = [];
    for (const leader of leaders) list.push({ do: 'delay-leader', leader });
    for (const unit of units) list.push({ do: 'delay', unit });
    list.push({ do: 'done' });
    return list;
  },
  guards: {
    delay: [{ clause: 'MMW-14.22', holds: ({ units }, { unit }) => units.includes(unit) }],
    'delay-leader': [
      { clause: 'MMW-14.22', holds: ({ leaders }, { leader }) => leaders.includes(leader) },
    ],
  },
  apply: {
    delay({ state }, { unit }) {
      state.units[unit].wished = true;
    },
    'delay-leader'({ state }, { leader }) {
      state.leaders[leader].wished = true;
    },
    done({ done }) {
      done();
    },
  },
});

/** MMW-14.43 a naval leader whose town is lost arrives in another town on his lake. */
export const landfall = ask<LandfallFrame>()({
  clause: 'MMW-14.43',
  forced: () => true,
  verbs: { put: { leader: 'leader', space: 'space' } },
  facts: (state, { leader }): { leader: LeaderId; towns: readonly SpaceId[] } => ({
    leader,
    towns: entrances(state, leader),
  }),
  *candidates({ leader, towns }) {
    for (const space of towns) yield { do: 'put', leader, space };
  },
  guards: {
    put: [
      { clause: 'MMW-14.43', holds: (facts, { leader }) => leader === facts.leader },
      { clause: 'MMW-14.43', holds: ({ towns }, { space }) => towns.includes(space) },
    ],
  },
  apply: {
    put({ state, table, done }, { leader, space }) {
      done();
      placeLeader(state, leader, space, 'MMW-14.43', table);
    },
  },
});
