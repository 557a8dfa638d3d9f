import { isWithin, wholeScopes } from './scopes.js';

const [soon, later] = [new Date(1_000), new Date(2_000)];

describe('scopes', () => {
  it('are kept once each and in one order, and who may play may read', () => {
    expect(wholeScopes(['account', 'play', 'play'])).toEqual(['read', 'play', 'account']);
    expect(wholeScopes(['account'])).toEqual(['account']);
    expect(wholeScopes(['read'])).toEqual(['read']);
  });

  it.each([
    [['read'], null, ['read', 'play'], null, true],
    [['read', 'play'], null, ['read'], null, false],
    [['account'], null, ['read', 'play'], null, false],
    [['read'], soon, ['read'], later, true],
    [['read'], later, ['read'], later, true],
    [['read'], later, ['read'], soon, false],
    [['read'], null, ['read'], later, false],
    [['read'], later, ['read'], null, true],
  ] as const)('%j until %j in %j until %j: %s', (a, aEnd, b, bEnd, within) => {
    const [inner, outer] = [
      { scopes: a, expiresAt: aEnd },
      { scopes: b, expiresAt: bEnd },
    ];
    expect(isWithin(inner, outer)).toBe(within);
  });
});
