import { type LandResult, landResult } from '../components/tables.js';
import { UNIT } from '../components/units.js';
import { sumOf } from '../questions/drm.js';
import {
  type Fight,
  type Fighter,
  type Force,
  fresh,
  type Leads,
  roundOf,
  secondLoss,
  without,
} from './round.js';

type Ending =
  'attacker-retreats' | 'defender-retreats' | 'attacker-destroyed' | 'defender-destroyed';

export interface FightEnd {
  readonly ending: Ending;
  /** Step losses by combat results. Losses of the retreat are not included. */
  readonly attackerSteps: number;
  readonly defenderSteps: number;
  readonly probability: number;
}

/** Number of ways, of 36, to roll each total with two dice. */
const WAYS: readonly (readonly [total: number, ways: number])[] = Array.from(
  { length: 11 },
  (_, i) => [i + 2, 6 - Math.abs(i - 5)],
);

/**
 * MMW-10.6 exact probabilities of the endings of a combat. Lead units and losses are chosen as by `leadOf` and
 * `secondLoss`.
 */
export function fightEnds(fight: Fight): FightEnd[] {
  const ends = new Map<string, FightEnd>();
  const steps = (whole: Force, left: Force): number =>
    whole.reduce((n, one) => n + stepsOf(one), 0) - left.reduce((n, one) => n + stepsOf(one), 0);
  const end = (ending: Ending, a: Force, d: Force, probability: number): void => {
    const attackerSteps = steps(fight.attackers, a);
    const defenderSteps = steps(fight.defenders, d);
    const key = `${ending} ${attackerSteps} ${defenderSteps}`;
    const before = ends.get(key)?.probability ?? 0;
    ends.set(key, { ending, attackerSteps, defenderSteps, probability: before + probability });
  };
  const play = (a: Force, d: Force, opens: boolean, chance: number): void => {
    const ending = depleted(a, d, opens);
    const round = ending === null ? roundOf(fight, a, d, opens) : null;
    if (ending !== null || round === null) {
      end(ending ?? 'attacker-retreats', a, d, chance);
      return;
    }
    const drm = sumOf(round.modifiers) + (opens ? fight.cards : 0);
    const results = resultsAt(drm);
    // A round without effect repeats itself. Only the first one does not, as the next round has other modifiers.
    const again = opens ? 0 : (results.get('NE') ?? 0);
    for (const [result, probability] of results) {
      if (result === 'NE' && !opens) continue;
      resolve(fight, round.leads, result, a, d, (chance * probability) / (1 - again), {
        play,
        end,
      });
    }
  };
  play(fight.attackers, fight.defenders, true, 1);
  return [...ends.values()];
}

const stepsOf = ({ unit, reduced }: Fighter): number =>
  reduced || UNIT[unit].reduced === null ? 1 : 2;

/** MMW-10.63 the side that must leave before the next round, as an ending; null: neither. */
function depleted(a: Force, d: Force, opens: boolean): Ending | null {
  if (a.length === 0) return 'attacker-destroyed';
  if (d.length === 0) return 'defender-destroyed';
  if (fresh(a).length === 0) return 'attacker-retreats';
  return !opens && fresh(d).length === 0 ? 'defender-retreats' : null;
}

function resultsAt(drm: number): Map<LandResult, number> {
  const results = new Map<LandResult, number>();
  for (const [total, ways] of WAYS) {
    const result = landResult(total + drm);
    results.set(result, (results.get(result) ?? 0) + ways / 36);
  }
  return results;
}

interface Continuations {
  play(a: Force, d: Force, opens: boolean, chance: number): void;
  end(ending: Ending, a: Force, d: Force, chance: number): void;
}

function resolve(
  fight: Fight,
  { attacker, defender }: Leads,
  result: LandResult,
  a: Force,
  d: Force,
  chance: number,
  { play, end }: Continuations,
): void {
  const retreats = (beaten: 'attacker' | 'defender', lost: number): void => {
    const [force, lead] = beaten === 'attacker' ? [a, attacker] : [d, defender];
    const one = lost > 0 ? without(force, lead) : force;
    const left = lost > 1 ? secondLoss(one) : one;
    const how = left.length === 0 ? 'destroyed' : 'retreats';
    if (beaten === 'attacker') end(`attacker-${how}`, left, d, chance);
    else end(`defender-${how}`, a, left, chance);
  };
  switch (result) {
    case 'NE':
      return play(a, d, false, chance);
    case 'EX': {
      const left = [without(a, attacker), without(d, defender)] as const;
      // MMW-10.51.g if nothing is left of either side, the result is AR without loss
      if (a.length === 1 && d.length === 1 && left[0].length === 0 && left[1].length === 0)
        return end('attacker-retreats', a, d, chance);
      if (defender.reduced && left[1].length > 0)
        return end('defender-retreats', left[0], left[1], chance);
      return play(left[0], left[1], false, chance);
    }
    case '9':
      return retreats(fight.fort !== null ? 'attacker' : 'defender', 0);
    default:
      return retreats(result.startsWith('AR') ? 'attacker' : 'defender', Number(result[3] ?? 0));
  }
}
