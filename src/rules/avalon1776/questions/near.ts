import type { Spot } from '../components/grid.js';
import { between } from '../components/hexsides.js';
import { distance, hexOf, neighbours } from '../components/map.js';
import { type Town, TOWNS } from '../components/towns.js';

/** A hex whose magazine can supply another hex. */
export interface Depot {
  readonly hex: string;
  /** For a depot two hexes away, the hexes between, any one of which is enough; empty for a nearer one. */
  readonly through: readonly string[];
}

/** A1776-adv.III.B.2.a supply does not cross water of class 3. */
const isOpen = (a: string, b: string): boolean => {
  const water = between(a, b)?.water ?? null;
  return hexOf(b)?.kind === 'land' && water !== 'river3' && water !== 'lake' && water !== 'coast';
};

const DEPOTS = new Map<string, readonly Depot[]>();

/**
 * A1776-adv.III.B.2 the hexes whose magazines can supply a hex: itself, those next to it, and those two hexes away,
 * counted along a way that is not barred. A neighbour across water of class 3 is two hexes away if a way leads around.
 */
export function depotsFor(hex: string): readonly Depot[] {
  const known = DEPOTS.get(hex) ?? findDepots(hex);
  DEPOTS.set(hex, known);
  return known;
}

function findDepots(hex: string): Depot[] {
  const near = neighbours(hex).filter((next) => isOpen(hex, next));
  const through = new Map<string, string[]>();
  for (const middle of near)
    for (const far of neighbours(middle))
      if (far !== hex && !near.includes(far) && isOpen(middle, far))
        through.set(far, [...(through.get(far) ?? []), middle]);
  return [
    { hex, through: [] },
    ...near.map((next) => ({ hex: next, through: [] })),
    ...[...through].map(([far, middles]) => ({ hex: far, through: middles })),
  ];
}

export interface NearTown {
  readonly town: Town;
  /** Distance in hexes; 0: the hex has the town. */
  readonly hexes: number;
  /**
   * The direction from the town, rounded to one of six: 0 right, 1 upper right and so on; null if the hex has the town.
   */
  readonly way: number | null;
}

const KNOWN = new Map<string, NearTown>();

/** The town nearest to a hex, whatever lies between; of several, the first. */
export function nearestTown(hex: string): NearTown {
  const known = KNOWN.get(hex);
  if (known !== undefined) return known;
  const away = TOWNS.map((town) => distance(town.hex, hex));
  const hexes = Math.min(...away);
  const town = TOWNS[away.indexOf(hexes)] as Town;
  const found = { town, hexes, way: wayFrom(town.hex, hex) };
  KNOWN.set(hex, found);
  return found;
}

const middle = ({ row, number }: Spot): readonly [number, number] => [
  number - row / 2,
  (row * Math.sqrt(3)) / 2,
];

function wayFrom(a: string, b: string): number | null {
  const [from, to] = [hexOf(a), hexOf(b)];
  if (from === undefined || to === undefined || from === to) return null;
  const [[x, y], [u, v]] = [middle(from.spot), middle(to.spot)];
  return (Math.round(Math.atan2(v - y, u - x) / (Math.PI / 3)) + 6) % 6;
}
