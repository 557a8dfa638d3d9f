import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import { words } from './words.js';

interface SheetProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
  /** Text of the button that changes nothing; Enter presses this one. */
  readonly closing?: string;
}

/** A dialog over the page, until it is closed. */
export function Sheet({ title, close, children, closing }: SheetProps) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog?.showModal();
    if (closing !== undefined) button.current?.focus();
  }, [dialog]);
  return (
    <dialog ref={setDialog} aria-label={title} onClose={close}>
      <h2>{title}</h2>
      {children}
      <button ref={button} type="button" class="btn go" onClick={() => dialog?.close()}>
        {closing ?? words().close}
      </button>
    </dialog>
  );
}
