import { randomBytes } from 'node:crypto';

import { Codes, LONGEST_CODE } from './codes.js';

const MINUTE = 60_000;
const NOW = 1_800_000_000_000;
const ACCOUNT = { app: 'discord', account: '80351110224678912' } as const;
const codes = new Codes(randomBytes(32));
const code = codes.sealed(ACCOUNT, 'Brock', NOW);

describe('a code', () => {
  it('names its account for ten minutes', () => {
    expect(codes.opened(code, NOW + 10 * MINUTE - 1)).toMatchObject({ ...ACCOUNT, name: 'Brock' });
    expect(codes.opened(code, NOW + 10 * MINUTE)).toBeNull();
  });

  it('is another each time', () => {
    expect(codes.sealed(ACCOUNT, 'Brock', NOW)).not.toBe(code);
  });

  it('is opened by the key that sealed it alone, as it was sealed', () => {
    const [told = '', seal = ''] = code.split('.');
    const other = Buffer.from(
      Buffer.from(told, 'base64url').toString().replace('80351110224678912', '1'),
    );
    expect(new Codes(randomBytes(32)).opened(code, NOW)).toBeNull();
    for (const forged of [
      `${other.toString('base64url')}.${seal}`,
      `${told}.${seal.slice(0, -2)}`,
      `${told}.${seal}.x`,
      ...['', '.', told, `${told}.`, 'x'.repeat(LONGEST_CODE + 1)],
    ])
      expect([forged, codes.opened(forged, NOW)]).toEqual([forged, null]);
  });

  it('fits an address, whatever the account is called', () => {
    expect(codes.sealed(ACCOUNT, '😀'.repeat(200), NOW).length).toBeLessThan(LONGEST_CODE);
  });
});
