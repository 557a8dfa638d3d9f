import { hexsideOf } from '../hexsides.js';
import { HEXES, hexOf } from '../map.js';
import { CSG3 } from '../scenarios/csg3.js';
import { placesOf } from '../scenarios/places.js';
import type { Scenario } from '../scenarios/scenario.js';
import { SIDES } from '../side.js';
import { PORTS, townOf } from '../towns.js';
import type { Counts } from '../units.js';
import { attritionOf, type Hardship, lostOf } from './attrition.js';
import {
  BOX_IDS,
  boxesBeyond,
  boxesFrom,
  EXIT_IDS,
  FRENCH_SUPPLY_BOX,
  PORT_BOXES,
  TRANSIT_BOXES,
  waysBackFrom,
} from './boxes.js';
import {
  type Engaged,
  ENGAGEMENT_CHART,
  engagementOf,
  LEAST_DIFFERENCE,
  MOST_DIFFERENCE,
  RAID_DIFFERENCE,
} from './engagement.js';
import { CALL_FROM, entersOn, highestToEnter, KEEP_FROM } from './french.js';
import {
  GARRISONS,
  LEVIES,
  LEVY_AREAS,
  LEVY_RATES,
  NEEDS_CANADA,
  RATES,
  STRATEGIC,
} from './levies.js';
import { EXIT_WATERS, LANE_HEXES, sailing, SEA, WATERS_AT_SEA } from './sea.js';
import {
  beginsQuarter,
  BONUSES,
  BRITISH_SUPPLY,
  FIRST_BRITISH_INTAKE,
  FIRST_INTERPHASE,
  isWinter,
  NORMAL_REGULARS,
  seasonOf,
  SUPPLY_PORTS,
} from './seasons.js';
import { APRIL_1778, JANUARY_1776, ORDER_OF_APPEARANCE } from './setup.js';
import { CONTESTED_COST, LANDING_COST, SHIP, SHIPS } from './ships.js';

const ids = (towns: readonly { readonly id: string }[]): string =>
  towns
    .map(({ id }) => id)
    .sort()
    .join(' ');
const total = (counts: readonly Counts[], code: keyof Counts): number =>
  counts.reduce((sum, units) => sum + (units[code] ?? 0), 0);
const unitsOf = (setup: Scenario['setup'], side: 'us' | 'gb'): Counts[] =>
  setup[side].map(({ units }) => units);
const portSide = (id: string): string => townOf(id)?.port ?? '';

describe('levies', () => {
  it('A1776-camp.III A1776-camp.III.A.3.b has 22 strategic towns in four areas', () => {
    expect(LEVY_AREAS.map((area) => ids(STRATEGIC[area]))).toEqual([
      'boston hartford newport norwich springfield',
      'albany fort-stanwix new-york-city philadelphia ticonderoga wyoming',
      'alexandria charlottesville norfolk petersburg richmond',
      'augusta camden charleston hillsboro ninety-six savannah',
    ]);
  });

  it('A1776-camp.III.B.2.b A1776-camp.III.B.2.c the Deep South at average raises 1 CA and allows 8 RM and 5 TM', () => {
    const { CA, RM, TM } = LEVY_RATES.DS;
    expect([CA.avg, RM.avg, TM.avg]).toEqual([1, 8, 5]);
  });

  it.each(LEVY_AREAS.flatMap((area) => LEVIES.map((levy) => [area, levy] as const)))(
    'in %s %s falls from maximum to minimum',
    (area, levy) => {
      const { max, avg, min } = LEVY_RATES[area][levy];
      expect(max >= avg && avg >= min && min >= 0).toBe(true);
    },
  );

  it('A1776-camp.III.B.1 A1776-camp.III.B.2 A1776-camp.III.B.4 gives the rates of the printed chart', () => {
    expect(
      Object.entries(RATES).map(([letter, { CA, RM, TM }]) => [letter, CA, RM, TM].join(' ')),
    ).toEqual([
      'A max min max',
      'B max avg avg',
      'C min avg min',
      'D avg max avg',
      'E avg avg avg',
      'F none min min',
    ]);
  });
});

