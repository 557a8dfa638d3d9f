import { inWords } from '../../clocks/duration.js';
import {
  type Heard,
  heard,
  type Locale,
  type Ruleset,
  type Seat,
  seatNamesOf,
  type Text,
} from '../../rules/index.js';
import type { MoveRow } from '../store/move-row.js';
import type { CombatMoment, LogEntry } from './game-reading.js';
import { idsIn } from './ids-in.js';

/** The same answer, worded for each kind of request: `agreed-draw`, `agreed-abort` and so on. */
function answers(said: string, text: Text): { readonly [type: string]: Text } {
  const kinds = ['draw', 'abort', 'pause', 'more-time', 'take-back'];
  return Object.fromEntries(kinds.map((kind) => [`${said}-${kind}`, text]));
}

/**
 * Texts of the events that the service itself, not a ruleset, writes into the log. `{seat}` is the name of the seat in
 * the scenario that is played.
 */
const OWN: { readonly [type: string]: Text } = {
  undone: {
    en: 'The {seat} player took back the last move.',
    ja: '{seat}が直前の手を取り消しました。',
  },
  resigned: { en: 'The {seat} player resigned.', ja: '{seat}が投了しました。' },
  timeout: {
    en: 'The {seat} player ran out of time.',
    ja: '{seat}の持ち時間がなくなりました。',
  },
  autoplay: {
    en: 'The {seat} player ran out of time: the computer answers for them.',
    ja: '{seat}の持ち時間がなくなったため、コンピューターが代わりに答えます。',
  },
  abandoned: {
    en: 'The {seat} player ran out of time, and nobody claimed the game: it is abandoned.',
    ja: '{seat}の持ち時間がなくなり、申し立てもなかったため、ゲームは放棄されました。',
  },
  'time-given': {
    en: 'The {seat} player was given {time} more.',
    ja: '{seat}に持ち時間が{time}与えられました。',
  },
  away: {
    en: 'The {seat} player takes {time} off, in which the clock stands.',
    ja: '{seat}が{time}の不在を取りました。その間、時計は止まります。',
  },
  back: {
    en: 'The {seat} player needs {time} off no longer.',
    ja: '{seat}が{time}の不在を取りやめました。',
  },
  'handed-over': {
    en: '{fromName} handed the {seat} seat over to {toName}.',
    ja: '{fromName}さんが{seat}の席を{toName}さんに譲りました。',
  },
  'asked-draw': {
    en: 'The {seat} player offers a draw.',
    ja: '{seat}が引き分けを申し出ました。',
  },
  'asked-abort': {
    en: 'The {seat} player asks to break the game off, without a winner.',
    ja: '{seat}が勝敗なしでの打ち切りを申し出ました。',
  },
  'asked-pause': {
    en: 'The {seat} player asks for a pause of {time}.',
    ja: '{seat}が{time}の中断を申し出ました。',
  },
  'asked-more-time': {
    en: 'The {seat} player asks for {time} more.',
    ja: '{seat}が持ち時間{time}の追加を申し出ました。',
  },
  'asked-take-back': {
    en: 'The {seat} player asks to take back their last move, and what came after it.',
    ja: '{seat}が直前の自分の手と、それ以後の取り消しを申し出ました。',
  },
  'agreed-draw': { en: 'Both agreed on a draw.', ja: '双方の合意で引き分けになりました。' },
  'agreed-abort': {
    en: 'Both agreed to break the game off.',
    ja: '双方の合意で対局を打ち切りました。',
  },
  'agreed-pause': {
    en: 'Both agreed on a pause: the clocks stand for {time}.',
    ja: '双方の合意で、時計を{time}止めます。',
  },
  'agreed-more-time': {
    en: 'The {seat} player granted {time} more.',
    ja: '{seat}が持ち時間{time}の追加を認めました。',
  },
  'agreed-take-back': {
    en: 'Both agreed to take back the last move of the {by} player, and what came after it.',
    ja: '双方の合意で、{by}の直前の手とそれ以後を取り消しました。',
  },
  ...answers('refused', { en: 'The {seat} player refused.', ja: '{seat}が断りました。' }),
  ...answers('withdrawn', {
    en: 'The {seat} player took the request back.',
    ja: '{seat}が申し出を取り下げました。',
  }),
};

/**
 * The reader of a log (null: a spectator), and the scenario that is played, which may have names of its own for the
 * seats.
 */
interface Listener {
  readonly seat: Seat | null;
  readonly scenario: string;
}

/** The log lines of a public row as that listener may hear them. */
export const entriesOf = (
  rules: Ruleset,
  { version, kind, events, createdAt }: Pick<MoveRow, 'version' | 'kind' | 'events' | 'createdAt'>,
  { seat, scenario }: Listener,
): LogEntry[] => {
  const isOwn = kind !== 'start' && kind !== 'play';
  const tell: Words = isOwn
    ? ownWords(seatNamesOf(rules, scenario))
    : (said, locale) => rules.describeEvent(said, locale);
  const time = new Date(createdAt);
  return events.map((event) => ({ version, time, ...entry(rules, heard(event, seat), tell) }));
};

type Words = (said: Heard, locale: Locale) => string;

/** Made from what the listener hears and from nothing else. */
function entry(rules: Ruleset, said: Heard, tell: Words): Omit<LogEntry, 'version' | 'time'> {
  const { type, data, clause, rolls } = said;
  const text = (locale: Locale): string => tell(said, locale);
  const side = [data['side'], data['seat'], data['attacker']].find((one) =>
    rules.seats.includes(one as Seat),
  );
  return {
    ...{ type, data, clause: clause || null, rolls, text },
    side: (side as Seat | undefined) ?? null,
    at: idsIn([data]).filter((id) => placesOf(rules).has(id)),
    combat: momentOf(rules, type),
  };
}

function momentOf({ combat }: Ruleset, type: string): CombatMoment | null {
  if (combat.events.opens.includes(type)) return 'OPENS';
  return combat.events.closes.includes(type) ? 'CLOSES' : null;
}

const places = new WeakMap<Ruleset, ReadonlySet<string>>();

function placesOf(rules: Ruleset): ReadonlySet<string> {
  const known = places.get(rules) ?? new Set(rules.components.places.map(({ id }) => id));
  places.set(rules, known);
  return known;
}

const ownWords =
  (names: Ruleset['seatNames']): Words =>
  ({ type, data }, locale) => {
    const name = (seat: string): string => names[seat]?.[locale] ?? seat;
    const words: { readonly [slot: string]: () => string } = {
      seat: () => name(String(data['seat'])),
      by: () => name(String(data['by'])),
      time: () => inWords(Number(data['ms']), locale),
      fromName: () => String(data['fromName']),
      toName: () => String(data['toName']),
    };
    return (OWN[type]?.[locale] ?? type).replace(/\{(\w+)\}/g, (_, slot) => words[slot]?.() ?? '');
  };
