import type { Counter } from '../../kernel/asks.js';
import type { Text } from '../../kernel/text.js';
import { both, counter } from '../../kits/asking.js';
import { LEADER, type LeaderId } from '../components/leaders.js';
import { SPACE } from '../components/map.js';
import { SHIP, type ShipId } from '../components/ships.js';
import { other, type Side } from '../components/side.js';
import { UNIT, type UnitId } from '../components/units.js';
import { isBox, SHIP_MP } from '../questions/naval.js';
import type { LeaderState, ShipState, UnitState } from '../state.js';
import type { View } from '../view/view.js';
import { en, isFlipped, ja, type Names, upper } from './names.js';

/** Pieces that are on their way, as their owner sees them, and what is counted of them. */

type Piece = UnitState | LeaderState | ShipState;
type Holds<P> = (piece: P) => boolean;

const viewerOf = ({ viewer }: View): Side => viewer ?? 'us';

/** A side's own of all pieces of a kind. */
const ownOf = <Id extends string, P>(
  pieces: { readonly [I in Id]: P },
  sides: { readonly [I in Id]: { readonly side: Side } },
  side: Side,
): [Id, P][] => (Object.entries(pieces) as [Id, P][]).filter(([id]) => sides[id].side === side);

const unitsOf = (view: View, side = viewerOf(view)): UnitState[] =>
  ownOf<UnitId, UnitState>(view.units, UNIT, side).map(([, unit]) => unit);
const leadersOf = (view: View, side = viewerOf(view)): [LeaderId, LeaderState][] =>
  ownOf<LeaderId, LeaderState>(view.leaders, LEADER, side);
const shipsOf = (view: View, side = viewerOf(view)): ShipState[] =>
  ownOf<ShipId, ShipState>(view.ships, SHIP, side).map(([, ship]) => ship);
const piecesOf = (view: View, side?: Side): Piece[] => [
  ...unitsOf(view, side),
  ...leadersOf(view, side).map(([, leader]) => leader),
  ...shipsOf(view, side),
];

const count = <P>(pieces: readonly P[], holds: Holds<P>): number => pieces.filter(holds).length;
const spentBy = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { spent = 0 }) => sum + spent, 0);

/** A counter, left out if it is zero. */
const some = (english: string, japanese: string, value: number): Counter[] =>
  value === 0 ? [] : [counter(english, japanese, value)];

const mpSpent = (value: number, of: number | null = null): Counter =>
  counter('MP spent', '消費した移動ポイント', value, of);

/** Whether a piece belongs to the force of the decision and has not been set down. */
const moves =
  ({ decision }: View): Holds<Piece> =>
  ({ force, done }) =>
    force !== undefined && force === decision?.['force'] && done === undefined;

/** The leader of the decision and where he is; null where it has none. */
function leaderOf(view: View): { readonly id: LeaderId; readonly at: string } | null {
  const id = `${view.decision?.['leader'] ?? ''}` as LeaderId;
  return Object.hasOwn(LEADER, id) ? { id, at: view.leaders[id].at } : null;
}

const sentence = (
  view: View,
  english: (name: string, place: string) => string,
  japanese: typeof english,
): Text => {
  const { id, at } = leaderOf(view) ?? { id: null, at: '' };
  const name = (names: Names): string => (id === null ? '' : names.leader(id, isFlipped(view, id)));
  return both(upper(english(name(en), en.place(at))), japanese(name(ja), ja.place(at)));
};

export const marchText = (view: View): Text =>
  sentence(
    view,
    (name, place) => `${name} marches from ${place}: where to, and who goes along?`,
    (name, place) => `${name}が${place}から行軍する。どこへ、誰を連れて行くか?`,
  );

/** MMW-8.42 pieces that march along and have not been left behind. */
export function marching(view: View): Counter[] {
  const { id, at } = leaderOf(view) ?? {};
  const isWith = (piece: Piece): boolean => moves(view)(piece) && piece.at === at;
  const leaders = leadersOf(view).filter(([one]) => one !== id);
  return [
    mpSpent(id === undefined ? 0 : (view.leaders[id].spent ?? 0)),
    counter('Units along', '同行ユニット', count(unitsOf(view), isWith)),
    ...some(
      'Leaders along',
      '同行指揮官',
      count(
        leaders.map(([, leader]) => leader),
        isWith,
      ),
    ),
  ];
}

/** MMW-8.61 pieces that may still move; those that wait to attack may not (MMW-8.62). */
export function activated(view: View): Counter[] {
  const own = piecesOf(view);
  const left = count(own, (piece) => moves(view)(piece) && piece.target === undefined);
  const of = count(own, ({ force }) => force !== undefined && force === view.decision?.['force']);
  return [counter('Pieces still to move', '未移動の駒', left, of), mpSpent(spentBy(own))];
}

