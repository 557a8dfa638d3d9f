import { enclosing, type Frame, frame as framed } from '../../../kernel/frame.js';
import type { Turn } from '../../../kernel/phase.js';
import type { ShipId } from '../../components/ships.js';
import { other, type Side, SIDES } from '../../components/side.js';
import { type FleetLoss, NAVAL_DICE, navalResult, winnerLosses } from '../../components/tables.js';
import type { NavalCombatFrame, SideFrame } from '../../frames.js';
import { sumOf } from '../../questions/drm.js';
import { captureNavalLeader, type FleeFrame } from '../../questions/harbour.js';
import { dropLasting } from '../../questions/language/lasting.js';
import { battleWindow } from '../../questions/language/windows.js';
import { isSound, navalLeadersAt, soundShipsAt } from '../../questions/naval.js';
import { flagOfficer, fleetModifiers } from '../../questions/naval-combat.js';
import { damageShip, removeShip, shipsAt } from '../../questions/pieces.js';
import { takeStock } from '../../questions/points.js';
import type { MadisonState } from '../../state.js';
import { ask, run } from '../phase.js';

type NavalTurn = Turn<MadisonState, NavalCombatFrame>;

/** Step losses that the owner of a fleet still has to put on ships (MMW-12.42). */
export interface DamageFrame extends SideFrame {
  readonly f: 'damage';
  readonly lake: NavalCombatFrame['lake'];
  left: number;
}

/** MMW-12.0, MMW-12.2 one round: lead ships, cards, the die, losses. Then one side leaves the box. */
export const navalCombat = run<NavalCombatFrame>({
  clause: 'MMW-12.2',
  run: (turn) => STAGES[turn.frame.stage](turn),
});

function next(now: NavalCombatFrame, stage: NavalCombatFrame['stage']): NavalCombatFrame {
  now.stage = stage;
  return now;
}

const STAGES: { readonly [S in NavalCombatFrame['stage']]: (turn: NavalTurn) => void } = {
  begin({ state, frame: now, table, push }) {
    const { lake, attacker } = now;
    table.say({ type: 'naval-combat', clause: 'MMW-12.1', data: { lake, attacker } });
    const defender = other(attacker);
    // MMW-12.42 damaged ships are ignored: a side with no others loses the box
    if (soundShipsAt(state, defender, lake).length === 0)
      push(framed<NavalCombatFrame>({ ...next(now, 'retreats'), beaten: defender }));
    else push(next(now, 'leads'));
  },
  leads,
  cards({ state, frame: now, push }) {
    push(next(now, 'answer'));
    push(...battleWindow(state, now.attacker, 'naval'));
  },
  answer({ state, frame: now, push }) {
    push(next(now, 'roll'));
    push(...battleWindow(state, other(now.attacker), 'naval'));
  },
  roll,
  rolled({ state, frame: now, push }) {
    push(next(now, 'result'));
    push(
      ...battleWindow(state, now.attacker, 'naval-rolled'),
      ...battleWindow(state, other(now.attacker), 'naval-rolled'),
    );
  },
  result,
  retreats,
  over({ state, frame: { lake }, table }) {
    dropLasting(state, 'combat');
    table.say({ type: 'naval-combat-over', clause: 'MMW-12.51', data: { lake } });
    takeStock(state, table);
  },
};

/** MMW-12.32 the attacker names the lead ship first; a side with one undamaged ship is not asked. */
function leads({ state, frame: now, push }: NavalTurn): void {
  const at = next(now, 'cards');
  push(at);
  for (const by of [other(now.attacker), now.attacker]) {
    const [only, more] = soundShipsAt(state, by, now.lake);
    if (more !== undefined) push(framed<SideFrame>({ f: 'lead-ship', by }));
    else if (only !== undefined) at.leads[by] = only;
  }
}

function roll({ state, frame: now, table, push }: NavalTurn): void {
  // a card has allowed a fleet to break off before the roll
  if (now.withdrawn !== undefined) {
    push(framed<NavalCombatFrame>({ ...next(now, 'retreats'), beaten: now.withdrawn }));
    return;
  }
  throwDie(state, now, table);
  push(next(now, 'rolled'));
}

function throwDie(state: MadisonState, now: NavalCombatFrame, table: NavalTurn['table']): void {
  const { lake, attacker } = now;
  const modifiers = fleetModifiers(state, now);
  now.dice = [...table.roll(NAVAL_DICE, 'naval-combat', 'MMW-12.2')];
  const drm = sumOf(modifiers);
  table.say({
    type: 'naval-round',
    clause: 'MMW-12.2',
    data: {
      lake,
      attacker,
      drm,
      total: now.dice.reduce((sum, die) => sum + die, drm),
      modifiers: modifiers.map(({ clause, value }) => ({ clause, value })),
    },
  });
}

/**
 * MMW-12.4 applies a row of the table: ships that strike, step losses, losses of the winner (MMW-12.41), and the side
 * that leaves.
 */
function result({ state, frame: now, table, push }: NavalTurn): void {
  // the second roll counts: one card per side (MMW-12.36), and the one for this window has been played
  if (now.again === true) {
    delete now.again;
    throwDie(state, now, table);
  }
  const total = (now.dice ?? []).reduce((sum, die) => sum + die, sumOf(fleetModifiers(state, now)));
  const row = navalResult(total);
  const { attacker, lake } = now;
  const defender = other(attacker);
  const beaten = row.loser === 'attacker' ? attacker : defender;
  push(framed<NavalCombatFrame>({ ...next(now, 'retreats'), beaten }));
  const won = row.winnerRoll ? winnersLoss(other(beaten), lake, table) : {};
  const suffered = (side: Side): FleetLoss => {
    const own = side === attacker ? row.attacker : row.defender;
    return side === beaten ? own : { ...own, steps: (own.steps ?? 0) + (won.steps ?? 0) };
  };
  push(...[attacker, defender].flatMap((side) => suffer(state, now, side, suffered(side), table)));
}

