import { reach, spentTo, wayTo } from '../../kits/graph.js';
import { AREA_IDS, COLONIES } from './areas.js';
import { HEX_COUNT, spotOf } from './grid.js';
import { banksOf, between, BROKEN, hexsideOf, HEXSIDES, isLandable } from './hexsides.js';
import { LAND, landMp, stepMp } from './land.js';
import { distance, HEXES, hexNo, hexOf, neighbours } from './map.js';
import { CROSSING_JA, TOWN_JA, WATER_NAME } from './names.js';
import { DAN_IN_NC, REGION, REGION_IDS } from './regions.js';
import { PORTS, townAt, townOf, TOWNS } from './towns.js';
import { WATER } from './water.js';

const count = <T>(things: readonly T[], of: (thing: T) => string | null) => {
  const found: Record<string, number> = {};
  for (const thing of things) {
    const key = of(thing);
    if (key !== null) found[key] = (found[key] ?? 0) + 1;
  }
  return found;
};

describe('the map', () => {
  it('A1776-basic.comp.1 has its 1,777 hexes, 2,124 marked hexsides, 122 towns, 31 ports, 46 crossings and 14 regions', () => {
    expect(HEXES).toHaveLength(1777);
    expect(HEX_COUNT).toBe(1777);
    expect(count(HEXES, ({ kind }) => kind)).toEqual({ land: 1319, sea: 456, lake: 2 });
    expect(count(HEXES, ({ area }) => area)).toEqual({
      DS: 377,
      SC: 242,
      MS: 341,
      NE: 229,
      CAN: 130,
    });
    expect(HEXES.filter(({ half }) => half)).toHaveLength(78);
    expect(HEXES.filter(({ bay }) => bay).map(({ id }) => id)).toEqual([
      'FF31',
      'FF32',
      'HH31',
      'II31',
      'II32',
    ]);
    expect(HEXSIDES).toHaveLength(2124);
    expect(count(HEXSIDES, ({ water }) => water)).toEqual({
      river1: 501,
      river2: 153,
      river3: 150,
      lake: 27,
      coast: 206,
    });
    expect(HEXSIDES.filter(({ wilderness }) => wilderness !== null)).toHaveLength(1155);
    expect(HEXSIDES.filter(({ navigable }) => navigable)).toHaveLength(828);
    expect(count(HEXSIDES, ({ crossing }) => crossing?.kind ?? null)).toEqual({
      ferry: 36,
      ford: 10,
    });
    expect(TOWNS).toHaveLength(122);
    expect(count(TOWNS, ({ kind }) => kind)).toEqual({ town: 118, place: 1, indian: 3 });
    expect(PORTS).toHaveLength(31);
    expect(REGION_IDS).toHaveLength(13);
    expect(DAN_IN_NC).toHaveLength(12);
  });

  it('A1776-basic.comp.3 places the grid as the rules do: Savannah in B13, Charleston in H17, and rows of 22 and 23 hexes', () => {
    expect(townOf('savannah')?.hex).toBe('B13');
    expect(townOf('charleston')?.hex).toBe('H17');
    expect(count(HEXES, ({ spot }) => String(spot.row % 2))).toEqual({ 0: 39 * 23, 1: 40 * 22 });
    expect(HEXES.map(({ id }) => hexNo(id))).toEqual(HEXES.map((_, no) => no));
    expect(
      [hexOf('AAAA41'), hexOf('AAAA62'), hexOf('A0'), hexOf('a1'), hexOf('constructor')].map(
        (hex) => hex?.id,
      ),
    ).toEqual(['AAAA41', undefined, undefined, undefined, undefined]);
    expect(spotOf('AAAA41')).toEqual({ row: 79, number: 41 });
  });

  it('makes neighbours of hexes one apart, both ways, six at most', () => {
    for (const { id } of HEXES) {
      const near = neighbours(id);
      expect(near.length).toBeLessThanOrEqual(6);
      for (const to of near)
        expect([distance(id, to), neighbours(to).includes(id)]).toEqual([1, true]);
    }
    expect(neighbours('KKK39')).toEqual(['KKK40', 'LLL40', 'LLL39', 'KKK38', 'JJJ38', 'JJJ39']);
    expect(distance('XX38', 'RR34')).toBe(6);
  });

  it('has each town on land of its own, named in both languages, and its arrow at water of class 3', () => {
    expect(new Set(TOWNS.map(({ hex }) => hex)).size).toBe(122);
    expect(new Set(TOWNS.map(({ id }) => id)).size).toBe(122);
    expect(Object.keys(TOWN_JA)).toHaveLength(122);
    expect(TOWNS.filter(({ strategic }) => strategic)).toHaveLength(22);
    expect(TOWNS.reduce((sum, { points }) => sum + points, 0)).toBe(111);
    for (const town of TOWNS) {
      expect(hexOf(town.hex)?.kind).toBe('land');
      expect(townAt(town.hex)).toBe(town);
      expect([town.name.en, town.name.ja].every((name) => name.length > 0)).toBe(true);
    }
    for (const { port, hex } of PORTS) {
      const side = hexsideOf(port!);
      expect(side?.hexes).toContain(hex);
      expect(['river3', 'lake', 'coast']).toContain(side?.water);
    }
  });

  it('names every water and crossing in Japanese', () => {
    const crossings = HEXSIDES.flatMap(({ crossing }) =>
      crossing === null ? [] : [crossing.name],
    );
    expect(crossings.map(({ en }) => en).sort()).toEqual(Object.keys(CROSSING_JA).sort());
    expect(crossings.every(({ ja }) => ja.length > 0)).toBe(true);
    expect(new Set(HEXSIDES.flatMap(({ river }) => river ?? []))).toEqual(
      new Set(Object.keys(WATER_NAME)),
    );
  });

  it('has regions of land on the board; the row of scenario 1 is its lower edge', () => {
    for (const id of REGION_IDS)
      for (const hex of REGION[id]) expect([id, hex, hexOf(hex)?.kind]).toEqual([id, hex, 'land']);
    expect(REGION_IDS.map((id) => REGION[id].length)).toEqual([
      412, 36, 72, 13, 7, 260, 14, 4, 23, 102, 27, 9, 30,
    ]);
    for (const hex of REGION.albanyUnadillaRow) {
      const { row, number } = spotOf(hex)!;
      expect(number - row).toBe(-20);
      expect(REGION.scenario1).toContain(hex);
    }
    for (const id of DAN_IN_NC) expect(hexsideOf(id)?.river).toBe('dan');
  });

  it('has every land hex in a colony of its area', () => {
    const areas = new Map<string, string>(COLONIES.map(({ id, area }) => [id, area]));
    for (const { kind, colony, area } of HEXES) {
      expect(colony === null).toBe(kind !== 'land');
      if (colony !== null) expect(area).toBe(areas.get(colony));
    }
    expect(new Set(areas.values())).toEqual(new Set(AREA_IDS));
  });
});

