import { type Action, actionKey, parseAction } from '../../../../src/rules/kernel/action.js';
import { askPhaseOf, frameOf, owed } from '../../../../src/rules/kernel/agenda.js';
import { type Frame, isSealed, type Seat, type State } from '../../../../src/rules/kernel/frame.js';
import { choices, play, refusal } from '../../../../src/rules/kernel/play.js';
import { seeded, seededChance } from '../../../../src/rules/kernel/random.js';
import type { Ruleset } from '../../../../src/rules/kernel/ruleset.js';
import { fuzzed, keysOf } from '../fuzz.js';
import { legalFor } from '../positions.js';
import { type Check, check, someSteps, stepsOf, triedSteps } from '../world.js';

const ends = check('every game ends in time', ({ rules, games }, fail) => {
  for (const game of games) {
    if (game.last.outcome === null)
      fail(`seed ${game.seed}: no end after ${game.steps.length} of ${rules.longest} actions`);
    if (owed(rules, game.last).length > 0)
      fail(`seed ${game.seed}: somebody owes a decision after the end`);
  }
});

const liveness = check('until the end every seat that owes has a choice', (world, fail) => {
  for (const { before } of stepsOf(world)) {
    const seats = owed(world.rules, before);
    if (seats.length === 0) fail('nobody owes a decision');
    for (const seat of seats)
      if (choices(world.rules, before, seat).length === 0) fail(`${seat} has no choice`);
  }
});

/** Steps of which it is looked at what is asked later. */
const LATER = 200;

/**
 * A question that lies deeper on the agenda is asked once those above it are answered. Here they are taken off with
 * nothing come of them: the question has a choice then, or is dropped. What a run above will bring about is not known.
 */
const later = check(
  'what is asked later has a choice, or is not asked',
  ({ rules, ...world }, fail) => {
    for (const { before } of someSteps({ rules, ...world }, LATER * world.games.length)) {
      for (const [frame, then] of askedLater(rules, before)) {
        const phase = askPhaseOf(rules, frame);
        if (!phase.moot(then, frame) && phase.list(then, frame).choices().length === 0)
          fail(`no choice: ${JSON.stringify(frame)}`);
      }
    }
  },
);

/** The questions below others, each with the state in which it would be asked; those in a lane too. */
function askedLater(rules: Ruleset, state: State): [Frame, State][] {
  const { agenda } = state;
  const isRun = ({ f }: Frame): boolean => rules.phases[f]?.kind === 'run';
  const above = agenda.slice(agenda.findLastIndex(isRun) + 1);
  const from = agenda.length - above.length;
  const below = above.slice(0, -1).map((frame, i): [Frame, State] => {
    return [frame, { ...state, agenda: agenda.slice(0, from + i + 1) }];
  });
  const lanes = above.filter(isSealed).flatMap(({ lanes }) => Object.values(lanes));
  return [
    ...below,
    ...lanes.flatMap((lane) => lane.slice(0, -1).map((one) => [one, state] as [Frame, State])),
  ];
}

const listed = check('choices are distinct, sorted and well-formed', (world, fail) => {
  for (const { before, seat } of triedSteps(world)) {
    const all = choices(world.rules, before, seat);
    const keys = keysOf(all);
    if (new Set(keys).size < keys.length) fail(`listed twice: ${keys.join(' ')}`);
    if ([...keys].sort().some((key, i) => key !== keys[i])) fail(`not sorted: ${keys.join(' ')}`);
    all.forEach((action) => wellFormed(world.rules, before, seat, action, fail));
  }
});

function wellFormed(
  rules: Ruleset,
  state: State,
  seat: Seat,
  action: Action,
  fail: (detail: string) => never,
): void {
  const frame = frameOf(state, seat) ?? fail(`${seat} owes nothing`);
  const parsed = parseAction(askPhaseOf(rules, frame).verbs, rules.domains, action);
  if (parsed === null) fail(`not of a shape that ${frame.f} takes: ${actionKey(action)}`);
  else if (actionKey(parsed) !== actionKey(action))
    fail(`fields not in the order of the verbs: ${actionKey(action)}`);
}

const legalKeys = (rules: Ruleset, state: State, seat: Seat): Set<string> =>
  new Set(keysOf(legalFor(rules, state, seat)));

/** Of a list of hundreds, some from all over it. */
const MOST = 30;
const spread = <T>(list: readonly T[]): readonly T[] => {
  const stride = Math.ceil(list.length / MOST);
  return list.filter((_, i) => i % stride === 0);
};

