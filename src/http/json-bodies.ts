import type { FastifyInstance, FastifyRequest } from 'fastify';

import { invalidInput } from '../errors/errors.js';

const JSON_TYPE = /^application\/json *(;|$)/i;

const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data) *(;|$)/i;

const NOT_JSON = {
  en: 'its body must be JSON and say so: send the header "content-type: application/json".',
  ja: '本文はJSONにし、ヘッダー「content-type: application/json」を付けてください。',
};

/**
 * Accepts JSON bodies only. A client that forgets the content type is told of that, not of every field that could not
 * be read. At the paths `forms`, forms are accepted too: from browsers, mail programs (RFC 8058), and Slack.
 */
export function takeJsonAlone(server: FastifyInstance, forms: readonly string[]): void {
  // The form is read to its end and ignored: all that matters is in its URL.
  server.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    (_request, _body, done) => done(null, {}),
  );
  server.addHook('onRequest', (request, _reply, done) => {
    const isFine = !hasBody(request) || JSON_TYPE.test(typeOf(request)) || request.is404;
    done(isFine || isForm(request, forms) ? undefined : invalidInput(NOT_JSON));
  });
}

function isForm(request: FastifyRequest, forms: readonly string[]): boolean {
  const path = request.routeOptions.url ?? '';
  return FORM_TYPE.test(typeOf(request)) && forms.some((form) => path.startsWith(form));
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const typeOf = ({ headers }: FastifyRequest): string => headers['content-type'] ?? '';
