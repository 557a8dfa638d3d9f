import { REGION_IDS, WATERWAY_IDS } from '../components/lookups.js';
import type { RegionId } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import type { OperationFrame } from '../frames.js';
import { isFullOfMarkers, noFort } from '../questions/control.js';
import type { OpsState } from '../state.js';
import { pay } from './pay.js';
import { ask } from './phase.js';

interface Facts {
  readonly state: OpsState;
  readonly by: Side;
  readonly shipsOnly: boolean;
}

const mayHaveFort = {
  clauses: ['OPS-fort.origin', 'OPS-build.fort', 'OPS-build.fort.limit'],
  barredBy: ({ state, by }: Facts, { region }: { readonly region: RegionId }) =>
    noFort(state, by, region),
};

/**
 * OPS-build.purpose ships and forts for one OPS each, in any mixture (OPS-build.split) and on any waterways
 * (OPS-build.ship.split).
 */
export const build = ask<OperationFrame>()({
  clause: 'OPS-build.purpose',
  verbs: {
    launch: { waterway: 'waterway' },
    sweep: { waterway: 'waterway' },
    fort: { region: 'region' },
    done: {},
  },
  facts: (state, { by, licence }): Facts => ({ state, by, shipsOnly: licence?.shipsOnly === true }),
  *candidates() {
    yield { do: 'done' };
    for (const waterway of WATERWAY_IDS) {
      yield { do: 'launch', waterway };
      yield { do: 'sweep', waterway };
    }
    for (const region of REGION_IDS) yield { do: 'fort', region };
  },
  guards: {
    launch: [
      {
        clause: 'OPS-build.ship',
        holds: ({ state }, { waterway }) => !isFullOfMarkers(state, waterway),
      },
    ],
    sweep: [
      {
        clause: 'OPS-build.ship',
        holds: ({ state, by }, { waterway }) => state.waterways[waterway][other(by)] > 0,
      },
      {
        clause: 'OPS-build.ship.fill-first',
        holds: ({ state }, { waterway }) => isFullOfMarkers(state, waterway),
      },
    ],
    fort: [{ clause: 'OPS-general.events', holds: ({ shipsOnly }) => !shipsOnly }, mayHaveFort],
  },
  apply: {
    done: ({ done }) => done(),
    launch(turn, { waterway }) {
      const { state, frame, table } = turn;
      state.waterways[waterway][frame.by] += 1;
      table.say({ type: 'launched', clause: 'OPS-build.ship', data: { side: frame.by, waterway } });
      pay(turn, 1);
    },
    sweep(turn, { waterway }) {
      const { state, frame, table } = turn;
      state.waterways[waterway][other(frame.by)] -= 1;
      table.say({ type: 'swept', clause: 'OPS-build.ship', data: { side: frame.by, waterway } });
      pay(turn, 1);
    },
    fort(turn, { region }) {
      const { state, frame, table } = turn;
      state.regions[region].fort = true;
      table.say({ type: 'fort', clause: 'OPS-build.fort', data: { side: frame.by, region } });
      pay(turn, 1);
    },
  },
});
