import { type BlockId } from '../../../src/rules/columbia1812/components/blocks.js';
import {
  countIn,
  INDIAN,
  isTown,
  kindOf,
  type State1812,
} from '../../../src/rules/columbia1812/state.js';
import { owed } from '../../../src/rules/kernel/agenda.js';
import { isSealed, type Seat, type State } from '../../../src/rules/kernel/frame.js';
import { canonical } from '../../../src/rules/kernel/json.js';
import { choices, playInPlace } from '../../../src/rules/kernel/play.js';
import { seededChance } from '../../../src/rules/kernel/random.js';
import type { Ruleset } from '../../../src/rules/kernel/ruleset.js';
import { type Random, RecordingTable } from '../../../src/rules/kernel/table.js';
import { CARD, type CardId } from '../../../src/rules/madison/components/cards/index.js';
import { DECLARATION, GHENT } from '../../../src/rules/madison/questions/cards.js';
import { difference, looked } from './observe.js';

/*
 * Worlds that look the same to a seat, made without the ruleset's `resample`: what that leaves as it is would be the
 * same in both, and whoever peeks at it would never be found. Here anything in the tables of the state is changed at
 * random, others act under seal, and whatever the seat's view does not show stays changed.
 */

interface Bounds {
  /** Tables, or members of what they hold, that no view tells and that are no secret all the same, and why. */
  readonly told: { readonly [part: string]: string };
  /**
   * Whether two entries of a table may be exchanged, or where they are the same one, it may become another, without
   * leaving what the rules can lead to.
   */
  readonly mayMix?: (table: string, one: string, other: string, state: State) => boolean;
}

const FREE: Bounds = { told: {} };

/** Two cards of one year, neither of them one that all know to lie somewhere. */
const areAlike = (table: string, one: string, other: string): boolean =>
  table !== 'cards' ||
  (one !== other &&
    CARD[one as CardId].deck === CARD[other as CardId].deck &&
    ![one, other].some((card) => card === GHENT || card === DECLARATION));

/**
 * Infantry alone comes by sea. The Indian is on the map or where all know it to be, no other block is where it begins
 * and ends, and whether a block that stands alone is the Indian, control and battles tell.
 */
function areBlocks(table: string, one: string, other: string, state: State): boolean {
  if (table !== 'units') return true;
  const world = state as State1812;
  // off the map and out of hand a block is whole and has no orders
  const { at } = world.units[one as BlockId];
  if (one === other) return isTown(at) || at === 'hand';
  const [ids, blocks] = [
    [one, other] as BlockId[],
    [one, other].map((id) => world.units[id as BlockId]),
  ];
  const isInfantry = ids.every((id) => kindOf(id) === 'infantry');
  if (!isInfantry && blocks.some(({ came }) => came?.sea === true)) return false;
  return (
    !ids.includes(INDIAN) ||
    blocks.every((block) => isTown(block.at) && countIn(world, block.at, 'gb') > 1)
  );
}

const BOUNDS: { readonly [ruleset: string]: Bounds } = {
  columbia1812: {
    told: { 'units.came': 'from where a block came all have seen, and the log has told' },
    mayMix: areBlocks,
  },
  ops1812: {
    told: { 'regions.owner': 'the marker of an Indian region lies open, and no other has one' },
  },
  madison: {
    told: { seen: 'which cards a side has shown the other both know, and the log has told' },
    mayMix: areAlike,
  },
  avalon1776: {
    told: { used: 'which supply was used how often all have seen, and the log has told' },
  },
};

type Members = { [key: string]: unknown };

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Members of the state that are no tables of things: what is to be done, and what the game is played with. */
const APART = ['agenda', 'outcome', 'options', 'scenario'];

/** A kind of change: two entries of a table are exchanged, or an entry or a member of one becomes another. */
interface Part {
  readonly table: string;
  readonly change: 'exchange' | 'entry' | 'member';
  readonly member: string;
  /** Values that it has had in play, as JSON; an absent one is one too. */
  readonly values: Set<string>;
  tried: number;
  kept: number;
}

/** More of the values of a part are not remembered. */
const VALUES = 60;
/** A part that has shown itself so often is seldom tried any more. */
const SHOWN = 60;
const SELDOM = 20;
/** Changes that are tried for each world. */
const TRIED = 60;
/** Draws of what to exchange with what, until it makes a difference. */
const DRAWS = 20;
/** Steps of others under seal are fewer. */
const SECRET = 4;

const NONE = 'none';
const textOf = (value: unknown): string => JSON.stringify(value) ?? NONE;
const valueOf = (text: string): unknown => (text === NONE ? undefined : JSON.parse(text));

const oneOf = <T>(list: readonly T[], random: Random): T => list[random(list.length)] as T;

const tableOf = (state: State, table: string): Members =>
  (state as unknown as { [table: string]: Members })[table] ?? {};

