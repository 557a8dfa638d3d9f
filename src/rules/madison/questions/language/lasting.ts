import type { CardId } from '../../components/cards/index.js';
import type { Who } from '../../components/language/conditions.js';
import type { Effect } from '../../components/language/effects.js';
import { LEADER, type LeaderId } from '../../components/leaders.js';
import { type LakeId, SPACE, type SpaceId } from '../../components/map.js';
import { SHIP, type ShipId } from '../../components/ships.js';
import { other, type Side } from '../../components/side.js';
import { UNIT, type UnitId } from '../../components/units.js';
import type { Force, Lasting, MadisonState } from '../../state.js';
import { lakeController } from '../control.js';
import { hasShips, hasUnits } from '../pieces.js';
import { shipFits, type Situation, unitFits, whereFits } from './fits.js';
import { effectNo, type EffectOf } from './language.js';

type Kind = Effect['do'];

/** A row in force, with the effect that it stands for. */
interface Rule<K extends Kind> {
  readonly row: Lasting;
  readonly effect: EffectOf<K>;
}

function rules<K extends Kind>(state: MadisonState, kind: K): Rule<K>[] {
  const found: Rule<K>[] = [];
  for (const row of state.lasting) {
    const effect = effectNo(row.card, row.nth);
    if (effect?.do === kind) found.push({ row, effect: effect as EffectOf<K> });
  }
  return found;
}

const situation = ({ by, space, lake }: Lasting): Situation => ({
  me: by,
  ...(space !== undefined && { space }),
  ...(lake !== undefined && { lake }),
});

const isUnit = (piece: UnitId | LeaderId): piece is UnitId => Object.hasOwn(UNIT, piece);

/** Whether a description matches a land piece. Leaders match only if it names no kind. */
const landFits = (who: Who, piece: UnitId | LeaderId, sit: Situation): boolean =>
  isUnit(piece)
    ? unitFits(who, piece, sit)
    : who.kind === undefined && who.ids === undefined && who.class === undefined;

/** The card in force that keeps a land piece out of `to` (bar enter-gb, invade); null: none does. */
export function barsEntry(
  state: MadisonState,
  piece: UnitId | LeaderId,
  to: SpaceId,
): CardId | null {
  if (state.lasting.length === 0) return null;
  const foe = other(isUnit(piece) ? UNIT[piece].side : LEADER[piece].side);
  const { territory } = SPACE[to];
  for (const { row, effect } of rules(state, 'bar')) {
    const barred =
      effect.from === 'enter-gb'
        ? territory === 'gb'
        : effect.from === 'invade' && (territory === foe || hasUnits(state, foe, to));
    if (barred && landFits(effect.who, piece, situation(row))) return row.card;
  }
  return null;
}

/**
 * The card in force that keeps a ship where it is (bar sail, Contrary Winds); null: none does. `joined`: the force that
 * the ship would join.
 */
export function barsSailing(state: MadisonState, ship: ShipId, joined?: Force): CardId | null {
  if (state.lasting.length === 0) return null;
  const { at, force: own } = state.ships[ship];
  const force = joined ?? own;
  for (const { row, effect } of rules(state, 'bar')) {
    if (effect.from !== 'sail' || row.lake === undefined || effect.at === undefined) continue;
    // the blockade ends with the control of the lake; ships in the box are not affected
    if (lakeController(state, row.lake) !== row.by || SPACE[at as SpaceId] === undefined) continue;
    const sit = situation(row);
    if (shipFits(effect.who, ship, sit) && whereFits(state, effect.at, at, sit)) return row.card;
  }
  for (const { row, effect } of rules(state, 'limit-move')) {
    const meant =
      effect.target === 'ships' || (effect.target === 'force' && row.space === undefined);
    if (!meant || SHIP[ship].side === row.by) continue;
    if (row.force === undefined || force === undefined || row.force === force) return row.card;
  }
  return null;
}

/** A blockade ends with the control of its lake, and does not come back with it (card 110). */
export function liftBlockades(state: MadisonState): void {
  if (state.lasting.length === 0) return;
  const over = rules(state, 'bar').filter(
    ({ row: { lake, by }, effect }) =>
      effect.from === 'sail' && lake !== undefined && lakeController(state, lake) !== by,
  );
  if (over.length === 0) return;
  const rows = new Set(over.map(({ row }) => row));
  state.lasting = state.lasting.filter((row) => !rows.has(row));
}

/** The card in force that keeps ships of a side out of a lake box with enemy ships (Armistice); null: none does. */
export function barsBox(state: MadisonState, side: Side, lake: LakeId): CardId | null {
  if (state.lasting.length === 0 || !hasShips(state, other(side), lake)) return null;
  const row = rules(state, 'bar').find(({ effect }) => effect.from === 'invade');
  return row?.row.card ?? null;
}

/** Maximum number of further steps of a piece that has entered `space` (Heavy Rain there); null: no limit. */
export function stepsFrom(
  state: MadisonState,
  side: Side,
  space: SpaceId,
  force: Force | undefined,
): number | null {
  if (state.lasting.length === 0) return null;
  let most: number | null = null;
  for (const { row, effect } of rules(state, 'limit-move')) {
    if (row.by === side || (row.force !== undefined && row.force !== force)) continue;
    const held =
      effect.target === 'space' ? row.space === space : effect.target === 'force' && !row.space;
    if (held) most = Math.min(most ?? effect.max, effect.max);
  }
  return most;
}

/**
 * The card in force that keeps pieces of a side in a space from retreating before combat, including MMW-9.51; null:
 * none does.
 */
export const barsRetreat = (state: MadisonState, side: Side, space: SpaceId): CardId | null =>
  rules(state, 'no-retreat').find(({ row }) => row.by !== side && row.space === space)?.row.card ??
  null;

/** Whether a card in force puts the units of a side in a space in supply or out of it; null: no card does either. */
export function suppliedByCard(state: MadisonState, side: Side, space: SpaceId): boolean | null {
  if (state.lasting.length === 0) return null;
  const found = rules(state, 'supply').some(
    ({ row, effect }) => effect.side === side && whereFits(state, effect.at, space, situation(row)),
  );
  return found ? true : null;
}

/** Winter quarters that cards in force add to a space. */
export const extraQuarters = (state: MadisonState, side: Side, space: SpaceId): number =>
  rules(state, 'wq').reduce(
    (sum, { row, effect }) => (row.by === side && row.space === space ? sum + effect.n : sum),
    0,
  );

const ENDS: { readonly [U in Lasting['until']]: readonly Lasting['until'][] } = {
  combat: ['combat'],
  card: ['combat', 'card'],
  'next-own-play': ['next-own-play'],
  turn: ['combat', 'card', 'next-own-play', 'turn'],
  year: ['combat', 'card', 'next-own-play', 'turn', 'year'],
  game: ['combat', 'card', 'next-own-play', 'turn', 'year', 'game'],
};

/**
 * Rules of cards that end now: with the combat, the card play (called while `state.play` still says which), the turn,
 * the year. What lasts until its owner's next card play is over ends with that.
 */
export function dropLasting(state: MadisonState, until: Lasting['until']): void {
  if (state.lasting.length === 0) return;
  const ended = ENDS[until];
  const { play } = state;
  const own = (row: Lasting): boolean =>
    until === 'card' &&
    row.until === 'next-own-play' &&
    play?.by === row.by &&
    play.card !== row.card;
  const rest = state.lasting.filter((row) => !ended.includes(row.until) && !own(row));
  if (rest.length < state.lasting.length) state.lasting = rest;
}
