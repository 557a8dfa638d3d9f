import { EVENT_FORTS, QUARTERS_BONUS } from '../../components/forts.js';
import { SPACE_IDS } from '../../components/map.js';
import type { Side } from '../../components/side.js';
import type { MadisonState } from '../../state.js';
import { SPACE_NO, TERRITORY } from './numbers.js';
import type { Board } from './side-board.js';

/** Value of a step lost in winter, in the half year before the winter and in the other one. */
const STEP = { '1': 0.05, '2': 0.15 } as const;
/** Additional winter quarters by index of the space. */
const bonus = new Float64Array(SPACE_IDS.length);

/**
 * MMW-16.2 value of what a side would lose in winter as it stands: units beyond the quarters of their town lose a step.
 */
export function winterLosses(board: Board, side: Side): number {
  const { state, value } = board;
  const half = state.turn === null ? '1' : state.turn[5];
  if (half !== '1' && half !== '2') return 0;
  addBonuses(state, side);
  const { units, fresh } = board[side];
  let steps = 0;
  for (let no = 0; no < units.length; no++) {
    if (units[no] === 0) continue;
    const counted = (TERRITORY[no] === side ? fresh[no] : units[no]) ?? 0;
    const quarters = (value[no] ?? 0) + (bonus[no] ?? 0);
    if (counted > quarters) steps += counted - quarters;
  }
  return STEP[half] * steps;
}

/** MMW-13.51, MMW-2.74 depots and event forts add winter quarters. */
function addBonuses({ depots, forts }: MadisonState, side: Side): void {
  bonus.fill(0);
  for (const space in depots) {
    const no = SPACE_NO.get(space);
    if (no !== undefined && depots[space as keyof typeof depots] === side)
      bonus[no] = QUARTERS_BONUS;
  }
  for (const { id, at } of EVENT_FORTS) {
    const no = SPACE_NO.get(at) ?? 0;
    if (forts[id] === true) bonus[no] = (bonus[no] ?? 0) + QUARTERS_BONUS;
  }
}
