import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import type { Preset } from '../../clocks/presets.js';
import { dueOf } from '../../competition/acts/due.js';
import type { Fact, Saying, Source } from '../../competition/facts/facts.js';
import { scenarioOf } from '../../competition/facts/settings.js';
import type { Tournament } from '../../competition/fold/tournament.js';
import { inTransaction } from '../../database/transaction.js';
import {
  type SeatedGame,
  SeatedGamesService,
  type Substituted,
  SubstitutesService,
} from '../../games/index.js';
import type { SealedBid } from '../store/bids.js';
import { BidsRepository } from '../store/bids.repository.js';
import { chained, type FactRow } from '../store/fact-rows.js';
import { changedPeople, changedPlaces } from '../store/projections.js';
import { type NewEvent, TournamentsRepository } from '../store/tournaments.repository.js';
import { forth, type LiveTournament } from './live-tournaments.service.js';

/** A fact that has no number yet. */
export type Spoken = Saying & Omit<Source, 'seq'>;

/** The request that made these facts. */
type SubmissionMark = Pick<NonNullable<FactRow['request']>, 'id' | 'hash'>;

/** Thrown to roll back the transaction when somebody else has written meanwhile. */
class Overtaken extends Error {}

/** The facts that are to be written on an event, and the event as it will be then. */
export interface Draft {
  readonly before: LiveTournament | null;
  readonly facts: readonly Fact[];
  readonly event: Tournament;
}

/** A new event, which begins with these facts. */
interface Beginning {
  readonly event: NewEvent;
  /** Throws where the event may not be made; runs in the transaction that writes it. */
  readonly check: (manager: EntityManager) => Promise<void>;
}

/** What is written beside facts. */
interface Extras {
  readonly mark?: SubmissionMark;
  readonly created?: Beginning;
  /** Seats of running games that go to substitutes. */
  readonly passed?: readonly Substituted[];
  readonly bids?: readonly SealedBid[];
}

/** Writes facts, with the games that begin, the seats that pass to substitutes and sealed bids, in one transaction. */
@Injectable()
export class CommitService {
  constructor(
    private readonly source: DataSource,
    private readonly tournaments: TournamentsRepository,
    private readonly bids: BidsRepository,
    private readonly games: SeatedGamesService,
    private readonly substitutes: SubstitutesService,
  ) {}

  /** Returns false where somebody else wrote first, and writes nothing then. Throws what `created.check` throws. */
  async write(
    id: string,
    draft: Draft,
    { mark, created, passed = [], bids = [] }: Extras = {},
  ): Promise<boolean> {
    const games = gamesToMake(draft);
    const rows = rowsOf(id, draft, mark);
    const due = dueOf(draft.event);
    const before = draft.before?.event ?? null;
    const wish = {
      ...{ tournamentId: id, rows, name: draft.event.name, phase: draft.event.phase },
      due: due === null ? null : new Date(due.at),
      people: changedPeople(before, draft.event),
      places: changedPlaces(before, draft.event),
    };
    try {
      await inTransaction(this.source, async (manager) => {
        await created?.check(manager);
        if (created !== undefined) await this.tournaments.add(manager, created.event);
        await this.games.make(manager, ownerOf(draft), games);
        if (!(await this.tournaments.advance(manager, wish))) throw new Overtaken();
        await this.bids.add(manager, id, bids);
        if (!(await this.substitutes.write(manager, passed))) throw new Overtaken();
      });
    } catch (error) {
      if (error instanceof Overtaken) return false;
      throw error;
    }
    this.games.announce(games);
    this.substitutes.announce(passed);
    return true;
  }
}

/** A draft on an event without any facts yet. */
export const blank = (live: LiveTournament): Draft => ({
  before: live,
  facts: [],
  event: live.event,
});

/** The draft with more facts, which get their numbers, and the event after them. */
export function drafted(draft: Draft, spoken: readonly Spoken[]): Draft {
  const facts = [...(draft.before?.facts ?? []), ...draft.facts];
  const more = spoken.map((one, i): Fact => ({ ...one, seq: facts.length + i + 1 }));
  const event = forth({ facts, event: draft.event }, more);
  if (event === null) throw new Error('an event without a beginning');
  return { ...draft, facts: [...draft.facts, ...more], event };
}

const ownerOf = ({ event: { roles } }: Draft): string =>
  Object.keys(roles).find((playerId) => roles[playerId] === 'OWNER') ?? '';

/** The rows of a draft's facts; the first one bears the mark of the request. */
function rowsOf(id: string, { before, facts }: Draft, mark: SubmissionMark | undefined): FactRow[] {
  const [first, ...rest] = chained(id, before?.hash ?? '', facts);
  if (first === undefined) return [];
  const request = mark === undefined ? null : { ...mark, facts: facts.length };
  return [{ ...first, request }, ...rest];
}

/** The games that begin with these facts. */
const gamesToMake = ({ event, facts }: Draft): SeatedGame[] =>
  facts.flatMap((fact) => {
    if (fact.kind === 'PUBLISHED')
      return gamesIn(event, fact.data.round, new Set(fact.data.games.flat()));
    if (fact.kind !== 'CONTINUED') return [];
    return gamesIn(event, fact.data.round, new Set(fact.data.games.map(({ game }) => game)));
  });

function gamesIn(event: Tournament, number: number, ids: ReadonlySet<string>): SeatedGame[] {
  const { board, daysAway = true } = event.settings;
  const { ruleset, options, clock } = board;
  const order = { ruleset, options, clock: clock as Preset };
  return (event.rounds[number - 1]?.pairs ?? []).flatMap(({ first, second, legs, ...pair }) =>
    legs.flatMap(({ game, side: of }) => {
      if (game === null || !ids.has(game)) return [];
      const sitters = of === 0 ? [first, second] : [second, first];
      const players = sitters.map((entry, side) => ({
        seat: board.seats[side] ?? '',
        playerId: event.entries[entry - 1]?.playerId ?? '',
      }));
      const scenario = pair.scenario ?? scenarioOf(event.settings, number);
      return [{ id: game, order: { ...order, scenario }, players, daysAway }];
    }),
  );
}
