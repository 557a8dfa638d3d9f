/*
 * Stated by the rules: columns from -1 to +4, one die, damage by quarters, and that fleets may be sunk. Chosen: the
 * cells.
 */

/** A1776-camp.IX.D.4 the result of an engagement for one side: damage of so many quarters, or the fleets are sunk. */
export type Harm = 0 | 1 | 2 | 3 | 'sunk';
export interface Engaged {
  readonly attacker: Harm;
  readonly defender: Harm;
}

const CODES = {
  NE: { attacker: 0, defender: 0 },
  A1: { attacker: 1, defender: 0 },
  A2: { attacker: 2, defender: 0 },
  AS: { attacker: 'sunk', defender: 0 },
  D1: { attacker: 0, defender: 1 },
  D2: { attacker: 0, defender: 2 },
  D3: { attacker: 0, defender: 3 },
  DS: { attacker: 0, defender: 'sunk' },
  'A1+D1': { attacker: 1, defender: 1 },
} as const satisfies Readonly<Record<string, Engaged>>;
export type EngagementCode = keyof typeof CODES;

/**
 * A1776-camp.IX.D.3.d the least difference at which a fleet may attack, and the one above which the column stays the
 * same.
 */
export const LEAST_DIFFERENCE = -1;
export const MOST_DIFFERENCE = 4;
/** A1776-campopt.I.D the difference at which the Continental Navy attacks transports. */
export const RAID_DIFFERENCE = 0;

/** A1776-camp.IX.D.3.b the result for each die (rows 1 to 6) and difference (columns -1 to 4). */
// prettier-ignore
export const ENGAGEMENT_CHART: readonly (readonly EngagementCode[])[] = [
  ['AS', 'A2', 'A1', 'A1', 'NE', 'A1+D1'],
  ['A2', 'A1', 'NE', 'NE', 'A1+D1', 'D1'],
  ['A1', 'NE', 'A1+D1', 'A1+D1', 'D1', 'D2'],
  ['NE', 'A1+D1', 'D1', 'D1', 'D2', 'D2'],
  ['A1+D1', 'D1', 'D1', 'D2', 'D2', 'D3'],
  ['D1', 'D2', 'D2', 'D3', 'DS', 'DS'],
];

/** A1776-camp.IX.D.3.c the result of a die from 1 to 6, at a difference that allows the attack. */
export function engagementOf(difference: number, die: number): Engaged {
  const column = Math.min(MOST_DIFFERENCE, difference) - LEAST_DIFFERENCE;
  const code = ENGAGEMENT_CHART[die - 1]?.[column];
  if (code === undefined) throw new Error(`no engagement at ${String(difference)}`);
  return CODES[code];
}
