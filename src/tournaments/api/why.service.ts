import { Injectable } from '@nestjs/common';

import { tableOf } from '../../competition/fold/table-of.js';
import { formatNow, lastRound, type Round } from '../../competition/fold/tournament.js';
import { balanceOf, pointsOf } from '../../competition/table/table.js';
import { appError } from '../../errors/errors.js';
import { Rulesets } from '../../games/index.js';
import type { Locale, Text } from '../../language/locale.js';
import { PairingsService } from '../pairing/pairings.service.js';
import type { Cost, Proposal, WhyAnswer } from '../pairing/question.js';
import { type EventReading, TournamentsService } from '../running/tournaments.service.js';
import type { DigitObject, PossibleRoundObject, SwapObject, WhyObject } from './why.objects.js';
import {
  barText,
  DIGIT_WORDS,
  DIGITS,
  FIXED,
  missingText,
  NO_OTHER,
  type Scores,
  scoresText,
  sidesText,
  type Spoken,
  TOO_MANY,
} from './why-words.js';

/** How many barred opponents are named at most. */
const NAMED = 3;

interface Wish {
  readonly playerId: string;
  readonly tournamentId: string;
  readonly locale: Locale;
}

interface Asked {
  readonly reading: EventReading;
  readonly round: Round;
}

type Couple = Round['pairs'][number];

/** Explains a proposed round, and what exchanges would cost, to those who run the event. */
@Injectable()
export class WhyService {
  constructor(
    private readonly tournaments: TournamentsService,
    private readonly pairings: PairingsService,
    private readonly rulesets: Rulesets,
  ) {}

  /** Throws NOT_FOUND where there is no such pair that the caller may see. */
  async why(wish: Wish, board: number): Promise<WhyObject> {
    const { reading, round } = await this.proposed(wish);
    const pair = round.pairs[board - 1];
    if (pair === undefined) throw NOT_PROPOSED();
    const { live, event } = reading;
    if (formatNow(event) !== 'SWISS')
      return { sentences: [FIXED[wish.locale]], digits: [], without: null };
    const told = await this.pairings.why(live.head, event, round, pair);
    const sentences = sentencesOf(this.spoken(reading), pair, told);
    const { without } = told;
    return {
      sentences: sentences.map((sentence) => sentence[wish.locale]),
      digits: shownDigits(told.round.cost, wish.locale),
      without: without && 'pairs' in without ? shownRound(without, wish.locale) : null,
    };
  }

  /** Throws NOT_FOUND where there is no proposed round with that entry that the caller may see. */
  async swaps(wish: Wish, entry: number): Promise<SwapObject[]> {
    const { reading, round } = await this.proposed(wish);
    const { live, event } = reading;
    const isIn = ({ first, second }: Couple): boolean => first === entry || second === entry;
    if (!round.pairs.some(isIn) && !round.byes.includes(entry)) throw NOT_PROPOSED();
    if (formatNow(event) !== 'SWISS') return [];
    const spoken = this.spoken(reading);
    return this.pairings.exchanges(live.head, event, round, entry).map((one) => ({
      entry: one.entry,
      digits: shownDigits(one.cost, wish.locale),
      because: one.bar === null ? null : barText(spoken, one.bar)[wish.locale],
    }));
  }

  private async proposed({ playerId, tournamentId }: Wish): Promise<Asked> {
    const reading = await this.tournaments.reading(tournamentId, playerId);
    const round = lastRound(reading.event);
    const runsIt = reading.event.roles[playerId] !== undefined;
    if (!runsIt || round?.state !== 'PROPOSED') throw NOT_PROPOSED();
    return { reading, round };
  }

  private spoken({ event }: EventReading): Spoken {
    const { ruleset, seats } = event.settings.board;
    const names = this.rulesets.find(ruleset)?.seatNames;
    const all = tableOf(event).contestants.map((one) => [one.entry, balanceOf(one)] as const);
    const balances = new Map(all);
    return {
      event,
      side: (seat) => names?.[seats[seat]] ?? null,
      balance: (entry) => balances.get(entry) ?? 0,
    };
  }
}

function sentencesOf(spoken: Spoken, pair: Couple, told: WhyAnswer): readonly Text[] {
  const { missing, without } = told;
  const barred = missing.slice(0, NAMED).map(({ entry, other, barrier }) => {
    return missingText(spoken, { barrier, entries: [entry, other] });
  });
  const rest = without === null ? TOO_MANY : 'pairs' in without ? null : NO_OTHER;
  const all = [scoresText(spoken, scoresOf(spoken, pair, told)), ...barred];
  return [...all, sidesText(spoken, pair), rest].filter((text) => text !== null);
}

function scoresOf({ event }: Spoken, { first, second }: Couple, { cost }: WhyAnswer): Scores {
  const { contestants } = tableOf(event);
  const scored = [first, second].map((entry) => {
    const known = contestants.find((one) => one.entry === entry);
    return { entry, points: known === undefined ? 0 : pointsOf(known) };
  });
  const [high, low] = scored.sort((a, b) => b.points - a.points);
  return {
    entries: [high?.entry ?? first, low?.entry ?? second],
    points: [high?.points ?? 0, low?.points ?? 0],
    fold: cost.fold,
  };
}

const shownDigits = (cost: Cost, locale: Locale): DigitObject[] =>
  DIGITS.map((name) => ({ name, words: DIGIT_WORDS[name][locale], value: cost[name] }));

const shownRound = ({ pairs, bye, cost }: Proposal, locale: Locale): PossibleRoundObject => ({
  digits: shownDigits(cost, locale),
  pairings: pairs.map(({ first, second }) => ({ first, second })),
  bye,
});

const NOT_PROPOSED = () =>
  appError('NOT_FOUND', { thing: { en: 'pair in a proposed round', ja: '提案中の組み合わせ' } });
