/** One message of a `text/event-stream`. */
export interface StreamMessage {
  readonly event: string;
  /** Id that a client sends back in the header `Last-Event-ID`. */
  readonly id?: number;
  readonly data: unknown;
}

/** Milliseconds after which a client is told to reconnect. */
const RETRY_MS = 1_000;
const BEAT = Symbol('beat');

/**
 * Turns messages into the text of a `text/event-stream`. The writer to the socket pulls them, so a slow reader holds up
 * nobody else. After `beatMs` without a message a comment line is sent, so that a dead connection is noticed. A failure
 * is sent as the last message.
 */
export async function* eventStream(
  messages: AsyncIterator<StreamMessage>,
  beatMs: number,
  failure: (error: unknown) => StreamMessage,
): AsyncGenerator<string, void> {
  yield `retry: ${RETRY_MS}\n\n`;
  try {
    let next = messages.next();
    for (;;) {
      const message = await orBeat(next, beatMs);
      if (message === BEAT) yield ': still here\n\n';
      else if (message.done === true) return;
      else {
        next = messages.next();
        // A rejection is handled when this promise is awaited; this handler keeps Node from calling it unhandled before
        // that.
        next.catch(() => undefined);
        yield written(message.value);
      }
    }
  } catch (error) {
    yield written(failure(error));
  } finally {
    await messages.return?.();
  }
}

function written({ event, id, data }: StreamMessage): string {
  const number = id === undefined ? '' : `id: ${id}\n`;
  return `event: ${event}\n${number}data: ${JSON.stringify(data)}\n\n`;
}

async function orBeat<T>(next: Promise<T>, beatMs: number): Promise<T | typeof BEAT> {
  let timer: NodeJS.Timeout | undefined;
  const beat = new Promise<typeof BEAT>((done) => (timer = setTimeout(() => done(BEAT), beatMs)));
  try {
    return await Promise.race([next, beat]);
  } finally {
    clearTimeout(timer);
  }
}
