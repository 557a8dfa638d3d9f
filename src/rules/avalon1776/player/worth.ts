import { hexNo } from '../components/map.js';
import { SCENARIO } from '../components/scenarios/index.js';
import { areaOf } from '../components/scenarios/places.js';
import { BASIC_COLUMNS, BASIC_CRT, columnOf, RESULT } from '../components/tables.js';
import { TOWNS } from '../components/towns.js';
import { mpFrom } from '../questions/search.js';

/** A town for which the Basic Game gives points, and how far it is from everywhere. */
export interface Goal {
  readonly hex: string;
  readonly points: number;
  /** In MP, whoever stands between; a hundred where no way leads there. */
  distance(from: string): number;
}

const NO_WAY = 100;

function goalAt(hex: string, points: number): Goal {
  let away: readonly number[] | undefined;
  return {
    hex,
    points,
    distance(from) {
      away ??= mpFrom({ scenario: SCENARIO.basic, rain: false }, hex);
      return Math.min(away[hexNo(from)] as number, NO_WAY);
    },
  };
}

export const GOALS: readonly Goal[] = TOWNS.filter(
  ({ hex, points }) => points > 0 && areaOf(SCENARIO.basic).has(hex),
).map(({ hex, points }) => goalAt(hex, points));

const share = (loss: 'all' | 'half' | number): number =>
  loss === 'all' ? 1 : loss === 'half' ? 0.5 : 0;

/** By column: what share of the attackers and of the defenders a combat takes on average. */
const TOLL = BASIC_COLUMNS.map((_, column) => {
  const results = BASIC_CRT.map((row) => RESULT[row[column] ?? 'NE']);
  const mean = (side: 'attacker' | 'defender') =>
    results.reduce((sum, result) => sum + share(result[side]), 0) / results.length;
  return { attacker: mean('attacker'), defender: mean('defender') };
});

/** Points that an attack gains on average, the enemy's losses less the own; at worst nothing, as nobody has to attack. */
export function gainOf(attacker: number, defender: number): number {
  const toll = TOLL[columnOf(BASIC_COLUMNS, attacker, defender)];
  if (toll === undefined) return 0;
  return Math.max(0, toll.defender * defender - toll.attacker * attacker);
}
