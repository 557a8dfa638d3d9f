import type { Action } from '../../../../src/rules/kernel/action.js';
import { owed } from '../../../../src/rules/kernel/agenda.js';
import type { Question } from '../../../../src/rules/kernel/asks.js';
import type { Seat } from '../../../../src/rules/kernel/frame.js';
import { isSealed } from '../../../../src/rules/kernel/frame.js';
import { canonical, type JsonObject } from '../../../../src/rules/kernel/json.js';
import type {
  Misreading,
  Resampled,
  Resampling,
  Ruleset,
} from '../../../../src/rules/kernel/ruleset.js';
import type { Heard, Random } from '../../../../src/rules/kernel/table.js';
import type { Locale, Text } from '../../../../src/rules/kernel/text.js';
import { boardOf } from '../../../../src/rules/kits/picture/board.js';
import { COMPONENTS, SPOTS } from './components.js';
import { firstAgenda, MARCHES, PHASES } from './phases.js';
import {
  COINS,
  DOMAINS,
  isPlace,
  joined,
  kindOf,
  type Piece,
  PIECES,
  piecesOf,
  type Place,
  PLACES,
  type Side,
  sideOf,
  SIDES,
  standing,
  type ToyState,
} from './state.js';

const text = (en: string, ja: string): Text => ({ en, ja });

const CLAUSE_IDS =
  'TOY-2 TOY-2.1 TOY-2.2 TOY-2.3 TOY-3 TOY-3.1 TOY-4 TOY-4.1 TOY-5 TOY-5.1 TOY-5.2 TOY-5.3 TOY-5.4 TOY-5.5 ' +
  'TOY-6 TOY-6.1 TOY-6.2 TOY-6.3 TOY-7.1 TOY-7.2 TOY-7.3';

const CLAUSES = Object.fromEntries(
  CLAUSE_IDS.split(' ').map((id) => [
    id,
    { title: text(id, id), summary: text(`Rule ${id}.`, `規則${id}。`) },
  ]),
);

const setup = (): ToyState => ({
  agenda: firstAgenda(),
  outcome: null,
  turn: 0,
  active: 'red',
  pieces: Object.fromEntries(PIECES.map((piece) => [piece, 'hand'])) as ToyState['pieces'],
  orders: {},
  bids: {},
});

