import { eventStream, type StreamMessage } from './event-stream.js';

const failure = (error: unknown): StreamMessage => ({ event: 'error', data: String(error) });

/** Messages that come when they are pushed. */
function source() {
  const waiting: ((result: IteratorResult<StreamMessage>) => void)[] = [];
  const asked = { count: 0, closed: false };
  const iterator: AsyncIterator<StreamMessage> = {
    next: () => {
      asked.count++;
      return new Promise((done) => waiting.push(done));
    },
    return: async () => {
      asked.closed = true;
      return { done: true, value: undefined };
    },
  };
  const push = (id: number) =>
    waiting.shift()?.({ done: false, value: { event: 'change', id, data: { id } } });
  const end = () => waiting.shift()?.({ done: true, value: undefined });
  return { iterator, push, end, asked };
}

describe('an event stream', () => {
  it('writes what comes, with its number, and ends when it ends', async () => {
    const { iterator, push, end, asked } = source();
    const lines = eventStream(iterator, 10_000, failure);
    expect((await lines.next()).value).toBe('retry: 1000\n\n');
    const first = lines.next();
    push(3);
    expect((await first).value).toBe('event: change\nid: 3\ndata: {"id":3}\n\n');
    end();
    expect((await lines.next()).done).toBe(true);
    expect(asked.closed).toBe(true);
  });

  it('says that it is still there while nothing comes', async () => {
    const { iterator, push } = source();
    const lines = eventStream(iterator, 5, failure);
    await lines.next();
    expect((await lines.next()).value).toBe(': still here\n\n');
    expect((await lines.next()).value).toBe(': still here\n\n');
    push(1);
    expect((await lines.next()).value).toContain('id: 1\n');
    await lines.return();
  });

  it('asks for no more than one message ahead of its reader', async () => {
    const { iterator, push, asked } = source();
    const lines = eventStream(iterator, 10_000, failure);
    await lines.next();
    const first = lines.next();
    push(1);
    await first;
    push(2);
    await new Promise((done) => setTimeout(done, 20));
    expect(asked.count).toBe(2);
    await lines.return();
    expect(asked.closed).toBe(true);
  });

  it('tells of a failure at the end', async () => {
    async function* failing(): AsyncGenerator<StreamMessage> {
      yield { event: 'change', id: 1, data: 1 };
      throw new Error('lost');
    }
    const said: string[] = [];
    for await (const line of eventStream(failing(), 10_000, failure)) said.push(line);
    expect(said.slice(1)).toEqual([
      'event: change\nid: 1\ndata: 1\n\n',
      'event: error\ndata: "Error: lost"\n\n',
    ]);
  });
});
