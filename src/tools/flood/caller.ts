import { Agent, request } from 'node:http';

interface Asked {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends REST requests from an address of its own: on Linux, all of 127.0.0.0/8 belong to this machine. */
export class Caller {
  private readonly agent: Agent;

  constructor(
    private readonly port: number,
    localAddress: string,
  ) {
    this.agent = new Agent({ keepAlive: true, localAddress });
  }

  ask(method: string, path: string, { token, body, headers }: Asked = {}): Promise<Answer> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((answer, fail) => {
      const asked = request(
        {
          ...{ agent: this.agent, host: '127.0.0.1', port: this.port, method, path },
          headers: {
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(text !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', fail);
          response.on('end', () => {
            const said = String(Buffer.concat(chunks));
            const isJson = response.headers['content-type']?.includes('json') === true;
            answer({ status: response.statusCode ?? 0, body: isJson ? JSON.parse(said) : said });
          });
        },
      );
      asked.on('error', fail).end(text);
    });
  }

  /** The answer's body; throws where it is a refusal. */
  async told<T>(method: string, path: string, asked: Asked = {}): Promise<T> {
    const { status, body } = await this.ask(method, path, asked);
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
    return body as T;
  }

  async signUp(name: string): Promise<string> {
    const { token } = await this.told<{ token: string }>('POST', '/v1/players', { body: { name } });
    return token;
  }

  close(): void {
    this.agent.destroy();
  }
}
