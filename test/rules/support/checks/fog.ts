import type { Action } from '../../../../src/rules/kernel/action.js';
import type { Seat, State } from '../../../../src/rules/kernel/frame.js';
import { canonical } from '../../../../src/rules/kernel/json.js';
import { play, type Played } from '../../../../src/rules/kernel/play.js';
import { seeded, seededChance } from '../../../../src/rules/kernel/random.js';
import type { Resampling, Ruleset } from '../../../../src/rules/kernel/ruleset.js';
import type { Random } from '../../../../src/rules/kernel/table.js';
import { LONG } from '../../../long.js';
import { fuzzed } from '../fuzz.js';
import { areOthers, NOTHING_ALIKE } from '../hidden.js';
import {
  difference,
  looked,
  type Names,
  type Observation,
  pictured,
  reached,
  renamedAction,
  renamedData,
} from '../observe.js';
import {
  type Check,
  check,
  hidesPieces,
  isHalfSealed,
  isSecretive,
  type Place,
  sealedPlaces,
  somePlaces,
  type Step,
  stepsOf,
  viewersOf,
  type World,
} from '../world.js';

/** How far two worlds are played side by side, in steps. */
const REACH = 10;
/** Places in a game from which they are; fewer where a newcomer waits. */
const FEWEST = 12;
const PLACES = LONG ? 18 : FEWEST;
/** And at most so many at which a choice lies under seal. */
const SEALED = 6;

/** However small the share of a world is: how often worlds part is bounded, and of few places that says nothing. */
const placesOf = (world: World, count: number): Place[] => {
  const share = Math.max(world.share ?? 1, FEWEST / PLACES);
  return [
    ...somePlaces({ ...world, share }, count * world.games.length),
    ...sealedPlaces(world, SEALED),
  ];
};

/** What the paired worlds showed; bounds on it keep the excuses rare. */
export interface FogCount {
  /** Pairs of steps compared, or of worlds where nothing is played. */
  compared: number;
  /** Differences that an event with `reveals` accounts for. */
  revealed: number;
  /** Renamed actions that the other world forbids: its guards tell a hidden label. */
  barred: number;
  /** Pairs in which something hidden was another at all. */
  moved: number;
  /** Of these, pairs that were compared while the choice lay under seal, before anything was played. */
  sealed: number;
}

const nothingYet = (): FogCount => ({ compared: 0, revealed: 0, barred: 0, moved: 0, sealed: 0 });

/** What each fog check counted in its last run, for who sums it up or wants to print it. */
export const fogCounts: { [check: string]: FogCount } = {};

type Fail = (detail: string) => never;

const reveals = (played: Played): boolean =>
  played.events.some((event) => event.reveals !== undefined);
const revealedBy = ({ events }: Played): string =>
  canonical(events.flatMap((event) => event.reveals ?? []));
const changed = (names: Names): boolean =>
  Object.entries(names).some(([id, other]) => id !== other);
const isNameless = ({ id }: Ruleset): boolean => NOTHING_ALIKE[id] !== undefined;
/** Whether something hides in its games that has a name which another could bear. */
const hidesNames = (world: World): boolean => hidesPieces(world) && !isNameless(world.rules);
const who = (viewer: Seat | null): string => viewer ?? 'a spectator';

/** Two worlds that `viewer` cannot tell apart, played side by side with the same dice. */
interface Pair {
  readonly rules: Ruleset;
  readonly viewer: Seat | null;
  readonly place: Place;
  readonly other: State;
  /** Whose actions are renamed in the other world, and how. */
  readonly names: Names;
  readonly renames: (seat: Seat) => boolean;
  /** The worlds are one up to names, so that a lawful reveal shows different names and no more. */
  readonly exact: boolean;
}

/** Under seal the first step may be the one that opens what differs: the worlds are compared before it, too. */
function underSeal({ rules, viewer, other }: Pair, here: State, count: FogCount, fail: Fail): void {
  if (!isHalfSealed(here)) return;
  count.sealed += 1;
  const found = difference(looked(rules, here, viewer), looked(rules, other, viewer));
  if (found !== null) fail(`${who(viewer)} under seal: ${found}`);
}

function sideBySide(pair: Pair, count: FogCount, fail: Fail): void {
  let state = pair.other;
  // Draws and dice may meet another body in the other world; from then on the renaming is no longer exact.
  let exact = pair.exact;
  for (const step of pair.place.game.steps.slice(pair.place.index, pair.place.index + REACH)) {
    const action = pair.renames(step.seat) ? renamedAction(step.action, pair.names) : step.action;
    const played = play(pair.rules, state, step.seat, [action], seededChance(step.chance));
    if (!played.ok) {
      count.barred += 1;
      return;
    }
    count.compared += 1;
    exact &&= played.draws.length + played.rolls.length === 0;
    if (differs({ ...pair, exact }, step, played, fail) || unveils(pair, step.played)) {
      count.revealed += 1;
      return;
    }
    state = played.state;
  }
}

/** Whether a piece became known that bears another name in the other world: from here on they may differ. */
const unveils = ({ names }: Pair, played: Played): boolean =>
  played.events.some((event) => event.reveals?.some((id) => (names[id] ?? id) !== id));

