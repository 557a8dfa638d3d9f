import { idAt, stepFrom } from '../components/grid.js';
import { between, type Hexside, HEXSIDES } from '../components/hexsides.js';
import { distance, HEXES, hexOf } from '../components/map.js';
import { SCENARIO } from '../components/scenarios/index.js';
import { townOf } from '../components/towns.js';
import { barTo, type Ground, mpTo } from './ground.js';
import { depotsFor, nearestTown } from './near.js';
import { exactWays, march, type Marks, reachedWith, row } from './search.js';

const reachedExactly = (ground: Ground, from: string, mp: number, marks: Marks): string[] =>
  reachedWith(exactWays(ground, from, mp, marks), mp);

const hex = (town: string) => townOf(town)!.hex;
const NORTH: Ground = { scenario: SCENARIO.basic, rain: false };
const SOUTH: Ground = { scenario: SCENARIO.scenario3, rain: false };
const NONE: Marks = () => 'pass';
const only =
  (hex: string, entry: 'end' | 'bar'): Marks =>
  (id) =>
    id === hex ? entry : 'pass';

describe('march', () => {
  it('A1776-basic.II.H.2 costs what its steps cost, one by one, and never more than there is', () => {
    const from = hex('albany');
    const ways = march(NORTH, from, 8, NONE);
    expect(ways.ids.length).toBeGreaterThan(50);
    for (const id of ways.ids) {
      const path = ways.path(id);
      const steps = path.slice(1).map((to, i) => mpTo(NORTH, path[i]!, to));
      expect([path[0], path.at(-1)]).toEqual([from, id]);
      expect(steps.reduce((sum: number, mp) => sum + (mp ?? Infinity), 0)).toBe(ways.spent(id));
      expect(ways.spent(id)).toBeLessThanOrEqual(8);
    }
    expect(ways.spent(from)).toBeUndefined();
    expect(ways.path(hex('boston'))).toEqual([]);
  });

  it('A1776-basic.II.H.1 leaves nothing out that a walk of that many MP can reach', () => {
    const from = hex('charleston');
    const ways = march(SOUTH, from, 5, NONE);
    const walked = new Set([1, 2, 3, 4, 5].flatMap((mp) => reachedExactly(SOUTH, from, mp, NONE)));
    walked.delete(from);
    expect(new Set(ways.ids)).toEqual(walked);
  });

  it('A1776-basic.II.G ends where it must stop and goes round what is barred', () => {
    const from = hex('albany');
    const free = march(NORTH, from, 8, NONE);
    const beyond = free.ids.find((id) => free.path(id).length > 3)!;
    const stop = free.path(beyond)[1]!;
    const ended = march(NORTH, from, 8, only(stop, 'end'));
    expect(ended.ids).toContain(stop);
    for (const id of ended.ids) expect(ended.path(id).slice(1, -1)).not.toContain(stop);
    const barred = march(NORTH, from, 8, only(stop, 'bar'));
    expect(barred.ids).not.toContain(stop);
    for (const id of barred.ids) expect(barred.path(id)).not.toContain(stop);
  });

  it('A1776-scn1.area stays in the area of play', () => {
    const canada: Ground = { scenario: SCENARIO.scenario1, rain: false };
    const ways = march(canada, hex('albany'), 12, NONE);
    const all = march(NORTH, hex('albany'), 12, NONE);
    expect(ways.ids.length).toBeLessThan(all.ids.length);
    for (const id of ways.ids)
      expect(hexOf(id)!.spot.number - hexOf(id)!.spot.row).toBeLessThanOrEqual(-20);
    const out = all.ids.find((id) => distance(id, 'FFF38') === 1 && !ways.ids.includes(id))!;
    expect(barTo(canada, 'FFF38', out)).toBe('area');
    expect(barTo(NORTH, 'FFF38', out)).toBeNull();
  });

  it('A1776-scn3.special.2 crosses class 2 rivers in the rain only by ferry', () => {
    const wet: Ground = { ...SOUTH, rain: true };
    const pairs = HEXES.filter(
      ({ kind, section }) => kind === 'land' && section === 'south',
    ).flatMap(({ id }) =>
      march(SOUTH, id, 3, NONE)
        .ids.filter((to) => distance(id, to) === 1)
        .map((to) => [id, to] as const),
    );
    const deep = pairs.filter(([a, b]) => between(a, b)?.water === 'river2');
    expect(deep.length).toBeGreaterThan(50);
    for (const [a, b] of deep) {
      const ferry = between(a, b)?.crossing?.kind === 'ferry';
      expect([a, b, mpTo(wet, a, b) !== null, barTo(wet, a, b)]).toEqual([
        a,
        b,
        ferry,
        ferry ? null : 'rain',
      ]);
    }
  });

  it('A1776-opt.II.B.3 crosses where a bateau serves as ferry, both ways, and nowhere else for it', () => {
    const bare: Ground = { scenario: SCENARIO.scenario1, rain: false };
    const wide = HEXSIDES.filter(
      ({ water, crossing, hexes: [a, b] }) =>
        water === 'river3' &&
        crossing === null &&
        barTo(bare, a, b) === 'water' &&
        barTo(bare, b, a) === 'water',
    );
    expect(wide.length).toBeGreaterThan(20);
    const [ferry, elsewhere] = wide as [Hexside, Hexside];
    const ferried: Ground = { ...bare, ferries: [ferry.id] };
    const [a, b] = ferry.hexes;
    expect([
      mpTo(bare, a, b),
      mpTo(ferried, a, b),
      mpTo(ferried, b, a),
      barTo(ferried, a, b),
    ]).toEqual([null, 2, 2, null]);
    expect(mpTo(ferried, ...elsewhere.hexes)).toBeNull();
    expect(march(ferried, a, 2, NONE).ids).toContain(b);
  });
});

