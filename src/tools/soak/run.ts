import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { closeAtSignal } from '../../common/stop-signals.js';
import { seeded } from '../../rules/index.js';
import type { Wish } from '../chaos/arguments.js';
import type { Listener } from '../chaos/listener.js';
import { Stage, type StagedGame } from '../chaos/stage.js';
import { figuresOf } from './figures.js';
import { growthOf, type Sample } from './growth.js';

export interface Soaked {
  readonly faults: readonly string[];
  readonly seconds: number;
  readonly games: number;
  readonly acknowledged: number;
  readonly internal: number;
  readonly subscribers: number;
  readonly connections: number;
  readonly heard: number;
  /** How many subscribers read nothing for a while, and how many of them were cut off for it. */
  readonly stalls: number;
  readonly cuts: number;
  readonly stallSeconds: number;
  /** Samples of each instance. */
  readonly samples: readonly (readonly Sample[])[];
}

const EVERY_MS = 1_000;
/** Ticks between two subscribers whose network fails, and between two that stop reading. */
const CUT_EVERY = 5;
const STALL_EVERY = 12;
/** Longer than the service allows. */
const STALL_MS = 75_000;
const SAID_EVERY = 30;
const PATIENCE_MS = 30_000;
const LATE_MS = 300_000;
const COLLECT = fileURLToPath(new URL('./collect.js', import.meta.url));

/** Runs the service under steady load for so many minutes. Nothing is killed: memory that grows, grows by itself. */
export async function soak(wish: Wish): Promise<Soaked> {
  const stage = await closeAtSignal(Stage.open({ ...wish, faults: [COLLECT, ...wish.faults] }));
  try {
    return await new Soak(stage, wish).whole();
  } finally {
    await stage.close();
  }
}

class Soak {
  private readonly faults: string[] = [];
  private readonly samples: Sample[][];
  private readonly stalling: Promise<void>[] = [];
  private readonly pick: (count: number) => number;
  private readonly began = Date.now();
  private readonly end: number;
  /** Subscribers to games that go on. */
  private readonly present = new Set<Listener>();
  private cuts = 0;

  constructor(
    private readonly stage: Stage,
    private readonly wish: Wish,
  ) {
    this.end = this.began + wish.minutes * 60_000;
    this.pick = seeded(wish.seed + 2);
    this.samples = stage.instances.map(() => []);
  }

  /** Ends `LATE_MS` after its time at the latest, whatever happens. */
  async whole(): Promise<Soaked> {
    const late = sleep(this.end + LATE_MS - Date.now(), undefined, { ref: false }).then(() => {
      throw new Error('not over long after its time');
    });
    try {
      await Promise.race([this.phases(), late]);
    } catch (error) {
      this.faults.push(`not stuck: ${String(error)}`);
    }
    return this.report();
  }

  private async phases(): Promise<void> {
    const { stage } = this;
    await stage.begin();
    for (const listener of stage.listeners) this.present.add(listener);
    const playing = stage.games.map((game, i) => this.keepPlaying(game, i));
    await this.watch();
    await Promise.all([...playing, ...this.stalling]);
    const heardBy = Date.now() + PATIENCE_MS;
    for (const game of stage.games) await this.allHeard(game, heardBy);
    await Promise.all(stage.listeners.map((listener) => listener.stop()));
    await this.nobodyLeft();
  }

  private async watch(): Promise<void> {
    for (let tick = 1; Date.now() < this.end; tick++) {
      await sleep(EVERY_MS);
      await this.sample();
      if (tick % CUT_EVERY === 0) this.one()?.cut();
      // Only while there is time to see the result.
      if (tick % STALL_EVERY === 0 && (Date.now() + STALL_MS < this.end || tick === STALL_EVERY))
        this.stalling.push(this.stall());
      if (tick % SAID_EVERY === 0) this.say();
    }
  }

  private async sample(): Promise<void> {
    const at = (Date.now() - this.began) / 1000;
    for (const [i, { url }] of this.stage.instances.entries()) {
      const figures = await figuresOf(url);
      const [rss, heap] = [
        figures('process_resident_memory_bytes'),
        figures('nodejs_heap_size_used_bytes'),
      ];
      this.samples[i]?.push({ at, rss, heap });
    }
  }

  private one(): Listener | undefined {
    const present = [...this.present];
    return present[this.pick(Math.max(1, present.length))];
  }

  private async stall(): Promise<void> {
    if (await this.one()?.stall(STALL_MS)) this.cuts++;
  }

  /** Plays games one after the other. */
  private async keepPlaying(first: StagedGame, i: number): Promise<void> {
    const enough = (): boolean => Date.now() > this.end;
    try {
      for (let game = first; !enough();) {
        const over = await Promise.all(game.players.map((player) => player.play(enough)));
        if (!over.every(Boolean) || enough()) return;
        const next = await this.stage.beginAnother(game, i);
        for (const listener of this.stage.listenersOf(game)) this.present.delete(listener);
        for (const listener of this.stage.listenersOf(next)) this.present.add(listener);
        game = next;
      }
    } catch (error) {
      this.faults.push(`not stuck: a player gave up: ${String(error)}`);
    }
  }

  private async allHeard(game: StagedGame, end: number): Promise<void> {
    const { version } = await (game.players[0] as StagedGame['players'][number]).read();
    const listeners = this.stage.listenersOf(game);
    while (listeners.some(({ marks }) => marks.length < version) && Date.now() < end)
      await sleep(50);
    for (const { marks, faults } of listeners) {
      this.faults.push(...faults.map((fault) => `no gaps: ${fault}`));
      if (marks.length !== version)
        this.faults.push(`no gaps: ${marks.length} of ${version} versions were heard`);
    }
  }

  /** Waits until no subscription is counted any more: what is not given back would add up over the years. */
  private async nobodyLeft(): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    for (const { url } of this.stage.instances) {
      for (const name of ['muster_subscribers', 'muster_websockets']) {
        let left = (await figuresOf(url))(name);
        while (left > 0 && Date.now() < end) {
          await sleep(100);
          left = (await figuresOf(url))(name);
        }
        if (left !== 0) this.faults.push(`memory: ${left} ${name} are left when all have gone`);
      }
    }
  }

  private say(): void {
    const heap = this.samples.map((list) => ((list.at(-1)?.heap ?? 0) / 1e6).toFixed(0)).join(', ');
    const left = ((this.end - Date.now()) / 60_000).toFixed(1);
    process.stderr.write(
      `${left} minutes left, ${this.stage.ledger.played.size} moves, heap ${heap} MB\n`,
    );
  }

  private report(): Soaked {
    const { ledger, listeners, games, api, witness } = this.stage;
    const growing = this.samples.flatMap((samples, i) =>
      (['heap', 'rss'] as const)
        .filter((of) => !growthOf(samples, of).bounded)
        .map((of) => `memory: the ${of} of instance ${i} grows`),
    );
    const died = this.stage.instances
      .filter(({ starts }) => starts > 1)
      .map((instance) => `memory: an instance died (${instance.lastWords()})`);
    return {
      faults: [...this.faults, ...ledger.faults, ...witness.faults, ...growing, ...died],
      seconds: (Date.now() - this.began) / 1000,
      games: games.length,
      acknowledged: ledger.played.size,
      internal: api.counts.internal,
      subscribers: this.wish.subscribers,
      connections: listeners.reduce((sum, { connections }) => sum + connections, 0),
      heard: listeners.reduce((sum, { marks }) => sum + marks.length, 0),
      stalls: this.stalling.length,
      cuts: this.cuts,
      stallSeconds: STALL_MS / 1000,
      samples: this.samples,
    };
  }
}
