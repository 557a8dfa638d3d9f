import { GraphQLScalarType, Kind, type ValueNode } from 'graphql';

import { durationText, readDuration } from '../clocks/duration.js';
import { scalarFault } from './scalar-fault.js';

function parsed(value: unknown, node?: ValueNode): number {
  const ms = typeof value === 'string' ? readDuration(value) : null;
  if (ms !== null) return ms;
  throw scalarFault(NO_DURATION, node);
}

const NO_DURATION = {
  en: 'Duration: write days, hours, minutes and seconds as "P1DT2H30M".',
  ja: '時間の長さは、日・時・分・秒を「P1DT2H30M」のように書いてください。',
};

/** Scalar of a duration: milliseconds in code, ISO 8601 on the wire. Used as `@Field(() => GraphQLDuration)`. */
export const GraphQLDuration = new GraphQLScalarType<number, string>({
  name: 'Duration',
  description: 'ISO 8601, of days, hours, minutes and seconds: "P2DT4H".',
  serialize: (value) => durationText(value as number),
  parseValue: (value) => parsed(value),
  parseLiteral: (node) => parsed(node.kind === Kind.STRING ? node.value : null, node),
});
