import { AnswerRequestDocument, RequestOfDocument } from './generated/late.js';
import { ask, type Connection } from './transport.js';
import type * as Types from './types.js';

// Requests between players are apart: a page can load them later.

/** What is asked of the opponent; a request about time has a duration in ISO 8601. */
export interface Wish {
  readonly kind: Types.RequestKind;
  readonly time?: string | undefined;
}

/** Asks the opponent for something that both have to agree to. Throws `MusterError`. */
export async function requestOf(
  connection: Connection,
  gameId: string,
  requestId: string,
  wish: Wish,
): Promise<Types.PlayResult> {
  return (await ask(connection, RequestOfDocument, { gameId, requestId, ...wish })).requestOf;
}

/** Answers a request. `version`: the version with which it came. Throws `MusterError`. */
export async function answerRequest(
  connection: Connection,
  gameId: string,
  requestId: string,
  answer: { readonly version: number; readonly agrees: boolean },
): Promise<Types.PlayResult> {
  const variables = { gameId, requestId, ...answer };
  return (await ask(connection, AnswerRequestDocument, variables)).answerRequest;
}
