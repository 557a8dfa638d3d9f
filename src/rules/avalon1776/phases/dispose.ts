import type { Side } from '../components/side.js';
import { townAt } from '../components/towns.js';
import type { Counts } from '../components/units.js';
import type { SideFrame } from '../frames.js';
import { announce } from '../questions/covered.js';
import { hexesIn, inside, put, takeFrom, troopsAt, typesIn } from '../questions/force.js';
import { scenarioIn, type State1776 } from '../state.js';
import { ask } from './phase.js';

interface Facts {
  readonly state: State1776;
  readonly by: Side;
}

/** A1776-scn1.special.3 whether the garrison there has to begin inside, whatever its owner would like. */
const mustStayInside = (state: State1776, by: Side, hex: string): boolean =>
  scenarioIn(state).setup[by].some(
    ({ where, insideFort }) => insideFort === true && 'at' in where && where.at === townAt(hex)?.id,
  );

/** A1776-adv.IV.B.1 the units inside a fort that may begin outside it, if their owner likes. */
const garrisonAt = ({ state, by }: Facts, hex: string): Counts =>
  mustStayInside(state, by, hex) ? {} : inside(state.hexes[hex]?.[by]);

/** A1776-scn3.special.3 why units in a hex cannot begin entrenched; null: they can. */
function trenchBar({ state, by }: Facts, hex: string): string | null {
  const { fort, dug } = state.hexes[hex] ?? {};
  if (scenarioIn(state).mayDigIn !== true || troopsAt(state, by, hex) === 0)
    return 'A1776-scn3.special.3';
  return (fort ?? dug) === undefined ? null : 'A1776-adv.IV.C.2.b';
}

/**
 * The choices of a side once all units of the set-up stand: which of them are outside its forts, and where it is
 * entrenched.
 */
export const dispose = ask<SideFrame>()({
  clause: 'A1776-adv.setup.order',
  forced: () => true,
  verbs: {
    station: { hex: 'hex', unit: 'unit', points: 'points' },
    entrench: { hex: 'hex' },
    end: {},
  },
  facts: (state, { by }): Facts => ({ state, by }),
  *candidates(facts) {
    yield { do: 'end' };
    for (const hex of hexesIn(facts.state)) {
      if (facts.state.hexes[hex]?.[facts.by] === undefined) continue;
      yield { do: 'entrench', hex };
      const garrison = garrisonAt(facts, hex);
      for (const unit of typesIn(garrison))
        for (let points = 1; points <= (garrison[unit] ?? 0); points++)
          yield { do: 'station', hex, unit, points };
    }
  },
  guards: {
    station: [
      {
        clauses: ['A1776-scn1.special.3', 'A1776-adv.IV.B.1'],
        barredBy: (facts, { hex, unit, points }) => {
          if (mustStayInside(facts.state, facts.by, hex)) return 'A1776-scn1.special.3';
          return points <= (garrisonAt(facts, hex)[unit] ?? 0) ? null : 'A1776-adv.IV.B.1';
        },
      },
    ],
    entrench: [
      {
        clauses: ['A1776-scn3.special.3', 'A1776-adv.IV.C.2.b'],
        barredBy: (facts, { hex }) => trenchBar(facts, hex),
      },
    ],
  },
  apply: {
    station({ state, frame: { by }, table }, { hex, unit, points }) {
      const units = { [unit]: points };
      takeFrom(state, by, hex, { ...units }, ['in']);
      put(state, by, hex, 'rest', units);
      announce(state, table, {
        type: 'stationed',
        clause: 'A1776-adv.IV.B.1',
        data: { side: by, hex, units },
      });
    },
    entrench({ state, frame: { by }, table }, { hex }) {
      (state.hexes[hex] ??= {}).dug = by;
      announce(state, table, {
        type: 'entrenched',
        clause: 'A1776-scn3.special.3',
        data: { side: by, hex },
      });
    },
    end: ({ done }) => done(),
  },
});