const memory = new WeakMap<Step, Map<Seat | null, Observation>>();

/** `reached` of a recorded step, looked up once for all the worlds it is compared with. */
function remembered(rules: Ruleset, step: Step, viewer: Seat | null): Observation {
  const known = memory.get(step) ?? new Map<Seat | null, Observation>();
  memory.set(step, known);
  const found = known.get(viewer) ?? reached(rules, step.played, step.seat, viewer);
  known.set(viewer, found);
  return found;
}

/** Whether the two worlds may now be told apart; fails where nothing that was said entitles anybody to. */
function differs(pair: Pair, step: Step, played: Played, fail: Fail): boolean {
  const { rules, viewer } = pair;
  const here = remembered(rules, step, viewer);
  const there = reached(rules, played, step.seat, viewer);
  const found = difference(here, there);
  if (found === null) return false;
  if (!reveals(step.played) && !reveals(played))
    fail(`${who(viewer)} after ${story(step, played, pair)}: ${found}`);
  // What hides has no other name there, so that what is revealed is what differs.
  if (isNameless(rules) && revealedBy(step.played) === revealedBy(played))
    fail(`${who(viewer)} after ${story(step, played, pair)}: it reveals the same, and ${found}`);
  if (pair.exact) sameButNames(pair, step.played.state, played.state, fail);
  return true;
}

function story(step: Step, played: Played, { names }: Pair): string {
  const others = Object.entries(names).filter(([id, other]) => id !== other);
  const said = [step.played, played].map(({ events }) => events.map(({ type }) => type).join(' '));
  return `${step.seat} ${JSON.stringify(step.action)} (${said.join(' | ')}; ${JSON.stringify(others)})`;
}

/** A lawful reveal between like pieces tells their names and nothing else. */
function sameButNames({ rules, viewer, names }: Pair, here: State, there: State, fail: Fail): void {
  const [one, other] = [
    renamedData(rules.view(here, viewer), names),
    rules.view(there, viewer),
  ].map(canonical);
  if (one !== other)
    fail(
      `${who(viewer)} learns more than a name: ${difference({ view: one ?? '' }, { view: other ?? '' })}`,
    );
}

function pairedWorlds(world: World, how: Resampling, fail: Fail): FogCount {
  const { rules } = world;
  const random = seeded(how === 'twins' ? 17 : 18);
  const count = nothingYet();
  for (const place of placesOf(world, PLACES)) {
    const { before } = place.game.steps[place.index] as Step;
    for (const viewer of viewersOf(rules)) {
      const { state: other, renamed: names } = rules.resample(before, viewer, random, how);
      // A world that is the same shows nothing.
      if (!changed(names) && !areOthers(other, before)) continue;
      count.moved += 1;
      const pair = {
        rules,
        viewer,
        place,
        other,
        names,
        exact: how === 'twins',
        renames: (seat: Seat) => seat !== viewer,
      };
      underSeal(pair, before, count, fail);
      sideBySide(pair, count, fail);
    }
  }
  return count;
}

/**
 * Looks at a world and at another that the viewer cannot tell from it, and at none that is the same: that shows
 * nothing.
 */
function lookedAlike(
  { rules, viewer, how }: { rules: Ruleset; viewer: Seat | null; how: Resampling },
  before: State,
  random: Random,
  look: (state: State) => Observation,
  count: FogCount,
): string | null {
  const { state } = rules.resample(before, viewer, random, how);
  count.compared += 1;
  if (!areOthers(state, before)) return null;
  count.moved += 1;
  return difference(look(before), look(state));
}

export const UNSEEN = 'another world looks the same to the viewer it was made for';
const unseen = check(UNSEEN, (world, fail) => {
  const { rules } = world;
  const random = seeded(16);
  const count = nothingYet();
  for (const place of placesOf(world, PLACES * 2)) {
    const { before } = place.game.steps[place.index] as Step;
    for (const viewer of viewersOf(rules))
      for (const how of ['twins', 'any'] as const) {
        const probes: Action[] = viewer === null ? [] : fuzzed(rules, before, viewer, 6, random);
        const look = (state: State) => looked(rules, state, viewer, probes);
        const found = lookedAlike({ rules, viewer, how }, before, random, look, count);
        if (found !== null) fail(`${how}, ${who(viewer)}: ${found}`);
      }
  }
  fogCounts[UNSEEN] = count;
  moving(isHiding(world), count, fail);
});

export const PICTURES = 'another world is drawn the same';
const pictures = check(PICTURES, (world, fail) => {
  const { rules } = world;
  const random = seeded(15);
  const count = nothingYet();
  for (const { game, index } of [...somePlaces(world, 8), ...sealedPlaces(world, 2)]) {
    const { before } = game.steps[index] as Step;
    for (const viewer of viewersOf(rules)) {
      const look = (state: State) => pictured(rules, state, viewer);
      const found = lookedAlike({ rules, viewer, how: 'any' }, before, random, look, count);
      if (found !== null) fail(`${who(viewer)}: ${found}`);
    }
  }
  fogCounts[PICTURES] = count;
  moving(isHiding(world), count, fail);
});

