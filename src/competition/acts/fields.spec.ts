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

describe('a time in an act', () => {
  const startsAt = { startsAt: { takes: { of: 'time' } } } as const;
  const wrong = (time: unknown) => wrongField(startsAt, { kind: 'changeSettings', startsAt: time });

  it.each(['2028-02-29T10:00Z', '2030-01-31T23:59:59.5+09:00', '2030-12-31T00:00:00-11:30'])(
    'may be %j',
    (time) => {
      expect(wrong(time)).toBeUndefined();
    },
  );

  it.each([
    ...['2027-02-29T10:00Z', '2030-02-31T10:00:00Z', '2030-04-31T10:00+09:00', '2030-01-31T24:00Z'],
    ...['2030-13-01T10:00Z', '2030-01-31T10:60Z', '2030-01-31T10:00', '2030-01-31', 7],
    ...['2030-01-31T10:00+99:00', '0000-00-00T00:00Z'],
  ])('may not be %j, which no calendar or clock has', (time) => {
    expect(wrong(time)).toBe('startsAt');
  });
});
