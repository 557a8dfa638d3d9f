import type { Modifier } from '../../kernel/ruleset.js';
import { SPACE, type SpaceId } from '../components/map.js';
import { landResult, type LandResult } from '../components/tables.js';
import { UNIT, type UnitId } from '../components/units.js';
import type { Works } from '../control.js';
import { landModifiers, ratioOf, sumOf, type ClassRating } from '../drm.js';
import { isDragoon, isIndian } from '../pieces.js';

/** A unit in the fight and the side that shows. */
export interface Fighter {
  readonly unit: UnitId;
  readonly reduced: boolean;
}

/** A combat about to begin, given by what stands on both sides. */
export interface Fight {
  readonly space: SpaceId;
  readonly attackers: readonly Fighter[];
  readonly defenders: readonly Fighter[];
  /** Out of supply (MMW-13.4.b). */
  readonly cut: readonly [attacker: boolean, defender: boolean];
  readonly fort: Works | null;
  readonly invasion: boolean;
  readonly amphibious: boolean;
  readonly regulars: boolean;
  readonly leaders: readonly [attacker: number, defender: number];
  /** Of battle cards in the first round, to the attacker's favour. */
  readonly cards: number;
}

export type Ending =
  'attacker-retreats' | 'defender-retreats' | 'attacker-destroyed' | 'defender-destroyed';

export interface FightEnd {
  readonly ending: Ending;
  /** Step losses of the results; what a retreat costs comes on top. */
  readonly attackerSteps: number;
  readonly defenderSteps: number;
  readonly probability: number;
}

type Force = readonly Fighter[];

const strength = ({ unit, reduced }: Fighter): number =>
  reduced ? (UNIT[unit].reduced ?? 0) : UNIT[unit].strength;
const fresh = (force: Force): Fighter[] => force.filter(({ reduced }) => !reduced);
const sum = (force: Force): number => force.reduce((total, one) => total + strength(one), 0);
const halved = (value: number, cut: boolean): number => (cut ? Math.ceil(value / 2) : value);
const worse = (a: ClassRating, b: ClassRating): ClassRating => (a > b ? a : b);
const better = (a: ClassRating, b: ClassRating): ClassRating => (a < b ? a : b);

const rating = ({ unit }: Fighter, fort: boolean, inFort: ClassRating): ClassRating =>
  fort && isDragoon(unit) ? inFort : UNIT[unit].class;

/** The unit that leads: the best class, of these the one with the least to lose. A force worn out leads its worst (MMW-10.32.3). */
function leadOf(force: Force, rate: (one: Fighter) => ClassRating): Fighter | undefined {
  const able = fresh(force);
  const worn = able.length === 0;
  const from = worn ? force : able;
  const order = (a: Fighter, b: Fighter): number =>
    (worn ? -1 : 1) * (rate(a).charCodeAt(0) - rate(b).charCodeAt(0)) || cost(a) - cost(b);
  return [...from].sort(order)[0];
}

/** Strength a unit loses with its next step. */
const cost = (one: Fighter): number =>
  one.reduced ? strength(one) : strength(one) - (UNIT[one.unit].reduced ?? 0);

/** MMW-10.52 the force without a step of that unit. */
const without = (force: Force, hit: Fighter): Force =>
  force.flatMap((one) =>
    one !== hit
      ? [one]
      : one.reduced || UNIT[one.unit].reduced === null
        ? []
        : [{ unit: one.unit, reduced: true }],
  );

/** MMW-10.51.d, MMW-10.51.f the second loss: the cheapest unreduced unit, or the cheapest of all. */
function secondLoss(force: Force): Force {
  const able = fresh(force);
  const [cheapest] = [...(able.length > 0 ? able : force)].sort((a, b) => cost(a) - cost(b));
  return cheapest === undefined ? force : without(force, cheapest);
}

interface Leads {
  readonly attacker: Fighter;
  readonly defender: Fighter;
}

/** The leads and every modifier of a round, without those of cards. */
export function roundOf(
  fight: Fight,
  attackers: Force,
  defenders: Force,
  first: boolean,
): { readonly leads: Leads; readonly modifiers: Modifier[] } | null {
  const fort = fight.fort !== null;
  const attacker = leadOf(fresh(attackers), (one) => rating(one, fort, 'B'));
  const defender = leadOf(defenders, (one) => rating(one, fort, 'A'));
  if (attacker === undefined || defender === undefined) return null;
  const own = rating(defender, fort, 'A');
  const inFort =
    fight.fort === null
      ? own
      : defender.reduced
        ? worse(own, fight.fort.class)
        : better(own, fight.fort.class);
  const attack = halved(sum(fresh(attackers)), fight.cut[0]);
  const defence = halved(sum(defenders) + (fight.fort?.value ?? 0), fight.cut[1]);
  const all = (force: Force): boolean => force.every(({ unit }) => isIndian(unit));
  const modifiers = landModifiers({
    ratio: ratioOf(attack, Math.max(1, defence)),
    first,
    leads: [rating(attacker, fort, 'B'), inFort],
    fort,
    forest: SPACE[fight.space].terrain === 'forest',
    indians: [all(attackers), all(defenders)],
    montreal: SPACE[fight.space].attackDrm !== 0,
    invasion: fight.invasion,
    amphibious: fight.amphibious,
    regulars: fight.regulars,
    leaders: fight.leaders,
  });
  return { leads: { attacker, defender }, modifiers };
}

/** Ways in 36 of every total of two dice. */
const WAYS: readonly (readonly [total: number, ways: number])[] = Array.from(
  { length: 11 },
  (_, i) => [i + 2, 6 - Math.abs(i - 5)],
);

/** MMW-10.6 how a combat ends, exactly, if both sides lead and lose as `leadOf` and `secondLoss` say. */
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
  const play = (a: Force, d: Force, first: boolean, chance: number): void => {
    const ending = depleted(a, d, first);
    const round = ending === null ? roundOf(fight, a, d, first) : null;
    if (ending !== null || round === null) {
      end(ending ?? 'attacker-retreats', a, d, chance);
      return;
    }
    const drm = sumOf(round.modifiers) + (first ? fight.cards : 0);
    const results = resultsAt(drm);
    // a round without effect repeats itself, but the first is followed by one with other modifiers
    const again = first ? 0 : (results.get('NE') ?? 0);
    for (const [result, probability] of results) {
      if (result === 'NE' && !first) continue;
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

/** MMW-10.63 who must leave before the next round. */
function depleted(a: Force, d: Force, first: boolean): Ending | null {
  if (a.length === 0) return 'attacker-destroyed';
  if (d.length === 0) return 'defender-destroyed';
  if (fresh(a).length === 0) return 'attacker-retreats';
  return !first && fresh(d).length === 0 ? 'defender-retreats' : null;
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
  play(a: Force, d: Force, first: boolean, chance: number): void;
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
      // MMW-10.51.g nothing left of either: AR without loss
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
