import type { RegionId } from '../components/map.js';
import { MOST_UNITS } from '../components/units.js';
import type { OperationFrame } from '../frames.js';
import { beaches, landingPrice, ports } from '../questions/feasible.js';
import { enter } from '../questions/move.js';
import type { OpsState } from '../state.js';
import { ask } from './phase.js';

interface Facts {
  readonly state: OpsState;
  readonly ports: readonly RegionId[];
  readonly beaches: readonly RegionId[];
  readonly most: number;
}

interface Landing {
  readonly from: RegionId;
  readonly to: RegionId;
  readonly count: number;
}

/** OPS-landing.named, OPSX-landing.1 regulars from one port land on one coast, all at once. */
export const landing = ask<OperationFrame>()({
  clause: 'OPS-landing.named',
  forced: () => true,
  verbs: { land: { from: 'region', to: 'region', count: 'count' } },
  facts: (state, { ops, licence }): Facts => ({
    state,
    ports: ports(state),
    beaches: beaches(state, licence),
    most: Math.floor(ops / landingPrice(state)),
  }),
  *candidates(x) {
    for (const from of x.ports) {
      for (const to of x.beaches) {
        const most = Math.min(x.most, x.state.regions[from].gb.regular, MOST_UNITS);
        for (let count = 1; count <= most; count++) yield { do: 'land', from, to, count };
      }
    }
  },
  guards: {
    land: [
      {
        clause: 'OPSX-landing.1',
        holds: (x, { from, to }: Landing) => x.ports.includes(from) && from !== to,
      },
      // OPS-naval.cruise a blockade that is not full gives no access
      { clause: 'OPS-naval.cruise', holds: (x, { to }: Landing) => x.beaches.includes(to) },
      {
        clause: 'OPSX-landing.1',
        holds: (x, { from, count }: Landing) =>
          count > 0 && count <= x.most && count <= x.state.regions[from].gb.regular,
      },
    ],
  },
  apply: {
    // OPSX-landing.2 after landing they are ordinary units; OPSX-retreat.2 if beaten, they return to where they
    // embarked
    land({ state, table, done, push }, { from, to, count }) {
      done();
      table.say({ type: 'landed', clause: 'OPSX-landing.1', data: { from, to, count } });
      push(...enter(state, 'gb', from, to, { regular: count, militia: 0, indian: 0 }, table));
    },
  },
});
