import { leader, score } from '../questions/victory.js';
import { run } from './phase.js';

const LAST_YEAR = 1814;

/**
 * C1812-4.2.c, 18.1 the victory check after the tenth turn. Without a winner it is winter; after 1814 the game is a
 * draw (18.2).
 */
export const yearEnd = run({
  clause: 'C1812-4.2.c',
  run({ state, table, push }) {
    const winner = leader(state);
    const vp = { us: { ...score(state, 'us') }, gb: { ...score(state, 'gb') } };
    table.say({
      type: 'victory-check',
      clause: 'C1812-18.1',
      data: { year: state.year, vp, winner },
    });
    if (winner !== null) state.outcome = { winner, reason: 'lead', clause: 'C1812-18.1' };
    else if (state.year === LAST_YEAR)
      state.outcome = { winner: null, reason: 'draw', clause: 'C1812-18.2' };
    else return push({ f: 'winter' });
    state.stage = 'over';
    state.active = null;
  },
});
