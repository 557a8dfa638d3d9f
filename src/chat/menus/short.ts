/** Places at which Japanese may be cut, and spaces between words. */
const BREAK = /[\s、。・）」]/;
const isHalf = (text: string, at: number): boolean => /[\uDC00-\uDFFF]/.test(text[at] ?? '');

/** The last end of a word up to `room`, if that leaves most of the text; else `room`. */
function wordEnd(text: string, room: number): number {
  for (let end = room; end > room * 0.6; end--) if (BREAK.test(text[end] ?? '')) return end;
  return isHalf(text, room) ? room - 1 : room;
}

/** A text of at most `most` UTF-16 units, cut after a word and ended with … */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, wordEnd(text, most - 1)).trimEnd()}…`;
}

function sharedLength(texts: readonly string[]): number {
  const [first = '', ...others] = texts;
  let length = 0;
  while (length < first.length && others.every((other) => other[length] === first[length]))
    length += 1;
  return length;
}

/** The beginning of a text, …, and the rest from the word in which it differs from texts with the same beginning. */
function withTail(text: string, shared: number, most: number): string {
  let from = shared;
  while (from > 0 && !BREAK.test(text[from - 1] ?? '')) from -= 1;
  // In texts without words: from the letter that differs.
  if (shared - from > most / 2) from = isHalf(text, shared) ? shared - 1 : shared;
  const tail = cut(text.slice(from), Math.floor((most * 2) / 3));
  return cut(text, most - tail.length) + tail;
}

function byText(texts: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [i, text] of texts.entries()) places.set(text, [...(places.get(text) ?? []), i]);
  return places;
}

/** Makes texts different by adding numbers to equal ones. */
export function toldApart(texts: readonly string[], most = Infinity): string[] {
  const made = [...texts];
  const alike = [...byText(texts)].filter(([, places]) => places.length > 1);
  const taken = new Set(texts);
  for (const [text, places] of alike) {
    let nth = 0;
    for (const place of places) {
      let one: string;
      do {
        nth += 1;
        const number = ` (${nth})`;
        one = cut(text, most - number.length) + number;
      } while (taken.has(one));
      taken.add(one);
      made[place] = one;
    }
  }
  return made;
}

/** Different texts of at most `most` UTF-16 units each. */
export function shortened(texts: readonly string[], most: number): string[] {
  const short = texts.map((text) => cut(text, most));
  for (const places of byText(short).values()) {
    if (places.length === 1) continue;
    const whole = places.map((place) => texts[place] ?? '');
    if (new Set(whole).size === 1) continue;
    const shared = sharedLength(whole);
    for (const place of places) {
      const text = texts[place] ?? '';
      if (text.length > most) short[place] = withTail(text, shared, most);
    }
  }
  return toldApart(short, most);
}

/**
 * Line breaks, and invisible characters or changes of writing direction, by which a name could look like another one.
 */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** A text of a player as one line. */
export const oneLine = (text: string): string => text.replace(UNSEEN, ' ').trim();
