import type { Frame, Outcome } from '../../kernel/frame.js';
import type { Misreading } from '../../kernel/ruleset.js';
import {
  checkAgenda,
  fail,
  type LineReader,
  numberIn,
  oneOf,
  partIn,
  readTodo,
  readWith,
} from '../../kits/position.js';
import { CARD_IDS } from '../components/cards/index.js';
import { FORT_IDS } from '../components/forts.js';
import { LAKE_IDS, SPACE_IDS, type SpaceId } from '../components/map.js';
import { type Side, SIDES } from '../components/side.js';
import { TURN_IDS } from '../components/turns.js';
import { DECLARATION } from '../questions/cards.js';
import { hasUnits } from '../questions/pieces.js';
import { vpOf } from '../questions/points.js';
import { emptyState } from '../setup.js';
import {
  FORCES,
  type Lasting,
  type Licence,
  type MadisonState,
  QUIETS,
  UNTIL,
  USES,
} from '../state.js';
import { PILING, standardAgenda, standardPlace } from './agenda.js';
import { isFrame, isLicence, isOutcome } from './parts.js';
import { PLACES, readPiece } from './pieces.js';
import { CARD_PLACES, HEADER } from './write.js';

interface Reading {
  readonly state: MadisonState;
  /** Frames of the `todo` lines; null: the agenda follows from the side that plays the next card. */
  todo: Frame[] | null;
  next: Side;
  /** Position of the VP marker, if it is not the one that follows from the board. */
  vp: number | null;
  readonly placed: Set<string>;
  readonly cards: Set<string>;
}

type Reader = LineReader<Reading>;
type Words = Parameters<Reader>[1];

const MOST_VP = 199;
const MOST_CARDS = 14;
const MOST_EFFECTS = 12;

/** Reads pairs such as `name value name value …`. */
function pairs<T extends string>(
  names: readonly T[],
  words: Words,
  take: (name: T, word: string | undefined) => void,
): void {
  for (let i = 0; i < words.length; i += 2) take(oneOf(names, words[i]), words[i + 1]);
}

const marking =
  (keyword: 'destroyed' | 'basesDestroyed' | 'backups'): Reader =>
  ({ state }, [, ...spaces]) => {
    for (const space of spaces) state[keyword][oneOf(SPACE_IDS, space)] = true;
  };

const readTime: Reader = (reading, [, turn, ...rest]) => {
  reading.state.turn = turn === 'prewar' ? null : oneOf(TURN_IDS, turn);
  pairs(['first', 'next'], rest, (name, word) => {
    if (name === 'next') reading.next = oneOf(SIDES, word);
    else reading.state.first = word === '-' ? null : oneOf(SIDES, word);
  });
};

const readLasting: Reader = ({ state }, [, card, by, ...rest]) => {
  const row: { -readonly [K in keyof Lasting]?: Lasting[K] } = {};
  pairs(['nth', 'until', 'space', 'lake', 'force'], rest, (name, word) => {
    if (name === 'nth') row.nth = numberIn(word, 0, MOST_EFFECTS);
    else if (name === 'until') row.until = oneOf(UNTIL, word);
    else if (name === 'space') row.space = oneOf(SPACE_IDS, word);
    else if (name === 'lake') row.lake = oneOf(LAKE_IDS, word);
    else row.force = oneOf(FORCES, Number(word));
  });
  const { nth = 0, until = 'turn', ...more } = row;
  state.lasting.push({ card: oneOf(CARD_IDS, card), by: oneOf(SIDES, by), nth, until, ...more });
};

const playOf = ({ play }: MadisonState): NonNullable<MadisonState['play']> =>
  play ?? fail('no `play` line before this', 'この前に「play」の行がない');

