import { BLOCK, type BlockId, BLOCKS } from '../../../src/rules/columbia1812/components/blocks.js';
import { shore, TOWN_IDS } from '../../../src/rules/columbia1812/components/lookups.js';
import { LAKES, type TownId } from '../../../src/rules/columbia1812/components/map.js';
import { type Side, SIDES } from '../../../src/rules/columbia1812/components/side.js';
import { emptyState } from '../../../src/rules/columbia1812/setup.js';
import {
  type EntryTown,
  type FleetOrder,
  orderTo,
  type Ships,
  type State1812,
  waitingAt,
} from '../../../src/rules/columbia1812/state.js';
import { type View, viewOf } from '../../../src/rules/columbia1812/view/view.js';
import { describeAction } from '../../../src/rules/columbia1812/words/actions.js';
import { sealed } from '../../../src/rules/kernel/frame.js';
import type { Action } from '../../../src/rules/kernel/index.js';
import { LOCALES } from '../../../src/rules/kernel/text.js';

/** Letters that the buttons of chat services take. */
const LONGEST = 75;

const tooLong = (action: Action, view: View): string[] =>
  LOCALES.map((locale) => describeAction(action, view, locale)).filter(
    (label) => label.length > LONGEST,
  );

function viewWith(side: Side, change: (state: State1812) => void): View {
  const state = emptyState();
  change(state);
  return viewOf(state, side);
}

const isEntry = (town: TownId): town is EntryTown => town in waitingAt;

/** Every choice that names that block, while it stands in that town or waits beside it. */
function longOf(unit: BlockId, side: Side, town: TownId): string[] {
  const naming = ['place', 'march', 'on', 'force', 'ship', 'leave', 'freeze', 'hit'];
  // C1812-11.1.a no other shows itself for a second die
  if (BLOCK[unit].kind !== 'infantry') naming.push('double');
  const battle = { f: 'battle', town, attacker: side, side, open: true, landing: false, round: 1 };
  const standing = viewWith(side, (state) => {
    Object.assign(state.units[unit], { at: town, cv: BLOCK[unit].cv });
    state.agenda = [battle, { f: 'pursuit' }];
  });
  const waiting = viewWith(side, (state) => {
    if (isEntry(town)) state.units[unit].at = waitingAt[town];
    state.agenda = [{ f: 'army' }];
  });
  const choices = naming.map((verb) => ({ do: verb, unit, town, to: town }));
  return [
    ...choices.flatMap((choice) => tooLong(choice, standing)),
    ...(isEntry(town) ? tooLong({ do: 'enter', unit }, waiting) : []),
  ];
}

/** Fleets of one port and of three, six naval units at most (C1812-2.1), of one face and of both, which do `verb`. */
function fleets(verb: FleetOrder['do']): FleetOrder[] {
  const faces: readonly Ships[] = [
    { up: 2, down: 0 },
    { up: 0, down: 2 },
    { up: 1, down: 1 },
  ];
  const ports = LAKES.flatMap(({ id }) => [
    shore[id].slice(0, 3),
    ...shore[id].map((town) => [town]),
  ]);
  return ports.flatMap((towns) =>
    faces.map((ships) => ({
      do: verb,
      ports: Object.fromEntries(towns.map((town) => [town, { ...ships }])),
    })),
  );
}

/** In which decision the declaration ends: one of a player turn, or the orders under seal (C1812-19.1). */
const DECISIONS = {
  naval: (by: Side) => [{ f: 'naval', by }],
  army: (by: Side) => [{ f: 'army', by }],
  orders: (by: Side) => [sealed('orders', { us: [{ f: 'army', by }], gb: [{ f: 'army', by }] })],
} as const;

/** Ends of a declaration in which twelve blocks leave those ports, and with them all that guards the ships there. */
function longEnds(side: Side, from: readonly TownId[], fleet: FleetOrder | null): string[] {
  return Object.values(DECISIONS).flatMap((agenda) => {
    const view = viewWith(side, (state) => {
      state.agenda = [...agenda(side)];
      state.fleet[side] = fleet;
      for (const town of from) {
        state.towns[town].holder = side;
        state.towns[town].ships[side] = { up: 2, down: 2 };
      }
      BLOCKS.filter((block) => block.side === side)
        .slice(0, 12)
        .forEach(({ id }, i) => {
          state.units[id].at = from[i % from.length] ?? 'pool';
          state.units[id].order = orderTo('utica', 'land');
        });
    });
    return tooLong({ do: 'done' }, view);
  });
}

describe('every choice is short enough for a button, whatever stands where', () => {
  it.each(SIDES)('that names a block of %s', (side) => {
    const blocks = BLOCKS.filter((block) => block.side === side);
    const found = blocks.flatMap(({ id }) => TOWN_IDS.flatMap((town) => longOf(id, side, town)));
    expect(found).toEqual([]);
  });

  it.each(SIDES)('that ends a declaration of %s', (side) => {
    const orders = [null, ...(['build', 'repair', 'out', 'in'] as const).flatMap(fleets)];
    const origins = LAKES.flatMap(({ id }) => [
      shore[id].slice(0, 3),
      ...shore[id].map((town) => [town]),
    ]);
    const found = origins.flatMap((from) => orders.flatMap((fleet) => longEnds(side, from, fleet)));
    expect([...new Set(found)]).toEqual([]);
  });
});
