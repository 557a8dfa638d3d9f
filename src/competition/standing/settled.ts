import type { Contestant, EntryNumber, Points } from '../table/table.js';
import { classesBy } from './classes.js';
import { directEncounter } from './direct.js';
import type { Measures } from './measures.js';
import type { MeasureName, TiebreakName } from './tiebreak.js';

/** How many of a group with the same points are above somebody for certain, and how many may be. */
interface Above {
  readonly surely: number;
  readonly perhaps: number;
}

/** What tie-breaks tell before all games are over. */
export interface Telling {
  readonly order: readonly TiebreakName[];
  readonly measures: Measures;
  readonly points: Points;
  /** Neither the entrant nor any opponent has a game open: its tie-breaks cannot change any more. */
  readonly isFixed: (entry: EntryNumber) => boolean;
}

type Group = readonly Contestant[];
type Counts = ReadonlyMap<EntryNumber, Above>;

const everyone = (group: Group, perhaps: number): Counts =>
  new Map(group.map(({ entry }) => [entry, { surely: 0, perhaps }]));

/** Class after class: who is in an earlier one is above for certain; then as the tie-breaks after tell. */
function inClasses(
  classes: readonly Group[],
  within: (group: Group) => Counts,
  extra: number,
): Counts {
  const counts = new Map<EntryNumber, Above>();
  let before = 0;
  for (const members of classes) {
    for (const [entry, { surely, perhaps }] of within(members))
      counts.set(entry, { surely: before + surely, perhaps: before + perhaps + extra });
    before += members.length;
  }
  return counts;
}

function byMeasure(
  group: Group,
  name: MeasureName,
  at: number,
  isWhole: boolean,
  telling: Telling,
): Counts {
  const fixed = group.filter(({ entry }) => telling.isFixed(entry));
  const open = group.filter(({ entry }) => !telling.isFixed(entry));
  const classes = classesBy(fixed, ({ entry }) => telling.measures(name, entry).value);
  // Somebody whose value is open may yet belong to any of the classes.
  const rest = isWhole && open.length === 0;
  const counts = inClasses(
    classes,
    (members) => aboveIn(members, telling, rest, at + 1),
    open.length,
  );
  return new Map([...counts, ...everyone(open, group.length - 1)]);
}

/**
 * Of a group with the same points and nothing of its own open, by the tie-breaks from the given one on that are fixed;
 * those that are not, and lots, may separate them either way. `isWhole`: nobody else can be equal with them, without
 * which no direct encounter can be told.
 */
export function aboveIn(group: Group, telling: Telling, isWhole: boolean, at = 0): Counts {
  const name = telling.order[at];
  if (name === undefined || group.length < 2) return everyone(group, 0);
  if (name === 'LOT' || (name === 'DE' && !isWhole)) return everyone(group, group.length - 1);
  if (name !== 'DE') return byMeasure(group, name, at, isWhole, telling);
  const { classes } = directEncounter(group, telling.points);
  return inClasses(classes, (members) => aboveIn(members, telling, true, at + 1), 0);
}
