import { invalidInput } from '../errors/errors.js';

/** How deep values from clients may be nested; no action, option or combat comes near it. */
export const MAX_DEPTH = 32;

/** How many fields an object may have, as validation would complain about every unknown one. */
const MAX_FIELDS = 200;

/** How many items a list may have; the longest list in use is a plan of 500 steps. */
const MAX_ITEMS = 1_000;

/** How many values there may be in all, counting lists and objects, as each may be complained about. */
const MAX_VALUES = 10_000;

const TOO_DEEP = {
  en: `what is sent may be nested ${MAX_DEPTH} deep, not deeper.`,
  ja: `入れ子は${MAX_DEPTH}段までにしてください。`,
};
const TOO_WIDE = {
  en: `an object that is sent may have ${MAX_FIELDS} fields, not more.`,
  ja: `一つのオブジェクトの項目は${MAX_FIELDS}個までにしてください。`,
};
const TOO_LONG = {
  en: `a list that is sent may have ${MAX_ITEMS} items, not more.`,
  ja: `一つの配列の要素は${MAX_ITEMS}個までにしてください。`,
};
const TOO_MANY = {
  en: `what is sent may hold ${MAX_VALUES} values, not more.`,
  ja: `送れる値は全部で${MAX_VALUES}個までです。`,
};
const INHERITED = {
  en: 'no field that is sent may be named as one that every object has, such as "constructor".',
  ja: '「constructor」のように、どのオブジェクトにもある名前の項目は送れません。',
};
const NO_TEXT = {
  en: 'text may hold neither the character NUL nor half of a surrogate pair.',
  ja: '文字列にNULや、対になっていないサロゲートを含めることはできません。',
};

/**
 * Checks plain JSON data from a client. Throws INVALID_INPUT where it is nested too deep or too large for the code that
 * walks it later, contains text that Postgres cannot store, or a field with a name that every object has (e.g.
 * `constructor`).
 */
export function assertStorable(value: unknown): void {
  new Walk().over(value, 0);
}

export function isStorable(value: unknown): boolean {
  try {
    assertStorable(value);
    return true;
  } catch {
    return false;
  }
}

class Walk {
  private values = 0;

  over(value: unknown, depth: number): void {
    if (++this.values > MAX_VALUES) throw invalidInput(TOO_MANY);
    if (typeof value === 'string') return assertText(value);
    if (typeof value !== 'object' || value === null) return;
    if (depth === MAX_DEPTH) throw invalidInput(TOO_DEEP);
    if (!Array.isArray(value)) return this.overFields(value, depth);
    if (value.length > MAX_ITEMS) throw invalidInput(TOO_LONG);
    for (const one of value) this.over(one, depth + 1);
  }

  private overFields(value: object, depth: number): void {
    let fields = 0;
    for (const key in value) {
      if (++fields > MAX_FIELDS) throw invalidInput(TOO_WIDE);
      // class-transformer would leave out a field of this name without a word.
      if (key in Object.prototype) throw invalidInput(INHERITED);
      assertText(key);
      this.over((value as Record<string, unknown>)[key], depth + 1);
    }
  }
}

/** NUL, and surrogates without their other half (`u` reads whole code points), which Postgres cannot store. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

function assertText(text: string): void {
  if (UNSTORABLE.test(text)) throw invalidInput(NO_TEXT);
}
