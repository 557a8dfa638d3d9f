import { act, decision, options, type Pieces, refused, said, scene, told } from './support.js';
import { BOX, boxed, engaged, led, sailIn } from './water.js';

describe('naval leaders and their flag', () => {
  it('MMW-12.6 MMW-3.42 one whose ship strikes is replaced in a town of the lake, of his side’s choice', () => {
    // 6 + 2 class + 1 frigate - 1 leader = 8: the fleet
    const state = act(
      sailIn(['superior'], { gloucester: BOX, yeo: BOX }),
      'us',
      ['enter lake-ontario'],
      [6, 1],
    ).state;
    expect(state.leaders.yeo).toEqual({ at: 'waiting', flipped: true });
    expect(decision(state, 'gb')).toBe('replacement');
    expect(refused(state, 'gb', 'place-leader yeo ft-malden')).toBe('MMW-3.42');
    expect(refused(state, 'gb', 'place-leader yeo oswego')).toBe('MMW-3.42');
    expect(refused(state, 'gb', 'place-leader barclay york')).toBe('MMW-12.6');
    const after = act(state, 'gb', ['place-leader yeo york']).state;
    expect(after.leaders.yeo).toEqual({ at: 'york', flipped: true });
  });

  it('MMW-12.6 MMW-12.41 with the lead ship alone too; the rest sail home without him', () => {
    // 5 + 1 class + 1 leader = 7, less 0: the lead strikes, and the winner rolls 1
    const begun = act(
      sailIn(['oneida', 'julia'], { gloucester: BOX, beresford: BOX, yeo: `${BOX}!` }),
      'us',
      ['enter lake-ontario'],
    ).state;
    const led = act(begun, 'us', ['lead-ship oneida']).state;
    let state = act(led, 'gb', ['lead-ship gloucester'], [5, 1]).state;
    state = act(state, 'gb', ['place-leader yeo kingston']).state;
    expect(state.ships.gloucester.at).toBe('gone');
    state = act(state, 'gb', ['harbour york']).state;
    expect([state.ships.beresford.at, state.leaders.yeo.at]).toEqual(['york', 'kingston']);
  });

  it('MMW-3.42 one taken ashore, where no town is left to flee to, is replaced as well', () => {
    const towns = ['ft-niagara', 'genesee', 'sodus', 'ogdensburg', 'sackets-harbour'];
    const units = ['r8', 'r49', 'r103', 'rs1', 'canfen'];
    const held = Object.fromEntries(towns.map((town, i) => [units[i] as string, town]));
    const put = { brock: 'onondaga', 'r41-1': 'onondaga', chauncey: 'oswego', oneida: 'oswego' };
    const state = act(led('gb', 'brock', { ...put, ...held } as Pieces), 'gb', ['go oswego']).state;
    expect(state.leaders.chauncey).toEqual({ at: 'waiting', flipped: true });
    expect(state.ships.oneida.at).toBe('gone');
  });

  it('MMW-12.6 the replacement in his turn as well', () => {
    const state = act(
      sailIn(['superior'], { gloucester: BOX, yeo: `${BOX}!` }),
      'us',
      ['enter lake-ontario'],
      [6, 1],
    ).state;
    const after = act(state, 'gb', ['place-leader yeo kingston']).state;
    expect(after.leaders.yeo).toEqual({ at: 'kingston', flipped: true });
  });

  const offErie = (more: Pieces = {}) =>
    act(
      led('us', 'perry', {
        perry: 'erie',
        lawrence: 'erie',
        'lady-prevost': 'lake-erie',
        barclay: 'lake-erie',
        ...more,
      }),
      'us',
      ['enter lake-erie'],
      [6, 1],
    ).state;

  it('MMW-12.6 Barclay and Perry on the lake of the combat, of their two', () => {
    expect(options(offErie(), 'gb')).toEqual([
      'place-leader barclay ft-erie',
      'place-leader barclay ft-malden',
      'place-leader barclay port-dover',
      'place-leader barclay port-talbot',
    ]);
  });

  it('MMW-3.42 on their other lake if that one has no town for them', () => {
    const lost = {
      'us-9': 'ft-erie',
      'us-11': 'ft-malden',
      'us-22': 'port-dover',
      'us-25': 'port-talbot',
    } as const;
    expect(options(offErie(lost), 'gb')).toEqual([
      'place-leader barclay ft-st-joseph',
      'place-leader barclay nottawasaga',
    ]);
  });

  it('MMW-3.42 with no friendly town he waits and comes in when there is one', () => {
    const towns = ['kingston', 'york', 'prescott', 'gananoque', 'smiths-creek', 'ft-george'];
    const units = ['us-9', 'us-11', 'us-22', 'us-25', 'us-6', 'us-13'];
    const held = Object.fromEntries(towns.map((town, i) => [units[i] as string, town]));
    const state = act(
      sailIn(['superior'], { gloucester: BOX, yeo: BOX, ...held } as Pieces),
      'us',
      ['enter lake-ontario'],
      [6, 1],
    ).state;
    expect(state.leaders.yeo.at).toBe('waiting');
    const turn = (freed: boolean) =>
      scene({
        put: (freed ? {} : held) as Pieces,
        hands: { gb: ['c39'] },
        by: 'gb',
        set: ({ leaders }) => void Object.assign(leaders.yeo, { at: 'waiting', flipped: true }),
        agenda: [{ f: 'player-turn', by: 'gb', stage: 'leaders' } as never],
      });
    expect(decision(turn(false), 'gb')).toBe('play');
    expect(options(turn(true), 'gb')).toEqual(
      expect.arrayContaining(['enter yeo york', 'enter yeo kingston']),
    );
  });

  it('MMW-11.15 MMW-12.52 a winner’s leader does not stay without a sound ship', () => {
    // 3: both lose a step; a tie of a kind for the defender, whose only ship is damaged
    let state = act(
      sailIn(['oneida'], { gloucester: BOX, yeo: BOX }),
      'us',
      ['enter lake-ontario'],
      [2],
    ).state;
    for (let n = 0; n < 2 && state.play !== null; n++)
      state =
        decision(state, 'us') === 'harbour'
          ? act(state, 'us', ['harbour sodus']).state
          : act(state, 'gb', ['harbour york']).state;
    expect([state.leaders.yeo.at, state.ships.gloucester.at]).toEqual(['york', 'york']);
  });

  it('MMW-11.15 a leader whose last ship in a box a card has taken goes home', () => {
    const state = scene({
      turn: '1814-1',
      put: { perry: 'lake-huron', ariel: 'lake-huron', scorpion: 'lake-huron', r8: 'ft-st-joseph' },
      hands: { gb: ['c95'] },
      by: 'gb',
    });
    expect(decision(state, 'gb')).toBe('play');
    let now = act(state, 'gb', ['event c95']).state;
    for (let n = 0; n < 3 && decision(now, 'gb') !== null && decision(now, 'gb') !== 'play'; n++)
      now = act(now, 'gb', [
        options(now, 'gb').find((one) => one.startsWith('lose-ship')) ??
          options(now, 'gb')[0] ??
          '',
      ]).state;
    expect([now.ships.ariel.at, now.ships.scorpion.at]).toEqual(['gone', 'gone']);
    expect(now.leaders.perry.at).toBe('ft-mackinac');
  });
});

