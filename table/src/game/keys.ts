import { useEffect, useRef } from 'preact/hooks';

import type { Deciding } from './deciding.js';
import type { Hint } from './hint.js';
import type { Replay } from './replay.js';
import type { Table } from './table.js';

/** Keys that zoom in, zoom out, and show the whole map, by index in the list of zooms. */
const ZOOMS: Readonly<Record<string, number>> = { '+': 0, '-': 1, '0': 2 };

interface Hands {
  readonly deciding: Deciding;
  readonly table: Table;
  readonly undo: () => void;
  readonly replay: Replay | null;
  readonly hint: Hint | null;
  /** Whether keys that write a character do something. */
  readonly hasKeys: boolean;
  readonly page: {
    readonly at: number | null;
    readonly look: (at: number | null) => void;
    readonly openTab: (tab: 'log' | 'words' | null) => void;
    readonly setMenu: (isOpen: boolean) => void;
  };
}

const isWriting = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** Whether a button or the like has the focus, so that Enter presses that. */
const isPressing = ({ target }: KeyboardEvent): boolean =>
  (target as Element).closest('button, a, summary') !== null;

/** Arrow keys -> how far they step among the choices. */
const STEPS: Readonly<Record<string, number>> = {
  ...{ ArrowDown: 1, ArrowRight: 1 },
  ...{ ArrowUp: -1, ArrowLeft: -1 },
};

function stepOn(panel: HTMLElement, step: number): void {
  const all = [...panel.querySelectorAll<HTMLElement>('[data-choose]:enabled')];
  const at = all.findIndex((one) => one === document.activeElement);
  const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
  all[next]?.focus();
}

/** What a key does while the other side's turn is shown. */
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
  { deciding, table, undo, page, replay, hint }: Hands,
): (() => void) | undefined {
  if (replay !== null) return toldDeedOf(key, replay);
  const panel = document.querySelector<HTMLElement>('#choices');
  const { version } = table.game;
  const at = page.at ?? version;
  if (/^[1-9]$/.test(key)) {
    const buttons = panel?.querySelectorAll<HTMLButtonElement>('[data-choose]:enabled');
    return () => buttons?.[Number(key) - 1]?.click();
  }
  if (Object.hasOwn(ZOOMS, key))
    return () => document.querySelectorAll<HTMLElement>('.zoom button')[ZOOMS[key] ?? 0]?.click();
  // Outside the panel, arrow keys scroll.
  if (Object.hasOwn(STEPS, key) && panel?.contains(document.activeElement))
    return () => stepOn(panel, STEPS[key] ?? 0);
  const deeds: Readonly<Record<string, () => void>> = {
    Escape: () => void deciding.back(),
    '/': () => panel?.querySelector<HTMLInputElement>('input[type=search]')?.focus(),
    u: undo,
    ...(hint !== null && { h: () => hint.ask() }),
    Enter: () => deciding.go(),
    '?': () => page.setMenu(true),
    l: () => page.openTab('log'),
    b: () => page.openTab('words'),
    '[': () => page.look(Math.max(0, at - 1)),
    ']': () => page.look(at + 1 >= version ? null : at + 1),
  };
  return Object.hasOwn(deeds, key) ? deeds[key] : undefined;
}

/** Handles single keys, wherever the focus is, except in text fields. */
export function useKeys(hands: Hands): void {
  // A key may follow at once on what another key changed, so the newest values are used, not those of the last effect.
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
      if (event.key.length === 1 && !now.current.hasKeys) return;
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
