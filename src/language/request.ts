import type { ExecutionContext } from '@nestjs/common';

import type { Locale } from './locale.js';

/** What guards and resolvers need of a request, over HTTP or WebSocket. */
export interface MusterRequest {
  readonly id: string;
  /** HTTP method; over HTTP only. */
  readonly method?: string;
  /** The IP address of the client. */
  readonly ip?: string;
  /** `http` or `https`; over HTTP only. */
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
   * The outcome of a mutation. Its document may be executed again, to word an error; the mutation itself is not
   * repeated.
   */
  effect?: Effect;
}

interface Effect {
  outcome?: Promise<unknown> | undefined;
}

/** Position of the context among a resolver's arguments. */
const CONTEXT = 2;

export function requestOf(context: ExecutionContext): MusterRequest {
  if (context.getType<string>() === 'http') return context.switchToHttp().getRequest();
  return context.getArgByIndex<GraphqlContext>(CONTEXT).req;
}
