import {
  createSourceEventStream,
  type DocumentNode,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql';

import type { GraphqlContext } from '../language/request.js';

type Answer = ExecutionResult | Promise<ExecutionResult>;

/** Does a piece of work when its turn has come. */
type Begin = (work: () => Answer) => Answer;

/** The answers that were made of one event, by who asked for what, and what they cost together. */
interface Kept {
  readonly answers: Map<string, Answer>;
  cost: number;
}

/** Gone with the event. */
const kept = new WeakMap<object, Kept>();

/** Those of the last events. Earlier ones keep nothing: an event lives as long as the slowest of its subscribers. */
const recent: Kept[] = [];
const RECENT = 64;

/** Cost of one event's. Beyond it, callers who all ask for something else, each answer is worked out and not kept. */
const COST = 10_000;
/** Characters of a wish; its variables may be long. */
const WISH = 2_000;

const numbers = new WeakMap<DocumentNode, number>();
let documents = 0;

function numberOf(document: DocumentNode): number {
  const number = numbers.get(document) ?? ++documents;
  numbers.set(document, number);
  return number;
}

/**
 * Equal for two subscriptions that get the same answer to the same event: by the same caller, asked in the same words.
 */
function wishOf({ document, operationName, variableValues, contextValue }: ExecutionArgs): string {
  const { req, locale } = contextValue as GraphqlContext;
  const { authorization = null } = req.headers;
  const said = [operationName, variableValues, authorization, locale];
  return `${numberOf(document)} ${JSON.stringify(said)}`;
}

function keptOf(event: object): Kept {
  const known = kept.get(event);
  if (known !== undefined) return known;
  const anew: Kept = { answers: new Map(), cost: 0 };
  kept.set(event, anew);
  if (recent.push(anew) > RECENT) recent.shift()?.answers.clear();
  return anew;
}

function answerTo(
  event: unknown,
  wish: string,
  args: ExecutionArgs,
  { cost, begin }: { readonly cost: number; readonly begin: Begin },
): Answer {
  const work = (): Answer => execute({ ...args, rootValue: event });
  if (typeof event !== 'object' || event === null || wish.length > WISH) return begin(work);
  const known = keptOf(event);
  // Each who asks waits for their own turn: nobody waits behind what else the first of them asked for.
  return (
    known.answers.get(wish) ??
    begin(() => known.answers.get(wish) ?? keep(known, wish, work(), cost))
  );
}

function keep(known: Kept, wish: string, answer: Answer, cost: number): Answer {
  if (known.cost + cost > COST) return answer;
  known.cost += cost;
  known.answers.set(wish, answer);
  return answer;
}

/** As graphql's own `subscribe`, but what many ask alike of one event is worked out once. `cost`: of the operation. */
export async function subscribeShared(
  args: ExecutionArgs,
  cost: number,
  begin: Begin = (work) => work(),
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const events = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in events)) return events;
  const wish = wishOf(args);
  const inner = events[Symbol.asyncIterator]();
  const outer: AsyncIterableIterator<ExecutionResult> = {
    next: async () => {
      const { done, value } = await inner.next();
      return done === true
        ? { done, value }
        : { value: await answerTo(value, wish, args, { cost, begin }) };
    },
    return: async () => {
      await inner.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => outer,
  };
  return outer;
}
