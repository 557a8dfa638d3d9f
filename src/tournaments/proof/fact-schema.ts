import { EVENT_NAME } from '../../competition/facts/event-name.js';
import { type FactKind, KNOWLEDGES, RESULTS, ROLES } from '../../competition/facts/facts.js';
import {
  BOUNDS,
  FINALS,
  FORMATS,
  LATE_GAMES,
  LEGS,
  TIEBREAKS,
} from '../../competition/facts/settings.js';

/** A JSON Schema (2020-12). */
export type Schema = { readonly [keyword: string]: unknown };

const [, MOST_ENTRIES] = BOUNDS.mostEntries;
const [, MOST_ROUNDS] = BOUNDS.rounds;
/** The most pools, lines, points for a side or games of a pair that a fact may speak of. */
const MANY = 1_000;
const YEAR_MS = 366 * 86_400_000;

export const among = (words: readonly unknown[]): Schema => ({ enum: words });
const whole = (least: number, most: number): Schema => ({
  ...{ type: 'integer', minimum: least, maximum: most },
});
/** Text without control characters and lone surrogates, which cannot be stored or shown. */
const text = (longest: number): Schema => ({
  ...{ type: 'string', minLength: 1, maxLength: longest, pattern: '^[^\\p{Cc}\\p{Cs}]*$' },
});
export const listOf = (items: Schema, maxItems: number = MOST_ENTRIES): Schema => ({
  ...{ type: 'array', items, maxItems },
});
export const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

/** An object with these members and no others; `less`: those of them that may be left out. */
export const exactly = (
  properties: { readonly [member: string]: Schema },
  less: readonly string[] = [],
): Schema => ({
  ...{ type: 'object', properties, additionalProperties: false },
  required: Object.keys(properties).filter((name) => !less.includes(name)),
});

