import type { Phases } from '../../kernel/phase.js';
import { appear } from './appear.js';
import { arrive, divert } from './arrive.js';
import { attrition } from './attrition.js';
import { battle } from './battle.js';
import { berth } from './berth.js';
import { boat } from './boat.js';
import { closing } from './closing.js';
import { column } from './column.js';
import { combat, riposte } from './combat.js';
import { cover, covered, veil } from './cover.js';
import { cull } from './cull.js';
import { lose, persist, sortie, supply, tactic } from './declare.js';
import { deploy } from './deploy.js';
import { detach, dispatch } from './dispatch.js';
import { dispose } from './dispose.js';
import { engagement } from './engagement.js';
import { entry, onward } from './entry.js';
import { evacuation } from './evacuation.js';
import { fleet, join, muster } from './fleet.js';
import { declare, forced, trek, trudge } from './forced.js';
import { alliance, retain, standoff, summon } from './france.js';
import { garrison } from './garrison.js';
import { intake, port } from './intake.js';
import { invasion } from './invasion.js';
import { levy, raise } from './levy.js';
import { moor } from './moor.js';
import { dragoons, mount } from './mount.js';
import { movement } from './movement.js';
import { navy } from './navy.js';
import { onset } from './onset.js';
import { opening } from './opening.js';
import { pay } from './pay.js';
import { quarter } from './quarter.js';
import { raze } from './raze.js';
import { sail } from './sail.js';
import { series } from './series.js';
import { shift } from './shift.js';
import { spoils } from './spoils.js';
import { segment, segmentEnd, turn, turnEnd } from './turn.js';
import { unburden } from './unburden.js';
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
  quarter,
  levy,
  raise,
  dragoons,
  mount,
  cull,
  intake,
  port,
  standoff,
  retain,
  summon,
  join,
  navy,
  alliance,
  segment,
  muster,
  fleet,
  dispatch,
  detach,
  evacuation,
  recall,
  withdraw,
  appear,
  arrive,
  divert,
  onset,
  opening,
  moor,
  movement,
  invasion,
  column,
  boat,
  sail,
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
  unburden,
  rise,
  garrison,
  combat,
  engagement,
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
  attrition,
};
