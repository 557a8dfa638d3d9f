import type { EntryNumber, Table } from '../table/table.js';
import type { Contestant } from '../table/table.js';
import type { Field } from './field.js';
import { fieldOf, foreTable } from './field.js';
import { koya } from './koya.js';
import { buchholz, buchholzCut, buchholzMedian, sonnebornBerger } from './opponents.js';
import { gamesWon, progressive, wins } from './own.js';
import { meanRating, performance } from './ratings.js';
import type { Measured, MeasureName, TiebreakName } from './tiebreak.js';
import { NOTHING } from './tiebreak.js';

const MEASURES: Readonly<Record<MeasureName, (field: Field, one: Contestant) => Measured>> = {
  BH: buchholz,
  'BH-C1': buchholzCut,
  'BH-M1': buchholzMedian,
  FB: buchholz,
  SB: sonnebornBerger,
  WIN: wins,
  WON: gamesWon,
  PS: progressive,
  KS: koya,
  ARO: meanRating,
  TPR: performance,
};

export type Measures = (name: MeasureName, entry: EntryNumber) => Measured;

/** The tie-breaks that `order` names, for every entrant. */
export function measuresOf(table: Table, order: readonly TiebreakName[]): Measures {
  const field = fieldOf(table);
  const fore = order.includes('FB') ? fieldOf(foreTable(table)) : field;
  const all = new Map<string, ReadonlyMap<EntryNumber, Measured>>();
  for (const name of order) {
    if (name === 'DE' || name === 'LOT') continue;
    const { contestants } = name === 'FB' ? fore : field;
    const measure = MEASURES[name];
    const entries = [...contestants.values()];
    all.set(
      name,
      new Map(entries.map((one) => [one.entry, measure(name === 'FB' ? fore : field, one)])),
    );
  }
  return (name, entry) => all.get(name)?.get(entry) ?? NOTHING;
}
