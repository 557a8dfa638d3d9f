import { readFileSync } from 'node:fs';

import { RULESETS } from '../../src/rules/index.js';
import { type Action, actionKey } from '../../src/rules/kernel/action.js';
import type { Components } from '../../src/rules/kernel/components.js';
import { isSealed, type Seat, type State } from '../../src/rules/kernel/frame.js';
import { canonical, type JsonObject } from '../../src/rules/kernel/json.js';
import type { AskPhase, Listing, RunPhase } from '../../src/rules/kernel/phase.js';
import type { Ruleset } from '../../src/rules/kernel/ruleset.js';
import { COMPONENTS } from './support/checks/components.js';
import { COUNTS } from './support/checks/counts.js';
import { DEALING } from './support/checks/dealing.js';
import { ANY, FOG, PICTURES, UNSEEN } from './support/checks/fog.js';
import { FORCED } from './support/checks/forced.js';
import { LEGALITY } from './support/checks/legality.js';
import { STATE } from './support/checks/state.js';
import { TEXTS } from './support/checks/texts.js';
import { keysOf } from './support/fuzz.js';
import { hiddenIn, secretive } from './support/hidden.js';
import { TOY } from './support/toy/index.js';
import { type Piece, PIECES, PLACES, standing, type ToyState } from './support/toy/state.js';
import { type Beginning, fromPosition, fromScenario, worldOf } from './support/world.js';

const CHECKS = [
  ...LEGALITY,
  ...STATE,
  ...TEXTS,
  ...COMPONENTS,
  ...COUNTS,
  ...DEALING,
  ...FOG,
  ...FORCED,
];

function run(name: string, rules: Ruleset, begin = standard(rules)): void {
  const check = CHECKS.find((one) => one.name === name);
  if (check === undefined) throw new Error(`no check has the name ${name}`);
  check.run(worldOf(rules, begin, [1, 2, 3]));
}

const standard = (rules: Ruleset): Beginning =>
  fromScenario(rules, { scenario: 'standard', options: {} });

/** The check that has this name finds the fault, and finds none in the sound game. */
function expectCaught(name: string, faulty: Ruleset): void {
  expect(() => run(name, TOY)).not.toThrow();
  expect(() => run(name, faulty)).toThrow(name);
}

const toy = (changes: Partial<Ruleset<ToyState>>): Ruleset => ({ ...TOY, ...changes });

const asking = (f: string): AskPhase => TOY.phases[f] as AskPhase;
const running = (f: string): RunPhase => TOY.phases[f] as RunPhase;

const listed = (f: string, change: (listing: Listing) => Partial<Listing>): Ruleset => {
  const phase = asking(f);
  const list: AskPhase['list'] = (state, frame) => {
    const listing = phase.list(state, frame);
    return { ...listing, ...change(listing) };
  };
  return toy({ phases: { ...TOY.phases, [f]: { ...phase, list } } });
};

