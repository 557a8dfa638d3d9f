import type { Json, JsonObject } from '../../kernel/json.js';
import type { Modifier, Odds } from '../../kernel/ruleset.js';
import { fitting } from '../../kits/schema.js';
import { CLASSES, type Counts } from '../components/units.js';
import { noUnits, total } from '../state.js';
import { type Fight, fightEnds } from './battle.js';

/**
 * Maximum number of units of a class and of a side. Larger battles would take too long and have tens of thousands of
 * endings.
 */
const MOST = 6;
export const MOST_IN_ALL = 12;
const MOST_BONUS = 6;

type Input = Partial<Omit<Fight, 'attacker' | 'defender'>> & {
  readonly attacker: Partial<Counts>;
  readonly defender: Partial<Counts>;
};

const count = (maximum: number): JsonObject => ({ type: 'integer', minimum: 0, maximum });
const units: JsonObject = {
  type: 'object',
  description: `At most ${MOST_IN_ALL} units in all.`,
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
    attackerStaysUntil: count(MOST_IN_ALL),
    defenderStaysUntil: count(MOST_IN_ALL),
    attackerFirst: { type: 'boolean' },
  },
  required: ['kind', 'attacker', 'defender'],
  additionalProperties: false,
  anyOf: [noIndians('attacker'), noIndians('defender')],
};

const bonus = (value: number, en: string, ja: string): Modifier[] =>
  value === 0 ? [] : [{ clause: 'OPS-dice.bonus.once', label: { en, ja }, value, kind: 'DICE' }];

/** OPS-dice.bonus.once bonus dice of both sides, as modifiers. */
export const bonuses = (attacker: number, defender: number): Modifier[] => [
  ...bonus(attacker, 'Bonus dice of the attacker', '攻撃側のボーナス・サイコロ'),
  ...bonus(defender, 'Bonus dice of the defender', '防御側のボーナス・サイコロ'),
];

/**
 * Exact odds of a battle with all its rounds and retreats of both sides; null where the input does not fit
 * `oddsSchema`.
 */
export function odds(input: Json): Odds | null {
  const given = fitting<Input>(oddsSchema, input);
  if (given === null) return null;
  const { attacker: attackers, defender: defenders, ...rest } = given;
  const attacker = { ...noUnits(), ...attackers };
  const defender = { ...noUnits(), ...defenders };
  if (total(attacker) > MOST_IN_ALL || total(defender) > MOST_IN_ALL) return null;
  const fight: Fight = {
    ...{ attacker, defender },
    attackerBonus: rest.attackerBonus ?? 0,
    defenderBonus: rest.defenderBonus ?? 0,
    attackerStaysUntil: rest.attackerStaysUntil ?? 0,
    defenderStaysUntil: rest.defenderStaysUntil ?? 0,
    attackerFirst: rest.attackerFirst ?? false,
  };
  return {
    modifiers: bonuses(fight.attackerBonus, fight.defenderBonus),
    rows: fightEnds(fight).map(({ ending, attacker: a, defender: d, probability }) => ({
      result: { ending, attacker: { ...a }, defender: { ...d } },
      probability,
    })),
  };
}
