import { canonical, clone, type Json } from './json.js';
import { applyPatch, diff } from './patch.js';
import { seeded } from './random.js';
import type { Random } from './table.js';

const KEYS = ['a', 'b', 'a/b', 'c~d', '~1', '0', ''];

/** A random object; deeper parts become scalars sooner or later. */
function tree(random: Random, depth = 0): Json {
  const kind = random(depth > 3 ? 2 : 5);
  if (kind === 0) return random(4);
  if (kind === 1) return [null, true, 'x', ''][random(4)] as Json;
  if (kind === 2) return Array.from({ length: random(4) }, () => tree(random, depth + 1));
  return object(random, depth);
}

function object(random: Random, depth = 0): { readonly [key: string]: Json } {
  const keys = KEYS.filter(() => random(2) === 0);
  return Object.fromEntries(keys.map((key) => [key, tree(random, depth + 1)]));
}

describe('diff and applyPatch', () => {
  it('lead from any tree to any other and back', () => {
    const random = seeded(1);
    for (let i = 0; i < 500; i++) {
      const [from, to] = [object(random), object(random)];
      const doc = clone(from);
      const inverse = applyPatch(doc, diff(from, to));
      expect(canonical(doc)).toBe(canonical(to));
      applyPatch(doc, inverse);
      expect(canonical(doc)).toBe(canonical(from));
    }
  });

  it('say nothing of equal values', () => {
    expect(diff({ a: [1, { b: 2 }], c: undefined }, { a: [1, { b: 2 }] })).toEqual([]);
  });

  it('name the smallest part that changed', () => {
    expect(
      diff({ units: { a: { at: 'york', cv: 3 } } }, { units: { a: { at: 'york', cv: 2 } } }),
    ).toEqual([{ op: 'replace', path: '/units/a/cv', value: 2 }]);
  });

  it('escape slashes and tildes in keys', () => {
    expect(diff({}, { 'a/b~c': 1 })).toEqual([{ op: 'add', path: '/a~1b~0c', value: 1 }]);
  });

  it('compare arrays place by place and remove their tail from the end', () => {
    expect(diff([1, 2, 3, 4], [1, 5])).toEqual([
      { op: 'replace', path: '/1', value: 5 },
      { op: 'remove', path: '/3' },
      { op: 'remove', path: '/2' },
    ]);
    expect(diff([1], [1, 2, 3])).toEqual([
      { op: 'add', path: '/1', value: 2 },
      { op: 'add', path: '/2', value: 3 },
    ]);
  });

  it('tell null from absence and an array from an object', () => {
    expect(diff({ a: null }, {})).toEqual([{ op: 'remove', path: '/a' }]);
    expect(diff({ a: [] }, { a: {} })).toEqual([{ op: 'replace', path: '/a', value: {} }]);
  });

  it('do not share parts with what they were made of', () => {
    const to = { a: { b: [1] } };
    const ops = diff({}, to);
    const doc: { a?: { b: number[] } } = {};
    applyPatch(doc, ops);
    doc.a?.b.push(2);
    expect(to).toEqual({ a: { b: [1] } });
    expect(ops).toEqual([{ op: 'add', path: '/a', value: { b: [1] } }]);
  });

  it.each([
    ['a parent that is missing', { op: 'add', path: '/x/y', value: 1 }],
    ['a member that is missing', { op: 'replace', path: '/x', value: 1 }],
    ['the removal of nothing', { op: 'remove', path: '/x' }],
    ['a place behind the end of an array', { op: 'replace', path: '/list/1', value: 1 }],
    ['a gap in an array', { op: 'add', path: '/list/3', value: 1 }],
    ['no number in an array', { op: 'remove', path: '/list/a' }],
    ['the whole document', { op: 'replace', path: '', value: 1 }],
  ] as const)('refuse %s', (_, op) => {
    expect(() => applyPatch({ list: [1] }, [op])).toThrow();
  });
});
