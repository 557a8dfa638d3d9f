import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { fastify } from 'fastify';

import { SECURITY_HEADERS } from './security-headers.js';

/**
 * A page of ours has styles of its own and brings its typefaces along, any page may show our pictures, and TLS is the
 * business of whoever runs us.
 */
const OPTIONS: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    directives: {
      'font-src': ["'self'", 'data:'],
      'style-src': ["'self'", "'unsafe-inline'"],
      'upgrade-insecure-requests': null,
    },
  },
  strictTransportSecurity: false,
  crossOriginResourcePolicy: { policy: 'cross-origin' },
};
const OF_EVERY_SERVER = ['content-type', 'content-length', 'date', 'connection', 'keep-alive'];

it('the headers are those of helmet', async () => {
  const server = fastify();
  await server.register(helmet, OPTIONS);
  server.get('/', () => '');
  const { headers } = await fetch(await server.listen({ port: 0, host: '127.0.0.1' }));
  await server.close();
  const added = [...headers].filter(([name]) => !OF_EVERY_SERVER.includes(name));
  expect(Object.fromEntries(added)).toEqual(SECURITY_HEADERS);
});
