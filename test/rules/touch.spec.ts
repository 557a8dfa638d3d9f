import { RULESETS } from '../../src/rules/index.js';
import { owed } from '../../src/rules/kernel/agenda.js';
import type { State } from '../../src/rules/kernel/frame.js';
import { choices, playInPlace, start } from '../../src/rules/kernel/play.js';
import { seeded, seededChance } from '../../src/rules/kernel/random.js';
import type { Ruleset } from '../../src/rules/kernel/ruleset.js';
import { RecordingTable } from '../../src/rules/kernel/table.js';

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

function* positions(rules: Ruleset): Generator<State> {
  const [chance, random] = [seededChance(5), seeded(5)];
  const { state } = start(rules, { scenario: rules.scenarios[0]!.id, options: {} }, chance);
  for (let step = 0; state.outcome === null && step < STEPS; step++) {
    if (step % EVERY === 0) yield state;
    const [seat = ''] = owed(rules, state);
    const all = choices(rules, state, seat);
    playInPlace(rules, state, seat, all[random(all.length)]!, new RecordingTable(chance));
  }
}

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
      for (const state of positions(rules))
        for (const viewer of [...rules.seats, null]) {
          const view = rules.view(state, viewer);
          const named = textsIn(view);
          const marks = marksIn(rules.board.svg(view, { locale: 'en', layer: 'pieces' }));
          looked += marks.length;
          expect(marks.filter(({ id, kind }) => kind === 'place' || !named.has(id))).toEqual([]);
        }
      // What stands in a hex of 1776 is a number, touched as the place that it stands in.
      if (rules.id === 'avalon1776') expect(looked).toBe(0);
      else expect(looked).toBeGreaterThan(0);
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