it('A1776-camp.III.C.1 A1776-camp.VII.A quarters begin in January, April, July and October, and the first is winter', () => {
  const months = Array.from({ length: 12 }, (_, n) => `1777-${String(n + 1).padStart(2, '0')}`);
  expect(months.filter(beginsQuarter)).toEqual(['1777-01', '1777-04', '1777-07', '1777-10']);
  expect(months.filter(isWinter)).toEqual(['1777-01', '1777-02', '1777-03']);
  expect(months.filter(beginsQuarter).map(seasonOf)).toEqual([
    'winter',
    'spring',
    'summer',
    'autumn',
  ]);
});

it('A1776-camp.II.A.2 A1776-camp.II.A.2.a A1776-camp.II.A.2.b A1776-camp.II.A.2.c A1776-camp.II.A.2.d A1776-camp.III.B.2.a A1776-camp.II.B.1 knows what comes by quarters, where, and since when', () => {
  expect([FIRST_INTERPHASE, FIRST_BRITISH_INTAKE]).toEqual(['1776-04', '1777-01']);
  expect([NORMAL_REGULARS, BRITISH_SUPPLY]).toEqual([2, 2]);
  expect(BONUSES.map(({ town, BR, season }) => [town, BR, season])).toEqual([
    ['new-york-city', 2, null],
    ['charleston', 1, 'winter'],
    ['philadelphia', 1, 'winter'],
  ]);
  for (const id of [...SUPPLY_PORTS, ...BONUSES.map(({ town }) => town)])
    expect([id, typeof townOf(id)?.port]).toEqual([id, 'string']);
  expect(SUPPLY_PORTS).toHaveLength(5);
});

it('A1776-camp.III.B.5.d A1776-campopt.V names the areas that need Canada and the towns that need more than a point', () => {
  expect(NEEDS_CANADA).toEqual(['NE', 'MS']);
  expect(GARRISONS).toEqual({
    boston: 4,
    newport: 3,
    'new-york-city': 6,
    philadelphia: 4,
    charleston: 2,
  });
  for (const id of Object.keys(GARRISONS)) expect(townOf(id)?.strategic).toBe(true);
});

it('A1776-camp.IX.C.4.table A1776-campopt.I.D A1776-camp.IX.B.2.a.5.c has the costs of landing, the column of raids and the box of French supply', () => {
  expect([LANDING_COST, CONTESTED_COST]).toEqual([{ port: 5, coast: 15, river: 10 }, 5]);
  expect(RAID_DIFFERENCE).toBe(0);
  expect(TRANSIT_BOXES).toContain(FRENCH_SUPPLY_BOX);
});

describe('attrition', () => {
  const OF: readonly Hardship[] = ['none', 'some', 'all', 'canada', 'westIndies', 'atSea'];
  const percents = (month: string, varies: boolean) =>
    OF.map((hardship) => attritionOf(hardship, month, varies));

  it('A1776-camp.VII.B A1776-camp.VII.B.1 A1776-camp.VII.B.2 A1776-camp.VII.B.3 A1776-camp.VII.B.4 costs a quarter, half or three quarters, the fraction dropped', () => {
    expect(percents('1776-12', false)).toEqual([25, 50, 75, 75, 75, 75]);
    expect(percents('1779-12', false)).toEqual([25, 50, 75, 75, 75, 75]);
    expect([7, 3, 1, 4].map((points) => lostOf(points, 25))).toEqual([1, 0, 0, 1]);
    expect([7, 1].map((points) => lostOf(points, 75))).toEqual([5, 0]);
  });

  it('A1776-campopt.VI with the option it costs what the year of the December says', () => {
    expect(['1776', '1777', '1778', '1779'].map((year) => percents(`${year}-12`, true))).toEqual([
      [25, 50, 100, 75, 75, 75],
      [25, 50, 75, 75, 75, 75],
      [0, 25, 50, 75, 75, 75],
      [25, 50, 50, 50, 50, 50],
    ]);
  });
});

