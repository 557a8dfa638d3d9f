import type { Seat, State } from '../../../../src/rules/kernel/frame.js';
import { canonical } from '../../../../src/rules/kernel/json.js';
import { copyOf } from '../../../../src/rules/kernel/kind.js';
import { applyPatch, diff } from '../../../../src/rules/kernel/patch.js';
import { choices, play, type Played } from '../../../../src/rules/kernel/play.js';
import { seeded, seededChance } from '../../../../src/rules/kernel/random.js';
import { shuffledKeys } from '../freeze.js';
import { keysOf } from '../fuzz.js';
import { difference } from '../observe.js';
import { type Check, check, someSteps, type Step, stepsOf, viewersOf } from '../world.js';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const looking = check('looking changes nothing', (world, fail) => {
  const { rules } = world;
  for (const { before, seat, action } of someSteps(world, 80)) {
    const text = canonical(before);
    for (const viewer of viewersOf(rules)) {
      const view = rules.view(before, viewer);
      rules.resample(before, viewer, seeded(3), 'any');
      for (const locale of ['en', 'ja'] as const) rules.describeAction(action, view, locale);
    }
    choices(rules, before, seat);
    for (const one of rules.seats) rules.evaluate(before, one);
    rules.writePosition(before);
    if (canonical(before) !== text) fail(`the state changed before ${JSON.stringify(action)}`);
  }
});

const purity = check('play does not touch the state it is given', (world, fail) => {
  for (const { before, seat, action, chance } of someSteps(world, 80)) {
    const given = copy(before);
    const played = play(world.rules, given, seat, [action], seededChance(chance));
    if (canonical(given) !== canonical(before)) fail(`changed by ${JSON.stringify(action)}`);
    if (played.ok && sharesWith(played.state, given))
      fail(`the new state shares parts with the old one`);
  }
});

/** Whether some object of `value` is the very same as one of `other`. */
function sharesWith(value: unknown, other: unknown): boolean {
  const seen = new Set<unknown>();
  const walk = (node: unknown, visit: (node: object) => boolean): boolean =>
    typeof node === 'object' &&
    node !== null &&
    (visit(node) || Object.values(node).some((child) => walk(child, visit)));
  walk(other, (node) => (seen.add(node), false));
  return walk(value, (node) => seen.has(node));
}

const json = check('states, views and events survive JSON', (world, fail) => {
  for (const { before, played } of someSteps(world, 120)) {
    const parts: unknown[] = [
      before,
      played.events,
      ...viewersOf(world.rules).map((one) => world.rules.view(before, one)),
    ];
    for (const part of parts)
      if (canonical(copy(part)) !== canonical(part)) fail(canonical(part).slice(0, 200));
  }
});

const order = check('the order of keys in the state decides nothing', (world, fail) => {
  const random = seeded(99);
  for (const step of someSteps(world, 120)) {
    const shuffled = shuffledKeys(step.before, random);
    for (const viewer of viewersOf(world.rules)) {
      const [a, b] = [step.before, shuffled].map((state) => world.rules.view(state, viewer));
      const found = difference({ view: JSON.stringify(a) }, { view: JSON.stringify(b) });
      if (found !== null) fail(`${viewer ?? 'a spectator'}: ${found}`);
    }
    const [a, b] = [step.before, shuffled].map((state) =>
      keysOf(choices(world.rules, state, step.seat)).join(' '),
    );
    if (a !== b) fail(`choices of ${step.seat}: ${a} | ${b}`);
    const played = play(world.rules, shuffled, step.seat, [step.action], seededChance(step.chance));
    if (!played.ok || outcomeOf(played) !== outcomeOf(step.played))
      fail(`what comes of ${JSON.stringify(step.action)}`);
  }
});

const outcomeOf = (played: {
  state: State;
  events: unknown;
  rolls: unknown;
  draws: unknown;
}): string => canonical([played.state, played.events, played.rolls, played.draws]);

