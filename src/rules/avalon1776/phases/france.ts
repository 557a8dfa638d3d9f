import { type Frame, frame } from '../../kernel/frame.js';
import { CALL_FROM, entersOn, KEEP_FROM } from '../components/campaign/french.js';
import { LEVY_AREAS } from '../components/campaign/levies.js';
import { SHIP, type ShipId, SHIPS } from '../components/campaign/ships.js';
import { SIDES } from '../components/side.js';
import type { RetainFrame, SideFrame, SummonFrame } from '../frames.js';
import { shelve } from '../questions/campaign/boxes.js';
import { callable, variableOf } from '../questions/campaign/stations.js';
import { forceOf, isMet, requiredOf, WEST_INDIES } from '../questions/campaign/west-indies.js';
import { isEmpty } from '../questions/force.js';
import { monthIn, scenarioIn, type State1776 } from '../state.js';
import { ask, run } from './phase.js';

/** A1776-camp.VIII.A whether the die for the entry of France is rolled in this turn. */
export function rollsForFrance(state: State1776): boolean {
  const { france } = scenarioIn(state);
  return (
    france !== undefined && state.entered === undefined && france.from <= (monthIn(state) ?? '')
  );
}

/**
 * A1776-camp.VIII.A.2 the number of areas that were British when the quarter began; A1776-campopt.V whatever garrisons
 * their towns have.
 */
const britishAreas = ({ areas, held }: State1776): number =>
  (held ?? LEVY_AREAS.filter((area) => areas?.[area] === 'F')).length;

/**
 * A1776-camp.VIII.A.1 a die is rolled at the start of every turn until France enters; A1776-camp.VIII.C.5 when she
 * does, a French supply unit is in the West Indies, and her fleets are due with the units that they bring
 * (A1776-camp.VIII.B.1).
 */
export const alliance = run({
  clause: 'A1776-camp.VIII.A',
  run({ state, table }) {
    const [die = 1] = table.roll(1, 'french-entry', 'A1776-camp.VIII.A.1');
    const areas = britishAreas(state);
    const enters = entersOn(monthIn(state) ?? '', die, areas);
    table.say({ type: 'courted', clause: 'A1776-camp.VIII.A.2', data: { die, areas, enters } });
    if (!enters) return;
    state.entered = state.turn;
    shelve(state, 'us', WEST_INDIES, { FS: 1 }, 1);
    for (const { id, french, group, load } of SHIPS)
      if (french && group === 'deployed')
        state.ships = { ...state.ships, [id]: { at: 'due', aboard: { ...load } } };
  },
});

/**
 * A1776-camp.VIII.B.3, A1776-camp.IX.E.3 the frames for variable forces, from the quarter after the French intervention
 * on, the British before the Americans: which fleets stay (A1776-camp.IX.E.5), which are called, and where they come
 * (A1776-camp.IX.E.4).
 */
export function variableForces(state: State1776): Frame[] {
  if (state.entered === undefined) return [];
  const sides = [...SIDES].reverse();
  const stays = sides.flatMap((by) =>
    variableOf(state, by).map((ship) => frame<RetainFrame>({ f: 'retain', by, ship })),
  );
  const calls = sides.map((by) => frame<SummonFrame>({ f: 'summon', by, tried: [] }));
  return [...stays, ...calls, ...sides.map((by) => frame<SideFrame>({ f: 'join', by }))];
}

/** A1776-camp.III.C.1.e when a quarter begins, tells what both sides have in the West Indies. */
export const standoff = run({
  clause: 'A1776-camp.III.C.1.e',
  run({ state, table }) {
    const [french, british] = [requiredOf(state), forceOf(state, 'gb')];
    if (isMet(french) && isMet(british)) return;
    table.say({
      type: 'standoff',
      clause: 'A1776-camp.III.C.1.e',
      data: { french: { ...french }, british: { ...british } },
    });
  },
});

/** A1776-camp.IX.E.5 its owner rolls whether a variable fleet stays, or lets it go. */
export const retain = ask<RetainFrame>()({
  clause: 'A1776-camp.IX.E.5',
  verbs: { retain: {}, release: {} },
  facts: () => null,
  *candidates() {
    yield { do: 'retain' };
    yield { do: 'release' };
  },
  guards: {},
  apply: {
    retain({ state, frame: { by, ship }, table, done }) {
      const [die = 1] = table.roll(1, 'retention', 'A1776-camp.IX.E.5');
      const stays = die >= KEEP_FROM;
      table.say({
        type: 'kept',
        clause: 'A1776-camp.IX.E.5',
        data: { side: by, ship, die, stays },
      });
      if (!stays) depart(state, ship);
      done();
    },
    release({ state, frame: { by, ship }, table, done }) {
      depart(state, ship);
      table.say({ type: 'released', clause: 'A1776-camp.IX.E.5', data: { side: by, ship } });
      done();
    },
  },
});

/**
 * A1776-camp.IX.E.5.a the fleet leaves at once, wherever it is; A1776-camp.IX.E.5.b with the units that it carries,
 * A1776-camp.IX.E.5.c while units that have landed stay.
 */
function depart(state: State1776, id: ShipId): void {
  const { aboard } = state.ships?.[id] ?? {};
  state.ships = {
    ...state.ships,
    [id]: { at: 'away', until: state.turn, ...(aboard !== undefined && { aboard }) },
  };
}

/** A1776-camp.IX.E.3 a side chooses which of its variable fleets it calls; a die is rolled for each. */
export const summon = ask<SummonFrame>()({
  clause: 'A1776-camp.IX.E.3',
  forced: (state, { by, tried }) => callable(state, by, tried).length === 0,
  verbs: { call: { ship: 'ship' }, end: {} },
  facts: (state, { by, tried }) => callable(state, by, tried),
  *candidates(ships) {
    yield { do: 'end' };
    for (const ship of ships) yield { do: 'call', ship };
  },
  guards: {
    call: [{ clause: 'A1776-camp.IX.E.3', holds: (ships, { ship }) => ships.includes(ship) }],
  },
  apply: {
    call(turn, { ship }) {
      const { state, table, frame: now } = turn;
      const [die = 1] = table.roll(1, 'call', 'A1776-camp.IX.E.3');
      const comes = die >= CALL_FROM;
      now.tried = [...now.tried, ship];
      // A1776-camp.IX.E.5.b the fleet comes with the units with which it left, or A1776-camp.IX.E.2.b for the first
      // time with its load.
      const aboard = state.ships?.[ship] === undefined ? SHIP[ship].load : state.ships[ship].aboard;
      if (comes)
        state.ships = {
          ...state.ships,
          [ship]: {
            at: 'due',
            ...(!isEmpty(aboard ?? {}) && { aboard: { ...aboard } }),
          },
        };
      table.say({
        type: 'called',
        clause: 'A1776-camp.IX.E.3',
        data: { side: now.by, ship, die, comes },
      });
    },
    end: ({ done }) => done(),
  },
});
