import { type Board, type Ruleset, RULESETS } from '../../rules/index.js';
import { WIDTH } from '../rest/queries.js';
import { checkPixels, lookAt } from './look.js';

const box = (x: number) => ({ x, y: 0, width: 10, height: 10 });
const title = { en: 'A part', ja: '部分' };
const BOARD: Partial<Board> = {
  parts: ['north', 'hudson', 'south'].map((id, i) => ({ id, title, box: box(10 * i) })),
  first: { war: { wide: 'north', narrow: 'hudson' } },
  around: () => box(50),
};
const scenarios = ['war', 'peace'].map((id) => ({ id, title }));
const rules = { board: BOARD, scenarios } as unknown as Ruleset;
const boxAt = (wish: { part?: string; around?: string; width: number }, scenario?: string) =>
  lookAt(rules, { locale: 'en', ...wish }, scenario).box;

describe('what of a board is shown', () => {
  it('is the part that the scenario opens with, another on a telephone', () => {
    expect(boxAt({ width: 1200 }, 'war')).toEqual(box(0));
    expect(boxAt({ width: 700 }, 'war')).toEqual(box(0));
    expect(boxAt({ width: 390 }, 'war')).toEqual(box(10));
  });

  it('is what was asked for, wherever the scenario opens', () => {
    expect(boxAt({ width: 1200, part: 'south' }, 'war')).toEqual(box(20));
    expect(boxAt({ width: 390, around: 'albany' }, 'war')).toEqual(box(50));
  });

  it('is the whole board where the scenario opens with no part, and of the ground', () => {
    expect(boxAt({ width: 1200 }, 'peace')).toBeUndefined();
    expect(boxAt({ width: 1200 })).toBeUndefined();
  });

  it('is the whole board where all of it is asked for', () => {
    expect(boxAt({ width: 1200, part: 'all' }, 'war')).toBeUndefined();
    expect(RULESETS.flatMap(({ board }) => board.parts).filter(({ id }) => id === 'all')).toEqual(
      [],
    );
  });
});

describe('a place that is not on the board', () => {
  const messageFor = (id: string, around: string) => {
    const rules = RULESETS.find((one) => one.id === id);
    if (rules === undefined) throw new Error(`no ruleset ${id}`);
    return messageOf(() => lookAt(rules, { locale: 'en', width: 390, around }));
  };

  it.each([
    ['columbia1812', 'yorkk', 'york'],
    ['madison', 'sackets-harbor', 'sackets-harbour'],
    ['ops1812', 'charlestn', 'charleston'],
  ])('is answered with the nearest that is: %s, %s', (id, around, near) => {
    expect(messageFor(id, around)).toContain(`called "${around}". Is "${near}" meant?`);
  });

  it('is refused without a guess where nothing is like it', () => {
    expect(messageFor('columbia1812', 'constantinople')).toMatch(/called "constantinople"\.$/);
  });
});

describe('a picture of a game', () => {
  const scenarios = RULESETS.flatMap((rules) =>
    rules.scenarios.map(({ id }) => [rules.id, id, rules] as const),
  );

  it.each(scenarios)('of the usual width may be drawn: %s, %s', (_, scenario, rules) => {
    const look = lookAt(rules, { locale: 'en', width: WIDTH.usual }, scenario);
    expect(() => checkPixels(rules, look)).not.toThrow();
  });

  it.each(scenarios)('too wide is refused and told how wide: %s, %s', (_, scenario, rules) => {
    const at = (pixels: number) => () =>
      checkPixels(rules, { ...lookAt(rules, { locale: 'en', width: 1200 }, scenario), pixels });
    expect(at(6000)).toThrow(/^Correct the request: a picture of this shape may be at most \d+ /);
    const [most = ''] = /\d+/.exec(messageOf(at(6000))) ?? [];
    expect(at(Number(most))).not.toThrow();
  });
});

function messageOf(refused: () => void): string {
  try {
    refused();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}
