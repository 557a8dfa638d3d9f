import { type Moment, roomIn } from '../../clocks/law.js';
import { DAY } from '../../clocks/presets.js';
import { copyOf, type Outcome, type Seat, type Text } from '../../rules/index.js';
import type { LiveGame } from '../live/live-game.js';
import { agreedOutcome } from '../proof/agreement.js';
import { botAt } from '../store/bots.js';
import { type GameRequest, isOpenAt, requestEvent } from '../store/requests.js';
import { type Begun, closed, type Deed, isBegun, no, type Verdict } from './judge.js';
import { type Back, barOf, goingBack } from './judge-take-back.js';
import { fitting, NOTHING } from './judge-time.js';
import { type Refusal, refused } from './refusal.js';
import type { AnswerSubmission, AskSubmission } from './submission.js';

/**
 * What judging a request needs: the last request of the game with its answer, the present moment, and, where something
 * is to be taken back, where that leads.
 */
export interface Asking {
  readonly last: GameRequest | null;
  readonly moment: Moment;
  readonly back: Back | null;
}

const MINUTE = 60_000;
/** The longest pause that may be asked for. */
const LONGEST_PAUSE = 14 * DAY;

/**
 * `wait`: how long a request stays open. `rest`: how long a player whose request was not granted has to wait before the
 * next one.
 */
const PATIENCE = {
  quick: { wait: 5 * MINUTE, rest: 5 * MINUTE },
  slow: { wait: 3 * DAY, rest: DAY },
};

const patienceOf = ({ head: { clock } }: LiveGame) =>
  clock?.preset === 'live-60' ? PATIENCE.quick : PATIENCE.slow;

const cannot = (en: string, ja: string): Text => ({ en, ja });

/** Judges that `seat` asks the other for something, e.g. a draw. */
export function judgeAsk(live: LiveGame, seat: Seat, wish: AskSubmission, asking: Asking): Verdict {
  const why = closed(live);
  if (why !== null || !isBegun(live)) return no(why ?? refused('NOT_STARTED'));
  const { last, moment, back } = asking;
  if (isOpenAt(last, moment.at)) return no(refused('REQUEST_OPEN'));
  const reason = whyNot(live, seat, wish, asking);
  if (reason !== null) return no(refused('CANNOT_ASK', { reason }));
  const { kind, ms } = wish;
  const until = moment.at + patienceOf(live).wait;
  const said = requestEvent(
    { kind, by: seat, ms, back: back?.to ?? null, until, said: 'asked' },
    seat,
  );
  return { deed: { ...aside(live), events: [said] } };
}

/** A deed that leaves the state of the game as it is: only its event is logged. */
const aside = (live: Begun): Deed => ({
  ...NOTHING,
  ...{ kind: 'request', undoable: true, given: null, events: [] },
  state: copyOf(live.state, live.rules.kinds),
});

/** The reason why `seat` may not ask for that; null: it may. */
function whyNot(
  live: Begun,
  seat: Seat,
  wish: AskSubmission,
  { last, moment, back }: Asking,
): Text | null {
  const { head, rules } = live;
  if (rules.seats.some((one) => one !== seat && botAt(head.bots, one) !== null))
    return cannot('the computer answers no requests.', 'コンピューターは申し出に答えません。');
  if (last?.by === seat && last.said !== 'agreed' && moment.at < last.at + patienceOf(live).rest)
    return cannot(
      'your last request was not granted; wait a while.',
      '前の申し出が認められていません。しばらく待ってください。',
    );
  if (wish.kind === 'DRAW' && rules.mayBeDrawn !== true)
    return cannot(
      'the rules of this game know no draw.',
      'このゲームのルールに引き分けはありません。',
    );
  if (wish.kind === 'TAKE_BACK') return barOf(live, seat, back);
  if (wish.ms === null) return null;
  if (head.clock === null)
    return cannot('this game is played without a clock.', 'このゲームには時計がありません。');
  return wish.kind === 'PAUSE'
    ? whyNoPause(live, wish.ms, moment)
    : whyNoTime(live, seat, wish.ms, moment);
}

function whyNoPause({ head }: Begun, ms: number, { at }: Moment): Text | null {
  if (head.clock?.frozen && head.clock.frozen.until > at)
    return cannot('the clocks stand already.', '時計はすでに止まっています。');
  if (ms > LONGEST_PAUSE) return cannot('a pause lasts 14 days at most.', '中断は14日までです。');
  return null;
}

function whyNoTime({ head }: Begun, seat: Seat, ms: number, moment: Moment): Text | null {
  const room = head.clock && roomIn(head.clock, seat, moment);
  if (!room) return cannot('your clock does not run now.', 'あなたの時計は動いていません。');
  return ms < room.least || ms > room.most ? fitting(room) : null;
}

/** Judges the answer to a request: the other seat agrees or refuses, or the seat that asked takes it back. */
export function judgeAnswer(
  live: LiveGame,
  seat: Seat,
  { version, agrees }: AnswerSubmission,
  { last, moment, back }: Asking,
): Verdict {
  const why = closed(live);
  if (why !== null || !isBegun(live)) return no(why ?? refused('NOT_STARTED'));
  const isOwn = last?.by === seat;
  if (!isOpenAt(last, moment.at) || last.version !== version || (isOwn && agrees))
    return no(refused('NO_REQUEST'));
  const said = agrees ? 'agreed' : isOwn ? 'withdrawn' : 'refused';
  const deed = { ...aside(live), events: [requestEvent({ ...last, said }, seat)] };
  if (agrees && last.kind === 'TAKE_BACK') return goingBack(live, last.by, back, deed);
  return agrees ? agreed(live, last, deed, moment) : { deed };
}

/** The deed of a request that was agreed to: the end of the game, a pause, or more time. */
function agreed(live: Begun, { kind, by, ms }: GameRequest, deed: Deed, moment: Moment): Verdict {
  const outcome = agreedOutcome(kind);
  if (outcome !== null) return { deed: { ...deed, undoable: false, state: ended(live, outcome) } };
  if (kind === 'PAUSE') return { deed: { ...deed, pause: ms ?? 0 } };
  const clock = live.head.clock;
  if (clock === null || roomIn(clock, by, moment) === null) return no(stands());
  return { deed: { ...deed, given: { seat: by, ms: ms ?? 0 } } };
}

const stands = (): Refusal =>
  refused('CLOCK_FULL', {
    reason: { en: "the opponent's does not run now.", ja: '相手の時計は動いていません。' },
  });

const ended = ({ state, rules }: Begun, outcome: Outcome) => ({
  ...copyOf(state, rules.kinds),
  outcome,
});
