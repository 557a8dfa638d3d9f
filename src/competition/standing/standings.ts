import type { Contestant, EntryNumber, Table } from '../table/table.js';
import { pointsOf } from '../table/table.js';
import { classesBy } from './classes.js';
import { directEncounter } from './direct.js';
import type { Measures } from './measures.js';
import { measuresOf } from './measures.js';
import type { Outcome } from './own.js';
import { gamesOf } from './own.js';
import type { Measured, Tiebreak, TiebreakName } from './tiebreak.js';

/** An entrant's line in the standings. */
export interface Standing {
  /** From 1. Entrants whom nothing separates share a rank, and as many ranks are left out after it. */
  readonly rank: number;
  readonly entry: EntryNumber;
  readonly points: number;
  /** In the order of the event's settings. */
  readonly tiebreaks: readonly Tiebreak[];
  /** Number of games begun with the first and with the second side. */
  readonly sides: readonly [number, number];
  /** Finished games over the board, and how many of them were won, drawn and lost. */
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** What is needed to separate entrants. */
interface Basis {
  readonly table: Table;
  readonly order: readonly TiebreakName[];
  readonly measures: Measures;
  readonly lots: readonly EntryNumber[] | null;
}

/** An entrant with the tie-breaks computed for it so far. */
interface Placed {
  readonly one: Contestant;
  readonly tiebreaks: readonly Tiebreak[];
}

type Class = readonly Placed[];

const withTiebreak = ({ one, tiebreaks }: Placed, tiebreak: Tiebreak): Placed => ({
  one,
  tiebreaks: [...tiebreaks, tiebreak],
});

function byEncounter(group: Class, { table }: Basis): readonly Class[] {
  const placed = new Map(group.map((each) => [each.one, each]));
  const { classes, measured } = directEncounter([...placed.keys()], table.points);
  const told = (one: Contestant): Placed[] => {
    const each = placed.get(one);
    const found = measured.get(one.entry);
    return each && found ? [withTiebreak(each, { name: 'DE', ...found })] : [];
  };
  return classes.map((members) => members.flatMap(told));
}

/** The place in the drawing of lots, from 1; the first drawn is placed first. */
function lotOf(entry: EntryNumber, { lots }: Basis): Measured {
  const at = lots?.indexOf(entry) ?? -1;
  return { value: at === -1 ? null : at + 1, working: [] };
}

function byMeasure(
  group: Class,
  name: Exclude<TiebreakName, 'DE'>,
  basis: Basis,
): readonly Class[] {
  const valued = group.map((each) => {
    const { entry } = each.one;
    const found = name === 'LOT' ? lotOf(entry, basis) : basis.measures(name, entry);
    const key = found.value !== null && name === 'LOT' ? -found.value : found.value;
    return { key, placed: withTiebreak(each, { name, ...found }) };
  });
  return classesBy(valued, ({ key }) => key).map((all) => all.map(({ placed }) => placed));
}

/** Divides entrants that are still equal into classes, by the tie-breaks from index `at` on (C.07 art. 4.2). */
function ordered(group: Class, basis: Basis, at: number): readonly Class[] {
  const name = basis.order[at];
  if (name === undefined) return [group];
  const classes = name === 'DE' ? byEncounter(group, basis) : byMeasure(group, name, basis);
  return classes.flatMap((members) => ordered(members, basis, at + 1));
}

function standing(rank: number, { one, tiebreaks }: Placed, table: Table): Standing {
  const games = gamesOf(one, table);
  const count = (outcome: Outcome): number =>
    games.filter((game) => game.outcome === outcome).length;
  const began = one.parts.flatMap(({ legs }) => legs.filter((leg) => leg.began));
  const first = began.filter(({ side }) => side === 0).length;
  return {
    rank,
    entry: one.entry,
    points: pointsOf(one),
    tiebreaks,
    sides: [first, began.length - first],
    played: games.length,
    wins: count('WIN'),
    draws: count('DRAW'),
    losses: count('LOSS'),
  };
}

/**
 * The standings from first to last; entrants who share a rank stand in the order of seeds. They are ordered by points,
 * then by the tie-breaks in `order`, each applied among those still equal. `lots`: all entrants in the order drawn;
 * null before the drawing. ARO and TPR separate nobody if somebody is unrated (C.07 art. 10). Entrants who are out of
 * the event keep the place of their points. Forfeits are rounds not played (C.07 art. 15.3), in a round robin as well.
 */
export function standingsOf(
  table: Table,
  order: readonly TiebreakName[],
  lots: readonly EntryNumber[] | null,
): readonly Standing[] {
  const basis = { table, order, measures: measuresOf(table, order), lots };
  const byPoints = classesBy(table.contestants, pointsOf);
  const classes = byPoints.flatMap((group) =>
    ordered(
      group.map((one) => ({ one, tiebreaks: [] })),
      basis,
      0,
    ),
  );
  let above = 0;
  return classes.flatMap((members) => {
    const rank = above + 1;
    above += members.length;
    const inOrder = [...members].sort((one, other) => one.one.seed - other.one.seed);
    return inOrder.map((placed) => standing(rank, placed, table));
  });
}
