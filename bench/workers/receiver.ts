// A program that receives webhooks: it takes each, and counts them.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { serve } from '../rpc.js';

let received = 0;
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    received += 1;
    response.writeHead(204).end();
  });
});

serve({
  open: async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  },
  received: () => received,
});
