// A process that draws pictures and cuts typefaces, one after the other, for the one that began it, and ends with that.
import { readFile } from 'node:fs/promises';

import { LRUCache } from 'lru-cache';
import subsetFont from 'subset-font';

import { encodePng } from './png.js';
import { drawn, lay, paper } from './raster.js';

export interface Painting {
  readonly svg: string;
  readonly width: number;
  /** Files of the typefaces. */
  readonly faces: readonly string[];
  /** What many pictures begin with, and a name of it; null: nothing to draw apart. */
  readonly ground: { readonly name: string; readonly svg: string } | null;
}

/** Typefaces that are to be cut down to some characters. */
export interface Trimming {
  readonly faces: readonly string[];
  readonly characters: string;
}

export type Order = { readonly paint: Painting } | { readonly trim: Trimming };

/**
 * A picture, or of each typeface what is left of it, as TrueType: to pack them takes a hundred times as long as to cut
 * them.
 */
export type Delivered = { readonly made: readonly Uint8Array[] } | { readonly error: string };

/** Bytes of grounds. */
const GROUNDS = 25e6;
const grounds = new LRUCache<string, Buffer>({
  maxSize: GROUNDS,
  sizeCalculation: ({ length }) => length || 1,
});

function groundOf({ ground, width, faces }: Painting): Buffer | undefined {
  if (ground === null) return undefined;
  const known = grounds.get(ground.name);
  if (known !== undefined) return known;
  const raster = drawn(ground.svg, width, faces);
  const rows = lay(paper(raster), raster);
  grounds.set(ground.name, rows);
  return rows;
}

function paint(painting: Painting): Uint8Array {
  const ground = groundOf(painting);
  const over = drawn(painting.svg, painting.width, painting.faces);
  const rows = lay(ground ? Buffer.from(ground) : paper(over), over);
  return encodePng(rows, over.width);
}

async function trim({ faces, characters }: Trimming): Promise<Uint8Array[]> {
  const cut: Uint8Array[] = [];
  for (const face of faces)
    cut.push(await subsetFont(await readFile(face), characters, { targetFormat: 'truetype' }));
  return cut;
}

async function answer(order: Order): Promise<Delivered> {
  try {
    return { made: 'paint' in order ? [paint(order.paint)] : await trim(order.trim) };
  } catch (error) {
    return { error: String(error) };
  }
}

process.on('message', async (order: Order) => {
  process.send?.(await answer(order));
  // A few megabytes of pixels hang on every few bytes that V8 knows of.
  globalThis.gc?.();
});
process.on('disconnect', () => process.exit());
// The keys that stop the service reach this process too: what is being drawn is drawn, then the service lets go.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
