import { setTimeout as sleep } from 'node:timers/promises';

import { createApp } from '../../app.js';
import { readEnvironment } from '../../config/environment.js';
import { seeded } from '../../rules/index.js';
import { PATIENCE_MS } from './api.js';
import type { Wish } from './arguments.js';
import { Checks } from './checks.js';
import { progressOf } from './progress.js';
import { Stage, type StagedGame } from './stage.js';

export interface Report {
  readonly faults: readonly string[];
  readonly seconds: number;
  readonly kills: {
    readonly instance: number;
    readonly postgres: number;
    readonly sockets: number;
  };
  readonly games: number;
  readonly acknowledged: number;
  readonly refused: number;
  readonly requests: number;
  readonly retries: number;
  /** Answers that nobody foresaw. */
  readonly internal: number;
  readonly heard: number;
  /** Versions that were in the database when the first subscriber heard of them. */
  readonly witnessed: number;
  readonly connections: number;
  /** Games played to their end after the last kill. */
  readonly finished: number;
}

/** Moves that must be acknowledged between two kills, so that each meets a working service. */
const LOAD = 8;
const CATCH_UP_MS = 120_000;

export async function chaos(wish: Wish): Promise<Report> {
  const began = performance.now();
  const stage = await Stage.open(wish);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stage.close().then(() => process.exit(130)));
  try {
    return await new Run(stage, wish, began).whole();
  } finally {
    await stage.close();
  }
}

class Run {
  private readonly faults: string[] = [];
  private readonly kills = { instance: 0, postgres: 0, sockets: 0 };
  private readonly pick: (count: number) => number;
  private over = false;
  private finished = 0;

  constructor(
    private readonly stage: Stage,
    private readonly wish: Wish,
    private readonly began: number,
  ) {
    this.pick = seeded(wish.seed + 2);
  }

  async whole(): Promise<Report> {
    const { stage } = this;
    await stage.begin();
    const load = stage.games.map((game, i) => this.keepPlaying(game, i));
    await this.proving('not stuck', () => this.killAll());
    this.over = true;
    await Promise.all(load);
    await Promise.all(stage.instances.map((instance) => instance.whenUp()));
    const sample = stage.games.slice(0, this.wish.sample);
    await this.proving('not stuck', async () => {
      for (const game of sample) await this.finish(game);
    });
    await this.proving('not stuck', () => this.catchUp());
    this.faults.push(...stage.ledger.faults, ...stage.witness.faults);
    await this.proving('the check itself', () => this.check(sample));
    return this.report();
  }

  /** What cannot even be looked at is a fault too. */
  private async proving(promise: string, work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => this.faults.push(`${promise}: ${String(error)}`));
  }

  /** A game that is over is followed by another. */
  private async keepPlaying(first: StagedGame, i: number): Promise<void> {
    try {
      for (let game = first; ; game = await this.stage.beginAnother(game, i)) {
        await Promise.all(game.players.map((player) => player.play(() => this.over)));
        if (this.over) return;
      }
    } catch (error) {
      this.faults.push(`not stuck: a player gave up: ${String(error)}`);
    }
  }

  private async killAll(): Promise<void> {
    const progress = progressOf(this.wish.kills);
    const end = Date.now() + this.wish.minutes * 60_000;
    for (let killed = 0; killed < this.wish.kills && Date.now() < end; killed++) {
      if (!(await this.loaded())) break;
      await sleep(this.pick(250));
      await this.killOne();
      for (let i = 0; i < this.wish.cuts; i++) this.cutOne();
      progress.show(killed + 1, {
        acknowledged: this.stage.ledger.played.size,
        heard: this.heard(),
      });
    }
    progress.stop();
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

  /** False: nothing goes on any more. */
  private async loaded(): Promise<boolean> {
    const { ledger, instances } = this.stage;
    const goal = ledger.played.size + LOAD;
    const end = Date.now() + PATIENCE_MS;
    while (ledger.played.size < goal || !instances.some(({ up }) => up)) {
      if (Date.now() > end) {
        const words = instances.map((instance) => instance.lastWords()).join('; ');
        this.faults.push(
          `not stuck: no move was acknowledged for ${PATIENCE_MS / 1000} s (${words})`,
        );
        return false;
      }
      await sleep(10);
    }
    return true;
  }

  private heard(): number {
    return this.stage.listeners.reduce((sum, { marks }) => sum + marks.length, 0);
  }

  /** Until every subscriber has heard all that there is. */
  private async catchUp(): Promise<void> {
    const end = Date.now() + CATCH_UP_MS;
    for (const game of this.stage.games) {
      const { version } = await (game.players[0] as StagedGame['players'][number]).read();
      const mine = this.stage.listenersOf(game);
      const behind = (): boolean =>
        mine.some(({ marks, faults }) => marks.length < version && faults.length === 0);
      while (behind() && Date.now() < end) await sleep(50);
    }
  }

  private async check(ended: readonly StagedGame[]): Promise<void> {
    const { stage } = this;
    const environment = readEnvironment(
      { LOG_LEVEL: 'silent', DATA_DIR: stage.folder },
      stage.folder,
    );
    const app = await createApp({ ...environment, databaseUrl: stage.postgres.url });
    try {
      const checks = new Checks(app, stage.ledger, stage.listeners, stage.api);
      for (const game of stage.games) this.faults.push(...(await checks.game(game)));
      for (const game of ended) this.faults.push(...(await checks.record(game)));
    } finally {
      await app.close();
    }
  }

  /** Played on at random, a game comes to its end. */
  private async finish({ players, rules, id }: StagedGame): Promise<void> {
    const end = Date.now() + 300_000;
    const over = await Promise.all(players.map((player) => player.play(() => Date.now() > end)));
    if (over.every(Boolean)) this.finished++;
    else this.faults.push(`not stuck: ${rules.id} ${id} does not end`);
  }

  private report(): Report {
    const { ledger, listeners, api, games } = this.stage;
    return {
      faults: this.faults,
      seconds: (performance.now() - this.began) / 1000,
      kills: this.kills,
      games: games.length,
      acknowledged: ledger.played.size,
      refused: ledger.refused.size,
      ...api.counts,
      heard: this.heard(),
      witnessed: this.stage.witness.found,
      connections: listeners.reduce((sum, { connections }) => sum + connections, 0),
      finished: this.finished,
    };
  }
}
