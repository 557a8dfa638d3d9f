import { portsNamed, shipsMoved } from '../fleet.js';
import type { View } from '../view.js';
import * as en from './english.js';
import * as ja from './japanese.js';
import { ordered } from './labels.js';

const fleetEn = (view: View): string[] => {
  const { fleet } = view;
  if (fleet === null || fleet.done) return [];
  const ports = en.list(portsNamed(fleet).map(en.town));
  if (fleet.do === 'build' || fleet.do === 'repair') return [`${fleet.do} at ${ports}`];
  return [`${en.fleet(shipsMoved(fleet))} ${fleet.do === 'out' ? 'out of' : 'into'} ${ports}`];
};

const fleetJa = (view: View): string[] => {
  const { fleet } = view;
  if (fleet === null || fleet.done) return [];
  const ports = ja.list(portsNamed(fleet).map(ja.town));
  if (fleet.do === 'build' || fleet.do === 'repair') return [`${ports}で${fleet.do === 'build' ? '建造' : '修理'}`];
  return [fleet.do === 'out' ? `${ports}から${ja.fleet(shipsMoved(fleet))}` : `${ja.fleet(shipsMoved(fleet))}を${ports}へ`];
};

const armyEn = (view: View): string[] => (ordered(view).length === 0 ? [] : [en.armies(ordered(view).length)]);
const armyJa = (view: View): string[] => (ordered(view).length === 0 ? [] : [ja.armies(ordered(view).length)]);

/** The end of a declaration, with what was declared. Under seal the view does not tell which of the two phases it is. */
export function doneEn(view: View): string {
  const said = [...fleetEn(view), ...armyEn(view)];
  const what = said.length === 0 ? null : en.list(said);
  const name = view.decision?.name;
  if (name === 'naval') return what === null ? 'Do nothing in the Naval Phase' : `Make this naval move: ${what}`;
  if (name === 'army') return what === null ? 'Make no army move' : `Make this army move: ${what}`;
  return what === null ? 'Order nothing here' : `End these orders: ${what}`;
}

export function doneJa(view: View): string {
  const said = [...fleetJa(view), ...armyJa(view)];
  const what = said.length === 0 ? null : ja.list(said);
  const name = view.decision?.name;
  if (name === 'naval') return what === null ? '海軍フェイズに何も行わない' : `海軍移動を実行する: ${what}`;
  if (name === 'army') return what === null ? '陸軍移動を行わない' : `陸軍移動を実行する: ${what}`;
  return what === null ? '命令を出さない' : `命令を確定する: ${what}`;
}
