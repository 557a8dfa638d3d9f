import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';

import { invalidInput } from '../errors/errors.js';
import type { GraphqlContext } from '../language/request.js';
import { formatError } from './format-error.js';
import { ANSWER_LIMIT } from './weights.js';

/** Whether a text fits into an answer. A character has at most three bytes, so that most texts need not be counted. */
export const fits = (text: string): boolean =>
  text.length * 3 <= ANSWER_LIMIT || Buffer.byteLength(text) <= ANSWER_LIMIT;

export function tooLarge(): GraphQLError {
  const originalError = invalidInput({
    en: `The answer is larger than ${ANSWER_LIMIT} bytes: ask for less at once.`,
    ja: `回答が${ANSWER_LIMIT}バイトを超えます。一度に求める内容を減らしてください。`,
  });
  return new GraphQLError('The answer is too large.', { originalError });
}

/** The HTTP answer to an operation. Without `data`, nothing was carried out, or nothing of its result can be told. */
export function answerTo(
  result: ExecutionResult,
  context: GraphqlContext,
): { readonly status: number; readonly text: string } {
  const text = textOf(result, context);
  if (!fits(text)) return answerTo({ errors: [tooLarge()] }, context);
  return { status: result.data === undefined ? 400 : 200, text };
}

/** A message of graphql-transport-ws; if it is too large, a message that says so instead. */
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

/** The place of an error in the document, before or after formatting. */
interface Placed {
  readonly locations?: GraphQLFormattedError['locations'] | undefined;
  readonly path?: GraphQLFormattedError['path'] | undefined;
}

/**
 * Errors in the order of their fields in the document, and of items in their lists: fields that fail at the same time
 * would otherwise come in any order.
 */
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
