import { readFileSync } from 'node:fs';

import type { ApolloServerPlugin } from '@apollo/server';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

function asset(name: string): string {
  return readFileSync(new URL(`./explorer/${name}`, import.meta.url), 'utf8');
}

/** What a browser finds at `/graphql`: a page of ours to try queries on, which asks no other machine for anything. */
export const explorerPage: ApolloServerPlugin = {
  serverWillStart: async () => ({
    renderLandingPage: async () => ({ html: asset('page.html') }),
  }),
};

export function serveExplorer(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  server.get('/', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(asset('page.html')),
  );
  server.get('/graphql/explorer.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(asset('explorer.js')),
  );
}
