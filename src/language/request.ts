import type { ExecutionContext } from '@nestjs/common';

import type { Locale } from './locale.js';

/** What guards and resolvers need of a request, be it HTTP or a message over a WebSocket. */
export interface MusterRequest {
  readonly id: string;
  /** Of HTTP. */
  readonly method?: string;
  /** Where it comes from. */
  readonly ip?: string;
  /** Of HTTP. */
  readonly protocol?: string;
  readonly headers: {
    readonly host?: string | undefined;
    readonly authorization?: string | undefined;
    readonly 'accept-language'?: string | undefined;
  };
  readonly query?: unknown;
}

/** The GraphQL context. */
export interface GraphqlContext {
  readonly req: MusterRequest;
  readonly locale: Locale;
  /**
   * What came of a mutation. Its document may be executed again to put a failure into words; the mutation itself is
   * not.
   */
  effect?: Effect;
}

interface Effect {
  outcome?: Promise<unknown> | undefined;
}

/** Its place among the arguments of a resolver. */
const CONTEXT = 2;

export function requestOf(context: ExecutionContext): MusterRequest {
  if (context.getType<string>() === 'http') return context.switchToHttp().getRequest();
  return context.getArgByIndex<GraphqlContext>(CONTEXT).req;
}
