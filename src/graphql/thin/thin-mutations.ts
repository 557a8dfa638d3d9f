import { Injectable } from '@nestjs/common';

import { isStorable } from '../../common/storable.js';
import type { MusterRequest } from '../../language/request.js';
import { admitted } from '../../players/auth.guard.js';
import type { Caller } from '../../players/caller.js';
import type { Scope } from '../../players/scopes.js';
import { TokensService } from '../../players/tokens.service.js';

type Args = Readonly<Record<string, unknown>>;

/** How a mutation is done for a caller who is known and may do it. */
export interface ThinWay {
  /** What a key must have for it. */
  readonly needs: Scope;
  /** undefined: what is sent is for the usual way, which says what is wrong with it. */
  begin(args: Args, caller: Caller, request: MusterRequest): Promise<unknown> | undefined;
}

/**
 * A mutation that comes all the time goes straight to its service where nothing is left to find out: its caller is
 * known from a request before, and what they send is sound. Whatever else comes goes through guards and pipes, and
 * so does whatever is to be refused there: the answers are the same either way.
 */
@Injectable()
export class ThinMutations {
  private readonly ways = new Map<string, ThinWay>();

  constructor(private readonly tokens: TokensService) {}

  add(field: string, way: ThinWay): void {
    this.ways.set(field, way);
  }

  /** undefined: it is for the usual way. */
  begin(field: string, args: Args, request: MusterRequest): Promise<unknown> | undefined {
    const way = this.ways.get(field);
    const { authorization } = request.headers;
    if (way === undefined || authorization === undefined) return undefined;
    const caller = this.tokens.atHand(authorization);
    if (caller === undefined || caller.key?.scopes.includes(way.needs) === false) return undefined;
    // Variables were looked at when they came; what is written into a document is first seen here.
    if (!isStorable(args)) return undefined;
    admitted(request, caller);
    return way.begin(args, caller, request);
  }
}
