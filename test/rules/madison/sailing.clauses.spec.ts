import { LEADERS } from '../../../src/rules/madison/components/leaders.js';
import { SHIP_IDS, SHIP_TYPE, SHIPS } from '../../../src/rules/madison/components/ships.js';
import type { SailFrame } from '../../../src/rules/madison/frames.js';
import { SHIP_MP } from '../../../src/rules/madison/questions/naval.js';
import type { MadisonState } from '../../../src/rules/madison/state.js';
import { act, decision, options, refused, scene, unforced } from './support.js';
import { led, mustered } from './water.js';

const spent = (state: MadisonState): number => (state.agenda.at(-1) as SailFrame).spent;
const verbs = (state: MadisonState, verb: string): string[] =>
  options(state, 'us').filter((one) => one.startsWith(`${verb} `));

describe('ships', () => {
  it('MMW-3.2 MMW-3.22 every ship has a side, a lake, a type and a class, and no strength', () => {
    for (const ship of SHIPS) {
      expect(['A', 'B', 'C']).toContain(ship.class);
      expect(SHIP_TYPE[ship.type]).toBeDefined();
      expect(ship).not.toHaveProperty('strength');
    }
    expect(new Set(SHIP_IDS).size).toBe(SHIPS.length);
  });

  it('MMW-3.21 sloops and schooners differ in nothing; a ship of the line carries three', () => {
    const { name: _a, ...sloop } = SHIP_TYPE.sloop;
    const { name: _b, ...schooner } = SHIP_TYPE.schooner;
    expect(sloop).toEqual(schooner);
    expect(SHIP_TYPE['ship-of-the-line']).toMatchObject({ carries: 3, small: false });
  });

  it('MMW-3.24 a flotilla has 6 MPs, whoever leads it', () => {
    const towns = ['oswego', 'sodus', 'genesee', 'sodus', 'oswego', 'sackets-harbour'];
    const start = { chauncey: 'sackets-harbour', oneida: 'sackets-harbour' } as const;
    const after = unforced.act(
      led('us', 'chauncey', start),
      'us',
      towns.map((town) => `sail ${town}`),
    ).state;
    expect([SHIP_MP, spent(after)]).toEqual([6, 6]);
    expect(refused(after, 'us', 'sail oswego')).toBe('MMW-3.24');
    expect(refused(after, 'us', 'enter lake-ontario')).toBe('MMW-3.24');
    expect(options(after, 'us')).toEqual(['stop']);
  });
});

