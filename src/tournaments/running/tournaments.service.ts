import { randomBytes, randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import { actsOf } from '../../competition/acts/judge.js';
import type { Actor } from '../../competition/acts/rule.js';
import type { Fact, FactOf } from '../../competition/facts/facts.js';
import { type Board, type Settings, TIEBREAKS } from '../../competition/facts/settings.js';
import { isSealed } from '../../competition/fold/choice.js';
import { fold } from '../../competition/fold/fold.js';
import type { Tournament } from '../../competition/fold/tournament.js';
import { FORMATS } from '../../competition/formats/index.js';
import { Environment } from '../../config/environment.js';
import { invalidInput, invariant } from '../../errors/errors.js';
import { commitmentOf, offeredOf, Rulesets, settingOf } from '../../games/index.js';
import { assertBelow, type Standing } from '../../quotas/standing.js';
import { Wall } from '../../time/wall.js';
import { BidsRepository } from '../store/bids.repository.js';
import {
  type EventFilter,
  type Listed,
  TournamentsRepository,
} from '../store/tournaments.repository.js';
import { mayKnow } from './access.js';
import { CommitService } from './commit.service.js';
import { type LiveTournament, LiveTournamentsService } from './live-tournaments.service.js';

/** Counts, for a quota, the events of a player that are not over. */
const OPEN_EVENTS: Standing = {
  count: `SELECT count(*)::int AS count FROM tournaments
    WHERE owner_id = $1 AND phase IN ('DRAFT', 'OPEN', 'RUNNING')`,
  things: { en: 'events that are not over', ja: '終わっていないイベント' },
  remedy: {
    en: 'cancel one of them first, or wait until one is over.',
    ja: '先にその一つを中止するか、終わるのを待ってください。',
  },
};

const DAY_MS = 86_400_000;
const YEAR_MS = 366 * DAY_MS;
/** The most scenarios that a pair strikes from: each strike may take a step of the event's time. */
const MOST_STRUCK = 9;

/** The settings of a new event; the rest of the board is taken from the ruleset. */
export interface EventOrder extends Omit<Settings, 'board'> {
  readonly name: string;
  readonly board: Omit<Board, 'seats'>;
}

/** An event as one caller may see it, now or after its first facts. */
export interface EventReading {
  readonly live: LiveTournament;
  readonly event: Tournament;
  readonly facts: readonly Fact[];
  readonly playerId: string | null;
  /** The number of facts to look back to; null: the event as it is now. */
  readonly at: number | null;
}

/** What somebody has bid: for which seat, and how many points. */
export interface OwnBid {
  readonly seat: string;
  readonly points: number;
}

@Injectable()
export class TournamentsService {
  constructor(
    private readonly live: LiveTournamentsService,
    private readonly tournaments: TournamentsRepository,
    private readonly bids: BidsRepository,
    private readonly commits: CommitService,
    private readonly rulesets: Rulesets,
    private readonly environment: Environment,
    private readonly wall: Wall,
  ) {}

  /** Makes a draft of an event, which its creator owns. Throws INVALID_INPUT, QUOTA_REACHED. */
  async create(actor: Actor, { name, ...order }: EventOrder): Promise<EventReading> {
    const settings = this.settingsOf(order);
    const [id, at] = [randomUUID(), new Date(this.wall.now())];
    const seed = randomBytes(32);
    const source = { seq: 1, by: actor.playerId, role: 'OWNER', at: at.toISOString() } as const;
    const fact: Fact = { ...source, reason: null, kind: 'CREATED', data: { name, settings } };
    const event = fold([fact]);
    invariant(event, 'an event begins with its first fact');
    const made = {
      ...{ id, slug: slugOf(name, id), name, ruleset: settings.board.ruleset },
      ...{ ownerId: actor.playerId, seed, commitment: commitmentOf(seed), createdAt: at },
    };
    const draft = { before: null, facts: [fact], event };
    const most = this.environment.quotas.openTournaments;
    const check = (manager: EntityManager): Promise<void> =>
      assertBelow(manager, actor.playerId, OPEN_EVENTS, most);
    await this.commits.write(id, draft, { created: { event: made, check } });
    return this.reading(id, actor.playerId);
  }

  private settingsOf({ board, ...order }: Omit<EventOrder, 'name'>): Settings {
    const rules = this.rulesets.require(board.ruleset);
    const [first, second, ...more] = rules.seats;
    invariant(first !== undefined && second !== undefined && more.length === 0, 'two seats');
    const options = optionsOf(rules, board);
    const ahead = Date.parse(order.startsAt) - this.wall.now();
    if (!(ahead > 0 && ahead <= YEAR_MS)) throw BAD_START();
    const isKnown = (name: string): boolean => (TIEBREAKS as readonly string[]).includes(name);
    if (!order.tiebreaks.every(isKnown)) throw BAD_TIEBREAK();
    assertStages(order);
    assertPools(order);
    assertChoice(order, board.scenarios);
    const { mostEntrants = Infinity } = FORMATS[order.format];
    const mostEntries = Math.min(order.mostEntries, mostEntrants);
    return { ...order, mostEntries, board: { ...board, options, seats: [first, second] } };
  }

  /** The event as it is, or as it was after its first `at` facts. Throws NOT_FOUND. */
  async reading(
    idOrSlug: string,
    playerId: string | null,
    at: number | null = null,
  ): Promise<EventReading> {
    const live = await this.live.fresh(idOrSlug);
    mayKnow(live, playerId);
    if (at === null || at >= live.facts.length)
      return { live, event: live.event, facts: live.facts, playerId, at: null };
    const facts = live.facts.slice(0, Math.max(at, 1));
    const event = fold(facts);
    invariant(event, 'an event begins with its first fact');
    return { live, event: asSeenHere(live.event, event), facts, playerId, at: facts.length };
  }

  async list(
    playerId: string | null,
    filter: EventFilter,
    page: { first: number; after: Listed | null },
  ): Promise<{ items: EventReading[]; hasNextPage: boolean }> {
    const found = await this.tournaments.list(playerId, filter, { ...page, first: page.first + 1 });
    const here = found.slice(0, page.first);
    const items = await Promise.all(here.map(({ id }) => this.reading(id, playerId)));
    return { items, hasNextPage: found.length > page.first };
  }

  /**
   * The bid that the reader has sealed for their next game; null: there is none. Nobody else is told it, not even who
   * goes on for the reader: else a director could look at a bid by going on for its maker.
   */
  async ownBid({ live, event, facts, playerId }: EventReading): Promise<OwnBid | null> {
    const made = facts.findLast(
      (fact): fact is FactOf<'BID'> =>
        fact.kind === 'BID' && fact.by !== null && fact.by === playerId,
    );
    if (made === undefined || !isSealed(event, made.data)) return null;
    const { seal } = made.data;
    const bid = (await this.bids.opened(live.head.id, [seal])).get(seal);
    if (bid === undefined) return null;
    return { seat: event.settings.board.seats[bid.side], points: bid.points };
  }

  /** The verbs of the acts that the caller may do now. */
  actsFor({ event, playerId, at }: EventReading): readonly string[] {
    if (playerId === null || at !== null) return [];
    return actsOf(event, { playerId, name: '' });
  }
}

/** An earlier state of an event. One that was imported was not run here then, either. */
const asSeenHere = ({ origin }: Tournament, earlier: Tournament): Tournament =>
  origin === null ? earlier : { ...earlier, origin, roles: {} };

/** The options of all scenarios. Throws INVALID_INPUT for a scenario that is not there, or an option that none has. */
function optionsOf(
  rules: ReturnType<Rulesets['require']>,
  { scenarios, options }: Omit<Board, 'seats'>,
): Board['options'] {
  const settings = scenarios.map((scenario) =>
    settingOf(rules, { scenario, options: offeredOf(rules, { scenario, options }) }),
  );
  const all = Object.assign({}, ...settings.map((one) => one.options)) as Board['options'];
  if (!Object.keys(options).every((id) => Object.hasOwn(all, id)))
    settingOf(rules, { scenario: scenarios[0] ?? '', options });
  return all;
}

const BAD_START = () =>
  invalidInput({
    en: 'startsAt lies ahead, within a year.',
    ja: 'startsAtは1年以内の未来の時刻でなければなりません。',
  });
const BAD_TIEBREAK = () =>
  invalidInput({
    en: `tiebreaks are among ${TIEBREAKS.join(', ')}.`,
    ja: `tiebreaksに指定できるのは${TIEBREAKS.join(', ')}です。`,
  });

/**
 * Throws INVALID_INPUT where settings do not go together: some make sense in brackets only, and a bracket has no number
 * of rounds of its own.
 */
function assertStages({ format, rounds, finals, bestOf }: Omit<Settings, 'board'>): void {
  const isBracket = FORMATS[format].lives > 0;
  if (isBracket && (rounds !== null || finals !== undefined)) throw BAD_STAGES();
  if (!isBracket && finals === undefined && bestOf !== undefined) throw BAD_SERIES();
}

/** Throws INVALID_INPUT where pools could not be played, or not as many of each could go on. */
function assertPools({ format, pools, finals }: Omit<Settings, 'board'>): void {
  if (pools === undefined) return;
  const isAll = format === 'ROUND_ROBIN' || format === 'DOUBLE_ROUND_ROBIN';
  if (!isAll || finals === undefined || finals.places % pools !== 0) throw BAD_POOLS();
}

const BAD_POOLS = () =>
  invalidInput({
    en: 'pools are for a round robin with finals, whose places are a multiple of the pools: as many of each go on.',
    ja: 'poolsは決勝ステージのある総当たりで指定します。各組から同じ人数が進むよう、placesは組数の倍数にしてください。',
  });
const BAD_STAGES = () =>
  invalidInput({
    en: 'rounds and finals are for a Swiss or a round robin: a bracket has as many rounds as it needs.',
    ja: 'roundsとfinalsはスイス式か総当たりで指定します。勝ち抜き戦の回戦数は参加人数で決まります。',
  });
const BAD_SERIES = () =>
  invalidInput({
    en: 'bestOf is for knockouts, series and finals.',
    ja: 'bestOfを指定できるのは、勝ち抜き戦、シリーズ、決勝ステージだけです。',
  });

/** Throws INVALID_INPUT where pairs would have nothing to choose, or could not. */
function assertChoice(
  { choice, legs, bestOf }: Omit<Settings, 'board'>,
  scenarios: readonly string[],
): void {
  if (choice === undefined) return;
  const { strikes, budget } = choice;
  if (!strikes && budget === null) throw NO_CHOICE();
  const apart = new Set(scenarios).size;
  if (strikes && (apart < 2 || apart < scenarios.length || apart > MOST_STRUCK))
    throw BAD_STRIKES();
  if (budget !== null && legs !== 'SINGLE' && bestOf === undefined) throw BAD_BIDS();
}

const NO_CHOICE = () =>
  invalidInput({
    en: 'choice has strikes, a budget for bids, or both.',
    ja: 'choiceには、strikes、入札の持ち点budget、またはその両方を指定してください。',
  });
const BAD_STRIKES = () =>
  invalidInput({
    en: `Scenarios are struck from 2 to ${MOST_STRUCK} different ones.`,
    ja: `消去で決める場合は、異なるシナリオを2〜${MOST_STRUCK}個指定してください。`,
  });
const BAD_BIDS = () =>
  invalidInput({
    en: 'Sides are bid for where a pairing is one game (legs SINGLE) or a series (bestOf): else both sides are played.',
    ja: '陣営の入札は、1局の対戦（legs: SINGLE）かシリーズ（bestOf）で行います。それ以外では両方の陣営で対局します。',
  });

/**
 * Makes the event's name for URLs from the letters and digits of its name, and part of its id, so that it is unique.
 */
export function slugOf(name: string, id: string): string {
  const plain = name.normalize('NFKD').toLowerCase();
  const words = plain.replace(/\p{M}/gu, '').replace(/[^a-z0-9]+/g, '-');
  const start = words.replace(/^-+|-+$/g, '').slice(0, 40);
  return `${start === '' ? 'event' : start}-${id.slice(0, 8)}`;
}
