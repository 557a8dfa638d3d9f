import { frame } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import { other, type Side } from '../components/side.js';
import { townOf } from '../components/towns.js';
import { type Counts, FACE, isCovered, type UnitCode } from '../components/units.js';
import type { SideFrame } from '../frames.js';
import { mayCover } from '../questions/covered.js';
import { hexesIn, isEmpty, points, put, takeFrom, troopsAt, typesIn } from '../questions/force.js';
import { type Lots, scenarioIn, type State1776, type Status } from '../state.js';
import { run } from './phase.js';

/** Statuses of units that were in their hex when the segment began; arrivals have another. */
const BEGAN: readonly Status[] = ['rest', 'in', 'fixed'];

const beganWith = (lots: Lots | undefined): number =>
  BEGAN.reduce((sum, status) => sum + points(lots?.[status] ?? {}), 0);

/** A1776-adv.seq what the rules do by themselves at the start of a movement phase, once arrivals are placed. */
export const onset = run<SideFrame>({
  clause: 'A1776-adv.seq',
  run({ state, frame: { by }, table, push }) {
    // A1776-opt.I.F counters may be turned down at the start of the movement phase.
    if (mayCover(state, by)) push(frame<SideFrame>({ f: 'veil', by }));
    if (by === 'gb') burn(state, by, table);
    else wake(state, by, table);
  },
});

/**
 * A1776-scn4.special.1 commerce is burnt where a British point and no American or French one is, inside a fort
 * included.
 */
function burn(state: State1776, by: Side, table: Table): void {
  for (const hex of hexesIn(state)) {
    const spot = state.hexes[hex];
    if (spot?.commerce === undefined || beganWith(spot.gb) === 0) continue;
    if (troopsAt(state, other(by), hex) > 0) continue;
    delete spot.commerce;
    table.say({ type: 'burnt', clause: 'A1776-scn4.special.1', data: { hex } });
  }
}

/**
 * A1776-scn3.special.1 militia that stands still may move once Continentals begin a movement phase in its hex;
 * A1776-opt.I face-down Continentals have to be turned up for that.
 */
export function wake(state: State1776, by: Side, table: Table): void {
  for (const { where, frozen, units } of scenarioIn(state).setup[by]) {
    const hex = frozen === true && 'at' in where ? townOf(where.at)?.hex : undefined;
    const still = standing(state.hexes[hex ?? '']?.[by]?.fixed ?? {}, units);
    if (hex === undefined || isEmpty(still)) continue;
    if (!BEGAN.some((status) => state.hexes[hex]?.us?.[status]?.CA !== undefined)) continue;
    takeFrom(state, by, hex, { ...still }, ['fixed']);
    put(state, by, hex, 'rest', still);
    table.say({ type: 'woken', clause: 'A1776-scn3.special.1', data: { side: by, hex } });
  }
}

/** The types of a lot that have stood still since the set-up; a magazine that was built there goes on standing. */
const standing = (lot: Counts, units: Counts): Counts =>
  Object.fromEntries(
    typesIn(lot).flatMap((code) => (units[face(code)] ? [[code, lot[code]]] : [])),
  );

/** A1776-opt.I the type on the face of a counter: face-down militia is militia all the same. */
const face = (code: UnitCode): UnitCode => (isCovered(code) ? FACE[code].of : code);
