import { beforeMore } from '../../kernel/action.js';
import { HEX_IDS, hexNo } from '../components/map.js';
import { placesOf } from '../components/scenarios/places.js';
import { other } from '../components/side.js';
import type { Counts, UnitCode } from '../components/units.js';
import type { DeployFrame } from '../frames.js';
import { announce } from '../questions/covered.js';
import { add, isEmpty, put, troopsAt, typesIn } from '../questions/force.js';
import { inKeys, numbersUpTo } from '../questions/keys.js';
import { scenarioIn } from '../state.js';
import { ask } from './phase.js';

interface Facts {
  readonly left: Counts;
  /** A1776-adv.setup.order the hexes where units may be placed: in the area of play, and without enemies. */
  readonly hexes: ReadonlySet<string>;
}

/**
 * A1776-adv.setup.order the owner places units for which the set-up names several hexes; an entry may be divided among
 * them.
 */
export const deploy = ask<DeployFrame>()({
  clause: 'A1776-adv.setup.order',
  forced: () => true,
  verbs: { post: { hex: 'hex', unit: 'unit', points: 'points' } },
  facts(state, { by, nth, left }): Facts {
    const scenario = scenarioIn(state);
    const entry = scenario.setup[by][nth];
    if (entry === undefined) throw new Error(`no entry ${nth} of ${by}`);
    const free = (hex: string): boolean => troopsAt(state, other(by), hex) === 0;
    return { left, hexes: new Set(placesOf(scenario, entry.where).filter(free)) };
  },
  // Two points that may stand anywhere have up to 1,368 choices, so only legal actions are listed, in the order of
  // their keys.
  exact: true,
  *candidates({ left, hexes }) {
    const types = typesIn(left).sort(beforeMore);
    for (const no of inKeys([...hexes].map(hexNo)))
      for (const unit of types)
        for (const points of numbersUpTo(left[unit] ?? 0))
          yield { do: 'post', hex: HEX_IDS[no] as string, unit, points };
  },
  guards: {
    post: [
      { clause: 'A1776-adv.setup.order', holds: ({ hexes }, { hex }) => hexes.has(hex) },
      {
        clause: 'A1776-adv.setup.order',
        holds: ({ left }, { unit, points }) => points <= (left[unit] ?? 0),
      },
    ],
  },
  apply: {
    post({ state, frame: now, table, done }, { hex, unit, points }) {
      const { by, left } = now;
      const units: { [U in UnitCode]?: number } = { [unit]: points };
      put(state, by, hex, 'rest', units);
      announce(state, table, {
        type: 'deployed',
        clause: 'A1776-adv.setup.order',
        data: { side: by, hex, units: { ...units } },
      });
      add(left, units, -1);
      if (isEmpty(left)) done();
    },
  },
});
