import type { ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';

import type { Locale } from './locale.js';

/** What guards and resolvers need of a request, be it HTTP or a message over a WebSocket. */
export interface MusterRequest {
  readonly id: string;
  /** Of HTTP. */
  readonly method?: string;
  readonly headers: {
    readonly authorization?: string | undefined;
    readonly 'accept-language'?: string | undefined;
  };
  readonly query?: unknown;
}

/** The GraphQL context. */
export interface GraphqlContext {
  readonly req: MusterRequest;
  readonly locale: Locale;
}

export function requestOf(context: ExecutionContext): MusterRequest {
  if (context.getType<string>() === 'http') return context.switchToHttp().getRequest();
  return GqlExecutionContext.create(context).getContext<GraphqlContext>().req;
}
