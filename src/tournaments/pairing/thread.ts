// Worker thread that pairs one round, which takes seconds in a large event.
import { parentPort, workerData } from 'node:worker_threads';

import { appraised, pairSwiss, type SwissWish, why } from '../../competition/pairing/index.js';
import { lotOf } from './lot.js';
import type { PairingAnswer, PairingQuestion, WhyAnswer, WhyQuestion } from './question.js';

function wishOf({ tournamentId, seed, ...wish }: PairingQuestion): SwissWish {
  return { ...wish, lot: lotOf({ id: tournamentId, seed: Buffer.from(seed) }) };
}

function paired(question: PairingQuestion): PairingAnswer {
  const found = pairSwiss(wishOf(question));
  if (!('pairs' in found)) return null;
  const pairs = found.pairs.map(({ first, second }) => ({ first, second }));
  return { pairs, byes: found.bye === null ? [] : [found.bye] };
}

function explained({ proposed, pair, ...question }: WhyQuestion): WhyAnswer {
  const wish = wishOf(question);
  const round = appraised(wish, proposed);
  const same = round.pairs.find(({ first }) => first === pair.first);
  if (!same) throw new RangeError(`${pair.first} and ${pair.second} do not meet`);
  return { ...why(wish, round, same), round };
}

const question = workerData as PairingQuestion | WhyQuestion;
parentPort?.postMessage('proposed' in question ? explained(question) : paired(question));