describe('France', () => {
  it('A1776-camp.VIII.A.1 the die allows the entry from April 1778 with the numbers of the month', () => {
    expect(
      ['1778-03', '1778-04', '1778-05', '1778-06', '1778-07', '1778-09', '1778-10', '1780-12'].map(
        highestToEnter,
      ),
    ).toEqual([0, 1, 1, 2, 3, 3, 4, 4]);
    expect(entersOn('1778-03', 1, 0)).toBe(false);
    expect(entersOn('1778-06', 2, 0)).toBe(true);
    expect(entersOn('1778-06', 3, 0)).toBe(false);
  });

  it('A1776-camp.VIII.A.2 each British area adds one to the die', () => {
    const chances = [0, 1, 2, 3, 4].map(
      (areas) => [1, 2, 3, 4, 5, 6].filter((die) => entersOn('1778-10', die, areas)).length,
    );
    expect(chances).toEqual([4, 3, 2, 1, 0]);
  });

  it('A1776-camp.VIII.B.1 A1776-camp.IX.E.1.b each fleet brings 5 FR, guns and supply, and holds just that', () => {
    const french = SHIPS.filter(({ french }) => french);
    expect(french.map(({ load }) => load)).toEqual(Array(3).fill({ FR: 5, FA: 1, FS: 1 }));
    expect(french.map(({ capacity }) => capacity)).toEqual([7, 7, 7]);
  });

  it('A1776-camp.IX.E.3 A1776-camp.IX.E.5 variable forces come with 5 and 6, and stay with 4 to 6', () => {
    expect([CALL_FROM, KEEP_FROM]).toEqual([5, 4]);
  });
});

describe('fleets', () => {
  it('A1776-camp.IX.A A1776-camp.IX.E A1776-camp.IX.E.1 A1776-camp.IX.E.1.a A1776-camp.IX.E.2 A1776-camp.IX.E.2.a A1776-camp.IX.E.2.b are of the numbers that the rules state', () => {
    const count = (side: 'us' | 'gb', kind: string, group: string) =>
      SHIPS.filter((ship) => ship.side === side && ship.kind === kind && ship.group === group)
        .length;
    expect(
      ['deployed', 'variable'].map((group) => [
        count('gb', 'BF', group),
        count('gb', 'TR', group),
        count('us', 'BF', group),
      ]),
    ).toEqual([
      [2, 2, 2],
      [2, 1, 1],
    ]);
    expect(SHIPS).toHaveLength(11);
  });

  it('A1776-campopt.I A1776-campopt.I.B A1776-campopt.I.C the Continental squadron has neither strength nor room', () => {
    expect([SHIP.cn.strength, SHIP.cn.capacity]).toEqual([0, 0]);
    for (const { kind, strength } of SHIPS)
      if (kind === 'BF') expect(SHIP.cn.strength - strength).toBeLessThan(LEAST_DIFFERENCE);
  });

  it('A1776-camp.IX.D.3.b A1776-camp.IX.D.3.c A1776-camp.IX.D.3.d the chart has a column for each difference from -1 to 4, and above 4 is as 4', () => {
    expect([LEAST_DIFFERENCE, MOST_DIFFERENCE]).toEqual([-1, 4]);
    expect(ENGAGEMENT_CHART.map((row) => row.length)).toEqual([6, 6, 6, 6, 6, 6]);
    expect(engagementOf(-1, 1)).toEqual({ attacker: 'sunk', defender: 0 });
    expect(engagementOf(0, 5)).toEqual({ attacker: 0, defender: 1 });
    expect(engagementOf(9, 6)).toEqual({ attacker: 0, defender: 'sunk' });
    expect(engagementOf(9, 3)).toEqual(engagementOf(4, 3));
    expect(() => engagementOf(-2, 3)).toThrow();
  });

  it('A1776-camp.IX.D.4 a higher die is never worse for the attacker', () => {
    const worth = ({ attacker, defender }: Engaged) =>
      (defender === 'sunk' ? 9 : defender) - (attacker === 'sunk' ? 9 : attacker);
    for (let difference = -1; difference <= 4; difference++) {
      const worths = [1, 2, 3, 4, 5, 6].map((die) => worth(engagementOf(difference, die)));
      expect(worths).toEqual([...worths].sort((a, b) => a - b));
    }
  });
});

