import type { Locale } from '../../kernel/text.js';
import { AREA_NAME } from '../components/areas.js';
import { LEVY_AREAS, STRATEGIC } from '../components/campaign/levies.js';
import { beginsQuarter } from '../components/campaign/seasons.js';
import { isIn, type RegionId } from '../components/regions.js';
import { resultText } from '../components/results.js';
import { SCENARIO } from '../components/scenarios/index.js';
import { type Side, SIDE_NAME, SIDES } from '../components/side.js';
import { ADVANCED_COLUMNS, BASIC_COLUMNS } from '../components/tables.js';
import { townAt, townOf } from '../components/towns.js';
import {
  type Counts,
  COVERED_CODES,
  type CoveredCode,
  PRINTED_CODES,
  type UnitCode,
  UNKNOWN,
} from '../components/units.js';
import { points } from '../questions/force.js';
import { nearestTown } from '../questions/near.js';
import type { View } from '../view/view.js';
import { turnParts } from '../words/stage.js';

const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
]; // prettier-ignore

/** Words for the six directions from a town: right first, then round to the left. */
const WAYS = {
  en: ['right', 'above right', 'above left', 'left', 'below left', 'below right'],
  ja: ['右', '右上', '左上', '左', '左下', '右下'],
} as const;

interface Phrases {
  readonly comma: string;
  readonly stop: string;
  month(month: string): string;
  moves(side: Side): string;
  owes(side: Side): string;
  won(winner: Side | null): string;
  readonly points: string;
  readonly goals: string;
  commerce(left: number): string;
  readonly zone: string;
  hex(hex: string): string;
  near(hex: string, town: string, way: number, hexes: number): string;
  count(code: UnitCode, n: number): string;
  battle(place: string): string;
  attack(side: Side, points: number, against: number): string;
  column(odds: string): string;
  die(die: number, result: string): string;
  next(month: string): string;
  quarter(month: string): string;
  area(status: string, rates: string, british: string): string;
  readonly closed: string;
  readonly aside: (how: 'due' | 'refit' | 'sunk' | 'away', until: number) => string;
  portedBy(turn: number): string;
  readonly entered: string;
  force(side: Side): string;
  readonly inside: string;
  readonly fort: string;
  readonly built: string;
  readonly dug: string;
  readonly trade: string;
  /** A phrase for counters that lie face down; `faces`: what is on them, as their owner knows. */
  down(n: number, faces: readonly Face[]): string;
  boats(side: Side, n: number): string;
  march(side: Side): string;
}

type Face = readonly [code: CoveredCode, count: number];

const inBrackets = (all: readonly string[], open: string, comma: string, close: string): string =>
  all.length === 0 ? '' : open + all.join(comma) + close;

const en: Phrases = {
  comma: ', ',
  stop: ' · ',
  month: (month) => `${MONTHS[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`,
  moves: (side) => `${SIDE_NAME[side].en} move`,
  owes: (side) => `${SIDE_NAME[side].en} player decides`,
  won: (winner) => (winner === null ? 'A draw' : `${SIDE_NAME[winner].en} victory`),
  points: 'Control points',
  goals: 'Towns that count',
  commerce: (left) => `Commerce left: ${left}`,
  zone: 'In the zone',
  hex: (hex) => hex,
  near: (hex, town, way, hexes) =>
    hexes === 1
      ? `${hex}, next to ${town} (${WAYS.en[way] ?? ''})`
      : `${hex}, ${hexes} hexes from ${town} (${WAYS.en[way] ?? ''})`,
  count: (code, n) => `${n} ${code}`,
  battle: (place) => `Battle at ${place}`,
  attack: (side, points, against) => `${SIDE_NAME[side].en} attack, ${points} against ${against}`,
  column: (odds) => `column ${odds}`,
  die: (die, result) => `die ${die}: ${result}`,
  next: (month) => `${month}:`,
  quarter: (month) => `Next quarter: ${month}`,
  area: (status, rates, british) =>
    `status ${status}${rates === '' ? '' : `, ${rates}`}; British: ${british === '' ? 'none' : british}`,
  closed: 'The Indian towns are closed to the Americans',
  aside: (how, until) =>
    ({ due: 'to come', refit: `damaged, until turn ${until}`, sunk: 'sunk', away: 'away' })[how],
  portedBy: (turn) => `in port by turn ${turn}`,
  entered: 'France is in the war',
  force: (side) => SIDE_NAME[side].en,
  inside: 'in the fort',
  fort: 'fort',
  built: 'fort being built',
  dug: 'entrenched',
  trade: 'commerce',
  down: (n, faces) =>
    `${n} face down${inBrackets(
      faces.map(([code, count]) => `${count} ${code}`),
      ' (',
      ', ',
      ')',
    )}`,
  boats: (side, n) => `${n} ${SIDE_NAME[side].en} ${n === 1 ? 'bateau' : 'bateaux'}`,
  march: (side) => `${SIDE_NAME[side].en} column`,
};

