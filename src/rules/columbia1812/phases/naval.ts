import type { ActionOf } from '../../kernel/action.js';
import { TOWN } from '../components/lookups.js';
import type { LakeId, TownId } from '../components/map.js';
import type { Side } from '../components/side.js';
import type { SideFrame } from '../frames.js';
import { basesById, facesById, lakesideById } from '../questions/by-id.js';
import { addShip, lakeOfOrder, shipsMoved } from '../questions/fleet.js';
import type { Face, FleetOrder, Ids, Ships, State1812 } from '../state.js';
import { ask } from './phase.js';

export interface NavalFrame extends SideFrame {
  readonly f: 'naval';
}

interface Facts {
  readonly state: State1812;
  readonly by: Side;
  readonly order: FleetOrder | null;
  readonly lake: LakeId | null;
  /** Number of naval units that already have an order. */
  readonly moved: Ships;
}

const facts = (state: State1812, { by }: NavalFrame): Facts => {
  const order = state.fleet[by];
  return { state, by, order, lake: lakeOfOrder(order), moved: shipsMoved(order) };
};

const nothingOrdered = { clause: 'C1812-4.3.a', holds: ({ order }: Facts) => order === null };
// C1812-5.1 neither an enemy base held by one's own army nor one's own base held by the enemy will do
const atOwnBase = {
  clause: 'C1812-5.1',
  holds: ({ state, by }: Facts, { town }: { town: TownId }) =>
    TOWN[town].base === by && state.towns[town].holder === by,
};
const inControlledPort = {
  clause: 'C1812-6.2',
  holds: ({ state, by }: Facts, { town }: { town: TownId }) =>
    TOWN[town].lake !== null && state.towns[town].holder === by,
};
const oneLake = {
  clause: 'C1812-6.1.a',
  holds: ({ lake }: Facts, { town }: { town: TownId }) => lake === null || lake === TOWN[town].lake,
};
const notBothWays = (way: 'out' | 'in') => ({
  clause: 'C1812-6.3',
  holds: ({ order }: Facts) => order === null || order.do === way,
});

/** Number of naval units of that face in the port without an order. */
const inPort = ({ state, by, order }: Facts, town: TownId, face: Face): number =>
  state.towns[town].ships[by][face] - (order?.ports[town]?.[face] ?? 0);

function onLake({ state, by, moved }: Facts, town: TownId, face: Face): number {
  const lake = TOWN[town].lake;
  return lake === null ? 0 : state.lakes[lake].ships[by][face] - moved[face];
}

const verbs = {
  done: {},
  build: { town: 'town' },
  repair: { town: 'town' },
  sail: { town: 'town', face: 'face' },
  dock: { town: 'town', face: 'face' },
} as const;

type Declared = ActionOf<Ids, typeof verbs>;

function candidates(x: Facts): Declared[] {
  const list: Declared[] = [];
  const { state, by, order, lake } = x;
  const bases =
    order === null ? basesById[by].filter((town) => state.towns[town].holder === by) : [];
  const ports = lakesideById.filter(
    (one) => (lake === null || one.lake === lake) && state.towns[one.town].holder === by,
  );
  if (state.unbuilt[by] > 0) for (const town of bases) list.push({ do: 'build', town });
  if (order === null || order.do === 'in')
    for (const { town } of ports)
      for (const face of facesById)
        if (onLake(x, town, face) > 0) list.push({ do: 'dock', town, face });
  list.push({ do: 'done' });
  for (const town of bases)
    if (state.towns[town].ships[by].down > 0) list.push({ do: 'repair', town });
  if (order === null || order.do === 'out')
    for (const { town } of ports)
      for (const face of facesById)
        if (inPort(x, town, face) > 0) list.push({ do: 'sail', town, face });
  return list;
}

/** C1812-4.3.a the Naval Phase: build or repair one naval unit, or order one naval move, ship by ship. */
export const naval = ask<NavalFrame>()({
  clause: 'C1812-4.3.a',
  draft: true,
  // naval units are open to all (C1812-2.4); after its first order a side has to say itself that it is done
  forced: (state, { by }) => state.fleet[by] === null,
  verbs,
  facts,
  exact: true,
  candidates,
  guards: {
    build: [
      nothingOrdered,
      atOwnBase,
      { clause: 'C1812-5.2.a', holds: ({ state, by }) => state.unbuilt[by] > 0 },
    ],
    repair: [
      nothingOrdered,
      atOwnBase,
      {
        clause: 'C1812-5.2',
        holds: ({ state, by }, { town }) => state.towns[town].ships[by].down > 0,
      },
    ],
    sail: [
      inControlledPort,
      notBothWays('out'),
      oneLake,
      { clause: 'C1812-6.1', holds: (x, { town, face }) => inPort(x, town, face) > 0 },
    ],
    dock: [
      inControlledPort,
      notBothWays('in'),
      oneLake,
      { clause: 'C1812-6.1.a', holds: (x, { town, face }) => onLake(x, town, face) > 0 },
    ],
  },
  apply: {
    done: ({ done }) => done(),
    build({ state, frame, done }, { town }) {
      state.fleet[frame.by] = { do: 'build', ports: { [town]: { up: 0, down: 1 } } };
      done();
    },
    repair({ state, frame, done }, { town }) {
      state.fleet[frame.by] = { do: 'repair', ports: { [town]: { up: 1, down: 0 } } };
      done();
    },
    sail({ state, frame }, { town, face }) {
      addShip((state.fleet[frame.by] ??= { do: 'out', ports: {} }), town, face);
    },
    dock({ state, frame }, { town, face }) {
      addShip((state.fleet[frame.by] ??= { do: 'in', ports: {} }), town, face);
    },
  },
});
