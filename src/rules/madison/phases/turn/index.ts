import type { Phases } from '../../../kernel/phase.js';
import { action, playerTurn } from './action.js';
import { arrivals, arrive, enter, walkIn } from './arrivals.js';
import { build } from './build.js';
import { cardPlay } from './card-play.js';
import { ending, newOrleans } from './ending.js';
import { play } from './play.js';
import { keep, prewar } from './prewar.js';
import { landfall, reinforce, wish } from './reinforce.js';
import { restore } from './restore.js';
import { turn } from './turn.js';
import { attrition, winter, winterCards, winterLoss, winterTurn } from './winter.js';

/** The sequence of play: turns, hands, card plays, reinforcements, yards, winter and the end. */
export const turnPhases: Phases = {
  turn,
  prewar,
  keep,
  reinforce,
  wish,
  landfall,
  arrivals,
  'walk-in': walkIn,
  arrive,
  enter,
  action,
  'player-turn': playerTurn,
  play,
  'card-play': cardPlay,
  build,
  restore,
  'winter-cards': winterCards,
  winter,
  'winter-turn': winterTurn,
  attrition,
  'winter-loss': winterLoss,
  ending,
  'new-orleans': newOrleans,
};
