import { SCENARIO } from '../components/scenarios/index.js';
import type { Side } from '../components/side.js';
import { townOf } from '../components/towns.js';
import type { Counts } from '../components/units.js';
import { emptyState } from '../setup.js';
import type { Spot, State1776, Status } from '../state.js';
import { pointsToWin, winsAtOnce } from './automatic.js';
import { ownKind, spoilsAt } from './capture.js';
import { put } from './force.js';
import { depotsFor } from './near.js';
import { halfPoints, inRange, isUsedUp, sourcesAt } from './supply.js';
import {
  buildersOf,
  digBar,
  diggersAt,
  fortBar,
  isAbandoned,
  magazineBar,
  razeBar,
} from './works.js';

const hex = (place: string): string => townOf(place)?.hex ?? place;

type Line = readonly [side: Side, place: string, units: Counts, status?: Status];

/** A position of scenario 2, the northern section. */
function board(lines: readonly Line[], grounds: Readonly<Record<string, Spot>> = {}): State1776 {
  const state = emptyState();
  state.scenario = SCENARIO.scenario2.id;
  for (const [place, ground] of Object.entries(grounds)) state.hexes[hex(place)] = { ...ground };
  for (const [side, place, units, status = 'rest'] of lines)
    put(state, side, hex(place), status, units);
  return state;
}

const ALBANY = hex('albany');
const [, ...DEPOTS] = depotsFor(ALBANY);
const NEXT = DEPOTS.find(({ through }) => through.length === 0)!.hex;
const FAR = DEPOTS.find(({ through }) => through.length === 2)!;
const ONE_WAY = DEPOTS.find(({ through }) => through.length === 1)!;

describe('supply', () => {
  it('A1776-adv.III.A.1 A1776-adv.III.A.4.c by a supply unit in the hex, inside a fort too, or a magazine in range, or none', () => {
    expect(sourcesAt(board([['us', 'albany', { CA: 2 }]]), 'us', ALBANY)).toEqual(['none']);
    const both = board([
      ['us', 'albany', { S: 1 }, 'in'],
      ['us', NEXT, { M: 1 }],
    ]);
    expect(sourcesAt(both, 'us', ALBANY)).toEqual(['none', 'unit', 'magazine']);
    expect(sourcesAt(both, 'gb', ALBANY)).toEqual(['none']);
    expect(sourcesAt(board([['us', NEXT, { S: 1 }]]), 'us', ALBANY)).toEqual(['none']);
    expect(sourcesAt(board([['us', 'albany', { FS: 1 }]]), 'us', ALBANY)).toContain('unit');
  });

  it('A1776-adv.III.B.2 A1776-adv.III.B.1 a magazine reaches two hexes and no farther', () => {
    expect(inRange(board([['us', FAR.hex, { M: 1 }]]), 'us', ALBANY)).toBe(true);
    expect(inRange(board([['us', 'boston', { M: 1 }]]), 'us', ALBANY)).toBe(false);
  });

  it('A1776-adv.III.B.2.b from two hexes not through enemies, nor out from among them', () => {
    const [middle = ''] = ONE_WAY.through;
    expect(inRange(board([['us', ONE_WAY.hex, { M: 1 }]]), 'us', ALBANY)).toBe(true);
    const between = board([
      ['us', ONE_WAY.hex, { M: 1 }],
      ['gb', middle, { BR: 1 }],
    ]);
    expect(inRange(between, 'us', ALBANY)).toBe(false);
    // wagons do not bar, a garrison does
    const wagon = board([
      ['us', ONE_WAY.hex, { M: 1 }],
      ['gb', middle, { S: 1 }],
    ]);
    expect(inRange(wagon, 'us', ALBANY)).toBe(true);
    const garrison = board([
      ['us', ONE_WAY.hex, { M: 1 }],
      ['gb', ONE_WAY.hex, { BR: 1 }, 'in'],
    ]);
    expect(inRange(garrison, 'us', ALBANY)).toBe(false);
    // another hex between is enough
    const [first = ''] = FAR.through;
    const around = board([
      ['us', FAR.hex, { M: 1 }],
      ['gb', first, { BR: 1 }],
    ]);
    expect(inRange(around, 'us', ALBANY)).toBe(true);
    // next to it and in its hex no enemy bars it
    const beside = board([
      ['us', NEXT, { M: 1 }],
      ['gb', NEXT, { BR: 1 }],
    ]);
    expect(inRange(beside, 'us', ALBANY)).toBe(true);
  });

  it('A1776-adv.III.A.2 A1776-adv.III.A.3 halves who is unsupplied, but not both; halves are kept', () => {
    expect(halfPoints(5, { supplied: true, enemySupplied: true })).toBe(10);
    expect(halfPoints(5, { supplied: false, enemySupplied: true })).toBe(5);
    expect(halfPoints(5, { supplied: false, enemySupplied: false })).toBe(10);
  });

  it('A1776-adv.IV.B.1.a A1776-adv.IV.B.1.f a garrison is doubled after it is halved', () => {
    const inFort = true;
    expect(halfPoints(5, { supplied: true, enemySupplied: true, inFort })).toBe(20);
    expect(halfPoints(5, { supplied: false, enemySupplied: true, inFort })).toBe(10);
    expect(halfPoints(5, { supplied: false, enemySupplied: false, inFort })).toBe(20);
  });

  it('A1776-adv.III.A.4.b once is free, twice uses it up', () => {
    expect([0, 1, 2, 5].map(isUsedUp)).toEqual([false, false, true, true]);
  });
});

