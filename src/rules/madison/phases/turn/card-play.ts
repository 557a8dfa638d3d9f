import type { Table } from '../../../kernel/table.js';
import { LAKE_IDS } from '../../components/map.js';
import { type Side, SIDES } from '../../components/side.js';
import type { CardPlayFrame } from '../../frames.js';
import { lakeController } from '../../questions/control.js';
import { dropLasting } from '../../questions/language/lasting.js';
import { leaderStates, rest, shipStates, unitStates } from '../../questions/pieces.js';
import { takeStock } from '../../questions/points.js';
import type { MadisonState } from '../../state.js';
import { run } from '../phase.js';

/** The frame below everything that a card play causes. */
export const cardPlayOver = (by: Side): CardPlayFrame => ({ f: 'card-play', by, stage: 'over' });

/** MMW-7.32 the end of a card play: marks are cleared and the board is updated. */
export const cardPlay = run<CardPlayFrame>({
  clause: 'MMW-7.32',
  run({ state, table }) {
    for (const side of SIDES) {
      for (const unit of unitStates(state, side)) rest(unit);
      for (const leader of leaderStates(state, side)) rest(leader);
      for (const ship of shipStates(state, side)) rest(ship);
    }
    dropLasting(state, 'card');
    state.play = null;
    for (const side of SIDES) if (state.quiet[side] !== 'turn') state.quiet[side] = null;
    liftMarkers(state, table);
    takeStock(state, table);
  },
});

/** MMW-7.4.b, MMW-11.44 removes markers of lakes with ships in their box, of whichever side. */
function liftMarkers(state: MadisonState, table: Table): void {
  for (const lake of LAKE_IDS) {
    if (state.markers[lake] === null || lakeController(state, lake) === null) continue;
    state.markers[lake] = null;
    table.say({ type: 'marker-lifted', clause: 'MMW-11.44', data: { lake } });
  }
}