const patches = check('patches lead from state to state and back', (world, fail) => {
  for (const { before, played } of someSteps(world, 200)) {
    const doc = copy(before);
    const inverse = applyPatch(doc, diff(before, played.state));
    if (canonical(doc) !== canonical(played.state)) fail('forward');
    applyPatch(doc, inverse);
    if (canonical(doc) !== canonical(before)) fail('inverse');
  }
});

const kinds = check('kinds copy and compare as the kernel does', (world, fail) => {
  const given = world.rules.kinds ?? {};
  for (const { before, played } of someSteps(world, 200)) {
    if (canonical(copyOf(before, given)) !== canonical(before)) fail('another copy');
    for (const [table, { ids }] of Object.entries(given)) {
      const there = Object.keys(before[table as keyof State] as object);
      if (ids && canonical(there.sort()) !== canonical([...ids].sort())) fail(`${table}: ${there}`);
    }
    const patch = diff(before, played.state, given);
    if (canonical(patch) !== canonical(diff(before, played.state))) fail('another patch');
  }
  for (const { before } of someSteps(world, 20)) {
    for (const [table, { same }] of Object.entries(given)) {
      const things = Object.values(before[table as keyof State] as object);
      const texts = things.map(canonical);
      for (const [i, one] of things.entries())
        for (const [j, other] of things.entries())
          if (same(one, other) && texts[i] !== texts[j]) fail(`${table}: ${texts[i]}, ${texts[j]}`);
    }
  }
});

const viewPatches = check('patches lead from view to view', (world, fail) => {
  for (const { before, played } of someSteps(world, 120)) {
    for (const viewer of viewersOf(world.rules)) {
      const from = world.rules.view(before, viewer);
      const to = world.rules.view(played.state, viewer);
      const doc = copy(from);
      applyPatch(doc, diff(from, to));
      if (canonical(doc) !== canonical(to)) fail(`view of ${viewer ?? 'a spectator'}`);
    }
  }
});

const replay = check(
  'setup and actions replay to the same game',
  ({ rules, begin, games }, fail) => {
    for (const game of games) {
      let { state } = begin(game.seed);
      if (canonical(state) !== canonical(game.first)) fail(`seed ${game.seed}: setup`);
      for (const [i, step] of game.steps.entries()) {
        const played = play(rules, state, step.seat, [step.action], seededChance(step.chance));
        if (!played.ok || happened(played) !== happened(step.played))
          fail(`seed ${game.seed}: step ${i}`);
        else state = played.state;
      }
      if (canonical(state) !== canonical(game.last)) fail(`seed ${game.seed}: another end`);
    }
  },
);

/** What a step gave rise to, without the state it led to. */
const happened = ({ events, rolls, draws, stopped }: Played): string =>
  JSON.stringify([events, rolls, draws, stopped]);

/** Steps of one seat that follow each other without a boundary, the one that meets it included. */
function plansOf(steps: readonly Step[]): Step[][] {
  const plans: Step[][] = [];
  let open: Step[] = [];
  for (const step of steps) {
    if (open.length > 0 && open[0]?.seat !== step.seat) open = [];
    if (open.length === 0) plans.push(open);
    open.push(step);
    if (step.played.stopped !== 'END') open = [];
  }
  return plans;
}

const plans = check('a plan is its steps up to the first boundary', ({ rules, games }, fail) => {
  for (const plan of games.flatMap((game) => plansOf(game.steps))) {
    const [first, last] = [plan[0] as Step, plan.at(-1) as Step];
    const wish: unknown[] = plan.map((step) => step.action);
    const whole = play(rules, first.before, first.seat, wish, seededChance(last.chance));
    if (!whole.ok) fail(`refused at step ${whole.step}`);
    else if (canonical(whole.state) !== canonical(last.played.state))
      fail(`another state after ${JSON.stringify(wish)}`);
    const more = play(
      rules,
      first.before,
      first.seat,
      [...wish, 'nonsense'],
      seededChance(last.chance),
    );
    if (more.ok !== (last.played.stopped !== 'END'))
      fail(`what lies behind a boundary was looked at: ${JSON.stringify(wish)}`);
    if (!more.ok && more.step !== wish.length)
      fail(`the refused step is ${wish.length}, not ${more.step}`);
  }
});