it('A1776-opt.III.F a forced march spends its MP to the last, and meets an enemy with the last only', () => {
  const from = hex('albany');
  const ways = march(NORTH, from, 4, NONE);
  for (const mp of [1, 2, 3, 4])
    for (const id of reachedExactly(NORTH, from, mp, NONE))
      if (id !== from) expect(ways.spent(id)).toBeLessThanOrEqual(mp);
  const [next = ''] = ways.ids.filter((id) => ways.spent(id) === 1);
  const marks: Marks = only(next, 'end');
  expect(reachedExactly(NORTH, from, 1, marks)).toContain(next);
  expect(reachedExactly(NORTH, from, 2, only(next, 'bar'))).not.toContain(next);
});

describe('row', () => {
  it('A1776-opt.II.A.3 follows navigable hexsides that meet, with a bank in the area of play', () => {
    const from = 'KKK39/KKK40';
    const ways = row(SCENARIO.scenario1, from, 20, NONE);
    expect(ways.ids).toContain('QQQ39/QQQ40');
    expect(ways.spent('QQQ39/QQQ40')).toBe(ways.path('QQQ39/QQQ40').length - 1);
    for (const id of ways.ids)
      for (const [i, to] of ways.path(id).slice(1).entries())
        expect(new Set([...ways.path(id)[i]!.split('/'), ...to.split('/')]).size).toBe(3);
    const path = ways.path('QQQ39/QQQ40');
    const short = row(SCENARIO.scenario1, from, 20, only(path[2]!, 'end'));
    expect(short.ids).toContain(path[2]);
    expect(row(SCENARIO.scenario3, from, 20, NONE).ids).toEqual([]);
    expect(row(SCENARIO.basic, 'A1/A2', 20, NONE).ids).toEqual([]);
  });
});

describe('magazines', () => {
  it('A1776-adv.III.B.2 A1776-adv.III.B.2.a supply two hexes away, not across water of class 3', () => {
    for (const { id, kind, no } of HEXES) {
      if (kind !== 'land' || no % 9 !== 0) continue;
      for (const { hex: at, through } of depotsFor(id)) {
        expect(distance(id, at)).toBeLessThanOrEqual(2);
        expect(through.length > 0 || distance(id, at) < 2).toBe(true);
        const steps = through.length > 0 ? through.map((middle) => [id, middle, at]) : [[id, at]];
        for (const way of steps)
          for (const [i, to] of way.slice(1).entries())
            expect(['river3', 'lake', 'coast']).not.toContain(between(way[i]!, to)?.water);
      }
    }
    expect(depotsFor(hex('camden')).map(({ hex: at }) => at)).toContain(hex('winnsboro'));
    // a neighbour across the water is two hexes away where a way leads around
    expect(between('L20', 'K19')?.water).toBe('river3');
    expect(depotsFor('L20')).toContainEqual({ hex: 'K19', through: ['L19'] });
    // the Hudson lies between New York and Elizabethtown
    expect(depotsFor(hex('new-york-city')).map(({ hex: at }) => at)).not.toContain('WW37');
  });
});

it('a hex without a town is told by the nearest one', () => {
  expect(nearestTown('FFF38')).toEqual({ town: townOf('albany'), hexes: 0, way: null });
  for (const { id } of HEXES) {
    const { town, hexes, way } = nearestTown(id);
    expect([id, distance(town.hex, id), way === null]).toEqual([id, hexes, hexes === 0]);
    if (hexes === 1) expect(idAt(stepFrom(hexOf(town.hex)!.spot, way!))).toBe(id);
  }
});