describe('the contract suite finds', () => {
  it('a view that tells where a hidden piece is', () => {
    const faulty = toy({
      view: (state, viewer) => ({ ...TOY.view(state, viewer), leak: state.pieces['blue-bow-1'] }),
    });
    expectCaught('another world looks the same to the viewer it was made for', faulty);
  });

  it('a catalogue that lacks what is acted with, seen, or next to something', () => {
    const { components } = TOY;
    const withOut = (change: Partial<Components>): Ruleset =>
      toy({ components: { ...components, ...change } });
    const { places, pieces, connections, terms } = components;
    const [first, ...others] = places;
    const unnamed = { ...first!, name: { en: 'Camp', ja: '' } };
    const moved = { ...first!, at: { x: 100, y: 5 } };
    const fewer = withOut({ pieces: pieces.slice(1) });
    expectCaught('whatever an action names is in the catalogue', fewer);
    expectCaught('the places and pieces of a view are in the catalogue', fewer);
    expectCaught(
      'the places and pieces of a view are in the catalogue',
      toy({ view: (state, viewer) => ({ ...TOY.view(state, viewer), piece: { at: 'limbo' } }) }),
    );
    const named = 'what is catalogued is named in both languages, once';
    expectCaught(named, withOut({ places: [unnamed, ...others] }));
    expectCaught(named, withOut({ places: [...places, first!] }));
    const kinds = 'kinds are named, and their numbers as their shapes say';
    expectCaught(kinds, withOut({ terms: terms.slice(1) }));
    expectCaught(kinds, withOut({ places: [{ ...first!, more: {} }, ...others] }));
    expectCaught(
      'places lie on the board where they are drawn',
      withOut({ places: [moved, ...others] }),
    );
    const joined = 'connections are those of the map, each listed once';
    expectCaught(joined, withOut({ connections: connections.slice(1) }));
    expectCaught(joined, withOut({ connections: [...connections, connections[0]!] }));
    const arrival = { when: '1', scenario: null, side: 'red', at: null, count: 1, pieces: null };
    expectCaught(
      'what comes is a piece, and comes in a turn to a place',
      withOut({ schedule: [arrival] }),
    );
  });

  it('a number that is said to be a count and is none, or is one and is not said to be', () => {
    const whole = 'what says how many runs from 1 on without a gap';
    expectCaught(whole, toy({ counts: ['coin'] }));
    expectCaught(whole, toy({ counts: ['piece'] }));
    expectCaught('a field that says how many is one of a verb', toy({ counts: ['men'] }));
    const loss = asking('loss');
    const verbs = { lose: { piece: 'piece', men: 'men' } };
    const list: AskPhase['list'] = (state, frame) => {
      const { choices, ruling, ...others } = loss.list(state, frame);
      const both = ({ do: verb, piece }: Action) =>
        [1, 2].map((men) => ({ do: verb, piece: piece!, men }));
      const of = ({ do: verb, piece }: Action) => ({ do: verb, piece: piece! });
      const all = () => choices().flatMap(both);
      return { ...others, choices: all, ruling: (action) => ruling(of(action)) };
    };
    const phases = { ...TOY.phases, loss: { ...loss, verbs, list } };
    const counted = toy({ phases, domains: { ...TOY.domains, men: [1, 2] } });
    expectCaught('a number that always says how many is said to be one', counted);
  });

  it('a view that names a hidden piece', () => {
    const first = (state: ToyState) =>
      PIECES.find((piece) => state.pieces[piece] === 'hill') ?? null;
    const faulty = toy({
      view: (state, viewer) => ({ ...TOY.view(state, viewer), first: first(state) }),
    });
    expectCaught('no view names a hidden piece', faulty);
  });

  it('a handle that outlives what is known of its piece', () => {
    expectCaught('it does not show which of two like pieces acted', withHandles());
  });

  it('a question that is pushed though nothing will be left of it', () => {
    expectCaught(
      'what is asked later has a choice, or is not asked',
      listed('bid', () => ({ choices: () => [] })),
    );
  });

  it('a choice that is taken unasked where hidden pieces leave only one', () => {
    const loss = asking('loss');
    const forced: AskPhase['forced'] = (state, frame) => {
      const [only = null, ...others] = loss.list(state, frame).choices();
      return others.length === 0 ? only : null;
    };
    const faulty = toy({ phases: { ...TOY.phases, loss: { ...loss, forced } } });
    expectCaught('a choice is taken unasked in every like world or in none', faulty);
  });

  it('a log in the order of the pieces', () => {
    const carry: RunPhase = {
      ...running('carry'),
      run: (turn) => {
        const { orders, pieces } = turn.state as ToyState;
        const roads = PIECES.flatMap((piece) =>
          orders[piece] ? [`${pieces[piece]}>${orders[piece]}`] : [],
        );
        running('carry').run(turn);
        turn.table.say({ type: 'roads', clause: 'TOY-5.5', data: { roads } });
      },
    };
    const faulty = toy({ phases: { ...TOY.phases, carry } });
    expectCaught('worlds in which like pieces changed places stay alike', faulty);
  });

  it('a piece that becomes known without a reveal', () => {
    const loss = asking('loss');
    const apply: AskPhase['apply'] = (turn, action) => {
      const say: typeof turn.table.say = ({ reveals: _, ...saying }) => turn.table.say(saying);
      loss.apply(
        { ...turn, table: { roll: () => [], draw: () => [], shuffle: () => [], say } },
        action,
      );
    };
    const faulty = toy({ phases: { ...TOY.phases, loss: { ...loss, apply } } });
    expectCaught(
      'worlds in which all that is hidden was dealt anew differ only after a reveal',
      faulty,
    );
  });

  it('a resampling that leaves everything where it is', () => {
    const faulty = toy({ resample: (state) => ({ state, renamed: {} }) });
    expectCaught(
      'worlds in which all that is hidden was dealt anew differ only after a reveal',
      faulty,
    );
  });

  it('a resampling that hardly ever moves a piece', () => {
    const faulty = toy({
      resample: (state, viewer, random, how) => {
        const dealt = TOY.resample(state, viewer, random, how);
        const still = Object.fromEntries(Object.keys(dealt.renamed).map((id) => [id, id]));
        return random(5) === 0 ? dealt : { state, renamed: still };
      },
    });
    expectCaught('resampling deals every hidden piece into every like place', faulty);
  });

  it('a guard that lets through what the list leaves out', () => {
    const faulty = listed('strike', ({ choices }) => ({
      choices: () => choices().filter(({ at }) => at !== 'ford'),
    }));
    expectCaught('whatever passes the guards is among the candidates', faulty);
    expectCaught('guards and ranks accept exactly what is listed', faulty);
  });

  it('a list in another order than that of the keys', () => {
    const faulty = listed('orders', ({ choices }) => ({ choices: () => choices().toReversed() }));
    expectCaught('choices are distinct, sorted and well-formed', faulty);
  });

  it('a guard that throws where no candidate comes', () => {
    const faulty = listed('orders', ({ choices, ruling }) => ({
      ruling: (action) => {
        if (!keysOf(choices()).includes(actionKey(action))) throw new TypeError('boom');
        return ruling(action);
      },
    }));
    expectCaught('guards and ranks accept exactly what is listed', faulty);
  });

  it('a refusal that cites no clause', () => {
    const faulty = listed('deploy', ({ ruling }) => ({
      ruling: (action) => (ruling(action) === null ? null : { clause: 'NO-1', better: [] }),
    }));
    expectCaught('every refusal names a clause of the rulebook', faulty);
  });

  it('an event in the middle of a declaration', () => {
    const orders = asking('orders');
    const apply: AskPhase['apply'] = (turn, action) => {
      if (action.do === 'march') turn.table.say({ type: 'thought', clause: 'TOY-5', data: {} });
      orders.apply(turn, action);
    };
    const faulty = toy({ phases: { ...TOY.phases, orders: { ...orders, apply } } });
    expectCaught('a secret step shows to nobody else', faulty);
  });

  it('a view that grows with a declaration', () => {
    const given = (state: ToyState) => Object.keys(state.orders).length;
    const faulty = toy({
      view: (state, viewer) => ({ ...TOY.view(state, viewer), given: given(state) }),
    });
    expectCaught('a secret step shows to nobody else', faulty);
  });

  it('a view in the order in which keys were inserted', () => {
    const order = (state: ToyState) =>
      Object.keys(state.pieces).filter((piece) => state.pieces[piece as Piece] === 'lost');
    const faulty = toy({
      view: (state, viewer) => ({ ...TOY.view(state, viewer), order: order(state) }),
    });
    expectCaught('the order of keys in the state decides nothing', faulty);
  });

  it('a view that writes into the state', () => {
    const faulty = toy({
      view: (state, viewer) => TOY.view(Object.assign(state, { turn: state.turn }), viewer),
    });
    expectCaught('looking changes nothing', faulty);
  });

  it('a kind that copies or compares without looking', () => {
    const kind = { copy: (piece: unknown) => piece, same: () => false };
    const returned = (piece: unknown) => (piece === 'lost' ? 'hill' : piece);
    const check = 'kinds copy and compare as the kernel does';
    expect(() => run(check, toy({ kinds: { pieces: kind } }))).not.toThrow();
    expectCaught(check, toy({ kinds: { pieces: { ...kind, copy: returned } } }));
    expectCaught(check, toy({ kinds: { pieces: { ...kind, same: () => true } } }));
    const ids = [...PIECES];
    expect(() => run(check, toy({ kinds: { pieces: { ...kind, ids } } }))).not.toThrow();
    expectCaught(check, toy({ kinds: { pieces: { ...kind, ids: [...ids, 'lost'] } } }));
    expectCaught(check, toy({ kinds: { pieces: { ...kind, ids: ids.slice(1) } } }));
  });

  it('a game without an end', () => {
    const next: RunPhase = {
      ...running('next'),
      run: (turn) => {
        running('next').run(turn);
        (turn.state as ToyState).turn = 0;
      },
    };
    expectCaught('every game ends in time', toy({ phases: { ...TOY.phases, next }, longest: 100 }));
  });

  it('a die that nobody hears of', () => {
    const muster: RunPhase = {
      ...running('muster'),
      run: (turn) => {
        running('muster').run(turn);
        turn.table.roll(1, 'idle', 'TOY-4.1');
      },
    };
    expectCaught(
      'every roll is told, and every clause and reveal is one',
      toy({ phases: { ...TOY.phases, muster } }),
    );
  });

  it('a step that only takes back another', () => {
    const orders = asking('orders');
    const apply: AskPhase['apply'] = (turn, action) => {
      orders.apply(turn, action);
      const state = turn.state as ToyState;
      if (action.do === 'march' && Object.keys(state.orders).length === 2) state.orders = {};
    };
    const faulty = toy({ phases: { ...TOY.phases, orders: { ...orders, apply } } });
    expectCaught('no state comes back before the next boundary', faulty);
  });

  it('a text without Japanese', () => {
    const faulty = toy({ describeAction: (action) => `do ${Object.values(action).join(' ')}` });
    expectCaught('every choice has a text in both languages', faulty);
  });
});

