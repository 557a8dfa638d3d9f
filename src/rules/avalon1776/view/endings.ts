import type { Action } from '../../kernel/action.js';
import { type Attack, type Ending, UNKNOWN_ATTACK } from '../../kernel/ruleset.js';
import { endingsOf, NOBODY_LEFT, tellingOf } from '../../kits/endings.js';
import { other, type Side, SIDE_NAME, SIDES } from '../components/side.js';
import {
  BASIC_COLUMNS,
  basicResult,
  columnOf,
  pointsLost,
  RESULT,
  type Result,
} from '../components/tables.js';
import { type Counts, isCombat, isCovered, UNKNOWN } from '../components/units.js';
import type { MeetingInput } from '../odds/inputs.js';
import { meetings, strengths } from '../odds/round.js';
import { points as pointsOf, typesIn } from '../questions/force.js';
import { bySide, isAdvanced } from '../state.js';
import type { BattleView } from './battle-view.js';
import { forceIn } from './forces.js';
import type { View } from './view.js';

type Points = Readonly<Record<Side, number>>;

const { destroyed } = tellingOf(SIDE_NAME);
const NO_LOSSES = { label: { en: 'No losses', ja: '損害なし' }, seat: null };
const BOTH_LOSE = { label: { en: 'Losses on both sides', ja: '両軍に損害' }, seat: null };
const loses = (side: Side) => ({
  label: { en: `${SIDE_NAME[side].en} losses`, ja: `${SIDE_NAME[side].ja}に損害` },
  seat: other(side),
});

/** The result for both sides in words; NC: no combat. */
function told(result: Result | 'NC', attacker: Side, points: Points) {
  if (result === 'NC') return NO_LOSSES;
  const loss = RESULT[result];
  const lost = bySide((side) =>
    pointsLost(side === attacker ? loss.attacker : loss.defender, points[side]),
  );
  const gone = SIDES.filter((side) => lost[side] === points[side]);
  const hurt = SIDES.filter((side) => lost[side] > 0);
  if (gone[0] !== undefined) return gone.length > 1 ? NOBODY_LEFT : destroyed(gone[0]);
  if (hurt[0] === undefined) return NO_LOSSES;
  return hurt.length > 1 ? BOTH_LOSE : loses(hurt[0]);
}

const DICE = [1, 2, 3, 4, 5, 6];

/** A1776-basic.IV.E.2 the possible endings of one combat of the Basic Game, by the column of its table. */
const basicEndings = (column: number, attacker: Side, points: Points): Ending[] =>
  endingsOf(DICE.map((die) => [told(basicResult(column, die), attacker, points), 1 / DICE.length]));

/** The combat as input of `odds`; null: some counters lie face down. */
function meetingIn(view: View, battle: BattleView): MeetingInput | null {
  const { hex, attacker, series } = battle;
  const { us, gb, dug } = view.hexes[hex] ?? {};
  const there = [us?.open, us?.in, gb?.open, gb?.in].flatMap((counts = {}) => typesIn(counts));
  if (there.some((code) => code === UNKNOWN || isCovered(code))) return null;
  const works =
    series?.target === 'in' ? 'fort' : dug === other(attacker) ? 'entrenchment' : undefined;
  const side = (one: Side, force = { us, gb }[one]) => ({
    units: combatIn(forceIn(view, battle, one)),
    guns: (force?.open.A ?? 0) + (force?.in?.A ?? 0),
    supplied: (series?.supply[one] ?? 'none') !== 'none',
  });
  return { attacker, us: side('us'), gb: side('gb'), ...(works && { works }) };
}

const combatIn = (counts: Counts): Counts =>
  Object.fromEntries(
    typesIn(counts).flatMap((code) => (isCombat(code) ? [[code, counts[code]]] : [])),
  );

/**
 * The possible endings of the current combat, once its odds are settled and as long as its cards are not shown. Each of
 * the eight cards counts as equally likely, on both sides.
 */
export function endings(view: View): Ending[] | null {
  const { battle } = view;
  if (battle === null || battle.column === null || battle.die !== null) return null;
  const { series, attacker, column } = battle;
  if (series === undefined) return basicEndings(column, attacker, battle.points);
  const input = series.halves === undefined ? null : meetingIn(view, battle);
  if (input === null) return null;
  const points = strengths(input);
  const meeting = meetings(input)(attacker, points);
  if (meeting?.column !== column) return null;
  return endingsOf(
    meeting.rounds.map(({ result, probability }) => [told(result, attacker, points), probability]),
  );
}

/**
 * A1776-basic.IV.E.2 what is known in advance about an attack. In the Advanced Game supply is declared and cards are
 * chosen first.
 */
export function attack({ viewer, scenario, hexes }: View, { do: verb, hex }: Action): Attack {
  if (viewer === null || (verb !== 'fight' && verb !== 'continue')) return UNKNOWN_ATTACK;
  if (isAdvanced({ scenario })) return { dice: 1, endings: null };
  const there = hexes[String(hex)];
  const points = bySide((side) => pointsOf(there?.[side]?.open ?? {}));
  const column = columnOf(BASIC_COLUMNS, points[viewer], points[other(viewer)]);
  return { dice: 1, endings: basicEndings(column, viewer, points) };
}
