import type { Fielded, Force } from '../../../../src/rules/kernel/force.js';
import { canonical } from '../../../../src/rules/kernel/json.js';
import { choices } from '../../../../src/rules/kernel/play.js';
import { seeded } from '../../../../src/rules/kernel/random.js';
import type { Battle, Ending, Ruleset } from '../../../../src/rules/kernel/ruleset.js';
import { madison } from '../../../../src/rules/madison/index.js';
import { type Check, check, someSteps, stepsOf, viewersOf } from '../world.js';
import { clean } from './asks.js';

const MADISON = madison.components;

type Fail = (detail: string) => never;

const isCount = (value: number | null): boolean =>
  value === null || (Number.isInteger(value) && value >= 0);

function fielded(rules: Ruleset, seat: string, one: Fielded, fail: Fail): void {
  const { piece, count, now, full } = one;
  const entry = rules.components.pieces.find(({ id }) => id === piece);
  if (entry === undefined || ![null, seat].includes(entry.side))
    fail(`${seat} fights with ${piece}`);
  if (count < 1 || !isCount(count)) fail(`${count} ${piece}`);
  if (!isCount(now) || !isCount(full) || (now === null) !== (full === null) || now! > full!)
    fail(`${piece} has ${now} of ${full}`);
}

/** In the order of the box, whatever that of the state: it would tell something, too. */
function inOrder({ components }: Ruleset, { pieces }: Force, fail: Fail): void {
  const places = pieces.map(({ piece }) => components.pieces.findIndex(({ id }) => id === piece));
  if (places.some((place, i) => place < (places[i - 1] ?? 0)))
    fail(`pieces out of order: ${pieces.map(({ piece }) => piece).join(' ')}`);
}

function forces(rules: Ruleset, { sides }: Battle, viewer: string | null, fail: Fail): void {
  if (sides.map(({ seat }) => seat).join() !== rules.seats.join())
    fail(`the sides are ${sides.map(({ seat }) => seat).join()}`);
  for (const side of sides) {
    const { seat, pieces, hidden, dice, strength } = side;
    for (const one of pieces) fielded(rules, seat, one, fail);
    inOrder(rules, side, fail);
    if (!isCount(dice) || hidden < 0 || (strength !== null && !(strength >= 0)))
      fail(`${seat} has ${hidden} hidden, ${dice} dice, strength ${strength}`);
    if (seat === viewer && (hidden > 0 || dice === null || strength === null))
      fail(`${seat} does not know its own force`);
  }
}

const battles = check(
  'a combat tells what fights on both sides, and what changes it',
  (world, fail) => {
    const { rules } = world;
    const read = clean(rules);
    for (const { before } of stepsOf(world).filter((_, i) => i % 3 === 0)) {
      for (const viewer of viewersOf(rules)) {
        const battle = rules.combat.battle(rules.view(before, viewer));
        if (battle === null) break;
        forces(rules, battle, viewer, fail);
        for (const { clause, label, value, kind } of battle.modifiers) {
          read(label, `a modifier by ${clause}`, fail);
          if (rules.clauses[clause] === undefined) fail(`a modifier cites ${clause}`);
          if (!Number.isFinite(value)) fail(`a modifier of ${value}`);
          if (kind === 'DICE' && !Number.isInteger(value)) fail(`${value} dice more`);
          if (kind === 'FACTOR' && !(value > 0)) fail(`a factor of ${value}`);
        }
      }
    }
  },
);

/** What is near enough to 1 for a sum of floating numbers. */
const NEAR = 1e-9;

function toldOf(
  rules: Ruleset,
  endings: readonly Ending[],
  read: ReturnType<typeof clean>,
  fail: Fail,
): void {
  const sum = endings.reduce((all, { p }) => all + p, 0);
  if (Math.abs(sum - 1) > NEAR) fail(`the endings come to ${sum}`);
  const labels = new Set(endings.map(({ label }) => label.en));
  if (labels.size !== endings.length)
    fail(`two endings are called the same: ${[...labels].join()}`);
  for (const { label, seat, p } of endings) {
    read(label, 'an ending of a combat', fail);
    if (seat !== null && !rules.seats.includes(seat)) fail(`an ending is the success of ${seat}`);
    if (!(p > 0)) fail(`${label.en} has a probability of ${p}`);
  }
}

