import { deflateRawSync, inflateRawSync } from 'node:zlib';

import { canonicalBytes } from '../../common/canonical-bytes.js';
import { invariant } from '../../errors/errors.js';
import { applyPatch, clone, type Op, type State } from '../../rules/index.js';
import type { MoveRow } from './move-row.js';

/** The patch of a start, which replaces the whole state: so the log alone tells a whole game. */
export const wholeState = (state: State): Op[] => [
  { op: 'replace', path: '', value: clone(state) as never },
];

/** The state after `row`. It takes over `state` and may change it in place. */
export function carried(
  state: State | null,
  { kind, patch, seq }: Pick<MoveRow, 'kind' | 'patch' | 'seq'>,
): State {
  const [first] = patch;
  if (kind === 'start' && first !== undefined && 'value' in first)
    return clone(first.value) as unknown as State;
  invariant(state, `row ${seq} stands on nothing`);
  applyPatch(state as unknown as Record<string, unknown>, patch);
  return state;
}

/** A state as canonical JSON, deflated at the fastest level. */
export const packed = (state: State): Buffer => deflateRawSync(canonicalBytes(state), { level: 1 });

export const unpacked = (bytes: Buffer): State =>
  JSON.parse(inflateRawSync(bytes).toString()) as State;
