import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { requestLocale } from '../language/locale.decorator.js';
import { type ErrorReport, reportError } from './error-report.js';

/**
 * The one place where an error becomes an answer over HTTP. What happens inside GraphQL is left to its own formatter.
 */
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

/** A body that is too large or no JSON fails before GraphQL sees it; its clients still read `errors`. */
function bodyFor({ url }: FastifyRequest, report: ErrorReport): object {
  const { code, message, requestId, retryAfter } = report;
  if (!/^\/graphql($|[?/])/.test(url)) return { error: { code, message, requestId } };
  // Without `retryAfter` where it is undefined: JSON leaves it out.
  return { errors: [{ message, extensions: { code, requestId, retryAfter } }] };
}
