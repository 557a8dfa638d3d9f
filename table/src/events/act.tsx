import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import type { EventAct, EventWhole } from '../../../client/src/events.js';
import { useHeld } from './held.js';
import type { Running } from './use-event.js';
import { eventWords } from './words.js';

/** Whether the service lists that act among those that the reader may do now. */
export const may = ({ acts }: EventWhole, kind: string): boolean =>
  acts.some((act) => act.kind === kind);

/** What is asked before the reader withdraws from an event that has begun; undefined: nothing, they may enter again. */
export const sureOf = ({ phase }: EventWhole, kind: string): string | undefined =>
  kind === 'withdraw' && phase === 'RUNNING' ? eventWords().sureWithdraw : undefined;

interface ActProps {
  readonly running: Running;
  readonly act: EventAct;
  readonly name?: string;
  /** Whether it is the act that the reader most likely wants; its button stands out. */
  readonly isFirst?: boolean;
  /** What is asked first where the act needs no reason; not given: it is done at once. */
  readonly sure?: string | undefined;
  /** Text or fields beside the reason. */
  readonly children?: ComponentChildren;
}

interface AskProps {
  readonly isBusy: boolean;
  /** Asked instead of a reason. */
  readonly sure: string | undefined;
  readonly done: (reason: string | undefined) => void;
  readonly leave: () => void;
  readonly children?: ComponentChildren;
}

/** Asks for a reason, in the place of the button. */
function Ask({ isBusy, sure, done, leave, children }: AskProps) {
  useHeld();
  const w = eventWords();
  const [reason, setReason] = useState('');
  return (
    <div class="reason">
      {children}
      {sure === undefined ? (
        <label>
          {w.reason}
          <input
            {...{ class: 'in', maxLength: 500, value: reason }}
            onInput={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </label>
      ) : (
        <p>{sure}</p>
      )}
      <p class="row">
        <button
          {...{ type: 'button', class: 'btn go' }}
          disabled={isBusy || (sure === undefined && reason.trim() === '')}
          onClick={() => done(sure === undefined ? reason : undefined)}
        >
          {w.doIt}
        </button>
        <button type="button" class="btn" onClick={leave}>
          {w.never}
        </button>
      </p>
    </div>
  );
}

/** A button for an act, if the reader may do it; an act that needs a reason asks for it in place of the button. */
export function ActButton({ running, act, name, isFirst = false, sure, children }: ActProps) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, event } = running;
  const known = event?.acts.find(({ kind }) => kind === act.kind);
  if (known === undefined) return null;
  const send = (reason?: string): void =>
    void running.press([act], reason).then((done) => done && setAsking(false));
  const asked = known.needsReason ? undefined : sure;
  if (isAsking)
    return (
      <Ask {...{ isBusy, sure: asked, done: send, leave: () => setAsking(false) }}>{children}</Ask>
    );
  return (
    <button
      {...{ type: 'button', class: isFirst ? 'btn go' : 'btn', disabled: isBusy }}
      onClick={() => (known.needsReason || asked !== undefined ? setAsking(true) : send())}
    >
      {name ?? eventWords().verbs[act.kind] ?? act.kind}
    </button>
  );
}
