import { columbia1812 } from '../../src/rules/columbia1812/index.js';
import { RULESETS } from '../../src/rules/index.js';
import { start } from '../../src/rules/kernel/play.js';
import { seededChance } from '../../src/rules/kernel/random.js';
import type { Ruleset } from '../../src/rules/kernel/ruleset.js';
import { madison } from '../../src/rules/madison/index.js';
import { ops1812 } from '../../src/rules/ops1812/index.js';

const counted = <T>(things: readonly T[], keyOf: (thing: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const thing of things) counts[keyOf(thing)] = (counts[keyOf(thing)] ?? 0) + 1;
  return counts;
};

const ofKinds = ({ components: { places, pieces, connections } }: Ruleset) => ({
  places: counted(places, ({ kind }) => kind),
  pieces: counted(pieces, ({ kind, side }) => `${side} ${kind}`),
  connections: counted(connections, ({ kind }) => kind),
});

const entry = ({ components: { places, pieces } }: Ruleset, wanted: string) =>
  [...places, ...pieces].find(({ id }) => id === wanted);

describe('War of 1812', () => {
  it('has 27 towns, three lakes, 38 blocks and six naval units a side in its box', () => {
    expect(ofKinds(columbia1812)).toEqual({
      places: { town: 27, lake: 3 },
      pieces: {
        ...{ 'us infantry': 18, 'us dragoon': 1, 'us naval': 1 },
        ...{ 'gb infantry': 17, 'gb dragoon': 1, 'gb indian': 1, 'gb naval': 1 },
      },
      connections: { road: 38, shore: 17 },
    });
    expect(entry(columbia1812, 'quebec')).toMatchObject({ side: 'gb', more: { value: 5 } });
    expect(entry(columbia1812, 'gb-49th-foot')).toMatchObject({ count: 1, more: { cv: 4 } });
    expect(entry(columbia1812, 'us-naval')).toMatchObject({ count: 6 });
  });

  it('tells how many blocks are drawn for which town in which year', () => {
    expect(columbia1812.components.schedule.filter(({ side }) => side === 'gb')).toEqual([
      { when: '1813', scenario: null, side: 'gb', at: 'quebec', count: 3, pieces: null },
      { when: '1814', scenario: null, side: 'gb', at: 'quebec', count: 5, pieces: null },
    ]);
  });
});

describe('Operations', () => {
  it('has 33 regions, four waterways, five zones and its units in its box', () => {
    const { places, connections } = ofKinds(ops1812);
    expect(places).toEqual({
      ...{ town: 18, countryside: 9, 'indian-country': 6, waterway: 4, zone: 5 },
    });
    expect(connections['land']).toBe(48);
    const counts = ops1812.components.pieces.map(({ id, count }) => `${id} ${count}`);
    expect(counts).toEqual([
      ...['us-regular 14', 'us-militia 14', 'gb-regular 12', 'gb-militia 8', 'gb-indian 8'],
      ...['gb-squadron 10', 'fort-marker 8'],
    ]);
  });
});

describe("Mr. Madison's War", () => {
  it('has its spaces, boxes, paths and counters in its box', () => {
    const { places, connections, pieces } = ofKinds(madison);
    expect(places).toEqual({ space: 73, box: 4, 'transit-box': 1 });
    expect(connections).toMatchObject({ invasion: 10, ferry: 1, passage: 2 });
    expect(pieces).toMatchObject({ 'gb leader': 15, 'us leader': 18, 'us depot': 1 });
    expect(entry(madison, 'brock')).toMatchObject({
      more: { stars: 2, command: 1, modifier: 2, reverse: { name: 'brock-reverse', command: 2 } },
    });
  });

  it('tells what a path costs', () => {
    const { connections } = madison.components;
    const costs = new Map(connections.map(({ kind, cost }) => [kind, cost]));
    expect(Object.fromEntries(costs)).toEqual({
      ...{ road: 1, trail: 2, invasion: 3, ferry: 1, shore: null, passage: null },
    });
  });

  it('tells which pieces come in which turn, and what comes in one scenario alone', () => {
    const { schedule } = madison.components;
    const autumn = schedule.find(({ when, at }) => when === '1812-2' && at === 'buffalo');
    expect(autumn).toMatchObject({ side: 'us', count: autumn?.pieces?.length });
    expect(autumn?.pieces).toEqual(expect.arrayContaining(['somers', 'trippe', 'ohio-ship']));
    expect(schedule.filter(({ scenario }) => scenario !== null)).toEqual([
      {
        ...{ when: '1813-2', scenario: '1813-1814', side: 'gb', at: 'montreal', count: 2 },
        pieces: ['sem-1', 'sem-2'],
      },
    ]);
    expect(schedule.map(({ when }) => when)).not.toContain('1812-1');
  });
});

it.each(RULESETS.map((rules) => [rules.id, rules] as const))(
  'the colours of the sides in the box of %s are those of its board',
  (_, rules) => {
    const scenario = rules.scenarios[0]?.id ?? '';
    const { state } = start(rules, { scenario, options: {} }, seededChance(1));
    const svg = rules.board.svg(rules.view(state, null), { locale: 'en' });
    for (const { colour } of rules.components.sides) expect(svg).toContain(colour);
  },
);
