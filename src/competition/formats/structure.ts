/** Where an entrant of a match comes from: a seed, or the winner or loser of an earlier match. */
export type Feed =
  | { readonly of: 'SEED'; readonly seed: number }
  | { readonly of: 'WINNER' | 'LOSER'; readonly match: number };

export const BRACKETS = ['WINNERS', 'LOSERS', 'FINAL', 'RESET'] as const;
export type BracketName = (typeof BRACKETS)[number];

/** A match of a bracket, independent of who plays in it. */
export interface Match {
  /** From 1. Entrants come only from matches with a lower number. */
  readonly number: number;
  /**
   * `LOSERS`: bracket of those who have lost once. `RESET`: second final, played if the unbeaten finalist loses the
   * first.
   */
  readonly bracket: BracketName;
  /** Stage within its bracket, from 1. */
  readonly stage: number;
  readonly feeds: readonly [Feed, Feed];
  /** The final place of somebody who loses this match and is out. */
  readonly place: number;
}

type Kind = Pick<Match, 'bracket' | 'stage' | 'place'>;

const winnerOf = ({ number }: Match): Feed => ({ of: 'WINNER', match: number });
const loserOf = ({ number }: Match): Feed => ({ of: 'LOSER', match: number });

/** Seeds in the order of the first stage, so that the best meet as late as possible: 1, 4, 2, 3 for four. */
function standOf(size: number): readonly number[] {
  if (size === 1) return [1];
  return standOf(size / 2).flatMap((seed) => [seed, size + 1 - seed]);
}

/** Makes matches of neighbours in `feeds`, and adds them to the sheet. */
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

/** The bracket of those who have not lost: its stages, the first one first. */
function winners(sheet: Match[], size: number, lives: 1 | 2): readonly (readonly Match[])[] {
  const stages: (readonly Match[])[] = [];
  let feeds: readonly Feed[] = standOf(size).map((seed) => ({ of: 'SEED', seed }));
  for (let stage = 1; feeds.length > 1; stage++) {
    const matches = feeds.length / 2;
    // With two lives the place counts as if they lost their next match, too.
    const second = stage === 1 ? (3 * matches) / 2 + 1 : 2 * matches + 1;
    const place = lives === 1 || size === 2 ? matches + 1 : second;
    stages.push(meet(sheet, feeds, { bracket: 'WINNERS', stage, place }));
    feeds = (stages.at(-1) ?? []).map(winnerOf);
  }
  return stages;
}

/** Reorders the losers who come down from a stage, so that entrants who have met do not soon meet again. */
function dropped(feeds: readonly Feed[], drop: number): readonly Feed[] {
  const half = feeds.length / 2;
  const turned = [...feeds.slice(half), ...feeds.slice(0, half)];
  const orders = [feeds.toReversed(), turned, turned.toReversed(), feeds];
  return orders[(drop - 1) % orders.length] ?? feeds;
}

/**
 * The bracket of those who have lost once. In turn they play among themselves, then against those who have just come
 * down. Returns who comes out of it.
 */
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

/** Match -> the round in which it is played, if each match is played as soon as it is ready; 0: it is not played. */
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
 * The matches of a bracket for that many entrants, by number. If their number is no power of two, the best seeds have a
 * bye. `lives` 2: losers go on among those who have lost once, and the last of them plays in the final. `reset`: the
 * unbeaten finalist has to be beaten twice.
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

/** How many rounds a bracket takes, without a second final. */
export const bracketRounds = (entrants: number, lives: 1 | 2): number =>
  Math.max(...depthsOf(structureOf(entrants, lives, false), entrants));
