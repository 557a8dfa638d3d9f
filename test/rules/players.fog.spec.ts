import { BLOCK, type BlockId } from '../../src/rules/columbia1812/components/blocks.js';
import { TOWN_INDEX } from '../../src/rules/columbia1812/components/lookups.js';
import {
  type Action,
  actionKey,
  canonical,
  choices,
  foresightOf,
  greedyPlayer,
  isSealed,
  type Player,
  PLAYER_NAMES,
  playerNamed,
  randomPlayer,
  type Ruleset,
  RULESETS,
  type Seat,
  seeded,
  type State,
} from '../../src/rules/index.js';
import { diff } from '../../src/rules/kernel/patch.js';
import { guessed } from '../../src/rules/kernel/trial.js';
import { LONG } from '../long.js';
import { Alike } from './support/alike.js';
import { areOthers, decisionsOf, secretive } from './support/hidden.js';
import { type Beginning, fromScenario } from './support/world.js';

/**
 * Decisions in which two worlds that differ are compared, so many apart; where hidden things are rare, all there are.
 */
const COMPARED = LONG ? 500 : 40;
const APART = 23;
/** More games than it takes in any ruleset. */
const GAMES = LONG ? 5_000 : 100;
/** Seeds that a player decides with, and guesses that are compared, in each of the worlds. */
const SEEDS = 2;
const GUESSES = 3;

interface Pair {
  readonly state: State;
  /** A world that the seat cannot tell from it, made without the ruleset's own `resample`. */
  readonly other: State;
  readonly seat: Seat;
}

/** How games begin: with every option and with none, in turn. */
function beginnings(rules: Ruleset): { begins: Beginning[]; rare: boolean } {
  const { begin, setting, rare } = secretive(rules);
  const plain = fromScenario(rules, { ...setting, options: {} });
  return { begins: rare ? [begin] : [begin, plain], rare };
}

/** Games whose greedy player takes too long for whole games. */
const SLOW = LONG ? ['madison', 'avalon1776'] : ['ops1812', 'madison', 'avalon1776'];

/** Decisions in which the world may be another, from games played at random and by the greedy player. */
function* pairsOf(rules: Ruleset): Generator<Pair> {
  const { begins, rare } = beginnings(rules);
  const players = SLOW.includes(rules.id) ? [randomPlayer] : [greedyPlayer, randomPlayer];
  const alike = new Alike(rules);
  for (let game = 1, no = 0; game <= GAMES; game++)
    for (const { state, seat } of decisionsOf(
      rules,
      begins[game % begins.length]!,
      game,
      players[(game >> 1) % players.length],
    )) {
      no += 1;
      if (rare ? !isSealed(state.agenda.at(-1)) : no % APART > 1) continue;
      alike.learn(state);
      if (!rare && no % APART !== 0 && !isSealed(state.agenda.at(-1))) continue;
      const other = alike.of(state, seat, seeded(no));
      if (areOthers(state, other)) yield { state: structuredClone(state), other, seat };
    }
}

const known = new Map<string, readonly Pair[]>();

/** Made once for all tests of a ruleset. */
function pairs({ id }: Ruleset): readonly Pair[] {
  const found = known.get(id);
  if (found !== undefined) return found;
  const list: Pair[] = [];
  for (const pair of pairsOf(RULESETS.find((rules) => rules.id === id) as Ruleset)) {
    list.push(pair);
    if (list.length === COMPARED) break;
  }
  known.set(id, list);
  return list;
}

/** The first pair of worlds of which something is not the same, and how it differs. */
function peek(
  rules: Ruleset,
  look: (world: State, seat: Seat, seed: number) => string,
  seeds: number,
  compared: readonly Pair[] = pairs(rules),
): string | null {
  for (const { state, other, seat } of compared)
    for (let seed = 0; seed < seeds; seed++) {
      const [here, there] = [look(state, seat, seed), look(other, seat, seed)];
      if (here !== there) return `${seat}: ${parted(here, there)} where ${told(state, other)}`;
    }
  return null;
}

const told = (one: State, other: State): string =>
  JSON.stringify(diff(one as never, other as never)).slice(0, 600);

/** Two texts from where they part. */
function parted(one: string, other: string): string {
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  const from = Math.max(0, at - 80);
  return [one, other].map((text) => text.slice(from, from + 160)).join(' | ');
}

/** What a player chooses otherwise in a world that looks the same, or null. */
const peekOf = (rules: Ruleset, player: Player, compared?: readonly Pair[]): string | null =>
  peek(
    rules,
    (state, seat, seed) => {
      const all = choices(rules, state, seat);
      return actionKey(player({ rules, state, seat, all }, seeded(seed)));
    },
    SEEDS,
    compared,
  );

/** What is otherwise in the worlds that a player guesses at, or null. */
const peekInGuesses = (rules: Ruleset): string | null =>
  peek(rules, (state, seat, seed) => canonical(guessed(rules, state, seat, seeded(seed))), GUESSES);

/** What differs in the pairs, as `table.member`; under seal what others have still to answer is in `agenda`. */
function hiddenParts(rules: Ruleset): Set<string> {
  const parts = pairs(rules).flatMap(({ state, other }) =>
    diff(state as never, other as never).map(({ path }) => {
      const [, table = '', , member] = path.split('/');
      return member === undefined || table === 'agenda' || table === 'cards'
        ? table
        : `${table}.${member}`;
    }),
  );
  return new Set(parts);
}