describe('battle cards at sea', () => {
  const windows = (hands: Scene['hands'], turn: Scene['turn']) =>
    engaged('us', BOX, boxed('oneida', 'gloucester'), { hands, turn } as Scene);
  type Scene = Parameters<typeof scene>[0];

  it('MMW-12.36 the attacker is asked first, one card a side', () => {
    const state = windows({ us: ['c40'], gb: ['c71'] }, '1813-2');
    expect(decision(state, 'us')).toBe('battle-card');
    expect(decision(state, 'gb')).toBeNull();
    const next = act(state, 'us', ['fight c40']).state;
    expect(decision(next, 'gb')).toBe('battle-card');
    const rolled = act(next, 'gb', ['pass'], [1]);
    expect(told(rolled, 'naval-round')).toMatchObject({ drm: 2, total: 3 });
  });

  it('MMW-12.36 a fleet breaks off before the roll', () => {
    const state = windows({ gb: ['c71'] }, '1813-2');
    const asked = decision(state, 'gb') === null ? act(state, 'us', ['pass']).state : state;
    const after = act(asked, 'gb', ['fight c71']);
    expect(said(after)).not.toContain('naval-round');
    expect(decision(after.state, 'gb')).toBe('harbour');
    expect(after.state.ships.gloucester).toEqual({ at: BOX });
  });

  it('MMW-12.36 a roll is made again', () => {
    const rolled = engaged('us', BOX, boxed('oneida', 'gloucester'), {
      hands: { us: ['c78'] },
      turn: '1814-1',
      dice: [1],
    });
    expect(decision(rolled, 'us')).toBe('battle-card');
    const again = act(rolled, 'us', ['fight c78'], [6, 1]);
    expect(told(again, 'naval-round')).toMatchObject({ total: 7 });
    // the second throw stands: neither side is asked about it, whatever it holds
    expect(['us', 'gb'].map((side) => decision(again.state, side as 'us' | 'gb'))).not.toContain(
      'battle-card',
    );
    expect(again.state.agenda.some(({ f }) => f === 'naval-combat')).toBe(false);
  });
});
