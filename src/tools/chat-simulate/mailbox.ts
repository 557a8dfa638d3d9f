import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that came. */
export interface Mail {
  readonly path: string;
  /** The body, one character per byte. */
  readonly text: string;
}

const PATIENCE_MS = 60_000;

/** The app's side, to which a service sends replies that it announced. */
export class Mailbox {
  private readonly kept = new Map<string, Mail>();
  private readonly waiting = new Map<string, (mail: Mail) => void>();

  private constructor(private readonly server: Server) {}

  /** `answer`: what a request is answered. `port` 0: any free port. */
  static async open(port: number, answer: (url: URL) => object): Promise<Mailbox> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const url = new URL(request.url ?? '/', 'http://app');
        const text = Buffer.concat(chunks).toString('latin1');
        if (request.method !== 'GET') box.take({ path: url.pathname, text });
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answer(url)));
      });
    });
    const box = new Mailbox(server);
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return box;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private take(mail: Mail): void {
    const waiting = this.waiting.get(mail.path);
    this.waiting.delete(mail.path);
    if (waiting === undefined) this.kept.set(mail.path, mail);
    else waiting(mail);
  }

  /** The next request to that path, or one that has come already. Throws where none comes within a minute. */
  next(path: string): Promise<Mail> {
    const kept = this.kept.get(path);
    this.kept.delete(path);
    if (kept !== undefined) return Promise.resolve(kept);
    return new Promise((resolve, reject) => {
      const fail = (): void => reject(new Error(`nothing has come to ${path}`));
      const timer = setTimeout(fail, PATIENCE_MS);
      this.waiting.set(path, (mail) => {
        clearTimeout(timer);
        resolve(mail);
      });
    });
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await once(this.server.close(), 'close');
  }
}
