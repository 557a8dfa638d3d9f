import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';

import { invalidInput } from '../errors/errors.js';
import type { GraphqlContext } from '../language/request.js';
import { formatError } from './format-error.js';
import { ANSWER_LIMIT } from './weights.js';

/** No character takes more than three bytes, so that most are not counted. */
export const fits = (text: string): boolean =>
  text.length * 3 <= ANSWER_LIMIT || Buffer.byteLength(text) <= ANSWER_LIMIT;

export function tooLarge(): GraphQLError {
  const originalError = invalidInput({
    en: `The answer is larger than ${ANSWER_LIMIT} bytes: ask for less at once.`,
    ja: `回答が${ANSWER_LIMIT}バイトを超えます。一度に求める内容を減らしてください。`,
  });
  return new GraphQLError('The answer is too large.', { originalError });
}

/** What a client gets over HTTP. Without data nothing was carried out, or nothing can be told of it. */
export function answerTo(
  result: ExecutionResult,
  context: GraphqlContext,
): { readonly status: number; readonly text: string } {
  const text = textOf(result, context);
  if (!fits(text)) return answerTo({ errors: [tooLarge()] }, context);
  return { status: result.data === undefined ? 400 : 200, text };
}

/** A message of graphql-transport-ws, or in its place one that says that it is too large. */
export function fitting(message: string, context: () => GraphqlContext): string {
  if (fits(message)) return message;
  const { id } = JSON.parse(message) as { readonly id: string };
  const payload = { errors: [formatError(tooLarge(), context())] };
  return JSON.stringify({ id, type: 'next', payload });
}

function textOf({ errors, data }: ExecutionResult, context: GraphqlContext): string {
  const formatted = errors && inOrder(errors).map((error) => formatError(error, context));
  return `${JSON.stringify({ errors: formatted, data })}\n`;
}

/** An error, before or after it was put into words. */
interface Placed {
  readonly locations?: GraphQLFormattedError['locations'] | undefined;
  readonly path?: GraphQLFormattedError['path'] | undefined;
}

/** As their fields stand in the document, and items in their lists: what fails at once fails in any order. */
export const inOrder = <E extends Placed>(errors: readonly E[]): readonly E[] =>
  errors.length < 2 ? errors : [...errors].sort((a, b) => placeIn(a, b));

function placeIn(a: Placed, b: Placed): number {
  const [[one], [other]] = [a.locations ?? [], b.locations ?? []];
  const apart = (one?.line ?? 0) - (other?.line ?? 0) || (one?.column ?? 0) - (other?.column ?? 0);
  return (
    apart ||
    indexes(a)
      .map((at, i) => at - (indexes(b)[i] ?? 0))
      .find(Boolean) ||
    0
  );
}

const indexes = ({ path = [] }: Placed): readonly number[] =>
  path.filter((step) => typeof step === 'number');
