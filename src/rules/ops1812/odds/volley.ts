import { type Class, type Counts, HIT_ON } from '../components/units.js';

/** Results of a volley at a form: the forms that may be left, and for each its probability, at the same index. */
export interface Outcomes {
  readonly forms: readonly number[];
  readonly chances: readonly number[];
}

/** All that can be left of a force, from the whole force to nothing. A form is an index in this list. */
export class Forms {
  readonly forms: readonly Counts[];
  private readonly known = new Map<number, Outcomes>();
  /** Number of dice -> the case in which they have not hit anything yet. */
  private readonly first: Case[] = [];

  constructor(private readonly whole: Counts) {
    this.forms = down(whole.regular).flatMap((regular) =>
      down(whole.militia).flatMap((militia) =>
        down(whole.indian).map((indian) => ({ regular, militia, indian })),
      ),
    );
  }

  form(at: number): Counts {
    return this.forms[at] ?? this.whole;
  }

  /** Results of a throw of `dice` at a form. Hits go to the toughest units first (OPS-hits.assign). */
  after(form: number, dice: number): Outcomes {
    const key = dice * this.forms.length + form;
    const known = this.known.get(key) ?? this.hit(form, dice);
    this.known.set(key, known);
    return known;
  }

  private hit(form: number, dice: number): Outcomes {
    const { militia, indian } = this.whole;
    const force = this.form(form);
    const [forms, chances]: [number[], number[]] = [[], []];
    const first = (this.first[dice] ??= { spare: [1], next: [] });
    for (const [r, six] of casesOf(first, 'regular', force.regular, dice).entries())
      for (const [m, five] of casesOf(six, 'militia', force.militia, dice - r).entries()) {
        // the index grows, for each unit lost, by the number of forms of the classes after it
        let to = form + (r * (militia + 1) + m) * (indian + 1);
        for (const chance of last(five, force.indian, dice - r - m)) {
          forms.push(to++);
          chances.push(chance);
        }
      }
    return { forms, chances };
  }
}

const down = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => most - n);

/** Probability that a die hits that class, given that its roll is lower than the classes before need. */
const SHARE: Readonly<Counts> = {
  regular: (7 - HIT_ON.regular) / 6,
  militia: (HIT_ON.regular - HIT_ON.militia) / (HIT_ON.regular - 1),
  indian: (HIT_ON.militia - HIT_ON.indian) / (HIT_ON.militia - 1),
};

/** A case in which certain numbers of units of some classes have been removed. */
interface Case {
  /**
   * Probabilities of 0, 1, 2, … dice left for the next class: those that did not hit, or would have hit more units than
   * there are.
   */
  readonly spare: readonly number[];
  /** Number of units of the next class -> a case for each number of them that is removed. */
  readonly next: Case[][];
}

/** The cases that follow one in which `dice` have not removed any unit of this class yet. */
function casesOf(before: Case, unit: Class, units: number, dice: number): readonly Case[] {
  const known = before.next[units];
  if (known !== undefined) return known;
  const spare = Array.from({ length: Math.min(units, dice) + 1 }, (): number[] => []);
  eachHit(before, unit, dice, (hits, chance) => {
    const lost = Math.min(units, hits);
    const to = spare[lost] ?? [];
    to[hits - lost] = (to[hits - lost] ?? 0) + chance;
  });
  return (before.next[units] = spare.map((one) => ({ spare: one, next: [] })));
}

/** Probabilities that 0, 1, 2, … units of the last class are removed; dice left over do not matter any more. */
function last({ spare }: Case, units: number, dice: number): readonly number[] {
  if (units === 0) return [spare.reduce((sum, chance) => sum + chance, 0)];
  const lost = new Array<number>(Math.min(units, dice) + 1).fill(0);
  eachHit({ spare }, 'indian', dice, (hits, chance) => {
    const at = Math.min(units, hits);
    lost[at] = (lost[at] ?? 0) + chance;
  });
  return lost;
}

function eachHit(
  { spare }: Pick<Case, 'spare'>,
  unit: Class,
  dice: number,
  take: (hits: number, chance: number) => void,
): void {
  for (let saved = 0; saved < spare.length; saved++) {
    const shown = spread(dice - saved, unit);
    for (let n = 0; n < shown.length; n++) take(saved + n, (spare[saved] ?? 0) * (shown[n] ?? 0));
  }
}

const SPREADS: { readonly [C in Class]: number[][] } = { regular: [], militia: [], indian: [] };

/** Probabilities that 0, 1, 2, … of `count` dice hit that class. */
const spread = (count: number, unit: Class): readonly number[] =>
  (SPREADS[unit][count] ??= binomial(count, SHARE[unit]));

function binomial(count: number, share: number): number[] {
  let ways = 1;
  return Array.from({ length: count + 1 }, (_, n) => {
    const chance = ways * share ** n * (1 - share) ** (count - n);
    ways = (ways * (count - n)) / (n + 1);
    return chance;
  });
}
