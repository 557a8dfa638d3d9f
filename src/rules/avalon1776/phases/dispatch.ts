import { enclosing, frame } from '../../kernel/frame.js';
import type { Turn } from '../../kernel/phase.js';
import type { DetachFrame, DispatchFrame } from '../frames.js';
import { isBox } from '../questions/campaign/boxes.js';
import { type Course, courseTo } from '../questions/campaign/course.js';
import { type Errand, nextStep, type Part, soonest } from '../questions/campaign/dispatch.js';
import { rest, setSail } from '../questions/campaign/voyage.js';
import { isMet, WEST_INDIES } from '../questions/campaign/west-indies.js';
import type { State1776 } from '../state.js';
import { ask, run } from './phase.js';
import { crossTo, sailTo, takeAboard, takeFromBox } from './under-way.js';

/**
 * A1776-camp.IX.B.2.a.6.a as long as fleets or points are missing, the British send those that get there soonest. The
 * player is asked only which of several that would get there equally soon.
 */
export const dispatch = run<DispatchFrame>({
  clause: 'A1776-camp.IX.B.2.a.6.a',
  run(turn) {
    const { state, frame: now, push } = turn;
    for (const part of ['fleets', 'points'] as const) {
      const errands = now[part] > 0 ? soonest(state, part) : [];
      const [only] = errands;
      if (only === undefined) continue;
      const left = frame<DispatchFrame>({ ...now });
      if (errands.length > 1 && !areAllNeeded(errands, now, part))
        push(frame<DetachFrame>({ f: 'detach', by: now.by, part }), left);
      else {
        // This one is sent first, then whatever is still missing.
        push(left);
        send(turn, left, only);
      }
      return;
    }
  },
});

/** Whether all of these errands together are no more than what is missing. */
const areAllNeeded = (errands: readonly Errand[], now: DispatchFrame, part: Part): boolean =>
  part === 'fleets'
    ? errands.length <= now.fleets
    : errands.reduce((sum, { points }) => sum + points, 0) <= now.points;

/** A1776-camp.IX.B.2.a.6.a the owner chooses which of several fleets is sent that would get there equally soon. */
export const detach = ask<DetachFrame>()({
  clause: 'A1776-camp.IX.B.2.a.6.a',
  verbs: { detach: { ship: 'ship' } },
  facts: (state, { part }) => soonest(state, part),
  *candidates(errands) {
    for (const { ship } of errands) yield { do: 'detach', ship };
  },
  guards: {
    detach: [
      {
        clause: 'A1776-camp.IX.B.2.a.6.a',
        holds: (errands, { ship: id }) => errands.some(({ ship }) => ship === id),
      },
    ],
  },
  apply: {
    detach(turn, { ship: id }) {
      const { state, done } = turn;
      const errand = soonest(state, turn.frame.part).find(({ ship }) => ship === id);
      const left = enclosing<DispatchFrame>(state, 'dispatch');
      done();
      if (errand !== undefined) send(turn, left, errand);
    },
  },
});

type Sending = Pick<Turn<State1776, DispatchFrame | DetachFrame>, 'state' | 'table' | 'push'>;

/** Sends a fleet as far as it comes in this phase, with the units that it takes aboard. */
function send({ state, table, push }: Sending, left: DispatchFrame, errand: Errand): void {
  const { ship: id, from, water } = errand;
  const aboard = state.ships?.[id]?.aboard?.BR ?? 0;
  const now = setSail(state, id);
  state.sailing = now;
  const isHere = water === now.began;
  // A1776-camp.IX.B.2.a.6.a it takes aboard no more points than are missing.
  const some = Math.min(errand.points, left.points) - aboard;
  table.say({
    type: 'bound',
    clause: 'A1776-camp.IX.B.2.a.6.a',
    data: { side: 'gb', ship: id, from: isHere && some <= 0 ? null : from },
  });
  if (from !== null && isHere && some > 0) {
    if (isBox(from)) takeFromBox(state, table, now, { BR: some });
    else push(...takeAboard(state, table, now, from, { BR: some }));
  }
  follow(state, table, courseTo(id, water === null || isHere ? WEST_INDIES : water));
  rest(state, id);
  left.fleets = Math.max(0, left.fleets - Number(id.startsWith('br-bf')));
  left.points = Math.max(0, left.points - errand.points);
}

/** Moves the fleet under way along its course, as long as a step in this phase brings it nearer. */
export function follow(state: State1776, table: Sending['table'], course: Course): void {
  const { sailing: now } = state;
  if (now === undefined) return;
  for (let step = nextStep(state, course); step !== null; step = nextStep(state, course))
    if (step.do === 'cross') crossTo(state, table, now, step.box);
    else sailTo(state, table, now, step.water, step.mp);
}

/** A1776-camp.IX.B.2.a.6.a the frame for the duty of this phase, if anything is missing. */
export const dispatches = (missing: { readonly fleets: number; readonly points: number }) =>
  isMet(missing) ? [] : [frame<DispatchFrame>({ f: 'dispatch', by: 'gb', ...missing })];
