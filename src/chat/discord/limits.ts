import { type Checking, checkingOf } from '../menus/checking.js';

const check: Checking = checkingOf('Discord');

/**
 * Limits of messages and components in Discord's reference. Lengths are checked in UTF-16 units, which are never fewer
 * than the characters that Discord counts.
 */
export const LIMITS = {
  content: 2000,
  rows: 5,
  /** Buttons in a row. */
  buttons: 5,
  options: 25,
  button: 80,
  option: 100,
  description: 100,
  value: 100,
  customId: 100,
  placeholder: 150,
} as const;

interface Component {
  readonly type?: unknown;
  readonly custom_id?: unknown;
  readonly label?: unknown;
  readonly placeholder?: unknown;
  readonly options?: unknown;
  readonly components?: unknown;
}

interface SelectOption {
  readonly label?: unknown;
  readonly value?: unknown;
  readonly description?: unknown;
}

/** A message as it is sent to Discord. */
export interface Sent {
  readonly content?: unknown;
  readonly components?: unknown;
}

function checkSelect(place: string, { placeholder, options }: Component): void {
  if (placeholder !== undefined)
    check.text(`${place}.placeholder`, placeholder, LIMITS.placeholder);
  const values = new Set<unknown>();
  const all = check.list<SelectOption>(`${place}.options`, options, LIMITS.options);
  for (const [i, option] of all.entries()) {
    const at = `${place}.options[${i}]`;
    check.text(`${at}.label`, option.label, LIMITS.option);
    check.text(`${at}.value`, option.value, LIMITS.value);
    check.once(`${at}.value`, option.value, values);
    if (option.description !== undefined)
      check.text(`${at}.description`, option.description, LIMITS.description);
  }
}

function checkInRow(place: string, component: Component, alone: boolean): void {
  if (component.type === 2) check.text(`${place}.label`, component.label, LIMITS.button);
  else if (component.type !== 3) check.fail(place, `has no type that is known: ${component.type}`);
  else if (alone) checkSelect(place, component);
  else check.fail(place, 'is a select menu and not alone in its row');
}

function checkRow(place: string, row: Component, ids: Set<unknown>): void {
  if (row.type !== 1) check.fail(place, 'is no action row');
  const all = check.list<Component>(`${place}.components`, row.components, LIMITS.buttons);
  for (const [i, component] of all.entries()) {
    const at = `${place}.components[${i}]`;
    check.text(`${at}.custom_id`, component.custom_id, LIMITS.customId);
    check.once(`${at}.custom_id`, component.custom_id, ids);
    checkInRow(at, component, all.length === 1);
  }
}

const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0;

/** Throws, naming the place, where Discord would not accept that message. */
export function checkMessage({ content, components }: Sent): void {
  if (content === undefined && components === undefined) check.fail('message', 'is empty');
  if (content !== undefined) check.text('content', content, LIMITS.content);
  // An empty list removes the components that the message had.
  if (components === undefined || isEmpty(components)) return;
  const ids = new Set<unknown>();
  for (const [i, row] of check.list<Component>('components', components, LIMITS.rows).entries())
    checkRow(`components[${i}]`, row, ids);
}
