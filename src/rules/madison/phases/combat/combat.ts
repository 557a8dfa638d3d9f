import { type Frame, frame as framed } from '../../../kernel/frame.js';
import type { Turn } from '../../../kernel/phase.js';
import { other, type Side, SIDES } from '../../components/side.js';
import { LAND_DICE, landResult } from '../../components/tables.js';
import type { CombatFrame, SideFrame } from '../../frames.js';
import { combatIn, leadsOf, nine, roundOdds, seniors } from '../../questions/combat.js';
import { sumOf } from '../../questions/drm.js';
import { displaceShips } from '../../questions/harbour.js';
import { afterRound } from '../../questions/language/combat.js';
import { dropLasting } from '../../questions/language/lasting.js';
import { battleWindow } from '../../questions/language/windows.js';
import {
  hasUnits,
  isReduced,
  leadersAt,
  removeLeader,
  removeUnit,
  unitsAt,
} from '../../questions/pieces.js';
import { takeStock } from '../../questions/points.js';
import { retreatFrames } from '../../questions/retreat.js';
import type { MadisonState } from '../../state.js';
import { run } from '../phase.js';
import { applyResult } from './result.js';

type CombatTurn = Turn<MadisonState, CombatFrame>;

/** MMW-10.0, MMW-10.21, MMW-10.61 a land combat, round after round, until one side is left in the space. */
export const combat = run<CombatFrame>({
  clause: 'MMW-10.21',
  run: (turn) => STAGES[turn.frame.stage](turn),
});

function next(now: CombatFrame, stage: CombatFrame['stage']): CombatFrame {
  now.stage = stage;
  return now;
}

const STAGES: { readonly [S in CombatFrame['stage']]: (turn: CombatTurn) => void } = {
  begin,
  leads,
  /** MMW-10.43, MMW-10.62 the attacker decides on a battle card before the defender. */
  cards({ state, frame: now, push }) {
    push(next(now, 'answer'));
    push(...battleWindow(state, now.attacker, 'round'));
  },
  answer({ state, frame: now, push }) {
    push(next(now, 'roll'));
    push(...battleWindow(state, other(now.attacker), 'round'));
  },
  roll,
  result({ state, frame: now, table, push }) {
    const after = next(now, 'after');
    push(after);
    push(...applyResult(state, after, table));
  },
  after({ state, frame: now, push }) {
    push(next(now, 'verdict'));
    push(
      ...afterRound(state, now),
      ...battleWindow(state, now.attacker, 'after-round'),
      ...battleWindow(state, other(now.attacker), 'after-round'),
    );
  },
  verdict,
  over,
};

function begin({ state, frame: now, table, push }: CombatTurn): void {
  const { space, attacker } = now;
  // MMW-10.22 one attack on a space per card play; MMW-10.1 the attackers have finished their move
  if (state.play !== null) state.play.attacked[space] = true;
  for (const id of unitsAt(state, attacker, space)) state.units[id].done = true;
  for (const id of leadersAt(state, attacker, space)) state.leaders[id].done = true;
  table.say({ type: 'combat', clause: 'MMW-10.1', data: { space, attacker } });
  push(next(now, 'leads'));
}

/**
 * MMW-10.3, MMW-10.31 first the attacker's lead unit, then the defender's; before the first round also the commanders.
 */
function leads({ state, frame: now, push }: CombatTurn): void {
  const { attacker } = now;
  push(next(now, 'cards'));
  for (const side of [other(attacker), attacker]) push(...leadOf(state, side));
  for (const side of [other(attacker), attacker]) push(...commandOf(state, now, side));
}

/**
 * Asks for the lead unit. A side with only one possible lead is not asked, since everybody sees that there is no
 * choice.
 */
function leadOf(state: MadisonState, by: Side): Frame[] {
  const now = combatIn(state) as CombatFrame;
  const [only, more] = leadsOf(state, now, by);
  if (more !== undefined) return [framed<SideFrame>({ f: 'lead', by })];
  if (only !== undefined) now.leads[by] = only;
  return [];
}

function commandOf(state: MadisonState, now: CombatFrame, by: Side): Frame[] {
  const able = seniors(state, by, now.space);
  const named = now.command[by];
  if (able.length < 2 || (named !== undefined && able.includes(named))) return [];
  return [framed<SideFrame>({ f: 'command', by })];
}

function roll({ state, frame: now, table, push }: CombatTurn): void {
  const { attack, defence, ratio, modifiers } = roundOdds(state, now);
  const dice = table.roll(LAND_DICE, 'land-combat', 'MMW-10.21');
  const drm = sumOf(modifiers);
  const total = dice.reduce((sum, die) => sum + die, drm);
  const result = landResult(total);
  const { space, attacker, round } = now;
  table.say({
    type: 'combat-round',
    clause: 'MMW-10.21',
    data: {
      space,
      attacker,
      round,
      attack,
      defence,
      odds: `${ratio[0]}:${ratio[1]}`,
      drm,
      total,
      result,
      ...(result === '9' && { nine: nine(state, now) }),
      modifiers: modifiers.map(({ clause, value }) => ({ clause, value })),
    },
  });
  push(framed<CombatFrame>({ ...now, stage: 'result', dice: [...dice], result }));
}

/** MMW-10.61, MMW-10.63, MMW-10.9 decides which side leaves the space, or begins another round. */
function verdict({ state, frame: now, table, push }: CombatTurn): void {
  const loser = loserOf(state, now);
  if (loser === null) {
    const { dice: _dice, result: _result, ...rest } = now;
    push(
      framed<CombatFrame>({
        ...rest,
        stage: 'leads',
        round: now.round + 1,
        leads: {},
        used: {},
        lost: {},
      }),
    );
    return;
  }
  push(framed<CombatFrame>({ ...next(now, 'over'), beaten: loser }));
  if (now.arrival && loser === now.attacker) {
    throwBack(state, now, table);
    return;
  }
  push(...retreatFrames(state, loser, now.space, loser === now.attacker ? 'attacker' : 'defender'));
}

function loserOf(state: MadisonState, now: CombatFrame): Side | null {
  const { attacker, space } = now;
  const defender = other(attacker);
  if (now.beaten !== undefined) return now.beaten;
  if (!hasUnits(state, attacker, space)) return attacker;
  if (!hasUnits(state, defender, space)) return defender;
  const spent = (side: Side): boolean =>
    unitsAt(state, side, space).every((id) => isReduced(state, id));
  // MMW-10.63 if both forces have only reduced units left, the defender wins
  if (spent(attacker)) return attacker;
  return spent(defender) ? defender : null;
}

/** MMW-14.32 repulsed reinforcements are lost. */
function throwBack(
  state: MadisonState,
  { attacker, space }: CombatFrame,
  table: CombatTurn['table'],
): void {
  for (const id of unitsAt(state, attacker, space)) removeUnit(state, id, 'MMW-14.32', table);
  for (const id of leadersAt(state, attacker, space)) removeLeader(state, id, 'MMW-14.32', table);
}

/** MMW-10.1 the combat is over and one side holds the space. MMW-9.61 ships that the other side left behind flee. */
function over({ state, frame: now, table, push }: CombatTurn): void {
  const { space, beaten } = now;
  dropLasting(state, 'combat');
  table.say({
    type: 'combat-over',
    clause: 'MMW-10.1',
    data: { space, ...(beaten !== undefined && { beaten }) },
  });
  for (const side of SIDES)
    if (hasUnits(state, other(side), space) && !hasUnits(state, side, space))
      push(...displaceShips(state, space, side));
  takeStock(state, table);
}
