import type { Frame, Outcome } from '../../kernel/frame.js';
import type { Misreading } from '../../kernel/ruleset.js';
import {
  checkAgenda,
  fail,
  failAt,
  type LineReader,
  numberIn,
  oneOf,
  partIn,
  readTodo,
  readWith,
} from '../../kits/position.js';
import { CARD_IDS } from '../components/cards.js';
import { REGION, REGION_IDS, WATERWAY_IDS, ZONE_IDS } from '../components/lookups.js';
import { type Side, SIDES } from '../components/side.js';
import {
  FULL,
  MORE_TOKENS,
  PRIVATEER_END,
  ROUNDS,
  SPACES,
  STAGES,
  TURNS,
  VP_END,
} from '../components/tracks.js';
import { CLASSES, type Counts, MOST_UNITS } from '../components/units.js';
import { battleIn } from '../questions/control.js';
import { emptyState } from '../setup.js';
import { noUnits, type OpsState, supply, total } from '../state.js';
import { PILING, standardAgenda } from './agenda.js';
import { isFrame, isOutcome } from './parts.js';
import { HEADER } from './write.js';

interface Reading {
  readonly state: OpsState;
  /** Frames of the `todo` lines; null: the agenda follows from the side that plays the next card. */
  todo: Frame[] | null;
  next: Side;
}

/**
 * Reads what `writePosition` or a person has written; `#` begins a comment. Cards that are not listed are in the draw
 * pile.
 */
export function readPosition(text: string): OpsState | Misreading {
  const reading: Reading = { state: emptyState(), todo: null, next: 'us' };
  return readWith(text, reading, { header: HEADER, readers: READERS, most: WORDS, finish });
}

type Words = readonly string[];

/** Reads counts such as `1 regular 2 militia`. */
function countsIn(words: Words): Counts {
  const counts = noUnits();
  for (let i = 0; i < words.length; i += 2)
    counts[oneOf(CLASSES, words[i + 1])] = numberIn(words[i], 0, MOST_UNITS);
  return counts;
}

/** Reads pairs such as `us 2 gb 1` and calls `take` with each name and number. */
function pairs<T extends string>(
  names: readonly T[],
  words: Words,
  take: (name: T, word: string | undefined) => void,
): void {
  for (let i = 0; i < words.length; i += 2) take(oneOf(names, words[i]), words[i + 1]);
}

function readUnits({ state }: Reading, [side, region, ...rest]: Words): void {
  const of = oneOf(SIDES, side);
  state.regions[oneOf(REGION_IDS, region)][of] = countsIn(rest);
  for (const unit of CLASSES) {
    if (supply(state, of, unit) < 0)
      fail(`${of} has not so many ${unit} units`, `${of}の${unit}はそれほど多くない`);
  }
}

const READERS: { readonly [keyword: string]: LineReader<Reading> } = {
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
  tokens({ state }, [, region, count]) {
    const id = oneOf(REGION_IDS, region);
    const most = (REGION[id].tokens ?? 0) + (MORE_TOKENS.includes(id) ? 1 : 0);
    state.regions[id].tokens = numberIn(count, 0, most);
  },
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
    else if (kind === 'batteries') {
      if (value !== undefined) failAt(value);
      effects.batteries = true;
    } else effects.drill[oneOf(SIDES, value)] = true;
  },
  attacked: ({ state }, [, side]) => void (state.attacked[oneOf(SIDES, side)] = true),
  acted: ({ state }, [, region, ...rest]) =>
    void (state.acted[oneOf(REGION_IDS, region)] = countsIn(rest)),
  todo: readTodo(isFrame),
  outcome: ({ state }, _, line) =>
    void (state.outcome = partIn(line.slice('outcome '.length), isOutcome) as Outcome),
};

/** The words of lines that hold a fixed number of them. */
const WORDS = { fort: 2, raided: 2, tokens: 3, owner: 3, effect: 3, attacked: 2 };

function finish({ state, todo, next }: Reading): OpsState {
  state.agenda = todo ?? standardAgenda(state, next);
  checkAgenda(state.agenda, PILING);
  for (const id of WATERWAY_IDS) {
    const { us, gb } = state.waterways[id];
    if (us + gb > SPACES)
      fail(`${id} has ${SPACES} control spaces`, `${id}の支配スペースは${SPACES}個`);
  }
  const battle = battleIn(state);
  for (const id of REGION_IDS) {
    const { us, gb } = state.regions[id];
    if (total(us) > 0 && total(gb) > 0 && battle?.region !== id)
      fail(`both sides stand in ${id} without a battle`, `${id}に両軍がいるが戦闘がない`);
    const acted = state.acted[id] ?? noUnits();
    if (!within(acted, us) && !within(acted, gb))
      fail(`more units of ${id} have acted than stand there`, `${id}で行動した部隊が多すぎる`);
  }
  if (
    battle !== undefined &&
    SIDES.some((side) => !within(battle.losses[side], state.regions[battle.region][side]))
  )
    fail('a battle takes more units than there are', '戦闘の損害が部隊数を超えている');
  return state;
}

const within = (part: Counts, whole: Counts): boolean =>
  CLASSES.every((unit) => part[unit] <= whole[unit]);
