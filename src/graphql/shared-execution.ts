import {
  createSourceEventStream,
  type DocumentNode,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql';

import type { GraphqlContext } from '../common/request.js';

type Answer = ExecutionResult | Promise<ExecutionResult>;

/** Event → who asks what of it → the answer. Gone with the event. */
const answers = new WeakMap<object, Map<string, Answer>>();

/** Of one event. Beyond it, callers who all ask for something else, each answer is worked out and not kept. */
const KEPT = 100;

const numbers = new WeakMap<DocumentNode, number>();
let documents = 0;

function numberOf(document: DocumentNode): number {
  const number = numbers.get(document) ?? ++documents;
  numbers.set(document, number);
  return number;
}

/** Equal for two subscriptions that get the same answer to the same event: by the same caller, asked in the same words. */
function wishOf({ document, operationName, variableValues, contextValue }: ExecutionArgs): string {
  const { req, locale } = contextValue as GraphqlContext;
  const { authorization = null } = req.headers;
  const said = [operationName, variableValues, authorization, locale];
  return `${numberOf(document)} ${JSON.stringify(said)}`;
}

function answerTo(event: unknown, wish: string, args: ExecutionArgs): Answer {
  const work = (): Answer => execute({ ...args, rootValue: event });
  if (typeof event !== 'object' || event === null) return work();
  const known = answers.get(event) ?? new Map<string, Answer>();
  answers.set(event, known);
  const answer = known.get(wish) ?? work();
  if (known.size < KEPT) known.set(wish, answer);
  return answer;
}

/** As graphql's own `subscribe`, but what many ask alike of one event is worked out once. */
export async function subscribeShared(
  args: ExecutionArgs,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const events = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in events)) return events;
  const wish = wishOf(args);
  const inner = events[Symbol.asyncIterator]();
  const outer: AsyncIterableIterator<ExecutionResult> = {
    next: async () => {
      const { done, value } = await inner.next();
      return done === true ? { done, value } : { value: await answerTo(value, wish, args) };
    },
    return: async () => {
      await inner.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => outer,
  };
  return outer;
}
