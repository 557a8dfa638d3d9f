import { other, type Side } from '../../../src/rules/avalon1776/components/side.js';
import { isCovered } from '../../../src/rules/avalon1776/components/units.js';
import { avalon1776 } from '../../../src/rules/avalon1776/index.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import {
  type Action,
  actionKey,
  choices,
  play,
  type Played,
  seeded,
} from '../../../src/rules/index.js';
import { owed } from '../../../src/rules/kernel/agenda.js';
import { seededChance } from '../../../src/rules/kernel/random.js';
import type { Random } from '../../../src/rules/kernel/table.js';
import { fuzzed } from '../support/fuzz.js';
import { difference, looked, pictured, probed, reached } from '../support/observe.js';

/** What lies face down, in the order in which a position names it: the faces of either world. */
export interface Faces {
  readonly one: readonly string[];
  readonly two: readonly string[];
}

/** How far two worlds came side by side, and why no farther. */
export interface Walk {
  readonly steps: number;
  readonly by: { readonly [verb: string]: number };
  readonly end: 'far' | 'over' | 'revealed' | 'barred';
}

interface Worlds {
  readonly owner: Side;
  readonly one: State1776;
  readonly two: State1776;
}

const PROBES = 4;
/** A picture is slow to draw. */
const PICTURED_EACH = 12;

const oneOf = <T>(list: readonly T[], random: Random): T => list[random(list.length)] as T;

/** Every verb is as likely as another, however many hexes it may name. */
function anyOf(list: readonly Action[], random: Random): Action {
  const verb = oneOf([...new Set(list.map((action) => action.do))], random);
  return oneOf(
    list.filter((action) => action.do === verb),
    random,
  );
}

/** Actions of the other world that look the same to everybody but their owner, the likeliest first. */
function alike(action: Action, worlds: Worlds, faces: Faces): Action[] {
  const { unit } = action;
  const mine = choices(avalon1776, worlds.two, worlds.owner);
  if (typeof unit !== 'string' || !isCovered(unit) || action.do === 'hide' || action.do === 'lift')
    return mine.filter((one) => actionKey(one) === actionKey(action));
  const renamed = faces.two[faces.one.indexOf(unit)];
  const same = mine.filter(
    (one) => isCovered(String(one['unit'])) && actionKey({ ...one, unit }) === actionKey(action),
  );
  return same.sort((a, b) => Number(b['unit'] === renamed) - Number(a['unit'] === renamed));
}

/** What cannot be told from another action by those who do not see faces. */
const isOfFaces = ({ do: verb }: Action): boolean => verb === 'show' || verb === 'lift';

/**
 * Why somebody who may not know the faces tells the worlds apart before the next step, or null. What they see there
 * without trying anything was compared as what they got of the step before, but at the start.
 */
function told(worlds: Worlds, random: Random, step: number): string | null {
  const enemy = other(worlds.owner);
  for (const viewer of [enemy, null]) {
    const owes = viewer !== null && owed(avalon1776, worlds.one).includes(viewer);
    const probes = owes ? fuzzed(avalon1776, worlds.one, viewer, PROBES, random) : [];
    const looks = [worlds.one, worlds.two].map((state) => ({
      ...(step === 0 && looked(avalon1776, state, viewer)),
      ...probed(avalon1776, state, viewer, probes),
      ...(step % PICTURED_EACH === 0 && pictured(avalon1776, state, viewer)),
    }));
    const apart = difference(looks[0] ?? {}, looks[1] ?? {});
    if (apart !== null) return `${viewer ?? 'a spectator'}: ${apart}`;
  }
  return null;
}

function heardApart(one: Played, two: Played, seat: string, owner: Side): string | null {
  for (const viewer of [other(owner), null]) {
    const apart = difference(
      reached(avalon1776, one, seat, viewer),
      reached(avalon1776, two, seat, viewer),
    );
    if (apart !== null) return `${viewer ?? 'a spectator'}: ${apart}`;
  }
  return null;
}

const reveals = ({ events }: Played): boolean =>
  events.some((event) => event.reveals !== undefined);

/**
 * Plays two worlds side by side that differ in the faces of what lies face down, until the rules demand that some of it
 * be shown. Throws where the enemy or a spectator can tell them apart before that.
 */
export function sideBySide(start: Worlds, faces: Faces, seed: number, far: number): Walk {
  const random = seeded(seed);
  const by: { [verb: string]: number } = {};
  let worlds = start;
  const fail = (why: string, step: number, after: string): never => {
    throw new Error(`seed ${seed}, step ${step}, ${after}: ${why}`);
  };
  let after = 'at the start';
  for (let step = 0; step < far; step++) {
    const apart = told(worlds, random, step);
    if (apart !== null) fail(apart, step, after);
    const [seat] = owed(avalon1776, worlds.one);
    if (seat === undefined) return { steps: step, by, end: 'over' };
    const pair = nextPair(worlds, faces, seat, random);
    if (pair === null) return { steps: step, by, end: 'barred' };
    const [one, two] = pair.map((action, i) => {
      const chance = seededChance(seed * 1_000 + step);
      const played = play(avalon1776, i === 0 ? worlds.one : worlds.two, seat, [action], chance);
      if (!played.ok) throw new Error(`${actionKey(action)}: ${played.clause ?? ''}`);
      return played;
    }) as [Played<State1776>, Played<State1776>];
    const verb = pair[0].do;
    by[verb] = (by[verb] ?? 0) + 1;
    after = `${seat} ${actionKey(pair[0])} or ${actionKey(pair[1])}`;
    if (reveals(one) || reveals(two)) return { steps: step, by, end: 'revealed' };
    const heard = heardApart(one, two, seat, worlds.owner);
    if (heard !== null) fail(heard, step, after);
    worlds = { ...worlds, one: one.state, two: two.state };
  }
  return { steps: far, by, end: 'far' };
}

/** An action of one world and one of the other that looks the same; null: there is none. */
function nextPair(
  worlds: Worlds,
  faces: Faces,
  seat: string,
  random: Random,
): [Action, Action] | null {
  const all = choices(avalon1776, worlds.one, seat).filter((action) => !isOfFaces(action));
  for (let tries = 0; tries < 20 && all.length > 0; tries++) {
    const action = anyOf(all, random);
    if (seat !== worlds.owner) return [action, action];
    const [same] = alike(action, worlds, faces);
    if (same !== undefined) return [action, same];
  }
  return null;
}
