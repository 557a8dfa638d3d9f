// A whole receiver of webhooks: checks each, answers, and prints a line for it; what it has had it knows by its id.
//   WEBHOOK_SECRET=whsec_… npm run webhook -- [port]
// Step by step, on one's own machine: examples/README.md
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { Webhook } from 'standardwebhooks';

type Headers = Readonly<Record<string, string>>;
type Notice = {
  type: string;
  data: { game?: { id: string; version: number }; entries?: { text: string }[] };
};

/** Gives the status to answer a webhook with, and to `print` a line for each that is genuine and new. */
export function receiver(secret: string | undefined, print: (line: string) => void) {
  // In earnest a table with a unique key, written in one transaction with whatever a notice brings about.
  const known = new Set<string>();
  return (headers: Headers, body: string): number => {
    let notice: Notice;
    try {
      notice = JSON.parse(body) as Notice;
      // A secret is told only when the trial has been taken, so the first trial comes before it. It says nothing.
      const isFirst = secret === undefined && notice.type === 'endpoint.test';
      if (!isFirst) new Webhook(secret ?? '').verify(body, headers);
    } catch {
      return 401;
    }
    const id = headers['webhook-id'] ?? '';
    if (!known.has(id)) print(lineOf(notice));
    known.add(id);
    return 204;
  };
}

function lineOf({ type, data: { game, entries = [] } }: Notice): string {
  const where = game === undefined ? [] : [game.id, `version ${game.version}`];
  return [type, ...where, ...entries.map((entry) => entry.text)].join(' · ');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const take = receiver(process.env['WEBHOOK_SECRET'], print);
  const port = Number(process.argv[2] ?? 8787);
  const server = createServer(async (request, response) => {
    const body = await text(request);
    response.writeHead(take(request.headers as Headers, body)).end();
  });
  server.listen(port, '127.0.0.1', () => print(`Waiting at http://127.0.0.1:${port}/`));
}
