import { SHIP, type ShipId } from '../components/campaign/ships.js';
import type { Counts, UnitCode } from '../components/units.js';
import type { UnburdenFrame } from '../frames.js';
import { isBox, shelve } from '../questions/campaign/boxes.js';
import { portAt } from '../questions/campaign/fleets.js';
import { aboardOf, excessOn, stow, whereIs } from '../questions/campaign/voyage.js';
import { costOf } from '../questions/capacity.js';
import { put, typesIn } from '../questions/force.js';
import { numbersUpTo } from '../questions/keys.js';
import type { State1776 } from '../state.js';
import { cameInto } from './entry.js';
import { ask } from './phase.js';

interface Facts {
  readonly state: State1776;
  readonly ship: ShipId;
  readonly aboard: Counts;
}

/** How many units of a type have to land to get rid of the excess. */
const mostOf = ({ state, ship, aboard }: Facts, unit: UnitCode): number =>
  Math.min(
    aboard[unit] ?? 0,
    Math.ceil(excessOn(state, ship) / costOf(state, SHIP[ship].side, unit)),
  );

/** A1776-campopt.IV.note a French fleet in a friendly port lands the units above its capacity; its owner says which. */
export const unburden = ask<UnburdenFrame>()({
  clause: 'A1776-campopt.IV.note',
  forced: () => true,
  verbs: { unload: { unit: 'unit', points: 'points' } },
  facts: (state, { ship }): Facts => ({ state, ship, aboard: aboardOf(state, ship) }),
  *candidates(facts) {
    for (const unit of typesIn(facts.aboard))
      for (const points of numbersUpTo(mostOf(facts, unit))) yield { do: 'unload', unit, points };
  },
  guards: {
    unload: [
      {
        clause: 'A1776-campopt.IV.note',
        holds: (facts, { unit, points }) => points <= mostOf(facts, unit),
      },
    ],
  },
  apply: {
    unload({ state, frame: { by, ship }, table, done, push }, { unit, points }) {
      const units: Counts = { [unit]: points };
      const at = whereIs(state, ship);
      const hex = portAt(at)?.hex;
      stow(state, ship, units, -1);
      if (isBox(at)) shelve(state, by, at, units, 1);
      else if (hex !== undefined) put(state, by, hex, 'held', units);
      table.say({
        type: 'debarked',
        clause: 'A1776-campopt.IV.note',
        data: { side: by, ship, at: hex ?? at, units },
      });
      if (excessOn(state, ship) === 0) done();
      if (hex !== undefined) push(cameInto(by, hex, null, units));
    },
  },
});
