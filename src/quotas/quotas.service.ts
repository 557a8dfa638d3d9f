import { Injectable } from '@nestjs/common';

import { networkOf } from '../common/network.js';
import { Environment } from '../config/environment.js';
import { appError } from '../errors/errors.js';
import { type Allowance, Buckets } from './buckets.js';

const MINUTE = 60_000;
/** How long the quota of that name lasts before it begins anew, in milliseconds. */
const TIMES = {
  endpointTrials: 60 * MINUTE,
  letters: 60 * MINUTE,
  signUps: 60 * MINUTE,
  names: 60 * MINUTE,
  games: 60 * MINUTE,
  positionKb: 60 * MINUTE,
  pictures: MINUTE,
  odds: MINUTE,
  botMoves: MINUTE,
  acts: MINUTE,
  refusedSteps: MINUTE,
} as const;

type Timed = keyof typeof TIMES;

/** Behind one address there may be a house, a school, or a program that many play through. */
export const PLAYERS_AN_ADDRESS = 10;

/** Whose quota is used: the player's, or the address's where there is no player yet. */
export interface Payer {
  readonly playerId: string | null;
  /** null: nobody's request, as where the computer plays. */
  readonly address: string | null;
}

/** What work may be asked for in a time, counted by this process alone. */
@Injectable()
export class QuotasService {
  private readonly buckets = new Buckets();

  constructor(private readonly environment: Environment) {}

  /** Before the work is done. Throws RATE_LIMITED, with the seconds after which it would be done. */
  charge(name: Timed, payer: Payer, amount = 1): void {
    const wait = this.buckets.take(this.allowances(name, payer), amount, performance.now());
    if (wait > 0) throw appError('RATE_LIMITED', { seconds: Math.ceil(wait / 1_000) });
  }

  /** What was charged for work that turned out to be free. */
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