describe('of 1776, where a card lies under seal, the contract suite finds', () => {
  const sound = RULESETS.find(({ id }) => id === 'avalon1776')!;
  const changed = (changes: Partial<Ruleset>): Ruleset => ({ ...sound, ...changes });

  /** The card that lies under seal, whoever laid it. */
  function sealedCard({ agenda }: State): string | null {
    const [now, top] = agenda.slice(-2);
    if (now?.f !== 'series' || !isSealed(top)) return null;
    const { cards } = now as unknown as { cards: { readonly [side: Seat]: string } };
    return Object.values(cards)[0] ?? null;
  }

  /** That check finds that fault in games that begin where a card lies under seal, and none in the sound game. */
  function expectFound(name: string, faulty: Ruleset, fault: string | RegExp): void {
    const failing = (rules: Ruleset): string | null => {
      try {
        run(name, rules, secretive(rules).begin);
        return null;
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(failing(sound)).toBeNull();
    const found = failing(faulty);
    expect(found).toMatch(name);
    expect(found).toMatch(fault);
  }

  it('a view that shows the face of the card', () => {
    const view: Ruleset['view'] = (state, viewer) => ({
      ...sound.view(state, viewer),
      face: sealedCard(state),
    });
    for (const name of [UNSEEN, ANY]) expectFound(name, changed({ view }), 'view differs');
  });

  it('a view that tells of the card without naming it', () => {
    const view: Ruleset['view'] = (state, viewer) => ({
      ...sound.view(state, viewer),
      width: sealedCard(state)?.length ?? 0,
    });
    for (const name of [UNSEEN, ANY]) expectFound(name, changed({ view }), 'view differs');
  });

  it('a picture that shows the card, of a view that does not', () => {
    const cards = new WeakMap<JsonObject, string | null>();
    const view: Ruleset['view'] = (state, viewer) => {
      const shown = sound.view(state, viewer);
      cards.set(shown, sealedCard(state));
      return shown;
    };
    const { board } = sound;
    const svg: typeof board.svg = (shown, look) =>
      board.svg(shown, look).replace('</svg>', `<text>${cards.get(shown) ?? ''}</text></svg>`);
    const text: typeof board.text = (shown, locale) =>
      `${board.text(shown, locale)}\n${cards.get(shown) ?? ''}`;
    expectFound(PICTURES, changed({ view, board: { ...board, svg } }), 'svg differs');
    expectFound(PICTURES, changed({ view, board: { ...board, text } }), 'text differs');
  });

  const tactic = sound.phases['tactic'] as AskPhase;

  it('choices that hang on the card', () => {
    const list: AskPhase['list'] = (state, frame) => {
      const listing = tactic.list(state, frame);
      const isBarred = ({ card }: Action) => card !== undefined && card === sealedCard(state);
      return {
        ...listing,
        choices: () => listing.choices().filter((action) => !isBarred(action)),
        ruling: (action) =>
          isBarred(action) ? { clause: 'A1776-adv.II.A.2', better: [] } : listing.ruling(action),
      };
    };
    const faulty = changed({ phases: { ...sound.phases, tactic: { ...tactic, list } } });
    for (const name of [UNSEEN, ANY]) expectFound(name, faulty, 'choices differs');
  });

  it('a guard that only one of two worlds has, behind the same list', () => {
    const dealt = new Set<string>();
    const resample: Ruleset['resample'] = (...asked) => {
      const other = sound.resample(...asked);
      dealt.add(canonical(other.state));
      return other;
    };
    const list: AskPhase['list'] = (state, frame) => {
      const listing = tactic.list(state, frame);
      const barred = { clause: 'A1776-adv.II.A.2', better: [] };
      const isDealt = (): boolean => dealt.has(canonical(state));
      return { ...listing, ruling: (action) => (isDealt() ? barred : listing.ruling(action)) };
    };
    const phases = { ...sound.phases, tactic: { ...tactic, list } };
    expectFound(ANY, changed({ resample, phases }), 'only one world allows');
  });

  /** What the step in which the cards are shown says is said otherwise. */
  const saying = (change: (reveals: readonly string[]) => readonly string[] | undefined) => {
    const series = sound.phases['series'] as RunPhase;
    const run: RunPhase['run'] = (turn) => {
      const say: typeof turn.table.say = ({ reveals, ...rest }) => {
        const others = reveals && change(reveals);
        turn.table.say({ ...rest, ...(others && { reveals: others }) });
      };
      const roll: typeof turn.table.roll = (...dice) => turn.table.roll(...dice);
      series.run({ ...turn, table: { roll, draw: () => [], shuffle: () => [], say } });
    };
    return changed({ phases: { ...sound.phases, series: { ...series, run } } });
  };

  it('cards that are shown without a reveal, or with one that names neither', () => {
    expectFound(
      ANY,
      saying(() => undefined),
      /after .*differs/,
    );
    expectFound(
      ANY,
      saying(() => []),
      'reveals the same',
    );
  });

  it('a resampling that moves nothing', () => {
    const faulty = changed({ resample: (state) => ({ state, renamed: {} }) });
    const nothing = 'nothing was compared';
    for (const name of [UNSEEN, PICTURES, ANY]) expectFound(name, faulty, nothing);
    const { scenario } = secretive(sound).setting;
    expect(hiddenIn(sound, scenario, 1).hidden).toBe(1);
    expect(hiddenIn(faulty, scenario, 1).hidden).toBe(0);
  });
});

describe('of 1776, where counters lie face down, the contract suite finds', () => {
  const sound = RULESETS.find(({ id }) => id === 'avalon1776')!;
  const changed = (changes: Partial<Ruleset>): Ruleset => ({ ...sound, ...changes });
  const begin = fromPosition(
    sound,
    readFileSync(
      new URL('./positions/avalon1776/face-down-on-the-hudson.txt', import.meta.url),
      'utf8',
    ),
  );

  type Hexes = { readonly [hex: string]: { readonly us?: { readonly [lot: string]: JsonObject } } };
  const hexesOf = (state: State): Hexes => (state as State & { readonly hexes: Hexes }).hexes;
  /** The first hex in which a decoy of the Americans lies face down; null: there is none. */
  const decoyAt = (state: State): string | null =>
    Object.keys(hexesOf(state))
      .sort()
      .find((hex) =>
        Object.values(hexesOf(state)[hex]?.us ?? {}).some((lot) => lot['D-1'] !== undefined),
      ) ?? null;

  function expectFound(name: string, faulty: Ruleset, fault: string | RegExp): void {
    expect(() => run(name, sound, begin)).not.toThrow();
    expect(() => run(name, faulty, begin)).toThrow(name);
    expect(() => run(name, faulty, begin)).toThrow(fault);
  }

  it('a view that tells an enemy or a spectator where a decoy lies', () => {
    for (const blind of ['gb', null]) {
      const view: Ruleset['view'] = (state, viewer) => ({
        ...sound.view(state, viewer),
        ...(viewer === blind && { leak: decoyAt(state) }),
      });
      expectFound(UNSEEN, changed({ view }), 'view differs');
    }
  });

  it('a picture that shows a decoy, of a view that does not', () => {
    const decoys = new WeakMap<JsonObject, string | null>();
    const view: Ruleset['view'] = (state, viewer) => {
      const shown = sound.view(state, viewer);
      decoys.set(shown, decoyAt(state));
      return shown;
    };
    const { board } = sound;
    const svg: typeof board.svg = (shown, look) =>
      board.svg(shown, look).replace('</svg>', `<text>${decoys.get(shown) ?? ''}</text></svg>`);
    expectFound(PICTURES, changed({ view, board: { ...board, svg } }), 'svg differs');
  });

  it('choices of the enemy that hang on a decoy', () => {
    const movement = sound.phases['movement'] as AskPhase;
    const list: AskPhase['list'] = (state, frame) => {
      const listing = movement.list(state, frame);
      const isBarred = (action: Action): boolean =>
        action.do === 'end' &&
        (frame as { readonly by?: Seat }).by === 'gb' &&
        (decoyAt(state) ?? '') > 'GGG';
      return {
        ...listing,
        choices: () => listing.choices().filter((action) => !isBarred(action)),
        ruling: (action) =>
          isBarred(action) ? { clause: 'A1776-opt.I.G', better: [] } : listing.ruling(action),
      };
    };
    const faulty = changed({ phases: { ...sound.phases, movement: { ...movement, list } } });
    expectFound(UNSEEN, faulty, 'choices differs');
  });
});

/** Every piece bears a number that its enemy sees where it stands. */
function withHandles(): Ruleset {
  type Handled = ToyState & { handles: { [piece: string]: string } };
  const handlesAt = (state: Handled, place: (typeof PLACES)[number]) =>
    (['red', 'blue'] as const)
      .flatMap((side) => standing(state, side, place))
      .map((piece) => state.handles[piece]);
  const numbers = (state: Handled) =>
    Object.fromEntries(PLACES.map((place) => [place, handlesAt(state, place).sort().join(' ')]));
  return {
    ...TOY,
    setup: (setting, table): Handled => ({
      ...TOY.setup(setting, table),
      handles: Object.fromEntries(PIECES.map((piece, i) => [piece, `no. ${(i * 7) % 10}`])),
    }),
    view: (state: State, viewer) => {
      const view = TOY.view(state as Handled, viewer);
      return view['asked'] === 'sealed' || viewer === (state as Handled).active
        ? view
        : { ...view, numbers: numbers(state as Handled) };
    },
    resample: (state: State, viewer, random, how) => {
      const { handles } = state as Handled;
      const dealt = TOY.resample(state as Handled, viewer, random, how);
      const carried = Object.entries(handles).map(([piece, handle]) => [
        dealt.renamed[piece] ?? piece,
        handle,
      ]);
      return { ...dealt, state: { ...dealt.state, handles: Object.fromEntries(carried) } };
    },
  };
}
