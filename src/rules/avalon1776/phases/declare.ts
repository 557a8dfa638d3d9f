import { enclosing } from '../../kernel/frame.js';
import type { Side } from '../components/side.js';
import { pointsLost, RESULT } from '../components/tables.js';
import { TACTIC_IDS } from '../components/tactics.js';
import type { Counts, Source } from '../components/units.js';
import type { SeriesFrame, SideFrame } from '../frames.js';
import { dragoonsLost } from '../questions/combat.js';
import {
  bestColumn,
  type Engagement,
  engagementAt,
  mayAttack,
  sortieAt,
} from '../questions/engage.js';
import { add, points, put, takeOut, typesIn } from '../questions/force.js';
import { sourcesAt, sourcesToAttack } from '../questions/supply.js';
import type { State1776 } from '../state.js';
import { ask } from './phase.js';

interface SupplyFacts {
  readonly state: State1776;
  /** The sources of supply that are there (`there`), and those that may be chosen (`sources`). */
  readonly there: readonly Source[];
  readonly sources: readonly Source[];
  /** The attack, where the attacker is asked; null: the defender is asked, who may choose freely. */
  readonly attack: Engagement | null;
}

const seriesIn = (state: State1776): SeriesFrame => enclosing<SeriesFrame>(state, 'series');

interface SortieFacts {
  readonly state: State1776;
  readonly by: Side;
  readonly hex: string;
  readonly units: Counts;
}

/**
 * A1776-adv.IV.B.1.i any part of a garrison may join an attack on enemies before its fort; A1776-adv.IV.B.1.b it then
 * stands outside.
 */
export const sortie = ask<SideFrame>()({
  clause: 'A1776-adv.IV.B.1.i',
  forced: () => true,
  verbs: { join: { unit: 'unit', points: 'points' }, end: {} },
  facts(state, { by }): SortieFacts {
    const { hex } = seriesIn(state);
    return { state, by, hex, units: sortieAt(state, hex, by) };
  },
  *candidates({ units }) {
    yield { do: 'end' };
    for (const unit of typesIn(units))
      for (let points = 1; points <= (units[unit] ?? 0); points++)
        yield { do: 'join', unit, points };
  },
  guards: {
    join: [
      {
        clause: 'A1776-adv.IV.B.1.i',
        holds: ({ units }, { unit, points }) => points <= (units[unit] ?? 0),
      },
    ],
    end: [
      {
        clause: 'A1776-adv.II.B.4',
        holds: ({ state, hex, by }) => mayAttack(state, hex, by, false),
      },
    ],
  },
  apply: {
    join({ state, frame: { by }, table }, { unit, points }) {
      const now = seriesIn(state);
      const { hex } = now;
      const units: Counts = { [unit]: points };
      takeOut(state, by, hex, units, 'in');
      put(state, by, hex, 'held', units);
      now.sortie = add({ ...now.sortie }, units);
      table.say({ type: 'emerged', clause: 'A1776-adv.IV.B.1.b', data: { side: by, hex, units } });
    },
    end: ({ done }) => done(),
  },
});

/**
 * A1776-adv.III.A.4.f first the attacker, then the defender says whether they fight in supply; A1776-adv.III.A.4.c both
 * choose freely.
 */