export const ID: Schema = {
  ...{ type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
};
export const HASH: Schema = { type: 'string', pattern: '^[0-9a-f]{64}$' };
export const INSTANT: Schema = {
  ...{ type: 'string', format: 'instant' },
  pattern: '^20\\d\\d-[01]\\d-[0-3]\\dT[0-2]\\d:[0-5]\\d:[0-5]\\d\\.\\d{3}Z$',
};
const FLAG: Schema = { type: 'boolean' };
/** Of a player or an event. */
const NAME: Schema = { type: 'string', pattern: EVENT_NAME.source };
export const REASON = text(500);
const ENTRY = whole(1, MOST_ENTRIES);
const ENTRIES = listOf(ENTRY);
/** Rounds of a bracket are not bounded by the settings. */
const ROUND = whole(1, 2 * MOST_ROUNDS);
const BOARD = whole(1, MOST_ENTRIES);
const LEG = whole(1, MANY);
const SIDE = among([0, 1]);
const WORD = text(64);
const POINTS = whole(0, MANY);
const MS: Schema = whole(0, YEAR_MS);
export const SEQ = whole(1, 1_000_000);

const PLACE = { round: ROUND, board: BOARD, leg: LEG };
const PLAYER = { playerId: ID, name: NAME };
const PAIR = exactly({ first: ENTRY, second: ENTRY, match: whole(1, 2 * MOST_ENTRIES) }, ['match']);
const PAIRING = { round: ROUND, pairs: listOf(PAIR), byes: ENTRIES };

const BID = exactly({ entry: ENTRY, side: SIDE, points: POINTS, nonce: WORD });
const GAME = exactly(
  {
    ...{ board: BOARD, leg: LEG, game: ID, side: SIDE, scenario: WORD, bids: listOf(BID, 2) },
    paid: exactly({ entry: ENTRY, points: POINTS }),
  },
  ['scenario', 'bids', 'paid'],
);

const SETTINGS: { readonly [setting: string]: Schema } = {
  format: among(FORMATS),
  legs: among(LEGS),
  board: exactly({
    ...{ ruleset: WORD, scenarios: listOf(WORD, 100), clock: WORD },
    options: {
      ...{ type: 'object', additionalProperties: FLAG, maxProperties: 100 },
      propertyNames: WORD,
    },
    seats: { ...listOf(WORD, 2), minItems: 2 },
  }),
  rounds: nullable(whole(...BOUNDS.rounds)),
  points: exactly(
    Object.fromEntries(
      ['win', 'draw', 'loss', 'bye'].map((name) => [
        name,
        { type: 'number', minimum: 0, maximum: 10 },
      ]),
    ),
  ),
  tiebreaks: { ...listOf(among(TIEBREAKS), TIEBREAKS.length), uniqueItems: true },
  open: FLAG,
  mostEntries: whole(...BOUNDS.mostEntries),
  startsAt: INSTANT,
  lateUntil: whole(...BOUNDS.lateUntil),
  ...{ roundMs: MS, graceMs: MS, pauseMs: MS },
  lateGames: among(LATE_GAMES),
  byes: whole(...BOUNDS.byes),
  lines: listOf(whole(1, MOST_ENTRIES), 10),
  bestOf: whole(1, MANY),
  checkIn: FLAG,
  daysAway: FLAG,
  choice: exactly({ strikes: FLAG, budget: nullable(POINTS), stepMs: MS }),
  pools: whole(1, MANY),
  finals: exactly({ format: among(FINALS), places: whole(2, MOST_ENTRIES) }),
  reset: FLAG,
};
/** Settings that a new event may leave out. */
const UNSAID = ['bestOf', 'checkIn', 'daysAway', 'choice', 'pools', 'finals', 'reset'];

const NOTHING = exactly({});
const OF_ENTRY = exactly({ entry: ENTRY });

/** Kind of fact -> what its data may hold; of a correction, besides what the corrected fact may hold. */
export const FACT_DATA: { readonly [K in FactKind]: Schema } = {
  CREATED: exactly({ name: NAME, settings: exactly(SETTINGS, UNSAID) }),
  RENAMED: exactly({ name: NAME }),
  SETTINGS_CHANGED: exactly({ settings: exactly(SETTINGS, Object.keys(SETTINGS)) }),
  OPENED: NOTHING,
  STARTED: exactly({ seeds: ENTRIES, rounds: whole(0, 2 * MOST_ENTRIES) }),
  FINISHED: NOTHING,
  APPROVED: NOTHING,
  REOPENED: NOTHING,
  CANCELLED: NOTHING,
  INVITED: exactly(PLAYER),
  ENTERED: exactly(PLAYER),
  SEEDED: exactly({ seeds: ENTRIES }),
  BYE_REQUESTED: exactly({ entry: ENTRY, round: ROUND }),
  CHECKED_IN: exactly({ entry: ENTRY, round: ROUND }),
  SUBSTITUTED: exactly({ entry: ENTRY, ...PLAYER, knowledge: among(KNOWLEDGES) }, ['knowledge']),
  WITHDREW: OF_ENTRY,
  REMOVED: OF_ENTRY,
  RETURNED: OF_ENTRY,
  ROLE_GIVEN: exactly({ ...PLAYER, role: among(ROLES) }),
  ROLE_TAKEN: exactly({ playerId: ID }),
  KEPT_APART: exactly({ entries: ENTRIES }),
  PINNED: exactly({ round: ROUND, entries: { ...listOf(ENTRY, 2), minItems: 2 } }),
  PAIRED: exactly(PAIRING),
  PAIRING_CHANGED: exactly(PAIRING),
  PUBLISHED: exactly({ round: ROUND, games: listOf(listOf(ID, 2)), deadline: INSTANT }),
  CHOICE_OPENED: exactly({ round: ROUND, pairs: listOf(exactly({ board: BOARD, leg: LEG })) }),
  STRUCK: exactly({ entry: ENTRY, round: ROUND, board: BOARD, scenario: WORD }),
  BID: exactly({ entry: ENTRY, ...PLACE, seal: HASH }),
  CONTINUED: exactly({ round: ROUND, games: listOf(GAME), deadline: INSTANT }),
  ADVANCED: exactly({ seeds: ENTRIES }),
  ANNULLED: exactly({ round: ROUND, board: BOARD }),
  ROUND_CLOSED: exactly({ round: ROUND }),
  DEADLINE_MOVED: exactly({ round: ROUND, deadline: INSTANT }),
  GAME_ENDED: exactly({ ...PLACE, result: among(RESULTS), began: FLAG }),
  FORFEITED: exactly({ ...PLACE, entry: ENTRY }),
  RULED: exactly({ ...PLACE, result: among(RESULTS), clause: nullable(REASON) }),
  NOTED: exactly({ text: REASON }),
  CORRECTED: exactly({ replaces: SEQ, data: { type: 'object' } }),
  UNDONE: exactly({ undoes: SEQ }),
  IMPORTED: exactly({ from: ID, hash: HASH, lotsOf: ID }),
};