describe('off the board', () => {
  it('A1776-camp.IX.B.2 A1776-camp.IX.B.2.a.5 A1776-camp.IX.B.2.a.5.b links go both ways, and the transit boxes are joined', () => {
    for (const box of BOX_IDS)
      for (const to of boxesFrom(box, 'gb')) expect(boxesFrom(to, 'gb')).toContain(box);
    for (const box of TRANSIT_BOXES)
      expect(boxesFrom(box, 'us')).toEqual(
        expect.arrayContaining(TRANSIT_BOXES.filter((other) => other !== box)),
      );
    expect(BOX_IDS.reduce((sum, box) => sum + boxesFrom(box, 'gb').length, 0)).toBe(18);
  });

  it('A1776-camp.IX.B.2.a.2.c A1776-camp.IX.B.2.a.6.f Halifax is a port of the British alone, the West Indies of both', () => {
    expect(PORT_BOXES).toEqual(['halifax', 'west-indies']);
    expect(boxesFrom('north-box', 'gb')).toContain('halifax');
    expect(boxesFrom('north-box', 'us')).not.toContain('halifax');
    expect(boxesFrom('south-box', 'us')).toContain('west-indies');
  });

  it('A1776-camp.IX.B.2.a.2.a A1776-camp.IX.B.2.a.2.b A1776-camp.IX.B.2.a.2.d.1 A1776-camp.IX.B.2.a.2.d.2 A1776-camp.IX.B.2.a.3 A1776-camp.IX.B.2.a.4 the exits lead where the rules say', () => {
    expect(
      EXIT_IDS.map((exit) => [exit, boxesBeyond(exit, 'gb'), boxesBeyond(exit, 'us')]),
    ).toEqual([
      ['south', ['south-box'], ['south-box']],
      ['east', ['east-box'], ['east-box']],
      ['north', ['north-box', 'halifax'], ['north-box']],
      ['st-lawrence', ['north-box', 'halifax'], ['north-box']],
    ]);
  });

  it('A1776-camp.IX.B.2.a.5.a ships come back from the exit boxes and Halifax alone', () => {
    expect(BOX_IDS.filter((box) => waysBackFrom(box, 'gb').length > 0)).toEqual([
      'north-box',
      'halifax',
      'east-box',
      'south-box',
    ]);
    expect(waysBackFrom('halifax', 'us')).toEqual([]);
  });
});

describe('the sea', () => {
  const far = (kind: 'BF' | 'TR', from: string, to: string): number | undefined =>
    sailing(kind, portSide(from), 99).get(portSide(to));

  it('A1776-camp.IX.B.1 A1776-camp.IX.B.1.c.1 has 139 lane hexes, all of them sea or bay', () => {
    expect(LANE_HEXES).toHaveLength(139);
    for (const id of LANE_HEXES) expect([id, hexOf(id)?.kind]).toEqual([id, 'sea']);
    expect(SEA.size).toBe(WATERS_AT_SEA.length);
    expect([...EXIT_WATERS.values()].map((waters) => waters.length)).toEqual([3, 3, 3, 1]);
  });

  it('A1776-camp.IX.B.1.b A1776-camp.IX.B.1.c each lane hex and each hexside costs one MP: ports are as far apart as counted on the map', () => {
    expect([
      far('BF', 'boston', 'new-york-city'),
      far('BF', 'new-york-city', 'philadelphia'),
      far('BF', 'new-york-city', 'norfolk'),
      far('BF', 'norfolk', 'charleston'),
      far('BF', 'charleston', 'savannah'),
      far('BF', 'new-york-city', 'charleston'),
      far('BF', 'new-york-city', 'baltimore'),
    ]).toEqual([29, 28, 26, 31, 11, 47, 43]);
  });

  it('A1776-camp.IX.B.1.b.1 all reach each port by class 3 water; class 2 carries transports alone, class 1 nobody', () => {
    const bySea = sailing('BF', 'A17', 999);
    for (const { id, port } of PORTS)
      if (id !== 'quebec') expect([id, bySea.has(port!)]).toEqual([id, true]);
    const [mouth = ''] = EXIT_WATERS.get('st-lawrence') ?? [];
    expect(sailing('BF', mouth, 99).has(portSide('quebec'))).toBe(true);
    const waters = (kind: 'BF' | 'TR') =>
      new Set(
        [...sailing(kind, 'A17', 999).keys(), ...sailing(kind, mouth, 999).keys()].flatMap(
          (id) => hexsideOf(id)?.water ?? [],
        ),
      );
    expect(waters('BF').has('river2')).toBe(false);
    expect(waters('TR').has('river2')).toBe(true);
    expect(waters('TR').has('river1')).toBe(false);
  });

  it('A1776-camp.IX.B.1.b.4 A1776-camp.IX.B.1.b.5 lanes and hexsides are joined where the map joins them, both ways', () => {
    expect(sailing('BF', 'JJJ49', 1).has(portSide('boston'))).toBe(true);
    expect(sailing('BF', portSide('boston'), 1).has('JJJ49')).toBe(true);
    expect(sailing('BF', 'JJJ53', 1).has(portSide('boston'))).toBe(false);
    expect(sailing('BF', 'KKK39', 9).size).toBe(0);
  });

  it('A1776-camp.IX.B.1.c.2 A1776-camp.IX.B.1.b.2 goes no farther than where it must stop', () => {
    const stopped = sailing('BF', 'A17', 9, (at) => (at === 'B17' ? 'end' : 'pass'));
    expect([stopped.has('B17'), stopped.has('C17')]).toEqual([true, false]);
  });
});

