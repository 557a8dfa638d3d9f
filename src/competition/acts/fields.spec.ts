import { wrongField } from './fields.js';

const FIELDS = { name: { takes: { of: 'name' } } } as const;

describe('a name in an act', () => {
  it.each(['Lakes', ' Lakes ', '五大湖', '👩\u200d🚀', 'می\u200cخواهم', 'x'.repeat(80)])(
    'may be %j',
    (name) => {
      expect(wrongField(FIELDS, { kind: 'rename', name })).toBeUndefined();
    },
  );

  it.each([
    ...['', ' ', 'x'.repeat(81), 'a\nb', 'a\u2028b', 'a\u2029b', 'a\u202eb'],
    ...['\u200b', '\u200b\u200d', '\u3164', '\u2800', '\u0301', 7],
  ])('may not be %j', (name) => {
    expect(wrongField(FIELDS, { kind: 'rename', name })).toBe('name');
  });
});
