import type { Phases } from '../../kernel/phase.js';
import { assign, battle, evade } from './battle.js';
import { build } from './build.js';
import { campaign, column, rest } from './campaign.js';
import { card } from './card.js';
import { choice } from './choice.js';
import { event } from './event.js';
import { landing } from './landing.js';
import { cruise, cruiseOn, deploy, privateer, recall } from './naval.js';
import { raid } from './raid.js';
import { recruit } from './recruit.js';
import { disperse, retreat } from './retreat.js';
import { round, scoring, turn, upkeep } from './turn.js';

/** The sequence of play, the operations, the events and the battle. */
export const phases: Phases = {
  turn,
  round,
  card,
  event,
  choice,
  recruit,
  campaign,
  column,
  rest,
  build,
  privateer,
  cruise,
  'cruise-on': cruiseOn,
  deploy,
  landing,
  raid,
  recall,
  battle,
  assign,
  evade,
  retreat,
  disperse,
  scoring,
  upkeep,
};
