import { Resvg } from '@resvg/resvg-js';

import { strideOf } from './png.js';

/** Pixels as four bytes each: red, green, blue, alpha. The colours are already multiplied by alpha. */
export interface Raster {
  readonly pixels: Buffer;
  readonly width: number;
}

export function drawn(svg: string, width: number, fontFiles: readonly string[]): Raster {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: {
      loadSystemFonts: false,
      fontFiles: [...fontFiles],
      serifFamily: 'IM Fell English',
      defaultFontFamily: 'IM Fell English',
    },
  }).render();
  return { pixels: image.pixels, width: image.width };
}

/** Rows of white pixels for a picture of that size. */
export function paper({ pixels, width }: Raster): Buffer {
  const rows = Buffer.alloc((pixels.length / 4 / width) * strideOf(width), 255);
  for (let at = 0; at < rows.length; at += strideOf(width)) rows[at] = 0;
  return rows;
}

/** Lays the raster over `rows` (in the layout of {@link strideOf}), in place, and returns them. */
export function lay(rows: Buffer, { pixels, width }: Raster): Buffer {
  const whole = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length >> 2);
  for (let from = 0, row = 1; from < whole.length; from += width, row += strideOf(width)) {
    for (let x = 0; x < width; x++) {
      const pixel = whole[from + x] as number;
      if (pixel !== 0) blend(rows, row + 3 * x, pixel);
    }
  }
  return rows;
}

/**
 * Blends one pixel over the row. `pixel` is little-endian: red is its lowest byte. Most pixels are fully opaque or
 * fully transparent.
 */
function blend(rows: Buffer, to: number, pixel: number): void {
  const rest = 255 - (pixel >>> 24);
  rows[to] = mixed(pixel & 255, rows[to] as number, rest);
  rows[to + 1] = mixed((pixel >>> 8) & 255, rows[to + 1] as number, rest);
  rows[to + 2] = mixed((pixel >>> 16) & 255, rows[to + 2] as number, rest);
}

function mixed(over: number, under: number, rest: number): number {
  return rest === 0 ? over : Math.min(255, over + (((under * rest + 127) / 255) | 0));
}
