import { HttpException } from '@nestjs/common';

import type { Locale, Text } from '../language/locale.js';
import { log } from '../observing/log.js';
import { REFUSALS } from '../observing/meters.js';
import { BODY_LIMIT } from './body-limits.js';
import {
  AppError,
  appError,
  type ErrorCode,
  type ErrorParams,
  ERRORS,
  invalidInput,
} from './errors.js';
import { isUnavailable } from './failures.js';

export interface ErrorReport {
  readonly code: ErrorCode;
  readonly status: number;
  readonly message: string;
  readonly requestId: string;
  /** After how many seconds another try may succeed; undefined: none will. */
  readonly retryAfter: number | undefined;
}

interface Occasion {
  readonly requestId: string;
  readonly locale: Locale;
}

type Facts = Readonly<Record<string, string>>;

const noted = new WeakMap<object, Facts>();

/** Adds facts to the log line of an error, which is written later, where the request is known. */
export function note(error: unknown, facts: Facts): void {
  if (error instanceof Error) noted.set(error, facts);
}

/** What a client may know of an error; the rest is only logged. */
export function reportError(error: unknown, { requestId, locale }: Occasion): ErrorReport {
  const known = asAppError(error);
  const { code, params } = known ?? appError('INTERNAL');
  const facts = { requestId, ...noted.get(error as object), code };
  if (known === undefined) log.error({ ...facts, err: error }, 'unexpected error');
  else log[levelOf(code)]({ ...facts, ...causeOf(known) }, known.message);
  REFUSALS.inc({ code });
  const message = appError(code, { ...params, requestId }).messageIn(locale);
  const retryAfter = retrySeconds(code, params);
  return { code, status: ERRORS[code].status, message, requestId, retryAfter };
}

function retrySeconds(code: ErrorCode, { seconds, retryAfter }: ErrorParams): number | undefined {
  if (ERRORS[code].status === 503) return Number(retryAfter ?? 1);
  return code === 'RATE_LIMITED' ? Number(seconds ?? 60) : undefined;
}

const causeOf = ({ cause }: AppError): { readonly err?: unknown } =>
  cause === undefined ? {} : { err: cause };

function levelOf(code: ErrorCode): 'debug' | 'info' | 'warn' | 'error' {
  return ERRORS[code].level;
}

/** The documented error that an error stands for; undefined: it is unforeseen, and is reported as INTERNAL. */
function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof HttpException) return byStatus(error.getStatus(), error.message);
  // Checked first: an aborted request has a status, but also the same code as a broken database connection.
  const status = statusOf(error);
  if (status !== undefined) return byStatus(status, (error as Error).message);
  return isUnavailable(error) ? appError('UNAVAILABLE', {}, error) : undefined;
}

/** The HTTP status of an error of Fastify. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

function byStatus(status: number, detail: string): AppError | undefined {
  if (status === 401) return appError('UNAUTHENTICATED');
  if (status === 403) return appError('FORBIDDEN', { reason: detail });
  if (status === 404) return appError('NOT_FOUND', { thing: { en: 'page', ja: 'ページ' } });
  if (status === 413) return appError('PAYLOAD_TOO_LARGE', { limit: BODY_LIMIT });
  if (status === 429) return appError('RATE_LIMITED', { seconds: 60 });
  if (status === 503) return appError('UNAVAILABLE');
  return status >= 400 && status < 500 ? invalidInput(inOurWords(detail)) : undefined;
}

/** Fastify's messages about bodies that it cannot read (all that Nest keeps of those errors), and ours for them. */
const WRONG_BODY: readonly (readonly [said: RegExp, ours: Text])[] = [
  [
    /^Body is not valid JSON/,
    {
      en: 'its body is no JSON, or only the beginning of it.',
      ja: '本文がJSONとして読めません。途中で切れていないか確かめてください。',
    },
  ],
  [
    /^Body cannot be empty/,
    {
      en: 'its header promises JSON, and its body is empty.',
      ja: 'ヘッダーではJSONですが、本文が空です。',
    },
  ],
  [
    /^Request body size did not match Content-Length/,
    {
      en: 'its body is not as long as the header "content-length" says.',
      ja: '本文の長さがヘッダー「content-length」と合いません。',
    },
  ],
];

const inOurWords = (detail: string): string | Text =>
  WRONG_BODY.find(([said]) => said.test(detail))?.[1] ?? detail;
