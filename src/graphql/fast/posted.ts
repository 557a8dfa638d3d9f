import type { FastifyRequest } from 'fastify';

/** One operation, sent as JSON, that is to be answered as JSON. */
export interface Posted {
  readonly query: string;
  readonly operationName: string | null | undefined;
  readonly variables: { readonly [name: string]: unknown } | null | undefined;
}

/** Values of the header `Accept` that allow `application/json`; the header may also be missing. */
const ACCEPTED = new Set([undefined, '*/*', 'application/json']);

/** The operation in a request; null: Apollo has to say whether and how the request is answered. */
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

/** The document in a request, in its body or its URL; undefined: there is none, or it is no string. */
export function documentIn({ body, query }: FastifyRequest): string | undefined {
  const asked = [body, query].flatMap((given) => (isRecord(given) ? [given['query']] : []));
  return asked.find((text) => typeof text === 'string');
}

const isMissing = (value: unknown): boolean => value === undefined || value === null;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
