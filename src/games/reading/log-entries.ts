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
import type { LogEntry } from './game-reading.js';

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
  { version, kind, events }: Pick<MoveRow, 'version' | 'kind' | 'events'>,
  { seat, scenario }: Listener,
): LogEntry[] => {
  const isOwn = kind === 'undo' || kind === 'resign';
  const tell: Words = isOwn
    ? ownWords(seatNamesOf(rules, scenario))
    : (said, locale) => rules.describeEvent(said, locale);
  return events.map((event) => entry(version, heard(event, seat), tell));
};

type Words = (said: Heard, locale: Locale) => string;

function entry(version: number, said: Heard, tell: Words): LogEntry {
  const { type, data, clause, rolls } = said;
  const text = (locale: Locale): string => tell(said, locale);
  return { version, type, data, clause: clause || null, rolls, text };
}

const ownWords =
  (names: Ruleset['seatNames']): Words =>
  ({ type, data }, locale) => {
    const seat = String(data['seat']);
    return (OWN[type]?.[locale] ?? type).replace('{seat}', names[seat]?.[locale] ?? seat);
  };