describe('naval leaders', () => {
  it('MMW-3.31.c have an anchor and no stars', () => {
    for (const { kind, stars, lakes } of LEADERS)
      expect([stars > 0, lakes.length > 0]).toEqual([kind === 'land', kind === 'naval']);
  });

  it('MMW-3.37 none is there in the first half of 1812', () => {
    const naval = LEADERS.filter(({ kind }) => kind === 'naval');
    expect(naval.filter(({ arrives }) => arrives === '1812-1')).toEqual([]);
    expect(naval.find(({ id }) => id === 'chauncey')?.arrives).toBe('1812-2');
  });

  it('MMW-3.37 Barclay sails on both Erie and Huron', () => {
    const gb = led('gb', 'barclay', { barclay: 'ft-malden', 'lady-prevost': 'ft-malden' });
    expect(act(gb, 'gb', ['transit', 'enter lake-huron']).state.leaders.barclay.at).toBe(
      'lake-huron',
    );
  });

  it('MMW-3.33 command any number of ships, and all of their town put out', () => {
    const schooners = ['conquest', 'scourge', 'julia', 'hamilton', 'fair-american', 'gov-tompkins'];
    const many = ['oneida', ...schooners, 'madison-ship', 'superior'];
    const at = Object.fromEntries(many.map((id) => [id, 'sackets-harbour']));
    const state = led('us', 'chauncey', { chauncey: 'sackets-harbour', ...at });
    const { ships } = act(state, 'us', ['enter lake-ontario']).state;
    expect(many.every((id) => ships[id as 'oneida'].at === 'lake-ontario')).toBe(true);
  });

  it('MMW-8.5 MMW-11.15.d MMW-11.15.a Chauncey calls at Oswego and Ogdensburg and enters the box for 3 MPs', () => {
    let state = led('us', 'chauncey', {
      chauncey: 'sackets-harbour',
      oneida: 'sackets-harbour',
      conquest: 'oswego',
      julia: 'ogdensburg',
      hamilton: 'ogdensburg',
    });
    state = act(state, 'us', ['sail oswego', 'take conquest', 'sail ogdensburg']).state;
    state = act(state, 'us', ['take julia', 'enter lake-ontario']).state;
    expect(spent(state)).toBe(3);
    state = act(state, 'us', ['stop']).state;
    const { oneida, conquest, julia, hamilton } = state.ships;
    expect([oneida.at, conquest.at, julia.at, state.leaders.chauncey.at]).toEqual(
      Array(4).fill('lake-ontario'),
    );
    expect([hamilton.at, state.vp]).toEqual(['ogdensburg', 2]);
  });

  it('MMW-8.5 drop ships off at no cost; a ship left is not taken again', () => {
    const state = led('us', 'chauncey', {
      chauncey: 'sackets-harbour',
      oneida: 'sackets-harbour',
      conquest: 'sackets-harbour',
    });
    const after = act(state, 'us', ['sail oswego', 'leave conquest', 'sail sodus']).state;
    expect([spent(after), after.ships.conquest.at]).toEqual([2, 'oswego']);
    const back = act(after, 'us', ['sail oswego']).state;
    expect(refused(back, 'us', 'take conquest')).toBe('MMW-8.5');
  });

  it('MMW-8.5 never march, and their modifier does not count on land', () => {
    const put = { chauncey: 'sackets-harbour', 'us-9': 'sackets-harbour' } as const;
    const state = led('us', 'chauncey', put, { asked: true });
    expect(decision(state, 'us')).toBe('sail');
    const fight = led(
      'gb',
      'yeo',
      {
        yeo: 'kingston',
        'royal-george': 'kingston',
        r8: 'kingston',
        'us-9': 'sackets-harbour',
        chauncey: 'sackets-harbour',
      },
      { dice: [] },
    );
    const landed = act(fight, 'gb', ['embark r8', 'assault sackets-harbour', 'stop']).state;
    const { events } = act(landed, 'us', ['stand'], [1, 1]);
    const round = events.find(({ type }) => type === 'combat-round');
    const clauses = (round?.data['modifiers'] as { clause: string }[]).map(({ clause }) => clause);
    expect(clauses).toContain('MMW-10.41.a');
    expect(clauses).not.toContain('MMW-10.42');
  });

  it('MMW-11.15 do not sail without a ship', () => {
    const put = { chauncey: 'sackets-harbour', oneida: 'oswego' } as const;
    const state = led('us', 'chauncey', put, { asked: true });
    expect(refused(state, 'us', 'sail oswego')).toBe('MMW-11.15');
    expect(options(state, 'us')).toEqual(['stop']);
    const two = led('us', 'chauncey', { chauncey: 'oswego', oneida: 'oswego' });
    expect(refused(two, 'us', 'leave oneida')).toBe('MMW-11.15');
  });

  it('MMW-11.15 go along when others take the last ship out of their box', () => {
    const state = mustered('us', 'lake-ontario', 1, {
      chauncey: 'lake-ontario',
      oneida: 'lake-ontario',
    });
    const after = act(state, 'us', ['sail oneida', 'sail oswego']).state;
    expect(after.leaders.chauncey.at).toBe('oswego');
    const some = mustered('us', 'lake-ontario', 1, {
      chauncey: 'lake-ontario',
      oneida: 'lake-ontario',
      julia: 'lake-ontario',
    });
    const stays = act(some, 'us', ['ship oneida', 'sail oneida', 'sail oswego']).state;
    expect(stays.leaders.chauncey.at).toBe('lake-ontario');
  });
});

describe('ships without a leader', () => {
  const OSWEGO = { 'fair-american': 'oswego', 'gov-tompkins': 'oswego' } as const;
  const out = () =>
    act(mustered('us', 'oswego', 2, { ...OSWEGO, conquest: 'oswego' }), 'us', [
      'ship fair-american',
      'ship gov-tompkins',
    ]).state;

  it('MMW-11.0 MMW-11.15 two schooners enter the box, one stays, the other goes on to Ft. Niagara', () => {
    let state = act(out(), 'us', ['sail fair-american', 'take gov-tompkins']).state;
    state = act(state, 'us', [
      'enter lake-ontario',
      'leave fair-american',
      'sail ft-niagara',
    ]).state;
    expect(spent(state)).toBe(2);
    state = act(state, 'us', ['stop']).state;
    expect(state.ships['fair-american']).toEqual({ at: 'lake-ontario' });
    expect([state.ships['gov-tompkins'].at, state.vp]).toEqual(['ft-niagara', 2]);
  });

  it('MMW-11.13 each goes its own way for a point of the card', () => {
    let state = act(out(), 'us', ['sail fair-american']).state;
    expect(refused(state, 'us', 'take conquest')).toBe('MMW-8.5');
    state = act(state, 'us', ['sail sodus', 'stop']).state;
    expect(refused(state, 'us', 'sail fair-american')).toBe('MMW-11.13');
    state = act(state, 'us', ['sail gov-tompkins', 'enter lake-ontario', 'stop']).state;
    expect(state.ships['fair-american'].at).toBe('sodus');
    expect(state.ships['gov-tompkins'].at).toBe('lake-ontario');
    expect(state.play).toBeNull();
  });

  it('MMW-11.14 a unit to be carried costs another point', () => {
    const put = { oneida: 'sackets-harbour', 'us-9': 'sackets-harbour' } as const;
    const one = act(mustered('us', 'sackets-harbour', 1, put), 'us', ['ship oneida']).state;
    const under = act(one, 'us', ['sail oneida']).state;
    expect(refused(under, 'us', 'embark us-9')).toBe('MMW-11.36');
    let two = mustered('us', 'sackets-harbour', 2, put);
    two = act(two, 'us', ['ship oneida', 'unit us-9', 'sail oneida', 'embark us-9']).state;
    two = act(two, 'us', ['sail oswego', 'land us-9', 'stop']).state;
    expect(two.units['us-9'].at).toBe('oswego');
  });

  it('MMW-11.14 no ship moves but by a card: at the start of a player turn it may go home and no more', () => {
    const state = scene({
      hands: { us: ['c39'] },
      put: { oneida: 'oswego' },
      agenda: [{ f: 'player-turn', by: 'us', stage: 'leaders' } as never],
    });
    expect(decision(state, 'us')).toBe('play');
  });
});

