import type { Frame } from '../../kernel/frame.js';
import type { Json } from '../../kernel/json.js';
import { isOn } from '../../kernel/options.js';
import { fail, type LineReader, numberIn, oneOf, partIn } from '../../kits/position.js';
import { fits } from '../../kits/schema.js';
import { flag, object, oneOf as anyOf, whole } from '../../kits/shapes.js';
import { BOX_IDS, boxesFrom } from '../components/campaign/boxes.js';
import { AT_SEA, COMES_IN, LONGEST_REPAIR } from '../components/campaign/navy.js';
import { sailing, WATERS_AT_SEA } from '../components/campaign/sea.js';
import { SHIP, type ShipId, SHIPS } from '../components/campaign/ships.js';
import { type Counts, UNIT_CODES } from '../components/units.js';
import { isBox } from '../questions/campaign/boxes.js';
import { isCargo } from '../questions/campaign/fleets.js';
import { havens, isHaven } from '../questions/campaign/navy.js';
import { WEST_INDIES } from '../questions/campaign/west-indies.js';
import { burden } from '../questions/capacity.js';
import { add, isEmpty, typesIn } from '../questions/force.js';
import {
  ASIDE,
  isCampaign,
  monthIn,
  type Sailing,
  type ShipState,
  type State1776,
} from '../state.js';

interface Reading {
  readonly state: State1776;
}

const IDS = SHIPS.map(({ id }) => id);
/** The highest turn that a position may name: the longest game, and the damage that can outlast it. */
const LAST_TURN = 99;

/** Whether that fleet can be in that place: A1776-camp.IX.B.1.b.1 by its kind, A1776-camp.IX.B.2.a.2.c by its side. */
const mayLie = (id: ShipId, at: string): boolean =>
  isBox(at)
    ? at !== 'halifax' || boxesFrom('north-box', SHIP[id].side).includes(at)
    : sailing(SHIP[id].kind, at, 0).has(at);

const isAside = (at: string): at is (typeof ASIDE)[number] =>
  (ASIDE as readonly string[]).includes(at);

/** A1776-camp.IX.E.5.b only variable forces can be `away`; nobody is aboard a fleet that is `sunk`. */
const mayBeAside = (id: ShipId, at: (typeof ASIDE)[number], aboard: Counts): boolean =>
  (at !== 'away' || SHIP[id].group === 'variable') && (at !== 'sunk' || isEmpty(aboard));

const MARKS: { readonly [word: string]: Partial<ShipState> } = {
  ferry: { as: 'ferry' },
  done: { as: 'done' },
  paid: { paid: 1 },
};

/**
 * A1776-campopt.IV.note the most that a fleet can carry; the French come with a load that may exceed their capacity.
 */
function mostAboard(state: State1776, id: ShipId): number {
  const { side, capacity, load } = SHIP[id];
  return Math.max(capacity, burden(state, side, load));
}

function readCargo(state: State1776, id: ShipId, words: readonly string[]): Counts {
  const { side, capacity } = SHIP[id];
  const most = mostAboard(state, id);
  const aboard: Counts = {};
  for (let i = 0; i < words.length; i += 2) {
    const unit = oneOf(UNIT_CODES, words[i + 1]);
    if (!isCargo(side, unit)) fail(`${id} carries no ${unit}`, `${id}は${unit}を運べない`);
    add(aboard, { [unit]: numberIn(words[i], 1, capacity) });
  }
  if (burden(state, side, aboard) > most)
    fail(`${id} carries ${most} at most`, `${id}の許容量は${most}まで`);
  return aboard;
}

/**
 * Reads `ship br-tr-1 WW38/XX38: 4 BR 1 S`: where a fleet is and the units aboard. Words about the fleet come before
 * the units: `ferry`, `done` or `paid` in this phase, `until 14` (end of a refit), `since 12` (in the West Indies); for
 * the Continental Navy `port WW38/XX38` where it is repaired, `ported 3` for the turn in which it was last in port.
 */
export const readShip: LineReader<Reading> = ({ state }, [, word, at = '', ...words]) => {
  if (!isCampaign(state))
    fail('only the Campaign Game has ships', '艦隊があるのはキャンペーン・ゲームだけ');
  const id = oneOf(IDS, word);
  if (state.ships?.[id] !== undefined) fail(`${id} is there already`, `${id}はすでにいる`);
  const rest = [...words];
  const mark = MARKS[rest[0] ?? ''];
  if (mark !== undefined) rest.shift();
  const until = turnAfter('until', rest);
  const since = turnAfter('since', rest);
  const port = id === 'cn' && rest[0] === 'port' ? rest.splice(0, 2)[1] : undefined;
  const ported = id === 'cn' ? turnAfter('ported', rest) : undefined;
  const aboard = readCargo(state, id, rest);
  const isSound = isAside(at)
    ? mark === undefined && mayBeAside(id, at, aboard) && (at !== 'refit' || until !== undefined)
    : mayLie(id, at) && until === undefined && (since === undefined || at === WEST_INDIES);
  if (!isSound) fail(`${id} cannot lie at ${at}`, `${id}は${at}にいることができない`);
  (state.ships ??= {})[id] = {
    at,
    ...(!isEmpty(aboard) && { aboard }),
    ...mark,
    ...(until !== undefined && { until }),
    ...(since !== undefined && { since }),
    ...(port !== undefined && { port }),
    ...(ported !== undefined && { ported }),
  };
};

