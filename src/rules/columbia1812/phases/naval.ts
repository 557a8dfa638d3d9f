import type { LakeId, TownId } from '../components/map.js';
import type { Side } from '../components/side.js';
import { basesById, facesById, lakesideById } from '../components/by-id.js';
import { TOWN } from '../components/tables.js';
import { addShip, lakeOfOrder, shipsMoved } from '../fleet.js';
import type { SideFrame } from '../frames.js';
import { ask } from '../phase.js';
import type { Face, FleetOrder, State1812 } from '../state.js';

export interface NavalFrame extends SideFrame {
  readonly f: 'naval';
}

interface Facts {
  readonly state: State1812;
  readonly by: Side;
  readonly order: FleetOrder | null;
  readonly lake: LakeId | null;
}

const facts = (state: State1812, { by }: NavalFrame): Facts => {
  const order = state.fleet[by];
  return { state, by, order, lake: lakeOfOrder(order) };
};

const nothingOrdered = { clause: 'C1812-4.3.a', holds: ({ order }: Facts) => order === null };
// C1812-5.1 an enemy base will not do even when one's own army holds it, nor a base of one's own that the enemy holds
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

/** Naval units of that face in the port that have no order yet. */
const inPort = ({ state, by, order }: Facts, town: TownId, face: Face): number =>
  state.towns[town].ships[by][face] - (order?.ports[town]?.[face] ?? 0);

function onLake({ state, by, order }: Facts, town: TownId, face: Face): number {
  const lake = TOWN[town].lake;
  return lake === null ? 0 : state.lakes[lake].ships[by][face] - shipsMoved(order)[face];
}

/** C1812-4.3.a the Naval Phase: build or repair one naval unit, or declare one naval move, ship by ship. */
export const naval = ask<NavalFrame>()({
  clause: 'C1812-4.3.a',
  draft: true,
  verbs: {
    done: {},
    build: { town: 'town' },
    repair: { town: 'town' },
    sail: { town: 'town', face: 'face' },
    dock: { town: 'town', face: 'face' },
  },
  facts,
  *candidates({ state, by, order }) {
    if (order === null) for (const town of basesById[by]) yield { do: 'build', town };
    if (order?.do !== 'out')
      for (const { town, lake } of lakesideById) {
        const ships = state.lakes[lake].ships[by];
        for (const face of facesById) if (ships[face] > 0) yield { do: 'dock', town, face };
      }
    yield { do: 'done' };
    if (order === null) for (const town of basesById[by]) yield { do: 'repair', town };
    if (order?.do !== 'in')
      for (const { town } of lakesideById) {
        const ships = state.towns[town].ships[by];
        for (const face of facesById) if (ships[face] > 0) yield { do: 'sail', town, face };
      }
  },
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
