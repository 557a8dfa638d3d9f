import { createHash, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Environment } from '../config/environment.js';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Who may read the figures: whoever sends the token of the monitor. They count every submission, so a player could tell
 * what the enemy does unseen; and where a request comes from proves nothing, as a proxy on the same machine may hide
 * it.
 */
@Injectable()
export class MetricsAccess {
  private readonly expected: Buffer | undefined;

  constructor({ metricsToken }: Environment) {
    if (metricsToken !== undefined) this.expected = digestOf(`Bearer ${metricsToken}`);
  }

  /** Takes as long for a token that is nearly right as for any other. */
  allows(authorization: string | undefined): boolean {
    if (this.expected === undefined || authorization === undefined) return false;
    return timingSafeEqual(digestOf(authorization), this.expected);
  }
}
