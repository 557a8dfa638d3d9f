import { GraphQLError, type ValueNode } from 'graphql';

import { AppError, invalidInput } from '../errors/errors.js';
import type { Text } from '../language/locale.js';

/** The error that our scalars throw at a value that they refuse; `node`: the place of the value in the document. */
export const scalarFault = (text: Text, node?: ValueNode): GraphQLError =>
  new GraphQLError(text.en, { nodes: node ?? null, originalError: invalidInput(text) });

/** What one of our scalars said about the value; undefined: the error is not from one of them. */
export function faultOf(error: unknown): Text | undefined {
  if (error instanceof GraphQLError) return faultOf(error.originalError);
  const detail = error instanceof AppError ? error.params['detail'] : undefined;
  return typeof detail === 'object' ? detail : undefined;
}
