import { binomials, type Distribution, SIX } from './distribution.js';

/** Total CVs. A side leaves at its own battle turn when it is down to `staysUntil` or less; 0: it never does. */
export interface Fight {
  readonly attacker: number;
  readonly defender: number;
  readonly landing: boolean;
  /** Whose battle turn is next in a battle that goes on; none: the defender is about to fire for the first time. */
  readonly next?: 'attacker' | 'defender';
  readonly attackerStaysUntil: number;
  readonly defenderStaysUntil: number;
}

type FightEnding =
  'attacker-destroyed' | 'defender-destroyed' | 'attacker-retreats' | 'defender-retreats';

/** CVs left when the battle ends, of a side that retreats before the pursuit fire. */
export interface FightEnd {
  readonly ending: FightEnding;
  readonly attacker: number;
  readonly defender: number;
  readonly probability: number;
}

/** Chance of each pair of totals, in rows of the attacker's and columns of the defender's. */
type Grid = Float64Array;

/**
 * Hands the chance at one place on to those that the hits of a volley lead to: `step` back for each, as far as `left`
 * hits.
 */
function spread(
  grid: Grid,
  at: number,
  left: number,
  step: number,
  chance: number,
  volley: Distribution,
): void {
  // a loop, since this runs a million times for the largest forces
  for (let hits = 0; hits < volley.length; hits++) {
    const place = at - step * Math.min(hits, left);
    grid[place] = (grid[place] ?? 0) + chance * (volley[hits] ?? 0);
  }
}

/** All hits but none: what goes on when the turns in which both miss are taken together. */
const butNone = (volley: Distribution): Distribution => [0, ...volley.slice(1)];

/**
 * All endings of an accepted land battle (C1812-10.1, 12.3), in closed form. Fire is one die a CV, so only the totals
 * matter and not who takes the hits; that the Indian block cannot outlive its companions (15.0.b) is left aside, and a
 * side that wishes to retreat is taken to have a way out.
 */
export function fightEnds(fight: Fight): FightEnd[] {
  const { attacker, defender, landing } = fight;
  const width = defender + 1;
  const volleys = binomials(SIX);
  const hits = Array.from({ length: Math.max(attacker, defender) + 1 }, (_, cv) =>
    butNone(volleys(cv)),
  );
  // chance that a battle turn of that side begins at these totals, coming from others; at 0 the battle is over
  const attacks: Grid = new Float64Array((attacker + 1) * width);
  const defends: Grid = new Float64Array((attacker + 1) * width);
  const start = attacker * width + defender;
  const { next } = fight;
  if (next !== undefined) (next === 'attacker' ? attacks : defends)[start] = 1;
  // C1812-10.1.a.i the defender fires first and may not retreat before; 12.3 twice at a landing
  else spread(attacks, start, attacker, width, 1, volleys(landing ? 2 * defender : defender));
  const ends: FightEnd[] = [];
  for (let a = attacker; a > 0; a--) {
    for (let d = defender; d > 0; d--) {
      const at = a * width + d;
      const goes = {
        attacker: a <= fight.attackerStaysUntil,
        defender: d <= fight.defenderStaysUntil,
      };
      const turns = turnsAt(
        attacks[at] ?? 0,
        defends[at] ?? 0,
        goes.attacker ? 0 : missing(a),
        goes.defender ? 0 : missing(d),
      );
      if (goes.attacker)
        ends.push({
          ending: 'attacker-retreats',
          attacker: a,
          defender: d,
          probability: turns.attacker,
        });
      else spread(defends, at, d, 1, turns.attacker, hits[a] ?? []);
      if (goes.defender)
        ends.push({
          ending: 'defender-retreats',
          attacker: a,
          defender: d,
          probability: turns.defender,
        });
      else spread(attacks, at, a, width, turns.defender, hits[d] ?? []);
    }
  }
  return [...destroyed(attacks, defends, width), ...ends].filter(
    ({ probability }) => probability > 0,
  );
}

/** Chance that so many dice show no 6. */
const missing = (cv: number): number => (1 - SIX) ** cv;

/** How often either side's turn comes at the same totals: while both miss the turns go round, a geometric series. */
function turnsAt(
  attacks: number,
  defends: number,
  attackerMisses: number,
  defenderMisses: number,
): { attacker: number; defender: number } {
  const attacker = (attacks + defends * defenderMisses) / (1 - attackerMisses * defenderMisses);
  return { attacker, defender: defends + attacker * attackerMisses };
}

function destroyed(attacks: Grid, defends: Grid, width: number): FightEnd[] {
  const won = [...defends].flatMap((probability, at): FightEnd[] =>
    at % width === 0
      ? [{ ending: 'defender-destroyed', attacker: at / width, defender: 0, probability }]
      : [],
  );
  const lost = [...attacks.slice(0, width)].map((probability, d): FightEnd => ({
    ending: 'attacker-destroyed',
    attacker: 0,
    defender: d,
    probability,
  }));
  return [...won, ...lost];
}
