import {
  type EventDigit,
  type EventPairing,
  type EventWhole,
  type EventWhy,
  pairingWhy,
} from '../../../client/src/events.js';
import { useLoaded } from '../loaded.js';
import { muster } from '../session.js';
import { messageOf } from '../sign-up.js';
import { Trouble } from '../trouble.js';
import { words } from '../words.js';
import { nameOf, numberOf } from './said.js';
import { eventWords } from './words.js';

/** The digits of two rounds side by side, without those that are 0 in both; the first that differs decides. */
function besides(now: readonly EventDigit[], other: readonly EventDigit[]) {
  const valueOf = (name: string): number => other.find((one) => one.name === name)?.value ?? 0;
  const decides = now.find(({ name, value }) => value !== valueOf(name))?.name;
  return now
    .map((digit) => ({ ...digit, other: valueOf(digit.name), decides: digit.name === decides }))
    .filter(({ name, value, other: else_ }) => value + else_ > 0 || SHOWN.includes(name));
}

const SHOWN = ['gaps', 'floats', 'fold'];

/** The cost of the round, and beside it the cost of the best round without this pair. */
function Costs({ digits, without }: Pick<EventWhy, 'digits' | 'without'>) {
  const w = eventWords();
  const rows = besides(digits, without?.digits ?? digits);
  return (
    <table class="cost">
      <thead class="xs dim">
        <tr>
          <th scope="col">{w.inOrder}</th>
          <th scope="col">{w.thisRound}</th>
          {without && <th scope="col">{w.withoutPair}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, words: said, value, other, decides }) => (
          <tr key={name}>
            <th scope="row">{said}</th>
            <td>{numberOf(value)}</td>
            {without && (
              <td class={decides && other > value ? 'up' : ''}>
                {numberOf(other)}
                {decides && ` · ${other > value ? w.worse : w.better}`}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Without({ event, why: { without } }: { event: EventWhole; why: EventWhy }) {
  if (!without) return null;
  return (
    <p class="sm">
      {eventWords().bestWithout}{' '}
      {without.pairings.map(({ first, second }, i) => (
        <span key={first}>
          {i > 0 && ', '}
          <bdi>{nameOf(event, first)}</bdi>–<bdi>{nameOf(event, second)}</bdi>
        </span>
      ))}
    </p>
  );
}

/** Explains why two players meet; the service is asked when the reader looks at it. */
export function Why({ event, pairing }: { event: EventWhole; pairing: EventPairing }) {
  const { value, error, again } = useLoaded(
    () => pairingWhy(muster().connection, event.id, pairing.board),
    [event.version, pairing.board],
  );
  if (error !== null) return <Trouble text={messageOf(error)} retry={again} />;
  if (value === null) return <p role="status">{words().loading}</p>;
  return (
    <>
      <b>{eventWords().why}</b>
      {value.sentences.map((sentence) => (
        <p key={sentence} class="sm">
          {sentence}
        </p>
      ))}
      {value.digits.length > 0 && <Costs {...value} />}
      <Without {...{ event, why: value }} />
    </>
  );
}
