import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import type { EventAct, EventWhole } from '../../../client/src/events.js';
import type { Running } from './use-event.js';
import { eventWords } from './words.js';

/** Whether the service says that the reader may do that now. */
export const may = ({ acts }: EventWhole, kind: string): boolean =>
  acts.some((act) => act.kind === kind);

interface ActProps {
  readonly running: Running;
  readonly act: EventAct;
  readonly name?: string;
  /** What is most likely wanted. */
  readonly isFirst?: boolean;
  /** What is said or asked beside the reason. */
  readonly children?: ComponentChildren;
}

interface AskProps {
  readonly isBusy: boolean;
  readonly done: (reason: string) => void;
  readonly leave: () => void;
  readonly children?: ComponentChildren;
}

/** Asks for a reason, in place. */
function Ask({ isBusy, done, leave, children }: AskProps) {
  const w = eventWords();
  const [reason, setReason] = useState('');
  return (
    <div class="reason">
      {children}
      <label>
        {w.reason}
        <input
          {...{ class: 'in', maxLength: 500, value: reason }}
          onInput={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </label>
      <p class="row">
        <button
          {...{ type: 'button', class: 'btn go', disabled: isBusy || reason.trim() === '' }}
          onClick={() => done(reason)}
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

/** A button for an act, where it may be done; one that needs a reason asks for it in place. */
export function ActButton({ running, act, name, isFirst = false, children }: ActProps) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, event } = running;
  const known = event?.acts.find(({ kind }) => kind === act.kind);
  if (known === undefined) return null;
  const send = (reason?: string): void =>
    void running.press([act], reason).then((done) => done && setAsking(false));
  if (isAsking)
    return <Ask {...{ isBusy, done: send, leave: () => setAsking(false) }}>{children}</Ask>;
  return (
    <button
      {...{ type: 'button', class: isFirst ? 'btn go' : 'btn', disabled: isBusy }}
      onClick={() => (known.needsReason ? setAsking(true) : send())}
    >
      {name ?? eventWords().verbs[act.kind] ?? act.kind}
    </button>
  );
}
