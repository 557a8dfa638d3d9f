import { LEVY_AREAS, type LevyArea, STRATEGIC } from '../../components/campaign/levies.js';
import { neighbours } from '../../components/map.js';
import type { Side } from '../../components/side.js';
import { townOf, TOWNS } from '../../components/towns.js';
import type { Counts } from '../../components/units.js';
import { emptyState } from '../../setup.js';
import type { State1776, Status } from '../../state.js';
import { put } from '../force.js';
import {
  areasControlled,
  controlledIn,
  controls,
  controlsArea,
  townsControlled,
} from './control.js';
import { attritionIn } from './hardship.js';
import {
  americanArrivals,
  britishIntake,
  hasSupplyDue,
  mayArriveInside,
  toryArrivals,
} from './intake.js';
import { continentalsDue, militiaDue, militiaOf, rateOf, statusOf } from './status.js';
import { csg2Verdict, csg3Verdict, holdsTwenty, meetsMinimum } from './victory.js';

type Line = readonly [side: Side, place: string, units: Counts, status?: Status];
const hex = (place: string): string => townOf(place)?.hex ?? place;
const town = (id: string) => townOf(id)!;

function board(...lines: readonly Line[]): State1776 {
  const state = emptyState();
  for (const [side, place, units, status = 'rest'] of lines)
    put(state, side, hex(place), status, units);
  return state;
}
const varied = (state: State1776): State1776 => ({
  ...state,
  options: { ...state.options, garrisons: true, attrition: true },
});
const regulars = (...towns: readonly string[]): Line[] => towns.map((id) => ['gb', id, { BR: 1 }]);
const all = (area: LevyArea): string[] => STRATEGIC[area].map(({ id }) => id);
const CANADA = ['quebec', 'montreal'];
const SIX = ['boston', 'newport', 'new-york-city', 'philadelphia', 'charleston', 'savannah'];

describe('control', () => {
  it('A1776-camp.III.A.1 A1776-camp.III.A.2.a takes a point of regulars, enemies there or not, and nobody else', () => {
    const charleston = town('charleston');
    expect(
      controls(board(['gb', 'charleston', { BR: 1 }], ['us', 'charleston', { CA: 9 }]), charleston),
    ).toBe(true);
    expect(controls(board(['gb', 'charleston', { TM: 5, I: 1, A: 1 }]), charleston)).toBe(false);
    expect(controls(board(['us', 'charleston', { CA: 5 }]), charleston)).toBe(false);
  });

  it('A1776-camp.III.A.2.b counts who is inside the fort', () => {
    expect(controls(board(['gb', 'savannah', { BR: 1 }, 'in']), town('savannah'))).toBe(true);
  });

  it('A1776-camp.III.A.3.a A1776-camp.III.B.5.d an area takes all its towns, two of them Quebec and Montreal too', () => {
    expect(controlsArea(board(...regulars(...all('DS'))), 'DS')).toBe(true);
    expect(controlsArea(board(...regulars(...all('DS').slice(1))), 'DS')).toBe(false);
    expect(controlsArea(board(...regulars(...all('NE'), 'quebec')), 'NE')).toBe(false);
    expect(areasControlled(board(...regulars(...all('NE'), ...all('SC'), ...CANADA)))).toEqual([
      'NE',
      'SC',
    ]);
  });

  it('A1776-campopt.V with the option a town needs its garrison, for the status of areas alone', () => {
    const state = board(['gb', 'boston', { BR: 3 }], ['gb', 'hartford', { BR: 1 }]);
    expect(
      controlledIn(state, 'NE')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['boston', 'hartford']);
    expect(controlledIn(state, 'NE', 'variable').map(({ id }) => id)).toEqual(['hartford']);
    const few = board(['gb', 'boston', { BR: 3 }]);
    expect([statusOf(few, 'NE'), statusOf(varied(few), 'NE')]).toEqual(['C', 'B']);
    // supply of summer goes by it, where Tories come does not
    expect([few, varied(few)].map((one) => hasSupplyDue(one, 'NE', '1778-07'))).toEqual([
      false,
      true,
    ]);
    expect(toryArrivals(varied(few), 'NE')).toEqual([hex('boston')]);
  });
});

