import { fail } from '../../kits/position.js';
import type { CullFrame, MountFrame, PortFrame, RaiseFrame, UnburdenFrame } from '../frames.js';
import { HORSE, mountsDue } from '../questions/campaign/dragoons.js';
import { arrivalsIn, britishIntake } from '../questions/campaign/intake.js';
import { overloaded } from '../questions/campaign/overload.js';
import { poolOf, weighed } from '../questions/campaign/pools.js';
import { dueIn } from '../questions/campaign/status.js';
import { typesIn } from '../questions/force.js';
import { isCampaign, monthIn, type State1776 } from '../state.js';

/** The frames that only the Campaign Game has. */
const OWED = [
  ...[
    'quarter',
    'attrition',
    'levy',
    'raise',
    'dragoons',
    'mount',
    'cull',
    'intake',
    'port',
    'moor',
  ],
  ...['standoff', 'retain', 'summon', 'join', 'fleet', 'muster', 'alliance', 'navy', 'engagement'],
  ...['dispatch', 'detach', 'evacuation', 'appear', 'unburden'],
];
/** The frames that need the status of areas. */
const JUDGED = ['levy', 'raise'];

const isOwed: { readonly [f: string]: (state: State1776, frame: never) => boolean } = {
  raise: (state, { by, area, left }: RaiseFrame) => {
    const [unit, ...others] = typesIn(left);
    return (
      others.length === 0 &&
      (unit === 'RM' || unit === 'CA' || unit === 'TM' || unit === 'S') &&
      (unit === 'TM') === (by === 'gb') &&
      (left[unit] ?? 0) <= dueIn(state, area, unit) &&
      arrivalsIn(state, by, area).length > 0
    );
  },
  mount: (state, { by, left }: MountFrame) => {
    const { dragoons } = HORSE[by];
    const [unit, ...others] = typesIn(left);
    return others.length === 0 && unit === dragoons && (left[unit] ?? 0) <= mountsDue(state, by);
  },
  cull: (state, { by, area, left }: CullFrame) => {
    const [unit = 'RM', ...others] = typesIn(left);
    const pool = weighed(poolOf(state, by, area, unit));
    return others.length === 0 && (left[unit] ?? 0) < pool;
  },
  unburden: (state, { by, ship }: UnburdenFrame) => by === 'us' && overloaded(state).includes(ship),
  port: (state, { by, nth, left }: PortFrame) => {
    const due = britishIntake(state, monthIn(state) ?? '')[nth];
    return by === 'gb' && due !== undefined && left[due.unit] === due.count;
  },
};

/** Checks that frames of the interphase occur in the Campaign Game only, and that what they owe is due. */
export function checkQuarter(state: State1776): void {
  for (const frame of state.agenda) {
    const isSound =
      !OWED.includes(frame.f) ||
      (isCampaign(state) &&
        (!JUDGED.includes(frame.f) || state.areas !== undefined) &&
        (isOwed[frame.f]?.(state, frame as never) ?? true));
    if (!isSound) fail(`no "${frame.f}" is owed`, `「${frame.f}」を行う時ではない`);
  }
}
