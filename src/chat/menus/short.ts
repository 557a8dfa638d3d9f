/** Where Japanese may be cut, and what words are parted by. */
const BREAK = /[\s、。・）」]/;
const isHalf = (text: string, at: number): boolean => /[\uDC00-\uDFFF]/.test(text[at] ?? '');

/** The last place up to `room` where a word ends, if much is left before it. */
function wordEnd(text: string, room: number): number {
  for (let end = room; end > room * 0.6; end--) if (BREAK.test(text[end] ?? '')) return end;
  return isHalf(text, room) ? room - 1 : room;
}

/** A text of at most that many UTF-16 units, cut at a word with … */
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

/** The beginning, and from the word in which it differs from texts that begin alike. */
function withTail(text: string, shared: number, most: number): string {
  let from = shared;
  while (from > 0 && !BREAK.test(text[from - 1] ?? '')) from -= 1;
  // where there are no words: from the letter that differs
  if (shared - from > most / 2) from = isHalf(text, shared) ? shared - 1 : shared;
  const tail = cut(text.slice(from), Math.floor((most * 2) / 3));
  return cut(text, most - tail.length) + tail;
}

function byText(texts: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [i, text] of texts.entries()) places.set(text, [...(places.get(text) ?? []), i]);
  return places;
}

/** Texts of which none is as another: those that are get numbers. */
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

/** The texts in at most so many UTF-16 units each, and none as another. */
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

/** Line breaks, and what turns the direction of writing or is not seen at all, would let a name look like another. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** Somebody's words as one line. */
export const oneLine = (text: string): string => text.replace(UNSEEN, ' ').trim();