const READERS: { readonly [keyword: string]: Reader } = {
  time: readTime,
  points(reading, [, ...rest]) {
    pairs(['events', 'marker'], rest, (name, word) => {
      const vp = numberIn(word, -MOST_VP, MOST_VP);
      if (name === 'events') reading.state.eventVp = vp;
      else reading.vp = vp;
    });
  },
  at({ state, placed }, [, place, ...pieces]) {
    for (const piece of pieces) readPiece(state, oneOf(PLACES, place), piece, placed);
  },
  forts({ state }, [, ...forts]) {
    for (const fort of forts) state.forts[oneOf(FORT_IDS, fort)] = true;
  },
  depots({ state }, [, side, ...spaces]) {
    for (const space of spaces) state.depots[oneOf(SPACE_IDS, space)] = oneOf(SIDES, side);
  },
  destroyed: marking('destroyed'),
  'bases-destroyed': marking('basesDestroyed'),
  backups: marking('backups'),
  marker: ({ state }, [, lake, side]) =>
    void (state.markers[oneOf(LAKE_IDS, lake)] = oneOf(SIDES, side)),
  cards({ state, cards }, [, place, ...ids]) {
    for (const id of ids) {
      if (cards.has(id)) fail(`${id} is named twice`, `${id}が2度書かれている`);
      cards.add(id);
      state.cards[oneOf(CARD_IDS, id)] = oneOf(CARD_PLACES, place);
    }
  },
  seen({ state }, [, side, ...ids]) {
    for (const id of ids) state.seen[oneOf(SIDES, side)][oneOf(CARD_IDS, id)] = true;
  },
  counts({ state }, [, word, ...rest]) {
    const side = oneOf(SIDES, word);
    pairs(['prewar', 'held'], rest, (name, number) => {
      const to = name === 'prewar' ? state.prewarPlayed : state.held;
      to[side] = numberIn(number, 0, MOST_CARDS);
    });
  },
  play({ state }, [, side, card, use]) {
    state.play = {
      by: oneOf(SIDES, side),
      card: card === '-' ? null : oneOf(CARD_IDS, card),
      use: oneOf(USES, use),
      attacked: {},
    };
  },
  attacked({ state }, [, ...spaces]) {
    for (const space of spaces) playOf(state).attacked[oneOf(SPACE_IDS, space)] = true;
  },
  licence: ({ state }, _, line) =>
    void (playOf(state).licence = partIn(line.slice('licence '.length), isLicence) as Licence),
  lasting: readLasting,
  quiet: ({ state }, [, side, until]) =>
    void (state.quiet[oneOf(SIDES, side)] = oneOf(QUIETS, until)),
  todo: readTodo(isFrame),
  outcome: ({ state }, _, line) =>
    void (state.outcome = partIn(line.slice('outcome '.length), isOutcome) as Outcome),
};

/** The words of lines that hold a fixed number of them. */
const WORDS = { marker: 3, play: 4, quiet: 3 };

function finish({ state, todo, next, vp, cards }: Reading): MadisonState {
  for (const id of CARD_IDS) if (!cards.has(id)) state.cards[id] = standardPlace(state, id);
  state.agenda = todo ?? standardAgenda(state, next);
  checkAgenda(state.agenda, PILING);
  const prewar = state.agenda[0]?.f === 'prewar';
  if (prewar !== (state.turn === null) && state.outcome === null)
    fail('before the war, and only then, `prewar` is to be done', '「prewar」は開戦前に限る');
  if (prewar && state.cards[DECLARATION] !== 'prewar')
    fail(`${DECLARATION} must lie in prewar`, `${DECLARATION}はprewarになければならない`);
  state.vp = vp ?? vpOf(state);
  if (todo === null) {
    const both = SPACE_IDS.find((id: SpaceId) => SIDES.every((side) => hasUnits(state, side, id)));
    if (both !== undefined)
      fail(`both sides stand in ${both} without a combat`, `${both}に両軍がいるが戦闘がない`);
  }
  return state;
}

/** Reads what `writePosition` or a person has written; `#` begins a comment. */
export function readPosition(text: string): MadisonState | Misreading {
  const reading: Reading = {
    state: emptyState(),
    todo: null,
    next: 'us',
    vp: null,
    placed: new Set(),
    cards: new Set(),
  };
  return readWith(text, reading, { header: HEADER, readers: READERS, most: WORDS, finish });
}
