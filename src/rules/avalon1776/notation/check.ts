import type { Frame } from '../../kernel/frame.js';
import { checkAgenda, fail } from '../../kits/position.js';
import { SIDES, type Side } from '../components/side.js';
import { UNIT } from '../components/units.js';
import { dueIn, entryAt, entryHex, arrivalOf } from '../questions/arrival.js';
import { columnAt, contested } from '../questions/combat.js';
import { hexesIn, isEmpty, pointsAt, statusesIn, typesIn } from '../questions/force.js';
import { readiness } from '../questions/marching.js';
import { areaOf } from '../components/scenarios/places.js';
import { scenarioIn, type Column, type State1776, type Status } from '../state.js';
import type { BattleFrame } from '../frames.js';
import { PILING } from './agenda.js';

/** Refuses a position that the rules would never come to and that play could not go on from. */
export function checkState(state: State1776): void {
  checkAgenda(state.agenda, PILING);
  checkSegments(state);
  checkLots(state);
  checkColumn(state);
  checkArrivals(state);
  checkBattle(state);
}

type Moving = Frame & { readonly by?: Side; readonly nth?: number };

/** Every frame of a segment is its mover's; the second player's segment is the last of a turn. */
function checkSegments(state: State1776): void {
  const agenda: readonly Moving[] = state.agenda;
  const segments = agenda.filter(({ f }) => f === 'segment' || f === 'segment-end');
  const { first } = scenarioIn(state);
  const order = segments.map(({ by }) => by).reverse();
  const expected = [first, ...SIDES.filter((side) => side !== first)].slice(2 - order.length);
  if (order.length > 2 || order.some((by, i) => by !== expected[i]))
    fail('the segments of a turn are not in their order', 'ターンのセグメントの順序が正しくない');
  const mover = moverIn(state);
  const inside = agenda.filter(({ f }) => ['movement', 'combat', 'column'].includes(f));
  if (inside.some(({ by }) => by !== mover))
    fail('a phase is not its mover’s', 'フェイズの手番が合わない');
  if (state.turn === 0 && agenda.some(({ f }) => f !== 'turn'))
    fail('before turn 1 only the turn is to be done', '第1ターンの前にはturnしか行えない');
}

const moverIn = ({ agenda }: State1776): Side | null =>
  (agenda.findLast(({ f }) => f === 'segment-end') as Moving | undefined)?.by ?? null;

const mpIn = (status: Status): number =>
  readiness(status) ?? (status.startsWith('spent') ? Number(status.slice('spent'.length)) : 0);

function checkLots(state: State1776): void {
  const mover = moverIn(state);
  for (const hex of hexesIn(state))
    for (const side of SIDES)
      for (const status of statusesIn(state.hexes[hex]?.[side] ?? {})) {
        if (status === 'in') fail(`there is no fort in ${hex}`, `${hex}に要塞はない`);
        if (status !== 'rest' && side !== mover)
          fail(
            `${side} at ${hex} does not move in this segment`,
            `${hex}の${side}はこのセグメントに移動しない`,
          );
        const most = Math.min(
          ...typesIn(state.hexes[hex]?.[side]?.[status] ?? {}).map((code) => UNIT[code].move),
        );
        if (mpIn(status) > most)
          fail(
            `${side} at ${hex} have not ${mpIn(status)} MP`,
            `${hex}の${side}に${mpIn(status)}MPはない`,
          );
      }
}

function checkColumn(state: State1776): void {
  const { column } = state;
  const marching = state.agenda.at(-1)?.f === 'column';
  if (marching !== (column !== null))
    fail('a column and what it is to do go together', '縦隊とその行動は一緒に書く');
  if (column === null) return;
  const area = areaOf(scenarioIn(state));
  const codes = typesIn(column.units);
  const isSound =
    column.by === moverIn(state) &&
    !isEmpty(column.units) &&
    codes.every((code) => UNIT[code].side === column.by) &&
    codes.every((code) => column.spent <= UNIT[code].move) &&
    hasCome(column) &&
    [column.at, ...column.via].every((hex) => area.has(hex)) &&
    readiness(column.from) !== null &&
    (column.moved || readiness(column.from) === column.spent) &&
    (!column.moved || !contestedBy(state, column));
  if (!isSound) fail('no such column can be on the march', 'そのような縦隊は行軍していない');
}

const hasCome = ({ via, at, moved }: Column): boolean =>
  via.at(-1) === at && moved === via.length > 1;

const contestedBy = (state: State1776, { by, at }: Column): boolean =>
  SIDES.some((side) => side !== by && pointsAt(state, side, at) > 0);

function checkArrivals(state: State1776): void {
  for (const { f, by, nth } of state.agenda as readonly Moving[]) {
    if ((f !== 'arrive' && f !== 'divert') || by === undefined || nth === undefined) continue;
    if (by !== moverIn(state) || !dueIn(state, by).includes(nth)) {
      fail(`no arrival ${nth} of ${by} is due`, `${by}の増援${nth}はこのターンに登場しない`);
      continue;
    }
    const hex = entryHex(arrivalOf(state, by, nth));
    if (f === 'divert' && entryAt(state, by, hex).free.includes(hex))
      fail(`nothing bars ${hex}`, `${hex}への登場を妨げるものはない`);
  }
}

function checkBattle(state: State1776): void {
  const now = state.agenda.at(-1) as BattleFrame | undefined;
  if (now?.f !== 'battle') return;
  const { hex, attacker, column, points, stage, die, result } = now;
  const isSound =
    contested(state).includes(hex) &&
    attacker === moverIn(state) &&
    columnAt(state, hex, attacker) === column &&
    SIDES.every((side) => points[side] === pointsAt(state, side, hex)) &&
    (stage === 'losses') === (die !== undefined && result !== undefined);
  if (!isSound) fail('no such combat goes on', 'そのような戦闘は行われていない');
}
