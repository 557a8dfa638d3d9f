import { dueOf } from '../../competition/acts/due.js';
import { ACTS } from '../../competition/acts/judge.js';
import { bracketOf, type Played, roundsIn } from '../../competition/bracket/index.js';
import { type Fact, ROLES } from '../../competition/facts/facts.js';
import { type Choice, scenarioOf, type Settings } from '../../competition/facts/settings.js';
import {
  choiceEnds,
  choiceStep,
  choosersIn,
  paidIn,
  pointsLeft,
  scenariosLeft,
} from '../../competition/fold/choice.js';
import { scoreOf } from '../../competition/fold/match.js';
import { tableOf, waitingSides } from '../../competition/fold/table-of.js';
import {
  type Entry,
  entryOf,
  lastRound,
  type Origin,
  type PairState,
  type Round,
  type Tournament,
} from '../../competition/fold/tournament.js';
import { type Line, linesOf } from '../../competition/ranking/index.js';
import type { Contestant, Side } from '../../competition/table/table.js';
import { lotsOf } from '../papers/standing-lines.js';
import { isOver, isSeen } from '../running/access.js';
import type { EventReading } from '../running/tournaments.service.js';
import type { ActObject } from './act.objects.js';
import type { MatchObject } from './bracket.objects.js';
import { cursorOf } from './cursor.js';
import type { EntryObject } from './entry.objects.js';
import type { FactObject } from './fact.objects.js';
import type { PairingChoiceObject, PairingObject, RoundObject } from './round.objects.js';
import type { RangeObject, StandingObject } from './standing.objects.js';
import type {
  ChoiceObject,
  OriginObject,
  SettingsObject,
  TournamentObject,
} from './tournament.objects.js';

const HOUR_MS = 3_600_000;

/**
 * An event as it is answered, with the reading from which its other fields are made; the reading itself is not shown.
 */
export type ReadTournament = TournamentObject & { readonly reading: EventReading };

/** The head of an event for a reader. Its table, facts and acts are made only where a client asks for them. */
export function shownTournament(reading: EventReading): ReadTournament {
  const { live, event, at } = reading;
  const { id, slug, commitment, seed, createdAt } = live.head;
  let known: ReadonlyMap<number, Contestant> | undefined;
  const contestants = (): ReadonlyMap<number, Contestant> =>
    (known ??= new Map(tableOf(event).contestants.map((one) => [one.entry, one])));
  const due = dueOf(event);
  return {
    reading,
    id: at === null ? id : `${id}@${at}`,
    ...{ slug, name: event.name, phase: event.phase, version: event.version },
    ...{ settings: shownSettings(event.settings), planned: roundsIn(event), commitment, createdAt },
    origin: shownOrigin(event.origin),
    entrants: event.entries.filter(({ state }) => state === 'ACTIVE').length,
    seed: isOver(event) && at === null ? seed.toString('hex') : null,
    due: due === null || at !== null ? null : new Date(due.at),
    roles: Object.entries(event.roles).map(([playerId, role]) => ({ playerId, role })),
    // Getters, so that only what is asked for is made: a large event has thousands of entries.
    get entries() {
      const paid = paidIn(event);
      return event.entries.map((entry) => ({
        ...shownEntry(entry, contestants().get(entry.number)),
        pointsLeft: pointsLeft(event, entry.number, paid),
      }));
    },
    get rounds() {
      return roundsSeen(reading).map((round) => shownRound(event, round, contestants()));
    },
  };
}

const shownOrigin = (origin: Origin | null): OriginObject | null =>
  origin && { from: origin.from, by: origin.by, at: new Date(origin.at) };

/** The rounds that the reader may see: a proposed round is shown only to those who run the event. */
export function roundsSeen({ event, playerId }: EventReading): readonly Round[] {
  const role = playerId === null ? undefined : event.roles[playerId];
  const runsIt = role !== undefined && ROLES.includes(role);
  return event.rounds.filter(({ state }) => runsIt || state !== 'PROPOSED');
}

const shownEntry = (
  { from: _, left: __, ...entry }: Entry,
  contestant: Contestant | undefined,
): Omit<EntryObject, 'pointsLeft'> => ({ ...entry, seed: contestant?.seed ?? 0 });

const shownSettings = ({
  board,
  rounds: _,
  points: __,
  bestOf,
  pools,
  finals,
  choice,
  reset = true,
  checkIn = false,
  daysAway = true,
  ...settings
}: Settings): SettingsObject => ({
  ...{ ...settings, bestOf: bestOf ?? null, pools: pools ?? null, finals: finals ?? null },
  ...{ reset, checkIn, daysAway, choice: choice === undefined ? null : shownChoice(choice) },
  ...board,
  startsAt: new Date(settings.startsAt),
  roundHours: settings.roundMs / HOUR_MS,
  graceHours: settings.graceMs / HOUR_MS,
  pauseHours: settings.pauseMs / HOUR_MS,
});

const shownChoice = ({ strikes, budget, stepMs }: Choice): ChoiceObject => ({
  ...{ strikes, budget, stepHours: stepMs / HOUR_MS },
});

function shownRound(
  event: Tournament,
  { number, state, pairs, byes, since, deadline }: Round,
  contestants: ReadonlyMap<number, Contestant>,
): RoundObject {
  const { settings } = event;
  const doStrike = settings.choice?.strikes === true;
  const pointsOf = (entry: number): number =>
    contestants.get(entry)?.parts[number - 1]?.points ?? 0;
  return {
    ...{ number, state, byes, scenario: doStrike ? null : scenarioOf(settings, number) },
    pairings: pairs.map((pair, i) => {
      const table = [pointsOf(pair.first), pointsOf(pair.second)] as const;
      const [firstPoints, secondPoints] = pair.match === undefined ? table : scoreOf(pair);
      const scenario = pair.scenario ?? (doStrike ? null : scenarioOf(settings, number));
      return {
        ...{ ...shownPairing(event, pair, i + 1), scenario, firstPoints, secondPoints },
        choice: choiceOf(event, number, pair),
      };
    }),
    since: new Date(since),
    deadline: deadline === null ? null : new Date(deadline),
  };
}

