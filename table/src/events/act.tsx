import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import type { EventAct, EventWhole } from '../../../client/src/events.js';
import { TextField } from './fields.js';
import { useHeld } from './held.js';
import { Preview } from './preview.js';
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
  /** Whether the fields are filled in; not given: they are. */
  readonly isReady?: boolean;
  /** Text or fields beside the reason: where there are some, the act is never done at once. */
  readonly children?: ComponentChildren;
}

interface AskProps {
  readonly isBusy: boolean;
  readonly isReady: boolean;
  readonly needsReason: boolean;
  /** Asked where no reason is. */
  readonly sure: string | undefined;
  readonly done: (reason: string | undefined) => void;
  readonly leave: () => void;
  readonly children?: ComponentChildren;
}

/** Asks for a reason and for what else there is to say, in the place of the button. */
function Ask({ isBusy, isReady, needsReason, sure, done, leave, children }: AskProps) {
  useHeld();
  const w = eventWords();
  const [reason, setReason] = useState('');
  return (
    <div class="reason">
      {children}
      {needsReason && (
        <TextField {...{ label: w.reason, most: 500, value: reason, set: setReason }} />
      )}
      {sure !== undefined && <p>{sure}</p>}
      <p class="row">
        <button
          {...{ type: 'button', class: 'btn go' }}
          disabled={isBusy || !isReady || (needsReason && reason.trim() === '')}
          onClick={() => done(needsReason ? reason : undefined)}
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

/** Acts of which it is shown what they would change in the table, before they are done. */
const PREVIEWED = ['correct', 'undo', 'rule', 'forfeit'];

/** A button for an act, if the reader may do it. Where there is something to ask, that takes its place. */
export function ActButton(props: ActProps) {
  const { running, act, name, isFirst = false, isReady = true, sure, children } = props;
  const [isAsking, setAsking] = useState(false);
  const { isBusy, event } = running;
  const known = event?.acts.find(({ kind }) => kind === act.kind);
  if (known === undefined) return null;
  const send = (reason?: string): void =>
    void running.press([act], reason).then((done) => done && setAsking(false));
  const { needsReason } = known;
  const asks = needsReason || sure !== undefined || children !== undefined;
  if (isAsking && event !== null)
    return (
      <Ask
        {...{ isBusy, isReady, needsReason, done: send, leave: () => setAsking(false) }}
        sure={needsReason ? undefined : sure}
      >
        {children}
        {isReady && PREVIEWED.includes(act.kind) && <Preview {...{ event, act }} />}
      </Ask>
    );
  return (
    <button
      {...{ type: 'button', class: isFirst ? 'btn go' : 'btn', disabled: isBusy }}
      onClick={() => (asks ? setAsking(true) : send())}
    >
      {name ?? eventWords().verbs[act.kind] ?? act.kind}
    </button>
  );
}