/** What a seat may not know, in each game; where none of it differed the comparison would show nothing. */
const HIDDEN: { readonly [ruleset: string]: readonly string[] } = {
  columbia1812: ['units.at', 'units.cv', 'units.order', 'fleet', 'agenda'],
  ops1812: ['cards'],
  madison: ['cards', 'units.wished', 'quiet', 'agenda'],
  avalon1776: ['agenda'],
};

const CASES = RULESETS.map((rules) => [rules.id, rules] as const);

/*
 * The same seed in both worlds: a player that chooses alike then has the same distribution in both, exactly, and so has
 * one that guesses at the same worlds. No counting of choices could show it as well.
 */
describe.each(CASES)('in %s', (_, rules) => {
  it('worlds that a seat cannot tell apart are compared, in which all that hides differs', () => {
    const seats = new Set(pairs(rules).map(({ seat }) => seat));
    expect(pairs(rules)).toHaveLength(COMPARED);
    expect([...seats].sort()).toEqual([...rules.seats].sort());
    expect([...hiddenParts(rules)]).toEqual(expect.arrayContaining([...(HIDDEN[rules.id] ?? [])]));
  });

  it('what a player guesses at hangs on nothing that its seat cannot see', () => {
    expect(peekInGuesses(rules)).toBeNull();
  });

  it('what is foretold of its choices hangs on nothing that its seat cannot see', () => {
    const told = peek(
      rules,
      (state, seat) => {
        const foresee = foresightOf(rules, state, seat);
        return choices(rules, state, seat).map(foresee).join(' ');
      },
      1,
    );
    expect(told).toBeNull();
  });

  it.each(PLAYER_NAMES)(
    'the %s player plays the same in worlds that its seat cannot tell apart',
    (name) => {
      expect(peekOf(rules, playerNamed(name))).toBeNull();
    },
  );

  it('a player who looks at the true state is found', () => {
    const peeking: Player = ({ state, all }) => pick(all, sumOf(canonical(state)));
    expect(peekOf(rules, peeking)).not.toBeNull();
  });

  it('a resampling that deals nothing anew is found', () => {
    const timid: Ruleset = {
      ...rules,
      resample: (state) => ({ state, renamed: {} }),
      unheard: (state) => state,
    };
    expect(peekInGuesses(timid)).not.toBeNull();
  });
});

const pick = (all: readonly Action[], no: number): Action => all[no % all.length]!;
const sumOf = (text: string): number =>
  [...text].reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) % 65_521, 0);

describe('a fault is found', () => {
  const named = (id: string): Ruleset => RULESETS.find((rules) => rules.id === id) as Ruleset;
  const war = named('columbia1812');
  type Blocks = { readonly [id: string]: { readonly at: string; cv: number } };
  const most = (id: string): number => BLOCK[id as BlockId].cv;
  const blocksIn = (state: State): Blocks => (state as unknown as { units: Blocks }).units;

  /** Pairs that differ in strengths alone, as far as these may: enemy blocks unhurt, and with their last step. */
  const worn = (): Pair[] =>
    pairs(war).flatMap(({ state, seat }) => {
      const [whole, last] = [most, () => 1].map((cvOf) => {
        const world = structuredClone(state);
        for (const [id, block] of Object.entries(blocksIn(world)))
          if (!id.startsWith(seat) && TOWN_INDEX.has(block.at)) block.cv = cvOf(id);
        return world;
      }) as [State, State];
      const views = [whole, last].map((world) => canonical(war.view(world, seat)));
      return views[0] === views[1] && areOthers(whole, last)
        ? [{ state: whole, other: last, seat }]
        : [];
    });

  it('but not where the greedy player of War of 1812 faces blocks unhurt or at their last step', () => {
    expect(worn().length).toBeGreaterThan(COMPARED / 2);
    expect(peekOf(war, greedyPlayer, worn())).toBeNull();
  });

  it('in War of 1812 where a player reads the strengths of hidden blocks', () => {
    const peeking: Player = ({ state, seat, all }) => {
      const enemy = Object.entries(blocksIn(state)).filter(([id]) => !id.startsWith(seat));
      return pick(
        all,
        enemy.reduce((sum, [, { cv }]) => sum + cv, 0),
      );
    };
    expect(peekOf(war, peeking)).not.toBeNull();
  });

  it('in War of 1812 where lost steps travel with the body', () => {
    const resample: Ruleset['resample'] = (state, viewer, random, how) => {
      const dealt = war.resample(state, viewer, random, how);
      for (const [id, { cv }] of Object.entries(blocksIn(state))) {
        const now = dealt.renamed[id] ?? id;
        (blocksIn(dealt.state)[now] as { cv: number }).cv = Math.max(1, most(now) - most(id) + cv);
      }
      return dealt;
    };
    expect(peekInGuesses({ ...war, resample })).toMatch('cv');
    expect(peekOf({ ...war, resample }, greedyPlayer, worn())).not.toBeNull();
  });

  it.each(['columbia1812', 'madison', 'avalon1776'])(
    'in %s where what others have answered under seal is not left out',
    (id) => {
      expect(peekInGuesses({ ...named(id), unheard: (state) => state })).not.toBeNull();
    },
  );

  it('in avalon1776 where the player knows whether the enemy has laid a card', () => {
    const { unheard: _, ...rules } = named('avalon1776');
    const blind: Ruleset = rules;
    expect(peekInGuesses(blind)).not.toBeNull();
  });
});