describe('automatic victory', () => {
  const against = (gb: number, us: number, more: readonly Line[] = []) =>
    board([['gb', 'albany', { BR: gb }], ['us', 'albany', { CA: us }], ...more]);

  it('A1776-adv.IV.A.1 at 6 to 1, of all points outside forts in the hex', () => {
    expect(winsAtOnce(against(12, 2), 'gb', ALBANY)).toBe(true);
    expect(winsAtOnce(against(11, 2), 'gb', ALBANY)).toBe(false);
    expect(winsAtOnce(against(6, 2, [['gb', 'albany', { TM: 6 }, 'spent4']]), 'gb', ALBANY)).toBe(
      true,
    );
    // those inside a fort of either side are left out
    expect(winsAtOnce(against(12, 2, [['us', 'albany', { CA: 5 }, 'in']]), 'gb', ALBANY)).toBe(
      true,
    );
    expect(winsAtOnce(against(6, 2, [['gb', 'albany', { BR: 6 }, 'in']]), 'gb', ALBANY)).toBe(
      false,
    );
  });

  it('A1776-adv.IV.A.1 a column in the hex counts', () => {
    const state = against(6, 2);
    state.column = {
      by: 'gb',
      at: ALBANY,
      spent: 3,
      moved: true,
      via: [NEXT, ALBANY],
      from: 'rest',
      units: { BR: 6 },
    };
    expect(winsAtOnce(state, 'gb', ALBANY)).toBe(true);
    state.column.at = NEXT;
    expect(winsAtOnce(state, 'gb', ALBANY)).toBe(false);
  });

  it('A1776-adv.IV.A.4 an unsupplied side is halved, unless both are', () => {
    const usWagon: Line = ['us', 'albany', { S: 1 }];
    const gbWagon: Line = ['gb', 'albany', { S: 1 }];
    expect(pointsToWin(against(1, 2, [usWagon]), 'gb', ALBANY)).toBe(24);
    expect(pointsToWin(against(1, 2, [gbWagon]), 'gb', ALBANY)).toBe(6);
    expect(pointsToWin(against(1, 3, [gbWagon]), 'gb', ALBANY)).toBe(9);
    expect(pointsToWin(against(1, 2, [gbWagon, usWagon]), 'gb', ALBANY)).toBe(12);
  });

  it('A1776-adv.IV.A.5 A1776-adv.IV.B.1.e never over a garrison or an entrenchment', () => {
    const dug = against(30, 1);
    dug.hexes[ALBANY]!.dug = 'us';
    expect(pointsToWin(dug, 'gb', ALBANY)).toBeNull();
    // that of the attacker protects nobody
    dug.hexes[ALBANY]!.dug = 'gb';
    expect(winsAtOnce(dug, 'gb', ALBANY)).toBe(true);
    const garrison = board([
      ['gb', 'albany', { BR: 30 }],
      ['us', 'albany', { CA: 1 }, 'in'],
    ]);
    expect(pointsToWin(garrison, 'gb', ALBANY)).toBeNull();
  });
});

