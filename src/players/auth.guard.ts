import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';

import { appError, invariant } from '../common/errors.js';
import { type MusterRequest, requestOf } from '../common/request.js';
import type { Caller } from './caller.js';
import type { Player } from './player.entity.js';
import { TokensService } from './tokens.service.js';

const ANONYMOUS = 'muster:anonymous';
const SIGNED_IN = 'muster:signed-in';

/** Callers without a token may come in. A token that is sent must be valid all the same. */
export const Anonymous = () => SetMetadata(ANONYMOUS, true);

/** Only a signed-in person, no program with an API token. */
export const SignedInOnly = () => SetMetadata(SIGNED_IN, true);

const callers = new WeakMap<MusterRequest, Caller | null>();

/** Global: every resolver, subscription and controller asks for a caller unless it is {@link Anonymous}. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: TokensService,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = requestOf(context);
    const caller = this.callerOf(request);
    return caller instanceof Promise
      ? caller.then((known) => this.admit(context, request, known))
      : this.admit(context, request, caller);
  }

  private callerOf(request: MusterRequest): Caller | null | Promise<Caller> {
    const known = callers.get(request);
    if (known !== undefined) return known;
    const { authorization } = request.headers;
    return authorization === undefined ? null : this.tokens.authenticate(authorization);
  }

  private admit(context: ExecutionContext, request: MusterRequest, caller: Caller | null): boolean {
    callers.set(request, caller);
    if (!caller && !this.is(ANONYMOUS, context)) throw appError('UNAUTHENTICATED');
    if (caller?.apiTokenId !== undefined && this.is(SIGNED_IN, context)) {
      const reason = {
        en: 'sign in yourself, an API token is not enough.',
        ja: 'APIトークンではなく、本人がサインインしてください。',
      };
      throw appError('FORBIDDEN', { reason });
    }
    return true;
  }

  private is(mark: string, context: ExecutionContext): boolean {
    const places = [context.getHandler(), context.getClass()];
    return this.reflector.getAllAndOverride<boolean | undefined>(mark, places) === true;
  }
}

/** The player who calls; null for a spectator, which only {@link Anonymous} places meet. */
export const CurrentPlayer = createParamDecorator(
  (_: unknown, context: ExecutionContext): Player | null => {
    const caller = callers.get(requestOf(context));
    invariant(
      caller !== undefined,
      'a place that the auth guard does not watch asked for the caller',
    );
    return caller?.player ?? null;
  },
);