export const supply = ask<SideFrame>()({
  clause: 'A1776-adv.III.A.4.f',
  interrupt: true,
  // Everybody sees the sources of supply, so a single choice may be made without asking: it tells nothing.
  forced: () => true,
  verbs: { supply: { source: 'source' } },
  facts(state, { by }): SupplyFacts {
    const { hex, attacker } = seriesIn(state);
    const there = sourcesAt(state, by, hex);
    return by === attacker
      ? {
          ...{ state, there, sources: sourcesToAttack(state, by, hex) },
          attack: engagementAt(state, hex, by),
        }
      : { state, there, sources: there, attack: null };
  },
  *candidates({ sources }) {
    for (const source of sources) yield { do: 'supply', source };
  },
  guards: {
    supply: [
      { clause: 'A1776-adv.III.A.1', holds: ({ there }, { source }) => there.includes(source) },
      {
        clauses: ['A1776-camp.VII.A.1.a', 'A1776-camp.VII.A.1.b'],
        barredBy: ({ sources }, { source }) =>
          sources.includes(source)
            ? null
            : source === 'none'
              ? 'A1776-camp.VII.A.1.a'
              : 'A1776-camp.VII.A.1.b',
      },
      {
        clause: 'A1776-adv.II.B.4',
        holds: ({ state, attack }, { source }) =>
          attack === null || bestColumn(state, attack, source !== 'none') >= 0,
      },
    ],
  },
  apply: {
    supply({ state, frame: { by }, table, done }, { source }) {
      const now = seriesIn(state);
      now.supply[by] = source;
      table.say({
        type: 'supplied',
        clause: 'A1776-adv.III.A.4.f',
        data: { hex: now.hex, side: by, source },
      });
      done();
    },
  },
});

/** A1776-adv.II.A.2 each side secretly chooses one of its eight cards; none is ever used up. */
export const tactic = ask<SideFrame>()({
  clause: 'A1776-adv.II.A.2',
  verbs: { play: { card: 'card' } },
  facts: () => null,
  *candidates() {
    for (const card of TACTIC_IDS) yield { do: 'play', card };
  },
  guards: {},
  apply: {
    play({ state, frame: { by }, done }, { card }) {
      seriesIn(state).cards[by] = card;
      done();
    },
  },
});

/** The points that a side loses by the result, and the force that loses them. */
export function tollOf(
  state: State1776,
  { hex, attacker, result = 'NE' }: SeriesFrame,
  side: Side,
) {
  const force = engagementAt(state, hex, attacker)?.forces[side] ?? {};
  const loss = RESULT[result];
  return {
    force,
    lost: pointsLost(side === attacker ? loss.attacker : loss.defender, points(force)),
  };
}

/** A1776-adv.II.B.7.a, A1776-adv.II.B.7.b the owner says how many of the militia points lost are dragoons. */
export const lose = ask<SideFrame>()({
  clause: 'A1776-adv.II.B.7',
  interrupt: true,
  forced: () => true,
  verbs: { lose: { dragoons: 'dragoons' } },
  facts(state, { by }) {
    const { force, lost } = tollOf(state, seriesIn(state), by);
    return dragoonsLost(force, by, lost);
  },
  *candidates([least, most]) {
    for (let dragoons = least; dragoons <= most; dragoons++) yield { do: 'lose', dragoons };
  },
  guards: {
    lose: [
      {
        clause: 'A1776-adv.II.B.7',
        holds: ([least, most], { dragoons }) => dragoons >= least && dragoons <= most,
      },
    ],
  },
  apply: {
    lose({ state, frame: { by }, done }, { dragoons }) {
      const now = seriesIn(state);
      now.dragoons = { ...now.dragoons, [by]: dragoons };
      done();
    },
  },
});

/**
 * A1776-adv.II.D.2 a side says whether it attacks again; the other has to fight then (A1776-adv.II.D.2.c the roles may
 * change).
 */
export const persist = ask<SideFrame>()({
  clause: 'A1776-adv.II.D.1',
  interrupt: true,
  verbs: { continue: {}, desist: {} },
  facts: () => null,
  *candidates() {
    yield { do: 'continue' };
    yield { do: 'desist' };
  },
  guards: {},
  apply: {
    continue({ state, frame: { by }, table, done }) {
      const now = seriesIn(state);
      table.say({
        type: 'continued',
        clause: by === now.attacker ? 'A1776-adv.II.D.2.b' : 'A1776-adv.II.D.2.c',
        data: { hex: now.hex, side: by },
      });
      Object.assign(now, { attacker: by, round: now.round + 1, stage: 'open' });
      done();
    },
    desist({ state, frame: { by }, table, done }) {
      const now = seriesIn(state);
      now.refused.push(by);
      table.say({
        type: 'desisted',
        clause: 'A1776-adv.II.D.2.a',
        data: { hex: now.hex, side: by },
      });
      done();
    },
  },
});
