import type { Text } from '../../kernel/text.js';
import type { Side } from './side.js';

/*
 * Stated by the rules: types, sides, what may be face down and its 8 MP, the order of losses, bateaux carrying 5.
 * Reported: 7 MP of the British and 8 of the Continentals, 416 counters. Chosen: the other allowances (Europeans march
 * with baggage as the British, local troops as light as the Continentals, horse alone beyond 8, guns slowest, wagons
 * slower than any men; a bateau makes from Albany to New York in a month), and the mix.
 */

/**
 * A1776-basic.III.A, A1776-adv.I.B the types of printed units, counted in strength points or counters. FA and FS are
 * guns and supply of the French, who carry their own.
 */
export const PRINTED_CODES = [
  'BR', 'TM', 'TMd', 'I', 'CA', 'RM', 'RMd', 'FR', 'A', 'S', 'FA', 'FS', 'M', 'F', 'E', 'B', 'D', 'COM',
] as const; // prettier-ignore
type PrintedCode = (typeof PRINTED_CODES)[number];

/** A1776-opt.I face-down counters, named by their faces: points of a type, e.g. `TM-5`, or a decoy. */
export const COVERED_CODES = [
  'TM-1', 'TM-2', 'TM-5', 'TMd-1', 'I-1',
  'CA-1', 'CA-2', 'CA-5', 'CA-10', 'RM-1', 'RM-2', 'RM-5', 'RMd-1', 'D-1',
] as const; // prettier-ignore
export type CoveredCode = (typeof COVERED_CODES)[number];

/** All unit codes that an action may name. */
export const UNIT_CODES = [...PRINTED_CODES, ...COVERED_CODES] as const;
/** A1776-opt.I the code of a face-down counter for everybody but its owner. */
export const UNKNOWN = 'down';
/** All unit codes that a view may show. `down` occurs in views only, never in a state or an action. */
export const SEEN_CODES = [...UNIT_CODES, UNKNOWN] as const;
export type UnitCode = (typeof SEEN_CODES)[number];

/** A number for each type, in points or counters; types that are not there have no entry. */
export type Counts = { [U in UnitCode]?: number };

export const COMBAT_CODES = ['BR', 'TM', 'TMd', 'I', 'CA', 'RM', 'RMd', 'FR'] as const;
export type CombatCode = (typeof COMBAT_CODES)[number];
const COMBAT: ReadonlySet<string> = new Set(COMBAT_CODES);
export const isCombat = (code: string): code is CombatCode => COMBAT.has(code);

/** Sources of supply that a side may use in a combat (A1776-adv.III.A.1); `none` is to do without. */
export const SOURCES = ['none', 'unit', 'magazine'] as const;
export type Source = (typeof SOURCES)[number];

/** Kinds of combat units and other counters; decoys, entrenchments and commerce are markers. */
export type UnitKind =
  'regular' | 'militia' | 'indian' | 'train' | 'works' | 'boat' | 'marker' | 'covered';

/** A1776-basic.comp.4 */
export interface Unit {
  readonly code: UnitCode;
  readonly name: Text;
  /** null: both sides have such units. */
  readonly side: Side | null;
  readonly kind: UnitKind;
  readonly dragoon: boolean;
  /** MP in a movement phase; for a bateau, hexsides. 0: it never moves. */
  readonly move: number;
  /** A1776-opt.I whether it may lie face down; face down it moves 8. */
  readonly inverts: boolean;
  /** A1776-adv.II.B.7 the order in which types of a side are lost: 1 before 2; 0: it takes no losses. */
  readonly lostAs: number;
}

const unit = (
  code: UnitCode,
  [en, ja]: readonly [string, string],
  side: Side | null,
  kind: UnitKind,
  move: number,
  lostAs = 0,
): Unit => ({
  code,
  name: { en, ja },
  side,
  kind,
  dragoon: code.endsWith('d'),
  move,
  inverts: code === 'D' || (lostAs > 0 && !['BR', 'FR'].includes(code)),
  lostAs,
});

/**
 * A1776-adv.I.B.1, A1776-adv.I.B.2 militia, A1776-adv.I.B.5 mounted too; A1776-adv.I.B.3 the French, A1776-adv.I.B.4
 * Indians; A1776-adv.I.B.6 guns, A1776-adv.I.B.7 supply, A1776-adv.I.B.8 magazines, A1776-adv.I.B.9 forts,
 * A1776-adv.I.B.10 entrenchments.
 */
