import { COLONIES, type ColonyId } from '../components/areas.js';
import { firstNumber, noAt, ROW_COUNT, stepFrom, WIDTH, type Spot } from '../components/grid.js';
import { HEXES, type Hex } from '../components/map.js';
import { lines, type Edge } from './chains.js';
import { sideFrom } from './layout.js';

/** Beyond the edges the board goes on as it ends, so that no outline follows them. */
function hexAt({ row, number }: Spot): Hex {
  const inside = Math.max(1, Math.min(ROW_COUNT, row));
  const first = firstNumber(inside);
  const across = number - Math.ceil(row / 2);
  const last = WIDTH - 1 + ((inside + 1) % 2);
  return HEXES[noAt(inside, first + Math.max(0, Math.min(last, across)))]!;
}

/** All hexes and a rim of two around them. */
const SPOTS: readonly Spot[] = Array.from({ length: ROW_COUNT + 4 }, (_, i) => i - 1).flatMap(
  (row) =>
    Array.from({ length: WIDTH + 5 }, (_, across) => ({
      row,
      number: Math.ceil(row / 2) + across - 2,
    })),
);

const onSheet = ({ row, number }: Spot): boolean =>
  row >= -1 && row <= ROW_COUNT + 2 && Math.abs(number - row / 2 - WIDTH / 2) < WIDTH / 2 + 2.2;

/** What bounds the hexes of that kind. */
export function outlineOf(isIn: (hex: Hex) => boolean): string {
  const edges = SPOTS.filter((spot) => onSheet(spot) && isIn(hexAt(spot))).flatMap((spot) =>
    [0, 1, 2, 3, 4, 5]
      .filter((way) => {
        const next = stepFrom(spot, way);
        return !onSheet(next) || !isIn(hexAt(next));
      })
      .map((way): Edge => sideFrom(spot, way)),
  );
  return lines(edges);
}

/** Between two colonies, each hexside once. */
export const borders = (): string =>
  lines(
    HEXES.flatMap(({ spot, colony }) =>
      [0, 1, 2].flatMap((way): Edge[] => {
        const beyond = stepFrom(spot, way);
        const next = noAt(beyond.row, beyond.number);
        const other = HEXES[next]?.colony ?? null;
        return colony !== null && other !== null && other !== colony ? [sideFrom(spot, way)] : [];
      }),
    ),
  );

export const colonyOutlines = (): { readonly id: ColonyId; readonly d: string }[] =>
  COLONIES.map(({ id }) => ({ id, d: outlineOf((hex) => hex.colony === id) }));
