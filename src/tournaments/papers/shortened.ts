const WIDE =
  /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\p{Extended_Pictographic}]/u;
const BROAD = /^[\p{Lu}mw@%&]/u;

/** Made once, as that takes longer than most texts. */
const SEGMENTER = new Intl.Segmenter();

/** Characters as readers see them (graphemes), not code units. */
const signsOf = (text: string): string[] =>
  Array.from(SEGMENTER.segment(text), ({ segment }) => segment);

/** A text cut to a length in characters. */
export function shortened(text: string, longest: number): string {
  const signs = signsOf(text);
  return signs.length > longest ? `${signs.slice(0, longest - 1).join('')}…` : text;
}

/** About how wide a character is, in sizes of the font; rather too much than too little. */
const widthOf = (sign: string): number => (WIDE.test(sign) ? 1.05 : BROAD.test(sign) ? 0.9 : 0.55);

/** A text cut to a width in sizes of the font, whichever script it is in. */
export function narrowed(text: string, most: number): string {
  const signs = signsOf(text);
  let width = 0;
  const end = signs.findIndex((sign) => (width += widthOf(sign)) > most);
  if (end < 0) return text;
  let kept = end;
  while (kept > 0 && width + 1 > most) width -= widthOf(signs[kept--] ?? '');
  return `${signs.slice(0, Math.max(1, kept)).join('').trimEnd()}…`;
}
