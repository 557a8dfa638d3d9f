/** One message of an event stream. */
export interface Message {
  readonly event: string;
  readonly id?: number;
  readonly data: any;
}

/** The messages of an event stream, as they come. */
export async function* messagesIn(response: Response): AsyncGenerator<Message, void> {
  let text = '';
  for await (const chunk of response.body!) {
    text += Buffer.from(chunk).toString();
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const field = (name: string) =>
        lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      const [event, id, data] = [field('event'), field('id'), field('data')];
      if (event !== undefined)
        yield {
          event,
          ...(id !== undefined && { id: Number(id) }),
          data: JSON.parse(data ?? 'null'),
        };
    }
  }
}

/** Listens to an event stream until `stop` is called. */
export function readerOf(
  url: string,
  token: string,
): { messages: () => AsyncGenerator<Message, void>; stop: () => void } {
  const hangUp = new AbortController();
  async function* messages(): AsyncGenerator<Message, void> {
    const headers = { authorization: `Bearer ${token}` };
    yield* messagesIn(await fetch(url, { headers, signal: hangUp.signal }));
  }
  return { messages, stop: () => hangUp.abort() };
}
