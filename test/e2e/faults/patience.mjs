// Broken on purpose: a request may take any time to arrive.
import { Server } from 'node:http';

for (const limit of ['requestTimeout', 'headersTimeout'])
  Object.defineProperty(Server.prototype, limit, { get: () => 0, set: () => undefined });
