import { canonical, seeded } from '../rules/index.js';
import { canonicalBytes, canonicalBytesWith } from './canonical-bytes.js';

const random = seeded(1812);
const TEXTS = ['', 'york', 'a "b" \\ c', 'ü\n\u0000\u007f', 'カナダ', '🏴', '\ud800', '10', '2'];
const SCALARS = [
  null,
  undefined,
  true,
  false,
  0,
  -0,
  7,
  10,
  -1,
  1.5,
  1e21,
  NaN,
  Infinity,
  ...TEXTS,
];

const one = <T>(list: readonly T[]): T => list[random(list.length)] as T;

function anything(depth: number): unknown {
  const kind = depth === 0 ? 0 : random(3);
  if (kind === 0) return one(SCALARS);
  const parts = Array.from({ length: random(8) }, () => anything(depth - 1));
  return kind === 1
    ? parts
    : Object.fromEntries(parts.map((part, i) => [`${one(TEXTS)}${random(2) ? i : ''}`, part]));
}

describe('canonicalBytes', () => {
  it('are those of the canonical text', () => {
    for (let i = 0; i < 200; i++) {
      const value = anything(3);
      expect(canonicalBytes(value)).toEqual(Buffer.from(canonical(value)));
    }
  });

  it('are those of objects with many members', () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`m${(i * 7) % 40}`, i]));
    expect(canonicalBytes(many)).toEqual(Buffer.from(canonical(many)));
  });

  it('have room for any length', () => {
    const long = { list: Array.from({ length: 30_000 }, (_, i) => i), text: 'ü'.repeat(100_000) };
    expect(canonicalBytes(long).toString()).toBe(canonical(long));
    expect(canonicalBytes([1]).toString()).toBe('[1]');
  });

  it('say where the value of a member stands', () => {
    for (let i = 0; i < 200; i++) {
      const name = one(TEXTS.filter((text) => text !== '\ud800'));
      const before = random(2) === 1 ? { ' ': anything(2) } : {};
      const object = { ...before, [name]: anything(2) ?? null, '~': [{ [name]: anything(1) }] };
      const { bytes, span } = canonicalBytesWith(object, name);
      expect(bytes).toEqual(Buffer.from(canonical(object)));
      expect(bytes.subarray(span.at, span.at + span.length).toString()).toBe(
        canonical(object[name as keyof typeof object]),
      );
    }
  });
});
