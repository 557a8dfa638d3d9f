// A thread that pairs one round: in a large event that takes seconds.
import { parentPort, workerData } from 'node:worker_threads';

import { pairSwiss } from '../../competition/pairing/index.js';
import { lotOf } from './lot.js';
import type { PairingAnswer, PairingQuestion } from './question.js';

function paired({ tournamentId, seed, ...wish }: PairingQuestion): PairingAnswer {
  const lot = lotOf({ id: tournamentId, seed: Buffer.from(seed) });
  const found = pairSwiss({ ...wish, lot });
  if (!('pairs' in found)) return null;
  const pairs = found.pairs.map(({ first, second }) => ({ first, second }));
  return { pairs, byes: found.bye === null ? [] : [found.bye] };
}

parentPort?.postMessage(paired(workerData as PairingQuestion));
