import { emptyAt, type Moment } from '../../clocks/law.js';
import { appError } from '../../errors/errors.js';
import { copyOf, type Seat, type Text } from '../../rules/index.js';
import type { LiveGame } from '../live/live-game.js';
import { closed, type Deed, isBegun } from '../play/judge.js';
import { NOTHING } from '../play/judge-time.js';
import type { Handover } from '../store/handover.js';
import { handoverEvent, hasSatElsewhere } from '../store/handovers.js';

/** How often a seat may change hands in one game: each time its clock is filled up again to a half. */
const MOST = 3;

const FIXED: Text = {
  en: 'in a game of an event the seats stay with who was paired; ask its director.',
  ja: 'イベントのゲームでは、組み合わせで決まった席を譲れません。主催者に相談してください。',
};
const OFTEN: Text = {
  en: `this seat has changed hands ${MOST} times already, which is as often as it may.`,
  ja: `この席はすでに${MOST}回譲られており、これ以上は譲れません。`,
};
const OWN: Text = { en: 'the seat is yours already.', ja: 'その席はすでにあなたのものです。' };
const OTHER_SIDE: Text = {
  en: 'you have, or had, the other seat of this game, and know what its side knows.',
  ja: 'このゲームの相手側の席に着いている、または着いていたため、相手側の情報を知っています。',
};
const EMPTY: Text = {
  en: 'the clock of that seat is empty, and the opponent may claim the game.',
  ja: 'その席の時計は切れており、相手は勝ちを申し立てられます。',
};

const no = (reason: Text): Error => appError('FORBIDDEN', { reason });

/** Throws unless whoever has that seat may hand it over: NOT_STARTED, GAME_OVER, FORBIDDEN. */
export function assertMayOffer(live: LiveGame, seat: Seat): void {
  const why = closed(live);
  if (why !== null) throw appError(why.code);
  const { fixedSeats, handovers } = live.head;
  if (fixedSeats) throw no(FIXED);
  if (handovers.filter((one) => one.seat === seat).length >= MOST) throw no(OFTEN);
}

/** Throws unless `to` may take that seat over now, as `assertMayOffer` does. */
export function assertMayTake(
  live: LiveGame,
  { seat, from, to }: Pick<Handover, 'seat' | 'from' | 'to'>,
  { at, outages }: Moment,
): void {
  assertMayOffer(live, seat);
  if (to.id === from.id) throw no(OWN);
  if (hasSatElsewhere(live.head, to.id, seat)) throw no(OTHER_SIDE);
  const empty = live.head.clock && emptyAt(live.head.clock, seat, outages);
  if (empty !== null && empty <= at) throw no(EMPTY);
}

/** What it means for the game that `to` takes a seat over. Throws as `assertMayTake` does. */
export function handoverDeed(
  live: LiveGame,
  handover: Omit<Handover, 'version'>,
  moment: Moment,
): Deed {
  assertMayTake(live, handover, moment);
  if (!isBegun(live)) throw appError('NOT_STARTED');
  return {
    ...NOTHING,
    ...{ kind: 'handover', undoable: true, given: null, passed: handover.seat },
    state: copyOf(live.state, live.rules.kinds),
    events: [handoverEvent(handover)],
  };
}
