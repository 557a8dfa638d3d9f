import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

import type { ApolloServerPlugin } from '@apollo/server';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { PROJECT_ROOT } from '../common/project-root.js';
import { appError } from '../errors/errors.js';

/** Folder that `scripts/bundle-explorer.mjs` makes: GraphiQL with everything that it needs. */
const BUNDLE = join(PROJECT_ROOT, 'dist', 'explorer');

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
};

/** Matches files whose name contains a hash of their content, so that they never change. */
const HASHED = /-[A-Z0-9]{8}\./;

const FOR_EVER = 'public, max-age=31536000, immutable';

const page = (): string => readFileSync(new URL('./explorer/page.html', import.meta.url), 'utf8');

/** The page at `/graphql` for a browser, on which queries can be tried. It loads nothing from other servers. */
export const explorerPage: ApolloServerPlugin = {
  serverWillStart: async () => ({ renderLandingPage: async () => ({ html: page() }) }),
};

export function serveExplorer(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  const files = new Set(readdirSync(BUNDLE));
  server.get<{ Params: { file: string } }>('/graphql/explorer/:file', (request, reply) => {
    const { file } = request.params;
    if (!files.has(file)) throw appError('NOT_FOUND', { thing: { en: 'page', ja: 'ページ' } });
    return reply
      .type(TYPES[extname(file)] ?? 'application/octet-stream')
      .header('cache-control', HASHED.test(file) ? FOR_EVER : 'no-cache')
      .send(createReadStream(join(BUNDLE, file)));
  });
}
