import type { Text } from '../../kernel/text.js';
import { byId } from '../../kits/lookup.js';

/*
 * Stated by the rules: eight cards a side of which none is used up, a matrix of numbers, numbers that end the combat
 * and NC, and that +3, +2, 0 and -1 are among them. Reported: the names of Frontal Assault and Enfilade Left. Chosen:
 * the other names and the cells, so that no card is better or worse than another whatever the enemy plays.
 */

/** A1776-adv.II.A.2 left and right are seen by the player of the card. */
export interface Tactic {
  readonly id: string;
  /** The letter that heads the card's row and column in the matrix. */
  readonly short: string;
  readonly title: Text;
  readonly idea: Text;
}

// prettier-ignore
export const TACTICS = [
  { id: 'frontal-assault', short: 'F', title: { en: 'Frontal Assault', ja: '正面攻撃' }, idea: { en: 'The whole line goes straight in.', ja: '全戦列をまっすぐ敵にぶつける。' } },
  { id: 'enfilade-left', short: 'EL', title: { en: 'Enfilade Left', ja: '左翼縦射' }, idea: { en: 'The left wing turns the enemy’s right.', ja: '自軍の左翼で敵の右翼を回り込む。' } },
  { id: 'enfilade-right', short: 'ER', title: { en: 'Enfilade Right', ja: '右翼縦射' }, idea: { en: 'The right wing turns the enemy’s left.', ja: '自軍の右翼で敵の左翼を回り込む。' } },
  { id: 'refuse-left', short: 'RL', title: { en: 'Refuse Left', ja: '左翼拒止' }, idea: { en: 'The left is bent back; it stops the enemy’s Enfilade Right.', ja: '左翼を後ろに折り曲げ、敵の右翼縦射を止める。' } },
  { id: 'refuse-right', short: 'RR', title: { en: 'Refuse Right', ja: '右翼拒止' }, idea: { en: 'The right is bent back; it stops the enemy’s Enfilade Left.', ja: '右翼を後ろに折り曲げ、敵の左翼縦射を止める。' } },
  { id: 'stand-and-defend', short: 'S', title: { en: 'Stand and Defend', ja: '固守' }, idea: { en: 'Fire and ground are held until they come.', ja: '射撃を控え、陣地で敵を待つ。' } },
  { id: 'commit-reserves', short: 'C', title: { en: 'Commit Reserves', ja: '予備隊投入' }, idea: { en: 'The second line goes where it is needed; never very bad.', ja: '第二線を必要な場所に投入する。大きく崩れることはない。' } },
  { id: 'withdraw', short: 'W', title: { en: 'Withdraw', ja: '後退' }, idea: { en: 'Contact is broken, or an eager enemy drawn on.', ja: '敵との接触を断つか、はやる敵を誘い込む。' } },
] as const satisfies readonly Tactic[];
export type TacticId = (typeof TACTICS)[number]['id'];

export const TACTIC_IDS: readonly TacticId[] = TACTICS.map(({ id }) => id);
export const TACTIC = byId<Tactic & { id: TacticId }>(TACTICS);

/**
 * A1776-adv.II.A.2.a, A1776-adv.II.A.2.b `die` is added to the die; `ends`: no more combat in the hex in this phase.
 */
export interface Manoeuvre {
  readonly die: number;
  readonly ends: boolean;
  /** A1776-adv.II.A.2.c NC: no combat now, nor later in this phase. */
  readonly none: boolean;
}

/** A row for the attacker's card, a column for the defender's, both in the order of the cards. `*` ends the combat. */
const CELLS = `
   0  +2  +2   0   0  -3  -1 +1*
  -2  +1  -1  +2  -3  +2  -1  +2
  -2  -1  +1  -3  +2  +2  -1  +2
   0  -2  +2  0*  0*  0*  +1 -2*
   0  +2  -2  0*  0*  0*  +1 -2*
  +2  -2  -2  0*  0*  NC  +2 -1*
   0  -1  -1  +1  +1   0   0 -1*
  +3 +1* +1*  NC  NC  NC -1*  NC
`;

const MATRIX: readonly (readonly Manoeuvre[])[] = CELLS.trim()
  .split('\n')
  .map((row) => row.trim().split(/ +/).map(readCell));

function readCell(cell: string): Manoeuvre {
  const none = cell === 'NC';
  return { die: none ? 0 : Number.parseInt(cell, 10), ends: none || cell.endsWith('*'), none };
}

/** A1776-adv.II.A.2 the cell of the matrix for the two cards. */
export const manoeuvre = (attacker: TacticId, defender: TacticId): Manoeuvre =>
  MATRIX[TACTIC_IDS.indexOf(attacker)]![TACTIC_IDS.indexOf(defender)]!;

/**
 * How often each card is best played, in thousandths and in the order of the cards: the equilibrium of the matrix, with
 * NC counted as -1 and a starred cell as its number.
 */
export const BEST_MIX = {
  attacker: [139, 143, 143, 97, 97, 128, 168, 85],
  defender: [134, 101, 101, 127, 127, 138, 162, 111],
} as const satisfies Readonly<Record<string, readonly number[]>>;