describe('steps', () => {
  const mp = (a: string, b: string, ways = {}) => stepMp(between(a, b), ways);

  it('A1776-basic.comp.2 A1776-basic.II.H.2 adds wilderness 2 and river 1 to the hex', () => {
    const sample = (water: string | null, wild: boolean, crossing: string | null) =>
      HEXSIDES.find(
        (side) =>
          side.water === water &&
          (side.wilderness !== null) === wild &&
          (side.crossing?.kind ?? null) === crossing,
      )!;
    const cost = (water: string | null, wild: boolean, crossing: string | null = null, ways = {}) =>
      stepMp(sample(water, wild, crossing), ways);
    expect(stepMp(undefined, {})).toBe(1);
    expect(cost(null, true)).toBe(3);
    expect(cost('river1', false)).toBe(2);
    expect(cost('river1', true)).toBe(4);
    expect(cost('river1', false, 'ford')).toBe(1);
    expect(cost('river2', false)).toBe(3);
    expect(cost('river2', false, 'ferry')).toBe(2);
    expect(cost('river3', false)).toBeNull();
    expect(cost('river3', false, 'ferry')).toBe(2);
    expect(cost('lake', false)).toBeNull();
    expect(cost('coast', false)).toBeNull();
    expect(cost('coast', false, 'ferry')).toBe(2);
    expect(cost('river2', false, null, { rain: true })).toBeNull();
    expect(cost('river2', false, 'ferry', { rain: true })).toBe(2);
    expect(cost('river1', false, 'ford', { rain: true })).toBe(1);
    expect(cost('river3', false, null, { ferry: true })).toBe(2);
  });

  it('counts a mixed hexside as class 1 and closes it to boats', () => {
    const mixed = HEXSIDES.filter((side) => side.mixed);
    expect(mixed.map(({ id }) => id)).toEqual(['ZZ27/AAA28', 'HHH37/III38', 'OOO39/PPP39']);
    for (const side of mixed) expect([side.water, side.navigable]).toEqual(['river1', false]);
    expect(mp('OOO39', 'PPP39')).toBe(2);
  });

  it('walks from town to town as measured', () => {
    const costs = landMp({});
    const walk = (a: string, b: string) =>
      spentTo(
        reach(LAND, { from: [hexNo(townOf(a)!.hex)], cost: costs, max: 99 }),
        hexNo(townOf(b)!.hex),
      );
    expect(walk('new-york-city', 'philadelphia')).toBe(9);
    expect(walk('albany', 'ticonderoga')).toBe(6);
    expect(walk('charleston', 'savannah')).toBe(10);
    expect(walk('savannah', 'quebec')).toBe(92);
  });
});

