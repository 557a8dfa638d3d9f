// Child process that draws pictures and cuts typefaces, one order after the other. It ends with the process that
// started it.
import { readFile } from 'node:fs/promises';

import { LRUCache } from 'lru-cache';
import subsetFont from 'subset-font';

import { encodePng } from './png.js';
import { drawn, lay, paper } from './raster.js';

export interface Painting {
  readonly svg: string;
  readonly width: number;
  /** Paths of typeface files. */
  readonly faces: readonly string[];
  /** The lower layer, which many pictures share, with a name to cache it by; null: `svg` is the whole picture. */
  readonly ground: { readonly name: string; readonly svg: string } | null;
}

/** An order to cut typefaces down to some characters. */
export interface Trimming {
  readonly faces: readonly string[];
  readonly characters: string;
}

export type Order = { readonly paint: Painting } | { readonly trim: Trimming };

/**
 * The answer to an order: one PNG, or the cut typefaces as TrueType (compressing them to WOFF2 takes a hundred times as
 * long as the cut).
 */
export type Delivered = { readonly made: readonly Uint8Array[] } | { readonly error: string };

/** Bytes of cached grounds at most. */
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
  // Each of these buffers is a few bytes for V8 but megabytes outside its heap, so V8 alone would collect too late.
  globalThis.gc?.();
});
process.on('disconnect', () => process.exit());
// Ctrl-C reaches this process too. It is ignored here: what is being drawn is finished, then the service disconnects.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
