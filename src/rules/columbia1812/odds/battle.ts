import { binomials, type Distribution, SIX } from './distribution.js';

/**
 * A land battle, by the total CVs of both sides. A side leaves in its own battle turn once its total is `staysUntil` or
 * less; 0: it never leaves.
 */
export interface Fight {
  readonly attacker: number;
  readonly defender: number;
  readonly landing: boolean;
  /**
   * The side with the next battle turn, in a battle that is under way; left out: the defender is about to fire for the
   * first time.
   */
  readonly next?: 'attacker' | 'defender';
  readonly attackerStaysUntil: number;
  readonly defenderStaysUntil: number;
}

type FightEnding =
  'attacker-destroyed' | 'defender-destroyed' | 'attacker-retreats' | 'defender-retreats';

/**
 * An ending of a battle: the CVs that each side has left then. A side that retreats is counted before the pursuit fire.
 */
export interface FightEnd {
  readonly ending: FightEnding;
  readonly attacker: number;
  readonly defender: number;
  readonly probability: number;
}

/** Probability of each pair of totals: rows are totals of the attacker, columns those of the defender. */
type Grid = Float64Array;

/**
 * Moves the probability `chance` at index `at` on to the indices that the hits of a volley lead to: each hit goes back
 * by `step`, at most `left` times.
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

/** A volley without the case of no hits. The turns in which both sides miss are accounted for by `turnsAt`. */
const butNone = (volley: Distribution): Distribution => [0, ...volley.slice(1)];

/**
 * All endings of an accepted land battle (C1812-10.1, 12.3), in closed form. Fire is one die per CV, so only the totals
 * matter, not which block takes the hits. It ignores that the Indian block cannot outlive its companions (15.0.b), and
 * assumes that a side that wishes to retreat has somewhere to go.
 */
export function fightEnds(fight: Fight): FightEnd[] {
  const { attacker, defender, landing } = fight;
  const width = defender + 1;
  const volleys = binomials(SIX);
  const hits = Array.from({ length: Math.max(attacker, defender) + 1 }, (_, cv) =>
    butNone(volleys(cv)),
  );
  // probability that a battle turn of that side begins with these totals, after a volley that hit; 0: the battle is
  // over
  const attacks: Grid = new Float64Array((attacker + 1) * width);
  const defends: Grid = new Float64Array((attacker + 1) * width);
  const start = attacker * width + defender;
  const { next } = fight;
  if (next !== undefined) (next === 'attacker' ? attacks : defends)[start] = 1;
  // C1812-10.1.a.i the defender fires first and may not retreat before that; C1812-12.3 twice as many dice at a landing
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

/** Probability that none of `cv` dice shows a 6. */
const missing = (cv: number): number => (1 - SIX) ** cv;

/**
 * Expected number of turns of each side at the same totals. As long as both miss, turns alternate: a geometric series.
 */
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
