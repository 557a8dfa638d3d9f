import type { BlockId } from '../components/blocks.js';
import { TOWN, TOWN_IDS } from '../components/lookups.js';
import type { TownId } from '../components/map.js';
import { portsNamed, shipsMoved } from '../questions/fleet.js';
import { type FleetOrder, isIndian, type Ships, total } from '../state.js';
import type { View } from '../view/view.js';
import * as en from './english.js';
import * as ja from './japanese.js';
import { ordered } from './labels.js';

/** Maximum number of characters on a button of a chat app. */
const LONGEST = 75;

/**
 * The first wording that fits on a button. Wordings are given from the longest to the shortest; the shortest always
 * fits.
 */
const fitting = (wordings: readonly string[]): string =>
  wordings.find(({ length }) => length <= LONGEST) ?? wordings.at(-1) ?? '';

/** Parts of a declaration in words: in full, with operational and other naval units added up, and in brief. */
interface Said {
  readonly full: readonly string[];
  readonly counted: readonly string[];
  readonly brief: readonly string[];
}

const UNSAID: Said = { full: [], counted: [], brief: [] };

const said = (full: string, counted: string, brief: string): Said => ({
  full: [full],
  counted: [counted],
  brief: [brief],
});

const both = (one: Said, other: Said): Said => ({
  full: [...one.full, ...other.full],
  counted: [...one.counted, ...other.counted],
  brief: [...one.brief, ...other.brief],
});

/** Numbers only: the sentence has already mentioned naval units. */
const shipsEn = ({ up, down }: Ships): string =>
  up > 0 && down > 0 ? `${up} operational and ${down} non-operational` : en.fleet({ up, down });

/** The fleet order, if it has not been carried out yet. */
const ordersFleet = ({ fleet }: View): FleetOrder | null =>
  fleet === null || fleet.done ? null : fleet;

function fleetEn(view: View): Said {
  const fleet = ordersFleet(view);
  if (fleet === null) return UNSAID;
  const towns = portsNamed(fleet);
  const ports = towns.length > 1 ? en.count(towns.length, 'port') : en.list(towns.map(en.town));
  if (fleet.do === 'build' || fleet.do === 'repair')
    return said(`${fleet.do} at ${ports}`, `${fleet.do} at ${ports}`, fleet.do);
  const ships = shipsMoved(fleet);
  const way = fleet.do === 'out' ? 'out of' : 'into';
  const count = en.count(total(ships), 'ship');
  return said(
    `${shipsEn(ships)} ${way} ${ports}`,
    `${count} ${way} ${ports}`,
    `${count} ${fleet.do}`,
  );
}

function fleetJa(view: View): Said {
  const fleet = ordersFleet(view);
  if (fleet === null) return UNSAID;
  const towns = portsNamed(fleet);
  const ports = towns.length > 1 ? `${towns.length}港` : ja.list(towns.map(ja.town));
  if (fleet.do === 'build' || fleet.do === 'repair') {
    const what = fleet.do === 'build' ? '建造' : '修理';
    return said(`${ports}で${what}`, `${ports}で${what}`, what);
  }
  const ships = shipsMoved(fleet);
  const count = `海軍${total(ships)}個`;
  const sailing = (what: string): string =>
    fleet.do === 'out' ? `${ports}から${what}` : `${what}を${ports}へ`;
  const brief = `${count}${fleet.do === 'out' ? '出港' : '入港'}`;
  return said(sailing(ja.fleet(ships)), sailing(count), brief);
}

function armyOf(view: View, armies: (count: number) => string): Said {
  const { length } = ordered(view);
  const text = armies(length);
  return length === 0 ? UNSAID : said(text, text, text);
}

/** C1812-6.2.a own naval units in captured ports that lose their whole garrison by the declared move, by port. */
function forsaken(view: View): [TownId, number][] {
  const { viewer, orders, mine, fleet } = view;
  if (viewer === null) return [];
  const garrison = (town: TownId): BlockId[] =>
    (Object.keys(mine) as BlockId[]).filter((id) => mine[id]?.at === town && !isIndian(id));
  const sailing = (town: TownId): number =>
    total((fleet?.do === 'out' && !fleet.done && fleet.ports[town]) || { up: 0, down: 0 });
  return TOWN_IDS.filter(
    (town) => TOWN[town].nation !== viewer && view.towns[town].control === viewer,
  )
    .filter((town) => garrison(town).every((id) => orders?.[id] !== undefined))
    .map((town): [TownId, number] => [town, total(view.towns[town].ships[viewer]) - sailing(town)])
    .filter(([, ships]) => ships > 0);
}

const shipsIn = (ports: readonly [TownId, number][]): number =>
  ports.reduce((sum, [, ships]) => sum + ships, 0);

/** Warning of the naval units that the declaration costs, in full and in brief. */
function warningEn(view: View, unit: 'naval unit' | 'ship'): string {
  const ports = forsaken(view);
  const [first, more] = ports;
  if (first === undefined) return '';
  const where = more === undefined ? en.town(first[0]) : en.count(ports.length, 'port');
  return `; loses ${en.count(shipsIn(ports), unit)} in ${where}`;
}

function warningJa(view: View, why: string): string {
  const ports = forsaken(view);
  const [first, more] = ports;
  if (first === undefined) return '';
  const where = more === undefined ? ja.town(first[0]) : `${ports.length}港`;
  return `。${why}${where}で海軍ユニット${shipsIn(ports)}個を失う`;
}

const endEn = (long: string, short: string, what: Said, view: View): string =>
  fitting([
    `${long}: ${en.list(what.full)}${warningEn(view, 'naval unit')}`,
    `${short}: ${en.list(what.counted)}${warningEn(view, 'ship')}`,
    `${short}: ${en.list(what.brief)}${warningEn(view, 'ship')}`,
  ]);

const endJa = (how: string, what: Said, view: View): string =>
  fitting([
    `${how}: ${ja.list(what.full)}${warningJa(view, '守備隊のいなくなる')}`,
    `${how}: ${ja.list(what.counted)}${warningJa(view, '')}`,
    `${how}: ${ja.list(what.brief)}${warningJa(view, '')}`,
  ]);

/**
 * Wording of the end of a declaration, with its contents. Under seal the view does not tell which of the two phases it
 * is.
 */
export function doneEn(view: View): string {
  const name = view.decision?.name;
  const fleet = fleetEn(view);
  const what = both(fleet, armyOf(view, en.armies));
  const isIdle = what.full.length === 0;
  if (name === 'place') return 'Begin with this set-up';
  if (name === 'naval')
    return fleet === UNSAID
      ? 'Do nothing in the Naval Phase'
      : `Naval move: ${en.list(fleet.full)}`;
  if (name === 'army')
    return isIdle ? 'Make no army move' : endEn('Make this army move', 'Army move', what, view);
  return isIdle ? 'Order nothing here' : endEn('End these orders', 'End orders', what, view);
}

export function doneJa(view: View): string {
  const name = view.decision?.name;
  const fleet = fleetJa(view);
  const what = both(fleet, armyOf(view, ja.armies));
  const isIdle = what.full.length === 0;
  if (name === 'place') return 'この配置で始める';
  if (name === 'naval')
    return fleet === UNSAID
      ? '海軍フェイズに何も行わない'
      : `海軍移動を実行する: ${ja.list(fleet.full)}`;
  if (name === 'army')
    return isIdle ? '陸軍移動を行わない' : endJa('陸軍移動を実行する', what, view);
  return isIdle ? '命令を出さない' : endJa('命令を確定する', what, view);
}
