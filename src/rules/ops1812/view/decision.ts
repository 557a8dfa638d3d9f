import type { AskFrame } from '../../kernel/frame.js';
import type { CardId } from '../components/cards.js';
import type { RegionId } from '../components/map.js';
import type { Side } from '../components/side.js';
import type {
  AssignFrame,
  ChoiceFrame,
  ColumnFrame,
  CruiseOnFrame,
  OperationFrame,
  RecallFrame,
} from '../frames.js';
import type { OpsState } from '../state.js';

export interface Decision {
  readonly name: string;
  readonly ops?: number;
  /** How many squadrons or event steps are still to be chosen, or hits of a cruise to be put. */
  readonly left?: number;
  readonly card?: CardId;
  readonly dice?: readonly number[];
  readonly from?: RegionId;
  readonly to?: RegionId;
}

const topOf = (state: OpsState): AskFrame | undefined =>
  state.outcome === null ? (state.agenda.at(-1) as AskFrame | undefined) : undefined;

export const activeIn = (state: OpsState): Side | null =>
  (topOf(state)?.by as Side | undefined) ?? null;

type Asked = Partial<
  OperationFrame & ChoiceFrame & RecallFrame & CruiseOnFrame & AssignFrame & ColumnFrame
>;

export function decisionOf(state: OpsState): Decision | null {
  const top = topOf(state);
  if (top === undefined) return null;
  const {
    f: name,
    ops,
    left,
    count,
    hits,
    card,
    dice,
    from,
    to,
  } = top as unknown as Asked & { f: string };
  const more = left ?? count ?? hits;
  return {
    name,
    ...(ops !== undefined && { ops }),
    ...(more !== undefined && { left: more }),
    ...(card !== undefined && { card }),
    ...(dice !== undefined && { dice: [...dice] }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}
