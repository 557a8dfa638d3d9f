import { distance, hexNo } from '../components/map.js';
import type { Ground } from './ground.js';
import { mpFrom } from './search.js';

/** The most hexes that are offered; more would not help. */
const MOST = 3;

/**
 * From `hexes`, those nearest to a hex `wish` that cannot be reached, and nearer to it than `from`. Nearness is the MP
 * of the rest of the way, whoever stands on it, or the distance on the map if no way leads there.
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
