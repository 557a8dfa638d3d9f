import { createHash } from 'node:crypto';

import { entriesOf } from '../../games/reading/log-entries.js';
import type { MoveRow } from '../../games/store/move-row.js';
import { carried } from '../../games/store/states.js';
import {
  canonical,
  clone,
  diff,
  type JsonObject,
  type Roll,
  type Ruleset,
  type Seat,
  type State,
} from '../../rules/index.js';

/** A change in the form that all interfaces have in common. */
export interface ToldChange {
  readonly version: number;
  readonly patch: unknown;
  readonly entries: readonly {
    readonly type: string;
    readonly data: JsonObject;
    readonly clause: { readonly id: string } | string | null;
    readonly rolls: readonly Pick<Roll, 'dice' | 'purpose'>[];
  }[];
}

/** A mark of a change's content, the same whatever interface told it. */
export function markOf({ version, patch, entries }: ToldChange): string {
  const said = entries.map(({ type, data, clause, rolls }) => [
    type,
    data,
    typeof clause === 'object' ? (clause?.id ?? null) : clause,
    rolls.map(({ dice, purpose }) => [dice, purpose]),
  ]);
  return createHash('sha256')
    .update(canonical([version, patch, said]))
    .digest('base64')
    .slice(0, 16);
}

/** The marks of all versions, from 1, that a viewer must have heard of a game, computed from the log alone. */
export function projectionOf(
  rules: Ruleset,
  rows: readonly MoveRow[],
  seat: Seat | null,
): string[] {
  let state: State | null = null;
  let view: JsonObject = {};
  const marks: string[] = [];
  for (const row of rows) {
    state = carried(state, row);
    if (row.secret) continue;
    const now = clone(rules.view(state, seat));
    const entries = entriesOf(rules, row, { seat, scenario: state.scenario ?? '' });
    marks.push(markOf({ version: row.version, patch: diff(view, now), entries }));
    view = now;
  }
  return marks;
}
