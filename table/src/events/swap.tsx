import { useState } from 'preact/hooks';

import {
  type EventRound,
  type EventSwap,
  type EventWhole,
  pairingSwaps,
} from '../../../client/src/events.js';
import { useLoaded } from '../loaded.js';
import { muster } from '../session.js';
import { messageOf } from '../sign-up.js';
import { Trouble } from '../trouble.js';
import { fill, words } from '../words.js';
import { useHeld } from './held.js';
import { nameOf, numberOf } from './said.js';
import type { Running } from './use-event.js';
import { eventWords } from './words.js';

export interface SwapProps {
  readonly running: Running;
  readonly event: EventWhole;
  readonly round: EventRound;
  readonly entry: number;
  readonly leave: () => void;
}

/** The cost of a swap: the digits that are not 0, e.g. `Score gaps, squared ½, Places off the fold 2`. */
function costOf({ digits }: EventSwap): string {
  const some = digits.filter(({ value }) => value > 0);
  return some.map(({ words: said, value }) => `${said} ${numberOf(value)}`).join(', ') || '0';
}

interface ChipProps {
  readonly event: EventWhole;
  readonly swap: EventSwap;
  readonly isPicked: boolean;
  readonly pick: () => void;
}

/** A player to swap with; dashed, with the reason, if that is not possible. */
function Chip({ event, swap, isPicked, pick }: ChipProps) {
  return (
    <button
      {...{ type: 'button', class: `mate ${isPicked ? 'on' : ''}`, onClick: pick }}
      {...{ 'aria-pressed': isPicked, disabled: swap.because !== null }}
    >
      <bdi>{nameOf(event, swap.entry)}</bdi> <span class="xs">{swap.because ?? costOf(swap)}</span>
    </button>
  );
}

/** The pairings that the swap would change, as they would be after it. */
function After({ event, round, entry, other }: Omit<SwapProps, 'leave' | 'running'> & Other) {
  const turned = (one: number): number => (one === entry ? other : one === other ? entry : one);
  const touched = round.pairings.filter(({ first, second }) =>
    [first, second].some((one) => one === entry || one === other),
  );
  return (
    <p class="sm">
      {touched.map(({ board, first, second }, i) => (
        <span key={board}>
          {i > 0 && ', '}
          <bdi>{nameOf(event, turned(first))}</bdi> – <bdi>{nameOf(event, turned(second))}</bdi>
        </span>
      ))}
    </p>
  );
}

interface Other {
  readonly other: number;
}

/** The field for the reason, and the button that names the swap. */
function Decide(props: SwapProps & Other) {
  const { running, event, entry, other, leave } = props;
  const w = eventWords();
  const [reason, setReason] = useState('');
  const names = { a: nameOf(event, entry), b: nameOf(event, other) };
  const swap = (): void =>
    void running
      .press([{ kind: 'swap', entry, with: other }], reason)
      .then((done) => done && leave());
  return (
    <>
      <After {...props} />
      <label>
        {w.reason}
        <input
          {...{ class: 'in', maxLength: 500, value: reason }}
          onInput={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </label>
      <button
        {...{ type: 'button', class: 'btn go', onClick: swap }}
        disabled={running.isBusy || reason.trim() === ''}
      >
        {fill(w.swapReady, names)}
      </button>
    </>
  );
}

/**
 * Swaps two players: shows the candidates, each with the cost of the whole round after the swap, or with what rules it
 * out.
 */
export function Swap(props: SwapProps) {
  const { event, entry, leave } = props;
  useHeld();
  const w = eventWords();
  const [other, pick] = useState<number | null>(null);
  const { value, error, again } = useLoaded(
    () => pairingSwaps(muster().connection, event.id, entry),
    [event.version, entry],
  );
  if (error !== null) return <Trouble text={messageOf(error)} retry={again} />;
  return (
    <>
      <b>{fill(w.swapWith, { name: nameOf(event, entry) })}</b>
      <p class="sm dim">{w.swapHelp}</p>
      {value === null && <p role="status">{words().loading}</p>}
      <div class="mates">
        {value?.map((swap) => (
          <Chip
            key={swap.entry}
            {...{ event, swap, isPicked: other === swap.entry, pick: () => pick(swap.entry) }}
          />
        ))}
      </div>
      {other !== null && <Decide {...{ ...props, other }} />}
      <button type="button" class="btn" onClick={leave}>
        {w.never}
      </button>
    </>
  );
}
