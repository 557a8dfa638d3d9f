import { mayHaveBye, mayMeet, type Rules } from './barriers.js';
import { byeDigits, type Edge, pairDigits, scoresOf, unitOf } from './costs.js';
import type { Ranked } from './players.js';

/**
 * The ranks of up to `width` players that `a` may meet, from rank `centre` outwards, within the ranks `from` to `to`.
 */
function around(
  a: Ranked,
  players: readonly Ranked[],
  [from, to, centre, width]: readonly [number, number, number, number],
  rules: Rules,
): number[] {
  const found: number[] = [];
  for (let far = 0; far < to - from && found.length < width; far++) {
    for (const rank of far ? [centre - far, centre + far] : [centre]) {
      const b = rank >= from && rank < to ? players[rank] : undefined;
      if (b && b !== a && mayMeet(a, b, rules)) found.push(rank);
    }
  }
  return found;
}

/** A player of each of the next score groups, as many groups up as down; it tells where its group begins and ends. */
function groupsNear(a: Ranked, players: readonly Ranked[], groups: number): Ranked[] {
  const found: Ranked[] = [];
  let [up, down] = [players[a.groupFrom - 1], players[a.groupFrom + a.groupSize]];
  for (let k = 0; k < groups; k++) {
    if (up) found.push(up);
    if (down) found.push(down);
    up = up && players[up.groupFrom - 1];
    down = down && players[down.groupFrom + down.groupSize];
  }
  return found;
}

/**
 * The players that the window of `a` contains. A third are nearest in rank, a third nearest to the fold of a's own
 * score group, and a third in the neighbouring groups. There the k-th player from the edge of a group meets the k-th of
 * the next one, as it happens where many have to leave their group because of their sides.
 */
function near(a: Ranked, players: readonly Ranked[], width: number, rules: Rules): number[] {
  const half = Math.floor(a.groupSize / 2);
  const end = a.groupFrom + a.groupSize;
  const fold = a.rank + (a.rank - a.groupFrom < half ? half : -half);
  const share = Math.ceil(width / 3);
  const beyond = groupsNear(a, players, 2).flatMap((b) => {
    const last = b.groupFrom + b.groupSize;
    const centre =
      b.rank < a.rank ? last - 1 - (a.rank - a.groupFrom) : b.groupFrom + (end - 1 - a.rank);
    const inside = Math.min(Math.max(centre, b.groupFrom), last - 1);
    return around(a, players, [b.groupFrom, last, inside, Math.ceil(share / 4)], rules);
  });
  return [
    ...around(a, players, [0, players.length, a.rank, share], rules),
    ...around(a, players, [a.groupFrom, end, fold, share], rules),
    ...beyond,
  ];
}

/** Rank -> the ranks that this player may be paired with. */
function partners(players: readonly Ranked[], width: number, rules: Rules): Set<number>[] {
  const sets = players.map(() => new Set<number>());
  for (const a of players) {
    for (const rank of near(a, players, width, rules)) {
      sets[Math.min(a.rank, rank)]?.add(Math.max(a.rank, rank));
    }
  }
  return sets;
}

const allAfter = (a: Ranked, players: readonly Ranked[], rules: Rules): number[] =>
  players.slice(a.rank + 1).flatMap((b) => (mayMeet(a, b, rules) ? [b.rank] : []));

/**
 * The edges in the order of ranks: those of each player to `width` others, or to all; with an odd number of players,
 * those of the bye too.
 */
export function edgesOf(players: readonly Ranked[], width: number, rules: Rules): readonly Edge[] {
  const scores = scoresOf(players);
  const unit = unitOf(scores);
  const sets = width < players.length ? partners(players, width, rules) : null;
  const pairs = players.flatMap((a) => {
    const ranks = sets
      ? [...(sets[a.rank] ?? [])].sort((x, y) => x - y)
      : allAfter(a, players, rules);
    return ranks.flatMap((rank): Edge[] => {
      const b = players[rank];
      return b ? [{ places: [a.rank, rank], digits: pairDigits(a, b, unit) }] : [];
    });
  });
  if (players.length % 2 === 0) return pairs;
  const rests = players.filter((player) => mayHaveBye(player, rules));
  return [
    ...pairs,
    ...rests.map((player): Edge => ({
      places: [player.rank, players.length],
      digits: byeDigits(player, scores),
    })),
  ];
}
