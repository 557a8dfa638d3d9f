import { POOL_IDS } from '../components/campaign/levies.js';
import { parted } from '../components/campaign/seasons.js';
import { attritionIn, hardshipOf } from '../questions/campaign/hardship.js';
import { isCampaign, monthIn, type State1776 } from '../state.js';
import { release } from './cull.js';
import { run } from './phase.js';

const DECEMBER = 12;
const BECAUSE = {
  none: 'A1776-camp.VII.B.1',
  some: 'A1776-camp.VII.B.2',
  all: 'A1776-camp.VII.B.3',
  canada: 'A1776-camp.VII.B.4',
  westIndies: 'A1776-camp.VII.B.4',
  atSea: 'A1776-camp.VII.B.4',
} as const;

/** A1776-camp.VII.B whether the turn is a December: attrition comes at its end. */
export const endsYear = (state: State1776): boolean =>
  isCampaign(state) && parted(monthIn(state) ?? '')[1] === DECEMBER;

/** A1776-camp.VII.B each pool loses Continentals for good; their owner is asked which. */
export const attrition = run({
  clause: 'A1776-camp.VII.B',
  run({ state, table, push }) {
    const month = monthIn(state) ?? '';
    const costs = POOL_IDS.map((area) => ({ area, count: attritionIn(state, area, month) }));
    push(
      ...costs.flatMap(({ area, count }) =>
        count === 0
          ? []
          : release({
              ...{ state, table, by: 'us', area, unit: 'CA', count },
              clause: BECAUSE[hardshipOf(state, area)],
            }),
      ),
    );
  },
});
