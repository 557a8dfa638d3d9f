import type { Phases } from '../../kernel/phase.js';
import { army } from './army.js';
import { armyMove } from './army-move.js';
import { attrition } from './attrition.js';
import { attritionLosses } from './attrition-losses.js';
import { accept, battle, battleTurn } from './battle.js';
import { battleOrder, battlePhase, battles } from './battle-phase.js';
import { cross } from './cross.js';
import { escape } from './escape.js';
import { fleets } from './fleets.js';
import { freeze } from './freeze.js';
import { losses } from './losses.js';
import { naval } from './naval.js';
import { navalBattle } from './naval-battle.js';
import { navalMove } from './naval-move.js';
import { navalStay } from './naval-stay.js';
import { place } from './place.js';
import { port } from './port.js';
import { pursuit } from './pursuit.js';
import { reinforce } from './reinforce.js';
import { flee, leave, retreat } from './retreat.js';
import { seaSail, seaWait } from './sea-wait.js';
import { strike } from './strike.js';
import { turnEnd } from './turn-end.js';
import { winter } from './winter.js';
import { first, playerTurn, turn, year } from './year.js';
import { yearEnd } from './year-end.js';

/** The sequence of play, in the order of the rulebook (sections 3, 4, 13 and 18). */
export const phases: Phases = {
  place,
  fleets,
  year,
  first,
  turn,
  'player-turn': playerTurn,
  naval,
  'naval-move': navalMove,
  army,
  'army-move': armyMove,
  cross,
  'battle-phase': battlePhase,
  'naval-battle': navalBattle,
  strike,
  'naval-stay': navalStay,
  port,
  'sea-wait': seaWait,
  'sea-sail': seaSail,
  battles,
  'battle-order': battleOrder,
  battle,
  accept,
  'battle-turn': battleTurn,
  losses,
  retreat,
  pursuit,
  leave,
  flee,
  escape,
  'turn-end': turnEnd,
  'year-end': yearEnd,
  winter,
  attrition,
  freeze,
  'attrition-losses': attritionLosses,
  reinforce,
};