describe('set-ups', () => {
  const named = (setup: Scenario['setup']) =>
    SIDES.flatMap((side) => setup[side]).flatMap(({ where }) =>
      'at' in where ? [where.at] : 'of' in where ? [where.of] : [],
    );

  it('A1776-csg3.setup A1776-csg2.setup names towns that there are, and hexes for whoever is free', () => {
    for (const id of [...named(JANUARY_1776), ...named(APRIL_1778)])
      expect([id, townOf(id)?.id]).toEqual([id, id]);
    expect(placesOf(CSG3, { within: 1, of: 'boston' })).toHaveLength(5);
    expect(placesOf(CSG3, { within: 2, of: 'quebec' })).toHaveLength(16);
    const camp = { within: 5, of: 'philadelphia', region: 'philadelphiaCamp' } as const;
    expect(placesOf(CSG3, camp)).toHaveLength(30);
    const middle = HEXES.filter(({ kind, area }) => kind === 'land' && area === 'MS');
    expect(placesOf(CSG3, { inArea: 'MS' })).toHaveLength(middle.length - 3);
    expect(placesOf(CSG3, { box: 'halifax' })).toEqual([]);
  });

  it('A1776-csg3.setup has the totals of April 1778', () => {
    const [gb, us] = [unitsOf(APRIL_1778, 'gb'), unitsOf(APRIL_1778, 'us')];
    const codes = ['BR', 'TM', 'I', 'S', 'A', 'M', 'F'] as const;
    expect(codes.map((code) => total(gb, code))).toEqual([78, 11, 1, 2, 3, 4, 2]);
    expect((['CA', 'RM', 'A', 'S', 'F'] as const).map((code) => total(us, code))).toEqual([
      23, 22, 4, 5, 5,
    ]);
  });

  it('A1776-camp.X.A A1776-camp.X.B A1776-camp.IX.E.1.a A1776-camp.II.A.1 A1776-camp.III.C.3.c.1 has all deployed ships in play by March 1776, each once, and six letters', () => {
    const ships = [
      ...SIDES.flatMap((side) => JANUARY_1776[side]),
      ...ORDER_OF_APPEARANCE.filter(({ month }) => month <= '1776-03'),
    ].flatMap((entry) => entry.ships ?? []);
    expect([...ships].sort()).toEqual(['br-bf-1', 'br-bf-2', 'br-tr-1', 'br-tr-2']);
    expect(ORDER_OF_APPEARANCE.map(({ letter }) => letter).join('')).toBe('ABCDEF');
    expect(
      total(
        ORDER_OF_APPEARANCE.map(({ units }) => units),
        'BR',
      ),
    ).toBe(56);
    for (const { ports } of ORDER_OF_APPEARANCE)
      for (const port of ports)
        expect(
          typeof townOf(port)?.port === 'string' || (BOX_IDS as readonly string[]).includes(port),
        ).toBe(true);
  });
});
