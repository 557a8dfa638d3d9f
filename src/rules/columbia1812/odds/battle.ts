import { binomials, SIX } from './distribution.js';

/** Total CVs. A side leaves at its own battle turn when it is down to `staysUntil` or less; 0: it never does. */
export interface Fight {
  readonly attacker: number;
  readonly defender: number;
  readonly landing: boolean;
  readonly attackerStaysUntil: number;
  readonly defenderStaysUntil: number;
}

export type FightEnding = 'attacker-destroyed' | 'defender-destroyed' | 'attacker-retreats' | 'defender-retreats';

/** CVs left when the battle ends, of a side that retreats before the pursuit fire. */
export interface FightEnd {
  readonly ending: FightEnding;
  readonly attacker: number;
  readonly defender: number;
  readonly probability: number;
}

/** Chance of each pair of totals, attacker's first. */
type Grid = number[][];
const grid = (rows: number, columns: number): Grid => Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0));
const add = (row: number[] | undefined, i: number, p: number): void => {
  if (row !== undefined) row[i] = (row[i] ?? 0) + p;
};

/**
 * All endings of an accepted land battle (C1812-10.1, 12.3), in closed form. Fire is one die a CV, so only the totals
 * matter and not who takes the hits; that the Indian block cannot outlive its companions (15.0.b) is left aside, and a
 * side that wishes to retreat is taken to have a way out.
 */
export function fightEnds(fight: Fight): FightEnd[] {
  const { attacker, defender } = fight;
  const hits = binomials(SIX);
  // chance that a battle turn begins at these totals, coming from others; at 0 the battle is over
  const attackers = grid(attacker, defender);
  const defenders = grid(attacker, defender);
  const fire = (by: 'attacker' | 'defender', a: number, d: number, visits: number, volley: readonly number[], from: number): void => {
    for (let n = from; n < volley.length; n++) {
      const p = visits * (volley[n] ?? 0);
      if (by === 'attacker') add(defenders[a], Math.max(0, d - n), p);
      else add(attackers[Math.max(0, a - n)], d, p);
    }
  };
  // C1812-10.1.a.i the defender fires first and may not retreat before; 12.3 twice at a landing
  fire('defender', attacker, defender, 1, hits(fight.landing ? 2 * defender : defender), 0);
  const ends: FightEnd[] = [];
  for (let a = attacker; a > 0; a--) {
    for (let d = defender; d > 0; d--) {
      const goes = { attacker: a <= fight.attackerStaysUntil, defender: d <= fight.defenderStaysUntil };
      const miss = { attacker: goes.attacker ? 0 : (hits(a)[0] ?? 0), defender: goes.defender ? 0 : (hits(d)[0] ?? 0) };
      // while both miss the turns go round: the sum of that geometric series
      const came = { attacker: attackers[a]?.[d] ?? 0, defender: defenders[a]?.[d] ?? 0 };
      const attacks = (came.attacker + came.defender * miss.defender) / (1 - miss.attacker * miss.defender);
      const defends = came.defender + attacks * miss.attacker;
      if (goes.attacker) ends.push({ ending: 'attacker-retreats', attacker: a, defender: d, probability: attacks });
      else fire('attacker', a, d, attacks, hits(a), 1);
      if (goes.defender) ends.push({ ending: 'defender-retreats', attacker: a, defender: d, probability: defends });
      else fire('defender', a, d, defends, hits(d), 1);
    }
  }
  return [...destroyed(attackers, defenders), ...ends].filter(({ probability }) => probability > 0);
}

function destroyed(attackers: Grid, defenders: Grid): FightEnd[] {
  const won = defenders.map((row, a): FightEnd => ({ ending: 'defender-destroyed', attacker: a, defender: 0, probability: row[0] ?? 0 }));
  const lost = (attackers[0] ?? []).map((probability, d): FightEnd => ({ ending: 'attacker-destroyed', attacker: 0, defender: d, probability }));
  return [...won, ...lost];
}
