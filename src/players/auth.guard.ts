import {
  applyDecorators,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiSecurity } from '@nestjs/swagger';

import { appError, invariant } from '../errors/errors.js';
import type { Text } from '../language/locale.js';
import { type MusterRequest, requestOf } from '../language/request.js';
import type { Caller, Key } from './caller.js';
import type { Player } from './player.entity.js';
import type { Scope } from './scopes.js';
import { TokensService } from './tokens.service.js';

const ANONYMOUS = 'muster:anonymous';
const TOKENLESS = 'muster:tokenless';
const NEEDS = 'muster:needs';

/**
 * Decorator: callers without a token are admitted (in OpenAPI an empty security requirement). A token that is sent must
 * be valid all the same.
 */
export const Anonymous = () => applyDecorators(SetMetadata(ANONYMOUS, true), ApiSecurity({}));

/** Decorator of routes for machines that watch the service: tokens of players are not looked at, valid or not. */
export const Tokenless = () => SetMetadata(TOKENLESS, true);

/**
 * Decorator: the scope that a key must have here; `nothing`: the answer does not depend on the caller. Without this
 * decorator no key is admitted.
 */
export const Needs = (scope: Scope | 'nothing') => SetMetadata(NEEDS, scope);

const callers = new WeakMap<MusterRequest, Caller | null>();

/** Notes the caller of a request that was admitted without the guard: other code asks for them by the request. */
export const admitted = (request: MusterRequest, caller: Caller): void =>
  void callers.set(request, caller);

/**
 * Global guard: every resolver, subscription and controller needs a caller unless it is {@link Anonymous} or
 * {@link Tokenless}.
 */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: TokensService,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    if (context.getType() === 'http' && this.told(TOKENLESS, context)) return true;
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
    if (caller === null && !this.told(ANONYMOUS, context)) throw appError('UNAUTHENTICATED');
    if (caller?.key !== undefined) this.assertScope(context, caller.key);
    return true;
  }

  private assertScope(context: ExecutionContext, { scopes }: Key): void {
    const needed = this.told(NEEDS, context) as Scope | 'nothing' | undefined;
    if (needed === undefined) throw appError('FORBIDDEN', { reason: NOT_FOR_KEYS });
    if (needed !== 'nothing' && !scopes.includes(needed))
      throw appError('FORBIDDEN', { reason: lacking(needed) });
  }

  private told(mark: string, context: ExecutionContext): unknown {
    return this.reflector.getAllAndOverride(mark, [context.getHandler(), context.getClass()]);
  }
}

const NOT_FOR_KEYS = {
  en: 'sign in yourself, no key opens this.',
  ja: 'キーではなく、本人がサインインしてください。',
};

const lacking = (scope: Scope): Text => ({
  en: `the key that you sent lacks the scope "${scope}".`,
  ja: `送られたキーにはスコープ「${scope}」がありません。`,
});

/**
 * Parameter decorator: the caller, with the kind of their token; null for a spectator, whom only {@link Anonymous}
 * admits.
 */
export const CurrentCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller | null => callerIn(context),
);

/** Parameter decorator: the player who calls; null for a spectator, whom only {@link Anonymous} admits. */
export const CurrentPlayer = createParamDecorator(
  (_: unknown, context: ExecutionContext): Player | null => callerIn(context)?.player ?? null,
);

function callerIn(context: ExecutionContext): Caller | null {
  const caller = callers.get(requestOf(context));
  invariant(
    caller !== undefined,
    'a place that the auth guard does not watch asked for the caller',
  );
  return caller;
}