const ja: Phrases = {
  comma: '、',
  stop: '　',
  month: (month) => `${month.slice(0, 4)}年${Number(month.slice(5))}月`,
  moves: (side) => `${SIDE_NAME[side].ja}の移動`,
  owes: (side) => `決定: ${SIDE_NAME[side].ja}プレイヤー`,
  won: (winner) => (winner === null ? '引き分け' : `${SIDE_NAME[winner].ja}の勝利`),
  points: '支配ポイント',
  goals: '勝利条件の町',
  commerce: (left) => `残る貿易: ${left}`,
  zone: '区域内の戦力',
  hex: (hex) => hex,
  near: (hex, town, way, hexes) =>
    hexes === 1
      ? `${hex}(${town}の${WAYS.ja[way] ?? ''}隣)`
      : `${hex}(${town}から${WAYS.ja[way] ?? ''}へ${hexes}ヘクス)`,
  count: (code, n) => `${code}${n}`,
  battle: (place) => `${place}の戦闘`,
  attack: (side, points, against) => `${SIDE_NAME[side].ja}の攻撃、${points}対${against}`,
  column: (odds) => `${odds}の列`,
  die: (die, result) => `サイコロ${die}: ${result}`,
  next: (month) => `${month}の増援:`,
  quarter: (month) => `次の四半期: ${month}`,
  area: (status, rates, british) =>
    `状況${status}${rates === '' ? '' : `、${rates}`}。イギリス軍支配: ${british === '' ? 'なし' : british}`,
  closed: 'インディアン・タウンはアメリカ軍に閉ざされている',
  aside: (how, until) =>
    ({ due: '到着予定', refit: `損傷（第${until}ターンまで）`, sunk: '沈没', away: '不在' })[how],
  portedBy: (turn) => `第${turn}ターンまでに帰港`,
  entered: 'フランスは参戦している',
  force: (side) => SIDE_NAME[side].ja,
  inside: '要塞内',
  fort: '要塞',
  built: '建設中の要塞',
  dug: '塹壕',
  trade: '貿易',
  down: (n, faces) =>
    `裏向き${n}${inBrackets(
      faces.map(([code, count]) => `${code}×${count}`),
      '（',
      '、',
      '）',
    )}`,
  boats: (side, n) => `${SIDE_NAME[side].ja}の平底舟${n}`,
  march: (side) => `${SIDE_NAME[side].ja}の部隊`,
};

export const PHRASES: { readonly [L in Locale]: Phrases } = { en, ja };

/** The name of a hex: its town with its own id, or the nearest town. */
export function placeName(hex: string, locale: Locale): string {
  const town = townAt(hex);
  if (town !== undefined) return `${town.name[locale]} (${hex})`;
  const near = nearestTown(hex);
  return PHRASES[locale].near(hex, near.town.name[locale], near.way ?? 0, near.hexes);
}

/** The name of the town in a hex, or the id of a hex without one. */
const shortName = (hex: string, locale: Locale): string => townAt(hex)?.name[locale] ?? hex;

/** A1776-opt.I.E how many counters lie face down; their owner is also told what is on them. */
function downIn(counts: Counts, locale: Locale): string[] {
  const faces = COVERED_CODES.map((code) => [code, counts[code] ?? 0] as const).filter(
    ([, count]) => count > 0,
  );
  const all = faces.reduce((sum, [, count]) => sum + count, counts[UNKNOWN] ?? 0);
  return all === 0 ? [] : [PHRASES[locale].down(all, faces)];
}

export const countsIn = (counts: Counts, locale: Locale): string =>
  [
    ...PRINTED_CODES.filter((code) => (counts[code] ?? 0) > 0).map((code) =>
      PHRASES[locale].count(code, counts[code] ?? 0),
    ),
    ...downIn(counts, locale),
  ].join(' ');

/** The date, who moves and who owes a decision; at the end, who has won. */
export function dateLine(view: View, locale: Locale): string[] {
  const say = PHRASES[locale];
  const { mover, active, outcome } = view;
  return [
    ...turnParts(view, locale),
    ...(outcome !== null ? [say.won(outcome.winner)] : []),
    ...(outcome === null && mover !== null ? [say.moves(mover)] : []),
    ...(outcome === null && active !== null && active !== mover ? [say.owes(active)] : []),
  ];
}

