import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

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
  readonly name: string;
  readonly isBusy: boolean;
  readonly isReady: boolean;
  readonly needsReason: boolean;
  /** Asked where no reason is. */
  readonly sure: string | undefined;
  readonly done: (reason: string | undefined) => void;
  readonly leave: () => void;
  readonly children?: ComponentChildren;
}

/**
 * Asks for a reason and for what else there is to say, in the place of the button. It has the focus that the button
 * had; no field or button of it does, so that a key that is held down presses nothing.
 */
function Ask({ name, isBusy, isReady, needsReason, sure, done, leave, children }: AskProps) {
  useHeld();
  const w = eventWords();
  const [reason, setReason] = useState('');
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.focus(), []);
  return (
    <div ref={form} class="reason" role="group" tabIndex={-1} aria-label={name}>
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

/** A button that has the focus as soon as it is there, if it takes the place of a form that had it. */
function Opener({ isBack, children, ...rest }: OpenerProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) button.current?.focus();
  }, []);
  return (
    <button ref={button} type="button" {...rest}>
      {children}
    </button>
  );
}

interface OpenerProps {
  readonly isBack: boolean;
  readonly class: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

/** A button for an act, if the reader may do it. Where there is something to ask, that takes its place. */
export function ActButton(props: ActProps) {
  const { running, act, isFirst = false, isReady = true, sure, children } = props;
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const name = props.name ?? eventWords().verbs[act.kind] ?? act.kind;
  const { isBusy, event } = running;
  const known = event?.acts.find(({ kind }) => kind === act.kind);
  if (known === undefined) return null;
  const send = (reason?: string): void =>
    void running.press([act], reason).then((done) => done && setAsking(false));
  const { needsReason } = known;
  const asks = needsReason || sure !== undefined || children !== undefined;
  if (isAsking === true && event !== null)
    return (
      <Ask
        {...{ name, isBusy, isReady, needsReason, done: send, leave: () => setAsking(false) }}
        sure={needsReason ? undefined : sure}
      >
        {children}
        {isReady && PREVIEWED.includes(act.kind) && <Preview {...{ event, act }} />}
      </Ask>
    );
  return (
    <Opener
      {...{ class: isFirst ? 'btn go' : 'btn', isBack: isAsking === false }}
      disabled={isBusy || (!asks && !isReady)}
      onClick={() => (asks ? setAsking(true) : send())}
    >
      {name}
    </Opener>
  );
}
