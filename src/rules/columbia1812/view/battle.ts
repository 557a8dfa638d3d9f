import type { Force } from '../../kernel/force.js';
import type { JsonObject } from '../../kernel/json.js';
import type { Battle, Combat } from '../../kernel/ruleset.js';
import { alike, single, strengthOf } from '../../kits/forces.js';
import { ACCEPT, ASSIGN_LOSS, RETREAT, STAY } from '../../kits/mutations.js';
import { BLOCK, type BlockId } from '../components/blocks.js';
import { type Side, SIDES } from '../components/side.js';
import { DOUBLE_FIRE } from '../odds/answers.js';
import { odds } from '../odds/index.js';
import { oddsSchema } from '../odds/inputs.js';
import { attacks } from './attacks.js';
import { endings } from './endings.js';
import type { Ships, Strengths, View } from './view.js';

const bySide = <V>(value: (side: Side) => V): { readonly [S in Side]: V } => ({
  us: value('us'),
  gb: value('gb'),
});

const cvOf = (units: Strengths): number => Object.values(units).reduce((sum, cv) => sum + cv, 0);

const ownIn = ({ mine }: View, place: string): Strengths =>
  Object.fromEntries(
    Object.entries(mine).flatMap(([id, { at, cv }]) => (at === place ? [[id, cv]] : [])),
  );

type Fight = NonNullable<View['battle']>;

/** C1812-10.1.b, 12.3 number of dice of a side's next fire; null as long as the viewer may not know its CVs. */
function dice(
  view: View,
  { town, accepted, defender, doubleFire, units }: Fight,
  side: Side,
): number | null {
  // the double volley is fired as soon as the battle is accepted
  if (accepted) return cvOf(units[side]);
  if (view.viewer !== side) return null;
  return cvOf(ownIn(view, town)) * (side === defender && doubleFire ? 2 : 1);
}

const unassigned = ({ decision }: View): JsonObject =>
  decision?.hits === undefined ? {} : { hits: decision.hits };

/** C1812-2.2, C1812-10.1.a.i of a side that is not laid open, the others know only the number of blocks. */
function army(view: View, fight: Fight, side: Side): Force {
  const { town, accepted, units } = fight;
  const known = accepted ? units[side] : view.viewer === side ? ownIn(view, town) : {};
  const pieces = (Object.keys(known) as BlockId[]).map((id) =>
    single(id, known[id] ?? 0, BLOCK[id].cv),
  );
  const hidden = Math.max(0, view.towns[town][side] - pieces.length);
  const strength = hidden > 0 ? null : strengthOf(pieces);
  return { seat: side, pieces, hidden, dice: dice(view, fight, side), strength };
}

function landBattle(view: View, fight: Fight): Battle {
  const { town, attacker, defender, round, accepted, doubleFire, units } = fight;
  const detail = {
    accepted,
    doubleFire,
    blocks: bySide((side) => view.towns[town][side]),
    units: bySide((side): JsonObject => ({
      ...(units[side] as { readonly [B in BlockId]: number }),
    })),
    dice: bySide((side) => dice(view, fight, side)),
    ...unassigned(view),
  };
  const sides = SIDES.map((side) => army(view, fight, side));
  const modifiers = doubleFire && !accepted ? [DOUBLE_FIRE] : [];
  return { kind: 'land', place: town, attacker, defender, round, sides, modifiers, detail };
}

/** C1812-7.2 dice per operational unit; non-operational units have none. */
const DICE = 2;

function fleet({ up, down }: Ships, side: Side): Force {
  const piece = `${side}-naval`;
  const pieces = [...alike(piece, up, DICE, DICE), ...alike(piece, down, 0, DICE)];
  const strength = strengthOf(pieces);
  return { seat: side, pieces, hidden: 0, dice: strength, strength };
}

function navalBattle(
  view: View,
  { lake, attacker, defender, round }: NonNullable<View['naval']>,
): Battle {
  const ships = view.lakes[lake];
  const detail = {
    ships: bySide((side) => ({ ...ships[side] })),
    dice: bySide((side) => DICE * ships[side].up),
    ...unassigned(view),
  };
  const sides = SIDES.map((side) => fleet(ships[side], side));
  return { kind: 'naval', place: lake, attacker, defender, round, sides, modifiers: [], detail };
}

/** The combat in progress. A naval battle caused by a retreat comes before the land battle that it interrupts. */
export function battleOf(view: View): Battle | null {
  if (view.naval !== null) return navalBattle(view, view.naval);
  return view.battle === null ? null : landBattle(view, view.battle);
}

/** Combats of sections 7, 10 and 11, for the world outside the game. */
export const combat: Combat<View> = {
  battle: battleOf,
  endings,
  attacks,
  oddsSchema,
  odds,
  mutations: {
    accept: { ...ACCEPT, verbs: ['accept'] },
    withdraw: {
      text: { en: 'Withdraw before battle is joined.', ja: '戦闘になる前に引き揚げる。' },
      verbs: ['withdraw'],
    },
    fire: { text: { en: 'Fire.', ja: '射撃する。' }, verbs: ['fire', 'double', 'double-both'] },
    retreat: { ...RETREAT, verbs: ['retreat', 'flee', 'ride'] },
    assignLoss: { ...ASSIGN_LOSS, verbs: ['hit'] },
    flip: {
      text: {
        en: 'Put a hit: turn a naval unit over.',
        ja: 'ヒットの適用: 海軍ユニットを裏返す。',
      },
      verbs: ['flip'],
    },
    sink: {
      text: { en: 'Put a hit: sink a naval unit.', ja: 'ヒットの適用: 海軍ユニットを沈める。' },
      verbs: ['sink'],
    },
    stay: { ...STAY, verbs: ['stay'] },
  },
  events: { opens: ['battle', 'naval-battle'], closes: ['battle-over', 'naval-battle-over'] },
};
