import { Injectable, type OnModuleDestroy } from '@nestjs/common';

import { Gate } from '../../admission/gate.js';
import { invalidInput } from '../../errors/errors.js';
import type { Chance, Ruleset } from '../../rules/index.js';
import { Thinker, TookTooLong } from '../threads/thinker.js';
import { assertOf, fromPosition, NO_WAY_ON, positionOf } from './start.js';

/** Milliseconds that trying out a position may take. What takes longer is taken for rules that go round in circles. */
const MOST_MS = 10_000;
/** How many positions may wait to be tried out. */
const BENCH = 100;

interface Tried {
  readonly position: string;
  /** The scenario that the creator asked for. */
  readonly scenario: string;
  readonly address: string;
}

const TOO_DEAR = {
  en: 'position: it could not be tried out in ten seconds; write a smaller one.',
  ja: 'positionを10秒以内に試し終えられませんでした。もっと小さな局面を書いてください。',
};

/**
 * Tries out the positions that games are to start from, one at a time; addresses take turns. It runs in a worker
 * thread: a large position takes seconds, and a thread can be ended where the rules go round in circles.
 */
@Injectable()
export class PositionsService implements OnModuleDestroy {
  private readonly gate = new Gate(1, BENCH);
  private readonly thinker = new Thinker(MOST_MS);

  async onModuleDestroy(): Promise<void> {
    await this.thinker.end();
  }

  /**
   * Tries a position out. Throws INVALID_INPUT where the text is no position of that scenario, where the rules fail in
   * play from it, or where that takes too long to find out; UNAVAILABLE where too many positions wait. `chance` is that
   * of the game.
   */
  async tryOut(
    rules: Ruleset,
    { position: text, scenario, address }: Tried,
    chance: Chance,
  ): Promise<void> {
    const position = positionOf(rules, text);
    assertOf(scenario, position);
    const ruleset = rules.id;
    const question = { about: 'rehearsals', ruleset, position } as const;
    const lasts = await this.gate
      .pass(address, () => this.thinker.ask(question))
      .catch((error: unknown) => {
        throw error instanceof TookTooLong ? invalidInput(TOO_DEAR) : error;
      });
    if (!lasts) throw invalidInput(NO_WAY_ON);
    fromPosition(rules, text, chance);
  }
}
