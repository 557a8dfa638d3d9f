import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { requestLocale } from '../language/locale.decorator.js';
import { type ErrorReport, reportError } from './error-report.js';

/** Turns errors into HTTP answers. Errors within GraphQL are left to its own formatter. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): unknown {
    if (host.getType<string>() === 'graphql') return error;
    return answerError(error, ...host.getArgs<[FastifyRequest, FastifyReply]>());
  }
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (reply.raw.headersSent) return void reply.raw.destroy();
  const report = reportError(error, { requestId: request.id, locale: requestLocale(request) });
  if (report.retryAfter !== undefined) void reply.header('retry-after', report.retryAfter);
  void reply.status(report.status).type('application/json').send(bodyFor(request, report));
}

/**
 * The body of the answer. A body that is too large or no JSON fails before GraphQL sees it, but GraphQL clients still
 * expect `errors`.
 */
function bodyFor({ url }: FastifyRequest, report: ErrorReport): object {
  const { code, message, requestId, retryAfter } = report;
  if (!/^\/graphql($|[?/])/.test(url)) return { error: { code, message, requestId } };
  // JSON leaves `retryAfter` out where it is undefined.
  return { errors: [{ message, extensions: { code, requestId, retryAfter } }] };
}
