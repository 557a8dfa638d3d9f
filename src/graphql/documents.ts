import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  Lexer,
  type OperationDefinitionNode,
  parse,
  Source,
  TokenKind,
  validate,
  visit,
} from 'graphql';
import { LRUCache } from 'lru-cache';

import { assertStorable } from '../common/storable.js';
import { AppError, invalidInput } from '../errors/errors.js';
import { weigh, type Weight } from './weigh.js';
import { LIMITED, LIMITS } from './weights.js';

/**
 * Characters of documents that are cached. A cached document takes 70 bytes a character, one of two characters a token
 * about 190.
 */
const REMEMBERED = 128 * 1024;

type Weights = ReadonlyMap<OperationDefinitionNode, Weight>;

/** `errors`: why the document may not be executed, worded for its author. */
export type Checked =
  | { readonly document: DocumentNode; readonly weights: Weights }
  | { readonly errors: readonly GraphQLError[] };

/**
 * Checks the documents of clients, whatever way they come. Each one is measured, weighed and validated, in this order,
 * as each step costs more than the one before; a document that is too large for one step does not get to the next.
 */
export class Documents {
  private readonly sound = new LRUCache<string, Checked>({
    maxSize: REMEMBERED,
    sizeCalculation: (_, text) => text.length || 1,
  });

  constructor(private readonly schema: GraphQLSchema) {}

  check(text: string): Checked {
    const known = this.sound.get(text);
    if (known !== undefined) return known;
    const checked = this.anew(text);
    if ('document' in checked) this.sound.set(text, checked);
    return checked;
  }

  private anew(text: string): Checked {
    try {
      measure(text);
      const document = parse(text);
      const weights = this.weighed(document);
      const errors = validate(this.schema, document);
      if (errors.length > 0) return { errors };
      forgetTokens(document);
      return { document, weights };
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
  }

  private weighed(document: DocumentNode): Weights {
    const { definitions } = document;
    const count = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length;
    within('operations', count);
    const { operations, fragmentFields } = weigh(this.schema, document);
    const weights = [...operations.values()];
    for (const { depth, roots, cost } of weights) {
      within('depth', depth);
      within('roots', roots);
      within('cost', cost);
    }
    const sum = (of: 'fields' | 'aliases'): number =>
      weights.reduce((total, weight) => total + weight[of], 0);
    within('aliases', sum('aliases'));
    within('fields', sum('fields') + fragmentFields);
    return operations;
  }
}

/** Lets go of a document's tokens, which take a quarter of its memory. Errors name the places of its nodes alone. */
function forgetTokens(document: DocumentNode): void {
  const none = { startToken: undefined, endToken: undefined };
  visit(document, { enter: ({ loc }) => void Object.assign(loc ?? {}, none) });
}

/** Checks what can be told from the tokens alone. Parsing costs more, and a tree that is too deep cannot be built. */
function measure(text: string): void {
  within('length', text.length);
  const lexer = new Lexer(new Source(text));
  let [nesting, lists] = [0, 0];
  for (let tokens = 0; lexer.advance().kind !== TokenKind.EOF;) {
    const { kind } = lexer.token;
    within('tokens', ++tokens);
    within('nesting', (nesting += NESTS.get(kind) ?? 0));
    if (kind === TokenKind.PAREN_L) within('arguments', ++lists);
  }
}

const NESTS: ReadonlyMap<TokenKind, number> = new Map([
  [TokenKind.BRACE_L, 1],
  [TokenKind.BRACKET_L, 1],
  [TokenKind.PAREN_L, 1],
  [TokenKind.BRACE_R, -1],
  [TokenKind.BRACKET_R, -1],
  [TokenKind.PAREN_R, -1],
]);

function within(limit: keyof typeof LIMITS, amount: number): void {
  const [most, { en, ja }] = [LIMITS[limit], LIMITED[limit]];
  if (amount <= most) return;
  throw refusal({
    en: `The query is too large: ${en} ${amount}, at most ${most}.`,
    ja: `クエリが大きすぎます。${ja}は${amount}、上限は${most}です。`,
  });
}

const refusal = (detail: { en: string; ja: string }): GraphQLError =>
  new GraphQLError(detail.en, { originalError: invalidInput(detail) });

/** How many errors about variables are reported at most: each error repeats the whole variable. */
export const COERCION = { maxCoercionErrors: 3 } as const;

export const subscriptionOverHttp = (): GraphQLError =>
  new GraphQLError('A subscription needs a WebSocket (graphql-transport-ws on this path).');

/** Why the variables cannot be accepted, whatever the document declares; undefined: they can. */
export function unfit(variables: unknown): GraphQLError | undefined {
  try {
    assertStorable(variables);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return new GraphQLError(error.message, { originalError: error });
  }
}
