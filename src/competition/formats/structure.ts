/** Where somebody of a match comes from. */
export type Feed =
  | { readonly of: 'SEED'; readonly seed: number }
  | { readonly of: 'WINNER' | 'LOSER'; readonly match: number };

export const BRACKETS = ['WINNERS', 'LOSERS', 'FINAL', 'RESET'] as const;
export type BracketName = (typeof BRACKETS)[number];

/** A match of a bracket, whoever plays in it. */
export interface Match {
  /** From 1; whoever comes into a match comes from one with a lower number. */
  readonly number: number;
  /** `LOSERS`: of those who have lost once. `RESET`: played where who had not lost before loses the final. */
  readonly bracket: BracketName;
  /** Of its bracket, from 1. */
  readonly stage: number;
  readonly feeds: readonly [Feed, Feed];
  /** The place of whoever loses it and is out. */
  readonly place: number;
}

type Kind = Pick<Match, 'bracket' | 'stage' | 'place'>;

const winnerOf = ({ number }: Match): Feed => ({ of: 'WINNER', match: number });
const loserOf = ({ number }: Match): Feed => ({ of: 'LOSER', match: number });

/** Seeds as they stand in the first stage: the best meet as late as can be. */
function standOf(size: number): readonly number[] {
  if (size === 1) return [1];
  return standOf(size / 2).flatMap((seed) => [seed, size + 1 - seed]);
}

/** Neighbours meet; the matches go onto the sheet, too. */
function meet(sheet: Match[], feeds: readonly Feed[], kind: Kind): readonly Match[] {
  const matches: Match[] = [];
  for (let at = 0; at + 1 < feeds.length; at += 2) {
    const [one, other] = [feeds[at], feeds[at + 1]];
    if (one === undefined || other === undefined) continue;
    matches.push({ number: sheet.length + matches.length + 1, ...kind, feeds: [one, other] });
  }
  sheet.push(...matches);
  return matches;
}

/** Those who have not lost: their stages, the first first. */
function winners(sheet: Match[], size: number, lives: 1 | 2): readonly (readonly Match[])[] {
  const stages: (readonly Match[])[] = [];
  let feeds: readonly Feed[] = standOf(size).map((seed) => ({ of: 'SEED', seed }));
  for (let stage = 1; feeds.length > 1; stage++) {
    const matches = feeds.length / 2;
    // With two lives: as if they lost the next one as well.
    const second = stage === 1 ? (3 * matches) / 2 + 1 : 2 * matches + 1;
    const place = lives === 1 || size === 2 ? matches + 1 : second;
    stages.push(meet(sheet, feeds, { bracket: 'WINNERS', stage, place }));
    feeds = (stages.at(-1) ?? []).map(winnerOf);
  }
  return stages;
}

/** The order in which the losers of a stage come down, so that who has met does not soon meet again. */
function dropped(feeds: readonly Feed[], drop: number): readonly Feed[] {
  const half = feeds.length / 2;
  const turned = [...feeds.slice(half), ...feeds.slice(0, half)];
  const orders = [feeds.toReversed(), turned, turned.toReversed(), feeds];
  return orders[(drop - 1) % orders.length] ?? feeds;
}

/** Who have lost once meet among themselves, then those who have just lost, in turn. The last of them. */
function losers(
  sheet: Match[],
  [first = [], ...later]: readonly (readonly Match[])[],
): Feed | undefined {
  let feeds: readonly Feed[] = first.map(loserOf);
  later.forEach((above, i) => {
    const [among, against] = [feeds.length / 2, above.length];
    const kind = { bracket: 'LOSERS', stage: 2 * i + 1, place: 3 * among + 1 } as const;
    const left = meet(sheet, feeds, kind).map(winnerOf);
    const down = dropped(above.map(loserOf), i + 1);
    const both = left.flatMap((feed, at) => [feed, down[at] ?? feed]);
    const next = { bracket: 'LOSERS', stage: 2 * i + 2, place: 2 * against + 1 } as const;
    feeds = meet(sheet, both, next).map(winnerOf);
  });
  return feeds[0];
}

/** The place of a match and of those before it, in rounds: what is ready is played at once. */
function depthsOf(matches: readonly Match[], entrants: number): readonly number[] {
  const came = new Map<string, number | null>();
  return matches.map(({ number, feeds, bracket }) => {
    const [one, other] = feeds.map((feed) =>
      feed.of === 'SEED'
        ? feed.seed <= entrants
          ? 0
          : null
        : (came.get(`${feed.of} ${feed.match}`) ?? null),
    );
    const isPlayed = typeof one === 'number' && typeof other === 'number' && bracket !== 'RESET';
    const depth = isPlayed ? Math.max(one, other) + 1 : (one ?? other ?? null);
    came.set(`WINNER ${number}`, depth).set(`LOSER ${number}`, isPlayed ? depth : null);
    return isPlayed ? Math.max(one, other) + 1 : 0;
  });
}

/**
 * The matches of a bracket for so many, by number. The best seeds have a bye where their number is no power of two.
 * `lives` 2: whoever loses goes on among those who have lost once, and the last of them plays the final; with `reset`
 * whoever had not lost before it has to be beaten twice.
 */
export function structureOf(entrants: number, lives: 1 | 2, reset: boolean): readonly Match[] {
  const sheet: Match[] = [];
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, entrants)));
  const stages = winners(sheet, size, lives);
  const last = stages.at(-1)?.[0];
  const other = losers(lives === 1 ? [] : sheet, lives === 1 ? [] : stages);
  if (lives === 1 || last === undefined || other === undefined) return sheet;
  const end = { stage: 1, place: 2 } as const;
  const [final] = meet(sheet, [winnerOf(last), other], { ...end, bracket: 'FINAL' });
  if (reset && final !== undefined)
    meet(sheet, [winnerOf(final), loserOf(final)], { ...end, bracket: 'RESET' });
  return sheet;
}

/** Rounds that it takes, without a last match that is played anew. */
export const bracketRounds = (entrants: number, lives: 1 | 2): number =>
  Math.max(...depthsOf(structureOf(entrants, lives, false), entrants));
