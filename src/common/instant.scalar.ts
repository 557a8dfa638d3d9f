import { GraphQLScalarType, Kind, type ValueNode } from 'graphql';

import { INSTANT, readInstant } from './instant.js';
import { scalarFault } from './scalar-fault.js';

function parsed(value: unknown, node?: ValueNode): Date {
  const at = typeof value === 'string' ? readInstant(value) : null;
  if (at !== null) return at;
  throw scalarFault(NO_INSTANT, node);
}

const NO_INSTANT = { en: `DateTime must be ${INSTANT.en}.`, ja: `${INSTANT.ja}。` };

/**
 * Scalar of an instant, in UTC on the wire. Used as `@Field(() => GraphQLInstant)`. Nest's own scalar of this name
 * accepts whatever `Date` does.
 */
export const GraphQLInstant = new GraphQLScalarType<Date, string | null>({
  name: 'DateTime',
  description: 'RFC 3339, with its zone: "2030-01-31T12:00:00Z".',
  serialize: (value) => (value instanceof Date ? value.toISOString() : null),
  parseValue: (value) => parsed(value),
  parseLiteral: (node) => parsed(node.kind === Kind.STRING ? node.value : null, node),
});