describe('status', () => {
  // prettier-ignore
  it.each<[letter: string, what: string, lines: readonly Line[]]>([
    ['A', 'no regulars, whoever else', [['gb', 'camden', { TM: 3 }], ['us', 'camden', { CA: 3 }]]],
    ['B', 'regulars, no town', [['gb', 'georgetown', { BR: 1 }]]],
    ['C', 'a town', [['gb', 'charleston', { BR: 1 }], ['us', 'camden', { RM: 9, FR: 2 }]]],
    ['D', 'regulars and Continentals, no town', [['gb', 'georgetown', { BR: 1 }], ['us', 'camden', { CA: 1 }]]],
    ['E', 'Continentals and a town', [['gb', 'charleston', { BR: 1 }], ['us', 'camden', { CA: 1 }]]],
    ['F', 'all towns', [...regulars(...all('DS')), ['us', 'camden', { CA: 1 }]]],
  ])('A1776-camp.III.B.4 is %s with %s', (letter, _, lines) => {
    expect(statusOf(board(...lines), 'DS')).toBe(letter);
  });

  it('A1776-camp.III.B.5.d all of the Middle States without Montreal are some towns', () => {
    const lines = regulars(...all('MS'), 'quebec');
    expect(statusOf(board(...lines), 'MS')).toBe('C');
    expect(statusOf(board(...lines, ['us', 'albany', { CA: 1 }]), 'MS')).toBe('E');
    expect(statusOf(board(...lines, ...regulars('montreal')), 'MS')).toBe('F');
  });

  it('A1776-camp.III.B.2.c A1776-camp.III.B.1 A1776-camp.III.B.2 A1776-camp.III.B.2.b the Deep South of April 1776: 1 CA, 8 RM, 5 TM', () => {
    const state = board(
      ['gb', 'charleston', { BR: 3 }],
      ['us', 'camden', { CA: 1, RM: 9 }],
      ['gb', 'augusta', { TM: 2 }],
    );
    const status = statusOf(state, 'DS');
    expect([
      rateOf('DS', status, 'CA'),
      rateOf('DS', status, 'RM'),
      rateOf('DS', status, 'TM'),
    ]).toEqual([1, 8, 5]);
    expect(continentalsDue(state, 'DS', status)).toBe(1);
    expect([militiaDue(state, 'DS', 'RM', status), militiaDue(state, 'DS', 'TM', status)]).toEqual([
      -1, 3,
    ]);
  });

  it('A1776-camp.III.B.5.a A1776-camp.III.B.5.a.1 A1776-camp.III.B.5.a.2 militia comes or goes to its ceiling', () => {
    const due = (points: number) =>
      militiaDue(board(['us', 'richmond', { RM: points }]), 'SC', 'RM', 'A');
    expect([1, 3, 7].map(due)).toEqual([2, 0, -4]);
  });

  it('A1776-camp.III.B.5.b Continentals already there change nothing', () => {
    const state = board(['us', 'richmond', { CA: 30 }]);
    expect(continentalsDue(state, 'SC', statusOf(state, 'SC'))).toBe(3);
  });

  it('A1776-camp.III.B.5.c counts Canada and Halifax with the Middle States, the West Indies with the Deep South', () => {
    const state = board(
      ['gb', 'quebec', { TM: 2 }],
      ['gb', 'albany', { TM: 1 }],
      ['gb', 'augusta', { TM: 1 }],
    );
    state.boxes = { halifax: { gb: { TM: 1 } }, 'west-indies': { gb: { TM: 4 } } };
    expect((['MS', 'DS', 'NE'] as const).map((area) => militiaOf(state, area, 'TM'))).toEqual([
      4, 5, 0,
    ]);
    expect(statusOf(board(['gb', 'quebec', { BR: 9 }]), 'MS')).toBe('A');
  });

  it('A1776-campopt.II.C counts a point of dragoons as two', () => {
    expect(militiaOf(board(['us', 'richmond', { RM: 1, RMd: 2 }]), 'SC', 'RM')).toBe(5);
  });

  it('A1776-camp.III.C.3.b.2 raises no Americans where every town is British, and lets the least militia stay', () => {
    const held = regulars(...all('MS'));
    const state = board(...held, ['us', 'oswego', { CA: 1 }]);
    const status = statusOf(state, 'MS');
    expect([
      status,
      continentalsDue(state, 'MS', status),
      militiaDue(state, 'MS', 'RM', status),
    ]).toEqual(['E', 0, 0]);
    const full = board(...held, ...regulars(...CANADA), ['us', 'oswego', { RM: 6 }]);
    expect(militiaDue(full, 'MS', 'RM', statusOf(full, 'MS'))).toBe(-2);
    expect(hasSupplyDue(state, 'MS', '1777-04')).toBe(false);
    expect(americanArrivals(state, 'MS')).toEqual([]);
  });
});

