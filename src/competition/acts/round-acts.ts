import { isStale } from '../bracket/index.js';
import type { Pairing, Saying } from '../facts/facts.js';
import type { Settings } from '../facts/settings.js';
import {
  formatNow,
  isOpen,
  lastRound,
  type PairState,
  playingIn,
  type Round,
  type Tournament,
} from '../fold/tournament.js';
import { FORMATS } from '../formats/index.js';
import { isPlayedOut } from './due.js';
import { lawful } from './lawful.js';
import { type ActRule, actRule, type Context, type Declined, declined } from './rule.js';

const NOT_OVER = declined(
  'WRONG_PHASE',
  'The last round is not over yet.',
  'まだ終わっていない回戦があります。',
);
const ALL_PAIRED = declined(
  'ALREADY_DONE',
  'All rounds are paired.',
  'すべての回戦が組まれています。',
);
const NOT_PROPOSED = declined(
  'WRONG_PHASE',
  'No round is proposed: have it paired first.',
  '提案された組み合わせがありません。先に組み合わせを作ってください。',
  [{ kind: 'pair' }],
);
const NO_WAY = declined(
  'NO_PAIRING',
  'This round cannot be paired without a rematch or too many games of one side.',
  '再対戦や陣営の偏りなしにこの回戦を組むことはできません。',
);
const NOT_LAWFUL = declined(
  'NO_PAIRING',
  'That would be a rematch, too many games of one side, or a second round without playing.',
  '再対戦になるか、陣営が偏るか、2度目の不戦になるため、入れ替えられません。',
);
const FIXED = declined(
  'NO_PAIRING',
  'In this format it is fixed from the start who meets whom: nobody changes places.',
  'この形式では対戦相手が開始時から決まっているため、入れ替えはできません。',
);
const SOMEBODY_LEFT = declined(
  'NO_PAIRING',
  'Somebody in the proposed round has left since, or should not be in it any more: have it paired again.',
  '提案された組み合わせの後に、参加者が抜けたか、結果が訂正されました。組み合わせを作り直してください。',
  [{ kind: 'pair' }],
);
const NOT_PAIRED = declined(
  'BAD_ACT',
  'Both have to be in the proposed round, on different boards.',
  '提案された回戦の、別々の対戦にいる2人を指定してください。',
);
const NOT_TWO = declined(
  'BAD_ACT',
  'Name two who take part.',
  '参加している2人を指定してください。',
);
const MOST_APART = 20;
export const MOST_GROUPS = 200;
const TOO_MANY_APART = declined(
  'BAD_ACT',
  `A group that is kept apart has ${MOST_APART} entrants at most, and an event ${MOST_GROUPS} such groups.`,
  `対戦させない参加者は1組${MOST_APART}人まで、1つのイベントで${MOST_GROUPS}組までです。`,
);
const PINNED_ALREADY = declined(
  'ALREADY_DONE',
  'One of them is pinned for the next round already; undo that first.',
  'どちらかの次の対戦相手がすでに指定されています。先にそれを取り消してください。',
);
const IN_THE_PAST = declined(
  'BAD_ACT',
  'A deadline lies ahead, within a year.',
  '期限は1年以内の未来の時刻でなければなりません。',
);
const NOT_PLAYED_NOW = declined(
  'WRONG_PHASE',
  'No round is being played.',
  '進行中の回戦はありません。',
);
const YEAR_MS = 366 * 86_400_000;

/** Declines an act on a proposed round where there is none; null: there is one. */
function notProposed(event: Tournament): Declined | null {
  const round = proposal(event);
  if (round === undefined) return NOT_PROPOSED;
  return isStale(event, round) ? SOMEBODY_LEFT : null;
}

const proposal = (event: Tournament): Round | undefined => {
  const last = lastRound(event);
  return last?.state === 'PROPOSED' ? last : undefined;
};

function notToPair(event: Tournament): Declined | null {
  const last = lastRound(event);
  if (last?.state === 'PUBLISHED') return NOT_OVER;
  return last?.state === 'CLOSED' && isPlayedOut(event) ? ALL_PAIRED : null;
}

/** The number of the round that is paired next; of the proposed round, if it is to be paired again. */
export function nextRound(event: Tournament): number {
  const last = lastRound(event);
  return last?.state === 'PROPOSED' ? last.number : event.rounds.length + 1;
}

/** The pairing in which `a` and `b` have changed places, whether they play or rest. */
function swapped({ pairs, byes }: Pairing, a: number, b: number): Pairing {
  const other = (entry: number): number => (entry === a ? b : entry === b ? a : entry);
  return {
    pairs: pairs.map(({ first, second }) => ({ first: other(first), second: other(second) })),
    byes: byes.map(other),
  };
}

const boardOf = ({ pairs }: Pairing, entry: number): number =>
  pairs.findIndex(({ first, second }) => first === entry || second === entry);

