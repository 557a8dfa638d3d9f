import type { Contestant, EntryNumber, Points } from '../table/table.js';
import { classesBy } from './classes.js';
import { directEncounter } from './direct.js';
import type { Measures } from './measures.js';
import type { MeasureName, TiebreakName } from './tiebreak.js';

/** How many entrants with the same points are above somebody for certain, and how many may be. */
interface Above {
  readonly surely: number;
  readonly perhaps: number;
}

/** What is needed to apply tie-breaks before all games are over. */
export interface Telling {
  readonly order: readonly TiebreakName[];
  readonly measures: Measures;
  readonly points: Points;
  /** Whether the entrant's tie-breaks are final: neither it nor any of its opponents has an open game. */
  readonly isFixed: (entry: EntryNumber) => boolean;
}

type Group = readonly Contestant[];
type Counts = ReadonlyMap<EntryNumber, Above>;

const everyone = (group: Group, perhaps: number): Counts =>
  new Map(group.map(({ entry }) => [entry, { surely: 0, perhaps }]));

/** Counts over classes: everybody in an earlier class is above for certain; within a class the next tie-breaks tell. */
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
  // An entrant whose value is not final may still belong to any of the classes.
  const rest = isWhole && open.length === 0;
  const counts = inClasses(
    classes,
    (members) => aboveIn(members, telling, rest, at + 1),
    open.length,
  );
  return new Map([...counts, ...everyone(open, group.length - 1)]);
}

/**
 * For a group with equal points and no open games of their own: who is above whom, by the tie-breaks from index `at`
 * on. Tie-breaks that are not final yet, and lots, may separate them either way. `isWhole`: nobody outside the group
 * can become equal with them; otherwise a direct encounter cannot be decided yet.
 */
export function aboveIn(group: Group, telling: Telling, isWhole: boolean, at = 0): Counts {
  const name = telling.order[at];
  if (name === undefined || group.length < 2) return everyone(group, 0);
  if (name === 'LOT' || (name === 'DE' && !isWhole)) return everyone(group, group.length - 1);
  if (name !== 'DE') return byMeasure(group, name, at, isWhole, telling);
  const { classes } = directEncounter(group, telling.points);
  return inClasses(classes, (members) => aboveIn(members, telling, true, at + 1), 0);
}