// prettier-ignore
const PRINTED: Readonly<Record<PrintedCode, Unit>> = {
  BR: unit('BR', ['British Regulars', 'イギリス軍正規兵'], 'gb', 'regular', 7, 3),
  TM: unit('TM', ['Tory Militia', '王党派民兵'], 'gb', 'militia', 8, 2),
  TMd: unit('TMd', ['Tory Militia Dragoons', '王党派民兵竜騎兵'], 'gb', 'militia', 12, 2),
  I: unit('I', ['Indians', 'インディアン'], 'gb', 'indian', 8, 1),
  CA: unit('CA', ['Continental Army', '大陸軍'], 'us', 'regular', 8, 2),
  RM: unit('RM', ['Rebel Militia', '植民地民兵'], 'us', 'militia', 8, 1),
  RMd: unit('RMd', ['Rebel Militia Dragoons', '植民地民兵竜騎兵'], 'us', 'militia', 12, 1),
  FR: unit('FR', ['French Regulars', 'フランス軍正規兵'], 'us', 'regular', 7, 3),
  A: unit('A', ['Artillery', '砲兵'], null, 'train', 5),
  S: unit('S', ['Supply Unit', '補給ユニット'], null, 'train', 6),
  FA: unit('FA', ['French Artillery', 'フランス軍砲兵'], 'us', 'train', 5),
  FS: unit('FS', ['French Supply Unit', 'フランス軍補給ユニット'], 'us', 'train', 6),
  M: unit('M', ['Magazine', '弾薬庫'], null, 'works', 0),
  F: unit('F', ['Fortification', '要塞'], null, 'works', 0),
  E: unit('E', ['Entrenchment', '塹壕'], null, 'works', 0),
  B: unit('B', ['Bateau', '平底舟'], null, 'boat', 20),
  D: unit('D', ['Decoy', 'デコイ'], null, 'marker', 8),
  COM: unit('COM', ['Commerce', '貿易'], 'us', 'marker', 0),
};

/** A1776-opt.I.C MP of a face-down counter, whatever its type; decoys have the same. */
export const COVERED_MOVE = 8;

/** The face of a counter: a type and its points. */
export interface Face {
  readonly of: PrintedCode;
  readonly points: number;
}

export const FACE = Object.fromEntries(
  COVERED_CODES.map((code) => {
    const [of, points] = code.split('-');
    return [code, { of: of as PrintedCode, points: Number(points) }];
  }),
) as Readonly<Record<CoveredCode, Face>>;

export const isCovered = (code: string): code is CoveredCode => code in FACE;

/**
 * A1776-opt.I.C a face-down counter. Dragoons, too, move only 8 face down; a type that is slower than 8 keeps its own
 * MP.
 */
function covered(code: CoveredCode): Unit {
  const { of, points } = FACE[code];
  const { side, dragoon, move } = PRINTED[of];
  const name =
    of === 'D'
      ? { en: 'face-down Decoy', ja: '裏向きデコイ' }
      : { en: `face-down ${of} of ${points}`, ja: `裏向き${of}（${points}）` };
  return {
    ...{ code, name, side, kind: 'covered', dragoon, inverts: true, lostAs: 0 },
    move: Math.min(move, COVERED_MOVE),
  };
}

const SOMETHING: Unit = {
  ...{ code: UNKNOWN, side: null, kind: 'covered', dragoon: false, inverts: true, lostAs: 0 },
  name: { en: 'face-down counter', ja: '裏向きカウンター' },
  move: COVERED_MOVE,
};

export const UNIT: Readonly<Record<UnitCode, Unit>> = {
  ...PRINTED,
  ...(Object.fromEntries(COVERED_CODES.map((code) => [code, covered(code)])) as Record<
    CoveredCode,
    Unit
  >),
  [UNKNOWN]: SOMETHING,
};

/** A1776-opt.II.A.5 how many points and counters a bateau carries. */
export const BATEAU_CAPACITY = 5;

/** A1776-campopt.IV with that option, the capacity that a point or counter takes up; types not listed take 1. */
const SPACE: Partial<Record<UnitCode, number>> = { TMd: 4, RMd: 4, A: 2, FA: 2 };
const BRITISH_SUPPLY_SPACE = 2;
export const spaceOf = (side: Side, unit: UnitCode): number =>
  unit === 'S' && side === 'gb' ? BRITISH_SUPPLY_SPACE : (SPACE[unit] ?? 1);

type Denominations = Readonly<Record<number, number>>;

/**
 * A1776-basic.III.C the number of counters of each strength. It limits how many counters can lie face down; losses are
 * never limited by it.
 */
export const COUNTERS: Readonly<Record<CombatCode, Denominations>> = {
  BR: { 1: 24, 2: 12, 5: 10, 10: 6 },
  TM: { 1: 22, 2: 8, 5: 2 },
  TMd: { 1: 6 },
  I: { 1: 6 },
  CA: { 1: 32, 2: 16, 5: 10, 10: 4 },
  RM: { 1: 32, 2: 14, 5: 2 },
  RMd: { 1: 6 },
  FR: { 1: 8, 2: 4, 5: 4 },
};

/** Numbers of other counters of each side; the French have counters of their own. */
export const OTHER_COUNTERS = {
  gb: { A: 10, S: 14, M: 9, F: 9, E: 14, B: 10, D: 7 },
  us: { A: 10, S: 16, M: 6, F: 11, E: 14, B: 10, D: 7, COM: 4, FA: 3, FS: 6 },
} as const satisfies Readonly<Record<Side, Partial<Record<UnitCode, number>>>>;
