import { randomBytes } from 'node:crypto';

import { log } from './log.js';

/** Spans that wait to be sent at most; what is more is dropped. */
const KEPT = 2_000;
const EVERY_MS = 2_000;

export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | undefined;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly began: number;
}

type Attributes = Readonly<Record<string, string | number>>;

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** A span of a trace of our own, or of the caller's where he sends a W3C `traceparent`. */
export function spanOf(name: string, traceparent: unknown): Span {
  const [, traceId, parentId] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(String(traceparent)) ?? [];
  return { traceId: traceId ?? hex(16), spanId: hex(8), parentId, name, began: Date.now() };
}

/** Sends finished spans to an OpenTelemetry collector, as OTLP over HTTP in JSON. Never holds anything up. */
export class Traces {
  private spans: object[] = [];
  private readonly timer: NodeJS.Timeout;
  private told = false;

  constructor(private readonly endpoint: string) {
    this.timer = setInterval(() => void this.send(), EVERY_MS).unref();
  }

  /** Attributes name methods, routes and codes: never an id of a game, an action or a text of a player. */
  end(
    { traceId, spanId, parentId, name, began }: Span,
    failed: boolean,
    attributes: Attributes,
  ): void {
    if (this.spans.length >= KEPT) return;
    this.spans.push({
      ...{ traceId, spanId, name, kind: 2 },
      ...(parentId === undefined ? {} : { parentSpanId: parentId }),
      startTimeUnixNano: `${began}000000`,
      endTimeUnixNano: `${Date.now()}000000`,
      attributes: attributesOf(attributes),
      status: { code: failed ? 2 : 1 },
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