function winnersLoss(side: Side, lake: string, table: NavalTurn['table']): FleetLoss {
  const [die = 1] = table.roll(1, 'winner-losses', 'MMW-12.41');
  const steps = winnerLosses(die);
  table.say({ type: 'winner-losses', clause: 'MMW-12.41', data: { lake, side, steps } });
  return { steps };
}

function suffer(
  state: MadisonState,
  now: NavalCombatFrame,
  side: Side,
  { strike, steps = 0 }: FleetLoss,
  table: NavalTurn['table'],
): Frame[] {
  if (strike !== undefined) return strikeFlag(state, now, side, strike, table);
  const lead = now.leads[side];
  let left = steps;
  // MMW-12.42 the lead ship takes the first loss
  if (left > 0 && lead !== undefined) {
    damageShip(state, lead, 'MMW-12.42', table);
    left -= 1;
  }
  return putDamage(state, { by: side, lake: now.lake, left }, table);
}

/** MMW-12.41, MMW-12.6 ships surrender, and the leader aboard with them. */
function strikeFlag(
  state: MadisonState,
  { lake, leads: leading }: NavalCombatFrame,
  side: Side,
  strike: 'lead' | 'fleet',
  table: NavalTurn['table'],
): Frame[] {
  const lead = leading[side];
  const ships = strike === 'fleet' ? shipsAt(state, side, lake) : lead === undefined ? [] : [lead];
  const flag = flagOfficer(state, side, lake);
  const taken =
    strike === 'fleet' ? navalLeadersAt(state, side, lake) : flag === null ? [] : [flag];
  for (const id of ships) removeShip(state, id, 'MMW-12.41', table);
  return taken.flatMap((id) => captureNavalLeader(state, id, side, table));
}

/** MMW-12.42 ships that may take a loss: only undamaged ones as long as there are any. */
function damageable(state: MadisonState, side: Side, lake: NavalCombatFrame['lake']): ShipId[] {
  const sound = soundShipsAt(state, side, lake);
  return sound.length > 0 ? sound : shipsAt(state, side, lake);
}

/** Puts losses on ships where there is no choice, and returns a frame for the rest. */
function putDamage(
  state: MadisonState,
  { by, lake, left }: Pick<DamageFrame, 'by' | 'lake' | 'left'>,
  table: NavalTurn['table'],
): Frame[] {
  let steps = left;
  while (steps > 0) {
    const [only, more] = damageable(state, by, lake);
    if (only === undefined) return [];
    if (more !== undefined) return [framed<DamageFrame>({ f: 'damage', by, lake, left: steps })];
    damageShip(state, only, 'MMW-12.42', table);
    steps -= 1;
  }
  return [];
}

/** MMW-12.5, MMW-12.52 the loser leaves with all ships; the winner sends its damaged ships home. */
function retreats({ frame: now, push }: NavalTurn): void {
  const { lake: place, beaten } = now;
  push(next(now, 'over'));
  push(
    ...SIDES.map((by) =>
      framed<FleeFrame>({ f: 'flee', by, place, cause: by === beaten ? 'beaten' : 'damaged' }),
    ),
  );
}

interface ShipFacts {
  readonly able: readonly ShipId[];
  readonly there: readonly ShipId[];
}

/** MMW-12.32 a side names its lead ship, any undamaged one. */
export const leadShip = ask<SideFrame>()({
  clause: 'MMW-12.32',
  interrupt: true,
  verbs: { 'lead-ship': { ship: 'ship' } },
  facts(state, { by }): ShipFacts {
    const { lake } = enclosing<NavalCombatFrame>(state, 'naval-combat');
    const there = shipsAt(state, by, lake);
    return { there, able: there.filter((id) => isSound(state, id)) };
  },
  candidates: ({ able }) => able.map((ship) => ({ do: 'lead-ship', ship })),
  guards: {
    'lead-ship': [
      { clause: 'MMW-12.32', holds: ({ there }, { ship }) => there.includes(ship) },
      { clause: 'MMW-12.42', holds: ({ able }, { ship }) => able.includes(ship) },
    ],
  },
  apply: {
    'lead-ship'({ state, frame: { by }, table, done }, { ship }) {
      enclosing<NavalCombatFrame>(state, 'naval-combat').leads[by] = ship;
      table.say({ type: 'lead-ship', clause: 'MMW-12.32', data: { side: by, ship } });
      done();
    },
  },
});

/** MMW-12.42 the owner puts further losses on other ships. */
export const damage = ask<DamageFrame>()({
  clause: 'MMW-12.42',
  interrupt: true,
  verbs: { damage: { ship: 'ship' } },
  facts: (state, { by, lake }): ShipFacts => ({
    there: shipsAt(state, by as Side, lake),
    able: damageable(state, by as Side, lake),
  }),
  candidates: ({ able }) => able.map((ship) => ({ do: 'damage', ship })),
  guards: {
    damage: [
      { clause: 'MMW-12.4', holds: ({ there }, { ship }) => there.includes(ship) },
      { clause: 'MMW-12.42', holds: ({ able }, { ship }) => able.includes(ship) },
    ],
  },
  apply: {
    damage({ state, frame: { by, lake, left }, table, done, push }, { ship }) {
      damageShip(state, ship, 'MMW-12.42', table);
      done();
      push(...putDamage(state, { by, lake, left: left - 1 }, table));
    },
  },
});
