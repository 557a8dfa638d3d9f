import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

import { JAPANESE } from './api-words.js';
import { DECLARED_FIELDS } from './games/index.js';
import { requestLocale } from './language/locale.decorator.js';
import { type Locale, LOCALE_HELP, LOCALES } from './language/locale.js';

const pageIn = (locale: Locale): string => `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Muster API</title>
    <link rel="stylesheet" href="docs/swagger-ui.css">
  </head>
  <body>
    <div id="page"></div>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script src="docs/page.js?locale=${locale}"></script>
  </body>
</html>
`;

const scriptIn = (locale: Locale): string => `SwaggerUIBundle({
  url: 'openapi.json?locale=${locale}',
  dom_id: '#page',
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis],
});
`;

const FILES: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Requirement = NonNullable<Operation['security']>[number];

function describeApi(app: NestFastifyApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Muster')
    .setDescription('Rules-enforced two-player historical board wargames.')
    .setVersion('1')
    // `/`: the server from which the document was loaded, wherever that is.
    .addServer('/')
    .addBearerAuth()
    .addSecurity('monitor', { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN.' })
    .build();
  const document = SwaggerModule.createDocument(app, config);
  for (const told of operationsOf(document)) told.security = withoutRepeats(told.security ?? []);
  return inEitherLanguage(document);
}

const METHODS = ['get', 'post', 'delete'] as const;

const operationsOf = (document: OpenAPIObject, beginning = ''): Operation[] =>
  Object.entries(document.paths)
    .filter(([path]) => path.startsWith(beginning))
    .flatMap(([, item]) => METHODS.flatMap((method) => item[method] ?? []));

/**
 * Removes double security requirements: controllers and routes each state theirs. An empty list means only "without a
 * token".
 */
function withoutRepeats(requirements: readonly Requirement[]): Requirement[] {
  const all = new Map(requirements.map((one) => [JSON.stringify(one), one]));
  return all.size === 1 && all.has('{}') ? [] : [...all.values()];
}

const LOCALE = {
  ...({ name: 'locale', in: 'query', required: false, description: LOCALE_HELP } as const),
  schema: { type: 'string', enum: [...LOCALES] },
};

/** Adds the query `locale` to every route, as every route may answer with an error text. */
function inEitherLanguage(document: OpenAPIObject): OpenAPIObject {
  for (const told of operationsOf(document, '/v1/')) {
    const known = told.parameters ?? [];
    const isTold = known.some((one) => 'name' in one && one.name === LOCALE.name);
    if (!isTold) told.parameters = [...known, LOCALE];
  }
  return document;
}

const TOLD = new Set(['description', 'summary']);

/** Texts of typed mutations, which rulesets declare in both languages. */
const DECLARED = DECLARED_FIELDS.map(({ text }) => [text.en, text.ja]);
const SENTENCES: Readonly<Record<string, string>> = {
  ...JAPANESE,
  ...Object.fromEntries(DECLARED),
};

/** The document with its sentences in Japanese; codes of errors stay as they are. */
const inJapanese = (document: OpenAPIObject): string =>
  JSON.stringify(document, (name, value: unknown) =>
    TOLD.has(name) && typeof value === 'string' ? (SENTENCES[value] ?? value) : value,
  );

type Described = { readonly [locale in Locale]: string };
const descriptions = new WeakMap<NestFastifyApplication, Described>();

/** The OpenAPI document. Making it takes a tenth of a second, so it is made before the service answers requests. */
export function describedApi(app: NestFastifyApplication): Described {
  const known = descriptions.get(app);
  if (known !== undefined) return known;
  const document = describeApi(app);
  const described = { en: JSON.stringify(document), ja: inJapanese(document) };
  descriptions.set(app, described);
  return described;
}

/** Folder of Swagger UI's files, from a package that @nestjs/swagger depends on. */
function interfaceFolder(): string {
  const fromSwagger = createRequire(createRequire(import.meta.url).resolve('@nestjs/swagger'));
  return dirname(fromSwagger.resolve('swagger-ui-dist/package.json'));
}

/**
 * Serves `/v1/openapi.json`, and `/v1/docs` to read and try it, in the reader's language. Nothing is loaded from other
 * servers.
 */
export function serveApiPages(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  server.get('/v1/openapi.json', (request, reply) =>
    reply.type('application/json; charset=utf-8').send(describedApi(app)[requestLocale(request)]),
  );
  server.get('/v1/docs', (request, reply) =>
    reply.type('text/html; charset=utf-8').send(pageIn(requestLocale(request))),
  );
  // The page names its files relative to itself, so its address must end without a slash.
  server.get('/v1/docs/', (_request, reply) => reply.redirect('/v1/docs', 308));
  server.get('/v1/docs/page.js', (request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(scriptIn(requestLocale(request))),
  );
  for (const [name, type] of Object.entries(FILES)) {
    server.get(`/v1/docs/${name}`, (_request, reply) =>
      reply.type(type).send(createReadStream(join(interfaceFolder(), name))),
    );
  }
}
