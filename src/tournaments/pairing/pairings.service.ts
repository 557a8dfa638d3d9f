import { Injectable } from '@nestjs/common';

import { Turns } from '../../common/turns.js';
import { nextRound } from '../../competition/acts/round-acts.js';
import { bracketRound } from '../../competition/bracket/index.js';
import type { Pairing, PairOf } from '../../competition/facts/facts.js';
import { areSidesBid } from '../../competition/facts/settings.js';
import { tableOf } from '../../competition/fold/table-of.js';
import {
  formatNow,
  playingIn,
  type Round,
  type Tournament,
} from '../../competition/fold/tournament.js';
import { FORMATS } from '../../competition/formats/index.js';
import { type Exchange, exchangesOf } from '../../competition/pairing/index.js';
import type { Head } from '../store/tournaments.repository.js';
import { askThread } from '../threads/ask-thread.js';
import { lotOf } from './lot.js';
import type { PairingAnswer, PairingQuestion, WhyAnswer, WhyQuestion } from './question.js';
import { scheduled } from './scheduled.js';

const THREAD = 'pairing/thread.js';

/** Pairs the next round of an event. */
@Injectable()
export class PairingsService {
  /** One round is paired at a time, and one explained: a question why does not delay anybody's pairing. */
  private readonly turns = new Turns<'pairing' | 'why'>();

  /** Returns null where no pairing keeps the rules of the event. Throws UNAVAILABLE where it takes too long. */
  async next(head: Head, event: Tournament): Promise<Pairing | null> {
    const format = formatNow(event);
    if (FORMATS[format].lives > 0) return bracketRound(event, lotOf(head));
    if (format !== 'SWISS') return scheduled(event);
    const question = questionOf(head, event);
    return this.turns.take('pairing', () => askThread<PairingAnswer>(THREAD, question));
  }

  /** Explains why two meet in a proposed round of a Swiss event. Throws UNAVAILABLE where it takes too long. */
  why(head: Head, event: Tournament, round: Round, pair: PairOf): Promise<WhyAnswer> {
    const proposed = { pairs: round.pairs.map(plain), byes: round.byes };
    const question: WhyQuestion = {
      ...proposalOf(head, event, round),
      proposed,
      pair: plain(pair),
    };
    return this.turns.take('why', () => askThread<WhyAnswer>(THREAD, question));
  }

  /**
   * With whom an entrant could change places in a proposed round of a Swiss event, and what each exchange would cost.
   */
  exchanges(head: Head, event: Tournament, round: Round, entry: number): readonly Exchange[] {
    const { tournamentId: _, seed: __, ...wish } = proposalOf(head, event, round);
    return exchangesOf({ ...wish, lot: lotOf(head) }, round, entry);
  }
}

const plain = ({ first, second }: PairOf): PairOf => ({ first, second });

/** The question that led to a proposed round, with the entrants who are in that round now. */
function proposalOf(head: Head, event: Tournament, { pairs, byes }: Round): PairingQuestion {
  const playing = [...pairs.flatMap(({ first, second }) => [first, second]), ...byes];
  return { ...questionOf(head, event), playing };
}

function questionOf({ id, seed }: Head, event: Tournament): PairingQuestion {
  const round = nextRound(event);
  const playing = playingIn(event, round).map(({ number }) => number);
  const isIn = (couple: readonly number[]): boolean => couple.every((one) => playing.includes(one));
  return {
    ...{ tournamentId: id, seed, table: tableOf(event), round, playing },
    ...{ forbidden: event.apart.flatMap(couplesOf), pinned: event.pinned.filter(isIn) },
    ...{ sideLimit: areSidesBid(event.settings) ? Infinity : 1, rematches: 0 },
  };
}

const couplesOf = (group: readonly number[]): (readonly [number, number])[] =>
  group.flatMap((one, i) => group.slice(i + 1).map((other) => [one, other] as const));
