import type { Json } from '../../kernel/json.js';
import type { Modifier, Odds } from '../../kernel/ruleset.js';
import { fitting } from '../../kits/schema.js';
import { FORT, type FortId } from '../components/forts.js';
import { LEADER, type Leader } from '../components/leaders.js';
import { SPACE } from '../components/map.js';
import { TURN_IDS } from '../components/turns.js';
import { UNIT, type UnitId } from '../components/units.js';
import type { Works } from '../questions/control.js';
import { navalModifiers, sumOf } from '../questions/drm.js';
import { isIndian, isRegular } from '../questions/pieces.js';
import {
  type FleetInput,
  type Input,
  type LandInput,
  type NavalInput,
  oddsSchema,
} from './inputs.js';
import { fightEnds } from './land.js';
import { navalEnds } from './naval.js';
import { type Fight, type Fighter, roundOf } from './round.js';

/**
 * Exact odds of a combat; null where the input does not fit `oddsSchema` or names pieces that cannot meet like this.
 */
export function odds(input: Json): Odds | null {
  const given = fitting<Input>(oddsSchema, input);
  if (given === null) return null;
  return given.kind === 'land' ? landOdds(given) : navalOdds(given);
}

/**
 * MMW-10.2 a land combat to its end. Both sides lead with their best class and take the losses that cost them least.
 */
function landOdds(input: LandInput): Odds | null {
  const fight = fightOf(input);
  if (fight === null) return null;
  const round = roundOf(fight, fight.attackers, fight.defenders, true);
  if (round === null) return null;
  return {
    modifiers: [...round.modifiers, ...cards(fight.cards)],
    rows: fightEnds(fight).map(({ probability, ...result }) => ({ result, probability })),
  };
}

const cards = (value: number): Modifier[] =>
  value === 0
    ? []
    : [{ clause: 'MMW-10.43', value, label: { en: 'Battle cards', ja: '戦闘カード' } }];

/**
 * The input as a combat; null where it is none. Attackers must be units of one player and defenders of the other, and
 * no unit may occur twice.
 */
function fightOf(input: LandInput): Fight | null {
  const { attackers, defenders, space } = input;
  const sides = [attackers, defenders].map((ids) => new Set(ids.map((id) => UNIT[id].side)));
  const all = [...attackers, ...defenders];
  const [attacker] = sides[0] ?? [];
  if (sides.some(({ size }) => size !== 1) || sides[1]?.has(attacker ?? 'us')) return null;
  if (new Set(all).size !== all.length || !leadersFit(input, attacker ?? 'us')) return null;
  const reduced = new Set<UnitId>(input.reduced ?? []);
  const force = (ids: readonly UnitId[]): Fighter[] =>
    ids.map((unit) => ({ unit, reduced: reduced.has(unit) && UNIT[unit].reduced !== null }));
  const fort = defenders.every(isIndian) ? null : worksOf(input);
  return {
    ...{ first: true, leads: [undefined, undefined] },
    space,
    attackers: force(attackers),
    defenders: force(defenders),
    cut: [input.attackerCut ?? false, input.defenderCut ?? false],
    fort,
    invasion: input.across === 'invasion',
    amphibious: input.across === 'water',
    regulars:
      attacker === 'us' &&
      fort === null &&
      SPACE[space].terrain === 'clear' &&
      !(input.turn ?? '1812-1').startsWith('1814') &&
      defenders.some(isRegular),
    leaders: [modifierOf(input.attackerLeader), modifierOf(input.defenderLeader)],
    cards: input.cards ?? 0,
  };
}

const leadersFit = (input: LandInput, attacker: string): boolean =>
  [input.attackerLeader, input.defenderLeader].every((named, i) => {
    if (named === undefined) return true;
    const { side, kind } = LEADER[named.leader];
    // MMW-8.5
    return kind !== 'naval' && (side === attacker) === (i === 0);
  });

function modifierOf(named: LandInput['attackerLeader']): number {
  // MMW-8.5
  if (named === undefined || LEADER[named.leader].kind === 'naval') return 0;
  const leader: Leader = LEADER[named.leader];
  return named.reverse === true && leader.reverse !== null
    ? leader.reverse.modifier
    : leader.modifier;
}

/** Fort of the space in that turn, including the event forts named. */
function worksOf({ space, turn, forts }: LandInput): Works | null {
  const printed = SPACE[space].fort;
  const now = TURN_IDS.indexOf(turn ?? '1812-1');
  const works: Works[] = printed !== null && TURN_IDS.indexOf(printed.from) <= now ? [printed] : [];
  for (const id of forts ?? []) if (FORT[id as FortId].at === space) works.push(FORT[id as FortId]);
  if (works.length === 0) return null;
  return {
    class: works.map((one) => one.class).sort()[0] ?? 'C',
    value: Math.max(...works.map((one) => one.value)),
  };
}

/** MMW-12.2 a naval combat, which has one round. */
function navalOdds({ attacker, defender, cards: value = 0 }: NavalInput): Odds {
  const both = <V>(of: (fleet: FleetInput) => V): readonly [V, V] => [of(attacker), of(defender)];
  const modifiers = [
    ...navalModifiers({
      ships: both((fleet) => fleet.ships),
      leads: both((fleet) => fleet.lead),
      leaders: both((fleet) => fleet.leader ?? 0),
      frigate: both((fleet) => fleet.frigate ?? false),
      small: both((fleet) => fleet.small ?? false),
    }),
    ...cards(value),
  ];
  return {
    modifiers,
    rows: navalEnds(sumOf(modifiers)).map(({ probability, ...result }) => ({
      result,
      probability,
    })),
  };
}
