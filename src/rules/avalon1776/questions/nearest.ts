import { distance, hexNo } from '../components/map.js';
import type { Ground } from './ground.js';
import { mpFrom } from './search.js';

/** More is no help. */
const MOST = 3;

/**
 * Of some hexes those nearest to another to which nobody comes, and nearer to it than where they are: by the MP of the
 * way that is left, whoever stands on it, or as the map lies where none leads there.
 */
export function nearestTo(
  ground: Ground,
  wish: string,
  from: string,
  hexes: readonly string[],
): string[] {
  const mp = mpFrom(ground, wish);
  const onLand = (hex: string): number => mp[hexNo(hex)] ?? Infinity;
  const away = onLand(from) < Infinity ? onLand : (hex: string) => distance(wish, hex);
  return hexes
    .filter((hex) => away(hex) < away(from))
    .sort((a, b) => away(a) - away(b))
    .slice(0, MOST);
}
