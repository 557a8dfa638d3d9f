import type { FastifyRequest } from 'fastify';

/** One operation as JSON, which is to be answered in JSON. */
export interface Posted {
  readonly query: string;
  readonly operationName: string | null | undefined;
  readonly variables: { readonly [name: string]: unknown } | null | undefined;
}

/** Values of the header `Accept` under which a client takes plain `application/json`; it may also send none. */
const ACCEPTED = new Set([undefined, '*/*', 'application/json']);

/** null: whether and how that is to be answered is for Apollo to say. */
export function postedIn({ method, headers, body }: FastifyRequest): Posted | null {
  if (method !== 'POST' || !ACCEPTED.has(headers.accept)) return null;
  if (!headers['content-type']?.startsWith('application/json')) return null;
  return isPosted(body) ? body : null;
}

function isPosted(body: unknown): body is Posted {
  if (!isRecord(body)) return false;
  const { query, operationName, variables, extensions } = body;
  return (
    typeof query === 'string' &&
    (typeof operationName === 'string' || isMissing(operationName)) &&
    (isRecord(variables) || isMissing(variables)) &&
    extensions === undefined
  );
}

/** The document that a request holds, wherever it looks for an answer; undefined: none that is a text. */
export function documentIn({ body, query }: FastifyRequest): string | undefined {
  const asked = [body, query].flatMap((given) => (isRecord(given) ? [given['query']] : []));
  return asked.find((text) => typeof text === 'string');
}

const isMissing = (value: unknown): boolean => value === undefined || value === null;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
