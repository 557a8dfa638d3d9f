import { policyFor } from '../../clocks/autoplay.js';
import { inWords } from '../../clocks/duration.js';
import { CLAIM_FOR, type Emptied, firstEmpty, type Moment, roomIn } from '../../clocks/law.js';
import { copyOf, type Outcome, type Seat, type Text } from '../../rules/index.js';
import type { LiveGame } from '../live/live-game.js';
import { timeoutOf } from '../proof/timeout.js';
import { type Begun, closed, type Deed, isBegun, no, type Verdict } from './judge.js';
import { type Refusal, refused } from './refusal.js';

export const NOTHING: Pick<
  Deed,
  'secret' | 'undoes' | 'applied' | 'stopped' | 'actions' | 'rolls' | 'draws'
> = {
  ...{ secret: false, undoes: null, applied: 0, stopped: 'END' },
  ...{ actions: [], rolls: [], draws: [] },
};

const WITHOUT: Text = {
  en: 'this game is played without a clock.',
  ja: 'このゲームには時計がありません。',
};

const ANSWERED: Text = {
  en: 'the computer answers for the player whose clock is empty.',
  ja: '時計が切れたプレイヤーに代わって、コンピューターが答えます。',
};

const early = (reason: Text): Refusal => refused('NOT_OUT_OF_TIME', { reason });
const full = (reason: Text): Refusal => refused('CLOCK_FULL', { reason });

/** The seat whose clock is empty at that moment; null: no clock is. */
function emptyAt({ head: { clock } }: LiveGame, { at, outages }: Moment): Emptied | null {
  const first = clock && firstEmpty(clock, outages);
  return first !== null && first.at <= at ? first : null;
}

/** Judges that `seat` claims the win because the opponent's clock is empty. */
export function judgeClaim(live: LiveGame, seat: Seat, moment: Moment): Verdict {
  const why = closed(live);
  if (why !== null || !isBegun(live)) return no(why ?? refused('NOT_STARTED'));
  if (live.head.clock === null) return no(early(WITHOUT));
  const empty = emptyAt(live, moment);
  if (empty === null)
    return no(early({ en: 'no clock is empty.', ja: 'どちらの時計もまだ切れていません。' }));
  if (empty.seat === seat)
    return no(early({ en: 'it is your own clock.', ja: '切れているのはあなたの時計です。' }));
  if (policyFor(live.head.clock, empty.seat) === 'AUTOPLAY') return no(early(ANSWERED));
  return { deed: ended(live, empty.seat, timeoutOf(live.rules, empty.seat)) };
}

/** The deed that time itself does, where nobody submits anything; null: none is due now. */
export function judgeTimeout(live: LiveGame, moment: Moment): Deed | null {
  const { clock } = live.head;
  const empty = isBegun(live) && closed(live) === null ? emptyAt(live, moment) : null;
  if (empty === null || clock === null || !isBegun(live)) return null;
  const policy = policyFor(clock, empty.seat);
  if (policy === 'AUTOPLAY') return autoplayed(live, empty.seat);
  if (policy === 'AUTO') return ended(live, empty.seat, timeoutOf(live.rules, empty.seat));
  if (moment.at < empty.at + CLAIM_FOR) return null;
  return ended(live, empty.seat, timeoutOf(live.rules, null));
}

/** The computer answers for a seat: everybody hears that it does, and nothing of what it answers. */
const autoplayed = ({ state, rules }: Begun, seat: Seat): Deed => ({
  ...NOTHING,
  ...{ kind: 'autoplay', undoable: true, given: null, autoplay: seat },
  state: copyOf(state, rules.kinds),
  events: [{ type: 'autoplay', clause: '', data: { seat }, rolls: [] }],
});

const ended = ({ state, rules }: Begun, seat: Seat, outcome: Outcome): Deed => ({
  ...NOTHING,
  ...{ kind: 'timeout', undoable: false, given: null },
  state: { ...copyOf(state, rules.kinds), outcome },
  events: [{ type: outcome.reason, clause: '', data: { seat }, rolls: [] }],
});

/** The text that says how much time may be given. */
export const fitting = ({
  least,
  most,
}: {
  readonly least: number;
  readonly most: number;
}): Text =>
  most < least
    ? { en: 'the clock is nearly full.', ja: '時計にはほとんど空きがありません。' }
    : {
        en: `give between ${inWords(least, 'en')} and ${inWords(most, 'en')}.`,
        ja: `与えられるのは${inWords(least, 'ja')}から${inWords(most, 'ja')}までです。`,
      };

/**
 * Judges that `seat` gives another, which owes a decision, `ms` of time: no trifle, and no more than its budget has
 * room for.
 */
export function judgeGift(live: LiveGame, seat: Seat, ms: number, moment: Moment): Verdict {
  const why = closed(live);
  if (why !== null || !isBegun(live)) return no(why ?? refused('NOT_STARTED'));
  const { clock, owed } = live.head;
  if (clock === null) return no(full(WITHOUT));
  const to = owed.find((one) => one !== seat && clock.seats[one] !== undefined);
  const room = to === undefined ? null : roomIn(clock, to, moment);
  if (to === undefined || room === null)
    return no(full({ en: "the opponent's does not run now.", ja: '相手の時計は動いていません。' }));
  if (ms < room.least || ms > room.most) return no(full(fitting(room)));
  const given = { seat: to, ms };
  const events = [{ type: 'time-given', clause: '', data: { seat: to, by: seat, ms }, rolls: [] }];
  return {
    deed: {
      ...NOTHING,
      ...{ kind: 'clock', undoable: true, given, events },
      state: copyOf(live.state, live.rules.kinds),
    },
  };
}
