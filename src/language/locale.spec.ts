import { asLocale, localeOf } from './locale.js';

describe('localeOf', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['ja', 'ja'],
    ['ja-JP,en;q=0.5', 'ja'],
    ['en;q=0.4, ja;q=0.9', 'ja'],
    ['fr, ja;q=0.1', 'ja'],
    ['ja;q=0, en;q=0.1', 'en'],
    ['fr', 'en'],
    [';;q=x,,', 'en'],
  ])('reads %j as %s', (header, locale) => {
    expect(localeOf(header)).toBe(locale);
  });
});

describe('asLocale', () => {
  it.each([
    ['JA', 'ja'],
    ['en', 'en'],
    ['fr', undefined],
    [1, undefined],
  ])('reads %j as %j', (value, locale) => {
    expect(asLocale(value)).toBe(locale);
  });
});