/** What is on the map, as numbers a place; nothing of a set-up that is still under seal. */
function forces(state: ToyState, side: Side): JsonObject {
  if (isSealed(state.agenda.at(-1))) return {};
  const counts = PLACES.map((place) => [place, standing(state, side, place).length] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

const own = (state: ToyState, side: Side): JsonObject => ({
  pieces: Object.fromEntries(piecesOf(side).map((piece) => [piece, state.pieces[piece]])),
  orders: Object.fromEntries(
    piecesOf(side).flatMap((piece) => (state.orders[piece] ? [[piece, state.orders[piece]]] : [])),
  ),
  bid: state.bids[side] ?? null,
});

function view(state: ToyState, viewer: Seat | null): JsonObject {
  const lost = PIECES.filter((piece) => state.pieces[piece] === 'lost');
  const seat = SIDES.find((side) => side === viewer);
  return {
    turn: state.turn,
    active: state.active,
    owed: owed(TOY, state),
    asked: isSealed(state.agenda.at(-1)) ? 'sealed' : (state.agenda.at(-1)?.f ?? null),
    outcome: state.outcome === null ? null : { ...state.outcome },
    forces: Object.fromEntries(SIDES.map((side) => [side, forces(state, side)])),
    lost: Object.fromEntries(lost.map((piece) => [piece, true])),
    mine: seat === undefined ? null : own(state, seat),
  };
}

function resample(
  state: ToyState,
  viewer: Seat | null,
  random: Random,
  how: Resampling,
): Resampled<ToyState> {
  const hidden = PIECES.filter(
    (piece) => sideOf(piece) !== viewer && state.pieces[piece] !== 'lost',
  );
  const renamed: { [piece: string]: Piece } = {};
  for (const group of groupsOf(hidden, how)) {
    const shuffled = [...group].sort();
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = random(i + 1);
      [shuffled[i], shuffled[j]] = [shuffled[j] as Piece, shuffled[i] as Piece];
    }
    group.forEach((piece, i) => (renamed[piece] = shuffled[i] as Piece));
  }
  return { state: renamedState(state, viewer, random, how, renamed), renamed };
}

function groupsOf(pieces: readonly Piece[], how: Resampling): Piece[][] {
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = how === 'twins' ? `${sideOf(piece)} ${kindOf(piece)}` : sideOf(piece);
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  return [...groups.values()];
}

function renamedState(
  state: ToyState,
  viewer: Seat | null,
  random: Random,
  how: Resampling,
  renamed: { readonly [piece: string]: Piece },
): ToyState {
  const other: ToyState = structuredClone(state);
  for (const piece of PIECES) other.pieces[renamed[piece] ?? piece] = state.pieces[piece];
  other.orders = {};
  for (const piece of PIECES) {
    const to = state.orders[piece];
    if (to !== undefined) other.orders[renamed[piece] ?? piece] = to;
  }
  for (const side of SIDES) {
    if (how === 'any' && side !== viewer && state.bids[side] !== undefined) {
      other.bids[side] = COINS[random(COINS.length)] ?? 0;
    }
  }
  return other;
}

const ASKS: { readonly [phase: string]: Text } = {
  deploy: text('Where does a piece stand?', '駒をどこに置くか?'),
  bid: text('How many coins for the first turn?', '先手に何枚賭けるか?'),
  orders: text('Which piece marches?', 'どの駒を動かすか?'),
  strike: text('Where to strike?', 'どこを攻撃するか?'),
  loss: text('Which piece is lost?', 'どの駒を失うか?'),
};

function asked({ mine }: JsonObject, decision: string): Question {
  const { orders } = mine as { orders: JsonObject };
  const left = MARCHES - Object.keys(orders).length;
  const counters = [{ label: text('Marches', '移動'), value: left, of: MARCHES }];
  return {
    text: ASKS[decision] ?? text('', ''),
    ...(decision === 'orders' && { counters, ends: text('March', '移動を始める') }),
  };
}

function evaluate(state: ToyState, seat: Seat): number {
  const at = (piece: Piece) => state.orders[piece] ?? state.pieces[piece];
  const mine = PIECES.filter((piece) => sideOf(piece) === seat);
  const held = new Set(mine.map(at).filter(isPlace)).size;
  const enemies = PLACES.map((place) =>
    seat === 'red' ? standing(state, 'blue', place) : standing(state, 'red', place),
  );
  return (
    held * 2 + mine.filter((piece) => state.pieces[piece] !== 'lost').length - enemies.flat().length
  );
}

function readPosition(source: string): ToyState | Misreading {
  try {
    return JSON.parse(source) as ToyState;
  } catch {
    return { line: 1, message: text('This is not a position.', '局面ではありません。') };
  }
}

const described = (kind: string, parts: readonly unknown[], locale: Locale): string =>
  `${locale === 'ja' ? '行動' : 'Action'} ${kind} ${parts.join(' ')}`.trim();

export const TOY: Ruleset<ToyState> = {
  id: 'toy',
  version: 1,
  title: text('Two Camps', '二つの陣営'),
  line: text('Two sides fight for a ford.', '二つの陣営が渡し場を争う。'),
  seats: SIDES,
  seatNames: { red: text('Red', '赤'), blue: text('Blue', '青') },
  scenarios: [{ id: 'standard', title: text('Standard', '標準') }],
  options: { calm: { title: text('Calm', '静穏'), default: false } },
  domains: DOMAINS,
  near: (id) => PLACES.filter((place) => isPlace(id as Place) && joined(id as Place, place)),
  phases: PHASES,
  components: COMPONENTS,
  clauses: CLAUSES,
  longest: 120,
  setup,
  view,
  viewSchema: { type: 'object' },
  resample,
  evaluate,
  verbs: {
    place: { en: 'Place', ja: '置く' },
    bid: { en: 'Bid', ja: '賭ける' },
    march: { en: 'March', ja: '移動' },
    done: { en: 'Done', ja: '終える' },
    strike: { en: 'Strike', ja: '攻撃' },
    hold: { en: 'Hold', ja: '待つ' },
    lose: { en: 'Lose', ja: '失う' },
  },
  stage: ({ turn }) => text(`Turn ${Number(turn)}`, `第${Number(turn)}ターン`),
  asks: asked,
  score: ({ forces }) =>
    SIDES.map((seat) => ({
      seat,
      value: Object.keys((forces as { [side: string]: JsonObject })[seat] ?? {}).length,
      parts: [],
    })),
  describeAction: ({ do: verb, ...fields }: Action, _view: JsonObject, locale: Locale) =>
    described(verb, Object.values(fields), locale),
  describeEvent: (event: Heard, locale: Locale) =>
    described(event.type, [canonical(event.data)], locale),
  writePosition: (state) => JSON.stringify(state),
  readPosition,
  board: boardOf<JsonObject>({
    size: [120, 80],
    ground: { en: '<rect width="120" height="80"/>', ja: '<rect width="120" height="80"/>' },
    parts: [
      {
        id: 'west',
        title: text('The west', '西部'),
        box: { x: 0, y: 0, width: 60, height: 80 },
      },
    ],
    legible: 4,
    places: Object.keys(SPOTS),
    spot: (place) => SPOTS[place],
    pieces: (seen, { locale }) => [`<text>${locale} ${canonical(seen['forces'])}</text>`],
    text: (seen, locale) => `${locale} ${canonical(seen)}`,
  }),
  combat: {
    battle: () => null,
    endings: () => null,
    attacks: () => null,
    oddsSchema: {},
    odds: () => null,
    mutations: {},
    events: { opens: [], closes: [] },
  },
  decks: { piles: () => [], catalogue: [], uses: {} },
};
