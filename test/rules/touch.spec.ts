import { RULESETS } from '../../src/rules/index.js';
import type { State } from '../../src/rules/kernel/frame.js';
import { seeded } from '../../src/rules/kernel/random.js';
import type { Ruleset } from '../../src/rules/kernel/ruleset.js';
import { areOthers, decisionsOf, secretive } from './support/hidden.js';
import { viewersOf } from './support/world.js';

/** Actions of a random game, and after how many of them the picture is looked at. */
const STEPS = 90;
const EVERY = 30;

interface Mark {
  readonly id: string;
  readonly kind: string;
}

const marksIn = (svg: string): Mark[] =>
  [...svg.matchAll(/data-id="([^"]+)" data-kind="([^"]+)"/g)].map(([, id, kind]) => ({
    id: id!,
    kind: kind!,
  }));

/** Positions of a game in which much is hidden; where little ever is, all of those in which anything is. */
function* positions(rules: Ruleset): Generator<State> {
  const { begin, rare } = secretive(rules);
  let step = 0;
  for (const { state } of decisionsOf(rules, begin, 5)) {
    if (step >= STEPS) return;
    if (rare ? isHiding(rules, state) : step % EVERY === 0) yield structuredClone(state);
    step += 1;
  }
}

/** Whether it may be another to somebody. */
const isHiding = (rules: Ruleset, state: State): boolean =>
  viewersOf(rules).some((viewer) =>
    areOthers(state, rules.resample(state, viewer, seeded(1), 'any').state),
  );

/** Whether anything in play has a name of its own: a piece of which there is one alone, a card that is dealt unseen. */
const hasNames = (rules: Ruleset, state: State): boolean =>
  rules.components.pieces.some(
    ({ id, count }) => count === 1 && textsIn(rules.view(state, null)).has(id),
  ) || rules.decks.piles(rules.view(state, null)).some(({ contents }) => contents === null);

/** Every text in a value, names of members too. */
function textsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) {
      if (!Array.isArray(value)) found.add(name);
      textsIn(item, found);
    }
  return found;
}

describe.each(RULESETS.map((rules) => [rules.id, rules] as const))(
  'what can be touched in the pictures of %s',
  (_, rules) => {
    const places = rules.components.places.filter(({ id }) => rules.board.spot(id) !== null);

    it('are the places of the ground, each once, of the catalogue', () => {
      const marks = marksIn(rules.board.groundSvg({ locale: 'en' }));
      const known = new Set(places.map(({ id }) => id));
      expect(marks.length).toBeGreaterThan(10);
      expect(marks.filter(({ id, kind }) => kind !== 'place' || !known.has(id))).toEqual([]);
      expect(new Set(marks.map(({ id }) => id)).size).toBe(marks.length);
    });

    it('and pieces and cards that the view of the viewer names, and no others', () => {
      let looked = 0;
      let hiding = 0;
      let named = false;
      for (const state of positions(rules)) {
        hiding += isHiding(rules, state) ? 1 : 0;
        named ||= hasNames(rules, state);
        for (const viewer of viewersOf(rules)) {
          const view = rules.view(state, viewer);
          const known = textsIn(view);
          const marks = marksIn(rules.board.svg(view, { locale: 'en', layer: 'pieces' }));
          looked += marks.length;
          expect(marks.filter(({ id, kind }) => kind === 'place' || !known.has(id))).toEqual([]);
        }
      }
      expect(hiding).toBeGreaterThan(2);
      // Units that are numbers in a hex are touched as the place that they stand in.
      expect(looked > 0).toBe(named);
    });
  },
);

describe('pieces and cards of one player', () => {
  it.each([
    ['columbia1812', 'piece'],
    ['madison', 'piece'],
    ['madison', 'card'],
    ['ops1812', 'card'],
  ])('can be touched by them: %s, %s', (id, wanted) => {
    const rules = RULESETS.find((one) => one.id === id)!;
    const marks = [...positions(rules)].flatMap((state) =>
      rules.seats.flatMap((seat) =>
        marksIn(rules.board.svg(rules.view(state, seat), { locale: 'en', layer: 'pieces' })),
      ),
    );
    expect(marks.some(({ kind }) => kind === wanted)).toBe(true);
  });

  it.each(['madison', 'ops1812'])('a card lies open to one of them at most: %s', (id) => {
    const rules = RULESETS.find((one) => one.id === id)!;
    let looked = 0;
    for (const state of positions(rules)) {
      const cards = [...rules.seats, null].flatMap((seat) =>
        marksIn(rules.board.svg(rules.view(state, seat), { locale: 'en', layer: 'pieces' }))
          .filter(({ kind }) => kind === 'card')
          .map((mark) => mark.id),
      );
      looked += cards.length;
      expect(new Set(cards).size).toBe(cards.length);
    }
    expect(looked).toBeGreaterThan(0);
  });
});

it('most games have pieces or cards with names of their own', () => {
  const all = RULESETS.filter((rules) =>
    [...positions(rules)].some((state) => hasNames(rules, state)),
  );
  expect(all.length).toBeGreaterThan(RULESETS.length / 2);
});