/** A comparison of a world with itself shows nothing. */
function moving(hides: boolean, count: FogCount, fail: Fail): void {
  if (count.moved === 0 && hides) fail('nothing hidden was ever another: nothing was compared');
}

/** Bounds: an excuse must stay the exception. */
function sane(hides: boolean, count: FogCount, fail: Fail, barred: number): void {
  moving(hides, count, fail);
  bounded(count, fail, barred, 0.5);
}

/** Where only what lies under seal is hidden, every answer is allowed, and one opens what differs in every pair. */
function opened(hides: boolean, count: FogCount, fail: Fail): void {
  moving(hides, count, fail);
  if (count.barred > 0) fail(`an action that only one world allows: ${canonical(count)}`);
  if (count.revealed !== count.moved) fail(`a card was never shown: ${canonical(count)}`);
  // a card is shown by the next step: after it nothing would be found
  if (count.sealed !== count.moved) fail(`compared once cards were shown: ${canonical(count)}`);
}

/** Near the end of a game there may be nothing hidden that is alike. */
const isWhole = ({ begin }: World): boolean => begin.written !== true;

/** Whether in its games there is something that is another in another world; near the end, what lies under seal. */
const isHiding = (world: World): boolean =>
  isWhole(world) ? isSecretive(world) : sealedPlaces(world, 1).length > 0;

function bounded(count: FogCount, fail: Fail, barred: number, revealed: number): void {
  if (count.barred > barred * count.compared)
    fail(`too many actions that only one world allows: ${canonical(count)}`);
  if (count.revealed > revealed * count.compared) fail(`too many reveals: ${canonical(count)}`);
}

export const TWINS = 'worlds in which like pieces changed places stay alike';
const twins = check(TWINS, (world, fail) => {
  const count = pairedWorlds(world, 'twins', fail);
  fogCounts[TWINS] = count;
  sane(isWhole(world) && hidesNames(world), count, fail, 0.02);
});

export const ANY = 'worlds in which all that is hidden was dealt anew differ only after a reveal';
const any = check(ANY, (world, fail) => {
  const count = pairedWorlds(world, 'any', fail);
  fogCounts[ANY] = count;
  // what lies face down may be named in the actions of its owner, a card may be any
  if (isNameless(world.rules) && !hidesPieces(world)) opened(isHiding(world), count, fail);
  else sane(isHiding(world), count, fail, 0.2);
});

/** A pair of pieces that an action names one of and that are alike to their owner in every respect. */
function likePair(
  world: World,
  { before, seat, action }: Step,
  viewer: Seat | null,
  random: Random,
): Names | null {
  const { renamed } = world.rules.resample(before, viewer, random, 'twins');
  const piece = Object.values(action).find((value) => (renamed[value] ?? value) !== value);
  if (piece === undefined) return null;
  const like = renamed[piece] as string;
  const names = { [piece]: like, [like]: String(piece) };
  const view = world.rules.view(before, seat);
  return canonical(renamedData(view, names)) === canonical(view) ? names : null;
}

/**
 * Of one game alone there may be no such action: `describeContract` sees to it that some were compared of all of them.
 */
export const OTHER = 'it does not show which of two like pieces acted';
const otherPiece = check(OTHER, (world, fail) => {
  const { rules } = world;
  const random = seeded(19);
  const count = nothingYet();
  for (const place of somePlaces(world, PLACES * 8 * world.games.length)) {
    const step = place.game.steps[place.index] as Step;
    const { before, seat } = step;
    for (const viewer of viewersOf(rules).filter((one) => one !== seat)) {
      const names = likePair(world, step, viewer, random);
      if (names === null) continue;
      count.moved += 1;
      const pair = {
        rules,
        viewer,
        place,
        other: before,
        names,
        exact: true,
        renames: (one: Seat) => one === seat,
      };
      sideBySide(pair, count, fail);
    }
  }
  fogCounts[OTHER] = count;
  // What acts may show itself by acting, as a card that is played; that it tells its name alone has been seen to.
  bounded(count, fail, 0.2, 1);
});

/** An id that stands for another piece in some other world is one that the viewer may not see. */
export const NAMELESS = 'no view names a hidden piece';
const nameless = check(NAMELESS, (world, fail) => {
  const { rules } = world;
  const random = seeded(21);
  const count = nothingYet();
  for (const { before } of stepsOf(world).filter((_, i) => i % 5 === 0)) {
    for (const viewer of viewersOf(rules)) {
      const { renamed } = rules.resample(before, viewer, random, 'any');
      count.compared += 1;
      if (!changed(renamed)) continue;
      count.moved += 1;
      const text = JSON.stringify(rules.view(before, viewer));
      for (const [id, other] of Object.entries(renamed)) {
        if (id !== other && text.includes(`"${id}"`))
          fail(`the view of ${who(viewer)} names ${id}`);
      }
    }
  }
  fogCounts[NAMELESS] = count;
  moving(isWhole(world) && hidesNames(world), count, fail);
});

export const FOG: readonly Check[] = [unseen, pictures, nameless, twins, any, otherPiece];