describe('what a quarter brings', () => {
  const due = (state: State1776, month: string) =>
    britishIntake(state, month).map(({ unit, count, hexes, boxes, clause }) =>
      [unit, count, hexes.length + boxes.length, clause.slice(-1)].join(' '),
    );

  it('A1776-camp.II.A.2 A1776-camp.II.A.2.a A1776-camp.II.A.2.b A1776-camp.II.A.2.c A1776-camp.II.A.2.d the British, in winter and in spring', () => {
    const state = board(...regulars('new-york-city', 'charleston', 'newport'));
    expect(due(state, '1777-01')).toEqual(['BR 2 3 a', 'BR 2 1 b', 'BR 1 1 c']);
    expect(due(state, '1776-10')).toEqual([]);
    // A1776-camp.IX.B.2.a.2.c Halifax, with a regular in it
    state.boxes = { halifax: { gb: { BR: 1 } } };
    expect(due(state, '1777-04')).toEqual(['S 2 2 d', 'BR 2 4 a', 'BR 2 1 b']);
  });

  it('A1776-camp.III.C.3.c.2 A1776-camp.III.C.3.c.3 nothing comes without a port', () => {
    expect(due(board(...regulars('albany')), '1777-07')).toEqual([]);
    expect(due(board(...regulars('newport')), '1777-07')).toEqual(['BR 2 1 a']);
  });

  it('A1776-camp.II.B.2 A1776-camp.II.B.3 American supply comes in spring and in summer', () => {
    const state = board(...regulars('boston'));
    const months = ['1777-01', '1777-04', '1777-07', '1777-10'];
    expect(months.map((month) => hasSupplyDue(state, 'NE', month))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(months.map((month) => hasSupplyDue(state, 'SC', month))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('A1776-camp.III.C.3.b.1 Americans appear in and next to towns that are not British, enemies there or not', () => {
    const hexes = americanArrivals(
      board(...regulars(...all('DS').filter((id) => id !== 'augusta'))),
      'DS',
    );
    expect(hexes).toContain(hex('augusta'));
    expect([...neighbours(hex('augusta')), hex('augusta')]).toEqual(expect.arrayContaining(hexes));
    const among = board(...regulars('charleston'), ['gb', 'augusta', { TM: 9 }]);
    expect(americanArrivals(among, 'DS')).toContain(hex('augusta'));
  });

  it('A1776-camp.V.A A1776-camp.V.B never in an Indian town, of which none is next to a strategic one', () => {
    const indian = TOWNS.filter(({ kind }) => kind === 'indian');
    expect(indian.map(({ id }) => id).sort()).toEqual(['owego', 'painted-post', 'unadilla']);
    const arrivals = LEVY_AREAS.flatMap((area) => americanArrivals(emptyState(), area));
    for (const { hex } of indian) expect(arrivals).not.toContain(hex);
  });

  it('A1776-camp.III.C.3.c.4 Tories appear in British towns, else in clear ones, else next to towns', () => {
    expect(toryArrivals(board(...regulars('camden')), 'DS')).toEqual([hex('camden')]);
    const clear = toryArrivals(board(['us', 'camden', { RM: 1 }]), 'DS');
    expect([clear.length, clear.includes(hex('camden'))]).toEqual([5, false]);
    const full = board(...all('DS').map((id): Line => ['us', id, { RM: 1 }]));
    const outside = toryArrivals(full, 'DS');
    expect(outside.length).toBeGreaterThan(6);
    expect(outside.filter((id) => all('DS').map(hex).includes(id))).toEqual([]);
  });

  it('A1776-camp.III.C.4 nobody arrives inside a fort with enemies in its hex', () => {
    const state = board(['us', 'ticonderoga', { RM: 1 }, 'in']);
    state.hexes[hex('ticonderoga')]!.fort = 'us';
    expect(mayArriveInside(state, 'us', hex('ticonderoga'))).toBe(true);
    expect(mayArriveInside(state, 'gb', hex('ticonderoga'))).toBe(false);
    put(state, 'gb', hex('ticonderoga'), 'rest', { I: 1 });
    expect(mayArriveInside(state, 'us', hex('ticonderoga'))).toBe(false);
  });
});

describe('winter', () => {
  it('A1776-camp.VII.B A1776-camp.VII.B.1 A1776-camp.VII.B.2 A1776-camp.VII.B.3 A1776-camp.VII.B.4 A1776-campopt.VI costs Continentals by area', () => {
    const lines: Line[] = [
      ['us', 'oswego', { CA: 7 }],
      ['us', 'montreal', { CA: 3 }],
      ['us', 'richmond', { CA: 3, RM: 9 }],
    ];
    const [some, every] = [regulars('albany'), regulars(...all('MS'))];
    const cost = (town: readonly Line[], by = (state: State1776) => state) =>
      (['MS', 'CAN', 'SC'] as const).map((area) =>
        attritionIn(by(board(...lines, ...town)), area, '1778-12'),
      );
    expect([cost([]), cost(some), cost(every)]).toEqual([
      [1, 2, 0],
      [3, 2, 0],
      [5, 2, 0],
    ]);
    expect(cost(every, varied)).toEqual([3, 2, 0]);
  });
});

describe('victory', () => {
  it('A1776-camp.IV.A takes twenty towns with the six ports', () => {
    const most = [...all('NE'), ...all('MS'), ...all('DS')];
    expect(holdsTwenty(board(...regulars(...most, 'norfolk', 'richmond', 'petersburg')))).toBe(
      true,
    );
    expect(holdsTwenty(board(...regulars(...most, 'norfolk', 'richmond')))).toBe(false);
    const others = [...most, ...all('SC')].filter((id) => id !== 'savannah');
    expect([
      townsControlled(board(...regulars(...others))),
      holdsTwenty(board(...regulars(...others))),
    ]).toEqual([21, false]);
  });

  it('A1776-camp.IV.B.2.1777 A1776-camp.IV.B.2.1779 asks for ten towns or an area, then for both, without Canada', () => {
    const [area, ten] = [all('NE'), [...all('MS').slice(1), ...all('DS').slice(1)]];
    const meets = (month: string, towns: readonly string[]) =>
      meetsMinimum(board(...regulars(...towns)), month);
    expect([
      meets('1777-12', area),
      meets('1777-12', ten),
      meets('1777-12', area.slice(1)),
    ]).toEqual([true, true, false]);
    expect([
      meets('1779-12', area),
      meets('1779-12', ten),
      meets('1779-12', [...area, ...ten]),
    ]).toEqual([false, false, true]);
    expect([meets('1776-12', []), meets('1778-12', [])]).toEqual([true, true]);
  });

  const ten = [...all('MS').slice(1), ...all('DS').slice(1)];
  const clear: Line[] = [
    ['gb', 'quebec', { TM: 1 }],
    ['gb', 'montreal', { I: 1 }],
  ];
  const besieged: Line = ['us', 'quebec', { RM: 1 }];

  // prettier-ignore
  it.each<[title: string, lines: readonly Line[], clause: string]>([
    ['A1776-csg2.victory.british.A ten towns and Canada clear', [...regulars(...ten), ...clear], 'A1776-csg2.victory.british.A'],
    ['A1776-csg2.victory.british.B an area', [...regulars(...all('SC')), ...clear], 'A1776-csg2.victory.british.B'],
    ['A1776-csg2.victory.british.B the six ports', [...regulars(...SIX), ...clear], 'A1776-csg2.victory.british.B'],
    ['A1776-csg2.victory.american New England without regulars in Canada', [...regulars(...all('NE')), ...clear], 'A1776-csg2.victory.american'],
    ['A1776-csg2.victory.american an American in Quebec', [...regulars(...ten), ...clear, besieged], 'A1776-csg2.victory.american'],
  ])('%s', (_, lines, clause) => {
    expect(csg2Verdict(board(...lines)).clause).toBe(clause);
  });

  // prettier-ignore
  it.each<[title: string, lines: readonly Line[], clause: string]>([
    ['A1776-csg3.victory.british.A the Middle States', regulars(...all('MS'), ...CANADA), 'A1776-csg3.victory.british.A'],
    ['A1776-csg3.victory.british.B the Deep South and New York', [...regulars(...all('DS'), 'new-york-city'), ...clear], 'A1776-csg3.victory.british.B'],
    ['A1776-csg3.victory.american the Deep South alone', [...regulars(...all('DS')), ...clear], 'A1776-csg3.victory.american'],
    ['A1776-csg3.victory.american an American in Quebec', [...regulars(...all('MS'), ...CANADA), besieged], 'A1776-csg3.victory.american'],
  ])('%s', (_, lines, clause) => {
    expect(csg3Verdict(board(...lines)).clause).toBe(clause);
  });
});
