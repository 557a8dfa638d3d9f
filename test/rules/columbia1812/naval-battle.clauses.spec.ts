import type { State1812 } from '../../../src/rules/columbia1812/state.js';
import { allTold } from './games.js';
import { act, decision, options, owing, position, said, seen, told, unforced } from './support.js';

const NAVAL = 'time 1812 turn 3 first us stage naval active us\n';
const ERIE = 'lake-erie';

/** Both fleets have met on Lake Erie: the Americans sail from Erie into the British. */
function met(us: string, gb: string, dice: readonly number[], more = '') {
  const state = position(`${NAVAL} ships us erie ${us}\n ships gb lake-erie ${gb}\n ${more}`);
  const { up, down } = state.towns.erie.ships.us;
  const plan = [
    ...Array.from({ length: up }, () => 'sail erie up'),
    ...Array.from({ length: down }, () => 'sail erie down'),
    'done',
  ];
  return act(act(state, 'us', plan).state, 'us', ['done'], dice);
}

const fleets = (state: State1812) => {
  const { us, gb } = seen(state, null).lakes[ERIE];
  return { us, gb };
};

describe('naval battle', () => {
  it('C1812-7.1 a fleet that moves onto a lake with enemy naval units attacks them', () => {
    const battle = met('1 up', '1 up', [1, 1, 1, 1]);
    expect(told(battle, 'naval-battle')).toEqual({ lake: ERIE, attacker: 'us', defender: 'gb' });
    expect(seen(battle.state, 'gb').naval).toMatchObject({
      lake: ERIE,
      attacker: 'us',
      defender: 'gb',
    });
    // nobody moved onto the lake: no battle
    const quiet = position(`${NAVAL} ships us erie 1 up\n ships gb lake-erie 1 up`);
    expect(said(act(act(quiet, 'us', ['done']).state, 'us', ['done']))).toEqual([]);
  });

  it('C1812-7.1.a naval units in a town cannot be attacked there by others', () => {
    const state = position(`${NAVAL} ships us sackets-harbor 3 up\n ships gb kingston 1 up`);
    const sailed = act(state, 'us', [
      'sail sackets-harbor up',
      'sail sackets-harbor up',
      'done',
    ]).state;
    expect(decision(act(sailed, 'us', ['done']).state, 'gb')).toBe('naval');
    // nor can the lake be used to enter their port
    expect(options(act(sailed, 'us', ['done']).state, 'gb')).toContain('sail kingston up');
  });

  it('C1812-7.2 each operational unit rolls two dice, both sides at once, and non-operational ones roll none', () => {
    const battle = met('2 up 1 down', '1 up 1 down', [6, 1, 1, 1, 6, 1]);
    expect(battle.rolls.map(({ dice, purpose }) => [purpose, dice.length])).toEqual([
      ['broadside-us', 4],
      ['broadside-gb', 2],
    ]);
    // the British unit that is turned over by the first hit has fired all the same
    const turned = act(battle.state, 'us', ['flip']);
    expect(owing(turned.state)).toEqual(['gb']);
    expect(decision(turned.state, 'gb')).toBe('strike');
    const both = met('1 up', '1 up', [6, 1, 6, 1]);
    expect(said(both).slice(0, 4)).toEqual(['naval-battle', 'broadsides', 'flipped', 'flipped']);
    expect(allTold(both.events, 'flipped').map(({ side }) => side)).toEqual(['gb', 'us']);
  });

  it('C1812-7.2.a each 6 is a hit with which the side that fired turns an operational unit over or sinks another', () => {
    const battle = met('2 up', '2 up 1 down', [5, 6, 4, 6, 1, 1, 1, 1]);
    expect(told(battle, 'broadsides')).toMatchObject({ hits: { us: 2, gb: 0 } });
    expect(options(battle.state, 'us')).toEqual(['flip', 'sink']);
    expect(options(battle.state, 'gb')).toEqual([]);
    expect(fleets(act(battle.state, 'us', ['flip', 'flip']).state).gb).toEqual({ up: 0, down: 3 });
    expect(fleets(act(battle.state, 'us', ['sink']).state).gb).toEqual({ up: 1, down: 1 });
    // one after another: the same unit may be turned over and sunk
    const sail = ['sail erie up', 'sail erie up', 'done'];
    const out = position(`${NAVAL} ships us erie 2 up\n ships gb lake-erie 1 up`);
    const fire = [6, 6, 1, 1, 1, 1];
    const hit = unforced.act(act(out, 'us', sail).state, 'us', ['done'], fire).state;
    expect(options(hit, 'us')).toEqual(['flip']);
    const flipped = unforced.act(hit, 'us', ['flip']).state;
    expect(options(flipped, 'us')).toEqual(['sink']);
    expect(fleets(act(flipped, 'us', ['sink']).state).gb).toEqual({ up: 0, down: 0 });
    // neither is a question to anybody
    const same = met('2 up', '1 up', fire);
    expect(said(same)).toEqual([
      'naval-battle',
      'broadsides',
      'flipped',
      'sunk',
      'naval-battle-over',
    ]);
    expect(fleets(same.state).gb).toEqual({ up: 0, down: 0 });
  });

  it('C1812-7.2.a the attacker’s hits count first, and what the enemy fleet cannot take is lost', () => {
    const battle = met('2 up', '1 up 1 down', [6, 6, 6, 6, 6, 1]);
    expect(owing(battle.state)).toEqual(['us']);
    // what is left of the hits has but one use, and so have those of the British after it
    const sunk = act(battle.state, 'us', ['sink']);
    expect(said(sunk).slice(0, 4)).toEqual(['sunk', 'flipped', 'sunk', 'flipped']);
    expect(seen(sunk.state, null).lost.gb).toBe(2);
    expect(fleets(sunk.state)).toEqual({
      us: { up: 1, down: 1 },
      gb: { up: 0, down: 0 },
    });
  });

  it('C1812-7.2.b a sunk naval unit is out of the game and leaves no more to build', () => {
    const sunk = met('1 up', '0 up 2 down', [6, 1], 'unbuilt gb 0\n control lake-erie gb');
    expect(allTold(sunk.events, 'sunk')).toEqual([{ lake: ERIE, side: 'gb' }]);
    expect(seen(sunk.state, null)).toMatchObject({ lost: { gb: 1 }, unbuilt: { gb: 0 } });
    // the other was crippled and has left: it is the British turn
    expect(decision(sunk.state, 'gb')).toBe('port');
  });
});
