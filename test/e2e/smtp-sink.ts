import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A received mail, parsed. */
export interface Posted {
  readonly to: string;
  /** Header name in lower case -> all its values. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail server that keeps the mails that it gets. */
export interface SmtpSink {
  readonly url: string;
  readonly letters: Posted[];
  /** All recipients that were named, whatever the answer was. */
  readonly asked: string[];
  /** The answer to recipients from now on. */
  answer: string;
  stop(): Promise<void>;
}

const decoded = (text: string, encoding: string): string =>
  /base64/i.test(encoding)
    ? Buffer.from(text, 'base64').toString()
    : Buffer.from(
        text
          .replace(/=\r\n/g, '')
          .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
        'latin1',
      ).toString();

const wordsIn = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      decoded(text.replace(/_/g, ' '), /b/i.test(kind) ? 'base64' : 'q'),
    );

function headersOf(head: string): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), value]);
  }
  return headers;
}

function read(to: string, whole: string): Posted {
  const [head = '', ...rest] = whole.split('\r\n\r\n');
  const headers = headersOf(head);
  const boundary = /boundary="(.*?)"/.exec(headers.get('content-type')?.[0] ?? '')?.[1] ?? '';
  const parts = rest
    .join('\r\n\r\n')
    .split(`--${boundary}`)
    .map((part) => {
      const [about = '', ...body] = part.trim().split('\r\n\r\n');
      return { about, body: decoded(body.join('\r\n\r\n'), about) };
    });
  const bodyOf = (type: string) => parts.find(({ about }) => about.includes(type))?.body ?? '';
  const subject = wordsIn(headers.get('subject')?.[0] ?? '');
  return { to, headers, subject, text: bodyOf('text/plain'), html: bodyOf('text/html') };
}

export async function startSmtpSink(): Promise<SmtpSink> {
  const [letters, asked, sockets]: [Posted[], string[], Set<Socket>] = [[], [], new Set()];
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    let [lines, to, isData] = ['', '', false];
    const answer = (line: string): void => {
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'RCPT') asked.push((to = /<(.*)>/.exec(line)?.[1] ?? ''));
      isData = command === 'DATA';
      const said = { RCPT: sink.answer, DATA: '354 go on', QUIT: '221 bye' }[command];
      socket.write(`${said ?? '250 ok'}\r\n`);
    };
    socket.write('220 sink\r\n');
    socket.on('data', (chunk) => {
      lines += chunk.toString();
      for (let end: number; (end = lines.indexOf(isData ? '\r\n.\r\n' : '\r\n')) >= 0;) {
        const one = lines.slice(0, end);
        lines = lines.slice(end + (isData ? 5 : 2));
        if (!isData) answer(one);
        else {
          letters.push(read(to, one.replace(/\r\n\.\./g, '\r\n.')));
          isData = false;
          socket.write('250 kept\r\n');
        }
      }
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ letters, asked, answer: '250 ok' },
    stop: async () => {
      sockets.forEach((socket) => socket.destroy());
      await once(server.close(), 'close');
    },
  };
  return sink;
}
