import { AppError } from '../errors/errors.js';
import { networksOf } from './addresses.js';
import { assertTarget } from './target.js';

const RULES = { networks: networksOf([]) };
const AT_HOME = { networks: networksOf(['127.0.0.0/8', 'fd00::/8']) };

function refusal(url: string, rules = RULES): AppError {
  try {
    assertTarget(url, rules);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error(`${url} was let through`);
}

const HOSTS = [
  // IPv4 as it may be written.
  ...['127.0.0.1', '127.1', '127.0.1', '127', '0', '0.0.0.0', '2130706433', '017700000001'],
  ...['0x7f000001', '0x7f.1', '0x7f.0.0.1', '0177.0.0.1', '0177.0.0.01', '0X7F.0x0.0x0.0x1'],
  ...['127.0.0.1.', '2852039166', '0xA9FEA9FE', '0251.0376.0251.0376', '169.254.43518'],
  // Networks that are not of the public internet.
  ...['10.0.0.1', '172.16.0.1', '172.31.255.254', '192.168.0.1', '100.64.0.1', '169.254.169.254'],
  ...['100.100.100.200', '192.0.0.192', '198.18.0.1', '192.0.2.1', '224.0.0.1', '255.255.255.255'],
  // IPv6, and IPv4 within it.
  ...['[::]', '[::1]', '[0:0:0:0:0:0:0:1]', '[::127.0.0.1]', '[::ffff:127.0.0.1]'],
  ...['[::ffff:7f00:1]', '[0:0:0:0:0:ffff:7f00:0001]', '[::ffff:a9fe:a9fe]', '[::FFFF:10.0.0.1]'],
  ...['[64:ff9b::127.0.0.1]', '[64:ff9b::7f00:1]', '[64:ff9b:1::7f00:1]', '[2002:7f00:1::]'],
  ...['[2001::1]', '[fe80::1]', '[fec0::1]', '[fc00::1]', '[fd00:ec2::254]', '[ff02::1]'],
  // Letters that become others.
  ...[
    '127。0。0。1',
    '127．0．0．1',
    '１２７.0.0.1',
    '①②⑦.0.0.1',
    '%31%32%37.0.0.1',
    '127%2e0%2e0%2e1',
  ],
  ...['ⓛⓞⓒⓐⓛⓗⓞⓢⓣ', 'loc%61lhost', 'local\u00adhost', 'local\nhost', 'ＬＯＣＡＬＨＯＳＴ'],
  // Names that are only known at home.
  ...['localhost', 'localhost.', 'LOCALHOST', 'a.localhost', 'printer.local', 'printer.local.'],
  ...['metadata', 'metadata.google.internal', 'METADATA.GOOGLE.INTERNAL.', 'instance-data'],
  ...['instance-data.ec2.internal', 'kubernetes', 'ip6-localhost', 'localhost.localdomain'],
  ...['router.home.arpa', 'com'],
  // No names at all.
  ...['example..com', 'example.com..', '.example.com', '.', `${'a'.repeat(64)}.com`],
  ...[`${'a.'.repeat(127)}com`, "exa'mple.com", 'exam*ple.com', 'a$.com', '!.com'],
];

describe('a URL of a stranger', () => {
  it.each(HOSTS)('has no such host: %j', (host) => {
    for (const url of [`https://${host}/`, `https:\\\\${host}:8443\\hook`, ` https:${host}?a#b`])
      expect(refusal(url).messageIn('en')).toMatch(/must name a host of the public internet/);
  });

  it.each([
    ['', 'whole URL'],
    ['example.com/hook', 'whole URL'],
    ['//example.com/hook', 'whole URL'],
    ['https://', 'whole URL'],
    ['https://exa mple.com/', 'whole URL'],
    ['https://1.2.3.4.5/', 'whole URL'],
    ['https://256.1.1.1/', 'whole URL'],
    ['https://foo.0x7f/', 'whole URL'],
    ['https://[fe80::1%25eth0]/', 'whole URL'],
    ['https://[fe80::1%eth0]/', 'whole URL'],
    ['https://[::1/', 'whole URL'],
    ['https://example.com%00.internal/', 'whole URL'],
    ['https://example.com%2f.internal/', 'whole URL'],
    ['https://example.com:99999/', 'whole URL'],
    ['https://example.com:443:80/', 'whole URL'],
    ['http://example.com/', 'must begin with https'],
    ['http://example.com:443/', 'must begin with https'],
    ['ftp://example.com/', 'must begin with https'],
    ['file:///etc/passwd', 'must begin with https'],
    ['file://example.com/etc/passwd', 'must begin with https'],
    ['gopher://example.com:70/_POST', 'must begin with https'],
    ['data:text/plain,hello', 'must begin with https'],
    ['javascript:alert(1)', 'must begin with https'],
    ['blob:https://example.com/0', 'must begin with https'],
    ['ws://example.com/', 'must begin with https'],
    ['unix:/var/run/docker.sock', 'must begin with https'],
    ['https://user@example.com/', 'no user name'],
    ['https://user:password@example.com/', 'no user name'],
    ['https://:password@example.com/', 'no user name'],
    ['https://example.com@127.0.0.1/', 'no user name'],
    ['https://example.com%2f@127.0.0.1/', 'no user name'],
    ['https://example.com:22/', 'must be 443'],
    ['https://example.com:25/', 'must be 443'],
    ['https://example.com:80/', 'must be 443'],
    ['https://example.com:0/', 'must be 443'],
    ['https://example.com:1023/', 'must be 443'],
    [`https://example.com/${'a'.repeat(1_981)}`, '2,000 characters'],
    [`https://example.com/${'語'.repeat(1_000)}`, '2,000 characters'],
    [`https://${'a'.repeat(1_000_000)}.com/`, '2,000 characters'],
  ])('is refused with a sentence in both languages (%#)', (url, sentence) => {
    const error = refusal(url);
    expect(error.code).toBe('INVALID_INPUT');
    expect(error.messageIn('en')).toContain(sentence);
    expect(error.messageIn('ja')).toMatch(
      /^リクエストを直してください: .*(してください|なりません|できません)。$/,
    );
  });

  it.each([
    ['https://example.com', 'https://example.com/'],
    ['HTTPS://Hooks.Example.COM:443/a?b=c', 'https://hooks.example.com/a?b=c'],
    ['https://example.com.:1024/', 'https://example.com.:1024/'],
    ['https://example.com:65535/', 'https://example.com:65535/'],
    ['https://将棋.example.com/', 'https://xn--pet001a.example.com/'],
    ['https://_hook.example.com/', 'https://_hook.example.com/'],
    ['https://1.1.1.1/', 'https://1.1.1.1/'],
    ['https://[2606:4700::1111]/', 'https://[2606:4700::1111]/'],
    [`https://example.com/${'a'.repeat(1_980)}`, `https://example.com/${'a'.repeat(1_980)}`],
  ])('is taken (%#)', (url, href) => {
    expect(assertTarget(url, RULES).href).toBe(href);
  });
});

describe('a URL, where private networks may be reached', () => {
  it.each([
    ...['http://127.0.0.1:80/', 'http://0x7f.1:22/', 'https://[fd00::1]:25/', 'http://printer/'],
    ...['http://[::ffff:127.0.0.1]/', 'http://localhost:3000/', 'http://example.com/'],
  ])('is taken: %s', (url) => {
    expect(assertTarget(url, AT_HOME)).toEqual(new URL(url));
  });

  it.each([
    ['https://10.0.0.1/', 'public internet'],
    ['https://[::1]/', 'public internet'],
    ['https://169.254.169.254/', 'public internet'],
    ['http://1.1.1.1/', 'must begin with https'],
    ['https://1.1.1.1:80/', 'must be 443'],
    ['http://user@127.0.0.1/', 'no user name'],
    ['ftp://127.0.0.1/', 'must begin with https'],
    ['http://a..b/', 'public internet'],
  ])('is refused all the same: %s', (url, sentence) => {
    expect(refusal(url, AT_HOME).messageIn('en')).toContain(sentence);
  });
});
