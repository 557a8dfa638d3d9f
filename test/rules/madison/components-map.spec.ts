import {
  FERRY,
  HEADS,
  INSETS,
  LAKE_IDS,
  NEIGHBOURS,
  PATH_MP,
  pathBetween,
  PATHS,
  SPACE,
  SPACE_IDS,
  type SpaceId,
  SPACES,
  TOWNS_ON,
} from '../../../src/rules/madison/components/map.js';
import { SIDES } from '../../../src/rules/madison/components/side.js';

const next = (id: SpaceId) => NEIGHBOURS[id].map(({ to }) => to);

/** Spaces reached from there by paths, not through the spaces given, within so many steps. */
const reach = (from: SpaceId, not: readonly SpaceId[] = [], steps = Infinity) => {
  const far = new Map<SpaceId, number>([[from, 0]]);
  for (const [id, at] of far) {
    if (at === steps) continue;
    for (const to of next(id)) if (!far.has(to) && !not.includes(to)) far.set(to, at + 1);
  }
  return [...far.keys()];
};

const cheapest = (from: SpaceId, goal: SpaceId) => {
  const cost = new Map<SpaceId, number>([[from, 0]]);
  for (let changed = true; changed;) {
    changed = false;
    for (const [a, b, kind] of PATHS) {
      for (const [x, y] of [
        [a, b],
        [b, a],
      ] as const) {
        const way = (cost.get(x) ?? Infinity) + PATH_MP[kind];
        if (way < (cost.get(y) ?? Infinity)) {
          cost.set(y, way);
          changed = true;
        }
      }
    }
  }
  return cost.get(goal);
};

const marked = (of: (space: (typeof SPACES)[number]) => unknown) =>
  SPACES.filter((space) => of(space)).map(({ id }) => id);
const british = marked(({ territory }) => territory === 'gb');
const american = marked(({ territory }) => territory === 'us');

