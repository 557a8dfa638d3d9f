import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

import { LOCALE_HELP, LOCALES } from './common/locale.js';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Muster API</title>
    <link rel="stylesheet" href="docs/swagger-ui.css">
  </head>
  <body>
    <div id="page"></div>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script src="docs/page.js"></script>
  </body>
</html>
`;

const SCRIPT = `SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#page',
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis],
});
`;

const FILES: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

function describeApi(app: NestFastifyApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Muster')
    .setDescription('Rules-enforced two-player historical board wargames.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  return inEitherLanguage(SwaggerModule.createDocument(app, config));
}

const METHODS = ['get', 'post', 'delete'] as const;
const LOCALE = {
  ...({ name: 'locale', in: 'query', required: false, description: LOCALE_HELP } as const),
  schema: { type: 'string', enum: [...LOCALES] },
};

/** Every route takes the language in its address, also one that takes nothing else there: refusals are texts. */
function inEitherLanguage(document: OpenAPIObject): OpenAPIObject {
  const routes = Object.entries(document.paths).filter(([path]) => path.startsWith('/v1/'));
  for (const told of routes.flatMap(([, item]) => METHODS.map((method) => item[method]))) {
    const known = told?.parameters ?? [];
    const isTold = known.some((one) => 'name' in one && one.name === LOCALE.name);
    if (told !== undefined && !isTold) told.parameters = [...known, LOCALE];
  }
  return document;
}

const descriptions = new WeakMap<NestFastifyApplication, string>();

/** The OpenAPI document. Making it takes a tenth of a second, so a service makes it before it serves anybody. */
export function describedApi(app: NestFastifyApplication): string {
  const described = descriptions.get(app) ?? JSON.stringify(describeApi(app));
  descriptions.set(app, described);
  return described;
}

/** Where Swagger UI's own files are: a package that @nestjs/swagger brings along. */
function interfaceFolder(): string {
  const fromSwagger = createRequire(createRequire(import.meta.url).resolve('@nestjs/swagger'));
  return dirname(fromSwagger.resolve('swagger-ui-dist/package.json'));
}

/** `/v1/openapi.json` and the same to read and try at `/v1/docs`, all from this machine. */
export function serveApiPages(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  server.get('/v1/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(describedApi(app)),
  );
  server.get('/v1/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  // The page names what it needs beside itself.
  server.get('/v1/docs/', (_request, reply) => reply.redirect('/v1/docs', 308));
  server.get('/v1/docs/page.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(SCRIPT),
  );
  for (const [name, type] of Object.entries(FILES)) {
    server.get(`/v1/docs/${name}`, (_request, reply) =>
      reply.type(type).send(createReadStream(join(interfaceFolder(), name))),
    );
  }
}
