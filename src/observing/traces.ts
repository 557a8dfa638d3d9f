import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

import { log } from './log.js';
import type { Tracer } from './spans.js';

/** How many spans may wait to be sent; more are dropped. */
const KEPT = 10_000;
const EVERY_MS = 2_000;

export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | undefined;
  readonly name: string;
  /** When the span began, in microseconds since 1970. */
  readonly began: number;
}

type Attributes = Readonly<Record<string, string | number>>;

/** OpenTelemetry's numbers of the kinds of spans. */
const [INTERNAL, SERVER] = [1, 2];
const [OK, FAILED] = [1, 2];

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');
const now = (): number => Math.round((performance.timeOrigin + performance.now()) * 1_000);

/** A span of a new trace, or of the caller's if they send a W3C `traceparent`. */
export function spanOf(name: string, traceparent?: unknown): Span {
  const [, traceId, parentId] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(String(traceparent)) ?? [];
  return { traceId: traceId ?? hex(16), spanId: hex(8), parentId, name, began: now() };
}

/** Sends finished spans to an OpenTelemetry collector (OTLP over HTTP, as JSON). It never delays other work. */
export class Traces implements Tracer {
  private readonly current = new AsyncLocalStorage<Span>();
  private spans: object[] = [];
  private readonly timer: NodeJS.Timeout;
  private told = false;

  constructor(private readonly endpoint: string) {
    this.timer = setInterval(() => void this.send(), EVERY_MS).unref();
  }

  within<T>(name: string, work: () => T, begins: boolean): T {
    const parent = this.current.getStore();
    if (parent === undefined && !begins) return work();
    const { traceId, spanId } = parent ?? {};
    const own = spanOf(name);
    const span = { ...own, traceId: traceId ?? own.traceId, parentId: spanId };
    const end = (failed: boolean): void => this.end(span, failed, {}, INTERNAL);
    try {
      const result = this.enter(span, work);
      if (result instanceof Promise)
        result.then(
          () => end(false),
          () => end(true),
        );
      else end(false);
      return result;
    } catch (error) {
      end(true);
      throw error;
    }
  }

  keep(): <T>(work: () => T) => T {
    const span = this.current.getStore();
    return (work) => (span === undefined ? this.current.exit(work) : this.enter(span, work));
  }

  /** Runs `work` with `span` as its current span. */
  enter<T>(span: Span, work: () => T): T {
    return this.current.run(span, work);
  }

  /** Ends a span. Attributes name methods, routes and codes: never an id of a game, an action or a text of a player. */
  end(
    { traceId, spanId, parentId, name, began }: Span,
    failed: boolean,
    attributes: Attributes,
    kind = SERVER,
  ): void {
    if (this.spans.length >= KEPT) return;
    this.spans.push({
      ...{ traceId, spanId, name, kind },
      ...(parentId === undefined ? {} : { parentSpanId: parentId }),
      startTimeUnixNano: `${began}000`,
      endTimeUnixNano: `${now()}000`,
      attributes: attributesOf(attributes),
      status: { code: failed ? FAILED : OK },
    });
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.send();
  }

  private async send(): Promise<void> {
    if (this.spans.length === 0) return;
    const spans = this.spans;
    this.spans = [];
    const resource = { attributes: attributesOf({ 'service.name': 'muster' }) };
    const body = {
      resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'muster' }, spans }] }],
    };
    await fetch(`${this.endpoint}/v1/traces`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5_000),
    }).catch((error: unknown) => {
      if (!this.told) log.warn({ error: String(error) }, 'traces cannot be sent');
      this.told = true;
    });
  }
}

const attributesOf = (attributes: Attributes): object[] =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
