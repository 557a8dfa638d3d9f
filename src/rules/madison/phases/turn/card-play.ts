import type { Table } from '../../../kernel/table.js';
import { LAKE_IDS } from '../../components/map.js';
import { LEADER_IDS } from '../../components/leaders.js';
import { SHIP_IDS } from '../../components/ships.js';
import { SIDES, type Side } from '../../components/side.js';
import { UNIT_IDS } from '../../components/units.js';
import { lakeController } from '../../control.js';
import { dropLasting } from '../../effects/lasting.js';
import type { CardPlayFrame } from '../../frames.js';
import { run } from '../../phase.js';
import { rest } from '../../pieces.js';
import type { MadisonState } from '../../state.js';
import { sweep } from '../../sweep.js';

/** What lies beneath everything that a card play sets in motion. */
export const cardPlayOver = (by: Side): CardPlayFrame => ({ f: 'card-play', by, stage: 'over' });

/** MMW-7.32 a card play is over: marks go, the board is taken stock of. */
export const cardPlay = run<CardPlayFrame>({
  clause: 'MMW-7.32',
  run({ state, table }) {
    for (const id of UNIT_IDS) rest(state.units[id]);
    for (const id of LEADER_IDS) rest(state.leaders[id]);
    for (const id of SHIP_IDS) rest(state.ships[id]);
    dropLasting(state, 'card');
    state.play = null;
    for (const side of SIDES) if (state.quiet[side] === 'play') state.quiet[side] = null;
    liftMarkers(state, table);
    sweep(state, table);
  },
});

/** MMW-7.4.b, MMW-11.44 ships in a box make its marker needless, whosever they are. */
function liftMarkers(state: MadisonState, table: Table): void {
  for (const lake of LAKE_IDS) {
    if (state.markers[lake] === null || lakeController(state, lake) === null) continue;
    state.markers[lake] = null;
    table.say({ type: 'marker-lifted', clause: 'MMW-11.44', data: { lake } });
  }
}