const endings = check('how a combat ends adds up, and hangs on nothing unseen', (world, fail) => {
  const { rules } = world;
  const read = clean(rules);
  const random = seeded(19);
  for (const { before } of stepsOf(world).filter((_, i) => i % 12 === 0))
    for (const viewer of viewersOf(rules)) {
      const view = rules.view(before, viewer);
      const told = rules.combat.endings(view);
      if (rules.combat.battle(view) === null) {
        if (told !== null) fail('a combat ends where nobody fights');
        break;
      }
      if (told !== null) toldOf(rules, told, read, fail);
      const { state: other } = rules.resample(before, viewer, random, 'any');
      if (canonical(rules.combat.endings(rules.view(other, viewer))) !== canonical(told))
        fail(`${viewer ?? 'a spectator'} is told another end in another world`);
    }
});

/** Whether a view shows enemies of its viewer in a place, in the words of each game. */
const SEES: { readonly [ruleset: string]: (view: any, place: string, enemy: string) => boolean } = {
  columbia1812: ({ towns, lakes }, place, enemy) =>
    towns[place]?.[enemy] > 0 || lakes[place]?.[enemy].up + lakes[place]?.[enemy].down > 0,
  madison: ({ units, ships }, place, enemy) =>
    Object.entries<any>({ ...units, ...ships }).some(
      ([id, { at }]) => at === place && madisonSide(id) === enemy,
    ),
  ops1812: ({ regions }, place, enemy) =>
    Object.values<number>(regions[place][enemy]).some((count) => count > 0),
  avalon1776: ({ hexes }, place, enemy) => hexes[place]?.[enemy] !== undefined,
};
const madisonSide = (piece: string): string | null | undefined =>
  MADISON.pieces.find(({ id }) => id === piece)?.side;

const attacked = check(
  'a choice that attacks names a place where enemies are seen',
  (world, fail) => {
    const { rules } = world;
    const places = new Set(rules.components.places.map(({ id }) => id));
    for (const { before, seat } of someSteps(world, 300)) {
      const view = rules.view(before, seat);
      const enemy = rules.seats.find((one) => one !== seat) ?? '';
      for (const action of choices(rules, before, seat)) {
        const place = rules.combat.attacks(view, action);
        if (place === null) continue;
        if (!places.has(place)) fail(`${JSON.stringify(action)} attacks ${place}`);
        if (SEES[rules.id]?.(view, place, enemy) !== true)
          fail(`${JSON.stringify(action)} attacks ${place}, where nobody is seen`);
        if (rules.combat.attacks(rules.view(before, null), action) !== null)
          fail(`${JSON.stringify(action)} is an attack to a spectator`);
      }
    }
  },
);

const attacks = check(
  'what is known of an attack beforehand adds up, and hangs on nothing unseen',
  (world, fail) => {
    const { rules } = world;
    const read = clean(rules);
    const random = seeded(23);
    for (const { before, seat } of someSteps(world, 40)) {
      const view = rules.view(before, seat);
      const aimed = choices(rules, before, seat).filter(
        (action) => rules.combat.attacks(view, action) !== null,
      );
      if (aimed.length === 0) continue;
      const { state: other } = rules.resample(before, seat, random, 'any');
      const seen = rules.view(other, seat);
      for (const action of aimed.slice(0, 8)) {
        const known = rules.combat.attack?.(view, action);
        if (known === undefined) break;
        if (known.dice !== null && !(known.dice > 0)) fail(`an attack with ${known.dice} dice`);
        if (known.endings !== null) toldOf(rules, known.endings, read, fail);
        if (canonical(rules.combat.attack?.(seen, action)) !== canonical(known))
          fail(`${seat} is told something else of ${JSON.stringify(action)} in another world`);
      }
    }
  },
);

export const BATTLE: readonly Check[] = [battles, endings, attacked, attacks];
