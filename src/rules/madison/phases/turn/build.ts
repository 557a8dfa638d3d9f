import type { SpaceId } from '../../components/map.js';
import { SHIP_IDS, type ShipId } from '../../components/ships.js';
import type { BuildFrame } from '../../frames/turn.js';
import {
  buildCost,
  canBuildAt,
  canSpend,
  mayBuild,
  mayRepair,
  repairCost,
  standing,
} from '../../questions/shipyard.js';
import type { MadisonState } from '../../state.js';
import { ask } from '../phase.js';

interface Yard {
  readonly state: MadisonState;
  readonly points: number;
  /**
   * `open`: bases of the side that stand now; `due`, `damaged`: ships on the lakes of this order that may be built or
   * repaired.
   */
  readonly open: readonly SpaceId[];
  readonly due: ReadonlySet<ShipId>;
  readonly damaged: ReadonlySet<ShipId>;
}

/** MMW-15.12 ships are built and repaired at any bases until the points are spent. */
export const build = ask<BuildFrame>()({
  clause: 'MMW-15.12',
  verbs: { build: { ship: 'ship', space: 'space' }, done: {}, repair: { ship: 'ship' } },
  facts: (state, frame): Yard => ({
    state,
    points: frame.points,
    open: standing(state, frame.by),
    due: new Set(SHIP_IDS.filter((ship) => mayBuild(state, frame.by, ship, frame))),
    damaged: new Set(SHIP_IDS.filter((ship) => mayRepair(state, frame.by, ship, frame))),
  }),
  *candidates({ due, damaged, open }) {
    for (const ship of due) for (const space of open) yield { do: 'build', ship, space };
    yield { do: 'done' };
    for (const ship of damaged) yield { do: 'repair', ship };
  },
  guards: {
    build: [
      { clause: 'MMW-15.14', holds: ({ due }, { ship }) => due.has(ship) },
      {
        clause: 'MMW-15.13',
        holds: ({ state, open }, { ship, space }) => canBuildAt(state, ship, space, open),
      },
      { clause: 'MMW-15.17', holds: ({ points }, { ship }) => buildCost(ship) <= points },
    ],
    repair: [
      { clause: 'MMW-15.22', holds: ({ damaged }, { ship }) => damaged.has(ship) },
      { clause: 'MMW-15.23', holds: ({ points }, { ship }) => repairCost(ship) <= points },
    ],
  },
  apply: {
    build({ state, frame, table, done }, { ship, space }) {
      state.ships[ship].at = space;
      table.say({ type: 'ship-built', clause: 'MMW-15.13', data: { ship, space } });
      pay(state, frame, buildCost(ship), done);
    },
    done({ done }) {
      done();
    },
    repair({ state, frame, table, done }, { ship }) {
      const place: SpaceId = state.ships[ship].at as SpaceId;
      state.ships[ship].damaged = undefined;
      table.say({ type: 'ship-repaired', clause: 'MMW-15.22', data: { ship, place } });
      pay(state, frame, repairCost(ship), done);
    },
  },
});

/** Takes points. Unused points are lost (MMW-15.17); the player is not asked when they buy nothing. */
function pay(state: MadisonState, frame: BuildFrame, cost: number, done: () => void): void {
  frame.points -= cost;
  if (!canSpend(state, frame.by, frame.points, frame)) done();
}