const told = check('every roll is told, and every clause and reveal is one', (world, fail) => {
  const { rules } = world;
  for (const { action, played } of stepsOf(world)) {
    const rolls = played.events.flatMap((event) => event.rolls);
    if (rolls.length !== played.rolls.length)
      fail(`dice that no event tells of after ${JSON.stringify(action)}`);
    for (const { clause } of [...played.rolls, ...played.draws, ...played.events]) {
      if (!Object.hasOwn(rules.clauses, clause)) fail(`${clause} is no clause`);
    }
  }
  for (const { last } of world.games) {
    const { outcome } = last;
    if (outcome === null) continue;
    if (!Object.hasOwn(rules.clauses, outcome.clause))
      fail(`the end cites ${outcome.clause}, which is no clause`);
    if (outcome.winner !== null && !rules.seats.includes(outcome.winner))
      fail(`${outcome.winner} won, who is no seat`);
  }
});

const repeats = check('no state comes back before the next boundary', ({ rules, games }, fail) => {
  for (const game of games) {
    let seen = new Set<string>();
    for (const step of game.steps) {
      if (step.played.stopped !== 'END') seen = new Set();
      const text = canonical(step.played.state);
      if (seen.has(text))
        fail(`${rules.id} seed ${game.seed}: ${JSON.stringify(step.action)} leads back`);
      seen.add(text);
    }
  }
});

const undo = check(
  'steps can be taken back to the last boundary and no further',
  ({ games }, fail) => {
    for (const plan of games.flatMap((game) => plansOf(game.steps))) {
      for (const step of plan) {
        const { rolls, draws, events, undoable } = step.played;
        const chance =
          rolls.length + draws.length > 0 || events.some((event) => event.reveals !== undefined);
        if (undoable && chance) fail(`chance can be taken back: ${JSON.stringify(step.action)}`);
      }
      const open = plan.filter((step) => step.played.undoable);
      const last = open.at(-1);
      const first = plan[0];
      if (last === undefined || first === undefined) continue;
      const doc = copy(last.played.state);
      for (const { before, played } of open.toReversed())
        applyPatch(doc, diff(played.state, before));
      if (canonical(doc) !== canonical(first.before))
        fail('another state than before the first step');
    }
  },
);

const secrecy = check('a secret step shows to nobody else', (world, fail) => {
  const { rules } = world;
  for (const { before, seat, action, played } of stepsOf(world)) {
    if (!played.secret) continue;
    const step = JSON.stringify(action);
    if (played.events.length > 0)
      fail(`${step} says ${played.events.map((event) => event.type).join(' ')}`);
    if (played.rolls.length + played.draws.length > 0) fail(`${step} uses chance`);
    const others: (Seat | null)[] = viewersOf(rules).filter((viewer) => viewer !== seat);
    for (const viewer of others) {
      const same =
        JSON.stringify(rules.view(before, viewer)) ===
        JSON.stringify(rules.view(played.state, viewer));
      if (!same) fail(`${step} of ${seat} changes the view of ${viewer ?? 'a spectator'}`);
      const lists = [before, played.state].map((state) =>
        viewer === null ? '' : keysOf(choices(rules, state, viewer)).join(' '),
      );
      if (lists[0] !== lists[1]) fail(`${step} of ${seat} changes the choices of ${viewer}`);
    }
  }
});

export const STATE: readonly Check[] = [
  looking,
  purity,
  json,
  order,
  patches,
  kinds,
  viewPatches,
  replay,
  plans,
  told,
  repeats,
  undo,
  secrecy,
];
