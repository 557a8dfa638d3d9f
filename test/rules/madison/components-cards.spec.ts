import {
  CARD,
  type Card,
  CARD_IDS,
  CARDS,
} from '../../../src/rules/madison/components/cards/index.js';
import { EVENT_FORTS } from '../../../src/rules/madison/components/forts.js';
import type {
  Condition,
  Where,
  Who,
} from '../../../src/rules/madison/components/language/conditions.js';
import type { Effect, Modifier } from '../../../src/rules/madison/components/language/effects.js';
import type { Lasts, Window } from '../../../src/rules/madison/components/language/windows.js';
import { pathBetween } from '../../../src/rules/madison/components/map.js';
import { SHIPS } from '../../../src/rules/madison/components/ships.js';
import { UNITS } from '../../../src/rules/madison/components/units.js';
import { ferryFrom } from '../../../src/rules/madison/questions/march.js';

type All<T extends string> = Record<T, true>;
const keys = (all: Record<string, true>) => Object.keys(all).sort();

/** Complete, or it would not compile. */
// prettier-ignore
const DO: All<Effect['do']> = {
  vp: true, drm: true, ignore: true, reroll: true, 'no-retreat': true, withdraw: true, 'place-unit': true, 'unit-loss': true,
  leader: true, 'place-fort': true, 'destroy-town': true, 'destroy-base': true, 'place-ship': true, 'ship-loss': true,
  build: true, restore: true, depot: true, activate: true, 'limit-move': true, bar: true, wq: true, supply: true, draw: true,
  discard: true, 'look-hand': true, delay: true, 'start-war': true, 'end-game': true, choose: true, die: true,
};
// prettier-ignore
const COND: All<Condition['cond']> = {
  role: true, space: true, fort: true, across: true, 'in-combat': true, lead: true, 'unit-at': true, 'ship-at': true,
  holds: true, occupies: true, lake: true, 'lake-held': true, 'on-map': true, near: true, 'foe-card': true,
  'lost-round': true, destroyed: true, any: true,
};
// prettier-ignore
const WINDOWS: All<Window> = {
  prewar: true, play: true, ops: true, winter: true, assault: true, round: true, 'after-round': true, naval: true,
  'naval-rolled': true, declared: true, step: true, landing: true,
};
const LASTS: All<Lasts> = {
  instant: true,
  round: true,
  combat: true,
  card: true,
  turn: true,
  game: true,
};
// prettier-ignore
const WHERE: All<keyof Where> = {
  ids: true, region: true, territory: true, lake: true, lakeside: true, valueMax: true, controlledBy: true,
  noLandUnitsOf: true, minUnits: true, leader: true,
};
const WHO: All<keyof Who> = {
  side: true,
  kind: true,
  class: true,
  type: true,
  lake: true,
  ids: true,
};
// prettier-ignore
const MODIFIERS: All<Modifier> = { invasion: true, amphibious: true, 'foe-leader': true, fort: true };

/** When the event of a card of a type may be used. */
const FITS: Record<Card['type'], readonly Window[]> = {
  event: ['prewar', 'play'],
  campaign: ['play'],
  combination: ['ops', 'round'],
  winter: ['winter'],
  battle: ['assault', 'round', 'after-round', 'naval', 'naval-rolled'],
  reaction: ['declared', 'step', 'landing'],
};

const cards: readonly Card[] = CARDS;

interface Found {
  readonly member: string;
  readonly value: unknown;
}
const walk = (value: unknown, member = ''): Found[] => {
  if (typeof value !== 'object' || value === null) return [{ member, value }];
  if (Array.isArray(value)) return value.flatMap((one) => walk(one, member));
  const inner = Object.entries(value).flatMap(([name, one]) => walk(one, name));
  return [{ member, value }, ...inner];
};
const found = cards.flatMap(({ needs, effect }) => walk([needs, effect]));
const used = (member: string) => [
  ...new Set(found.filter((one) => one.member === member).map(({ value }) => value)),
];
const membersOf = (member: string) =>
  used(member).flatMap((value) => (typeof value === 'object' ? Object.keys(value!) : []));

/** Everything a card may do, of whichever choice or roll. */
const effects = (of: readonly Effect[]): readonly Effect[] =>
  of.flatMap((one) => {
    if (one.do === 'choose') return [one, ...one.of.flatMap(effects)];
    return one.do === 'die' ? [one, ...one.faces.flatMap((face) => effects(face.of))] : [one];
  });
