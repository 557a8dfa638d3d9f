import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import { Icon } from './icons.js';
import { Trouble } from './trouble.js';
import { listWords, words } from './words.js';

type Squares = typeof import('./qr.js').squaresOf;

interface LinkProps {
  readonly title: string;
  readonly link: string;
  /** Text to share with the link, if the page knows what it is for. */
  readonly shared?: string;
}

/** A link to send: by the share function of a telephone, by copying it, or as a QR code. */
export function Link({ title, link, shared }: LinkProps) {
  const w = words();
  const l = listWords();
  const field = useRef<HTMLInputElement>(null);
  const { done, copy } = useCopy(link, field);
  const { share } = navigator as Partial<Navigator>;
  const send =
    shared === undefined || share === undefined
      ? null
      : () => void navigator.share({ title: shared, url: link }).catch(() => undefined);
  return (
    <div class="card link">
      {send && (
        <button type="button" class="btn go big" onClick={send}>
          <Icon name="share" />
          {w.share}
        </button>
      )}
      <button
        type="button"
        class={shared === undefined || send ? 'btn' : 'btn go big'}
        onClick={copy}
      >
        {done ?? (shared === undefined ? w.copy : l.copyLink)}
      </button>
      <label>
        {title}
        <input
          ref={field}
          readOnly
          value={link}
          onFocus={(event) => (event.target as HTMLInputElement).select()}
        />
      </label>
      <Code text={link} />
    </div>
  );
}

/** Copies a link, or selects it for copying by hand: a page without a secure connection has no clipboard. */
function useCopy(link: string, field: RefObject<HTMLInputElement | null>) {
  const [done, setDone] = useState<string | null>(null);
  const mark = (): void => {
    field.current?.select();
    setDone(listWords().mark);
  };
  const { clipboard } = navigator as Partial<Navigator>;
  return {
    done,
    copy(): void {
      if (clipboard === undefined) return mark();
      clipboard.writeText(link).then(() => setDone(words().copied), mark);
    },
  };
}

/** A QR code; the code that makes it is loaded on request. */
function Code({ text }: { text: string }) {
  const w = words();
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [squares, setSquares] = useState<{ of: Squares } | null>(null);
  useEffect(() => {
    if (isOpen)
      void import('./qr.js').then(
        ({ squaresOf }) => setSquares({ of: squaresOf }),
        () => setMissing(true),
      );
  }, [isOpen]);
  const code = isOpen && squares?.of(text);
  return (
    <details open={isOpen} onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}>
      <summary>{w.qr}</summary>
      {isMissing && <Trouble text={w.partMissing} retry={() => location.reload()} />}
      {code && (
        <svg class="qr" role="img" aria-label={w.qr} viewBox={`0 0 ${code.size} ${code.size}`}>
          <rect width={code.size} height={code.size} fill="#fff" />
          <path d={code.path} fill="#000" />
        </svg>
      )}
    </details>
  );
}
