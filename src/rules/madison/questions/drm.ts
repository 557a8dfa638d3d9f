import type { Modifier } from '../../kernel/ruleset.js';
import type { Text } from '../../kernel/text.js';
import { CLASS_STEP, ODDS_DRM } from '../components/tables.js';

export type ClassRating = 'A' | 'B' | 'C';

export const worse = (a: ClassRating, b: ClassRating): ClassRating => (a > b ? a : b);
export const better = (a: ClassRating, b: ClassRating): ClassRating => (a < b ? a : b);

/** Odds, attacker to defender, as printed in the table: [3, 1] or [1, 2]. */
export type Ratio = readonly [attacker: number, defender: number];

/** MMW-10.21 odds in whole numbers, rounded against the attacker. `defence` is at least 1. */
export function ratioOf(attack: number, defence: number): Ratio {
  if (attack <= 0) return [0, 1];
  return attack >= defence ? [Math.floor(attack / defence), 1] : [1, Math.ceil(defence / attack)];
}

/** MMW-9.51 whether the odds force a retreat. */
export const isOverwhelming = ([attacker, defender]: Ratio): boolean =>
  attacker / defender >= MANDATORY;
const MANDATORY = 9;

/** MMW-10.21 modifier of the odds; beyond the ends of the table its first or last row is used. */
export function oddsDrm([attacker, defender]: Ratio): number {
  const [lowest] = ODDS_DRM;
  let drm: number = lowest[2];
  for (const [a, d, value] of ODDS_DRM) if (attacker / defender >= a / d) drm = value;
  return drm;
}

/**
 * MMW-10.31, MMW-12.32, MMW-3.22 (A, B, C: MMW-3.22.a, MMW-3.22.b, MMW-3.22.c) modifier in the attacker's favour for
 * each class by which their lead is better.
 */
const classDrm = (attacker: ClassRating, defender: ClassRating): number =>
  CLASS_STEP * (defender.charCodeAt(0) - attacker.charCodeAt(0));

/** What a round of land combat depends on, besides the dice. */
export interface LandFacts {
  readonly ratio: Ratio;
  readonly first: boolean;
  readonly leads: readonly [attacker: ClassRating, defender: ClassRating];
  /** Whether a fort counts (MMW-2.72). */
  readonly fort: boolean;
  readonly forest: boolean;
  /** Whether all combat units of a side are Indians (MMW-10.41.c, MMW-10.41.d). */
  readonly indians: readonly [attacker: boolean, defender: boolean];
  readonly montreal: boolean;
  readonly invasion: boolean;
  readonly amphibious: boolean;
  /** MMW-10.44 whether Americans fight British regulars. */
  readonly regulars: boolean;
  /** MMW-10.42 modifiers of the commanders: added for the attacker, subtracted for the defender. */
  readonly leaders: readonly [attacker: number, defender: number];
}

const one = (clause: string, value: number, en: string, ja: string): Modifier[] =>
  value === 0 ? [] : [{ clause, value, label: { en, ja } satisfies Text }];

/** MMW-10.4, MMW-10.45 all modifiers of a round except those of cards, from the attacker's viewpoint. */
export function landModifiers(facts: LandFacts): Modifier[] {
  const [a, d] = facts.ratio;
  const [attackerLead, defenderLead] = facts.leads;
  return [
    ...one('MMW-10.21', oddsDrm(facts.ratio), `Odds ${a}:${d}`, `戦闘比${a}：${d}`),
    ...one(
      'MMW-10.31',
      classDrm(attackerLead, defenderLead),
      `Lead unit ${attackerLead} against ${defenderLead}`,
      `先導ユニット${attackerLead}対${defenderLead}`,
    ),
    ...(facts.first ? firstRound(facts) : []),
    ...one('MMW-10.44', facts.regulars ? -1 : 0, 'British regulars', 'イギリス軍正規兵'),
    ...one('MMW-10.42', facts.leaders[0], 'Attacking leader', '攻撃側の指揮官'),
    ...one('MMW-10.42', -facts.leaders[1], 'Defending leader', '防御側の指揮官'),
  ];
}

/** MMW-10.41 terrain counts in the first round only; MMW-10.41.f Montreal and the crossing are no third modifier. */
const firstRound = (facts: LandFacts): Modifier[] => [
  ...(facts.fort || !facts.forest ? [] : forest(facts.indians)),
  ...one('MMW-2.14', facts.montreal ? -1 : 0, 'Montreal', 'モントリオール'),
  ...one('MMW-10.41.e', facts.invasion ? -1 : 0, 'Major invasion route', '主侵攻ルート'),
  ...one('MMW-10.41.a', facts.amphibious ? -1 : 0, 'Amphibious attack', '強襲上陸'),
];

/** MMW-2.11, MMW-3.7.e, MMW-10.41.b, MMW-10.41.c, MMW-10.41.d one of the three. */
function forest([attacker, defender]: LandFacts['indians']): Modifier[] {
  if (defender && !attacker)
    return one('MMW-10.41.c', -2, 'Indians defend in forest', '森林のインディアンへの攻撃');
  if (attacker && !defender)
    return one('MMW-10.41.d', 1, 'Indians attack in forest', 'インディアンの森林での攻撃');
  return one('MMW-10.41.b', -1, 'Forest', '森林');
}

/** What a naval combat depends on, besides the die (MMW-12.3). */
export interface NavalFacts {
  /** Number of undamaged ships. */
  readonly ships: readonly [attacker: number, defender: number];
  readonly leads: readonly [attacker: ClassRating, defender: ClassRating];
  readonly leaders: readonly [attacker: number, defender: number];
  /** Whether a fleet has a frigate or a larger ship (MMW-12.34). */
  readonly frigate: readonly [attacker: boolean, defender: boolean];
  /** Whether a fleet has only schooners and sloops (MMW-12.35). */
  readonly small: readonly [attacker: boolean, defender: boolean];
}

const TWICE = 2;

/** MMW-12.31 +1 or -1 for more ships, 2 for at least twice as many. */
function forceRatio([attacker, defender]: NavalFacts['ships']): number {
  if (attacker === defender) return 0;
  const [more, less, sign] =
    attacker > defender ? [attacker, defender, 1] : [defender, attacker, -1];
  return sign * (more >= TWICE * less ? 2 : 1);
}

/** MMW-12.3 all modifiers except those of cards, from the attacker's viewpoint. */
export function navalModifiers({ ships, leads, leaders, frigate, small }: NavalFacts): Modifier[] {
  return [
    ...one(
      'MMW-12.31',
      forceRatio(ships),
      `${ships[0]} ships against ${ships[1]}`,
      `艦船${ships[0]}隻対${ships[1]}隻`,
    ),
    ...one(
      'MMW-12.32',
      classDrm(...leads),
      `Lead ship ${leads[0]} against ${leads[1]}`,
      `先導艦船${leads[0]}対${leads[1]}`,
    ),
    ...one('MMW-12.33', leaders[0], 'Attacking naval leader', '攻撃側の海上指揮官'),
    ...one('MMW-12.33', -leaders[1], 'Defending naval leader', '防御側の海上指揮官'),
    ...one('MMW-12.34', Number(frigate[0]) - Number(frigate[1]), 'Frigate', 'フリゲート艦'),
    ...one(
      'MMW-12.35',
      Number(small[1] && !small[0]) - Number(small[0] && !small[1]),
      'Small ships',
      '小艦船',
    ),
  ];
}

export const sumOf = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { value }) => sum + value, 0);
