import { useEffect, useState } from 'preact/hooks';

import { Trouble } from './trouble.js';
import { words } from './words.js';

type Squares = typeof import('./qr.js').squaresOf;

/** A link to send: to copy, or for the camera of a telephone. */
export function Link({ title, link }: { title: string; link: string }) {
  const w = words();
  const [isCopied, setCopied] = useState(false);
  const copy = (): void =>
    void navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <div class="card">
      <label>
        {title}
        <input
          readOnly
          value={link}
          onFocus={(event) => (event.target as HTMLInputElement).select()}
        />
      </label>
      <button type="button" class="btn" onClick={copy}>
        {isCopied ? w.copied : w.copy}
      </button>
      <Code text={link} />
    </div>
  );
}

/** What makes the squares is loaded when somebody wants to see them. */
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
