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

/** What the service itself writes into the log; `{seat}` is the name of the seat in the scenario that is played. */
const OWN: { readonly [type: string]: Text } = {
  undone: {
    en: 'The {seat} player took back the last move.',
    ja: '{seat}が直前の手を取り消しました。',
  },
  resigned: { en: 'The {seat} player resigned.', ja: '{seat}が投了しました。' },
};

/** Who hears, a spectator where null, and the scenario that is played, which may name the seats in its own way. */
interface Listener {
  readonly seat: Seat | null;
  readonly scenario: string;
}

/** A public row as somebody hears it. */
export const entriesOf = (
  rules: Ruleset,
  { version, kind, events, createdAt }: Pick<MoveRow, 'version' | 'kind' | 'events' | 'createdAt'>,
  { seat, scenario }: Listener,
): LogEntry[] => {
  const isOwn = kind === 'undo' || kind === 'resign';
  const tell: Words = isOwn
    ? ownWords(seatNamesOf(rules, scenario))
    : (said, locale) => rules.describeEvent(said, locale);
  const time = new Date(createdAt);
  return events.map((event) => ({ version, time, ...entry(rules, heard(event, seat), tell) }));
};

type Words = (said: Heard, locale: Locale) => string;

/** Made of what its reader hears and of nothing else. */
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
    const seat = String(data['seat']);
    return (OWN[type]?.[locale] ?? type).replace('{seat}', names[seat]?.[locale] ?? seat);
  };
