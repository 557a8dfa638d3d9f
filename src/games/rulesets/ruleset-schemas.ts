import {
  actionSchema,
  canonical,
  type JsonObject,
  type Locale,
  type OptionTable,
  type Ruleset,
  type Seat,
  type Text,
} from '../../rules/index.js';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

interface NamedSeat {
  readonly id: Seat;
  readonly name: Text;
  readonly mark: string;
}

/** The seats with their names and marks, in the order of the ruleset. */
export const namedSeats = (
  { seats, components }: Ruleset,
  names: Ruleset['seatNames'],
): NamedSeat[] =>
  seats.map((id) => ({
    id,
    name: names[id] ?? { en: id, ja: id },
    mark: components.sides.find((side) => side.id === id)?.mark ?? '',
  }));

/** JSON Schema of `options` in a request for a new game: of a ruleset's options, or of a scenario's. */
export function optionSchemaOf(options: OptionTable, locale: Locale): JsonObject {
  const properties = Object.entries(options).map(([id, { title, default: preset }]) => [
    id,
    { type: 'boolean', default: preset, title: title[locale] },
  ]);
  return {
    $schema: DIALECT,
    type: 'object',
    properties: Object.fromEntries(properties) as JsonObject,
    additionalProperties: false,
  };
}

const made = new WeakMap<Ruleset, JsonObject>();

/** JSON Schema of every action of the game, over all its decisions. */
export function actionSchemaOf(rules: Ruleset): JsonObject {
  const schema = made.get(rules) ?? makeActionSchema(rules);
  made.set(rules, schema);
  return schema;
}

function makeActionSchema(rules: Ruleset): JsonObject {
  const phases = Object.values(rules.phases).filter((phase) => phase.kind === 'ask');
  const schemas = phases.map(({ verbs }) => actionSchema(verbs, rules.domains));
  const shapes = new Map<string, JsonObject>();
  for (const { oneOf } of schemas) {
    for (const shape of oneOf as JsonObject[]) shapes.set(canonical(shape), shape);
  }
  const definitions = schemas.map(({ $defs }) => $defs as JsonObject);
  return {
    $schema: DIALECT,
    $defs: Object.assign({}, ...definitions) as JsonObject,
    oneOf: [...shapes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, shape]) => shape),
  };
}
