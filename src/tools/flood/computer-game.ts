import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Random } from '../../rules/index.js';
import { oneOf } from '../fuzz/values.js';
import type { Caller } from './caller.js';

const WAR = { ruleset: 'columbia1812', scenario: 'campaign', seat: 'us' };
const BOTS = [{ seat: 'gb', level: 'greedy' }];
interface Game {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly owed: readonly string[];
}

interface Choices {
  readonly version: number;
  readonly choices: readonly { readonly action: unknown }[];
}

/** A player who plays one game after another against the computer, with random choices. */
export class ComputerGame {
  private id: string | undefined;

  private constructor(
    private readonly caller: Caller,
    private readonly token: string,
    private readonly random: Random,
    private readonly lookMs: number,
  ) {}

  /** `lookMs`: time between two looks for the computer's answer. */
  static async of(
    caller: Caller,
    { name, random, lookMs }: { name: string; random: Random; lookMs: number },
  ): Promise<ComputerGame> {
    return new ComputerGame(caller, await caller.signUp(name), random, lookMs);
  }

  /**
   * Makes a move. Returns the milliseconds until the computer had made all its decisions after it; null: it owed none.
   */
  async move(): Promise<number | null> {
    const { id, owed } = await this.look();
    if (!owed.includes('us')) {
      await this.computer(id);
      return null;
    }
    const { token } = this;
    const { version, choices } = await this.caller.told<Choices>('GET', `/v1/games/${id}/choices`, {
      token,
    });
    if (choices.length === 0) return null;
    const headers = { 'idempotency-key': randomUUID() };
    const body = { version, actions: [oneOf(this.random, choices).action] };
    await this.caller.told('POST', `/v1/games/${id}/moves`, { token, headers, body });
    const began = performance.now();
    const waited = await this.computer(id);
    return waited ? performance.now() - began : null;
  }

  private async look(): Promise<Game> {
    const { token, id } = this;
    if (id !== undefined) {
      const game = await this.caller.told<Game>('GET', `/v1/games/${id}`, { token });
      if (game.status === 'RUNNING') return game;
    }
    const body = { ...WAR, seatBots: BOTS };
    const made = await this.caller.told<Game>('POST', '/v1/games', { token, body });
    this.id = made.id;
    return made;
  }

  /** Waits for the computer; false: it owed nothing. */
  private async computer(id: string): Promise<boolean> {
    const { token } = this;
    for (let waited = false; ; waited = true) {
      const game = await this.caller.told<Game>('GET', `/v1/games/${id}`, { token });
      if (game.status !== 'RUNNING' || !game.owed.includes('gb')) return waited;
      if (game.owed.includes('us')) return false;
      await sleep(this.lookMs);
    }
  }
}
