import { type Frame, frame } from '../../kernel/frame.js';
import { isOn } from '../../kernel/options.js';
import type { Table } from '../../kernel/table.js';
import { lookup } from '../../kits/lookup.js';
import { LEVY_AREAS } from '../components/campaign/levies.js';
import { beginsQuarter } from '../components/campaign/seasons.js';
import type { Counts } from '../components/units.js';
import type { DragoonsFrame, IntakeFrame, LevyFrame } from '../frames.js';
import { areasControlled } from '../questions/campaign/control.js';
import { britishIntake } from '../questions/campaign/intake.js';
import { poolOf } from '../questions/campaign/pools.js';
import { statusOf } from '../questions/campaign/status.js';
import { stow } from '../questions/campaign/voyage.js';
import { isCampaign, monthIn, type State1776 } from '../state.js';
import { variableForces } from './france.js';
import { run } from './phase.js';

/**
 * A1776-camp.III.C.1, A1776-camp.III.B.2.a whether an interphase comes before this turn; A1776-csg3.rules.3 not before
 * the first turn of a game.
 */
export const opensQuarter = (state: State1776): boolean =>
  isCampaign(state) && state.turn > 1 && beginsQuarter(monthIn(state) ?? '');

const levies = (by: LevyFrame['by'], ...units: readonly LevyFrame['unit'][]): LevyFrame[] =>
  LEVY_AREAS.flatMap((area) =>
    units.map((unit) => frame<LevyFrame>({ f: 'levy', by, area, unit })),
  );

/**
 * A1776-camp.III.C.1 the interphase. A1776-camp.III.C.1.a the status of all areas is found before any units come or go;
 * A1776-camp.III.C.1.b then militia and Continentals, A1776-camp.III.C.3.a the Americans first; A1776-camp.III.C.1.c
 * then supply, A1776-camp.III.C.1.d then regulars. A1776-camp.II.A.2.e units that are due are announced when they are
 * due.
 */
export const quarter = run({
  clause: 'A1776-camp.III.C.1.a',
  run({ state, table, push }) {
    loseAtSea(state, table);
    state.areas = lookup(LEVY_AREAS, (area) => statusOf(state, area));
    if (isOn(state, 'garrisons')) state.held = areasControlled(state);
    table.say({ type: 'quarter', clause: 'A1776-camp.III.C.1.a', data: { ...state.areas } });
    push(
      ...levies('us', 'RM', 'CA'),
      ...levies('gb', 'TM'),
      ...mounting(state),
      ...levies('us', 'S'),
      ...intake(state),
      ...(state.entered === undefined ? [] : [{ f: 'standoff' }]),
      ...variableForces(state),
    );
  },
});

/** A1776-camp.IX.C.1.c militia belongs to its area: militia at sea when a quarter begins is eliminated. */
function loseAtSea(state: State1776, table: Table): void {
  for (const { at, where, unit, points } of poolOf(state, 'gb', 'SEA', 'TM')) {
    if (where !== 'aboard') continue;
    const units: Counts = { [unit]: points };
    stow(state, at, units, -1);
    table.say({
      type: 'expired',
      clause: 'A1776-camp.IX.C.1.c',
      data: { side: 'gb', ship: at, units },
    });
  }
}

/** A1776-campopt.II.A the frames for mounting militia, after militia has come and gone, the Americans first. */
const mounting = (state: State1776): DragoonsFrame[] =>
  isOn(state, 'dragoons')
    ? (['us', 'gb'] as const).map((by) => frame<DragoonsFrame>({ f: 'dragoons', by }))
    : [];

/**
 * A1776-camp.II.A.2 the frames for British supply and then regulars that are due. Regulars that come do not change what
 * else is due.
 */
const intake = (state: State1776): Frame[] =>
  britishIntake(state, monthIn(state) ?? '').map((_, nth) =>
    frame<IntakeFrame>({ f: 'intake', nth }),
  );