describe('works', () => {
  it('A1776-adv.III.B.5.a A1776-adv.III.B.5.b a magazine costs two wagons that were there, in a town without enemies', () => {
    const two: Line = ['us', 'albany', { S: 2 }];
    expect(magazineBar(board([two]), 'us', ALBANY, 0)).toBeNull();
    expect(magazineBar(board([['us', NEXT, { S: 2 }]]), 'us', NEXT, 0)).toBe('A1776-adv.III.B.5.a');
    const bar = 'A1776-adv.III.B.5.b';
    expect(magazineBar(board([two, ['gb', 'albany', { TM: 1 }]]), 'us', ALBANY, 0)).toBe(bar);
    expect(magazineBar(board([['us', 'albany', { S: 1 }]]), 'us', ALBANY, 0)).toBe(bar);
    expect(magazineBar(board([['us', 'albany', { S: 2 }, 'free1']]), 'us', ALBANY, 0)).toBe(bar);
    expect(magazineBar(board([two]), 'us', ALBANY, 1)).toBe(bar);
  });

  it('A1776-adv.IV.B.2.a A1776-adv.IV.B.2.b a fort in a town without enemies and without a fort', () => {
    const free = board([['us', 'albany', { CA: 1 }]]);
    expect(fortBar(free, 'us', ALBANY)).toBeNull();
    expect(fortBar(free, 'us', NEXT)).toBe('A1776-adv.IV.B.2.a');
    const held = board([['gb', 'albany', { I: 1 }]]);
    expect(fortBar(held, 'us', ALBANY)).toBe('A1776-adv.IV.B.2.a');
    for (const ground of [{ fort: 'us' }, { built: 'us' }, { founds: 'CA' }] as const)
      expect(fortBar(board([], { albany: ground }), 'us', ALBANY)).toBe('A1776-adv.IV.B.2.b');
  });

  it('A1776-adv.IV.B.2.c for a gun, a wagon and a point of regulars', () => {
    expect(buildersOf({ CA: 2, A: 1, S: 1 }, 'CA')).toEqual({ CA: 1, A: 1, S: 1 });
    expect(buildersOf({ FR: 2, FA: 1, FS: 1 }, 'FR')).toEqual({ FR: 1, FA: 1, FS: 1 });
    expect(buildersOf({ RM: 2, A: 1, S: 1 }, 'RM')).toBeNull();
    expect(buildersOf({ CA: 2, S: 1 }, 'CA')).toBeNull();
    expect(buildersOf({ CA: 2, A: 1 }, 'CA')).toBeNull();
  });

  it('A1776-adv.IV.B.2.e A1776-adv.IV.B.2 A1776-scn1.special.4 A1776-scn2.special.3 a fort is razed by a point of its owner without enemies, some never', () => {
    const fort = { boston: { fort: 'us' }, ticonderoga: { fort: 'us' } } as const;
    const one: Line = ['us', 'boston', { CA: 1 }, 'in'];
    const boston = hex('boston');
    expect(razeBar(board([one], fort), 'us', boston)).toBeNull();
    expect(razeBar(board([], fort), 'us', boston)).toBe('A1776-adv.IV.B.2.e');
    expect(razeBar(board([one, ['gb', 'boston', { TM: 1 }]], fort), 'us', boston)).toBe(
      'A1776-adv.IV.B.2.e',
    );
    expect(razeBar(board([['gb', 'boston', { BR: 1 }]], fort), 'gb', boston)).toBe(
      'A1776-adv.IV.B.2.e',
    );
    const lasting = board([['us', 'ticonderoga', { RM: 1 }]], fort);
    lasting.scenario = SCENARIO.scenario1.id;
    expect(razeBar(lasting, 'us', hex('ticonderoga'))).toBe('A1776-scn1.special.4');
    lasting.scenario = SCENARIO.scenario2.id;
    expect(razeBar(lasting, 'us', hex('ticonderoga'))).toBe('A1776-scn2.special.3');
  });

  it('A1776-adv.IV.C.2.a A1776-adv.IV.C.2.b digging, where no enemy and no works are', () => {
    const state = board([
      ['us', NEXT, { RM: 1, A: 1 }],
      ['us', NEXT, { CA: 1 }, 'free1'],
    ]);
    expect(digBar(state, 'us', NEXT)).toBeNull();
    expect(diggersAt(state, 'us', NEXT)).toEqual(['CA', 'RM']);
    put(state, 'gb', NEXT, 'rest', { BR: 1 });
    expect(digBar(state, 'us', NEXT)).toBe('A1776-adv.IV.C.2.a');
    for (const ground of [{ fort: 'us' }, { built: 'us' }, { dug: 'us' }] as const)
      expect(digBar(board([], { albany: ground }), 'us', ALBANY)).toBe('A1776-adv.IV.C.2.b');
  });

  it('A1776-adv.IV.C.2.d an entrenchment without combat units is abandoned', () => {
    const dug = { albany: { dug: 'us' } } as const;
    expect(isAbandoned(board([['us', 'albany', { A: 2 }]], dug), 'us', ALBANY)).toBe(true);
    expect(isAbandoned(board([['us', 'albany', { RM: 1 }]], dug), 'us', ALBANY)).toBe(false);
    expect(isAbandoned(board([], dug), 'gb', ALBANY)).toBe(false);
  });
});