const shownPairing = (
  event: Tournament,
  pair: PairState,
  board: number,
): Omit<PairingObject, 'firstPoints' | 'secondPoints' | 'scenario' | 'choice'> => ({
  ...{ board, first: pair.first, second: pair.second, match: pair.match ?? null },
  ...{ through: pair.through, annulled: pair.annulled, paid: pair.paid },
  legs: pair.legs.map(({ game, side, result, by, fact }) => ({
    // The games of an event that was imported are not here.
    gameId: event.origin === null ? game : null,
    ...{ firstSeat: event.settings.board.seats[side], result, by, fact },
  })),
});

/** What a pair of a published round has to choose now. */
function choiceOf(event: Tournament, round: number, pair: PairState): PairingChoiceObject | null {
  const step = choiceStep(event, pair);
  const until = choiceEnds(event, pair);
  if (step === null || until === null) return null;
  const waitsFor = choosersIn(event, pair, step);
  const scenarios = scenariosFor(event.settings, round, pair);
  return { step: step.what, leg: step.leg, waitsFor, scenarios, until: new Date(until) };
}

/** The scenarios that a pair can still play: those that are not struck, or else that of the round. */
function scenariosFor(settings: Settings, round: number, pair: PairState): readonly string[] {
  if (pair.scenario !== null) return [pair.scenario];
  const doStrike = settings.choice?.strikes === true;
  return doStrike ? scenariosLeft(settings, pair) : [scenarioOf(settings, round)];
}

/** The matches of the bracket, by number; empty where there is no bracket, or nobody knows yet who plays in it. */
export const shownBracket = ({ event }: EventReading): MatchObject[] =>
  (bracketOf(event) ?? []).map(shownMatch);

const shownMatch = ({ at, feeds, first, second, winner, ...match }: Played): MatchObject => ({
  ...{ number: match.number, bracket: match.bracket, stage: match.stage, place: match.place },
  feeds: feeds.map((feed) => ({
    of: feed.of,
    number: feed.of === 'SEED' ? feed.seed : feed.match,
  })),
  ...{ first: first ?? null, second: second ?? null },
  ...{ winner: winner ?? null, decided: winner !== undefined },
  ...{ round: at?.round ?? null, board: at?.board ?? null },
});

/** Event -> its table, which takes long to make. An event is the same object until its next fact. */
const TABLES = new WeakMap<Tournament, readonly StandingObject[]>();

/** The table, the first place first; empty before the start. */
export function shownStandings(reading: EventReading): readonly StandingObject[] {
  const { event } = reading;
  if (event.planned === 0) return [];
  const known = TABLES.get(event) ?? standingsIn(reading);
  TABLES.set(event, known);
  return known;
}

function standingsIn({ live, event }: EventReading): readonly StandingObject[] {
  const waiting = waitingSides(event);
  return linesOf(event, lotsOf(live.head, event)).map(({ range, ...line }) => ({
    ...line,
    sides: begunOf(line.sides, waiting.get(line.entry) ?? []),
    range: shownRange(range, event.epoch),
  }));
}

/** How many games have begun with each side, of all that have a side. */
const begunOf = (sides: readonly number[], waiting: readonly Side[]): readonly number[] =>
  sides.map((count, i) => count - waiting.filter((side) => side === i).length);

const shownRange = ({ entry: _, ...range }: Line['range'], since: number): RangeObject => ({
  ...range,
  since,
});

export const shownFact = ({ seq, kind, by, role, at, reason, data }: Fact): FactObject => ({
  ...{ seq, kind, by, role, at: new Date(at), reason, data: data as object },
});

/** The facts that the reader may see, in order. */
export const factsSeen = (reading: EventReading): readonly Fact[] =>
  reading.facts.filter((fact) => isSeen(reading, fact));

/** None where the event was imported: anybody could have written its players into it. */
export const myEntry = ({ entries, origin, reading }: ReadTournament): EntryObject | null =>
  (origin === null && entries.find(({ playerId }) => playerId === reading.playerId)) || null;

/** What the pair of the reader has to choose now. */
export function myChoice({ reading }: ReadTournament): PairingChoiceObject | null {
  const { event, playerId } = reading;
  const entry = playerId === null ? undefined : entryOf(event, playerId)?.number;
  const round = lastRound(event);
  const pair = round?.pairs.find(({ first, second }) => first === entry || second === entry);
  return round === undefined || pair === undefined ? null : choiceOf(event, round.number, pair);
}

export function shownAct(kind: string): ActObject[] {
  const rule = ACTS[kind];
  if (rule === undefined) return [];
  const fields = Object.entries(rule.fields).map(([name, { takes, optional = false }]) => ({
    ...{ name, takes: takes.of, optional },
    among: takes.of === 'choice' ? takes.among : [],
  }));
  return [{ kind, needsReason: rule.reason, fields }];
}

export function shownPage({
  items,
  hasNextPage,
}: {
  items: readonly EventReading[];
  hasNextPage: boolean;
}): { nodes: ReadTournament[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } {
  const last = items.at(-1);
  const endCursor = last === undefined ? null : cursorOf(last.live.head);
  return { nodes: items.map(shownTournament), pageInfo: { hasNextPage, endCursor } };
}
