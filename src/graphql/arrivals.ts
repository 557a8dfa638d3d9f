import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { ExecutionResult } from 'graphql';

import type { GraphqlContext } from '../language/request.js';
import { answerTo } from './answers.js';
import { askings } from './askings.js';
import type { Operations } from './fast/operations.js';
import { documentIn, postedIn } from './fast/posted.js';

/**
 * Receives GraphQL over HTTP before Apollo does. A single operation as plain JSON goes the fast way. Any other document
 * is measured, weighed and validated before Apollo spends time on it; everything else is for Apollo to answer or
 * refuse.
 */
export class Arrivals {
  constructor(
    private readonly operations: Operations,
    private readonly contextOf: (request: FastifyRequest) => GraphqlContext,
  ) {}

  /** Fastify hook of the route. */
  readonly answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    done: HookHandlerDoneFunction,
  ): void => {
    const context = this.contextOf(request);
    const send = (result: ExecutionResult): void => {
      const { status, text } = answerTo(result, context);
      void reply.code(status).header('content-type', 'application/json; charset=utf-8').send(text);
    };
    const { documents, fast } = this.operations.ways;
    const posted = postedIn(request);
    if (posted !== null) return void fast.run(posted, context).then(send).catch(done);
    const text = documentIn(request);
    const checked = text === undefined ? undefined : documents.check(text);
    if (checked !== undefined && 'errors' in checked) return send(checked);
    askings.during({ ...context, document: checked?.document }, reply, done);
  };
}
