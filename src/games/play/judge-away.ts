import type { AwayChange } from '../../clocks/away.js';
import { awayChanges, type Moment } from '../../clocks/law.js';
import { copyOf } from '../../rules/index.js';
import type { LiveGame } from '../live/live-game.js';
import { awayEvent } from '../proof/away.js';
import { closed, type Deed, isBegun } from './judge.js';
import { NOTHING } from './judge-time.js';

/** The deed by which a game's clocks learn when its players are away; null: they know it. */
export function judgeAway(live: LiveGame, moment: Moment): Deed | null {
  const { clock } = live.head;
  if (clock === null || closed(live) !== null || !isBegun(live)) return null;
  const away: readonly AwayChange[] = awayChanges(clock, moment);
  if (away.length === 0) return null;
  return {
    ...NOTHING,
    ...{ kind: 'clock', undoable: true, given: null, away, events: away.map(awayEvent) },
    state: copyOf(live.state, live.rules.kinds),
  };
}
