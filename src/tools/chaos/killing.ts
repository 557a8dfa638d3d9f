import { setTimeout as sleep } from 'node:timers/promises';

import { seeded } from '../../rules/index.js';
import type { Wish } from './arguments.js';
import type { Stage } from './stage.js';

/** How many moves must be acknowledged between two kills, so that each kill meets a working service. */
const LOAD = 8;

/** Sends SIGKILL at random moments to instances and to Postgres. */
export class Killing {
  readonly kills = { instance: 0, postgres: 0, sockets: 0 };
  private readonly pick: (count: number) => number;

  constructor(
    private readonly stage: Stage,
    private readonly wish: Wish,
    private readonly patienceMs: () => number,
  ) {
    this.pick = seeded(wish.seed + 2);
  }

  /** Kills as often as wished, or until `end`. Throws where the load does not go on. */
  async until(end: number): Promise<void> {
    for (let killed = 0; killed < this.wish.kills; killed++) {
      if (!(await this.loaded(end))) return;
      await sleep(this.pick(250));
      await this.killOne();
      for (let i = 0; i < this.wish.cuts; i++) this.cutOne();
    }
  }

  private async killOne(): Promise<void> {
    const { instances, postgres } = this.stage;
    const dice = this.pick(10);
    if (dice < 6) {
      this.kills.postgres++;
      return postgres.kill(dice < 3, this.pick);
    }
    const up = instances.filter((instance) => instance.up);
    this.kills.instance++;
    if (dice === 9) for (const instance of up) instance.kill();
    else up[this.pick(Math.max(1, up.length))]?.kill();
  }

  private cutOne(): void {
    const { listeners } = this.stage;
    const victim = listeners[this.pick(Math.max(1, listeners.length))];
    if (victim === undefined) return;
    victim.cut();
    this.kills.sockets++;
  }

  /** Waits until enough moves were played; false: the time is over. */
  private async loaded(end: number): Promise<boolean> {
    const { ledger, instances } = this.stage;
    const goal = ledger.played.size + LOAD;
    const began = Date.now();
    for (; Date.now() < end; await sleep(10)) {
      if (ledger.played.size >= goal && instances.some(({ up }) => up)) return true;
      const patience = this.patienceMs();
      if (Date.now() < began + patience) continue;
      const words = instances.map((instance) => instance.lastWords()).join('; ');
      throw new Error(
        `${ledger.played.size + LOAD - goal} of ${LOAD} moves were acknowledged in ${patience / 1000} s (${words})`,
      );
    }
    return false;
  }
}
