import { Injectable } from '@nestjs/common';

import { networkOf } from '../common/network.js';
import { Environment } from '../config/environment.js';
import { appError } from '../errors/errors.js';
import { type Allowance, Buckets } from './buckets.js';

const MINUTE = 60_000;
/** Quota -> the milliseconds in which it refills. */
const TIMES = {
  endpointTrials: 60 * MINUTE,
  letters: 60 * MINUTE,
  signUps: 60 * MINUTE,
  names: 60 * MINUTE,
  daysAway: 60 * MINUTE,
  imports: 60 * MINUTE,
  games: 60 * MINUTE,
  positionKb: 60 * MINUTE,
  pictures: MINUTE,
  odds: MINUTE,
  botMoves: MINUTE,
  acts: MINUTE,
  refusedSteps: MINUTE,
} as const;

type Timed = keyof typeof TIMES;

/**
 * How many players an address counts for: there may be a house, a school or a program that many play through behind it.
 */
export const PLAYERS_AN_ADDRESS = 10;

/** Whose quota is used: the player's, or the address's where there is no player yet. */
export interface Payer {
  readonly playerId: string | null;
  /** null: no request causes it, e.g. a move of the computer. */
  readonly address: string | null;
}

/** Limits the work that a player may ask for in a time; each process counts for itself. */
@Injectable()
export class QuotasService {
  private readonly buckets = new Buckets();

  constructor(private readonly environment: Environment) {}

  /** Charges for work, before it is done. Throws RATE_LIMITED, with the seconds until it would be done. */
  charge(name: Timed, payer: Payer, amount = 1): void {
    const wait = this.buckets.take(this.allowances(name, payer), amount, performance.now());
    if (wait > 0) throw appError('RATE_LIMITED', { seconds: Math.ceil(wait / 1_000) });
  }

  /** Gives back the charge of work that turned out to be free. */
  giveBack(name: Timed, payer: Payer, amount: number): void {
    this.buckets.giveBack(this.allowances(name, payer), amount);
  }

  private allowances(name: Timed, { playerId, address }: Payer): Allowance[] {
    const limit = this.environment.quotas[name];
    if (limit === 0) return [];
    const times = name === 'signUps' ? 1 : PLAYERS_AN_ADDRESS;
    const milliseconds = TIMES[name];
    return [
      ...(address === null
        ? []
        : [{ owner: `${name} ${networkOf(address)}`, limit: limit * times, milliseconds }]),
      ...(playerId === null ? [] : [{ owner: `${name} ${playerId}`, limit, milliseconds }]),
    ];
  }
}
