import type { JsonObject } from '../../kernel/json.js';
import { type Side, SIDES } from '../components/side.js';
import type { Ships } from '../state.js';

/** Kind of question -> its input. */
export interface Inputs {
  fire: { cv: number; volleys?: 1 | 2 };
  pursuit: { blocks: number; dragoon?: boolean; indian?: boolean; enemyDragoon?: boolean };
  battle: {
    attacker: readonly number[];
    defender: readonly number[];
    landing?: boolean;
    attackerStaysUntil?: number;
    defenderStaysUntil?: number;
  };
  naval: { attacker: Ships; defender: Ships };
  'naval-round': { attacker: Ships; defender: Ships };
  militia: { blocks: number };
  'forced-march': { blocks: number; side: Side; indian?: boolean };
  escape: { ships: number };
}
export type Kind = keyof Inputs;

const MAX_CV = 80;
const whole = (minimum: number, maximum: number): JsonObject => ({
  type: 'integer',
  minimum,
  maximum,
});
const flag: JsonObject = { type: 'boolean' };
const blocks = whole(1, 20);
const cvs: JsonObject = { type: 'array', items: whole(1, 4), minItems: 1, maxItems: 20 };
const fleet: JsonObject = {
  type: 'object',
  properties: { up: whole(0, 6), down: whole(0, 6) },
  required: ['up', 'down'],
  additionalProperties: false,
  anyOf: [{ properties: { up: { minimum: 1 } } }, { properties: { down: { minimum: 1 } } }],
};
const fleets = { attacker: fleet, defender: fleet };
const not = (field: string): JsonObject => ({ properties: { [field]: { const: false } } });

interface Shape {
  readonly description: string;
  readonly required: JsonObject;
  readonly optional?: JsonObject;
  /** At least one of these must hold, too. */
  readonly anyOf?: readonly JsonObject[];
}

const SHAPES: { readonly [K in Kind]: Shape } = {
  fire: {
    description:
      'Hits of a force with so much CV; two volleys are the double fire at a landing (12.3).',
    required: { cv: whole(1, MAX_CV) },
    optional: { volleys: whole(1, 2) },
  },
  pursuit: {
    description:
      'Hits of the pursuit fire of so many blocks, a dragoon and the Indian block among them counted (11.1.a).',
    required: { blocks },
    optional: { dragoon: flag, indian: flag, enemyDragoon: flag },
    anyOf: [{ properties: { blocks: { minimum: 2 } } }, not('dragoon'), not('indian')],
  },
  battle: {
    description:
      'An accepted land battle to its end, from the CVs of the blocks. A side retreats at its own battle turn once its total CV is down to what is given, with nothing given never. A retreat is taken to be possible; CVs are those before the pursuit fire.',
    required: { attacker: cvs, defender: cvs },
    optional: {
      landing: flag,
      attackerStaysUntil: whole(0, MAX_CV),
      defenderStaysUntil: whole(0, MAX_CV),
    },
  },
  naval: {
    description:
      'A naval battle to its end, from operational (up) and non-operational (down) naval units. Both stay until they must go and have a port to go to; hits turn operational units over before they sink any.',
    required: fleets,
  },
  'naval-round': {
    description: 'Hits that both sides score in one round of a naval battle (7.2).',
    required: fleets,
  },
  militia: {
    description: 'How many of so many American blocks refuse to enter Canada (17.0).',
    required: { blocks },
  },
  'forced-march': {
    description:
      'How many of so many blocks complete a forced march; the Indian block is one of them (9.2).',
    required: { blocks, side: { enum: [...SIDES] } },
    optional: { indian: flag },
    anyOf: [{ properties: { side: { const: 'gb' } } }, not('indian')],
  },
  escape: {
    description: 'How many of so many naval units escape from a port taken by the enemy (8.4).',
    required: { ships: whole(1, 6) },
  },
};

const schemaOf = (kind: string, { description, required, optional, anyOf }: Shape): JsonObject => ({
  description,
  type: 'object',
  properties: { kind: { const: kind }, ...required, ...optional },
  required: ['kind', ...Object.keys(required)],
  additionalProperties: false,
  ...(anyOf === undefined ? {} : { anyOf }),
});

/** JSON Schema of the input of `odds`. */
export const oddsSchema: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  anyOf: Object.entries(SHAPES).map(([kind, shape]) => schemaOf(kind, shape)),
};
