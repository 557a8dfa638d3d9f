import { useEffect, useRef } from 'preact/hooks';

import type { Deciding } from './deciding.js';
import type { Replay } from './replay.js';
import type { Table } from './table.js';

interface Hands {
  readonly deciding: Deciding;
  readonly table: Table;
  readonly undo: () => void;
  readonly replay: Replay | null;
  readonly page: {
    readonly at: number | null;
    readonly look: (at: number | null) => void;
    readonly openTab: (tab: 'log' | 'words' | null) => void;
  };
}

const isWriting = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** Enter presses what has the focus. */
const isPressing = ({ target }: KeyboardEvent): boolean =>
  (target as Element).closest('button, a, summary') !== null;

/** While the other side's turn is told. */
function toldDeedOf(key: string, replay: Replay): (() => void) | undefined {
  if (key === 'Escape') return () => replay.skip();
  if (key === ' ') return () => replay.pause(!replay.isPaused);
  if (key === '[') return () => replay.go(replay.now - 1);
  if (key === ']') return () => replay.go(replay.now + 1);
  return undefined;
}

/** What a key does; undefined: nothing. */
function deedOf(
  key: string,
  { deciding, table, undo, page, replay }: Hands,
): (() => void) | undefined {
  if (replay !== null) return toldDeedOf(key, replay);
  const panel = document.querySelector<HTMLElement>('#choices');
  const { version } = table.game;
  const at = page.at ?? version;
  if (/^[1-9]$/.test(key)) {
    const buttons = panel?.querySelectorAll<HTMLButtonElement>('[data-choose]:enabled');
    return () => buttons?.[Number(key) - 1]?.click();
  }
  const deeds: Readonly<Record<string, () => void>> = {
    Escape: () => void deciding.back(),
    '/': () => panel?.querySelector<HTMLInputElement>('input[type=search]')?.focus(),
    u: undo,
    Enter: () => deciding.go(),
    l: () => page.openTab('log'),
    b: () => page.openTab('words'),
    '[': () => page.look(Math.max(0, at - 1)),
    ']': () => page.look(at + 1 >= version ? null : at + 1),
  };
  return Object.hasOwn(deeds, key) ? deeds[key] : undefined;
}

/** Single keys, wherever the focus is, but for where one writes. */
export function useKeys(hands: Hands): void {
  // A key may follow at once on what another one changed: it is heard with what is drawn, not with what was before.
  const now = useRef(hands);
  now.current = hands;
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (isWriting(event)) {
        if (event.key === 'Escape') document.getElementById('choices')?.focus();
        return;
      }
      if ([' ', 'Enter'].includes(event.key) && isPressing(event)) return;
      const deed = deedOf(event.key, now.current);
      if (deed === undefined) return;
      event.preventDefault();
      deed();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}
