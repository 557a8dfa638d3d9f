import type { BlockId } from '../components/blocks.js';
import type { TownId } from '../components/map.js';
import { TOWN, TOWN_IDS } from '../components/lookups.js';
import { portsNamed, shipsMoved } from '../questions/fleet.js';
import { isIndian, total, type Ships } from '../state.js';
import type { View } from '../view/view.js';
import * as en from './english.js';
import * as ja from './japanese.js';
import { ordered } from './labels.js';

/** Numbers alone: the sentence has already said that they are naval units. */
const shipsEn = ({ up, down }: Ships): string =>
  up > 0 && down > 0 ? `${up} operational and ${down} non-operational` : en.fleet({ up, down });

const fleetEn = (view: View): string[] => {
  const { fleet } = view;
  if (fleet === null || fleet.done) return [];
  const towns = portsNamed(fleet);
  const ports = towns.length > 1 ? en.count(towns.length, 'port') : en.list(towns.map(en.town));
  if (fleet.do === 'build' || fleet.do === 'repair') return [`${fleet.do} at ${ports}`];
  return [`${shipsEn(shipsMoved(fleet))} ${fleet.do === 'out' ? 'out of' : 'into'} ${ports}`];
};

const fleetJa = (view: View): string[] => {
  const { fleet } = view;
  if (fleet === null || fleet.done) return [];
  const ports = ja.list(portsNamed(fleet).map(ja.town));
  if (fleet.do === 'build' || fleet.do === 'repair')
    return [`${ports}で${fleet.do === 'build' ? '建造' : '修理'}`];
  return [
    fleet.do === 'out'
      ? `${ports}から${ja.fleet(shipsMoved(fleet))}`
      : `${ja.fleet(shipsMoved(fleet))}を${ports}へ`,
  ];
};

const armyEn = (view: View): string[] =>
  ordered(view).length === 0 ? [] : [en.armies(ordered(view).length)];
const armyJa = (view: View): string[] =>
  ordered(view).length === 0 ? [] : [ja.armies(ordered(view).length)];

/** C1812-6.2.a own naval units in a captured port from which the declared move takes the whole garrison, by port. */
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

function warningsEn(view: View): string {
  const ports = forsaken(view);
  const [first, more] = ports;
  if (first === undefined) return '';
  const where = more === undefined ? en.town(first[0]) : en.count(ports.length, 'port');
  return `; loses ${en.count(shipsIn(ports), 'naval unit')} in ${where}`;
}

function warningsJa(view: View): string {
  const ports = forsaken(view);
  const [first, more] = ports;
  if (first === undefined) return '';
  const where = more === undefined ? ja.town(first[0]) : `${ports.length}港`;
  return `。守備隊のいなくなる${where}で海軍ユニット${shipsIn(ports)}個を失う`;
}

/** The end of a declaration, with what was declared. Under seal the view does not tell which of the two phases it is. */
export function doneEn(view: View): string {
  const said = [...fleetEn(view), ...armyEn(view)];
  const what = said.length === 0 ? null : en.list(said);
  const name = view.decision?.name;
  if (name === 'place') return 'Begin with this set-up';
  if (name === 'naval')
    return what === null ? 'Do nothing in the Naval Phase' : `Naval move: ${what}`;
  if (name === 'army')
    return what === null ? 'Make no army move' : `Make this army move: ${what}${warningsEn(view)}`;
  return what === null ? 'Order nothing here' : `End these orders: ${what}${warningsEn(view)}`;
}

export function doneJa(view: View): string {
  const said = [...fleetJa(view), ...armyJa(view)];
  const what = said.length === 0 ? null : ja.list(said);
  const name = view.decision?.name;
  if (name === 'place') return 'この配置で始める';
  if (name === 'naval')
    return what === null ? '海軍フェイズに何も行わない' : `海軍移動を実行する: ${what}`;
  if (name === 'army')
    return what === null ? '陸軍移動を行わない' : `陸軍移動を実行する: ${what}${warningsJa(view)}`;
  return what === null ? '命令を出さない' : `命令を確定する: ${what}${warningsJa(view)}`;
}
