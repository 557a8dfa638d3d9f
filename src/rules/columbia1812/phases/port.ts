import { type Frame, frame as framed } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import { TOWN } from '../components/lookups.js';
import type { LakeId, TownId } from '../components/map.js';
import type { Side } from '../components/side.js';
import type { LakeFrame } from '../frames.js';
import { type Face, FACES, noShips, portsOf, type State1812, total } from '../state.js';
import { ask } from './phase.js';

/**
 * C1812-8.2, 8.2.a all naval units of a side leave the lake for its towns there. If there is only one such town, nobody
 * is asked, as everybody knows it. There must be at least one.
 */
export function berth(state: State1812, by: Side, lake: LakeId, table: Table): Frame[] {
  const ports = portsOf(state, by, lake);
  const only = ports[0];
  if (ports.length !== 1 || only === undefined) return [framed<LakeFrame>({ f: 'port', by, lake })];
  const ships = state.lakes[lake].ships[by];
  for (const face of FACES) state.towns[only].ships[by][face] += ships[face];
  table.say({
    type: 'berthed',
    clause: 'C1812-8.2.a',
    data: { side: by, lake, town: only, ships: { ...ships } },
  });
  state.lakes[lake].ships[by] = noShips();
  return [];
}

interface Facts {
  readonly lake: LakeId;
  readonly ports: readonly TownId[];
  readonly has: (face: Face) => boolean;
}

/** C1812-8.2.a, 13.3 the owner distributes their naval units over their ports on the lake, one after the other. */
export const port = ask<LakeFrame>()({
  clause: 'C1812-8.2.a',
  verbs: { port: { town: 'town', face: 'face' } },
  facts: (state, { by, lake }): Facts => ({
    lake,
    ports: portsOf(state, by, lake),
    has: (face) => state.lakes[lake].ships[by][face] > 0,
  }),
  *candidates({ ports, has }) {
    for (const town of ports)
      for (const face of FACES) if (has(face)) yield { do: 'port', town, face };
  },
  guards: {
    port: [
      { clause: 'C1812-6.3', holds: ({ lake }, { town }) => TOWN[town].lake === lake },
      { clause: 'C1812-8.2.a', holds: ({ ports }, { town }) => ports.includes(town) },
      { clause: 'C1812-8.2', holds: ({ has }, { face }) => has(face) },
    ],
  },
  apply: {
    port({ state, frame: { by, lake }, table, done }, { town, face }) {
      state.lakes[lake].ships[by][face] -= 1;
      state.towns[town].ships[by][face] += 1;
      const ships = { ...noShips(), [face]: 1 };
      table.say({ type: 'berthed', clause: 'C1812-8.2.a', data: { side: by, lake, town, ships } });
      if (total(state.lakes[lake].ships[by]) === 0) done();
    },
  },
});
