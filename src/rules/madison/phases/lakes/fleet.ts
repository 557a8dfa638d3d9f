import { type ActionOf, beforeMore } from '../../../kernel/action.js';
import { frame as framed } from '../../../kernel/frame.js';
import { sortTexts } from '../../../kernel/json.js';
import { lookup } from '../../../kits/lookup.js';
import type { LeaderId } from '../../components/leaders.js';
import {
  joinedLakes,
  LAKE_IDS,
  type LakeId,
  type SpaceId,
  TOWNS_ON,
} from '../../components/map.js';
import type { ShipId } from '../../components/ships.js';
import { ofSide, other, type Side, SIDES } from '../../components/side.js';
import type { SideFrame } from '../../frames.js';
import type { FleetFrame } from '../../questions/fleet.js';
import { type FleeFrame, moveLeader, moveShip } from '../../questions/harbour.js';
import { commandsOn, havens, isSound, soundShipsAt } from '../../questions/naval.js';
import { hasShips, leadersOf, shipsOf } from '../../questions/pieces.js';
import { takeStock } from '../../questions/points.js';
import type { Ids, MadisonState } from '../../state.js';
import { ask, run } from '../phase.js';

const SHIPS = lookup(SIDES, (side) => shipsOf(side).toSorted(beforeMore));
const LEADERS = lookup(SIDES, (side) => leadersOf(side).toSorted(beforeMore));

/** MMW-7.4 ships go home before winter (MMW-11.22) and return after it (MMW-11.23). */
export const fleet = run<FleetFrame>({
  clause: 'MMW-7.4',
  run({ state, frame: { season }, table, push }) {
    const first = state.first ?? 'us';
    const order: readonly Side[] = [first, other(first)];
    if (season === 'spring') {
      push(
        ...order
          .filter((by) => marked(state, by).length > 0)
          .map((by) => framed<SideFrame>({ f: 'fleet-return', by })),
      );
      return;
    }
    for (const by of order) for (const lake of LAKE_IDS) mark(state, by, lake, table);
    push(
      ...order.flatMap((by) =>
        LAKE_IDS.filter((lake) => hasShips(state, by, lake)).map((place) =>
          framed<FleeFrame>({ f: 'flee', by, place, cause: 'fleet-return' }),
        ),
      ),
    );
  },
});

type Told = Parameters<typeof takeStock>[1];

/**
 * MMW-7.4.a, MMW-11.44 a marker keeps the points of the lake over the winter. Ships without a home port are lost and
 * leave no marker (MMW-12.53).
 */
function mark(state: MadisonState, by: Side, lake: LakeId, table: Told): void {
  if (soundShipsAt(state, by, lake).length === 0) return;
  if (havens(state, by, lake, true).length === 0) return;
  state.markers[lake] = by;
  table.say({ type: 'lake-marked', clause: 'MMW-11.22', data: { lake, side: by } });
}

const marked = (state: MadisonState, by: Side): LakeId[] =>
  LAKE_IDS.filter((lake) => state.markers[lake] === by);

/** A piece, and the lakes that it may return to. All lists are in the order in which the kernel lists actions. */
interface Return<Id> {
  readonly id: Id;
  readonly lakes: readonly LakeId[];
}

interface ReturnFacts {
  readonly lakes: readonly LakeId[];
  readonly ships: readonly Return<ShipId>[];
  readonly leaders: readonly Return<LeaderId>[];
}

/** MMW-11.23, MMW-12.42 undamaged ships that may return to a lake; Erie and Huron count as one (MMW-2.6). */
function returnFacts(state: MadisonState, { by }: SideFrame): ReturnFacts {
  const lakes = sortTexts(marked(state, by));
  const ships: Return<ShipId>[] = [];
  for (const id of ofSide(SHIPS, by)) {
    if (!isSound(state, id)) continue;
    const able = lakes.filter((lake) => isAfloat(lake, state.ships[id].at));
    if (able.length > 0) ships.push({ id, lakes: able });
  }
  const manned = lakes.filter((lake) => hasShips(state, by, lake));
  const leaders: Return<LeaderId>[] = [];
  for (const id of ofSide(LEADERS, by)) {
    const { at } = state.leaders[id];
    const able = manned.filter((lake) => commandsOn(id, lake) && isAfloat(lake, at));
    if (able.length > 0) leaders.push({ id, lakes: able });
  }
  return { lakes, ships, leaders };
}

/** Whether a place is a town on the lake, or on the lake that counts as one with it. */
const isAfloat = (lake: LakeId, at: string): boolean =>
  joinedLakes(lake).some((one) => TOWNS_ON[one].includes(at as SpaceId));

const canReturn = <Id>(returns: readonly Return<Id>[], id: Id, lake: LakeId): boolean =>
  returns.some((one) => one.id === id && one.lakes.includes(lake));

const RETURNS = {
  return: { ship: 'ship', lake: 'lake' },
  'return-leader': { leader: 'leader', lake: 'lake' },
  done: {},
} as const;

/**
 * MMW-7.4.b, MMW-11.23 some, all or none of the ships return; if none does, the lake is lost. The markers are removed
 * in any case.
 */
export const fleetReturn = ask<SideFrame>()({
  clause: 'MMW-11.23',
  forced: () => true,
  exact: true,
  verbs: RETURNS,
  facts: returnFacts,
  candidates({ ships, leaders }) {
    const list: ActionOf<Ids, typeof RETURNS>[] = [{ do: 'done' }];
    for (const { id, lakes } of leaders)
      for (const lake of lakes) list.push({ do: 'return-leader', leader: id, lake });
    for (const { id, lakes } of ships)
      for (const lake of lakes) list.push({ do: 'return', ship: id, lake });
    return list;
  },
  guards: {
    return: [
      { clause: 'MMW-11.23', holds: ({ lakes }, { lake }) => lakes.includes(lake) },
      { clause: 'MMW-12.42', holds: ({ ships }, { ship, lake }) => canReturn(ships, ship, lake) },
    ],
    'return-leader': [
      {
        clause: 'MMW-11.15',
        holds: ({ leaders }, { leader, lake }) => canReturn(leaders, leader, lake),
      },
    ],
  },
  apply: {
    return({ state, table }, { ship, lake }) {
      moveShip(state, ship, lake, 'MMW-11.23', table);
    },
    'return-leader'({ state, table }, { leader, lake }) {
      moveLeader(state, leader, lake, 'MMW-11.23', table);
    },
    done({ state, frame: { by }, table, done }) {
      for (const lake of marked(state, by)) {
        state.markers[lake] = null;
        table.say({ type: 'marker-removed', clause: 'MMW-11.23', data: { lake, side: by } });
      }
      done();
      takeStock(state, table);
    },
  },
});
