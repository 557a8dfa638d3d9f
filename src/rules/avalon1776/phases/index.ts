import type { Phases } from '../../kernel/phase.js';
import { arrive, divert } from './arrive.js';
import { battle } from './battle.js';
import { berth } from './berth.js';
import { boat } from './boat.js';
import { closing } from './closing.js';
import { column } from './column.js';
import { combat, riposte } from './combat.js';
import { cover, covered, veil } from './cover.js';
import { lose, persist, sortie, supply, tactic } from './declare.js';
import { deploy } from './deploy.js';
import { dispose } from './dispose.js';
import { entry, onward } from './entry.js';
import { declare, forced, trek, trudge } from './forced.js';
import { garrison } from './garrison.js';
import { invasion } from './invasion.js';
import { movement } from './movement.js';
import { onset } from './onset.js';
import { opening } from './opening.js';
import { pay } from './pay.js';
import { raze } from './raze.js';
import { series } from './series.js';
import { shift } from './shift.js';
import { spoils } from './spoils.js';
import { segment, segmentEnd, turn, turnEnd } from './turn.js';
import { recall, withdraw } from './withdraw.js';
import { ending, rise } from './works.js';

/** The order of play (A1776-basic.I, A1776-adv.seq). */
export const phases: Phases = {
  deploy,
  berth,
  dispose,
  veil,
  cover,
  covered,
  turn,
  segment,
  recall,
  withdraw,
  arrive,
  divert,
  onset,
  opening,
  movement,
  invasion,
  column,
  boat,
  forced,
  declare,
  trek,
  trudge,
  entry,
  pay,
  shift,
  spoils,
  onward,
  raze,
  closing,
  rise,
  garrison,
  combat,
  battle,
  riposte,
  series,
  sortie,
  supply,
  tactic,
  lose,
  persist,
  ending,
  'segment-end': segmentEnd,
  'turn-end': turnEnd,
};