/** The towns that decide a scenario. */
function goalsOf(view: View): readonly string[] {
  const { victory } = SCENARIO[view.scenario];
  if (victory.by === 'garrisons')
    return [...new Set([...victory.inside, ...victory.alone, ...victory.cleared.hexes])];
  if (victory.by === 'occupation') return [...victory.all, ...victory.of];
  if (victory.by === 'holding') return victory.british;
  return [];
}

const isThere = (view: View, side: Side, town: string): boolean => {
  const hex = townOf(town)?.hex ?? '';
  const force = view.hexes[hex]?.[side];
  return force !== undefined && (force.in !== undefined || Object.keys(force.open).length > 0);
};

/** A1776-scn4.victory.british the printed points of a side in the zone, including those inside forts. */
const strengthIn = ({ hexes }: View, zone: RegionId, side: Side): number =>
  Object.entries(hexes)
    .filter(([hex]) => isIn(zone, hex))
    .reduce(
      (sum, [, { [side]: force }]) => sum + points(force?.open ?? {}) + points(force?.in ?? {}),
      0,
    );

/** Status of each area, and how many of its towns are British. */
const areasIn = (areas: NonNullable<View['areas']>, locale: Locale): string[] =>
  LEVY_AREAS.map((area) => {
    const { status, british } = areas[area];
    return `${AREA_NAME[area][locale]} ${status ?? '–'} ${british.length}/${STRATEGIC[area].length}`;
  });

/**
 * What counts for the victory on the current board: points, areas, commerce, or the places where either side has units.
 */
export function scoreLine(view: View, locale: Locale): string[] {
  const say = PHRASES[locale];
  const { victory } = SCENARIO[view.scenario];
  const each = (of: (side: Side) => number): string =>
    SIDES.map((side) => `${SIDE_NAME[side][locale]} ${of(side)}`).join(say.comma);
  const { score } = view;
  if (score !== null) return [`${say.points}: ${each((side) => score[side])}`];
  if (view.areas !== undefined) return areasIn(view.areas, locale);
  if (victory.by === 'raid')
    return [
      say.commerce(Object.values(view.hexes).filter(({ commerce }) => commerce).length),
      `${say.zone}: ${each((side) => strengthIn(view, victory.zone, side))}`,
    ];
  const goals = goalsOf(view);
  return [
    `${say.goals} (${goals.length}): ${each((side) => goals.filter((town) => isThere(view, side, town)).length)}`,
  ];
}

/** The combat under way: odds, column, and the die once it is rolled. */
export function battleLine(view: View, locale: Locale): string[] {
  const { battle, scenario } = view;
  if (battle === null) return [];
  const say = PHRASES[locale];
  const columns = SCENARIO[scenario].rules === 'basic' ? BASIC_COLUMNS : ADVANCED_COLUMNS;
  const { attacker, defender, points, die, result } = battle;
  return [
    say.battle(shortName(battle.hex, locale)),
    say.attack(attacker, points[attacker], points[defender]),
    ...(battle.column === null ? [] : [say.column((columns[battle.column] ?? []).join('-'))]),
    ...(die === null || result === null ? [] : [say.die(die, resultText(result)[locale])]),
  ];
}

/** The next turn in which units arrive, with the units. */
export function arrivalsLine(view: View, locale: Locale): string[] {
  const { arrivals, months, campaign } = SCENARIO[view.scenario];
  if (campaign === true) {
    const quarter = months.slice(view.turn).find(beginsQuarter);
    return quarter === undefined ? [] : [PHRASES[locale].quarter(PHRASES[locale].month(quarter))];
  }
  const all = SIDES.flatMap((side) => arrivals[side].map((entry) => ({ side, ...entry })));
  const next = Math.min(...all.map(({ turn }) => turn).filter((turn) => turn > view.turn));
  const month = months[next - 1];
  if (month === undefined) return [];
  const say = PHRASES[locale];
  return all
    .filter(({ turn }) => turn === next)
    .map(({ where, units }, i) => {
      const place =
        'at' in where || 'of' in where
          ? (townOf('at' in where ? where.at : where.of)?.name[locale] ?? '')
          : '';
      return `${i === 0 ? `${say.next(say.month(month))} ` : ''}${place}${place === '' ? '' : ' '}${countsIn(units, locale)}`;
    });
}
