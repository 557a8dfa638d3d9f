import { fits } from '../../kits/schema.js';
import { hexOf, neighbours } from '../components/map.js';
import { components } from './components.js';
import { decks } from './decks.js';

const counted = (kinds: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};
const place = (wanted: string) => components.places.find(({ id }) => id === wanted);
const way = (a: string, b: string) =>
  components.connections.find(
    ({ from, to }) => (from === a && to === b) || (from === b && to === a),
  );

describe('what lies in the box', () => {
  it('has 1,777 hexes, 122 of them with towns, and the 1,034 hexsides of boats and ships, and 8 boxes', () => {
    const { hexside, box, land, sea, lake, ...towns } = counted(
      components.places.map(({ kind }) => kind),
    );
    expect([hexside, box]).toEqual([1034, 8]);
    const named = Object.values(towns).reduce((sum, n) => sum + n, 0);
    expect(named).toBe(122);
    expect((land ?? 0) + (sea ?? 0) + (lake ?? 0) + named).toBe(1777);
    expect(place('FFF38')).toMatchObject({
      ...{ name: { en: 'Albany', ja: 'オルバニー' }, kind: 'town' },
      more: { town: 'albany', strategic: true, points: 20, colony: 'NY' },
    });
    expect(place('GGG38')).toMatchObject({ name: { en: 'GGG38', ja: 'GGG38' }, kind: 'land' });
  });

  it('has every id once, and its kinds named and shaped', () => {
    const { places, pieces, terms, connections, shapes } = components;
    const ids = [...places, ...pieces, ...terms, ...decks.catalogue].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set(terms.map(({ id }) => id));
    const kinds = [...places, ...pieces, ...connections].map(({ kind }) => kind);
    expect([...new Set(kinds)].filter((kind) => !known.has(kind))).toEqual([]);
    const odd = [...places, ...pieces].filter(({ kind, more }) => !fits(shapes[kind]!, more));
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  it('joins all land hexes that lie side by side, and tells what the way costs', () => {
    const joined = components.connections.filter(({ from }) => !from.includes('/'));
    const pairs = new Set(joined.map(({ from, to }) => `${from} ${to}`));
    for (const { id, kind } of components.places.filter(
      ({ id: one }) => hexOf(one)?.kind === 'land',
    ))
      for (const next of neighbours(id).filter((one) => hexOf(one)?.kind === 'land'))
        expect([kind, pairs.has(`${id} ${next}`) || pairs.has(`${next} ${id}`)]).toEqual([
          kind,
          true,
        ]);
    expect(way('FFF38', 'GGG38')).toMatchObject({ cost: 2, kind: 'river1' });
    const open = joined.filter(({ kind }) => kind === 'open');
    expect([open.length > 1000, new Set(open.map(({ cost }) => cost))]).toEqual([
      true,
      new Set([1]),
    ]);
    expect(joined.filter(({ kind }) => kind === 'wilderness').map(({ cost }) => cost)).toContain(3);
    expect(joined.filter(({ kind, cost }) => kind === 'river3' && cost !== null)).toEqual([]);
  });

  it('has the counter mix, and who comes when and where', () => {
    const mix = components.pieces.find(({ id }) => id === 'BR');
    expect(mix).toMatchObject({ count: 52, side: 'gb', more: { move: 7, counters: { 10: 6 } } });
    expect(components.schedule).toContainEqual({
      ...{ when: '1776-07', scenario: 'basic', side: 'gb', at: 'XX38', count: 10, pieces: ['BR'] },
    });
    const months = new Set(components.tracks[0]!.values.map(({ id }) => id));
    expect(components.schedule.filter(({ when }) => !months.has(when))).toEqual([]);
  });
});
