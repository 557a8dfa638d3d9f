import {
  type Action,
  choices,
  owed,
  play,
  resume,
  type Ruleset,
  type Seat,
  seeded,
  seededChance,
  type State,
} from '../../rules/index.js';

/** How many steps a plan may have. */
const STEPS = 500;
/** How many plans are tried, and how many choices per step. */
const PLANS = 5;
const TRIES = 20;
/** An action that no ruleset knows. */
const NONSENSE: Action = { do: 'nonsense' };

export interface Plan {
  readonly seat: Seat;
  readonly actions: readonly Action[];
}

/** The longest plan found from that position without a boundary; its last action is refused. */
export function longestPlan(rules: Ruleset, position: string): Plan | null {
  const read = rules.readPosition(position);
  const begun = 'agenda' in read ? resume(rules, read, seededChance(1)) : null;
  const seat = begun && owed(rules, begun.state)[0];
  if (!begun || seat === undefined || seat === null) return null;
  const plans = Array.from({ length: PLANS }, (_, nth) => steps(rules, begun.state, seat, nth));
  const longest = plans.reduce((a, b) => (b.length > a.length ? b : a));
  return { seat, actions: [...longest, NONSENSE] };
}

function steps(rules: Ruleset, from: State, seat: Seat, seed: number): Action[] {
  const pick = seeded(seed);
  const plan: Action[] = [];
  let state = from;
  for (let tries = 0; plan.length < STEPS - 1 && tries < TRIES; tries++) {
    const list = choices(rules, state, seat);
    const action = list[pick(list.length)];
    if (action === undefined) break;
    const played = play(rules, state, seat, [action], seededChance(seed));
    if (!played.ok || played.stopped !== 'END') continue;
    plan.push(action);
    state = played.state;
    tries = 0;
  }
  return plan;
}
