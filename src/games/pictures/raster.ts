import { renderAsync } from '@resvg/resvg-js';

import { strideOf } from './png.js';

/** Red, green, blue and alpha a pixel; the colours already multiplied by alpha. */
export interface Raster {
  readonly pixels: Buffer;
  readonly width: number;
}

/** Drawn in a thread of its own. */
export async function drawn(
  svg: string,
  width: number,
  fontFiles: readonly string[],
): Promise<Raster> {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: {
      loadSystemFonts: false,
      fontFiles: [...fontFiles],
      serifFamily: 'IM Fell English',
      defaultFontFamily: 'IM Fell English',
    },
  });
  return { pixels: image.pixels, width: image.width };
}

/** White paper for a picture of that size. */
export function paper({ pixels, width }: Raster): Buffer {
  const rows = Buffer.alloc((pixels.length / 4 / width) * strideOf(width), 255);
  for (let at = 0; at < rows.length; at += strideOf(width)) rows[at] = 0;
  return rows;
}

/** A copy of `ground`, rows as {@link strideOf} has them, with the raster laid over it. */
export function laidOver(ground: Buffer, { pixels, width }: Raster): Buffer {
  const rows = Buffer.from(ground);
  const whole = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length >> 2);
  let to = 0;
  for (let i = 0; i < whole.length; i++) {
    if (i % width === 0) to++;
    if (whole[i] !== 0) blend(rows, to, pixels, i << 2);
    to += 3;
  }
  return rows;
}

function blend(rows: Buffer, to: number, pixels: Buffer, from: number): void {
  const rest = 255 - (pixels[from + 3] ?? 0);
  for (let k = 0; k < 3; k++) {
    const under = rest === 0 ? 0 : Math.round(((rows[to + k] ?? 0) * rest) / 255);
    rows[to + k] = Math.min(255, (pixels[from + k] ?? 0) + under);
  }
}
