import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { ExecutionResult, GraphQLSchema } from 'graphql';

import type { GraphqlContext } from '../language/request.js';
import { answerTo } from './answers.js';
import { askings } from './askings.js';
import { Documents } from './documents.js';
import { FastOperations } from './fast/fast-operations.js';
import { documentIn, postedIn } from './fast/posted.js';

interface Ways {
  readonly documents: Documents;
  readonly fast: FastOperations;
}

/**
 * What comes over HTTP, before Apollo's handler. One operation as plain JSON goes the fast way; any other document is
 * measured, weighed and validated before Apollo spends anything on it, and all the rest is for Apollo to answer or to
 * refuse.
 */
export class Arrivals {
  private made: Ways | undefined;

  /** `schema` is asked for with the first request. */
  constructor(
    private readonly schema: () => GraphQLSchema,
    private readonly contextOf: (request: FastifyRequest) => GraphqlContext,
  ) {}

  /** A hook of the route. */
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
    const { documents, fast } = this.ways();
    const posted = postedIn(request);
    if (posted !== null) return void fast.run(posted, context).then(send).catch(done);
    const text = documentIn(request);
    const checked = text === undefined ? undefined : documents.check(text);
    if (checked !== undefined && 'errors' in checked) return send(checked);
    askings.during({ ...context, document: checked?.document }, reply, done);
  };

  private ways(): Ways {
    if (this.made !== undefined) return this.made;
    const schema = this.schema();
    const documents = new Documents(schema);
    return (this.made = { documents, fast: new FastOperations(schema, documents) });
  }
}
