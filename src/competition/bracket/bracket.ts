import type { Settings } from '../facts/settings.js';
import { formatNow, isActive, type PairState, type Tournament } from '../fold/tournament.js';
import { type Feed, FORMATS, type Match, structureOf } from '../formats/index.js';
import type { EntryNumber } from '../table/table.js';

/** Who plays in a match; null: nobody; undefined: not known yet. */
type Somebody = EntryNumber | null | undefined;

/** A match of a bracket with what has been played of it. */
export interface Played extends Match {
  readonly first: Somebody;
  readonly second: Somebody;
  readonly winner: Somebody;
  readonly loser: Somebody;
  /** Where the match is played; null: it is not paired yet, or nobody had to play it. */
  readonly at: { readonly round: number; readonly board: number } | null;
}

interface Found {
  readonly pair: PairState;
  readonly at: { readonly round: number; readonly board: number };
  readonly isClosed: boolean;
}

/** Match number -> the pair that plays it; where it was played anew, the last such pair. */
function pairsIn(event: Tournament): ReadonlyMap<number, Found> {
  const found = new Map<number, Found>();
  for (const { number, state, pairs } of event.rounds) {
    if (state === 'PROPOSED') continue;
    pairs.forEach((pair, i) => {
      if (pair.match === undefined || pair.annulled) return;
      const at = { round: number, board: i + 1 };
      found.set(pair.match, { pair, at, isClosed: state === 'CLOSED' });
    });
  }
  return found;
}

type Ends = Pick<Played, 'winner' | 'loser'>;

const OPEN: Ends = { winner: undefined, loser: undefined };

function endsOf({ pair, isClosed }: Found): Ends {
  if (!isClosed) return OPEN;
  const { first, second, through } = pair;
  if (through === null) return { winner: null, loser: null };
  return { winner: through, loser: through === first ? second : first };
}

/**
 * Winner and loser of a match that need not be played: somebody is alone in it, or has left the event. If both have
 * left, the one who left later goes on, on paper: they had won when the other left.
 */
function endsUnplayed(event: Tournament, one: Somebody, other: Somebody): Ends {
  if (one === undefined || other === undefined) return OPEN;
  if (one === null || other === null) return { winner: one ?? other, loser: null };
  const [isThere, isOtherThere] = [isActive(event, one), isActive(event, other)];
  if (isThere && isOtherThere) return OPEN;
  const leftAt = (entry: EntryNumber): number => event.entries[entry - 1]?.left ?? Infinity;
  const isFirst = leftAt(one) > leftAt(other);
  return isFirst ? { winner: one, loser: other } : { winner: other, loser: one };
}

const seedsOf = ({ seeds, advanced }: Tournament): readonly EntryNumber[] => advanced ?? seeds;

const livesOf = (event: Tournament): 0 | 1 | 2 => FORMATS[formatNow(event)].lives;

const hasReset = ({ reset = true }: Settings): boolean => reset;

/**
 * All matches in order with what is known of them: the pairs that played them, or else who comes in from earlier
 * matches.
 */
function played(event: Tournament, structure: readonly Match[]): readonly Played[] {
  const seeds = seedsOf(event);
  const pairs = pairsIn(event);
  const all: Played[] = [];
  const fed = (feed: Feed): Somebody => {
    if (feed.of === 'SEED') return seeds[feed.seed - 1] ?? null;
    const from = all[feed.match - 1];
    return feed.of === 'WINNER' ? from?.winner : from?.loser;
  };
  for (const match of structure) {
    const found = pairs.get(match.number);
    const [first, second] = found
      ? [found.pair.first, found.pair.second]
      : [fed(match.feeds[0]), fed(match.feeds[1])];
    const before = match.bracket === 'RESET' ? all.at(-1) : undefined;
    // The one who had not lost before has won the final too: the second final is not played.
    const isIdle = before !== undefined && before.winner === before.first && found === undefined;
    const ends = found
      ? endsOf(found)
      : isIdle
        ? { winner: before.winner, loser: before.loser }
        : endsUnplayed(event, first, second);
    all.push({ ...match, first, second, ...ends, at: found?.at ?? null });
  }
  return all;
}

/** Whether an event has a bracket, from its start or after its table. */
export const hasBracket = ({ settings: { format, finals } }: Tournament): boolean =>
  FORMATS[format].lives > 0 || finals !== undefined;

/** Event -> its bracket. An event is the same object until its next fact. */
const KNOWN = new WeakMap<Tournament, readonly Played[] | null>();

/** The matches of the bracket, in order of number; null: the event has no bracket, or has not reached it yet. */
export function bracketOf(event: Tournament): readonly Played[] | null {
  const known = KNOWN.get(event);
  if (known !== undefined) return known;
  const lives = livesOf(event);
  const isThere = lives !== 0 && event.planned > 0;
  const count = seedsOf(event).length;
  const made = isThere ? played(event, structureOf(count, lives, hasReset(event.settings))) : null;
  KNOWN.set(event, made);
  return made;
}

/** The matches that can be paired now: both entrants are known, and it was neither paired nor decided yet. */
export function readyIn(bracket: readonly Played[]): readonly Played[] {
  return bracket.filter(
    ({ at, first, second, winner }) =>
      at === null &&
      typeof first === 'number' &&
      typeof second === 'number' &&
      winner === undefined,
  );
}

/** Whether it is known who has won the bracket, or that nobody has. */
export const isDecided = (bracket: readonly Played[]): boolean =>
  bracket.at(-1)?.winner !== undefined;

/** Matches whose pair is not the one that should have met, because a result was corrected after they were paired. */
export function strayPairs(event: Tournament): readonly Played[] {
  const bracket = bracketOf(event) ?? [];
  const fed = (feed: Feed): Somebody => {
    if (feed.of === 'SEED') return seedsOf(event)[feed.seed - 1] ?? null;
    const from = bracket[feed.match - 1];
    return feed.of === 'WINNER' ? from?.winner : from?.loser;
  };
  return bracket.filter(({ at, feeds, first, second }) => {
    if (at === null) return false;
    const [one, other] = feeds.map(fed);
    return !(one === first && other === second) && !(one === second && other === first);
  });
}
