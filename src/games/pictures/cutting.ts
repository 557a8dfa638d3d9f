// A worker that cuts a typeface down to some characters, and ends: the cutting library takes 100 MB, which only an end
// gives back.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';

import subsetFont from 'subset-font';

export interface Cutting {
  /** A file. */
  readonly face: string;
  readonly characters: string;
}

const { face, characters } = workerData as Cutting;
parentPort?.postMessage(
  await subsetFont(await readFile(face), characters, { targetFormat: 'truetype' }),
);