describe('map of madison', () => {
  it('MMW-2.2 paths join two different spaces once and are the same both ways, in board order', () => {
    expect(new Set(PATHS.map(([a, b]) => [a, b].sort().join(' '))).size).toBe(103);
    for (const [a, b, kind] of PATHS) {
      expect([pathBetween(a, b), pathBetween(b, a), a === b]).toEqual([kind, kind, false]);
    }
    for (const id of SPACE_IDS) {
      expect(next(id)).toEqual(SPACE_IDS.filter((to) => pathBetween(id, to) !== undefined));
    }
    expect(Object.values(NEIGHBOURS).flat()).toHaveLength(206);
    expect(PATH_MP).toEqual({ road: 1, trail: 2, invasion: 3 });
    const kinds = PATHS.map(([, , kind]) => kind);
    expect(
      ['road', 'trail', 'invasion'].map((k) => kinds.filter((kind) => kind === k).length),
    ).toEqual([37, 56, 10]);
  });

  it('MMW-3.61 every space is joined with every other but the two forts of the ferry, which have no path', () => {
    const islands = [FERRY.a, FERRY.b];
    expect(reach('quebec')).toHaveLength(71);
    expect(SPACE_IDS.filter((id) => next(id).length === 0).sort()).toEqual(islands);
    expect(islands.map((id) => SPACE[id].lake)).toEqual(['lake-huron', 'lake-huron']);
  });

  it('no road crosses the border', () => {
    const across = PATHS.filter(([a, b]) => SPACE[a].territory !== SPACE[b].territory);
    expect(across.filter(([, , kind]) => kind === 'road')).toEqual([]);
    expect(across).toHaveLength(12);
  });

  it('MMW-2.16 reinforcement spaces, MMW-17.3 instant victories', () => {
    expect(marked(({ reinforcement }) => reinforcement === 'gb')).toEqual(['quebec']);
    const four = ['ft-macarthur', 'mansfield', 'pittsburgh', 'albany'];
    expect(marked(({ reinforcement }) => reinforcement === 'us')).toEqual(four);
    expect(marked(({ instantVictory }) => instantVictory === 'gb')).toEqual(four);
    expect(marked(({ instantVictory }) => instantVictory === 'us')).toEqual(['quebec']);
  });

  it('MMW-2.14 Montreal alone hinders attackers and lies across a major invasion route', () => {
    expect(
      SPACES.filter(({ attackDrm }) => attackDrm !== 0).map(({ id, attackDrm }) => [id, attackDrm]),
    ).toEqual([['montreal', -1]]);
    expect(NEIGHBOURS.montreal.some(({ kind }) => kind === 'invasion')).toBe(true);
  });

  it('MMW-16.26 Upper Canada has three spaces of value 0, Smiths Creek among them', () => {
    expect(marked(({ region, value }) => region === 'upper-canada' && value === 0)).toEqual([
      'gananoque',
      'smiths-creek',
      'nottawasaga',
    ]);
  });

  it('MMW-2.73 the forts of Kingston and Sackets Harbour count from late 1812, all others from the start', () => {
    const later = SPACES.filter(({ fort }) => fort !== null && fort.from !== '1812-1');
    expect(later.map(({ id, fort }) => [id, fort?.from])).toEqual([
      ['kingston', '1812-2'],
      ['sackets-harbour', '1812-2'],
    ]);
    expect(marked(({ fort }) => fort)).toHaveLength(15);
    expect(SPACES.filter(({ name, fort }) => name.en.startsWith('Ft. ') && fort === null)).toEqual(
      [],
    );
  });

  it('MMW-15.3 bases are lakeside towns of their side; the main and back-up bases of the rules', () => {
    const bases = SPACES.flatMap(({ id, base, lake, territory }) =>
      base ? [{ id, ...base, lake, home: base.side === territory }] : [],
    );
    expect(
      bases.filter(({ lake, home }) => lake === null || lake === 'lake-huron' || !home),
    ).toEqual([]);
    const list = (side: string, role: string) =>
      bases.filter((base) => base.side === side && base.role === role).map(({ id }) => id);
    expect(list('gb', 'main')).toEqual(['isle-aux-noix', 'kingston', 'ft-malden']);
    expect(list('gb', 'backup')).toEqual(['st-jean', 'york', 'port-dover']);
    expect(list('us', 'main')).toEqual(['erie', 'buffalo', 'plattsburgh', 'sackets-harbour']);
    expect(list('us', 'backup')).toEqual(['oswego', 'burlington-vt']);
    expect(bases.filter(({ from }) => from !== '1812-1').map(({ id, from }) => [id, from])).toEqual(
      [['erie', '1813-1']],
    );
    expect(bases.filter(({ repairsAlways }) => repairsAlways).map(({ id }) => id)).toEqual([
      'york',
    ]);
  });

  it('MMW-2.3 five heads of navigation; the Niagara has no lakeside town between its lakes', () => {
    expect(HEADS).toHaveLength(5);
    for (const { lakes, lastTowns } of HEADS) {
      expect(lastTowns.filter((id) => !lakes.includes(SPACE[id].lake!))).toEqual([]);
    }
    const dry = ['queenston', 'chippawa', 'lewiston', 'schlosser', 'cornwall'] as const;
    expect(dry.map((id) => SPACE[id].lake)).toEqual([null, null, null, null, null]);
    expect(
      ['st-jean', 'isle-aux-noix'].every((id) =>
        TOWNS_ON['lake-champlain'].includes(id as SpaceId),
      ),
    ).toBe(true);
    expect(SPACE.ogdensburg.lake).toBe('lake-ontario');
  });

  it('MMW-2.13 each lake has lakeside towns of both sides, in board order', () => {
    const towns = LAKE_IDS.map((lake) =>
      SIDES.map((side) => TOWNS_ON[lake].filter((id) => SPACE[id].territory === side).length),
    );
    expect(LAKE_IDS).toEqual(['lake-ontario', 'lake-erie', 'lake-huron', 'lake-champlain']);
    expect(towns).toEqual([
      [6, 6],
      [7, 4],
      [1, 2],
      [3, 2],
    ]);
    for (const lake of LAKE_IDS) {
      expect(TOWNS_ON[lake]).toEqual(SPACE_IDS.filter((id) => TOWNS_ON[lake].includes(id)));
    }
  });

  it('MMW-13.33 an enemy in London cuts off what lies west of it, MMW-13.37 at York Burlington', () => {
    const cut = (at: SpaceId) => {
      const linked = reach('quebec', [at, ...american]);
      return british.filter((id) => id !== at && next(id).length > 0 && !linked.includes(id));
    };
    expect(next('london').sort()).toEqual(['oxford', 'port-talbot', 'thamesville']);
    expect(cut('london')).toEqual(['thamesville', 'sandwich', 'ft-malden']);
    expect(cut('york')).toContain('burlington');
    expect(cut('kingston')).toEqual(expect.arrayContaining(['smiths-creek', 'york', 'ft-malden']));
    expect(next('kingston')).toEqual(expect.arrayContaining(['smiths-creek', 'gananoque']));
  });

  it('MMW-3.63 Cornwall and Johnsons are two spaces from Montreal, what lies beyond is farther', () => {
    const range = reach('montreal', american, 2);
    expect(range).toEqual(expect.arrayContaining(['cornwall', 'johnsons']));
    expect(range.filter((id) => SPACE[id].lon < SPACE.cornwall.lon)).toEqual([]);
    expect(range.filter((id) => SPACE[id].lat < SPACE.johnsons.lat)).toEqual([]);
    expect(reach('montreal', [], 1)).not.toContain('cornwall');
  });

  it('MMW-8.31.8 Wilkinson can lead units from Sackets Harbour to French Mills in one move', () => {
    expect(cheapest('sackets-harbour', 'french-mills')).toBeLessThanOrEqual(6);
  });

  it('every space reaches a source of supply of its side inside its territory, by land or by lake', () => {
    const source = {
      gb: ['quebec'],
      us: marked(({ reinforcement }) => reinforcement === 'us'),
    } as const;
    const land = (side: 'gb' | 'us') => {
      const foreign = side === 'gb' ? american : british;
      return source[side].flatMap((id) => reach(id as SpaceId, foreign));
    };
    expect(british.filter((id) => !land('gb').includes(id))).toEqual(['ft-st-joseph']);
    expect(land('gb')).toContain('nottawasaga');
    expect(american.filter((id) => !land('us').includes(id))).toEqual(['ft-mackinac']);
  });

  it('insets hold spaces that are close to each other', () => {
    for (const { spaces } of INSETS) {
      const width = (of: readonly number[]) => Math.max(...of) - Math.min(...of);
      expect(width(spaces.map((id) => SPACE[id].lat))).toBeLessThan(1);
      expect(width(spaces.map((id) => SPACE[id].lon))).toBeLessThan(1);
    }
  });
});
