import { GraphQLError, type ValueNode } from 'graphql';

import { AppError, invalidInput } from '../errors/errors.js';
import type { Text } from '../language/locale.js';

/** What a scalar throws at a value that it does not take; `node`: where the value stands in the document. */
export const scalarFault = (text: Text, node?: ValueNode): GraphQLError =>
  new GraphQLError(text.en, { nodes: node ?? null, originalError: invalidInput(text) });

/** What a scalar of ours said of the value; undefined: it was none of ours. */
export function faultOf(error: unknown): Text | undefined {
  if (error instanceof GraphQLError) return faultOf(error.originalError);
  const detail = error instanceof AppError ? error.params['detail'] : undefined;
  return typeof detail === 'object' ? detail : undefined;
}
