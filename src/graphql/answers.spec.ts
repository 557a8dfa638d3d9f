import { type ExecutionResult, GraphQLError } from 'graphql';

import { log } from '../observing/log.js';
import { answerTo, fitting } from './answers.js';
import { ANSWER_LIMIT } from './weights.js';

beforeAll(() => void (log.level = 'silent'));

const context = { req: { id: 'r1', headers: {} }, locale: 'ja' as const };
const told = (result: ExecutionResult): any => JSON.parse(answerTo(result, context).text);

/** A text of so many bytes, in characters of three bytes. */
const long = (bytes: number): string => '議'.repeat(bytes / 3);

describe('an answer', () => {
  it('has a status by whether there is data', () => {
    expect(answerTo({ data: { a: 1 } }, context)).toEqual({
      status: 200,
      text: '{"data":{"a":1}}\n',
    });
    expect(answerTo({ data: null, errors: [new GraphQLError('x')] }, context).status).toBe(200);
    expect(answerTo({ errors: [new GraphQLError('x')] }, context).status).toBe(400);
  });

  it('that is too large is refused, in the language of the caller', () => {
    expect(answerTo({ data: { a: long(ANSWER_LIMIT - 100) } }, context).status).toBe(200);
    const { status, text } = answerTo({ data: { a: long(ANSWER_LIMIT + 3) } }, context);
    expect([status, JSON.parse(text)]).toEqual([
      400,
      {
        errors: [
          {
            message: `リクエストを直してください: 回答が${ANSWER_LIMIT}バイトを超えます。一度に求める内容を減らしてください。`,
            extensions: { code: 'INVALID_INPUT', requestId: 'r1' },
          },
        ],
      },
    ]);
  });

  it('over a WebSocket has the same limit, and goes to the operation that asked', () => {
    const message = (of: string): string =>
      JSON.stringify({ id: '7', type: 'next', payload: { data: { of } } });
    expect(fitting(message('short'), () => context)).toBe(message('short'));
    const { id, type, payload } = JSON.parse(fitting(message(long(ANSWER_LIMIT)), () => context));
    expect([id, type, payload.data]).toEqual(['7', 'next', undefined]);
    expect(payload.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }]);
  });

  it('tells of errors in the order of the document, and of items in that of their list', () => {
    const error = (line: number, column: number, path: (string | number)[]): GraphQLError =>
      Object.defineProperty(new GraphQLError('x', { path }), 'locations', {
        value: [{ line, column }],
      });
    const errors = [
      error(2, 1, ['c']),
      error(1, 9, ['b', 10]),
      error(1, 9, ['b', 9]),
      error(1, 3, ['a']),
    ];
    const paths = told({ data: null, errors }).errors.map(({ path }: any) => path);
    expect(paths).toEqual([['a'], ['b', 9], ['b', 10], ['c']]);
  });
});
