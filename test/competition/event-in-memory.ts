import { type Due, dueOf } from '../../src/competition/acts/due.js';
import { happening } from '../../src/competition/acts/happening.js';
import { judge } from '../../src/competition/acts/judge.js';
import { type Context, type Declined, isDeclined } from '../../src/competition/acts/rule.js';
import type { Bid, Fact, Role, Saying } from '../../src/competition/facts/facts.js';
import type { Settings } from '../../src/competition/facts/settings.js';
import { fold, followed } from '../../src/competition/fold/fold.js';
import type { Tournament } from '../../src/competition/fold/tournament.js';
import { frozen } from '../rules/support/freeze.js';
import { pairingOf } from './stand-in-pairing.js';

export const HOUR = 3_600_000;
const BEGIN = Date.parse('2026-03-01T00:00:00.000Z');

/** The id of somebody; players are counted from 0, and player 0 owns the event. */
export const idOf = (player: number): string =>
  `00000000-0000-4000-8000-${String(player).padStart(12, '0')}`;

export const SETTINGS: Settings = {
  ...{ format: 'SWISS', legs: 'SINGLE', rounds: 3, tiebreaks: ['BH'] },
  board: {
    ...{ ruleset: 'any', scenarios: ['one'], options: {} },
    ...{ seats: ['red', 'blue'], clock: 'slow' },
  },
  points: { win: 1, draw: 0.5, loss: 0, bye: 1 },
  ...{ open: true, mostEntries: 9, lateUntil: 2, byes: 1, lines: [1] },
  startsAt: new Date(BEGIN + 100 * HOUR).toISOString(),
  ...{ roundMs: 10 * HOUR, graceMs: 2 * HOUR, pauseMs: HOUR, lateGames: 'DIRECTOR' },
};

/** An event whose facts lie in memory, all of them frozen. */
export interface EventInMemory {
  readonly facts: readonly Fact[];
  readonly event: Tournament;
  /** In ms since 1970. */
  now: number;
  /** The sides that owe a decision, by game. */
  readonly owing: Map<string, readonly (0 | 1)[]>;
  /** By seal. */
  readonly bids: Map<string, Bid>;
  /** Judged, and done where it is not declined. */
  act(player: number, act: unknown, reason?: string | null): readonly Saying[] | Declined;
  /** What the service says; with a player, what they said in whatever role. */
  say(saying: Saying, player?: number): void;
  /** Nobody does anything until what is due next has happened; what it was. */
  letTimePass(): Due['what'] | null;
}

const nameOf = (player: number): string => `Player ${player}`;
const NAMES = new Map(Array.from({ length: 40 }, (_, i) => [idOf(i), nameOf(i)]));

/** A draft, owned by player 0. */
export function eventInMemory(settings: Partial<Settings> = {}): EventInMemory {
  const facts: Fact[] = [];
  let event: Tournament | null = null;
  const said: EventInMemory = {
    facts,
    get event() {
      return event!;
    },
    now: BEGIN,
    owing: new Map(),
    bids: new Map(),
    act(player, act, reason = 'because') {
      const actor = { playerId: idOf(player), name: nameOf(player) };
      const wish = frozen({ actor, act: act as never, reason });
      const told = judge(event!, wish, contextOf(said));
      if (!isDeclined(told)) told.forEach((saying) => said.say(saying, player));
      return told;
    },
    say(saying, player) {
      const by = player === undefined ? null : idOf(player);
      const at = new Date(said.now).toISOString();
      const source = { seq: facts.length + 1, by, role: null, at, reason: null };
      const fact = frozen({ ...source, ...structuredClone(saying) } as Fact);
      event = frozen(event === null ? fold([fact]) : followed([...facts], event, fact));
      facts.push(fact);
    },
    letTimePass() {
      const due = dueOf(event!);
      if (due === null) return null;
      said.now = Math.max(said.now, due.at);
      happening(event!, due.what, contextOf(said)).forEach((saying) => said.say(saying));
      return due.what;
    },
  };
  said.say({ kind: 'CREATED', data: { name: 'Open', settings: { ...SETTINGS, ...settings } } }, 0);
  return said;
}

export const contextOf = ({ facts, event, now, owing, bids }: EventInMemory): Context => ({
  now: new Date(now).toISOString(),
  facts: [...facts],
  names: NAMES,
  pairing: pairingOf(event),
  newGame: gamesOf(event),
  lot: (bound, purpose) => purpose.length % bound,
  owing,
  seal(bid, { round, board, leg }) {
    const seal = `seal ${round}.${board}.${leg}.${bid.entry}`;
    bids.set(seal, { ...bid, nonce: 'nonce' });
    return seal;
  },
  bids,
});

function gamesOf({ version }: Tournament): () => string {
  let made = 0;
  return () => `game ${version}.${++made}`;
}

/** The games of rounds that were published, in order, which go on. */
export const openLegs = ({ rounds }: Tournament) =>
  rounds.flatMap(({ number, state, pairs }) =>
    pairs.flatMap(({ legs }, board) =>
      legs.flatMap(({ game, result }, leg) =>
        result === null && game !== null && state !== 'PROPOSED'
          ? [{ round: number, board: board + 1, leg: leg + 1, game }]
          : [],
      ),
    ),
  );

/** An event that takes entries, with players 1 and so on in it. */
export function openEvent(entrants: number, settings: Partial<Settings> = {}): EventInMemory {
  const said = eventInMemory(settings);
  said.act(0, { kind: 'open' });
  for (let player = 1; player <= entrants; player++) said.act(player, { kind: 'enter' });
  return said;
}

/** The same, with its first round published. */
export function playedEvent(entrants: number, settings: Partial<Settings> = {}): EventInMemory {
  const said = openEvent(entrants, settings);
  for (const kind of ['start', 'pair', 'publish']) said.act(0, { kind });
  return said;
}

export const withRole = (said: EventInMemory, player: number, role: Role): void =>
  said.say({ kind: 'ROLE_GIVEN', data: { playerId: idOf(player), name: nameOf(player), role } }, 0);

/** Every open game of the last round goes to whoever sits first, and the round is closed. */
export function endRound(said: EventInMemory): void {
  for (const { game: _, ...place } of openLegs(said.event))
    said.say({ kind: 'GAME_ENDED', data: { ...place, result: 'FIRST', began: true } });
  said.letTimePass();
}
