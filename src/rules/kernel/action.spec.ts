import {
  actionKey,
  actionSchema,
  clausesTaking,
  compareActions,
  parseAction,
  shapesOf,
  type Verbs,
} from './action.js';

const DOMAINS = { unit: ['a', 'b'], town: ['york', 'erie'], number: [0, 1] } as const;
const VERBS: Verbs = { march: { unit: 'unit', to: 'town' }, take: { count: 'number' }, done: {} };

const parse = (input: unknown) => parseAction(VERBS, DOMAINS, input);

describe('parseAction', () => {
  it('puts the fields in the order of the verbs', () => {
    const action = parse({ to: 'york', unit: 'a', do: 'march' });
    expect(action && Object.keys(action)).toEqual(['do', 'unit', 'to']);
    expect(action && actionKey(action)).toBe('march|a|york');
  });

  it('takes a verb without fields and a number', () => {
    expect(parse({ do: 'done' })).toEqual({ do: 'done' });
    expect(parse({ do: 'take', count: 0 })).toEqual({ do: 'take', count: 0 });
  });

  it.each([
    ['nothing', null],
    ['a text', 'done'],
    ['a list', [{ do: 'done' }]],
    ['no verb', { unit: 'a' }],
    ['an unknown verb', { do: 'fly' }],
    ['a verb that every object has', { do: 'constructor' }],
    ['a missing field', { do: 'march', unit: 'a' }],
    ['a field too many', { do: 'done', unit: 'a' }],
    ['another field', { do: 'march', unit: 'a', town: 'york' }],
    ['an id of another domain', { do: 'march', unit: 'york', to: 'a' }],
    ['a number as text', { do: 'take', count: '0' }],
    ['a number outside the domain', { do: 'take', count: 2 }],
    ['an object for an id', { do: 'take', count: { valueOf: 0 } }],
  ])('refuses %s', (_, input) => {
    expect(parse(input)).toBeNull();
  });
});

describe('a domain of many ids', () => {
  const hexes = Array.from({ length: 1777 }, (_, i) => `hex-${i}`);

  it('is gone through once, however many actions name its ids', () => {
    let passes = 0;
    const watched = new Proxy(hexes, {
      get: (list, key) => {
        if (key === '0') passes += 1;
        return Reflect.get(list, key) as unknown;
      },
    });
    const domains = { hex: watched };
    for (const to of ['hex-1776', 'hex-3', 'nowhere', 'hex-900'])
      expect(parseAction({ go: { to: 'hex' } }, domains, { do: 'go', to }) !== null).toBe(
        to !== 'nowhere',
      );
    expect(passes).toBe(1);
  });
});

describe('clausesTaking', () => {
  const shapes = shapesOf([
    { verbs: VERBS, clause: 'T-1' },
    { verbs: { take: { unit: 'unit' } }, clause: 'T-2' },
    { verbs: { take: { count: 'number' } }, clause: 'T-3' },
  ]);

  it('keeps each set of fields of a verb once', () => {
    const fields = shapes.get('take')?.map((shape) => shape.fields);
    expect(fields).toEqual([{ count: 'number' }, { unit: 'unit' }]);
  });

  it.each([
    [{ do: 'take', count: 1 }, ['T-1', 'T-3']],
    [{ do: 'take', unit: 'a' }, ['T-2']],
    [{ do: 'take', unit: 'york' }, []],
    [{ do: 'take', unit: 'a', count: 1 }, []],
    [{ do: 'constructor' }, []],
    [null, []],
  ])('of %j says %j', (input, expected) => {
    expect(clausesTaking(shapes, DOMAINS, input)).toEqual(expected);
  });
});

describe('actionSchema', () => {
  it('describes every verb, and the domains that are used', () => {
    const { unit, town } = DOMAINS;
    expect(actionSchema({ march: VERBS['march'] ?? {}, done: {} }, DOMAINS)).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $defs: { town: { enum: town }, unit: { enum: unit } },
      oneOf: [
        {
          type: 'object',
          properties: { do: { const: 'done' } },
          required: ['do'],
          additionalProperties: false,
        },
        {
          type: 'object',
          properties: {
            do: { const: 'march' },
            unit: { $ref: '#/$defs/unit' },
            to: { $ref: '#/$defs/town' },
          },
          required: ['do', 'unit', 'to'],
          additionalProperties: false,
        },
      ],
    });
  });
});

describe('compareActions', () => {
  it('orders as the keys do, also where one value begins another or is a number', () => {
    const actions = [
      { do: 'march', unit: 'us-1st', to: 'york' },
      { do: 'march', unit: 'us-1st-rifles', to: 'albany' },
      { do: 'march', unit: 'us-1st', to: 'albany' },
      { do: 'mar' },
      { do: 'mar-ch' },
      { do: 'roll', dice: 10 },
      { do: 'roll', dice: 9 },
      { do: 'done' },
    ];
    const keys = [...actions].sort(compareActions).map(actionKey);
    expect(keys).toEqual(actions.map(actionKey).sort());
    expect(compareActions({ do: 'done' }, { do: 'done' })).toBe(0);
  });
});