const accepted = check('every legal choice is accepted', (world, fail) => {
  for (const { before, seat } of someSteps(world, 400)) {
    for (const action of spread(legalFor(world.rules, before, seat))) {
      const refused = refusal(world.rules, before, seat, action);
      if (refused !== null)
        fail(`${actionKey(action)} is listed, but ${refused.code} by ${refused.clause}`);
    }
  }
});

const playable = check('every legal choice can be carried out', (world, fail) => {
  for (const { before, seat } of someSteps(world, 100)) {
    for (const action of spread(legalFor(world.rules, before, seat))) {
      const played = play(world.rules, before, seat, [action], seededChance(1));
      if (!played.ok) fail(`${actionKey(action)} was refused`);
    }
  }
});

const exact = check('guards and ranks accept exactly what is listed', (world, fail) => {
  const random = seeded(4711);
  for (const { before, seat } of triedSteps(world)) {
    const legal = legalKeys(world.rules, before, seat);
    for (const action of fuzzed(world.rules, before, seat, 8, random)) {
      const refused = refusal(world.rules, before, seat, action);
      const key = actionKey(action);
      if ((refused === null) !== legal.has(key))
        fail(`${key} is ${legal.has(key) ? '' : 'not '}listed, refusal ${refused?.clause}`);
    }
  }
});

const cited = check('every refusal names a clause of the rulebook', (world, fail) => {
  const random = seeded(1812);
  for (const { before, seat } of triedSteps(world)) {
    for (const action of fuzzed(world.rules, before, seat, 8, random)) {
      const refused = refusal(world.rules, before, seat, action);
      if (refused === null) continue;
      if (refused.code !== 'ILLEGAL_ACTION')
        fail(`${actionKey(action)} is well-formed, but ${refused.code}`);
      if (refused.clause === null || !Object.hasOwn(world.rules.clauses, refused.clause)) {
        fail(`${actionKey(action)} refused by ${refused.clause}, which is no clause`);
      }
    }
  }
});

/** What a candidate list leaves out by itself must fall to a guard, not to membership. */
const guarded = check('whatever passes the guards is among the candidates', (world, fail) => {
  const random = seeded(1814);
  for (const { before, seat } of triedSteps(world)) {
    const frame = frameOf(before, seat) ?? fail(`${seat} owes nothing`);
    const listing = askPhaseOf(world.rules, frame).list(before, frame);
    const legal = legalKeys(world.rules, before, seat);
    for (const action of fuzzed(world.rules, before, seat, 8, random)) {
      if (!listing.passes(action) || legal.has(actionKey(action))) continue;
      if (listing.ruling(action)?.better.length) continue;
      fail(`no guard of ${frame.f} forbids ${actionKey(action)}, yet it is not listed`);
    }
  }
});

const MALFORMED: readonly unknown[] = [
  null,
  7,
  'done',
  [],
  {},
  { do: 7 },
  { do: 'no such verb' },
  { do: 'toString' },
  { do: '__proto__' },
  { action: 'done' },
];

const malformed = check('what is no action is refused as such', (world, fail) => {
  for (const { before, seat } of someSteps(world, 60)) {
    for (const input of MALFORMED) {
      const refused = refusal(world.rules, before, seat, input);
      if (refused?.code !== 'INVALID_INPUT') fail(`${JSON.stringify(input)}: ${refused?.code}`);
    }
    const extra = { ...choices(world.rules, before, seat)[0], extra: 1 };
    if (refusal(world.rules, before, seat, extra)?.code !== 'INVALID_INPUT')
      fail('a field too many is let through');
  }
});

const outOfTurn = check('who owes nothing is refused', ({ rules, games }, fail) => {
  for (const { steps, last } of games) {
    for (const { before, action } of steps) {
      for (const seat of rules.seats) {
        if (owed(rules, before).includes(seat)) continue;
        if (choices(rules, before, seat).length > 0) fail(`${seat} has choices and owes nothing`);
        if (refusal(rules, before, seat, action)?.code !== 'NOT_YOUR_DECISION')
          fail(`${seat} may act out of turn`);
      }
    }
    for (const seat of rules.seats) {
      if (last.outcome !== null && refusal(rules, last, seat, {})?.code !== 'GAME_OVER')
        fail('play goes on after the end');
    }
  }
});

export const LEGALITY: readonly Check[] = [
  ends,
  liveness,
  later,
  listed,
  accepted,
  playable,
  exact,
  cited,
  guarded,
  malformed,
  outOfTurn,
];
