import {
  type EventChosen,
  eventChosen,
  type EventPairing,
  type EventWhole,
} from '../../../client/src/events.js';
import { useLoaded } from '../loaded.js';
import { muster } from '../session.js';
import { fill } from '../words.js';
import { choiceWords } from './choice-words.js';
import { sideOf, titleOf, useRules } from './rules.js';
import { nameOf, timeOf } from './said.js';

interface Part {
  readonly event: EventWhole;
  readonly pairing: EventPairing;
  readonly chosen: EventChosen;
}

const namesOf = (event: EventWhole, entries: readonly number[]): string =>
  entries.map((entry) => nameOf(event, entry)).join(', ');

/** Whom a pair waits for, that strikes or bids. */
function awaited(event: EventWhole, { choice }: EventChosen): string | null {
  if (choice === null) return null;
  const w = choiceWords();
  const names = namesOf(event, choice.waitsFor);
  const said = choice.step === 'STRIKE' ? w.strikesNow : w.bidsNow;
  return fill(said, { names, time: timeOf(choice.until) });
}

/** Which side each of a pair has, in the one game that they play or that began last. */
function sidesOf(
  { event, pairing, chosen }: Part,
  rules: ReturnType<typeof useRules>,
): string | null {
  const leg = pairing.legs.findLast(({ gameId }) => gameId !== null);
  if (leg === undefined || event.settings.legs !== 'SINGLE') return null;
  const other = event.settings.seats.find((seat) => seat !== leg.firstSeat) ?? '';
  const of = (entry: number, seat: string): string =>
    `${nameOf(event, entry)}: ${sideOf(rules, chosen.scenario, seat)}`;
  return `${of(pairing.first, leg.firstSeat)} · ${of(pairing.second, other)}`;
}

/** What a pair has chosen, by its round and board. */
export type ChosenOn = (round: number, board: number) => EventChosen | undefined;

/** What the pairs have chosen; nothing in an event where they choose nothing. */
export function useChosen({ id, version, settings }: EventWhole): ChosenOn {
  const { value } = useLoaded(
    async () => (settings.choice === null ? [] : eventChosen(muster().connection, id)),
    [version],
  );
  return (round, board) =>
    value?.find(({ number }) => number === round)?.pairings.find((one) => one.board === board);
}

/** What the two of a pair have chosen, what they paid for it, and whom they wait for. */
export function Chosen({ event, pairing, chosen }: Part) {
  const rules = useRules(event.settings);
  const { choice, scenario, paid } = chosen;
  const isStruck = event.settings.choice?.strikes === true && scenario !== null;
  const lines = [
    isStruck ? fill(choiceWords().plays, { scenario: titleOf(rules, scenario) }) : null,
    sidesOf({ event, pairing, chosen }, rules),
    ...paid.map(({ entry, points }) =>
      fill(choiceWords().hasPaid, { name: nameOf(event, entry), n: String(points) }),
    ),
    choice === null ? null : awaited(event, chosen),
  ].filter((line) => line !== null);
  return lines.map((line) => (
    <p key={line} class="sm">
      {line}
    </p>
  ));
}
