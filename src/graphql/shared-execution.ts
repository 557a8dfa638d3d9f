import {
  createSourceEventStream,
  type DocumentNode,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql';

import type { GraphqlContext } from '../language/request.js';

type Answer = ExecutionResult | Promise<ExecutionResult>;

/** Runs a piece of work when its turn has come. */
type Begin = (work: () => Answer) => Answer;

/** The answers that were made of one event, by wish (see `wishOf`), and their total cost. */
interface Kept {
  readonly answers: Map<string, Answer>;
  cost: number;
}

/** Event -> its answers; they are collected together with the event. */
const kept = new WeakMap<object, Kept>();

/**
 * The answers to the last events. Those of earlier events are cleared, as an event lives as long as its slowest
 * subscriber.
 */
const recent: Kept[] = [];
const RECENT = 64;

/**
 * The greatest cost of one event's answers that is kept. It is exceeded only if callers all ask for different things;
 * further answers are made and not kept.
 */
const COST = 10_000;
/** How many characters a wish may have, as its variables may be long; a longer one is not shared. */
const WISH = 2_000;

const numbers = new WeakMap<DocumentNode, number>();
let documents = 0;

function numberOf(document: DocumentNode): number {
  const number = numbers.get(document) ?? ++documents;
  numbers.set(document, number);
  return number;
}

/**
 * Key of a subscription. Two subscriptions with the same key get the same answer to an event: same caller, language,
 * document and variables.
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
  // Each subscription waits for its own turn, so that none waits behind other work that the first one has asked for.
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

/**
 * Does what graphql-js's `subscribe` does, but executes an event once for all subscriptions that ask the same. `cost`:
 * of the operation.
 */
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
