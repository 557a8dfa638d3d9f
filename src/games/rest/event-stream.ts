/** One message of a `text/event-stream`. */
export interface StreamMessage {
  readonly event: string;
  /** What a client sends back as Last-Event-ID. */
  readonly id?: number;
  readonly data: unknown;
}

/** Clients come back after so many milliseconds. */
const RETRY_MS = 1_000;
const BEAT = Symbol('beat');

/**
 * Messages as the lines that go over the wire. Pulled by whoever writes: a reader that is slow holds up nobody
 * else. While there is nothing to say it says so every `beatMs`, so that a dead connection is noticed. A failure is
 * told as the last message.
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
        // A failure is met when its turn comes, not before.
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
