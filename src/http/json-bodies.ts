import type { FastifyInstance, FastifyRequest } from 'fastify';

import { invalidInput } from '../errors/errors.js';

const JSON_TYPE = /^application\/json *(;|$)/i;

const FORM_TYPE = /^application\/x-www-form-urlencoded *(;|$)/i;

const NOT_JSON = {
  en: 'its body must be JSON and say so: send the header "content-type: application/json".',
  ja: '本文はJSONにし、ヘッダー「content-type: application/json」を付けてください。',
};

/**
 * Whoever forgets the header is told of the header, and not of all fields that could not be read. `forms`: routes that
 * take forms, too.
 */
export function takeJsonAlone(server: FastifyInstance, forms: readonly string[]): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const isTaken =
      isJson(request) || (forms.includes(request.routeOptions.url ?? '') && isForm(request));
    const isOther = !request.is404 && hasBody(request) && !isTaken;
    done(isOther ? invalidInput(NOT_JSON) : undefined);
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isForm = ({ headers }: FastifyRequest): boolean =>
  FORM_TYPE.test(headers['content-type'] ?? '');

const isJson = ({ headers }: FastifyRequest): boolean =>
  JSON_TYPE.test(headers['content-type'] ?? '');