function swap(event: Tournament, a: number, b: number): readonly Saying[] | Declined {
  const round = proposal(event);
  if (round === undefined) return NOT_PROPOSED;
  const isIn = (entry: number): boolean => boardOf(round, entry) >= 0 || round.byes.includes(entry);
  if (!isIn(a) || !isIn(b) || boardOf(round, a) === boardOf(round, b)) return NOT_PAIRED;
  const pairing = lawful(event, swapped(round, a, b), [a, b]);
  if (pairing === null) return NOT_LAWFUL;
  return [{ kind: 'PAIRING_CHANGED', data: { round: round.number, ...pairing } }];
}

/** Wishes that two entrants meet in the next round: they do when it is paired, or paired again. */
function pin(event: Tournament, [a, b]: readonly [number, number]): readonly Saying[] | Declined {
  const plays = playingIn(event, nextRound(event)).map(({ number }) => number);
  if (a === b || !plays.includes(a) || !plays.includes(b)) return NOT_TWO;
  if (event.pinned.flat().some((entry) => entry === a || entry === b)) return PINNED_ALREADY;
  const pairs = [{ first: a, second: b }];
  if (lawful(event, { pairs, byes: [] }, [a]) === null) return NOT_LAWFUL;
  return [{ kind: 'PINNED', data: { round: nextRound(event), entries: [a, b] } }];
}

/** Whether the two games of a pair are played at once. */
export const playsAtOnce = ({ legs, bestOf }: Settings, { match }: PairState): boolean =>
  legs === 'MIRRORED' && (match === undefined || bestOf === undefined);

/**
 * The facts that publish the proposed round and make its games, which did not exist before. Where pairs have something
 * to choose, their games begin after that.
 */
export function published(
  { settings }: Tournament,
  { number, pairs }: Round,
  { now, newGame }: Pick<Context, 'now' | 'newGame'>,
): readonly Saying[] {
  const begin = (pair: PairState): number => {
    if (settings.choice !== undefined) return 0;
    return playsAtOnce(settings, pair) ? pair.legs.length : 1;
  };
  const games = pairs.map((pair) => pair.legs.slice(0, begin(pair)).map(() => newGame()));
  const deadline = new Date(Date.parse(now) + settings.roundMs).toISOString();
  return [{ kind: 'PUBLISHED', data: { round: number, games, deadline } }];
}

/** Acts about rounds: to pair, change, publish and close them. */
export const ROUND_ACTS: { readonly [verb: string]: ActRule } = {
  pair: actRule({
    least: 'DIRECTOR',
    phases: ['RUNNING'],
    reason: false,
    fields: {},
    hindrance: notToPair,
    facts: (event, { context: { pairing } }) =>
      pairing === null
        ? NO_WAY
        : [{ kind: 'PAIRED', data: { round: nextRound(event), ...pairing } }],
  }),
  keepApart: actRule({
    least: 'DIRECTOR',
    phases: ['OPEN', 'RUNNING'],
    reason: true,
    fields: { entries: { takes: { of: 'entries' } } },
    hindrance: (event) => (FORMATS[formatNow(event)].isFixed ? FIXED : null),
    facts: ({ entries, apart }, { data }) => {
      const areThere = data.entries.every((entry) => entries[entry - 1] !== undefined);
      if (!areThere || data.entries.length < 2) return NOT_TWO;
      if (data.entries.length > MOST_APART || apart.length >= MOST_GROUPS) return TOO_MANY_APART;
      return [{ kind: 'KEPT_APART', data: { entries: data.entries } }];
    },
  }),
  pin: actRule({
    least: 'DIRECTOR',
    phases: ['RUNNING'],
    reason: true,
    fields: { entry: { takes: { of: 'entry' } }, with: { takes: { of: 'entry' } } },
    hindrance: (event) => (FORMATS[formatNow(event)].isFixed ? FIXED : notToPair(event)),
    facts: (event, { data }) => pin(event, [data.entry, data.with]),
  }),
  swap: actRule({
    least: 'DIRECTOR',
    phases: ['RUNNING'],
    reason: true,
    fields: { entry: { takes: { of: 'entry' } }, with: { takes: { of: 'entry' } } },
    hindrance: (event) => (FORMATS[formatNow(event)].isFixed ? FIXED : notProposed(event)),
    facts: (event, { data }) => swap(event, data.entry, data.with),
  }),
  publish: actRule({
    least: 'DIRECTOR',
    phases: ['RUNNING'],
    reason: false,
    fields: {},
    hindrance: notProposed,
    facts: (event, { context }) => {
      const round = proposal(event);
      return round === undefined ? NOT_PROPOSED : published(event, round, context);
    },
  }),
  moveDeadline: actRule({
    least: 'ARBITER',
    phases: ['RUNNING'],
    reason: true,
    fields: { deadline: { takes: { of: 'time' } } },
    hindrance: (event) =>
      lastRound(event)?.state === 'PUBLISHED' && lastRound(event)?.pairs.some(isOpen)
        ? null
        : NOT_PLAYED_NOW,
    facts: (event, { data, context }) => {
      const ahead = Date.parse(data.deadline) - Date.parse(context.now);
      if (ahead <= 0 || ahead > YEAR_MS) return IN_THE_PAST;
      const deadline = new Date(data.deadline).toISOString();
      return [{ kind: 'DEADLINE_MOVED', data: { round: event.rounds.length, deadline } }];
    },
  }),
};