const steps = cards.flatMap((card) => effects(card.effect).map((one) => ({ card, one })));
const titled = (title: string) => cards.filter((card) => card.title.en === title);

describe('cards of madison', () => {
  it('MMW-8.1 are 110, numbered, the years one after the other', () => {
    expect(CARD_IDS).toEqual(Array.from({ length: 110 }, (_, at) => `c${at + 1}`));
    expect(cards.filter(({ id, number }) => id !== `c${number}`)).toEqual([]);
    expect(cards.map(({ deck }) => deck)).toEqual(cards.map(({ deck }) => deck).sort());
    expect(cards.filter((card) => CARD[card.id as keyof typeof CARD] !== card)).toEqual([]);
  });

  it('the language says nothing that no card uses, and cards nothing that it does not know', () => {
    expect(used('do').sort()).toEqual(keys(DO));
    expect(used('cond').sort()).toEqual(keys(COND));
    expect([...new Set(membersOf('at'))].sort()).toEqual(keys(WHERE));
    expect([...new Set(membersOf('who'))].sort()).toEqual(keys(WHO));
    expect(used('what').sort()).toEqual(keys(MODIFIERS));
    expect([...new Set(cards.flatMap(({ when }) => when))].sort()).toEqual(keys(WINDOWS));
    expect([...new Set(cards.map(({ lasts }) => lasts))].sort()).toEqual(keys(LASTS));
  });

  it('are used when their type allows', () => {
    const odd = cards.filter(({ type, when }) => when.some((one) => !FITS[type].includes(one)));
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  it('every text and history is in Japanese, is not its English and ends as a sentence', () => {
    for (const { id, title, text, history } of cards) {
      for (const { en, ja } of [title, text, history]) {
        expect([
          id,
          en === ja,
          /[぀-ヿ一-鿿]/.test(ja),
          /[a-z]{2}/.test(ja.replace(/MPs/, '')),
        ]).toEqual([id, false, true, false]);
      }
      for (const { en, ja } of [text, history]) {
        expect([id, /^[A-Z0-9].*\.$/.test(en), ja.endsWith('。')]).toEqual([id, true, true]);
      }
    }
  });

  it.each(['en', 'ja'] as const)('cards that read the same do the same, in %s', (locale) => {
    const plays = new Map<string, Set<string>>();
    for (const { needs, effect, type, when, side, text } of cards) {
      const does = JSON.stringify([needs, effect, type, when]).replaceAll(`"${side}"`, '"me"');
      plays.set(text[locale], (plays.get(text[locale]) ?? new Set()).add(does));
    }
    expect([...plays].filter(([, does]) => does.size > 1).map(([text]) => text)).toEqual([]);
  });

  it('say the points that they score', () => {
    let scoring = 0;
    for (const { card, one } of steps) {
      if (one.do !== 'vp') continue;
      scoring += 1;
      const points = one.n === 1 ? '1 VP' : `${one.n} VPs`;
      expect([card.id, card.text.en.toLowerCase()]).toEqual([
        card.id,
        expect.stringContaining(`score ${points.toLowerCase()}`),
      ]);
      expect(card.text.ja).toContain(`${one.n}VPを得る`);
    }
    expect(scoring).toBeGreaterThan(5);
  });

  it('MMW-3.64 every CE unit, event fort and card ship is placed by exactly its card', () => {
    const placed = <K extends Effect['do']>(
      what: K,
      ids: (one: Extract<Effect, { do: K }>) => readonly string[],
    ) =>
      steps.flatMap(({ card, one }) =>
        one.do === what
          ? ids(one as Extract<Effect, { do: K }>).map((id) => `${id} ${card.id}`)
          : [],
      );
    const own = (things: readonly { id: string; card: string | null }[]) =>
      things.filter(({ card }) => card !== null).map(({ id, card }) => `${id} ${card}`);
    const once = (list: readonly string[]) => [...new Set(list)].sort();
    const early = ['r104 c29', 'r2-8 c72'];
    expect(once(placed('place-unit', ({ units }) => units))).toEqual(
      [...own(UNITS), ...early].sort(),
    );
    expect(placed('place-fort', ({ fort }) => [fort]).sort()).toEqual(own(EVENT_FORTS).sort());
    const taken = ['chubb c51', 'finch c51'];
    expect(placed('place-ship', ({ ships }) => ships).sort()).toEqual(
      [...own(SHIPS), ...taken].sort(),
    );
  });

  it('MMW-9.1 MMW-3.61 units that a card sends somewhere have a path there, or the ferry', () => {
    let sent = 0;
    for (const { card, one } of steps) {
      if (one.do !== 'activate' || one.mode !== 'units' || one.to === undefined) continue;
      sent += (one.at ?? []).length;
      const lost = (one.at ?? []).filter((from) =>
        one.to!.every(
          (to) =>
            pathBetween(from, to) === undefined && !(one.ferry === true && ferryFrom(from) === to),
        ),
      );
      expect([card.id, lost]).toEqual([card.id, []]);
    }
    expect(sent).toBeGreaterThan(0);
  });

  it('a die names every face once', () => {
    let dice = 0;
    for (const { one } of steps) {
      if (one.do !== 'die') continue;
      dice += 1;
      const faces = [1, 2, 3, 4, 5, 6].map(
        (roll) => one.faces.filter(({ min, max }) => min <= roll && roll <= max).length,
      );
      expect(faces).toEqual([1, 1, 1, 1, 1, 1]);
    }
    expect(dice).toBeGreaterThan(0);
  });

  it('the cards the rules name are there as the rules have them', () => {
    const short = (title: string) =>
      titled(title).map(({ deck, type, side }) => `${deck} ${type} ${side}`);
    expect(short('Declaration of War')).toEqual(['1812 event both']);
    expect([CARD.c9.title.en, CARD.c56.title.en]).toEqual([
      'Brock and Tecumseh',
      'Grand River Indians',
    ]);
    expect(CARD.c56.effect).toEqual([
      { do: 'place-unit', units: ['mohawk'], at: ['grand-river', 'burlington', 'york'] },
    ]);
    expect(titled('Death of Brock')[0]?.effect).toEqual([
      { do: 'leader', id: 'brock', act: 'flip' },
    ]);
    expect(titled('Treaty of Ghent').map(({ deck, effect }) => [deck, effect])).toEqual([
      [1814, [{ do: 'end-game' }]],
    ]);
    expect(short('Battle of New Orleans')).toEqual(['1814 winter us']);
    for (const title of ['Heavy Rain', 'Contrary Winds']) {
      expect(short(title)).toEqual([
        '1812 reaction both',
        '1813 reaction both',
        '1814 reaction both',
      ]);
    }
    expect(titled('Campaign').map(({ type, opv }) => `${type} ${opv}`)).toEqual(
      Array.from({ length: 8 }, () => 'campaign 3'),
    );
  });

  it('only Campaign, Heavy Rain and Contrary Winds occur more than once', () => {
    const twice = cards.filter(({ title }) => titled(title.en).length > 1);
    expect([...new Set(twice.map(({ title }) => title.en))].sort()).toEqual([
      'Campaign',
      'Contrary Winds',
      'Heavy Rain',
    ]);
    expect([...new Set(twice.map(({ title }) => title.ja))]).toHaveLength(3);
  });

  it.each([1812, 1813, 1814])(
    'the deck of %i is even between the sides and has every type',
    (year) => {
      const deck = cards.filter((card) => card.deck === year);
      const of = (side: string) => deck.filter((card) => card.side === side).length;
      expect(of('us')).toBe(of('gb'));
      expect([...new Set(deck.map(({ type }) => type))].sort()).toEqual(Object.keys(FITS).sort());
      const mean = deck.reduce((sum, { opv }) => sum + opv, 0) / deck.length;
      expect(mean).toBeGreaterThan(1.8);
      expect(mean).toBeLessThan(2.2);
    },
  );

  it('the event points of the sides are nearly even', () => {
    const worth = (card: Card, one: Effect, side: string) => {
      if (one.do === 'vp') return one.side === side ? one.n : 0;
      return one.do === 'destroy-town' && card.side === side ? one.n * (one.vp ?? 0) : 0;
    };
    const points = (side: string) =>
      steps.reduce((sum, { card, one }) => sum + worth(card, one, side), 0);
    expect([points('us'), points('gb')]).toEqual([16, 14]);
  });
});
