import { canonical, clone, isEqual } from './json.js';

describe('canonical', () => {
  it('is the same for objects that differ in the order of their keys alone', () => {
    expect(canonical({ b: 1, a: { d: [1, 2], c: null } })).toBe(
      canonical({ a: { c: null, d: [1, 2] }, b: 1 }),
    );
  });

  it('keeps the order of arrays', () => {
    expect(canonical([2, 1])).toBe('[2,1]');
    expect(canonical([2, 1])).not.toBe(canonical([1, 2]));
  });

  it('leaves out members without a value and keeps null', () => {
    expect(canonical({ a: undefined, b: null })).toBe('{"b":null}');
  });

  it('is JSON of the same value', () => {
    const value = { 'a "b"': [true, 1.5, { x: 'ü\n' }], c: {} };
    expect(JSON.parse(canonical(value))).toEqual(value);
  });

  it('writes an absent item of an array as null', () => {
    expect(canonical([undefined])).toBe('[null]');
  });
});

describe('clone', () => {
  it('shares nothing with the original', () => {
    const original = { list: [{ at: 'york' }], map: { a: { b: 1 } } };
    const copy = clone(original);
    expect(copy).toEqual(original);
    copy.list.push({ at: 'erie' });
    copy.map.a.b = 2;
    expect(original).toEqual({ list: [{ at: 'york' }], map: { a: { b: 1 } } });
  });

  it('gives scalars and null back', () => {
    expect([1, 'a', true, null].map(clone)).toEqual([1, 'a', true, null]);
  });
});

it('values are equal that have the same canonical text, and no others', () => {
  const values = [
    ...[null, 0, 1, '1', true, [], {}, [1], [1, 2], { 0: 1 }, { a: 1 }, { a: null }],
    ...[{ a: 1, b: undefined }, { b: undefined }, { b: 2, a: 1 }, { a: 1, b: 2 }, [{ a: [1] }]],
  ];
  for (const one of values)
    for (const other of values)
      expect([one, other, isEqual(one, clone(other))]).toEqual([
        one,
        other,
        canonical(one) === canonical(other),
      ]);
});
