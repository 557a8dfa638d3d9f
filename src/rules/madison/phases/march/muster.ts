import type { ActionOf } from '../../../kernel/action.js';
import { frame as framed } from '../../../kernel/frame.js';
import { sortTexts } from '../../../kernel/json.js';
import type { Turn } from '../../../kernel/phase.js';
import type { LeaderId } from '../../components/leaders.js';
import { LEADER } from '../../components/leaders.js';
import type { ShipId } from '../../components/ships.js';
import { other } from '../../components/side.js';
import type { UnitId } from '../../components/units.js';
import type { MusterFrame, UnitsOnFrame } from '../../frames/march.js';
import { flippedAmong } from '../../questions/flipped.js';
import { belongs, isFree } from '../../questions/force.js';
import { openWindow } from '../../questions/language/windows.js';
import { leadersAt, shipsAt, unitsAt } from '../../questions/pieces.js';
import { canSail, isWinter } from '../../questions/sailing.js';
import type { Ids, MadisonState, Moving } from '../../state.js';
import { ask } from '../phase.js';

interface Facts {
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  readonly ships: readonly ShipId[];
  /** Whether any piece has been named. */
  readonly begun: boolean;
}

function facts(state: MadisonState, { by, space, force }: MusterFrame): Facts {
  const units = unitsAt(state, by, space);
  const leaders = leadersAt(state, by, space).filter((id) => LEADER[id].kind !== 'naval');
  const ships = shipsAt(state, by, space);
  // an event activates land units only
  const event = state.play?.use === 'event' || isWinter(state);
  return {
    units: units.filter((id) => isFree(state.units[id])),
    leaders: event ? [] : leaders.filter((id) => isFree(state.leaders[id])),
    ships: event ? [] : ships.filter((id) => isFree(state.ships[id]) && canSail(state, id)),
    begun:
      units.some((id) => belongs(state.units[id], force)) ||
      leaders.some((id) => belongs(state.leaders[id], force)) ||
      ships.some((id) => belongs(state.ships[id], force)),
  };
}

const VERBS = {
  done: {},
  leader: { leader: 'leader' },
  ship: { ship: 'ship' },
  unit: { unit: 'unit' },
} as const;

/** Whether the player may stop. If nothing is left to activate, this is the only choice. */
const mayEnd = ({ begun, units, leaders, ships }: Facts): boolean =>
  begun || units.length + leaders.length + ships.length === 0;

/** MMW-8.61 the player names pieces of the space for activation, one point each. */
export const muster = ask<MusterFrame>()({
  clause: 'MMW-8.61',
  forced: () => true,
  exact: true,
  verbs: VERBS,
  facts,
  candidates(facts) {
    const list: ActionOf<Ids, typeof VERBS>[] = mayEnd(facts) ? [{ do: 'done' }] : [];
    for (const leader of sortTexts([...facts.leaders])) list.push({ do: 'leader', leader });
    for (const ship of sortTexts([...facts.ships])) list.push({ do: 'ship', ship });
    for (const unit of sortTexts([...facts.units])) list.push({ do: 'unit', unit });
    return list;
  },
  guards: {
    done: [{ clause: 'MMW-8.31.3', holds: mayEnd }],
    leader: [{ clause: 'MMW-8.61', holds: ({ leaders }, { leader }) => leaders.includes(leader) }],
    ship: [{ clause: 'MMW-8.61', holds: ({ ships }, { ship }) => ships.includes(ship) }],
    unit: [{ clause: 'MMW-8.61', holds: ({ units }, { unit }) => units.includes(unit) }],
  },
  apply: {
    done: (turn) => setOff(turn),
    leader: (turn, { leader }) => name(turn, turn.state.leaders[leader]),
    ship: (turn, { ship }) => name(turn, turn.state.ships[ship]),
    unit: (turn, { unit }) => name(turn, turn.state.units[unit]),
  },
});

type MusterTurn = Turn<MadisonState, MusterFrame>;

function name(turn: MusterTurn, piece: Moving): void {
  const { state, frame: now } = turn;
  piece.force = now.force;
  now.left -= 1;
  const { units, leaders, ships } = facts(state, now);
  if (now.left === 0 || units.length + leaders.length + ships.length === 0) setOff(turn);
}

/** MMW-8.31.8 the foe may react before any piece moves. */
function setOff({ state, frame: { by, space, force }, table, done, push }: MusterTurn): void {
  const leaders = leadersAt(state, by, space).filter((id) => belongs(state.leaders[id], force));
  table.say({
    type: 'activated',
    clause: 'MMW-8.61',
    data: {
      side: by,
      space,
      units: unitsAt(state, by, space).filter((id) => belongs(state.units[id], force)),
      leaders,
      ships: shipsAt(state, by, space).filter((id) => belongs(state.ships[id], force)),
      ...flippedAmong(state, leaders),
    },
  });
  done();
  push(
    ...openWindow(state, other(by), 'declared'),
    framed<UnitsOnFrame>({ f: 'units-on', by, force }),
  );
}