describe('capture', () => {
  const goods: Line = ['us', 'albany', { A: 2, S: 1, M: 1 }];
  const fort = { albany: { fort: 'us' } } as const;
  const one: Line = ['gb', 'albany', { BR: 1 }];

  it('A1776-adv.IV.F A1776-adv.IV.F.1 of guns, wagons, magazines and the fort, where a point meets none', () => {
    expect(spoilsAt(board([goods, one], fort), 'gb', ALBANY)).toEqual({ A: 2, S: 1, M: 1, F: 1 });
    expect(spoilsAt(board([goods], fort), 'gb', ALBANY)).toEqual({});
    expect(spoilsAt(board([goods, ['gb', 'albany', { A: 1 }]], fort), 'gb', ALBANY)).toEqual({});
    // a garrison is in the hex too, on either side
    expect(
      spoilsAt(
        board([
          ['us', 'albany', { A: 1 }],
          ['gb', 'albany', { BR: 1 }, 'in'],
        ]),
        'gb',
        ALBANY,
      ),
    ).toEqual({ A: 1 });
    const garrison: Line = ['us', 'albany', { RM: 1 }, 'in'];
    expect(spoilsAt(board([goods, one, garrison], fort), 'gb', ALBANY)).toEqual({});
  });

  it('A1776-adv.IV.F.4 not of the wagon that has supported a combat in this phase', () => {
    const used = (state: State1776, us: number) => ({ ...state, used: { [ALBANY]: { us } } });
    expect(spoilsAt(used(board([goods, one]), 1), 'gb', ALBANY)).toEqual({ A: 2, M: 1 });
    const french = board([['us', 'albany', { S: 2, FS: 1 }], one]);
    expect(spoilsAt(used(french, 2), 'gb', ALBANY)).toEqual({ S: 1, FS: 1 });
  });

  it('A1776-adv.IV.F.2 it is replaced by the like counter of the captor, French where only the French are there', () => {
    expect(ownKind('FA', 'gb', { BR: 1 })).toBe('A');
    expect(ownKind('A', 'us', { FR: 2, FA: 1 })).toBe('FA');
    expect(ownKind('S', 'us', { FR: 2, RM: 1 })).toBe('S');
    expect(ownKind('M', 'us', { FR: 2 })).toBe('M');
  });
});
