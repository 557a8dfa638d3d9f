import { coerceInputValue, GraphQLError, GraphQLInputObjectType } from 'graphql';
import { QueryRunnerAlreadyReleasedError } from 'typeorm';

import { GraphQLDuration } from '../common/duration.scalar.js';
import { GraphQLInstant } from '../common/instant.scalar.js';
import { appError } from '../errors/errors.js';
import type { Locale } from '../language/locale.js';
import { log } from '../observing/log.js';
import { formatError } from './format-error.js';

const refusedConnection = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

beforeAll(() => void (log.level = 'silent'));

describe('what a client is told of an error', () => {
  it.each([
    ['of a resolver', new GraphQLError('no', { path: ['play'], originalError: refusedConnection })],
    [
      'that breaks off a subscription',
      new GraphQLError('no', { originalError: refusedConnection }),
    ],
    [
      'wrapped twice',
      new GraphQLError('no', {
        originalError: new GraphQLError('no', { originalError: refusedConnection }),
      }),
    ],
    ['of a transaction whose connection broke', new QueryRunnerAlreadyReleasedError()],
  ])('a database that is away, %s, is UNAVAILABLE with a time to try again', (_, error) => {
    expect(formatError(error).extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 });
  });

  it('of an error of ours is its code, of one that nobody foresaw nothing', () => {
    const ours = new GraphQLError('x', { originalError: appError('FORBIDDEN', { reason: 'no' }) });
    expect(formatError(ours).extensions).toMatchObject({ code: 'FORBIDDEN' });
    const unforeseen = formatError(new GraphQLError('x', { originalError: new Error('secret') }));
    expect(unforeseen.extensions).toMatchObject({ code: 'INTERNAL' });
    expect(JSON.stringify(unforeseen)).not.toContain('secret');
  });

  it('of a variable of the wrong shape is what is wrong with it', () => {
    const wrong = new GraphQLError('Variable "$id" got invalid value 1', {
      originalError: new Error('ID cannot represent 1'),
    });
    expect(formatError(wrong).extensions).toMatchObject({ code: 'INVALID_INPUT' });
    const long = new GraphQLError(`Variable "$id" got invalid value "${'湖'.repeat(50_000)}"`);
    expect(formatError(long).message).toMatch(/^Correct the request: Variable "\$id" .{480,490}…$/);
  });

  it.each([
    [
      GraphQLInstant,
      '2100-02-30T00:00:00Z',
      'DateTime must be',
      '存在する日時をタイムゾーン付きで',
    ],
    [GraphQLDuration, 'soon', 'Duration: write days', '時間の長さは、日・時・分・秒を'],
  ])(
    'of what the scalar %s does not take is how to write it, in either language',
    (scalar, value, en, ja) => {
      const type = new GraphQLInputObjectType({ name: 'In', fields: { at: { type: scalar } } });
      let fault: GraphQLError | undefined;
      coerceInputValue({ at: value }, type, (_, __, error) => (fault = error));
      const wrong = new GraphQLError(`Variable "$at" got invalid value; ${fault?.message}`, {
        originalError: fault,
      });
      const told = (locale: Locale) => formatError(wrong, { locale, req: { id: 'r' } } as never);
      expect(told('en').message).toContain(`Variable "$at" got invalid value; ${en}`);
      expect(told('ja').message).toContain(`リクエストを直してください: ${ja}`);
    },
  );
});
