import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { Injectable } from '@nestjs/common';

import { PROJECT_ROOT } from '../../common/project-root.js';
import { Turns } from '../../common/turns.js';
import { nextRound } from '../../competition/acts/round-acts.js';
import type { Pairing } from '../../competition/facts/facts.js';
import { tableOf } from '../../competition/fold/table-of.js';
import type { Tournament } from '../../competition/fold/tournament.js';
import { roundRobin } from '../../competition/pairing/index.js';
import { appError } from '../../errors/errors.js';
import type { Head } from '../store/tournaments.repository.js';
import type { PairingAnswer, PairingQuestion } from './question.js';

/** As it was built: a thread cannot load what is only source. */
const BUILT = join(PROJECT_ROOT, 'dist', 'src', 'tournaments', 'pairing', 'thread.js');
/** No event that fits here takes a tenth of that. */
const MOST_MS = 60_000;

/** Who meets whom in the next round of an event. */
@Injectable()
export class PairingsService {
  /** One round is paired at a time. */
  private readonly turns = new Turns<'pairing'>();

  /** null: there is none that keeps what the event promises. Throws UNAVAILABLE where it takes too long. */
  async next(head: Head, event: Tournament): Promise<Pairing | null> {
    if (event.settings.format !== 'SWISS') return scheduled(event);
    const question = questionOf(head, event);
    return this.turns.take('pairing', () => asked(question));
  }
}

function questionOf({ id, seed }: Head, event: Tournament): PairingQuestion {
  const round = nextRound(event);
  const playing = event.entries
    .filter(({ state, byes }) => state === 'ACTIVE' && !byes.includes(round))
    .map(({ number }) => number);
  return {
    ...{ tournamentId: id, seed, table: tableOf(event), round, playing },
    ...{ forbidden: [], pinned: [], sideLimit: 1, rematches: 0 },
  };
}

/** The round as it stands in the tables; whose opponent plays no more is left over. */
function scheduled({ settings, seeds, entries, rounds }: Tournament): Pairing {
  const isDouble = settings.format === 'DOUBLE_ROUND_ROBIN';
  const number = rounds.filter(({ state }) => state !== 'PROPOSED').length;
  const meetings = roundRobin(seeds, isDouble)[number] ?? [];
  const plays = (entry: number): boolean => entries[entry - 1]?.state === 'ACTIVE';
  const pairs = meetings.filter(({ first, second }) => plays(first) && plays(second));
  const met = new Set(pairs.flatMap(({ first, second }) => [first, second]));
  return { pairs, byes: seeds.filter((entry) => plays(entry) && !met.has(entry)) };
}

function asked(question: PairingQuestion): Promise<PairingAnswer> {
  return new Promise((resolve, reject) => {
    // Without what this process was begun with: loaders of sources take longer than the pairing.
    const thread = new Worker(BUILT, { workerData: question, execArgv: [] });
    const timer = setTimeout(() => void thread.terminate(), MOST_MS);
    thread.once('message', resolve).once('error', reject);
    thread.once('exit', () => {
      clearTimeout(timer);
      reject(appError('UNAVAILABLE'));
    });
  });
}
