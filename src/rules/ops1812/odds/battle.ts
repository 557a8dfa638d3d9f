import { toughestFirst } from '../hits.js';
import { HIT_ON, type Counts } from '../components/units.js';
import { total } from '../state.js';

/** A battle about to roll. A side retreats after a round that leaves it with so many units or fewer; 0: it never does. */
export interface Fight {
  readonly attacker: Counts;
  readonly defender: Counts;
  readonly attackerBonus: number;
  readonly defenderBonus: number;
  readonly attackerStaysUntil: number;
  readonly defenderStaysUntil: number;
  /** OPS-battle.round.retreat who decides first. */
  readonly attackerFirst: boolean;
}

export type Ending =
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

/** Chance that a die shows just that class's number, and no higher class's. */
const FACE: Readonly<Counts> = {
  regular: (7 - HIT_ON.regular) / 6,
  militia: (HIT_ON.regular - HIT_ON.militia) / 6,
  indian: (HIT_ON.militia - HIT_ON.indian) / 6,
};

/** A throw as far as it matters: how many of its dice reach each class. */
interface Throw {
  readonly reach: Counts;
  readonly chance: number;
}

/** Every throw of so many dice with its chance. */
function throwsOf(count: number): Throw[] {
  const all: Throw[] = [];
  const miss = 1 - FACE.regular - FACE.militia - FACE.indian;
  for (const [six, p] of spread(count, FACE.regular)) {
    for (const [five, q] of spread(count - six, FACE.militia)) {
      for (const [four, r] of spread(count - six - five, FACE.indian)) {
        const rest = miss ** (count - six - five - four);
        const reach = { regular: six, militia: six + five, indian: six + five + four };
        all.push({ reach, chance: p * q * r * rest });
      }
    }
  }
  return all;
}

/** How many of so many dice show something, with the ways it can be and the chance of those dice. */
const spread = (count: number, chance: number): (readonly [number, number])[] => {
  let ways = 1;
  return Array.from({ length: count + 1 }, (_, n) => {
    const share = ways * chance ** n;
    ways = (ways * (count - n)) / (n + 1);
    return [n, share] as const;
  });
};

/** What can be left of a force, the whole first and nothing last; a form is known by its place in this list. */
class Forms {
  readonly forms: readonly Counts[];
  private readonly hit = new Map<number, readonly (readonly [form: number, chance: number])[]>();

  constructor(private readonly whole: Counts) {
    this.forms = down(whole.regular).flatMap((regular) =>
      down(whole.militia).flatMap((militia) =>
        down(whole.indian).map((indian) => ({ regular, militia, indian })),
      ),
    );
  }

  /** What a throw of so many dice makes of a form, assigned to the toughest units first (OPS-hits.assign). */
  after(
    form: number,
    dice: number,
    throws: (count: number) => readonly Throw[],
  ): readonly (readonly [number, number])[] {
    const known = this.hit.get(dice * this.forms.length + form);
    if (known !== undefined) return known;
    const force = this.forms[form] ?? this.whole;
    const chances = new Map<number, number>();
    for (const one of throws(dice)) {
      const left = this.without(force, toughestFirst(one.reach, force));
      chances.set(left, (chances.get(left) ?? 0) + one.chance);
    }
    const answer = [...chances];
    this.hit.set(dice * this.forms.length + form, answer);
    return answer;
  }

  private without(force: Counts, lost: Counts): number {
    const { regular, militia, indian } = this.whole;
    const gone = [
      regular - force.regular + lost.regular,
      militia - force.militia + lost.militia,
      indian - force.indian + lost.indian,
    ];
    return ((gone[0] ?? 0) * (militia + 1) + (gone[1] ?? 0)) * (indian + 1) + (gone[2] ?? 0);
  }
}

const down = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => most - n);

/** How a round that left these forces ends the battle, or null. */
function endingOf(fight: Fight, a: number, d: number): Ending | null {
  if (a === 0 || d === 0)
    return a === 0 ? (d === 0 ? 'both-destroyed' : 'attacker-destroyed') : 'defender-destroyed';
  const attacker = a <= fight.attackerStaysUntil ? 'attacker-retreats' : null;
  const defender = d <= fight.defenderStaysUntil ? 'defender-retreats' : null;
  return fight.attackerFirst ? (attacker ?? defender) : (defender ?? attacker);
}

/**
 * All endings of a battle with their exact chances, round by round over the forces that are left (OPS-battle.definition).
 * A round without losses repeats itself, so its chance is divided out. An Indian unit that evades has left the battle as
 * surely as one that is removed, and a side that wishes to retreat is taken to have a way out.
 */
export function fightEnds(fight: Fight): FightEnd[] {
  const [attackers, defenders] = [new Forms(fight.attacker), new Forms(fight.defender)];
  const throws = remembered(throwsOf);
  const width = defenders.forms.length;
  const chance = new Float64Array(attackers.forms.length * width);
  chance[0] = 1;
  const ends: FightEnd[] = [];
  for (const [a, attacker] of attackers.forms.entries()) {
    for (const [d, defender] of defenders.forms.entries()) {
      const here = a * width + d;
      const probability = chance[here] ?? 0;
      if (probability === 0) continue;
      const ending = endingOf(fight, total(attacker), total(defender));
      const fire = defenders.after(d, total(attacker) + fight.attackerBonus, throws);
      const reply = attackers.after(a, total(defender) + fight.defenderBonus, throws);
      const quiet = chanceOf(fire, d) * chanceOf(reply, a);
      // nobody retreats before the first round
      const visits = ending === null ? probability / (1 - quiet) : probability;
      if (ending !== null && here > 0) {
        ends.push({ ending, attacker, defender, probability });
        continue;
      }
      for (const [toD, p] of fire)
        for (const [toA, q] of reply) add(chance, toA * width + toD, visits * p * q);
      if (ending !== null)
        ends.push({ ending, attacker, defender, probability: probability * quiet });
    }
  }
  return ends;
}

const add = (chance: Float64Array, at: number, p: number): void =>
  void (chance[at] = (chance[at] ?? 0) + p);

const chanceOf = (chances: readonly (readonly [number, number])[], form: number): number =>
  chances.find(([to]) => to === form)?.[1] ?? 0;

function remembered(
  make: (count: number) => readonly Throw[],
): (count: number) => readonly Throw[] {
  const known = new Map<number, readonly Throw[]>();
  return (count) => {
    const made = known.get(count) ?? make(count);
    known.set(count, made);
    return made;
  };
}
