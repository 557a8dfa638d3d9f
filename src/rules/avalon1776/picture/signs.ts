import { CREAM, INK } from '../../kits/picture/colours.js';
import { polygon } from '../../kits/picture/projection.js';
import { group, path, type Point, round, tag } from '../../kits/picture/svg.js';

/** Style of the signs: small drawings around their own origin, about 11 units wide, light on the colour of a side. */
const LIGHT = {
  fill: CREAM,
  stroke: CREAM,
  'stroke-width': 1,
  'stroke-linejoin': 'round',
} as const;

const SIGN = {
  gun: path('M-6 0L5-5L6.2-2.6L-4 3ZM-1 1.5a3 3 0 1 0 .1 0Z', LIGHT),
  wagon: path('M-6-4H6V1H-6ZM-3.6 1.6a2 2 0 1 0 .1 0ZM3.4 1.6a2 2 0 1 0 .1 0Z', LIGHT),
  magazine:
    path('M-3.6-5H3.6Q5.6 0 3.6 5H-3.6Q-5.6 0-3.6-5Z', LIGHT) +
    path('M-4.6-1.8H4.6M-4.6 1.8H4.6', { stroke: INK, 'stroke-width': 1, fill: 'none' }),
  /** A decoy is drawn as a counter with nothing on it. */
  decoy: path('M-5.4-5H5.4V5H-5.4ZM-5.4 5L5.4-5', { ...LIGHT, fill: 'none', 'stroke-width': 1.6 }),
  commerce: path('M-6 1H6L4 5H-4ZM-1 0V-6L5-1H-1Z', LIGHT),
} as const;
export type Sign = keyof typeof SIGN;

const PREFIX = 's1776-';

/** The definitions of the signs, which `use` elements refer to. */
export const signDefs = (): string =>
  (Object.keys(SIGN) as Sign[]).map((name) => group({ id: PREFIX + name }, SIGN[name])).join('');

export function sign(name: Sign, x: number, y: number, scale: number): string {
  const place = `translate(${round(x)} ${round(y)})${scale === 1 ? '' : `scale(${round(scale)})`}`;
  return tag('use', { href: `#${PREFIX}${name}`, transform: place });
}

/**
 * A fort seen from above, inside that box. Its walls bend inwards between four bastions; `share`: how far, as a part of
 * their length.
 */
export function star(x: number, y: number, width: number, height: number, share: number): string {
  const [r, d, u, v] = [x + width, y + height, x + width / 2, y + height / 2];
  const bend = share * Math.min(width, height);
  const corners: readonly Point[] = [
    [x, y],
    [u, y + bend],
    [r, y],
    [r - bend, v],
    [r, d],
    [u, d - bend],
    [x, d],
    [x + bend, v],
  ];
  return polygon(corners);
}

/** The sawteeth of an entrenchment along a line. */
export function teeth(x: number, y: number, width: number): string {
  const count = Math.max(3, Math.round(width / 6));
  const step = Math.round((width / count) * 100) / 100;
  return `M${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}${`l${step / 2}-3.4 ${step / 2} 3.4`.repeat(count)}`;
}