/** Makes worlds that look the same; it learns from the states it is shown what may stand in their tables. */
export class Alike {
  readonly #parts = new Map<string, Part>();
  readonly #bounds: Bounds;

  constructor(private readonly rules: Ruleset) {
    this.#bounds = BOUNDS[rules.id] ?? FREE;
  }

  learn(state: State): void {
    for (const [table, things] of Object.entries(state)) {
      if (APART.includes(table) || !isObject(things)) continue;
      this.#part(table, 'exchange');
      for (const thing of Object.values(things))
        if (!isObject(thing)) this.#part(table, 'entry').values.add(textOf(thing));
        else
          for (const [member, value] of Object.entries(thing)) {
            const { values } = this.#part(table, 'member', member);
            if (values.size < VALUES) values.add(textOf(value));
          }
    }
  }

  /** A world that looks the same to the seat, with whatever else there is changed. */
  of(state: State, seat: Seat, random: Random): State {
    let world = structuredClone(state);
    this.#othersAct(world, seat, random);
    const view = JSON.stringify(this.rules.view(state, seat));
    const seen = this.#seen(state, seat);
    const isSame = (other: State): boolean =>
      JSON.stringify(this.rules.view(other, seat)) === view &&
      this.#isPosition(other) &&
      difference(seen, this.#seen(other, seat)) === null;
    for (let tries = 0; tries < TRIED; tries++) {
      const part = this.#worth(random);
      const other = part && this.#anyChange(world, part, random);
      if (!part || !other) continue;
      part.tried += 1;
      if (!holds(() => isSame(other))) continue;
      part.kept += 1;
      world = other;
    }
    return structuredClone(world);
  }

  #part(table: string, change: Part['change'], member = ''): Part {
    const key = [table, change, member].join(' ');
    const part = this.#parts.get(key) ?? {
      ...{ table, change, member },
      ...{ values: new Set(), tried: 0, kept: 0 },
    };
    this.#parts.set(key, part);
    return part;
  }

  /** A part that is worth a try, since it has not always shown itself. */
  #worth(random: Random): Part | undefined {
    const { told } = this.#bounds;
    const all = [...this.#parts.values()].filter(
      ({ table, member }) => !(table in told) && !(`${table}.${member}` in told),
    );
    const hidden = all.filter(({ tried, kept }) => kept > 0 || tried < SHOWN);
    return oneOf(hidden.length === 0 || random(SELDOM) === 0 ? all : hidden, random);
  }

  /** A change of that kind that is one: of the first few that come to mind. */
  #anyChange(state: State, part: Part, random: Random): State | null {
    for (let draws = 0; draws < DRAWS; draws++) {
      const other = this.#changed(state, part, random);
      if (other !== null) return other;
    }
    return null;
  }

  #changed(state: State, { table, change, member, values }: Part, random: Random): State | null {
    const ids = Object.keys(tableOf(state, table));
    if (ids.length === 0) return null;
    const one = oneOf(ids, random);
    const other = change === 'exchange' ? oneOf(ids, random) : one;
    if (this.#bounds.mayMix?.(table, one, other, state) === false) return null;
    const things = tableOf(state, table);
    const [thing, value] = [things[one], () => valueOf(oneOf([...values], random))];
    if (change === 'member' && !isObject(thing)) return null;
    const now =
      change === 'exchange'
        ? { [one]: things[other], [other]: thing }
        : { [one]: change === 'entry' ? value() : { ...(thing as Members), [member]: value() } };
    if (Object.entries(now).every(([id, made]) => textOf(made) === textOf(things[id]))) return null;
    // another table, since games remember by table what they have looked up
    return { ...state, [table]: { ...things, ...now } };
  }

  /** While the seat has not answered under seal it hears of nothing that others do, whatever it is. */
  #othersAct(state: State, seat: Seat, random: Random): void {
    const { rules } = this;
    const table = new RecordingTable(seededChance(random(1_000_000)));
    for (let steps = random(SECRET); steps > 0 && isSealed(state.agenda.at(-1)); steps--) {
      const others = owed(rules, state).filter((one) => one !== seat);
      if (others.length === 0) return;
      const one = oneOf(others, random);
      playInPlace(rules, state, one, oneOf(choices(rules, state, one), random), table);
    }
  }

  /** Who has answered under seal is no part of what a seat sees. */
  #seen(state: State, seat: Seat) {
    return { ...looked(this.rules, state, seat), owed: '' };
  }

  /** Whether it can be written down and read again, as what the rules can lead to can be. */
  #isPosition(state: State): boolean {
    const read = this.rules.readPosition(this.rules.writePosition(state));
    return 'agenda' in read && canonical(read) === canonical(state);
  }
}

/** What the rules choke on is no position either. */
function holds(test: () => boolean): boolean {
  try {
    return test();
  } catch {
    return false;
  }
}
