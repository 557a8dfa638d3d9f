import { BLOCK, BLOCKS, blocksOf } from './blocks.js';
import { baseOf, bases, garrisonTowns, neighbours, shore, TOWN, TOWN_IDS } from './lookups.js';
import { LAKES, ROADS, type TownId, TOWNS } from './map.js';
import { DRAW, NAVAL_UNITS, REINFORCEMENTS } from './reinforcements.js';
import { type Side, SIDES } from './side.js';

const townsOf = (side: Side) => TOWN_IDS.filter((id) => TOWN[id].nation === side);
const army = (side: Side) => blocksOf[side].filter((id) => BLOCK[id].kind !== 'indian');

const spread = (side: Side, kind: string) =>
  [4, 3, 2].map(
    (cv) =>
      BLOCKS.filter((block) => block.side === side && block.kind === kind && block.cv === cv)
        .length,
  );

const reach = (from: TownId) => {
  const seen = new Set<TownId>([from]);
  for (const town of seen) neighbours[town].forEach((next) => seen.add(next));
  return seen;
};

describe('components of columbia1812', () => {
  it('C1812-1.1 the map has 15 American and 12 Canadian towns', () => {
    expect(townsOf('us')).toHaveLength(15);
    expect(townsOf('gb')).toHaveLength(12);
  });

  it('every id is unique over towns, lakes and blocks', () => {
    const ids = [...TOWNS, ...LAKES, ...BLOCKS].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(['en', 'ja'] as const)(
    'no block is mistaken for another or for a town in %s',
    (locale) => {
      const names: readonly string[] = [...TOWNS, ...BLOCKS].map(({ name }) => name[locale]);
      const labels: readonly string[] = BLOCKS.map(({ label }) => label[locale]);
      expect(labels.filter((label) => names.includes(label))).toEqual([]);
      const militia = names.filter((name) => /Militia|民兵/.test(name));
      expect(
        militia.filter((name) => militia.some((other) => other !== name && other.includes(name))),
      ).toEqual([]);
    },
  );

  it.each(['en', 'ja'] as const)('every name and label is written and unique in %s', (locale) => {
    const names = [...TOWNS, ...LAKES, ...BLOCKS].map(({ name }) => name[locale]);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => name.trim().length > 0)).toBe(true);
    for (const side of SIDES) {
      const labels = blocksOf[side].map((id) => BLOCK[id].label[locale]);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it('C1812-1.1.a the printed values of the text hold and no town is worth less than 1', () => {
    const known = ['utica', 'sackets-harbor', 'kingston', 'detroit'] as const;
    expect(known.map((id) => TOWN[id].value)).toEqual([1, 2, 3, 3]);
    expect(TOWNS.every(({ value }) => Number.isInteger(value) && value >= 1)).toBe(true);
  });

  it('C1812-1.1.b roads join two different towns once, both ways, and every town with every other', () => {
    const pairs = ROADS.map(([a, b]) => [a, b].sort().join(' '));
    expect(new Set(pairs).size).toBe(ROADS.length);
    expect(ROADS.every(([a, b]) => TOWN[a].id !== TOWN[b].id)).toBe(true);
    expect(ROADS.every(([a, b]) => neighbours[a].includes(b) && neighbours[b].includes(a))).toBe(
      true,
    );
    expect(reach('quebec').size).toBe(TOWNS.length);
  });

  it('C1812-9.1 Kingston and Buffalo have exactly the neighbours of the examples', () => {
    expect(neighbours.kingston).toEqual(['sackets-harbor', 'smiths-creek', 'prescott']);
    expect(neighbours.buffalo).toEqual(['erie', 'fort-niagara', 'williamsburg', 'fort-erie']);
  });

  it('C1812-19.1.a Montreal has roads to Malone and Lacolle', () => {
    expect(neighbours.montreal).toEqual(expect.arrayContaining(['malone', 'lacolle']));
  });

  it('C1812-1.3 each lake has the one American and the one British base of the table', () => {
    expect(bases.us).toEqual(['erie', 'sackets-harbor', 'plattsburg']);
    expect(bases.gb).toEqual(['amherstburg', 'kingston', 'lacolle']);
    expect(TOWNS.filter(({ base }) => base !== null)).toHaveLength(6);
    expect(baseOf('gb', 'lake-champlain')).toBe('lacolle');
  });

  it('C1812-1.3.a Lake Erie has its seven lakeside towns and the named inland towns touch no lake', () => {
    const erie = [
      'detroit',
      'sandusky',
      'erie',
      'buffalo',
      'amherstburg',
      'port-dover',
      'fort-erie',
    ];
    expect(shore['lake-erie']).toEqual(erie);
    expect(shore['lake-ontario']).toEqual(expect.arrayContaining(['york', 'oswego']));
    for (const id of ['london', 'pittsburgh', 'williamsburg'] as const)
      expect(TOWN[id].lake).toBeNull();
  });

  it('C1812-2.1 each side has 25 units, the naval units among them', () => {
    for (const side of SIDES) expect(blocksOf[side].length + NAVAL_UNITS).toBe(25);
    expect(spread('us', 'infantry')).toEqual([5, 8, 5]);
    expect(spread('gb', 'infantry')).toEqual([6, 7, 4]);
  });

  it('C1812-16.0 each side has one dragoon, and C1812-15.0 only the British have an Indian unit', () => {
    expect([spread('us', 'dragoon'), spread('gb', 'dragoon')]).toEqual([
      [0, 1, 0],
      [0, 1, 0],
    ]);
    expect(BLOCKS.filter(({ kind }) => kind === 'indian').map(({ side }) => side)).toEqual(['gb']);
  });

  it('C1812-10.1.b three units can total 10 CV and two can total 7 on both sides', () => {
    for (const side of SIDES) {
      const strengths = army(side).map((id) => BLOCK[id].cv);
      expect(strengths).toContain(4);
      expect(strengths.filter((cv) => cv === 3).length).toBeGreaterThanOrEqual(2);
    }
  });

  it('C1812-3.3 C1812-3.4 the draw is enough to garrison every town of value 2 or more', () => {
    expect(garrisonTowns.us).toEqual(expect.arrayContaining(['detroit', 'sackets-harbor']));
    expect(garrisonTowns.gb).toContain('kingston');
    for (const side of SIDES) expect(garrisonTowns[side].length).toBeLessThanOrEqual(DRAW[side]);
  });

  it('C1812-14.1 reinforcements enter at Quebec, Albany and Pittsburgh, three at Quebec in 1813', () => {
    const entries = TOWNS.filter(({ entry }) => entry !== null).map(
      ({ id, entry }) => `${entry} ${id}`,
    );
    expect(entries).toEqual(['us pittsburgh', 'us albany', 'gb quebec']);
    for (const { side, town } of REINFORCEMENTS) expect(TOWN[town].entry).toBe(side);
    expect(REINFORCEMENTS.find(({ side, year }) => side === 'gb' && year === 1813)?.units).toBe(3);
  });

  it('C1812-3.5.a without losses the pools last exactly for the reinforcements of both years', () => {
    for (const side of SIDES) {
      const coming = REINFORCEMENTS.filter((row) => row.side === side).reduce(
        (sum, { units }) => sum + units,
        0,
      );
      expect(coming).toBe(army(side).length - DRAW[side]);
    }
  });
});
