import type { Frame, Outcome } from '../../kernel/frame.js';
import type { Misreading } from '../../kernel/ruleset.js';
import { CARD_IDS } from '../components/cards.js';
import { SIDES, type Side } from '../components/side.js';
import { REGION_IDS, WATERWAY_IDS, ZONE_IDS } from '../components/tables.js';
import {
  PRIVATEER_END,
  ROUNDS,
  SPACES,
  STAGES,
  TURNS,
  VP_END,
  FULL,
} from '../components/tracks.js';
import { CLASSES, MOST_UNITS, type Counts } from '../components/units.js';
import { phases } from '../phases/index.js';
import { emptyState } from '../setup.js';
import { noUnits, type OpsState } from '../state.js';
import { standardAgenda } from './agenda.js';
import { fail, jsonIn, numberIn, oneOf, Unreadable } from './words.js';
import { HEADER } from './write.js';

interface Reading {
  readonly state: OpsState;
  readonly todo: string[];
  next: Side;
}

/** Reads what `writePosition` writes, or a person by hand; `#` begins a comment. Cards that are not named are to be drawn. */
export function readPosition(text: string): OpsState | Misreading {
  const reading: Reading = { state: emptyState(), todo: [], next: 'us' };
  const lines = text.split('\n').map((line) => line.replace(/#.*$/, '').trim());
  let at = 1;
  try {
    if (lines[0] !== HEADER)
      fail(`the first line must be "${HEADER}"`, `最初の行は「${HEADER}」でなければならない`);
    for (const [i, line] of lines.entries()) {
      at = i + 1;
      if (i > 0 && line !== '') readLine(reading, line);
    }
    return finish(reading);
  } catch (error) {
    if (error instanceof Unreadable) return { line: at, message: error.text };
    throw error;
  }
}

type Words = readonly string[];

/** `1 regular 2 militia` as counts. */
function countsIn(words: Words): Counts {
  const counts = noUnits();
  for (let i = 0; i < words.length; i += 2)
    counts[oneOf(CLASSES, words[i + 1])] = numberIn(words[i], 0, MOST_UNITS);
  return counts;
}

/** `us 2 gb 1`: calls `take` with each name and number. */
function pairs<T extends string>(
  names: readonly T[],
  words: Words,
  take: (name: T, word: string | undefined) => void,
): void {
  for (let i = 0; i < words.length; i += 2) take(oneOf(names, words[i]), words[i + 1]);
}

const readUnits = ({ state }: Reading, [side, region, ...rest]: Words): void =>
  void (state.regions[oneOf(REGION_IDS, region)][oneOf(SIDES, side)] = countsIn(rest));

const READERS: {
  readonly [keyword: string]: (reading: Reading, words: Words, line: string) => void;
} = {
  'attacker-retreats-first': ({ state }) => void (state.retreatFirst = 'attacker'),
  time(reading, [, ...rest]) {
    pairs(['turn', 'round', 'next'], rest, (name, word) => {
      if (name === 'next') reading.next = oneOf(SIDES, word);
      else reading.state[name] = numberIn(word, 0, name === 'turn' ? TURNS.length : ROUNDS);
    });
  },
  tracks({ state }, [, ...rest]) {
    pairs(['vp', 'privateer', 'stage'], rest, (name, word) => {
      if (name === 'vp') state.vp = numberIn(word, -VP_END, VP_END);
      else if (name === 'privateer') state.privateer = numberIn(word, 0, PRIVATEER_END);
      else state.stage = oneOf(STAGES, numberIn(word, 1, 3));
    });
  },
  us: readUnits,
  gb: readUnits,
  fort: ({ state }, [, region]) => void (state.regions[oneOf(REGION_IDS, region)].fort = true),
  raided: ({ state }, [, region]) => void (state.regions[oneOf(REGION_IDS, region)].raid = true),
  tokens: ({ state }, [, region, count]) =>
    void (state.regions[oneOf(REGION_IDS, region)].tokens = numberIn(count, 0, 9)),
  owner: ({ state }, [, region, side]) =>
    void (state.regions[oneOf(REGION_IDS, region)].owner =
      side === '-' ? null : oneOf(SIDES, side)),
  waterway({ state }, [, id, ...rest]) {
    const waterway = state.waterways[oneOf(WATERWAY_IDS, id)];
    pairs(SIDES, rest, (side, word) => void (waterway[side] = numberIn(word, 0, SPACES)));
  },
  squadrons({ state }, [, ...rest]) {
    pairs(['navy', 'europe', ...ZONE_IDS], rest, (name, word) => {
      if (name === 'navy' || name === 'europe') state[name] = numberIn(word, 0, 10);
      else state.zones[name] = numberIn(word, 0, FULL);
    });
  },
  cards({ state }, [, place, ...cards]) {
    for (const id of cards)
      state.cards[oneOf(CARD_IDS, id)] = oneOf([...SIDES, 'discard', 'draw'], place);
  },
  effect({ state: { effects } }, [, what, value]) {
    const kind = oneOf(['target', 'batteries', 'drill'], what);
    if (kind === 'target') effects.target = numberIn(value, -9, 9);
    else if (kind === 'batteries') effects.batteries = true;
    else effects.drill[oneOf(SIDES, value)] = true;
  },
  attacked: ({ state }, [, side]) => void (state.attacked[oneOf(SIDES, side)] = true),
  acted: ({ state }, [, region, ...rest]) =>
    void (state.acted[oneOf(REGION_IDS, region)] = countsIn(rest)),
  todo: ({ todo }, _, line) => void todo.push(line.slice('todo '.length)),
  outcome: ({ state }, _, line) =>
    void (state.outcome = jsonIn(line.slice('outcome '.length)) as Outcome),
};

function readLine(reading: Reading, line: string): void {
  const words = line.split(/[\s:]+/).filter((word) => word !== '');
  const keyword = words[0] ?? '';
  const reader = Object.hasOwn(READERS, keyword) ? READERS[keyword] : undefined;
  if (reader === undefined)
    return fail(`"${keyword}" begins no line of a position`, `「${keyword}」で始まる行はない`);
  reader(reading, words, line);
}

function finish({ state, todo, next }: Reading): OpsState {
  if (todo.length === 0) state.agenda = standardAgenda(state, next);
  else state.agenda = todo[0] === '-' ? [] : todo.map(frameIn);
  return state;
}

function frameIn(text: string): Frame {
  const frame = jsonIn(text) as Frame;
  return Object.hasOwn(phases, frame.f)
    ? frame
    : fail(`"${frame.f}" is no phase`, `「${frame.f}」という手順はない`);
}
