import { setTimeout as sleep } from 'node:timers/promises';

import { createApp } from '../../app.js';
import { closeAtSignal } from '../../common/stop-signals.js';
import { readEnvironment } from '../../config/environment.js';
import { PATIENCE_MS } from './api.js';
import type { Wish } from './arguments.js';
import { Checks } from './checks.js';
import { Killing } from './killing.js';
import { progressOf } from './progress.js';
import type { Report } from './report.js';
import { Stage, type StagedGame } from './stage.js';

/** Time limit for what is known to be broken already. */
const SHORT_MS = 10_000;
const CATCH_UP_MS = 120_000;
const FINISH_MS = 300_000;
/** The share of the time in which processes are killed; in the rest the results are checked. */
const KILLING = 0.75;

/** Runs chaos. Ends after `wish.minutes`, whatever happens, and returns what was found until then. */
export async function chaos(wish: Wish): Promise<Report> {
  const stage = await closeAtSignal(Stage.open(wish));
  try {
    return await new Run(stage, wish).whole();
  } finally {
    await stage.close();
  }
}

class Run {
  private readonly faults: string[] = [];
  private readonly killing: Killing;
  private readonly began = Date.now();
  private readonly capMs: number;
  private phase = 'begin';
  private over = false;
  private finished = 0;

  constructor(
    private readonly stage: Stage,
    private readonly wish: Wish,
  ) {
    this.capMs = wish.minutes * 60_000;
    this.killing = new Killing(stage, wish, () => this.patience(PATIENCE_MS));
  }

  async whole(): Promise<Report> {
    const progress = progressOf(this.wish.kills, () => ({ ...this.report(), phase: this.phase }));
    await Promise.race([this.proving(() => this.phases()), this.capped()]);
    progress.stop();
    this.over = true;
    return this.report();
  }

  private async phases(): Promise<void> {
    const { stage } = this;
    await stage.begin();
    const load = Promise.all(stage.games.map((game, i) => this.keepPlaying(game, i)));
    this.phase = 'kill';
    await this.proving(() => this.killing.until(this.began + KILLING * this.capMs));
    this.phase = 'come to rest';
    this.over = true;
    await Promise.race([load, sleep(this.patience(PATIENCE_MS), undefined, { ref: false })]);
    const up = stage.instances.map((one) => one.whenUp(this.patience(PATIENCE_MS)));
    await this.proving(() => Promise.all(up));
    const sample = this.found().length > 0 ? [] : stage.games.slice(0, this.wish.sample);
    this.phase = 'play to the end';
    await this.proving(() => Promise.all(sample.map((game) => this.finish(game))));
    this.phase = 'catch up';
    await this.proving(() => this.catchUp());
    await this.proving(() => this.bring());
    this.phase = 'check';
    await this.proving(() => this.check(sample), 'the check itself');
  }

  private async capped(): Promise<void> {
    await sleep(this.began + this.capMs - Date.now(), undefined, { ref: false });
    this.faults.push(
      `not stuck: not over after ${this.wish.minutes} minutes, still at: ${this.phase}`,
    );
  }

  /** Runs a check; one that throws is a fault too. */
  private async proving(work: () => Promise<unknown>, promise = 'not stuck'): Promise<void> {
    await work().catch((error: unknown) => this.faults.push(`${promise}: ${String(error)}`));
  }

  private found(): string[] {
    const { ledger, witness, listeners, mailbox } = this.stage;
    const unheard = listeners.flatMap(({ faults }) => faults.map((fault) => `no gaps: ${fault}`));
    const misnamed = mailbox.faults.map((fault) => `told once: ${fault}`);
    return [...this.faults, ...ledger.faults, ...witness.faults, ...unheard, ...misnamed];
  }

  /** The fault, with the log lines of the instances about the request that it names. */
  private explained(fault: string): string {
    const [id] = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.exec(fault) ?? [];
    if (id === undefined) return fault;
    const lines = this.stage.instances.flatMap((instance) => instance.logged());
    return [fault, ...lines.filter((line) => line.includes(`"requestId":"${id}"`))].join(' ');
  }

  private patience(usual: number): number {
    return this.found().length > 0 ? SHORT_MS : usual;
  }

  /** Plays games one after the other. */
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

  /** Waits until the service has sent all webhooks; what has not arrived then is lost. */
  private async bring(): Promise<void> {
    const { stage } = this;
    const end = Date.now() + this.patience(CATCH_UP_MS);
    stage.mailbox.mend();
    for (const game of stage.games) {
      const { version } = await (game.players[0] as StagedGame['players'][number]).read();
      while (!(await stage.isTold(game, version)) && Date.now() < end) {
        await stage.resend();
        await sleep(200);
      }
    }
  }

  /** Waits until every subscriber has heard everything. */
  private async catchUp(): Promise<void> {
    const end = Date.now() + this.patience(CATCH_UP_MS);
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
      const checks = new Checks(app, stage);
      for (const game of stage.games) this.faults.push(...(await checks.game(game)));
      for (const game of ended) this.faults.push(...(await checks.record(game)));
    } finally {
      await app.close();
    }
  }

  /** Plays a game to its end, at random. */
  private async finish({ players, rules, id }: StagedGame): Promise<void> {
    const end = Date.now() + FINISH_MS;
    const over = await Promise.all(players.map((player) => player.play(() => Date.now() > end)));
    if (over.every(Boolean)) this.finished++;
    else this.faults.push(`not stuck: ${rules.id} ${id} does not end`);
  }

  private report(): Report {
    const { ledger, listeners, api, games, witness, mailbox } = this.stage;
    return {
      faults: this.found().map((fault) => this.explained(fault)),
      seconds: (Date.now() - this.began) / 1000,
      kills: this.killing.kills,
      games: games.length,
      acknowledged: ledger.played.size,
      refused: ledger.refused.size,
      ...api.counts,
      heard: listeners.reduce((sum, { marks }) => sum + marks.length, 0),
      witnessed: witness.found,
      mailed: mailbox.received,
      connections: listeners.reduce((sum, { connections }) => sum + connections, 0),
      finished: this.finished,
    };
  }
}
