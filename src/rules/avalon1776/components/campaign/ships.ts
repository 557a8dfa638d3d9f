import type { Text } from '../../../kernel/text.js';
import { byId } from '../../../kits/lookup.js';
import type { Side } from '../side.js';
import type { Counts } from '../units.js';

/*
 * Stated by the rules: how many fleets of each kind and group there are, the loads of the French and the strength and
 * capacity of the Continental squadron. Chosen: strengths, capacities and MP; a French fleet holds just its first load.
 */

/** A1776-camp.IX.A battle fleets (BF) and transports (TR); A1776-campopt.I the Continental Navy (CN). */
export const SHIP_KINDS = ['BF', 'TR', 'CN'] as const;
export type ShipKind = (typeof SHIP_KINDS)[number];
/**
 * A1776-camp.IX.E how a fleet comes into play: `deployed` fleets are in play unless they are damaged
 * (A1776-camp.IX.E.1), `variable` ones are called by a die (A1776-camp.IX.E.2).
 */
type ShipGroup = 'deployed' | 'variable' | 'optional';

export interface Ship {
  readonly id: ShipId;
  readonly name: Text;
  readonly side: Side;
  readonly french: boolean;
  readonly kind: ShipKind;
  readonly group: ShipGroup;
  readonly strength: number;
  readonly capacity: number;
  /** MP of one phase; a sea-lane hex or a hexside costs 1. */
  readonly move: number;
  /** A1776-camp.VIII.B.1 the units aboard when the fleet first comes. */
  readonly load: Counts;
}

export type ShipId =
  `br-bf-${1 | 2 | 3 | 4}` | `br-tr-${1 | 2 | 3}` | `fr-bf-${'a' | 'b' | 'vf'}` | 'cn';

/** A1776-camp.VIII.C.1 once these units have landed they do not depend on a fleet. */
const FRENCH_LOAD: Counts = { FR: 5, FA: 1, FS: 1 };

const ship = (
  id: ShipId,
  [en, ja]: readonly [string, string],
  group: ShipGroup,
  [strength, capacity, move]: readonly [number, number, number],
): Ship => {
  const french = id.startsWith('fr');
  return {
    id,
    name: { en, ja },
    side: id.startsWith('br') ? 'gb' : 'us',
    french,
    kind: id === 'cn' ? 'CN' : id.includes('tr') ? 'TR' : 'BF',
    group,
    strength,
    capacity,
    move,
    load: french ? FRENCH_LOAD : {},
  };
};

/** A1776-camp.IX.E.1.a, A1776-camp.IX.E.1.b, A1776-camp.IX.E.2.a, A1776-camp.IX.E.2.b */
export const SHIPS: readonly Ship[] = [
  ship('br-bf-1', ["Howe's squadron", 'ハウ戦隊'], 'deployed', [3, 4, 40]),
  ship('br-bf-2', ["Parker's squadron", 'パーカー戦隊'], 'deployed', [3, 4, 40]),
  ship('br-bf-3', ["Byron's squadron", 'バイロン戦隊'], 'variable', [4, 4, 40]),
  ship('br-bf-4', ["Hood's squadron", 'フッド戦隊'], 'variable', [3, 4, 40]),
  ship('br-tr-1', ['First transports', '第1輸送船団'], 'deployed', [0, 12, 36]),
  ship('br-tr-2', ['Second transports', '第2輸送船団'], 'deployed', [0, 12, 36]),
  ship('br-tr-3', ['Third transports', '第3輸送船団'], 'variable', [0, 12, 36]),
  ship('fr-bf-a', ["A, d'Estaing", 'A デスタン'], 'deployed', [4, 7, 40]),
  ship('fr-bf-b', ['B, de Ternay', 'B ド・テルネ'], 'deployed', [3, 7, 40]),
  ship('fr-bf-vf', ['VF, de Grasse', 'VF ド・グラス'], 'variable', [5, 7, 40]),
  // A1776-campopt.I.B, A1776-campopt.I.C
  ship('cn', ['Continental squadron', '大陸海軍戦隊'], 'optional', [0, 0, 44]),
];
export const SHIP = byId<Ship>(SHIPS);

/** A1776-camp.IX.C.4.table the MP that a ship pays for an embarkation or a landing, by the place. */
export const LANDING_COST = { port: 5, coast: 15, river: 10 } as const;
/** The additional MP if an enemy combat unit is in the hex. */
export const CONTESTED_COST = 5;
