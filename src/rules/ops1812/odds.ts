import type { Json, JsonObject } from '../kernel/json.js';
import type { Battle, Combat, Modifier, Odds } from '../kernel/ruleset.js';
import { fits } from '../kits/schema.js';
import { CLASSES, type Counts } from './components/units.js';
import { fightEnds, type Fight } from './odds/battle.js';
import { bySide, noUnits } from './state.js';
import type { View } from './view.js';

/** Most units of a class, which keeps the exact answer quick. */
const MOST = 6;
const MOST_BONUS = 6;

type Input = Partial<Omit<Fight, 'attacker' | 'defender'>> & {
  readonly attacker: Partial<Counts>;
  readonly defender: Partial<Counts>;
};

const count = (maximum: number): JsonObject => ({ type: 'integer', minimum: 0, maximum });
const units: JsonObject = {
  type: 'object',
  properties: Object.fromEntries(CLASSES.map((unit) => [unit, count(MOST)])),
  additionalProperties: false,
  anyOf: CLASSES.map((unit) => ({ properties: { [unit]: { minimum: 1 } }, required: [unit] })),
};
/** OPS-indian.owner only one side has Indian units. */
const noIndians = (side: string): JsonObject => ({
  properties: { [side]: { properties: { indian: { maximum: 0 } } } },
});

export const oddsSchema: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    kind: { const: 'battle' },
    attacker: units,
    defender: units,
    attackerBonus: count(MOST_BONUS),
    defenderBonus: count(MOST_BONUS),
    attackerStaysUntil: count(CLASSES.length * MOST),
    defenderStaysUntil: count(CLASSES.length * MOST),
    attackerFirst: { type: 'boolean' },
  },
  required: ['kind', 'attacker', 'defender'],
  additionalProperties: false,
  anyOf: [noIndians('attacker'), noIndians('defender')],
};

const bonus = (value: number, en: string, ja: string): Modifier[] =>
  value === 0 ? [] : [{ clause: 'OPS-dice.bonus.once', label: { en, ja }, value }];

/** Exact odds of a battle, its rounds and both retreats included; null where the input does not fit `oddsSchema`. */
function odds(input: Json): Odds | null {
  if (!fits(oddsSchema, input)) return null;
  const { attacker, defender, ...rest } = input as unknown as Input;
  const fight: Fight = {
    attacker: { ...noUnits(), ...attacker },
    defender: { ...noUnits(), ...defender },
    attackerBonus: rest.attackerBonus ?? 0,
    defenderBonus: rest.defenderBonus ?? 0,
    attackerStaysUntil: rest.attackerStaysUntil ?? 0,
    defenderStaysUntil: rest.defenderStaysUntil ?? 0,
    attackerFirst: rest.attackerFirst ?? false,
  };
  return {
    modifiers: [
      ...bonus(fight.attackerBonus, 'Bonus dice of the attacker', '攻撃側のボーナス・サイ'),
      ...bonus(fight.defenderBonus, 'Bonus dice of the defender', '防御側のボーナス・サイ'),
    ],
    rows: fightEnds(fight).map(({ ending, attacker: a, defender: d, probability }) => ({
      result: { ending, attacker: { ...a }, defender: { ...d } },
      probability,
    })),
  };
}

/** Everything about a battle is open. */
function battleOf({ battle, regions, retreatFirst, decision }: View): Battle | null {
  if (battle === null) return null;
  const { region, attacker, defender, round, from } = battle;
  const detail = {
    from,
    units: bySide((side) => ({ ...regions[region][side] })),
    bonus: { ...battle.bonus },
    dice: { ...battle.dice },
    retreatFirst,
    ...(decision?.dice && { toAssign: [...decision.dice] }),
  };
  return { kind: 'land', place: region, attacker, defender, round, detail };
}

export const combat: Combat = {
  battle: (view: JsonObject) => battleOf(view as unknown as View),
  oddsSchema,
  odds,
  verbs: {
    remove: ['remove'],
    evade: ['evade'],
    accept: ['accept'],
    retreat: ['retreat'],
    stay: ['stay'],
  },
  events: { opens: ['battle'], closes: ['battle-over'] },
};
