import type { Fielded, Force } from '../../../../src/rules/kernel/force.js';
import type { Battle, Ruleset } from '../../../../src/rules/kernel/ruleset.js';
import { type Check, check, stepsOf, viewersOf } from '../world.js';
import { clean } from './asks.js';

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
        for (const { clause, label, value } of battle.modifiers) {
          read(label, `a modifier by ${clause}`, fail);
          if (rules.clauses[clause] === undefined) fail(`a modifier cites ${clause}`);
          if (!Number.isFinite(value)) fail(`a modifier of ${value}`);
        }
      }
    }
  },
);

export const BATTLE: readonly Check[] = [battles];
