import { originOf } from './origin.decorator.js';

describe('what the service is called', () => {
  it.each(['muster.example', 'localhost:3000', '127.0.0.1:80', '[::1]:3000', 'a'])(
    'may be %s',
    (host) => expect(originOf('https', host)).toBe(`https://${host}`),
  );

  it.each([
    ...[undefined, '', '"><b>', 'evil.example/path', 'user@evil.example', 'a b', '-a.example'],
    ...['a:123456', 'a:', '[::1', 'a?b', 'a#b', 'a\\b', `${'a'.repeat(256)}`],
  ])('is left out where it is %s', (host) => expect(originOf('https', host)).toBe(''));
});
