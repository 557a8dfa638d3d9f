// A worker that cuts a typeface down to some characters and then ends. The library that cuts takes 100 MB of memory,
// which only the end of the worker gives back.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';

import subsetFont from 'subset-font';

export interface Cutting {
  /** Path of the typeface file. */
  readonly face: string;
  readonly characters: string;
}

const { face, characters } = workerData as Cutting;
parentPort?.postMessage(
  await subsetFont(await readFile(face), characters, { targetFormat: 'truetype' }),
);
