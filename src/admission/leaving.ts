import { Injectable } from '@nestjs/common';

import { ByteBudget } from './byte-budget.js';

/** Memory that answers and messages which have not gone out may take, in all. */
const BUDGET_BYTES = 64 * 1024 * 1024;

/**
 * Answers on their way. An honest client has taken its answer within milliseconds. A client that asks and asks and
 * takes nothing would fill the memory long before its connection is cut for its silence.
 */
@Injectable()
export class Leaving extends ByteBudget {
  constructor() {
    super(BUDGET_BYTES);
  }
}
