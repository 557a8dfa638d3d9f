import { objectOf } from '../../kits/lookup.js';
import { REGION, REGION_IDS } from '../components/lookups.js';
import type { RegionId } from '../components/map.js';
import type { Side } from '../components/side.js';
import { type Class, CLASSES, COST } from '../components/units.js';
import type { OperationFrame } from '../frames.js';
import { controller, opensToIndians } from '../questions/control.js';
import { act, noUnits, type OpsState, supply } from '../state.js';
import { pay } from './pay.js';
import { ask } from './phase.js';

interface Facts {
  readonly state: OpsState;
  readonly by: Side;
  readonly ops: number;
  readonly left: Readonly<Record<Class, number>>;
}

interface Raise {
  readonly unit: Class;
  readonly region: RegionId;
}

const pool = {
  clause: 'OPS-recruit.pool',
  holds: ({ left }: Facts, { unit }: Raise) => left[unit] > 0,
};

/** OPS-recruit.purpose new units, each for OPS and, except for Indian units, a recruit token. */
export const recruit = ask<OperationFrame>()({
  clause: 'OPS-recruit.purpose',
  forced: () => true,
  verbs: { raise: { unit: 'unit', region: 'region' }, muster: { region: 'region' }, done: {} },
  facts: (state, { by, ops }): Facts => ({
    state,
    by,
    ops,
    left: objectOf(CLASSES, (unit) => supply(state, by, unit)),
  }),
  *candidates({ state }) {
    yield { do: 'done' };
    for (const region of REGION_IDS) {
      if (REGION[region].type === 'indian') yield { do: 'muster', region };
      else if (state.regions[region].tokens > 0) {
        yield { do: 'raise', unit: 'regular', region };
        yield { do: 'raise', unit: 'militia', region };
      }
    }
  },
  guards: {
    raise: [
      // OPS-recruit.indian Indian units never use tokens
      { clause: 'OPS-indian.recruit', holds: (_, { unit }) => unit !== 'indian' },
      {
        clause: 'OPS-recruit.where.home',
        holds: ({ state, by }, { region }) =>
          REGION[region].home === by && controller(state, region) === by,
      },
      {
        clause: 'OPS-recruit.where.token',
        holds: ({ state }, { region }) => state.regions[region].tokens > 0,
      },
      pool,
      {
        clause: 'OPS-recruit.cost.regular',
        holds: ({ ops }, { unit }) => unit !== 'regular' || COST.regular <= ops,
      },
    ],
    muster: [
      { clause: 'OPS-indian.owner', holds: ({ by }) => by === 'gb' },
      { clause: 'OPSX-recruit.1', holds: ({ state }, { region }) => opensToIndians(state, region) },
      {
        clause: 'OPSX-recruit.1',
        holds: ({ state }, { region }) => state.acted[region] === undefined,
      },
      { clause: 'OPS-recruit.pool', holds: ({ left }) => left.indian > 0 },
    ],
  },
  apply: {
    done: ({ done }) => done(),
    raise(turn, { unit, region }) {
      const { state, frame, table: log } = turn;
      state.regions[region].tokens -= 1;
      state.regions[region][frame.by][unit] += 1;
      const clause = unit === 'regular' ? 'OPS-recruit.cost.regular' : 'OPS-recruit.cost.militia';
      log.say({ type: 'raised', clause, data: { side: frame.by, region, unit } });
      pay(turn, COST[unit]);
    },
    muster(turn, { region }) {
      const { state, table: log } = turn;
      state.regions[region].gb.indian += 1;
      act(state, region, { ...noUnits(), indian: 1 });
      // OPSX-control.3 an Indian region that nobody controls becomes British
      state.regions[region].owner = 'gb';
      log.say({
        type: 'raised',
        clause: 'OPSX-recruit.1',
        data: { side: 'gb', region, unit: 'indian' },
      });
      pay(turn, COST.indian);
    },
  },
});
