import { readEnvironment } from '../config/environment.js';
import { MetricsAccess } from './metrics-access.js';

const asked = (from: string, remoteAddress: string | undefined, headers = {}): boolean =>
  new MetricsAccess(readEnvironment({ METRICS_FROM: from }, '/')).allows({
    socket: { remoteAddress } as never,
    headers,
  });

describe('the figures', () => {
  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('are for %s', (address) => {
    expect(asked('', address)).toBe(true);
  });

  it.each(['192.0.2.1', '::ffff:192.0.2.1', '2001:db8::1', undefined])(
    'are not for %s unless it is named',
    (address) => {
      expect(asked('', address)).toBe(false);
      if (address !== undefined) expect(asked('192.0.2.0/24, 2001:db8::/32', address)).toBe(true);
    },
  );

  it.each(['forwarded', 'x-forwarded-for'])(
    'are not for whoever comes through a proxy (%s)',
    (header) => {
      expect(asked('', '127.0.0.1', { [header]: '192.0.2.1' })).toBe(false);
    },
  );
});