describe('land leaders', () => {
  const CAMP = { brown: 'sackets-harbour', 'us-9': 'sackets-harbour' } as const;

  it('MMW-3.36 take their force across in any number of ships of their town', () => {
    const state = led('us', 'brown', {
      ...CAMP,
      oneida: 'sackets-harbour',
      conquest: 'sackets-harbour',
      julia: 'oswego',
    });
    const under = act(state, 'us', ['sail', 'embark us-9']).state;
    expect(spent(under)).toBe(1);
    const over = act(under, 'us', ['sail oswego']).state;
    expect(refused(over, 'us', 'take julia')).toBe('MMW-8.5');
    const after = act(over, 'us', ['land us-9', 'land-leader brown', 'stop']).state;
    const { leaders, units, ships } = after;
    expect([leaders.brown.at, units['us-9'].at, ships.conquest.at]).toEqual(
      Array(3).fill('oswego'),
    );
  });

  it('MMW-3.36 not on a lake that the enemy controls', () => {
    const at = { ...CAMP, oneida: 'sackets-harbour' };
    expect(options(led('us', 'brown', at), 'us')).toContain('sail');
    expect(refused(led('us', 'brown', { ...at, gloucester: 'lake-ontario' }), 'us', 'sail')).toBe(
      'MMW-3.36',
    );
  });

  it('MMW-3.36 not Tecumseh', () => {
    const at = {
      tecumseh: 'ft-malden',
      shawnee: 'ft-malden',
      'lady-prevost': 'ft-malden',
    } as const;
    expect(refused(led('gb', 'tecumseh', at), 'gb', 'sail')).toBe('MMW-3.36');
    const fleet = led('gb', 'barclay', { barclay: 'ft-malden', ...at });
    expect(refused(fleet, 'gb', 'embark-leader tecumseh')).toBe('MMW-3.36');
  });

  it('MMW-3.36 MMW-11.34 with troops aboard they keep out of a sea fight', () => {
    const state = led('us', 'brown', { ...CAMP, oneida: 'sackets-harbour' });
    const under = act(state, 'us', ['sail', 'embark us-9']).state;
    Object.assign(under.ships.gloucester, { at: 'lake-ontario', damaged: true });
    expect(refused(under, 'us', 'enter lake-ontario')).toBe('MMW-11.34');
  });

  it('MMW-3.36 their ships come into a box with land units aboard only: a general who steps ashore wins no lake', () => {
    const at = { ...CAMP, oneida: 'sackets-harbour', julia: 'sackets-harbour' };
    const alone = act(led('us', 'brown', at), 'us', ['sail']).state;
    expect(refused(alone, 'us', 'enter lake-ontario')).toBe('MMW-3.36');
    const ashore = act(alone, 'us', ['sail oswego', 'land-leader brown']).state;
    expect(refused(ashore, 'us', 'enter lake-ontario')).toBe('MMW-3.36');
    expect(act(ashore, 'us', ['stop']).state.vp).toBe(0);
    const laden = act(led('us', 'brown', at), 'us', ['sail', 'embark us-9']).state;
    expect(refused(laden, 'us', 'enter lake-ontario')).toBeNull();
    const landed = act(laden, 'us', ['sail oswego', 'land us-9']).state;
    expect(refused(landed, 'us', 'enter lake-ontario')).toBe('MMW-3.36');
  });

  it('MMW-11.37 must begin in the lakeside town', () => {
    const state = led('us', 'brown', {
      brown: 'utica',
      'us-9': 'utica',
      oneida: 'sackets-harbour',
    });
    const there = act(state, 'us', ['go sackets-harbour']).state;
    expect(refused(there, 'us', 'sail')).toBe('MMW-3.36');
  });

  it('MMW-12.42 need a ship that is not damaged', () => {
    const state = led('us', 'brown', { ...CAMP, oneida: 'sackets-harbour!' });
    expect(refused(state, 'us', 'sail')).toBe('MMW-3.36');
  });

  it('MMW-8.42 take nobody along who is not of their force', () => {
    const state = led('us', 'brown', {
      ...CAMP,
      dearborn: 'sackets-harbour',
      oneida: 'sackets-harbour',
    });
    expect(verbs(act(state, 'us', ['sail']).state, 'embark-leader')).toEqual([]);
  });
});
