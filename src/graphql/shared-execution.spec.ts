import { buildSchema, type ExecutionResult, parse } from 'graphql';

import { subscribeShared } from './shared-execution.js';

const schema = buildSchema('type Query { no: Int } type Subscription { count(step: Int): Int }');
const [plain, aliased] = ['count', 'n: count'].map((field) => parse(`subscription { ${field} }`));
const stepped = parse('subscription ($step: Int) { count(step: $step) }');

let asked = 0;

/** What one subscriber makes of an event of its own stream, which is the same event for all. */
async function heard(
  event: object,
  { document = plain!, authorization = 'Bearer a', locale = 'en', variables = {}, cost = 1 } = {},
  begin?: Parameters<typeof subscribeShared>[2],
): Promise<ExecutionResult> {
  async function* events() {
    yield event;
  }
  schema.getSubscriptionType()!.getFields()['count']!.subscribe = events;
  const contextValue = { req: { id: '', headers: { authorization } }, locale };
  const args = { schema, document, contextValue, variableValues: variables };
  const stream = await subscribeShared(args, cost, begin);
  if (!(Symbol.asyncIterator in stream)) throw new Error('no stream');
  const { value } = await stream.next();
  expect((await stream.next()).done).toBe(true);
  return value as ExecutionResult;
}

beforeEach(() => {
  asked = 0;
  schema.getSubscriptionType()!.getFields()['count']!.resolve = () => ++asked;
});

it('what is asked alike of one event by one caller is worked out once', async () => {
  const event = {};
  expect((await heard(event)).data).toEqual({ count: 1 });
  expect((await heard(event)).data).toEqual({ count: 1 });
  expect((await heard({})).data).toEqual({ count: 2 });
});

it('is worked out in the turn of whoever comes first, not of who asked first', async () => {
  const event = {};
  let come: () => void = () => undefined;
  const first = heard(event, {}, async (work) => {
    await new Promise<void>((done) => (come = done));
    return work();
  });
  expect((await heard(event)).data).toEqual({ count: 1 });
  come();
  expect((await first).data).toEqual({ count: 1 });
});

it.each([
  { authorization: 'Bearer b' },
  { authorization: '' },
  { locale: 'ja' },
  { document: aliased! },
  { document: stepped, variables: { step: 2 } },
])('what is not asked alike is worked out by itself: %j', async (other) => {
  const event = {};
  await heard(event, other.document === stepped ? { document: stepped } : {});
  await heard(event, other);
  expect(asked).toBe(2);
});

it('a stream that is ended ends what it comes from', async () => {
  let ended = false;
  async function* events() {
    try {
      yield {};
      yield {};
    } finally {
      ended = true;
    }
  }
  schema.getSubscriptionType()!.getFields()['count']!.subscribe = events;
  const contextValue = { req: { id: '', headers: {} }, locale: 'en' };
  const stream = await subscribeShared({ schema, document: plain!, contextValue }, 1);
  if (!(Symbol.asyncIterator in stream)) throw new Error('no stream');
  await stream.next();
  await stream.return?.();
  expect(ended).toBe(true);
});

it('dear answers are not kept beside each other, nor those of events of long ago', async () => {
  const event = {};
  await heard(event, { cost: 9_000 });
  await heard(event, { cost: 9_000 });
  expect(asked).toBe(1);
  const dear = { authorization: 'Bearer b', cost: 9_000 };
  await heard(event, dear);
  await heard(event, dear);
  expect(asked).toBe(3);
  for (let i = 0; i < 64; i++) await heard({});
  await heard(event, { cost: 9_000 });
  expect(asked).toBe(3 + 64 + 1);
});
