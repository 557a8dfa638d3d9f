import { Injectable, type OnModuleDestroy } from '@nestjs/common';

import { Gate } from '../../admission/gate.js';
import { invalidInput } from '../../errors/errors.js';
import type { Chance, Ruleset } from '../../rules/index.js';
import { Thinker, TookTooLong } from '../threads/thinker.js';
import { assertOf, fromPosition, NO_WAY_ON, positionOf } from './start.js';

/** How long a position may be tried out, in milliseconds: the rules go round in circles in what takes longer. */
const MOST_MS = 10_000;
/** Positions that may wait. */
const BENCH = 100;

interface Tried {
  readonly position: string;
  /** The ordered one. */
  readonly scenario: string;
  readonly address: string;
}

const TOO_DEAR = {
  en: 'position: it could not be tried out in ten seconds; write a smaller one.',
  ja: 'positionを10秒以内に試し終えられませんでした。もっと小さな局面を書いてください。',
};

/**
 * Tries out written positions, one at a time, those of each address in turn. In a thread of its own: a large one takes
 * seconds, and one in which the rules go round in circles is ended.
 */
@Injectable()
export class PositionsService implements OnModuleDestroy {
  private readonly gate = new Gate(1, BENCH);
  private readonly thinker = new Thinker(MOST_MS);

  async onModuleDestroy(): Promise<void> {
    await this.thinker.end();
  }

  /**
   * Throws INVALID_INPUT where the text is none of a position of that scenario, where the rules give out in play from
   * it, or where that takes too long to find out; UNAVAILABLE where too many wait. `chance` is that of the game.
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
