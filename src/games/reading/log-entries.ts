import {
  heard,
  type Heard,
  type Locale,
  type Ruleset,
  type Seat,
  type Text,
} from '../../rules/index.js';
import type { LogEntry } from './game-reading.js';
import type { MoveRow } from '../store/move-row.js';

/** What the service itself writes into the log; `{seat}` is the name of the seat. */
const OWN: { readonly [type: string]: Text } = {
  undone: {
    en: 'The {seat} player took back the last move.',
    ja: '{seat}が直前の手を取り消しました。',
  },
  resigned: { en: 'The {seat} player resigned.', ja: '{seat}が投了しました。' },
};

/** A public row as one seat hears it; null is a spectator. */
export const entriesOf = (
  rules: Ruleset,
  { version, kind, events }: Pick<MoveRow, 'version' | 'kind' | 'events'>,
  seat: Seat | null,
): LogEntry[] =>
  events.map((event) =>
    entry(rules, version, kind === 'undo' || kind === 'resign', heard(event, seat)),
  );

function entry(rules: Ruleset, version: number, own: boolean, said: Heard): LogEntry {
  const { type, data, clause, rolls } = said;
  const text = (locale: Locale): string =>
    own ? ownText(rules, said, locale) : rules.describeEvent(said, locale);
  return { version, type, data, clause: clause || null, rolls, text };
}

function ownText(rules: Ruleset, { type, data }: Heard, locale: Locale): string {
  const seat = String(data['seat']);
  return (OWN[type]?.[locale] ?? type).replace('{seat}', rules.seatNames[seat]?.[locale] ?? seat);
}
