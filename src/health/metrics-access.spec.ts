import { readEnvironment } from '../config/environment.js';
import { MetricsAccess } from './metrics-access.js';

const TOKEN = 'the-token-of-the-monitor';

const allows = (token: string, authorization: string | undefined): boolean =>
  new MetricsAccess(readEnvironment({ METRICS_TOKEN: token }, '/')).allows(authorization);

describe('the figures', () => {
  it('are for whoever sends the token', () => {
    expect(allows(TOKEN, `Bearer ${TOKEN}`)).toBe(true);
  });

  it.each([undefined, '', 'Bearer', 'Bearer ', `Bearer ${TOKEN}x`, `Bearer x${TOKEN}`, TOKEN])(
    'are not for who sends %j',
    (authorization) => {
      expect(allows(TOKEN, authorization)).toBe(false);
    },
  );

  it.each([undefined, '', 'Bearer', 'Bearer ', 'Bearer undefined'])(
    'are for nobody where there is no token: not for %j',
    (authorization) => {
      expect(allows('', authorization)).toBe(false);
    },
  );
});
