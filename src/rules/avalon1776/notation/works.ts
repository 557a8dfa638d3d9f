import { fail, failOn, oneOf } from '../../kits/position.js';
import { type Side, SIDES } from '../components/side.js';
import { presentAt, troopsAt } from '../questions/force.js';
import { wagons } from '../questions/supply.js';
import { moverIn, type Spot, type State1776 } from '../state.js';

type Works = 'fort' | 'built' | 'dug';

/** Statement about a hex on a line of its own, e.g. `fort B13` -> that line, which a refusal names. */
export type Marks = Map<string, string>;

interface Reading {
  readonly state: State1776;
  readonly marks: Marks;
}

/**
 * Reads `fort ticonderoga: us`, `built albany: us`, `dug morristown: us`. A hex has at most one of each, of either
 * side.
 */
export const readWorks =
  (works: Works, hexOf: (state: State1776, word: string | undefined) => string) =>
  ({ state, marks }: Reading, [, at, word]: readonly string[], line: string): void => {
    const hex = hexOf(state, at);
    const side = oneOf(SIDES, word);
    const spot = (state.hexes[hex] ??= {});
    if (spot[works] !== undefined)
      fail(`${hex} has "${works}" on a line above`, `${hex}の「${works}」はすでに書かれている`);
    barBoth(hex, { ...spot, [works]: side });
    spot[works] = side;
    marks.set(`${works} ${hex}`, line);
  };

/** A1776-adv.IV.B.2.b no fort is built in a hex that has one. */
function barBoth(hex: string, { fort, built }: Spot): void {
  if (fort !== undefined && built !== undefined)
    fail(`"fort" and "built" are both in ${hex}`, `${hex}に「fort」と「built」の両方がある`);
}

/** Keeps the line `used albany: us 2`, for a refusal. */
export const markUsed = ({ marks }: Reading, hex: string, side: Side, line: string): void =>
  void marks.set(`used ${hex} ${side}`, line);

/** Checks that entrenchments have combat units in them, and that a supply unit that was used is there. */
export function checkMarks({ state, marks }: Reading): void {
  for (const [hex, { dug, built }] of Object.entries(state.hexes))
    if (dug !== undefined && built !== dug && !mayBeEmpty(state, dug, hex))
      failOn(
        marks.get(`dug ${hex}`),
        `"dug" in ${hex}: no combat unit of ${dug} is there`,
        `${hex}の「dug」: ${dug}の戦闘ユニットがいない`,
      );
  for (const [hex, uses] of Object.entries(state.used ?? {}))
    for (const side of SIDES)
      if (uses[side] !== undefined && wagons(presentAt(state, side, hex)) === 0)
        failOn(
          marks.get(`used ${hex} ${side}`),
          `"used" in ${hex}: no supply unit of ${side} is there`,
          `${hex}の「used」: ${side}の補給ユニットがない`,
        );
}

/** A1776-adv.IV.C.2.d the mover's units may have left an entrenchment; it is removed when all movement is over. */
const mayBeEmpty = (state: State1776, side: Side, hex: string): boolean =>
  troopsAt(state, side, hex) > 0 ||
  (side === moverIn(state) && state.agenda.some(({ f }) => f === 'closing'));
