import { LAKE_IDS, TOWN_IDS } from '../components/lookups.js';
import { NAVAL_UNITS } from '../components/reinforcements.js';
import { SIDES } from '../components/side.js';
import { phases } from '../phases/index.js';

/*
 * What the rules themselves write on `mark`, `fleet`, `todo` and `outcome` lines. A position comes from anybody:
 * without this a block of a million CV would roll a million dice.
 */

/** A position may be written by hand, so any member of a part may be there or not unless it is said to be needed. */
type Check = (value: unknown) => boolean;

const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

const whole =
  (most: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const object =
  (members: { readonly [name: string]: Check }, needed: readonly string[] = []): Check =>
  (value) =>
    isObject(value) &&
    needed.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(
      ([name, part]) => Object.hasOwn(members, name) && members[name]?.(part) === true,
    );

const list =
  (one: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(one);

const either =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));

const text: Check = (value) => typeof value === 'string';
const yes = oneOf(true);
const flag = oneOf(true, false);
const side = oneOf(...SIDES);
const sideOrNone = oneOf(...SIDES, null);
const town = oneOf(...TOWN_IDS);
const townOrNone = oneOf(...TOWN_IDS, null);
const townBySide = object({ us: town, gb: town }, SIDES);
const ships = object({ up: whole(NAVAL_UNITS), down: whole(NAVAL_UNITS) }, ['up', 'down']);

const order = object({ to: town, on: town, force: town, sea: yes, enter: yes, ready: yes }, ['to']);
const came = object({ from: townOrNone, sea: yes }, ['from']);

/** What a block carries besides its place and CV. */
export const isMarks = object({ order, came, hits: whole(10), frozen: yes });

export const isFleetOrder = object(
  {
    do: oneOf('build', 'repair', 'out', 'in'),
    ports: object(Object.fromEntries(TOWN_IDS.map((id) => [id, ships]))),
    done: yes,
  },
  ['do', 'ports'],
);

const frame = object(
  {
    ...{ f: oneOf(...Object.keys(phases)), by: sideOrNone, stage: text },
    ...{ began: townOrNone, lake: oneOf(...LAKE_IDS), town, from: list(townOrNone) },
    ...{ attacker: side, side, open: flag, landing: flag },
    ...{ round: whole(10_000), hits: whole(200) },
    ...{ towns: either(list(town), townBySide), sea: townOrNone, barred: list(town), ships },
  },
  ['f'],
);

const lanes = object({ us: list(frame), gb: list(frame) }, SIDES);
const seal = object({ f: oneOf('sealed'), topic: text, lanes }, ['f', 'topic', 'lanes']);

export const isFrame = either(frame, seal);

export const isOutcome = object({ winner: sideOrNone, reason: text, clause: text }, [
  'winner',
  'reason',
  'clause',
]);
