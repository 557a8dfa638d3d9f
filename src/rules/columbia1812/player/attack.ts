import { clashOf } from './clash.js';

/**
 * Value of a CV in a fight, in victory points. It is more than a third of the value of a block, since blocks that
 * survive fight on.
 */
export const CV = 1;
/** Expected CV that a leaving force loses to each block that stays: a block hits with 4 or more (C1812-11.1.a). */
const PURSUIT = 0.5;
/** Expected hits per CV that fires (C1812-10.1.b). */
const FIRE = 1 / 6;

interface Party {
  readonly cv: number;
  readonly blocks: number;
}

const chased = (fleeing: Party, pursuing: Party): number =>
  CV * Math.min(fleeing.cv, PURSUIT * pursuing.blocks);

/**
 * Value for the attacker if the defender leaves at once (`ifDefenderGoes`) or if the attacker leaves
 * (`ifAttackerGoes`).
 */
export const ifDefenderGoes = (attacker: Party, defender: Party, town: number): number =>
  town + chased(defender, attacker);
export const ifAttackerGoes = (attacker: Party, defender: Party): number =>
  -chased(attacker, defender);

/** Expected result of a fight to the end: probability that the attacker wins, CV that it loses, CV that it destroys. */
interface Outlook {
  readonly wins: number;
  readonly lost: number;
  readonly killed: number;
}

/** `attacks`: whether the attacker fires next. */
function outlookOf(attacker: Party, defender: Party, attacks: boolean): Outlook {
  const [first, second] = attacks ? [attacker, defender] : [defender, attacker];
  const { wins, lostByFirst, lostBySecond } = clashOf(first.cv, second.cv);
  return attacks
    ? { wins, lost: lostByFirst, killed: lostBySecond }
    : { wins: 1 - wins, lost: lostBySecond, killed: lostByFirst };
}

function fought(attacker: Party, defender: Party, town: number, attacks: boolean): number {
  const { wins, lost, killed } = outlookOf(attacker, defender, attacks);
  return wins * town + CV * (killed - lost);
}

/** Expected forces of both sides after a fight to the end; the side that is less likely to win is destroyed. */
export function survivors(attacker: Party, defender: Party, attacks: boolean): [Party, Party] {
  const { wins, lost, killed } = outlookOf(attacker, defender, attacks);
  return wins > 0.5
    ? [after(attacker, lost), { cv: 0, blocks: 0 }]
    : [{ cv: 0, blocks: 0 }, after(defender, killed)];
}

function after({ cv, blocks }: Party, lost: number): Party {
  const left = Math.max(1, cv - lost);
  return { cv: left, blocks: Math.max(1, Math.round((blocks * left) / cv)) };
}

/**
 * Value of a battle for the attacker, in victory points; `town` is the value of the town. Each side leaves if fighting
 * on is worse for it. So a single block that meets a stack gains nothing, however often it tries. `attacks`: whether
 * the attacker fires next.
 */
export function battleWorth(
  attacker: Party,
  defender: Party,
  town: number,
  attacks: boolean,
): number {
  const most = ifDefenderGoes(attacker, defender, town);
  const first = attacks ? 0 : CV * Math.min(attacker.cv, FIRE * defender.cv);
  const least = ifAttackerGoes(attacker, defender) - first;
  return Math.max(least, Math.min(most, fought(attacker, defender, town, attacks)));
}
