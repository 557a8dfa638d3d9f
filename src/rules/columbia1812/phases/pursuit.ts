import type { Frame } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import type { BlockId } from '../components/blocks.js';
import { other } from '../components/side.js';
import type { TownFrame } from '../frames.js';
import { inflict } from '../questions/combat.js';
import { doubleShots, pursue } from '../questions/pursuit.js';
import type { State1812 } from '../state.js';
import { ask } from './phase.js';

/**
 * C1812-11.1.a the force that pursues from `town` fires; blocks in `shown` roll two dice. Returns the frames in which
 * the victims decide.
 */
export function fireAfter(
  state: State1812,
  { by, town }: Pick<TownFrame, 'by' | 'town'>,
  shown: readonly BlockId[],
  table: Table,
): Frame[] {
  const hits = pursue(state, town, other(by), shown, table);
  return inflict(state, { f: 'losses', by: other(by), town, hits }, table);
}

/**
 * C1812-11.1.a after a withdrawal both forces are still concealed, so a block is shown for its second die only if its
 * owner wishes. The question is asked even if there is no such block, as skipping it would reveal that.
 */
export const pursuit = ask<TownFrame>()({
  clause: 'C1812-11.1.a',
  interrupt: true,
  verbs: { fire: {}, double: { unit: 'unit' }, 'double-both': {} },
  facts: (state, { by, town }): readonly BlockId[] => doubleShots(state, town, by),
  *candidates(units) {
    yield { do: 'fire' };
    for (const unit of units) yield { do: 'double', unit };
    yield { do: 'double-both' };
  },
  guards: {
    double: [{ clause: 'C1812-11.1.a', holds: (units, { unit }) => units.includes(unit) }],
    'double-both': [{ clause: 'C1812-11.1.a', holds: (units) => units.length > 1 }],
  },
  apply: {
    fire({ state, frame, table, done, push }) {
      done();
      push(...fireAfter(state, frame, [], table));
    },
    double({ state, frame, table, done, push }, { unit }) {
      done();
      push(...fireAfter(state, frame, [unit], table));
    },
    'double-both'({ state, frame, table, done, push }) {
      done();
      push(...fireAfter(state, frame, doubleShots(state, frame.town, frame.by), table));
    },
  },
});
