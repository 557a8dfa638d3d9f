import { AnswerRequestDocument, RequestOfDocument } from './generated/late.js';
import { ask, type Connection } from './transport.js';
import type * as Types from './types.js';

// What players ask of each other: a page need not load it before.

/** What is asked of the opponent, how long it is about where it is about time, as ISO 8601 writes it. */
export interface Wish {
  readonly kind: Types.RequestKind;
  readonly time?: string | undefined;
}

/** Asks the opponent for something that takes both. Throws `MusterError`. */
export async function requestOf(
  connection: Connection,
  gameId: string,
  requestId: string,
  wish: Wish,
): Promise<Types.PlayResult> {
  return (await ask(connection, RequestOfDocument, { gameId, requestId, ...wish })).requestOf;
}

/** `version`: the one that brought the request. Throws `MusterError`. */
export async function answerRequest(
  connection: Connection,
  gameId: string,
  requestId: string,
  answer: { readonly version: number; readonly agrees: boolean },
): Promise<Types.PlayResult> {
  const variables = { gameId, requestId, ...answer };
  return (await ask(connection, AnswerRequestDocument, variables)).answerRequest;
}
