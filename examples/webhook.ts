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
  data: {
    game?: { id: string; version: number };
    tournament?: { slug: string; version: number };
    entries?: { text: string }[];
  };
};

/**
 * Makes a function that returns the status with which to answer a webhook, and calls `print` with a line for each
 * webhook that is genuine and new.
 */
export function receiver(secret: string | undefined, print: (line: string) => void) {
  // A real receiver has a table with a unique key here, written in one transaction with whatever a notice causes.
  const known = new Set<string>();
  return (headers: Headers, body: string): number => {
    let notice: Notice;
    try {
      notice = JSON.parse(body) as Notice;
      // The service shows the secret only after the trial was accepted, so the first trial comes without it. It
      // contains nothing.
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

function lineOf({ type, data: { game, tournament, entries = [] } }: Notice): string {
  const about = game ?? tournament;
  const name = game?.id ?? tournament?.slug ?? '';
  const where = about === undefined ? [] : [name, `version ${about.version}`];
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
