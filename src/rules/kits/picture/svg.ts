export type Attributes = Readonly<Record<string, string | number>>;
export type Point = readonly [x: number, y: number];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escapeXml = (text: string) => text.replace(/[&<>"]/g, (char) => ENTITIES[char]!);

/**
 * Rounds to one decimal, a sixteenth of a millimetre on a phone; more would only make the file longer. Shares below 1
 * keep two.
 */
export const round = (value: number) =>
  Math.abs(value) < 1 ? Math.round(value * 100) / 100 : Math.round(value * 10) / 10;

const print = (attributes: Attributes) => {
  let out = '';
  for (const name in attributes) {
    const value = attributes[name]!;
    out += ` ${name}="${typeof value === 'number' ? round(value) : escapeXml(value)}"`;
  }
  return out;
};

/** An SVG element; `children` is finished markup. */
export const tag = (name: string, attributes: Attributes, children = '') =>
  children === ''
    ? `<${name}${print(attributes)}/>`
    : `<${name}${print(attributes)}>${children}</${name}>`;

export const group = (attributes: Attributes, ...children: readonly string[]) =>
  tag('g', attributes, children.join(''));

/** Text with its baseline at y; `content` is escaped. */
export const text = (x: number, y: number, content: string, attributes: Attributes = {}) =>
  content === '' ? '' : tag('text', { x, y, ...attributes }, escapeXml(content));

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes) =>
  tag('rect', { x, y, width, height, ...attributes });

export const circle = (cx: number, cy: number, r: number, attributes: Attributes) =>
  tag('circle', { cx, cy, r, ...attributes });

export const path = (d: string, attributes: Attributes) => tag('path', { d, ...attributes });

export const at = (x: number, y: number, ...children: readonly string[]) =>
  group({ transform: `translate(${round(x)} ${round(y)})` }, ...children);

/** Caches drawings by their arguments; there are only a few hundred different ones. */
export const remembered = <Key extends readonly (string | number | boolean)[]>(
  draw: (...key: Key) => string,
) => {
  const drawn = new Map<string, string>();
  return (...key: Key): string => {
    const name = key.join(' ');
    const known = drawn.get(name) ?? draw(...key);
    drawn.set(name, known);
    return known;
  };
};

/** Approximate width of a line in the period face: a Latin letter is about half as wide as it is high. */
export const widthOf = (content: string, size: number) => {
  let units = 0;
  for (const char of content) units += char.charCodeAt(0) > 0x2e7f ? 1 : 0.5;
  return units * size;
};

/** The largest font size, at most `size`, at which a line fits into the width `room`. */
export const fitting = (content: string, size: number, room: number) =>
  Math.min(size, (size * room) / widthOf(content, size));

/** How many times wider than the period face the reader's own typeface may be. */
const WIDER = 1.35;

/**
 * Font size of a line that fits into the width `room`. Where a wider typeface might exceed it, the length is fixed,
 * too. A line with room to spare keeps its natural length, or it would be stretched.
 */
export const held = (content: string, size: number, room: number): Attributes => {
  const fits = fitting(content, size, room);
  const length = widthOf(content, fits);
  const tight = length * WIDER > room;
  return {
    'font-size': fits,
    ...(tight && { textLength: length, lengthAdjust: 'spacingAndGlyphs' }),
  };
};
