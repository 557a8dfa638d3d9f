import type { Counts } from '../components/units.js';
import { total } from '../state.js';
import { Forms, type Outcomes } from './volley.js';

/**
 * A battle before a roll. A side retreats after a round that leaves it with `staysUntil` units or fewer; 0: it never
 * retreats.
 */
export interface Fight {
  readonly attacker: Counts;
  readonly defender: Counts;
  readonly attackerBonus: number;
  readonly defenderBonus: number;
  readonly attackerStaysUntil: number;
  readonly defenderStaysUntil: number;
  /** OPS-battle.round.retreat whether the attacker decides on retreat first. */
  readonly attackerFirst: boolean;
}

type Ending =
  | 'attacker-destroyed'
  | 'defender-destroyed'
  | 'both-destroyed'
  | 'attacker-retreats'
  | 'defender-retreats';

export interface FightEnd {
  readonly ending: Ending;
  readonly attacker: Counts;
  readonly defender: Counts;
  readonly probability: number;
}

/** How the battle ends after a round that left these forces; null: it goes on. */
function endingOf(fight: Fight, a: number, d: number): Ending | null {
  if (a === 0 || d === 0)
    return a === 0 ? (d === 0 ? 'both-destroyed' : 'attacker-destroyed') : 'defender-destroyed';
  const attacker = a <= fight.attackerStaysUntil ? 'attacker-retreats' : null;
  const defender = d <= fight.defenderStaysUntil ? 'defender-retreats' : null;
  return fight.attackerFirst ? (attacker ?? defender) : (defender ?? attacker);
}

/**
 * All endings of a battle with their exact probabilities, round by round over the forces that are left
 * (OPS-battle.definition). A round without losses repeats itself, so its probability is divided out. An Indian unit
 * that evades counts as removed, as it has left the battle, too. A side that wishes to retreat is assumed to have
 * somewhere to go.
 */
export function fightEnds(fight: Fight): FightEnd[] {
  const battle = new Battle(fight);
  for (const a of battle.attackers.forms.keys()) battle.fightWith(a);
  return battle.ends;
}

/**
 * A volley depends on the number of units that fire, not on their classes. So the forms of the defender with the same
 * number of units are added up after the attacker's fire, and the defender's fire, which is the same for all of them,
 * is computed only once.
 */
class Battle {
  readonly attackers: Forms;
  readonly ends: FightEnd[] = [];
  private readonly defenders: Forms;
  /**
   * Probability that a round begins, or that the battle is over, with these forms: rows are forms of the attacker,
   * columns those of the defender.
   */
  private readonly chance: Float64Array;
  /** Forms of the defender, grouped by their number of units, the highest number first. */
  private readonly byNumber: readonly (readonly number[])[];

  constructor(private readonly fight: Fight) {
    this.attackers = new Forms(fight.attacker);
    this.defenders = new Forms(fight.defender);
    this.chance = new Float64Array(this.attackers.forms.length * this.width);
    this.chance[0] = 1;
    const byNumber: number[][] = [];
    for (const [d, form] of this.defenders.forms.entries()) (byNumber[total(form)] ??= []).push(d);
    this.byNumber = byNumber.reverse();
  }

  private get width(): number {
    return this.defenders.forms.length;
  }

  /** Computes every round that begins with form `a` of the attacker. Losses lead to later forms only. */
  fightWith(a: number): void {
    for (const alike of this.byNumber) {
      const hit = new Float64Array(this.width);
      for (const d of alike) this.fire(a, d, hit);
      this.reply(a, alike[0] ?? 0, hit);
    }
  }

  /** Volley of the attacker. Adds the probabilities of what it leaves of the defender to `hit`. */
  private fire(a: number, d: number, hit: Float64Array): void {
    const here = a * this.width + d;
    const probability = this.chance[here] ?? 0;
    if (probability === 0) return;
    const [attacker, defender] = [this.attackers.form(a), this.defenders.form(d)];
    const ending = endingOf(this.fight, total(attacker), total(defender));
    const end = (share: number): void => {
      if (ending !== null)
        this.ends.push({ ending, attacker, defender, probability: probability * share });
    };
    // nobody retreats before the first round
    if (ending !== null && here > 0) return end(1);
    const fire = this.defenders.after(d, total(attacker) + this.fight.attackerBonus);
    const quiet = chanceOf(fire, d) * chanceOf(this.repliesTo(a, d), a);
    end(quiet);
    const visits = ending === null ? probability / (1 - quiet) : probability;
    for (const [n, to] of fire.forms.entries())
      hit[to] = (hit[to] ?? 0) + visits * (fire.chances[n] ?? 0);
  }

  /** Volley of the defender at the same time, fired by as many units as the defender had before the round. */
  private reply(a: number, d: number, hit: Float64Array): void {
    const { forms, chances } = this.repliesTo(a, d);
    for (let n = 0; n < forms.length; n++) {
      const row = (forms[n] ?? 0) * this.width;
      const p = chances[n] ?? 0;
      for (let to = d; to < hit.length; to++)
        this.chance[row + to] = (this.chance[row + to] ?? 0) + p * (hit[to] ?? 0);
    }
  }

  private repliesTo(a: number, d: number): Outcomes {
    return this.attackers.after(a, total(this.defenders.form(d)) + this.fight.defenderBonus);
  }
}

const chanceOf = ({ forms, chances }: Outcomes, form: number): number =>
  chances[forms.indexOf(form)] ?? 0;
