import { clashOf } from './clash.js';

/** Worth of a CV in a fight, in victory points: more than a third of a block, since what is left fights on. */
export const CV = 1;
/** CV that a force that leaves loses to each block that stays: it hits with 4 or more (C1812-11.1.a). */
const PURSUIT = 0.5;
/** Hits to be expected of a CV that fires (C1812-10.1.b). */
const FIRE = 1 / 6;

interface Party {
  readonly cv: number;
  readonly blocks: number;
}

const chased = (fleeing: Party, pursuing: Party): number =>
  CV * Math.min(fleeing.cv, PURSUIT * pursuing.blocks);

/** What the attacker gains where the defender leaves at once, and what it loses where it leaves itself. */
export const ifDefenderGoes = (attacker: Party, defender: Party, town: number): number =>
  town + chased(defender, attacker);
export const ifAttackerGoes = (attacker: Party, defender: Party): number =>
  -chased(attacker, defender);

/** What is to be expected of a fight to the end: the attacker's chance, and the CV that either loses. */
interface Outlook {
  readonly wins: number;
  readonly lost: number;
  readonly killed: number;
}

/** `attacks`: the attacker fires next. */
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

/** What is left of each side when the weaker of the two has lost. */
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
 * Worth of a battle to the attacker, in victory points, for a town of that value. Either side leaves where fighting on
 * is worse: one block that meets a stack gains nothing, however often it tries. `attacks`: the attacker fires next.
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
