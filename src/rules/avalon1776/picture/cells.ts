import { type Side, SIDES } from '../components/side.js';
import {
  type Counts,
  COVERED_CODES,
  FACE,
  isCombat,
  PRINTED_CODES,
  type UnitCode,
  UNKNOWN,
} from '../components/units.js';
import { points } from '../questions/force.js';
import type { SpotView } from '../view/view.js';
import { CHIP } from './layout.js';

/** One thing in a hex: units outside or inside a fort, face-down counters, or a marker that stands by itself. */
interface Cell {
  readonly side: Side;
  readonly kind: 'open' | 'in' | 'down' | 'fort' | 'built' | 'dug' | 'commerce';
  /** Strength points; for face-down counters, the number of counters; 0: no figure is drawn. */
  readonly number: number;
  /** Types written in a large chip, the most important first. */
  readonly types: readonly UnitCode[];
  readonly counts: Counts;
  /** A1776-adv.IV.C.1 whether the units are entrenched. */
  readonly dug: boolean;
}

export interface Placed extends Cell {
  /** The left edge, counted from the middle of the hex. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The counts of these types only; face-down points have a chip of their own. */
const faceUp = (counts: Counts, types: readonly UnitCode[]): Counts =>
  Object.fromEntries(types.map((code) => [code, counts[code] ?? 0]));

function unitsIn(
  side: Side,
  kind: 'open' | 'in',
  counts: Counts | undefined,
  dug: boolean,
): Cell[] {
  const types = PRINTED_CODES.filter((code) => (counts?.[code] ?? 0) > 0);
  if (counts === undefined || types.length === 0) return [];
  const weight = (code: UnitCode): number => (isCombat(code) ? 100 : 0) + (counts[code] ?? 0);
  return [
    {
      ...{ side, kind, counts, dug, number: points(faceUp(counts, types)) },
      types: types.sort((a, b) => weight(b) - weight(a)),
    },
  ];
}

/** A1776-opt.I codes of face-down counters, those that the viewer knows and those that they do not. */
const COVERED = [...COVERED_CODES, UNKNOWN] as const;
const downIn = (side: Side, counts: Counts = {}): Cell[] => {
  const number = COVERED.reduce((sum, code) => sum + (counts[code] ?? 0), 0);
  return number > 0 ? [{ ...marker(side, 'down', number), ...facesOf(counts) }] : [];
};

/** Face-down counters as their owner knows them, by type: points of combat units, and decoys. */
function facesOf(counts: Counts): Pick<Cell, 'types' | 'counts'> {
  const points: Counts = {};
  for (const code of COVERED_CODES) {
    const { of, points: each } = FACE[code];
    const count = counts[code] ?? 0;
    if (count > 0) points[of] = (points[of] ?? 0) + count * each;
  }
  const types = PRINTED_CODES.filter((code) => points[code] !== undefined);
  return { types, counts: types.length > 0 ? points : counts };
}

const marker = (side: Side, kind: Cell['kind'], number = 0): Cell => ({
  ...{ side, kind, number, types: [], counts: {}, dug: false },
});

/** The chips of each side in a hex. */
function cellsOf(spot: SpotView): Cell[][] {
  const of = (side: Side): Cell[] => {
    const force = spot[side];
    const dug = spot.dug === side;
    const inside = unitsIn(side, 'in', force?.in, false);
    const outside = unitsIn(side, 'open', force?.open, dug);
    const down = [...downIn(side, force?.open), ...downIn(side, force?.in)];
    const bare: Cell[] = [
      ...(spot.fort === side && inside.length === 0 ? [marker(side, 'fort')] : []),
      ...(spot.built === side ? [marker(side, 'built')] : []),
      ...(dug && outside.length === 0 ? [marker(side, 'dug')] : []),
      ...(side === 'us' && spot.commerce ? [marker(side, 'commerce')] : []),
    ];
    return [...outside, ...down, ...inside, ...bare];
  };
  return SIDES.map(of).filter((cells) => cells.length > 0);
}

/** The width of the gap between two chips in a hex. */
const SLIT = 2 * (CHIP.width / 2 - CHIP.half);

/** Places the chips of a hex in one or two columns, the Americans on the left. */
export function laidOut(spot: SpotView): Placed[] {
  const sides = cellsOf(spot);
  const columns = sides.flatMap((cells) => {
    const deep = sides.length === 1 && cells.length < 3 ? 1 : 2;
    return Array.from({ length: Math.ceil(cells.length / deep) }, (_, i) =>
      cells.slice(i * deep, (i + 1) * deep),
    );
  });
  const width = (CHIP.width - SLIT * (columns.length - 1)) / columns.length;
  return columns.flatMap((cells, across) => {
    const height = (CHIP.height - SLIT * (cells.length - 1)) / cells.length;
    return cells.map((cell, down) => ({
      ...cell,
      ...{ width, height },
      x: -CHIP.width / 2 + across * (width + SLIT),
      y: -CHIP.height / 2 + down * (height + SLIT),
    }));
  });
}