/** The turn after such a word, if the word comes next. */
const turnAfter = (word: string, rest: string[]): number | undefined =>
  rest[0] === word ? numberIn(rest.splice(0, 2)[1], 1, LAST_TURN) : undefined;

const under = object(
  {
    id: anyOf(...IDS),
    began: anyOf(...WATERS_AT_SEA, ...BOX_IDS),
    spent: whole(0, 99),
    moved: flag,
  },
  {
    ended: flag,
    fromMap: flag,
    loaded: flag,
    op: { type: 'string', pattern: '^(fetch|(em|de)bark [A-Z]+[0-9]+)$' },
  },
);

/** Reads the `sailing` line: the fleet that is under way. */
export const readSailing: LineReader<Reading> = ({ state }, _, line) => {
  state.sailing = partIn(line.slice('sailing '.length), (value) =>
    fits(under, value as Json),
  ) as Sailing;
};

/** The frames that a landing can put above the frame of the fleet. */
const ON_COMING = ['entry', 'pay', 'spoils', 'shift', 'onward'];

/** Checks that a position has a fleet under way if and only if its agenda moves one. */
export function checkSailing({ sailing, ships, agenda }: State1776): void {
  const top = agenda.findLast(({ f }) => !ON_COMING.includes(f)) as
    { f: string; by?: string } | undefined;
  const isSound =
    (top?.f === 'sail') === (sailing !== undefined) &&
    (sailing === undefined ||
      (ships?.[sailing.id] !== undefined &&
        ships[sailing.id]?.as === undefined &&
        SHIP[sailing.id].side === top?.by &&
        sailing.spent <= SHIP[sailing.id].move &&
        (sailing.moved || ships[sailing.id]?.at === sailing.began)));
  if (!isSound) fail('no such fleet is under way', 'そのような艦隊は動いていない');
}

/** A1776-campopt.I checks that the Continental Navy can be in its place, and its repair. */
export function checkNavy(state: State1776): void {
  const now = state.ships?.cn;
  if (now === undefined) return;
  if (!isOn(state, 'navy'))
    fail('cn is in play with the option "navy" alone', 'cnは選択ルール「navy」でのみ使える');
  const isSound = (monthIn(state) ?? '') >= COMES_IN && now.as !== 'ferry' && isLogged(state, now);
  if (!isSound || !(now.at === 'refit' ? isLaidUp(state, now) : now.port === undefined))
    fail('cn cannot lie so', 'cnはそのように置けない');
}

/** A1776-campopt.I.E in play the Continental Navy was in port recently; one turn later it is eliminated. */
const isLogged = ({ turn }: State1776, { at, until, ported }: ShipState): boolean =>
  at === 'due' || at === 'sunk'
    ? ported === undefined && until === undefined
    : ported !== undefined && ported <= turn && turn <= ported + AT_SEA + 1;

/**
 * A1776-campopt.I.C a repair takes three quarters at most, in a port without regulars or one that is still to be
 * chosen.
 */
const isLaidUp = (state: State1776, { until = 0, port }: ShipState): boolean =>
  until >= state.turn - 1 &&
  until <= state.turn + LONGEST_REPAIR &&
  (port === undefined
    ? topOf(state)?.f === 'fleet' && havens(state).length > 0
    : isHaven(state, port));

const topOf = ({ agenda }: State1776): Frame | undefined => agenda.at(-1);

export const shipLines = (
  { ships = {}, sailing: now }: State1776,
  canonical: (part: object) => string,
): string[] => [
  ...IDS.flatMap((id) => {
    const ship = ships[id];
    if (ship === undefined) return [];
    const { at, aboard = {}, as, paid, until, since, port, ported } = ship;
    const rest = [
      ...(as === undefined ? [] : [as]),
      ...(paid === undefined ? [] : ['paid']),
      ...(until === undefined ? [] : [`until ${until}`]),
      ...(since === undefined ? [] : [`since ${since}`]),
      ...(port === undefined ? [] : [`port ${port}`]),
      ...(ported === undefined ? [] : [`ported ${ported}`]),
      ...typesIn(aboard).map((unit) => `${aboard[unit]} ${unit}`),
    ];
    return [`ship ${id} ${at}${rest.length === 0 ? '' : `: ${rest.join(' ')}`}`];
  }),
  ...(now === undefined ? [] : [`sailing ${canonical(now)}`]),
];
