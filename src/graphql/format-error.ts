import { GraphQLError, type GraphQLFormattedError } from 'graphql';

import { faultOf } from '../common/scalar-fault.js';
import { reportError } from '../errors/error-report.js';
import { invalidInput } from '../errors/errors.js';
import { DEFAULT_LOCALE, type Text } from '../language/locale.js';
import type { GraphqlContext } from '../language/request.js';
import { askings } from './askings.js';

/** Apollo's codes for mistakes of the client. */
const CLIENT_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
]);

/**
 * Whether the client's document or variables are wrong. Such an error comes from no resolver: it has no path and no
 * cause.
 */
function isClientError({ extensions, path, originalError, message }: GraphQLError): boolean {
  if (CLIENT_CODES.has(String(extensions['code']))) return true;
  if (path !== undefined) return false;
  return originalError === undefined || /^Variable "\$/.test(message);
}

/** How many characters of a message of graphql-js are shown, as it repeats what the client sent. */
const SENTENCE = 500;

const cut = (text: string): string =>
  text.length > SENTENCE ? `${text.slice(0, SENTENCE)}…` : text;

/** Says in English which variable is wrong and how; where one of our scalars threw, in every language. */
function sentenceOf(error: GraphQLError): string | Text {
  const en = cut(error.message);
  const text = faultOf(error);
  return text === undefined ? en : { en, ja: text.ja };
}

/** The original error. An error that ends a subscription has no path, so Apollo's own function would not unwrap it. */
function causeOf(error: unknown): unknown {
  if (!(error instanceof GraphQLError)) return error;
  if (isClientError(error)) return invalidInput(sentenceOf(error));
  return error.originalError === undefined ? error : causeOf(error.originalError);
}

/**
 * Whether a persisted query is unknown. By this message and code clients know that they have to send the document too.
 */
const isUnknownHash = (error: unknown): error is GraphQLError =>
  error instanceof GraphQLError && error.extensions['code'] === 'PERSISTED_QUERY_NOT_FOUND';

/** What a client sees of an error: a code, a message and a place; never a stack. */
export function formatError(
  error: unknown,
  context: GraphqlContext | undefined = askings.now,
): GraphQLFormattedError {
  if (isUnknownHash(error))
    return { message: error.message, extensions: { code: error.extensions['code'] } };
  const occasion = { requestId: context?.req.id ?? '', locale: context?.locale ?? DEFAULT_LOCALE };
  const { code, message, requestId, retryAfter } = reportError(causeOf(error), occasion);
  const { locations, path } = error instanceof GraphQLError ? error : {};
  return {
    message,
    ...(locations === undefined ? {} : { locations }),
    ...(path === undefined ? {} : { path }),
    extensions: {
      code,
      ...(requestId ? { requestId } : {}),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    },
  };
}
