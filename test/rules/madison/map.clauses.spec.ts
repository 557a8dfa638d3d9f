import { CARDS } from '../../../src/rules/madison/components/cards/index.js';
import type { FortId } from '../../../src/rules/madison/components/forts.js';
import { type LeaderId } from '../../../src/rules/madison/components/leaders.js';
import { REGION_NAME, SPACE, SPACES } from '../../../src/rules/madison/components/map.js';
import type { Side } from '../../../src/rules/madison/components/side.js';
import { LAND_DICE } from '../../../src/rules/madison/components/tables.js';
import type { TurnId } from '../../../src/rules/madison/components/turns.js';
import { UNITS } from '../../../src/rules/madison/components/units.js';
import { madison } from '../../../src/rules/madison/index.js';
import { fortOf, valueOf } from '../../../src/rules/madison/questions/control.js';
import { quartersOf } from '../../../src/rules/madison/questions/winter.js';
import type { MadisonState } from '../../../src/rules/madison/state.js';
import { act, options, type Pieces, refused, scene, seen, steps, told } from './support.js';

/**
 * The first round when the leader and his force go into a space where the defender stands: they must have a way out.
 */
function attack(
  put: Pieces,
  leader: LeaderId,
  to: string,
  dice: readonly [number, number],
  by: Side = 'us',
) {
  const state = steps(
    scene({ put, by, hands: { [by]: ['c57'] } }),
    by,
    `lead c57 ${leader}`,
    `go ${to}`,
  );
  return told(act(state, by === 'us' ? 'gb' : 'us', ['stand'], dice), 'combat-round');
}

describe('the box', () => {
  it('MMW-1.0 two seats: the United States and the British', () => {
    expect(madison.seats.map((seat) => madison.seatNames[seat]?.en)).toEqual([
      'American',
      'British',
    ]);
    expect(new Set(UNITS.map(({ side }) => side))).toEqual(new Set(['us', 'gb']));
  });

  it('MMW-2.0 both Canadas are British; New York, Pennsylvania, Ohio and Michigan American', () => {
    const of = (side: string) =>
      new Set(SPACES.filter(({ territory }) => territory === side).map(({ region }) => region));
    expect(of('gb')).toEqual(new Set(['lower-canada', 'upper-canada']));
    for (const state of ['new-york', 'pennsylvania', 'ohio', 'michigan'] as const)
      expect([of('us').has(state), REGION_NAME[state].ja.length > 0]).toEqual([true, true]);
  });

  it('MMW-2.6.contents 110 cards and two dice of six', () => {
    expect([CARDS.length, LAND_DICE]).toEqual([110, 2]);
    const data = attack(
      { hull: 'detroit', 'us-4': 'detroit', essex: 'sandwich' },
      'hull',
      'sandwich',
      [6, 6],
    );
    expect(data['total']).toBe(12 + Number(data['drm']));
  });

  it('MMW-2.14.abbr card texts use the abbreviations of the list and no others', () => {
    const used = CARDS.flatMap(
      ({ text }) => text.en.replace('Burlington, VT', '').match(/\b[A-Z]{2,}s?\b/g) ?? [],
    );
    expect(used).toEqual(expect.arrayContaining(['US', 'VP', 'MP']));
    expect(used.filter((word) => !/^(CRT|DOW|DRM|MP|NBV|OPV|US|VP|WQ)s?$/.test(word))).toEqual([]);
  });
});

