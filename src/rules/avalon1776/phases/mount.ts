import { frame } from '../../kernel/frame.js';
import type { Turn } from '../../kernel/phase.js';
import { hexOf } from '../components/map.js';
import type { DragoonsFrame, MountFrame } from '../frames.js';
import {
  HORSE,
  isOfArea,
  mountsAt,
  mountsDue,
  mountsIn,
  type Wall,
  WALLS,
} from '../questions/campaign/dragoons.js';
import { add, isEmpty, put, takeOut } from '../questions/force.js';
import type { State1776 } from '../state.js';
import { ask, run } from './phase.js';

/**
 * A1776-campopt.II.A asks the side, unless it has no two points of militia together, or no counter of dragoons left.
 */
export const dragoons = run<DragoonsFrame>({
  clause: 'A1776-campopt.II.A',
  run({ state, frame: { by }, push }) {
    const due = mountsDue(state, by);
    if (due === 0 || mountsIn(state, by, undefined).length === 0) return;
    push(frame<MountFrame>({ f: 'mount', by, left: { [HORSE[by].dragoons]: due } }));
  },
});

interface Facts {
  readonly state: State1776;
  readonly frame: MountFrame;
}
type Part = { readonly hex: string; readonly points: number };

const mostOf = ({ state, frame: { by, left } }: Facts, hex: string, wall: Wall): number =>
  Math.min(left[HORSE[by].dragoons] ?? 0, mountsAt(state, by, hex, wall));

const VERB = { out: 'mount', in: 'saddle' } as const;

const guardsOf = (wall: Wall) => [
  {
    clause: 'A1776-campopt.II.B',
    holds: ({ frame: { by, left, area } }: Facts, { hex, points }: Part): boolean =>
      isOfArea(area, hex) && points <= (left[HORSE[by].dragoons] ?? 0),
  },
  {
    clause: 'A1776-campopt.II.A',
    holds: ({ state, frame: { by } }: Facts, { hex, points }: Part): boolean =>
      points <= mountsAt(state, by, hex, wall),
  },
];

/**
 * A1776-campopt.II.A two points of militia in one hex become one point of dragoons; A1776-campopt.II.B all in one area
 * of the owner's choice, at most two points a quarter.
 */
export const mount = ask<MountFrame>()({
  clause: 'A1776-campopt.II.A',
  verbs: {
    end: {},
    mount: { hex: 'hex', points: 'points' },
    saddle: { hex: 'hex', points: 'points' },
  },
  facts: (state, frame): Facts => ({ state, frame }),
  *candidates(facts) {
    const { state, frame } = facts;
    yield { do: 'end' };
    for (const hex of mountsIn(state, frame.by, frame.area))
      for (const wall of WALLS)
        for (let points = 1; points <= mostOf(facts, hex, wall); points++)
          yield { do: VERB[wall], hex, points };
  },
  guards: { mount: guardsOf('out'), saddle: guardsOf('in') },
  apply: {
    end: ({ done }) => done(),
    mount: (turn, part) => exchange(turn, part, 'out'),
    saddle: (turn, part) => exchange(turn, part, 'in'),
  },
});

function exchange(
  { state, frame: now, table, done }: Turn<State1776, MountFrame>,
  { hex, points }: Part,
  wall: Wall,
): void {
  const { by, left } = now;
  const { militia, dragoons } = HORSE[by];
  takeOut(state, by, hex, { [militia]: 2 * points }, wall);
  put(state, by, hex, wall === 'in' ? 'in' : 'rest', { [dragoons]: points });
  add(left, { [dragoons]: points }, -1);
  const area = hexOf(hex)?.area ?? null;
  if (area !== null) now.area = area;
  table.say({
    type: 'mounted',
    clause: 'A1776-campopt.II.A',
    data: { side: by, hex, units: { [dragoons]: points }, inside: wall === 'in' },
  });
  if (isEmpty(left) || mountsIn(state, by, now.area).length === 0) done();
}