describe('waters', () => {
  it('A1776-opt.II.A.1 join navigable hexsides where they meet, but for the break', () => {
    const joined = (id: string) => {
      const { no } = hexsideOf(id)!;
      return [...WATER.to.subarray(WATER.first[no]!, WATER.first[no + 1])].map(
        (to) => HEXSIDES[to]!.id,
      );
    };
    for (const { no, id, navigable } of HEXSIDES)
      for (const to of joined(id)) {
        expect(navigable && HEXSIDES[hexsideOf(to)!.no]!.navigable).toBe(true);
        expect(joined(to)).toContain(HEXSIDES[no]!.id);
        expect(new Set([...HEXSIDES[no]!.hexes, ...hexsideOf(to)!.hexes]).size).toBe(3);
      }
    expect(BROKEN).toEqual([['RRR50/RRR51', 'RRR51/SSS51']]);
    expect(joined('RRR50/RRR51')).not.toContain('RRR51/SSS51');
  });

  it('lead from St. Johns to Ticonderoga in 11 hexsides and from Albany to New York in 15', () => {
    const rows = (from: string[], to: string[]) => {
      const found = reach(WATER, {
        from: from.map((id) => hexsideOf(id)!.no),
        cost: new Uint8Array(WATER.to.length).fill(1),
        max: 99,
      });
      return Math.min(
        ...to.map((id) => wayTo(found, hexsideOf(id)!.no).length - 1).filter((n) => n > 0),
      );
    };
    const beside = (town: string) =>
      HEXSIDES.filter(({ hexes, navigable }) => navigable && hexes.includes(townOf(town)!.hex)).map(
        ({ id }) => id,
      );
    expect(rows(beside('st-johns'), beside('ticonderoga'))).toBe(11);
    expect(rows(beside('albany'), beside('new-york-city'))).toBe(15);
  });

  it('A1776-opt.II.A.8 have no landing on the bank that is wilderness', () => {
    const wild = HEXSIDES.filter(({ water, wilderness }) => water !== null && wilderness !== null);
    expect(wild).toHaveLength(68);
    for (const side of wild) {
      const bank = side.hexes[side.wilderness === 'first' ? 0 : 1];
      expect(isLandable(side, bank)).toBe(false);
      const [otherBank] = side.hexes.filter((hex) => hex !== bank);
      expect(isLandable(side, otherBank!)).toBe(hexOf(otherBank!)?.kind === 'land');
    }
    expect(banksOf(hexsideOf('KKK39/KKK40')!)).toEqual(['KKK39', 'KKK40']);
  });
});
