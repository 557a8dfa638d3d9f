import { frame as framed } from '../../../kernel/frame.js';
import { other, type Side, SIDES } from '../../components/side.js';
import type { SideFrame } from '../../frames.js';
import type { ActionFrame, PlayerTurnFrame, PlayFrame } from '../../frames/turn.js';
import { shipStates } from '../../questions/pieces.js';
import { hasPlay } from '../../questions/plays.js';
import { takeStock } from '../../questions/points.js';
import { thawSupply } from '../../questions/supply.js';
import type { MadisonState } from '../../state.js';
import { run } from '../phase.js';
import { callers } from './arrivals.js';

/**
 * MMW-7.3, MMW-7.32 the sides take player turns alternately. A side that can play no card is skipped; when neither can,
 * the phase is over.
 */
export const action = run<ActionFrame>({
  clause: 'MMW-7.32',
  run({ state, frame, push }) {
    const by = [frame.by, other(frame.by)].find((side) => hasPlay(state, side));
    if (by === undefined) return;
    push(
      framed<PlayerTurnFrame>({ f: 'player-turn', by, stage: 'leaders' }),
      framed<ActionFrame>({
        f: 'action',
        by: other(by),
      }),
    );
  },
});

/** MMW-14.34 leaders who waited off the map, then MMW-7.31 the free naval withdrawal and the card. */
export const playerTurn = run<PlayerTurnFrame>({
  clause: 'MMW-7.31',
  run({ state, frame: { by, stage }, table, push }) {
    if (stage === 'leaders') for (const side of SIDES) moor(state, side);
    // MMW-14.33 arriving pieces may have pushed enemies out
    if (stage === 'card') {
      thawSupply(state);
      takeStock(state, table);
    }
    const waiting = stage === 'leaders' && callers(state, by).length > 0;
    push(
      ...(waiting
        ? [
            framed<SideFrame>({ f: 'enter', by }),
            framed<PlayerTurnFrame>({ f: 'player-turn', by, stage: 'card' }),
          ]
        : [framed<PlayFrame>({ f: 'play', by })]),
    );
  },
});

/** MMW-11.21 ships that were withdrawn may move again. */
function moor(state: MadisonState, side: Side): void {
  for (const ship of shipStates(state, side)) if (ship.withdrew === true) ship.withdrew = undefined;
}
