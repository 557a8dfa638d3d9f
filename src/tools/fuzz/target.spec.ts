import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Target } from './target.js';

it('a document is another each time it is measured, since one that is known costs less', async () => {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += String(chunk)));
    request.on('end', () => {
      if (body !== '') heard.push((JSON.parse(body) as { query: string }).query);
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const target = new Target(`http://127.0.0.1:${port}`, process.pid);
  const body = JSON.stringify({ query: '{ me { id } }' });
  const sent = { method: 'POST', path: '/graphql', headers: {}, body };
  await target.hold(sent);
  await target.cost(sent);
  server.close();
  expect(heard.length).toBeGreaterThan(2);
  expect(new Set(heard).size).toBe(heard.length);
  expect(new Set(heard.map((query) => query.trim()))).toEqual(new Set(['{ me { id } }']));
});
