import { firstNumber, noAt, ROW_COUNT, type Spot, stepFrom, WIDTH } from '../components/grid.js';
import { type Hex, HEXES } from '../components/map.js';
import { type Edge, lines } from './chains.js';
import type { Near } from './extent.js';
import { middleOf, sideFrom } from './layout.js';

/** The hex at a place; beyond the edges, the nearest hex on the board, so that no outline follows the edges. */
function hexAt({ row, number }: Spot): Hex {
  const inside = Math.max(1, Math.min(ROW_COUNT, row));
  const first = firstNumber(inside);
  const across = number - Math.ceil(row / 2);
  const last = WIDTH - 1 + ((inside + 1) % 2);
  return HEXES[noAt(inside, first + Math.max(0, Math.min(last, across)))]!;
}

/** The places of all hexes and of a rim two hexes wide around them. */
const SPOTS: readonly Spot[] = Array.from({ length: ROW_COUNT + 4 }, (_, i) => i - 1).flatMap(
  (row) =>
    Array.from({ length: WIDTH + 5 }, (_, across) => ({
      row,
      number: Math.ceil(row / 2) + across - 2,
    })),
);

const onSheet = ({ row, number }: Spot): boolean =>
  row >= -1 && row <= ROW_COUNT + 2 && Math.abs(number - row / 2 - WIDTH / 2) < WIDTH / 2 + 2.2;

const WAYS = [0, 1, 2, 3, 4, 5] as const;
const keyOf = ({ row, number }: Spot): number => 100 * row + number;

/** Outlines of the hexes that have the same kind, by kind; `null`: the hex has no outline. */
export function outlines<K>(near: Near, kindOf: (hex: Hex) => K | null): Map<K, string> {
  const spots = SPOTS.filter((spot) => onSheet(spot) && near(middleOf(spot)));
  const kinds = new Map(spots.map((spot) => [keyOf(spot), kindOf(hexAt(spot))]));
  const edges = new Map<K, Edge[]>();
  for (const spot of spots) {
    const kind = kinds.get(keyOf(spot)) ?? null;
    if (kind === null) continue;
    const own = edges.get(kind) ?? [];
    edges.set(kind, own);
    for (const way of WAYS)
      if (kinds.get(keyOf(stepFrom(spot, way))) !== kind) own.push(sideFrom(spot, way));
  }
  return new Map([...edges].map(([kind, all]) => [kind, lines(all)]));
}

/** Lines between two colonies, each hexside once. */
export const borders = (near: Near): string =>
  lines(
    HEXES.filter(({ spot }) => near(middleOf(spot))).flatMap(({ spot, colony }) =>
      [0, 1, 2].flatMap((way): Edge[] => {
        const beyond = stepFrom(spot, way);
        const next = noAt(beyond.row, beyond.number);
        const other = HEXES[next]?.colony ?? null;
        return colony !== null && other !== null && other !== colony ? [sideFrom(spot, way)] : [];
      }),
    ),
  );
