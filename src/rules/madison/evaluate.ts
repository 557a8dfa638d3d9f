import { CARD, CARD_IDS } from './components/cards/index.js';
import { LAKE_IDS, SPACE_IDS, type SpaceId } from './components/map.js';
import { other, SIDES, type Side } from './components/side.js';
import { combatIn, roundOdds } from './combat.js';
import type { CardPlace, MadisonState } from './state.js';
import { boardOf, type Board } from './worth/board.js';
import { chance, guard, pointsOf } from './worth/measure.js';
import { PRIZES } from './worth/prizes.js';
import { prospects } from './worth/prospects.js';

/** Worth of things in victory points: a point of strength, a leader, ships, cards. */
const WORTH = {
  strength: 0.13,
  leader: 0.3,
  fleet: 0.06,
  lake: 1.1,
  card: 0.12,
  opv: 0.06,
  held: 0.1,
  threat: 0.32,
  pull: 0.008,
};
const WON = 1000;
/** What each point of the modifier is worth as strength. */
const DRM = 0.16;

/** How well a side stands: points, strength and where it is felt, lakes, cards, and what both may do next. */
export function evaluate(state: MadisonState, me: Side): number {
  if (state.outcome !== null) {
    const { winner } = state.outcome;
    return winner === null ? 0 : winner === me ? WON : -WON;
  }
  const board = boardOf(state);
  const [us = 0, gb = 0] = SIDES.map((side) => own(board, side));
  const net = pointsOf(board) + fights(board) + us - gb;
  return me === 'us' ? net : -net;
}

const own = (board: Board, side: Side): number =>
  WORTH.strength * board[side].total +
  WORTH.leader * board[side].leaders +
  threats(board, side) +
  lakes(board, side) +
  hand(board.state, side) +
  prospects(board, side);

/** What the strength of a side threatens to take, against those who guard it. */
function threats(board: Board, side: Side): number {
  const { holder, importance } = board;
  const foe = other(side);
  const [mine, theirs] = [board[side].pressure, board[foe].pressure];
  let sum = 0;
  for (const no of PRIZES.spaces) {
    const attack = mine[no] ?? 0;
    if (attack === 0 || holder[no] === side) continue;
    const odds = chance(attack, guard(board, foe, no) + 0.5 * (theirs[no] ?? 0));
    sum += (importance[no] ?? 0) * (WORTH.threat * odds + WORTH.pull * Math.min(attack, 8));
  }
  return sum;
}

function lakes(board: Board, side: Side): number {
  let sum = 0;
  for (let lake = 0; lake < LAKE_IDS.length; lake++) {
    const mine = board[side].fleets[lake]?.all ?? 0;
    const theirs = board[other(side)].fleets[lake]?.all ?? 0;
    if (mine > 0) sum += WORTH.fleet * mine + WORTH.lake * chance(mine, theirs);
  }
  return sum;
}

function hand({ cards }: MadisonState, side: Side): number {
  const held: CardPlace = side === 'us' ? 'held-us' : 'held-gb';
  let sum = 0;
  for (const id of CARD_IDS) {
    const place = cards[id];
    if (place === side) sum += WORTH.card + WORTH.opv * CARD[id].opv;
    else if (place === held) sum += WORTH.held;
  }
  return sum;
}

/** Where both sides stand in one space: the likely end, for the Americans; points counted already are as good as that. */
function fights(board: Board): number {
  const [us, gb] = [board.us.strength, board.gb.strength];
  let sum = 0;
  for (let no = 0; no < us.length; no++) {
    const space = SPACE_IDS[no];
    if (space !== undefined && (us[no] ?? 0) > 0 && (gb[no] ?? 0) > 0)
      sum += fight(board, space, no);
  }
  return sum;
}

function fight(board: Board, space: SpaceId, no: number): number {
  const { state, holder } = board;
  const now = combatIn(state);
  const attacker = now?.space === space ? now.attacker : (state.play?.by ?? 'us');
  const sign = attacker === 'us' ? 1 : -1;
  const men = board[attacker].strength[no] ?? 0;
  const foes = board[other(attacker)].strength[no] ?? 0;
  const known = now?.space === space && SIDES.every((side) => now.leads[side] !== undefined);
  const drm = known
    ? roundOdds(state, now).modifiers.reduce((all, { value }) => all + value, 0)
    : 0;
  const odds = known ? drmChance(drm) : chance(men, guard(board, other(attacker), no));
  const worth = board.importance[no] ?? 0;
  const prize = holder[no] === attacker ? 0 : worth;
  const counted = holder[no] === attacker ? (1 - odds) * worth : 0;
  const steps = WORTH.strength * (0.6 * odds * foes - 0.6 * (1 - odds) * men);
  return sign * (prize * odds - counted + steps);
}

/** Two dice and the modifier: 8 and more is good for the attacker. */
const drmChance = (drm: number): number => Math.max(0.02, Math.min(0.98, 0.42 + DRM * drm));
