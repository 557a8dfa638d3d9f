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
/** Why a seat may not go to somebody, said to them. */
const NO_HANDOVER = {
  OFTEN: {
    en: `this seat has changed hands ${MOST} times already, which is as often as it may.`,
    ja: `この席はすでに${MOST}回譲られており、これ以上は譲れません。`,
  },
  OWN: { en: 'the seat is yours already.', ja: 'その席はすでにあなたのものです。' },
  OTHER_SIDE: {
    en: 'you have, or had, the other seat of this game, and know what its side knows.',
    ja: 'このゲームの相手側の席に着いている、または着いていたため、相手側の情報を知っています。',
  },
  EMPTY: {
    en: 'the clock of that seat is empty, and the opponent may claim the game.',
    ja: 'その席の時計は切れており、相手は勝ちを申し立てられます。',
  },
} as const satisfies { readonly [why: string]: Text };
export type NoHandover = keyof typeof NO_HANDOVER;

const no = (reason: Text): Error => appError('FORBIDDEN', { reason });

const isWorn = ({ head }: LiveGame, seat: Seat): boolean =>
  head.handovers.filter((one) => one.seat === seat).length >= MOST;

/** Throws unless whoever has that seat may hand it over: NOT_STARTED, GAME_OVER, FORBIDDEN. */
export function assertMayOffer(live: LiveGame, seat: Seat): void {
  const why = closed(live);
  if (why !== null) throw appError(why.code);
  if (live.head.fixedSeats) throw no(FIXED);
  if (isWorn(live, seat)) throw no(NO_HANDOVER.OFTEN);
}

/** Why that seat of a game that goes on may not go to that player now, whoever says so; null: it may. */
export function noHandoverTo(
  live: LiveGame,
  { seat, from, to }: Pick<Handover, 'seat' | 'from' | 'to'>,
  { at, outages }: Moment,
): NoHandover | null {
  if (isWorn(live, seat)) return 'OFTEN';
  if (to.id === from.id) return 'OWN';
  if (hasSatElsewhere(live.head, to.id, seat)) return 'OTHER_SIDE';
  const empty = live.head.clock && emptyAt(live.head.clock, seat, outages);
  return empty !== null && empty <= at ? 'EMPTY' : null;
}

/** Throws unless `to` may take that seat over now, as `assertMayOffer` does. */
export function assertMayTake(
  live: LiveGame,
  handover: Pick<Handover, 'seat' | 'from' | 'to'>,
  moment: Moment,
): void {
  assertMayOffer(live, handover.seat);
  const why = noHandoverTo(live, handover, moment);
  if (why !== null) throw no(NO_HANDOVER[why]);
}

/**
 * What it means for the game that `to` takes a seat over, of their own will or a director's. Throws NOT_STARTED,
 * GAME_OVER, FORBIDDEN.
 */
export function handoverDeed(
  live: LiveGame,
  handover: Omit<Handover, 'version'>,
  moment: Moment,
): Deed {
  const shut = closed(live);
  if (shut !== null) throw appError(shut.code);
  const why = noHandoverTo(live, handover, moment);
  if (why !== null) throw no(NO_HANDOVER[why]);
  if (!isBegun(live)) throw appError('NOT_STARTED');
  return {
    ...NOTHING,
    ...{ kind: 'handover', undoable: true, given: null, passed: handover.seat },
    state: copyOf(live.state, live.rules.kinds),
    events: [handoverEvent(handover)],
  };
}
