import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { words } from '../words.js';

/** Height of the sheet on a telephone; beside the map on a screen it is a column, whatever this says. */
export type Height = 'peek' | 'half' | 'full';

const ORDER: readonly Height[] = ['peek', 'half', 'full'];
/** A finger that moves farther than this has dragged, in pixels. */
const DRAGGED = 24;

interface Props {
  readonly height: Height;
  readonly setHeight: (height: Height) => void;
  readonly children: ComponentChildren;
}

/** The panel, over the map or beside it. It tells the map how much of it is covered. */
export function Panel({ height, setHeight, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useCover(panel);
  const next = (by: number): void =>
    setHeight(ORDER[Math.max(0, Math.min(2, ORDER.indexOf(height) + by))] ?? height);
  const began = useRef<number | null>(null);
  const wasDragged = useRef(false);
  return (
    <div class="panel" ref={panel}>
      <button
        type="button"
        class="grab"
        aria-label={words().height}
        onPointerDown={(event) => {
          began.current = event.clientY;
          wasDragged.current = false;
          (event.target as Element).setPointerCapture(event.pointerId);
        }}
        onPointerUp={(event) => {
          const by = event.clientY - (began.current ?? event.clientY);
          wasDragged.current = Math.abs(by) > DRAGGED;
          if (wasDragged.current) next(by < 0 ? 1 : -1);
        }}
        onClick={() => {
          if (!wasDragged.current) setHeight(height === 'half' ? 'full' : 'half');
        }}
      />
      {children}
    </div>
  );
}

/** The width in pixels below which the panel lies over the map. */
const NARROW = '(max-width: 899px)';

function useCover(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    const narrow = matchMedia(NARROW);
    const tell = (): void => {
      const below = narrow.matches ? element.clientHeight : 0;
      element.parentElement?.style.setProperty('--below', `${below}px`);
      // Makes the map adapt to the rest of its window.
      dispatchEvent(new Event('resize'));
    };
    const watch = new ResizeObserver(tell);
    watch.observe(element);
    narrow.addEventListener('change', tell);
    tell();
    return () => {
      watch.disconnect();
      narrow.removeEventListener('change', tell);
    };
  }, []);
}
