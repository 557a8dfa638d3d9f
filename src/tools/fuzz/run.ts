import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildSchema } from 'graphql';

import { PROJECT_ROOT } from '../../common/project-root.js';
import { closeAtSignal } from '../../common/stop-signals.js';
import { seeded } from '../../rules/index.js';
import { passes } from '../yardstick.js';
import type { Wish } from './arguments.js';
import { documents } from './documents.js';
import { levelsAbove, risesAtTheEnd } from './memory.js';
import { type Description, type Material, Requests } from './rest.js';
import { Stage } from './stage.js';
import type { Answered, Sent, Target } from './target.js';
import { oneOf } from './values.js';

/** Memory, in bytes, below which the service has to level off. */
const MEMORY = 500e6;
/** How many milliseconds a request may block the event loop, on an idle machine. */
export const HOLD = 50;
/** After so many requests the games are looked at again. */
const REFRESH = 500;
/** Time between two samples of memory, in milliseconds. */
const SAMPLE_MS = 250;
/** How many of the most expensive requests are measured again, each by itself. */
const DEAREST = 20;
const SHOWN = 400;
/** Codes that may be answered with 503. */
const PASSING = /UNAVAILABLE|RULES_MISSING/;

interface Dear {
  readonly request: string;
  /** CPU time of the main thread for this request alone, in milliseconds. */
  readonly cpu: number;
  /** The longest time, in milliseconds, in which nobody else was answered. */
  readonly hold: number;
}

export interface Fuzzed {
  readonly seconds: number;
  /** Status -> number of answers. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Samples of resident memory, in bytes, in the order of time. */
  readonly rss: readonly number[];
  readonly dearest: readonly Dear[];
  readonly faults: readonly string[];
}

export interface Progress {
  readonly sent: number;
  readonly all: number;
  readonly rss: number;
  readonly faults: number;
}

export async function fuzz(
  { bodies, documents: asked, seed, faults: planted }: Omit<Wish, 'positions' | 'json'>,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<Fuzzed> {
  const random = seeded(seed);
  const stage = await closeAtSignal(Stage.open(random, planted));
  const run = new Run(stage.target);
  const began = performance.now();
  const sampling = setInterval(() => run.sample(), SAMPLE_MS);
  try {
    const next = await sender(stage, random, bodies / Math.max(1, bodies + asked));
    const all = bodies + asked;
    for (let sent = 0; sent < all && run.faults.length < 50; sent++) {
      if (sent % REFRESH === REFRESH - 1) await stage.refresh();
      await run.send(next());
      onProgress({ sent: sent + 1, all, rss: run.rss.at(-1) ?? 0, faults: run.faults.length });
    }
    clearInterval(sampling);
    const dearest = await run.measureDearest();
    run.judgeMemory();
    const { statuses, rss, faults } = run;
    return { seconds: (performance.now() - began) / 1000, statuses, rss, dearest, faults };
  } finally {
    clearInterval(sampling);
    await stage.close();
  }
}

/** Returns a function that sends the next request: REST and GraphQL mixed, by random callers. */
async function sender(
  stage: Stage,
  random: ReturnType<typeof seeded>,
  share: number,
): Promise<() => Sent> {
  const { text } = await stage.target.get('/v1/openapi.json');
  const requests = new Requests(JSON.parse(text) as Description, random, () => stage.material);
  const schema = buildSchema(readFileSync(join(PROJECT_ROOT, 'schema.graphql'), 'utf8'));
  // The list is filled anew as the games go on.
  const words: string[] = [];
  const written = documents(schema, random, words);
  return () => {
    if (random(1_000_000) < share * 1_000_000) return requests.next();
    const { material } = stage;
    words.splice(0, words.length, ...material.words);
    return posted(JSON.stringify(written.next().value), material, random);
  };
}

function posted(body: string, { tokens }: Material, random: ReturnType<typeof seeded>): Sent {
  const authorization = `Bearer ${oneOf(random, tokens)}`;
  const headers = {
    'content-type': 'application/json',
    ...(random(4) > 0 && { authorization }),
    ...(random(10) === 0 && { accept: 'application/graphql-response+json' }),
  };
  return { method: 'POST', path: '/graphql', headers, body };
}

class Run {
  readonly statuses: Record<string, number> = {};
  readonly rss: number[] = [];
  readonly faults: string[] = [];
  private dear: { readonly sent: Sent; readonly cpu: number }[] = [];

  constructor(private readonly target: Target) {}

  sample(): void {
    this.rss.push(this.target.rss);
  }

  async send(sent: Sent): Promise<void> {
    const before = this.target.cpu;
    try {
      this.judge(sent, await this.target.send(sent));
    } catch (error) {
      this.faults.push(`no answer (${String((error as Error).cause ?? error)}): ${shown(sent)}`);
    }
    const cpu = this.target.cpu - before;
    if (this.dear.length >= DEAREST && cpu <= (this.dear.at(-1)?.cpu ?? 0)) return;
    this.dear = [...this.dear, { sent, cpu }].sort((a, b) => b.cpu - a.cpu).slice(0, DEAREST);
  }

  /**
   * Measures the most expensive requests alone, as their time in the crowd may include that of others. One that blocks
   * the event loop too long is a fault.
   */
  async measureDearest(): Promise<Dear[]> {
    const dearest: Dear[] = [];
    for (const { sent } of this.dear) {
      const cpu = await this.target.cost(sent);
      const hold = Math.min(cpu, await this.target.hold(sent));
      dearest.push({ request: shown(sent), cpu, hold });
      if (passes(HOLD, hold))
        this.faults.push(`holds the loop for ${hold.toFixed(0)} ms: ${shown(sent)}`);
    }
    return dearest.sort((a, b) => b.hold - a.hold);
  }

  judgeMemory(): void {
    if (levelsAbove(this.rss, MEMORY))
      this.faults.push(`memory levels off above ${MEMORY / 1e6} MB`);
    if (risesAtTheEnd(this.rss)) this.faults.push('memory still rises at the end');
  }

  private judge(sent: Sent, { status, text }: Answered): void {
    const inside = sent.path === '/graphql' && /"code":"INTERNAL"/.test(text);
    const kind = inside ? `${status} INTERNAL` : String(status);
    this.statuses[kind] = (this.statuses[kind] ?? 0) + 1;
    const passes = status < 500 || (status === 503 && PASSING.test(text));
    if (inside || !passes) this.faults.push(`${kind}: ${shown(sent)}: ${text.slice(0, SHOWN)}`);
  }
}

const shown = ({ method, path, headers: { authorization = 'nobody' }, body = '' }: Sent): string =>
  `${method} ${path.slice(0, SHOWN)} by ${authorization.slice(-4)} ${body.slice(0, SHOWN)}${body.length > SHOWN ? `… (${body.length})` : ''}`;
