import { randomUUID } from 'node:crypto';

import { Seals } from './seals.js';

const keyOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a sealed id', () => {
  const seals = new Seals(keyOf('a key of the service'));
  const id = randomUUID();
  const link = seals.sealed(id);

  it('is 64 characters for an address, and opened by whoever has the key', () => {
    expect(link).toMatch(/^[\w-]{64}$/);
    expect(seals.opened(link)).toBe(id);
    expect(new Seals(keyOf('a key of the service')).opened(link)).toBe(id);
    expect(new Seals(keyOf('another key')).opened(link)).toBeNull();
  });

  it('is none once a character of it is another', () => {
    for (let at = 0; at < link.length; at++) {
      const other = link[at] === 'A' ? 'B' : 'A';
      expect(seals.opened(link.slice(0, at) + other + link.slice(at + 1))).toBeNull();
    }
    for (const wrong of ['', link.slice(1), `${link}A`, `.${link.slice(1)}`, id])
      expect(seals.opened(wrong)).toBeNull();
  });
});
