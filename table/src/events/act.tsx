import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import type { EventAct, EventWhole } from '../../../client/src/events.js';
import { useHeld } from './held.js';
import type { Running } from './use-event.js';
import { eventWords } from './words.js';

/** Whether the service lists that act among those that the reader may do now. */
export const may = ({ acts }: EventWhole, kind: string): boolean =>
  acts.some((act) => act.kind === kind);

interface ActProps {
  readonly running: Running;
  readonly act: EventAct;
  readonly name?: string;
  /** Whether it is the act that the reader most likely wants; its button stands out. */
  readonly isFirst?: boolean;
  /** Text or fields beside the reason. */
  readonly children?: ComponentChildren;
}

interface AskProps {
  readonly isBusy: boolean;
  readonly done: (reason: string) => void;
  readonly leave: () => void;
  readonly children?: ComponentChildren;
}

/** Asks for a reason, in the place of the button. */
function Ask({ isBusy, done, leave, children }: AskProps) {
  useHeld();
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

/** A button for an act, if the reader may do it; an act that needs a reason asks for it in place of the button. */
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
