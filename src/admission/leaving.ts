import { Injectable } from '@nestjs/common';

import { ByteBudget } from './byte-budget.js';

/** How much memory answers and messages take at most that are made and have not gone out. */
const BUDGET_BYTES = 64 * 1024 * 1024;

/**
 * Answers on their way. Whoever takes theirs has them out within milliseconds; who asks and asks and takes nothing
 * would fill the memory long before their connection has been silent for long enough to be cut.
 */
@Injectable()
export class Leaving extends ByteBudget {
  constructor() {
    super(BUDGET_BYTES);
  }
}
