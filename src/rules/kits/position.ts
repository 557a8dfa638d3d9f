import type { Text } from '../kernel/text.js';

/** A line that makes no sense. */
export class Unreadable extends Error {
  constructor(readonly text: Text) {
    super(text.en);
  }
}

export const fail = (en: string, ja: string): never => {
  throw new Unreadable({ en, ja });
};

export const oneOf = <T extends string | number>(list: readonly T[], word: unknown): T =>
  list.find((one) => one === word) ??
  fail(
    `"${word}" is none of ${list.join(', ')}`,
    `「${word}」は次のどれでもない: ${list.join('、')}`,
  );

export function numberIn(word: string | undefined, least: number, most: number): number {
  const number = Number(word);
  if (
    word === undefined ||
    word === '' ||
    !Number.isInteger(number) ||
    number < least ||
    number > most
  ) {
    return fail(
      `"${word}" is not a whole number from ${least} to ${most}`,
      `「${word}」は${least}から${most}の整数ではない`,
    );
  }
  return number;
}

/** A JSON value on a line, where `fits` takes it. A position comes from anybody, so nothing else may pass. */
export function partIn(text: string, fits: (value: unknown) => boolean): object {
  try {
    const value: unknown = JSON.parse(text);
    if (fits(value)) return value as object;
  } catch {
    // falls through to the same sentence
  }
  return fail(`"${text}" is not what such a line holds`, `「${text}」はこの行に書けるものではない`);
}