describe('map spaces', () => {
  it('MMW-2.16 new units come to the R spaces, from which supply starts', () => {
    const spaces = SPACES.filter(({ reinforcement }) => reinforcement !== null);
    expect(spaces.map(({ id, reinforcement }) => `${id} ${reinforcement}`).sort()).toEqual(
      ['albany us', 'ft-macarthur us', 'mansfield us', 'pittsburgh us', 'quebec gb'].sort(),
    );
    const later = UNITS.filter(({ arrives }) => arrives !== null && arrives !== '1812-1');
    const there = later.filter(({ at, side }) => at !== null && SPACE[at].reinforcement === side);
    expect(there.length).toBeGreaterThan(later.length / 2);
    // a reduced regular is restored where supply starts, and not where nothing leads to
    const state = scene({
      put: {
        'us-5': 'pittsburgh!',
        'us-6': 'meadville!',
        r8: 'erie',
        r49: 'mansfield',
        rs1: 'cleveland',
      },
      hands: { us: ['c39'] },
    });
    expect(options(steps(state, 'us', 'restore c39'), 'us')).toContain('restore us-5');
  });

  it('MMW-2.17 one number is both winter quarters and victory points', () => {
    const vp = (at: string) => scene({ put: { 'us-6': at, 'us-13': at } }).vp;
    expect([vp('london'), vp('york'), vp('queenston'), vp('smiths-creek')]).toEqual(
      ['london', 'york', 'queenston', 'smiths-creek'].map((id) => SPACE[id as 'london'].value),
    );
  });

  it('MMW-2.18 territory stays what it was when the enemy controls a space', () => {
    const state = scene({
      put: { 'us-6': 'queenston!', 'us-13': 'buffalo!' },
      hands: { us: ['c39', 'c40'] },
    });
    expect(seen(state, 'us').occupied).toEqual({ queenston: 'us' });
    // its conqueror restores nobody there and builds no depot
    expect(options(steps(state, 'us', 'restore c39'), 'us')).toEqual(['done', 'restore us-13']);
    expect(refused(state, 'us', 'depot c39 queenston')).toBe('MMW-13.52');
  });
});

describe('forts that come later', () => {
  const besieged = (
    turn: TurnId,
    at: 'kingston' | 'sackets-harbour',
    forts: readonly FortId[] = [],
  ) => fortOf({ turn, forts: Object.fromEntries(forts.map((id) => [id, true])) }, at);

  it('MMW-2.73 Kingston and Sackets Harbour have no fort before late 1812', () => {
    for (const at of ['kingston', 'sackets-harbour'] as const) {
      expect(besieged(null as never, at)).toBeNull();
      expect(besieged('1812-1', at)).toBeNull();
      expect(besieged('1812-2', at)).toMatchObject({ class: SPACE[at].fort?.class });
      expect(besieged('1814-2', at)).not.toBeNull();
    }
  });

  it('MMW-2.73 it serves whoever holds the town then', () => {
    const defence = (turn: TurnId) => {
      const put = {
        yeo: 'york',
        prevost: 'gananoque',
        r49: 'gananoque',
        'us-6': 'kingston',
        'us-13': 'kingston',
      } as const;
      const card = turn === '1812-1' ? 'c19' : 'c57';
      const state = steps(
        scene({ turn, put, by: 'gb', hands: { gb: [card] } }),
        'gb',
        `lead ${card} prevost`,
        'go kingston',
      );
      return told(
        act(act(state, 'us', ['stand']).state, 'us', ['lead us-6'], [1, 1]),
        'combat-round',
      )['defence'];
    };
    expect(Number(defence('1813-2')) - Number(defence('1812-1'))).toBe(SPACE.kingston.fort?.value);
  });

  it('MMW-2.74 an event fort holds four units more in winter and is worth no point', () => {
    const quarters = (forts: MadisonState['forts']) => {
      const state = scene({ put: { r49: 'york', r8: 'york' }, set: (now) => (now.forts = forts) });
      return [quartersOf(state, 'gb', 'york'), valueOf(state, 'york'), state.vp];
    };
    const value = SPACE.york.value;
    expect(quarters({})).toEqual([value, value, 0]);
    expect(quarters({ 'ft-york': true })).toEqual([value + 4, value, 0]);
    // taken, it counts for its captor; three points are enough to take it
    const taken = scene({
      put: { 'us-4': 'york' },
      set: (now) => (now.forts = { 'ft-york': true }),
    });
    expect([taken.vp, quartersOf(taken, 'us', 'york')]).toEqual([value, value + 4]);
  });
});
