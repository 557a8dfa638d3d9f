import { type Checking, checkingOf } from '../menus/checking.js';

const check: Checking = checkingOf('Slack');

/**
 * Limits of messages and blocks in Slack's reference. Lengths are checked in UTF-16 units, which are never fewer than
 * characters. For the value of an option Slack's pages say 150 and its types 75: the lesser satisfies both.
 */
export const LIMITS = {
  text: 4000,
  blocks: 50,
  /** Elements in a block of actions. */
  elements: 25,
  options: 100,
  section: 3000,
  button: 75,
  option: 75,
  description: 75,
  value: 75,
  actionId: 255,
  blockId: 255,
  placeholder: 150,
  imageUrl: 3000,
  alt: 2000,
} as const;

interface Text {
  readonly type?: unknown;
  readonly text?: unknown;
}

interface SelectOption {
  readonly text?: unknown;
  readonly value?: unknown;
  readonly description?: unknown;
}

interface Element {
  readonly type?: unknown;
  readonly action_id?: unknown;
  readonly text?: unknown;
  readonly placeholder?: unknown;
  readonly options?: unknown;
}

interface Block {
  readonly type?: unknown;
  readonly block_id?: unknown;
  readonly text?: unknown;
  readonly elements?: unknown;
  readonly image_url?: unknown;
  readonly alt_text?: unknown;
}

/** A message as it is sent to Slack. */
export interface Sent {
  readonly text?: unknown;
  readonly blocks?: unknown;
}

function checkPlain(place: string, given: unknown, most: number): void {
  const { type, text } = (given ?? {}) as Text;
  if (type !== 'plain_text') check.fail(place, 'is no plain_text');
  check.text(`${place}.text`, text, most);
}

function checkSelect(place: string, { placeholder, options }: Element): void {
  if (placeholder !== undefined)
    checkPlain(`${place}.placeholder`, placeholder, LIMITS.placeholder);
  const values = new Set<unknown>();
  const all = check.list<SelectOption>(`${place}.options`, options, LIMITS.options);
  for (const [i, option] of all.entries()) {
    const at = `${place}.options[${i}]`;
    checkPlain(`${at}.text`, option.text, LIMITS.option);
    check.text(`${at}.value`, option.value, LIMITS.value);
    check.once(`${at}.value`, option.value, values);
    if (option.description !== undefined)
      checkPlain(`${at}.description`, option.description, LIMITS.description);
  }
}

function checkActions(place: string, { elements }: Block): void {
  const ids = new Set<unknown>();
  const all = check.list<Element>(`${place}.elements`, elements, LIMITS.elements);
  for (const [i, element] of all.entries()) {
    const at = `${place}.elements[${i}]`;
    check.text(`${at}.action_id`, element.action_id, LIMITS.actionId);
    check.once(`${at}.action_id`, element.action_id, ids);
    if (element.type === 'button') checkPlain(`${at}.text`, element.text, LIMITS.button);
    else if (element.type === 'static_select') checkSelect(at, element);
    else check.fail(at, `has no type that is known: ${element.type}`);
  }
}

function checkSection(place: string, given: unknown): void {
  const { type, text } = (given ?? {}) as Text;
  if (type !== 'plain_text' && type !== 'mrkdwn') check.fail(place, 'is no text object');
  check.text(`${place}.text`, text, LIMITS.section);
}

function checkImage(place: string, { image_url, alt_text }: Block): void {
  check.text(`${place}.image_url`, image_url, LIMITS.imageUrl);
  check.text(`${place}.alt_text`, alt_text, LIMITS.alt);
}

function checkBlock(place: string, block: Block, ids: Set<unknown>): void {
  if (block.block_id !== undefined) {
    check.text(`${place}.block_id`, block.block_id, LIMITS.blockId);
    check.once(`${place}.block_id`, block.block_id, ids);
  }
  if (block.type === 'actions') checkActions(place, block);
  else if (block.type === 'section') checkSection(`${place}.text`, block.text);
  else if (block.type === 'image') checkImage(place, block);
  else check.fail(place, `has no type that is known: ${block.type}`);
}

/** Throws, naming the place, where Slack would not accept that message. */
export function checkMessage({ text, blocks }: Sent): void {
  if (text === undefined && blocks === undefined) check.fail('message', 'is empty');
  if (text !== undefined) check.text('text', text, LIMITS.text);
  if (blocks === undefined) return;
  const ids = new Set<unknown>();
  for (const [i, block] of check.list<Block>('blocks', blocks, LIMITS.blocks).entries())
    checkBlock(`blocks[${i}]`, block, ids);
}
