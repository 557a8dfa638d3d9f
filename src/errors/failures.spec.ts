import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';

import { isUnavailable } from './failures.js';

const withCode = (code: string) => Object.assign(new Error('as Postgres puts it'), { code });

describe('what the database cannot do just now', () => {
  it.each([
    ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', '08006', '25006', '25P03', '53100', '53300'],
    ...['55P03', '57014', '57P01', '57P03', '58030'],
  ])('is %s, from either driver', (code) => {
    expect(isUnavailable(withCode(code))).toBe(true);
    expect(isUnavailable(new QueryFailedError('SELECT', [], withCode(code)))).toBe(true);
  });

  it.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
    'is "%s"',
    (message) => expect(isUnavailable(new Error(message))).toBe(true),
  );

  it('is a connection that breaks within a transaction', () => {
    for (const Released of [
      QueryRunnerAlreadyReleasedError,
      QueryRunnerProviderAlreadyReleasedError,
    ])
      expect(isUnavailable(new Released())).toBe(true);
  });

  it.each(['23505', '22P05', '42601', '40001', 'ENOSPC'])('is not %s', (code) => {
    expect(isUnavailable(withCode(code))).toBe(false);
  });

  it('is not an error of ours', () => {
    expect(isUnavailable(new Error('Broken: a seat that is none'))).toBe(false);
    expect(isUnavailable(undefined)).toBe(false);
  });
});