/** Ships that have joined the flotilla and have not been left behind. */
const flotilla = (view: View): ShipState[] =>
  shipsOf(view).filter((ship) => moves(view)(ship) && ship.spent !== undefined);

export function sailText(view: View): Text {
  const place = flotilla(view)[0]?.at ?? leaderOf(view)?.at ?? '';
  const where = Object.hasOwn(SPACE, place) ? 'at' : 'in';
  return both(
    `The ships are ${where} ${en.place(place)}: sail on, take aboard, land, or end the voyage.`,
    `艦船は${ja.place(place)}にいる。さらに進む、乗船させる、上陸させる、または航行を終える。`,
  );
}

export function sailing(view: View): Counter[] {
  const aboard = count(
    [...unitsOf(view), ...leadersOf(view).map(([, leader]) => leader)],
    (piece) => piece.aboard === true,
  );
  return [
    mpSpent(Number(view.decision?.['spent'] ?? 0), SHIP_MP),
    counter('Ships under way', '航行中の艦船', flotilla(view).length),
    counter('Aboard', '乗船中', aboard),
  ];
}

/** MMW-14.21 own reinforcements that are to come a turn later. */
export const wished = (view: View): Counter[] => [
  counter(
    'Held back',
    '遅延させる増援',
    count(piecesOf(view), (piece) => 'wished' in piece && piece.wished === true),
  ),
];

const inBox: Holds<Piece> = ({ at }) => isBox(at);
const navalLeaders = (view: View): LeaderState[] =>
  leadersOf(view).flatMap(([id, leader]) => (LEADER[id].kind === 'naval' ? [leader] : []));

/** MMW-11.23 */
export const afloat = (view: View): Counter[] => [
  counter('Ships on the lakes', '湖上の艦船', count(shipsOf(view), inBox)),
  ...some('Naval leaders on the lakes', '湖上の海軍指揮官', count(navalLeaders(view), inBox)),
];

/** MMW-11.21 pieces still on the lakes, once a ship has gone home or while one is chosen. */
export const goingHome = (view: View): Counter[] =>
  view.decision?.['use'] === 'withdraw' || shipsOf(view).some(({ withdrew }) => withdrew === true)
    ? afloat(view)
    : [];

/** MMW-12.52 of a beaten fleet all ships leave, otherwise only those that are damaged. */
export function leaving(view: View): Counter[] {
  const place = view.decision?.['place'];
  const all = view.decision?.['cause'] !== 'damaged';
  const ships = count(
    shipsOf(view),
    ({ at, damaged }) => at === place && (all || damaged === true),
  );
  return [counter('Ships to leave', '離れる艦船', ships)];
}

type Called = (ship: string) => string;

/** A sentence about the ship that is chosen; `none` before one is. */
export function ofShip(view: View, none: Text, english: Called, japanese: Called): Text {
  const id = `${view.decision?.['ship'] ?? ''}` as ShipId;
  return Object.hasOwn(SHIP, id) ? both(english(en.ship(id)), japanese(ja.ship(id))) : none;
}

/** MMW-8.72 the first leader of a Campaign card, and the place where a unit is looked for. */
export function campaignText(view: View): Text {
  const [first] = leadersOf(view).filter(([, { force }]) => force === 1);
  if (first === undefined)
    return both(
      'Which two leaders, or which leader and which unit, does the card activate?',
      'カードでどの指揮官2人、または指揮官1人とユニット1個を活性化するか?',
    );
  const [id] = first;
  const place = `${view.decision?.['from'] ?? ''}`;
  const [english, japanese] = [en, ja].map((names) => names.leader(id, isFlipped(view, id)));
  return place === ''
    ? both(
        `The card activates ${english}: which second leader or which unit besides, or nobody?`,
        `カードで${japanese}を活性化する。ほかにどの指揮官、またはどのユニットを活性化するか?`,
      )
    : both(
        `The card activates ${english}: which unit at ${en.place(place)} besides?`,
        `カードで${japanese}を活性化する。ほかに${ja.place(place)}のどのユニットを活性化するか?`,
      );
}

/** MMW-8.31.8 tells one window from the next: number of cards left, and how far the enemy has moved. */
export function reacting(view: View): Counter[] {
  const side = viewerOf(view);
  const goes = view.decision?.['when'] === 'step';
  return [
    counter('Cards in hand', '手札', view.hands[side]),
    ...some('Held cards', 'ホールドしたカード', view.heldCards[side]),
    ...(goes ? [mpSpent(spentBy(piecesOf(view, other(side))))] : []),
  ];
}
