import { LOCALES, RULESETS, seededChance, start } from '../../src/rules/index.js';

const textsIn = (svg: string): string[] =>
  [...svg.matchAll(/>([^<>]+)</g)].map(([, text]) => text ?? '');
const touchedIn = (svg: string): string[] =>
  [...svg.matchAll(/data-id="([^"]+)" data-kind="place"/g)].map(([, place]) => place ?? '');

/** Words of the title or the legend of each board. */
const OF_FURNITURE: { readonly [ruleset: string]: { en: string; ja: string } } = {
  columbia1812: { en: 'infantry', ja: '歩兵' },
  ops1812: { en: 'regulars', ja: '正規兵' },
  madison: { en: 'VP, quarters', ja: 'VP・冬営値' },
  avalon1776: { en: 'Indian town', ja: '先住民の町' },
};

describe.each(RULESETS.map((rules) => [rules.id, rules] as const))('%s', (id, rules) => {
  const { state } = start(
    rules,
    { scenario: rules.scenarios[0]?.id ?? '', options: {} },
    seededChance(1),
  );
  const view = rules.view(state, null);
  const place = rules.components.places[0]?.id ?? '';

  it.each(LOCALES)('is drawn without its furniture, all else as before, in %s', (locale) => {
    const look = { locale, marks: { last: [place], choices: [] } };
    const [full, bare] = [look, { ...look, furniture: 'none' as const }].map((one) =>
      rules.board.svg(view, one),
    ) as [string, string];
    expect(bare.length).toBeLessThan(full.length);
    expect(touchedIn(bare).filter((one) => rules.board.spot(one) !== null)).toEqual(
      touchedIn(full),
    );
    const word = OF_FURNITURE[id]![locale];
    expect(textsIn(full)).toContain(word);
    expect(textsIn(bare)).not.toContain(word);
    const left = textsIn(bare);
    expect(textsIn(full)).toEqual(expect.arrayContaining(left));
  });

  it('has a ground that pieces without furniture fit on', () => {
    const look = { locale: 'en', furniture: 'none' } as const;
    const ground = rules.board.ground(look);
    expect(rules.board.groundSvg(look)).toContain(ground);
    expect(rules.board.svg(view, look)).toContain(ground);
    expect(ground.length).toBeLessThanOrEqual(rules.board.ground({ locale: 'en' }).length);
  });
});
