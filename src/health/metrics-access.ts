import { createHash, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Environment } from '../config/environment.js';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Admits readers of the metrics: only those who send the monitor's token. Metrics count every submission, so that a
 * player could learn what the enemy does unseen. The address of a request proves nothing, as a proxy on the same
 * machine may hide it.
 */
@Injectable()
export class MetricsAccess {
  private readonly expected: Buffer | undefined;

  constructor({ metricsToken }: Environment) {
    if (metricsToken !== undefined) this.expected = digestOf(`Bearer ${metricsToken}`);
  }

  /** Compares in constant time: a token that is nearly right takes as long as any other. */
  allows(authorization: string | undefined): boolean {
    if (this.expected === undefined || authorization === undefined) return false;
    return timingSafeEqual(digestOf(authorization), this.expected);
  }
}
