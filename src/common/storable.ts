import { invalidInput } from './errors.js';

/** How deep what a client sends may be nested; no action, option or combat comes near it. */
export const MAX_DEPTH = 32;

/** Fields of one object; of every unknown one there would be a complaint. */
export const MAX_FIELDS = 200;

const TOO_DEEP = {
  en: `what is sent may be nested ${MAX_DEPTH} deep, not deeper.`,
  ja: `入れ子は${MAX_DEPTH}段までにしてください。`,
};
const TOO_WIDE = {
  en: `an object that is sent may have ${MAX_FIELDS} fields, not more.`,
  ja: `一つのオブジェクトの項目は${MAX_FIELDS}個までにしてください。`,
};
const NO_TEXT = {
  en: 'text may hold neither the character NUL nor half of a surrogate pair.',
  ja: '文字列にNULや、対になっていないサロゲートを含めることはできません。',
};

/**
 * Throws INVALID_INPUT where `value` is nested too deep or is too wide for what walks it later, or holds text that Postgres cannot store.
 * `value` is plain data, as JSON has it.
 */
export function assertStorable(value: unknown, depth = 0): void {
  if (typeof value === 'string') return assertText(value);
  if (typeof value !== 'object' || value === null) return;
  if (depth === MAX_DEPTH) throw invalidInput(TOO_DEEP);
  if (Array.isArray(value)) {
    for (const one of value) assertStorable(one, depth + 1);
    return;
  }
  let fields = 0;
  for (const key in value) {
    if (++fields > MAX_FIELDS) throw invalidInput(TOO_WIDE);
    assertText(key);
    assertStorable((value as Record<string, unknown>)[key], depth + 1);
  }
}

/** Read by code points, so that a surrogate is one that has no other half. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

function assertText(text: string): void {
  if (UNSTORABLE.test(text)) throw invalidInput(NO_TEXT);
}
