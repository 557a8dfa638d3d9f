import { act, decision, options, type Pieces, refused, said, told } from './support.js';
import { BOX, boxed, engaged, led, run, sailIn } from './water.js';

describe('a naval combat', () => {
  it('MMW-12.1 MMW-11.41 is fought when ships sail into a box with enemies, who cannot evade', () => {
    const result = act(
      sailIn(['oneida'], { gloucester: BOX, yeo: BOX }),
      'us',
      ['enter lake-ontario'],
      [5],
    );
    expect(told(result, 'naval-combat')).toMatchObject({ lake: BOX, attacker: 'us' });
    // 5 + 0 ships + 1 class + 1 leader - 1 leader
    expect(told(result, 'naval-round')).toMatchObject({ drm: 1, total: 6 });
    expect(said(result).filter((type) => type === 'naval-round')).toHaveLength(1);
  });

  it('MMW-12.0 MMW-12.2 one die, one round; the loser leaves the box, the winner stays and has the lake', () => {
    const result = act(sailIn(['oneida'], { gloucester: BOX }), 'us', ['enter lake-ontario'], [3]);
    // 3 + 1 class + 1 leader = 5: the defender loses a step and the battle
    const { ships, leaders, vp } = result.state;
    expect(ships.gloucester).toMatchObject({ damaged: true });
    expect([ships.oneida.at, leaders.chauncey.at]).toEqual([BOX, BOX]);
    expect(decision(result.state, 'gb')).toBe('harbour');
    const after = act(result.state, 'gb', ['harbour york']).state;
    expect([after.ships.gloucester.at, vp, after.vp, after.play]).toEqual([
      'york',
      -0 + vp,
      2,
      null,
    ]);
  });

  it('MMW-12.2 MMW-11.41 an attacker who is beaten leaves; the controller keeps their lake', () => {
    const foes = { wolfe: BOX, 'royal-george': BOX, yeo: BOX } as Pieces;
    const begun = act(sailIn(['julia'], foes), 'us', ['enter lake-ontario']).state;
    expect(decision(begun, 'gb')).toBe('lead-ship');
    // 5 - 2 ships - 2 class - 1 small + 1 - 1 = 0: the lead strikes; the winner rolls 1
    const over = act(begun, 'gb', ['lead-ship wolfe'], [5, 1]);
    expect(over.state.ships.julia.at).toBe('gone');
    expect([over.state.ships.wolfe.at, over.state.vp]).toEqual([BOX, -2]);
  });

  it('MMW-12.32 the attacker names their lead first, and no damaged ship', () => {
    const begun = act(sailIn(['oneida', 'julia'], { gloucester: BOX, wolfe: BOX }), 'us', [
      'enter lake-ontario',
    ]).state;
    expect(decision(begun, 'us')).toBe('lead-ship');
    expect(decision(begun, 'gb')).toBeNull();
    expect(options(begun, 'us')).toEqual(['lead-ship julia', 'lead-ship oneida']);
    expect(refused(begun, 'us', 'lead-ship wolfe')).toBe('MMW-12.32');
    begun.ships.julia.damaged = true;
    expect(refused(begun, 'us', 'lead-ship julia')).toBe('MMW-12.42');
    const next = act(begun, 'us', ['lead-ship oneida']).state;
    expect(decision(next, 'gb')).toBe('lead-ship');
  });

  it('MMW-12.42 no damaged ship enters a box', () => {
    const state = sailIn(['oneida', 'julia'], {});
    state.ships.julia.damaged = true;
    expect(refused(state, 'us', 'enter lake-ontario')).toBe('MMW-12.42');
    expect(refused(state, 'us', 'sail oswego')).toBeNull();
  });

  it('MMW-12.51 after the landing is the landing: both sides may have to leave', () => {
    // 1 + 1 class + 1 leader = 3: both lose a step, the attacker the battle
    const result = act(sailIn(['oneida'], { gloucester: BOX }), 'us', ['enter lake-ontario'], [1]);
    const us = act(result.state, decision(result.state, 'us') === null ? 'gb' : 'us', [
      decision(result.state, 'us') === null ? 'harbour york' : 'harbour oswego',
    ]).state;
    const over = act(us, decision(us, 'us') === null ? 'gb' : 'us', [
      decision(us, 'us') === null ? 'harbour york' : 'harbour oswego',
    ]).state;
    expect([over.ships.gloucester, over.ships.oneida]).toEqual([
      { at: 'york', damaged: true },
      { at: 'oswego', damaged: true },
    ]);
    expect([over.leaders.chauncey.at, over.vp]).toEqual(['oswego', 0]);
  });
});

const fleets = (us: readonly string[], gb: readonly string[], more: Pieces = {}) =>
  engaged('us', BOX, { ...boxed(...us, ...gb), ...more });

describe('losses at sea', () => {
  it('MMW-12.42 the lead first, then others of the owner’s choice, damaged ones last', () => {
    // 5 + 1 ships: 6, two steps
    let state = fleets(
      ['oneida', 'julia', 'conquest', 'scourge'],
      ['royal-george', 'wolfe', 'beresford'],
    );
    state = run(state, 'us', ['lead-ship oneida']);
    const hit = act(state, 'gb', ['lead-ship royal-george'], [5]);
    expect(told(hit, 'naval-round')).toMatchObject({ total: 6 });
    expect(hit.state.ships['royal-george']).toMatchObject({ damaged: true });
    expect(decision(hit.state, 'gb')).toBe('damage');
    expect(options(hit.state, 'gb')).toEqual(['damage beresford', 'damage wolfe']);
    expect(refused(hit.state, 'gb', 'damage royal-george')).toBe('MMW-12.42');
    expect(refused(hit.state, 'gb', 'damage melville')).toBe('MMW-12.4');
    const { ships } = act(hit.state, 'gb', ['damage beresford']).state;
    expect(ships.beresford.damaged).toBe(true);
  });

  it('MMW-12.42 a second loss sinks a ship', () => {
    // 4 + 1 class + 1 leader: 6, two steps on the only ship
    const after = act(sailIn(['oneida'], { gloucester: BOX }), 'us', ['enter lake-ontario'], [4]);
    expect(after.state.ships.gloucester.at).toBe('gone');
  });

  it('MMW-12.41 the lead strikes, the rest retreat; the winner rolls for their losses', () => {
    // 6 + 1 class = 7
    const lead = run(fleets(['oneida'], ['gloucester', 'beresford'], { julia: BOX }), 'us', [
      'lead-ship oneida',
    ]);
    const after = act(lead, 'gb', ['lead-ship gloucester'], [6, 4]);
    expect(told(after, 'winner-losses')).toMatchObject({ side: 'us', steps: 1 });
    expect(after.state.ships.gloucester.at).toBe('gone');
    expect(after.state.ships.oneida.damaged).toBe(true);
    expect(after.state.ships.julia).toMatchObject({ at: BOX });
  });

  it.each([
    [3, 0],
    [5, 1],
    [6, 2],
  ])('MMW-12.41 on a %i the winner loses %i steps', (die, steps) => {
    const lead = run(fleets(['oneida'], ['gloucester', 'beresford'], { julia: BOX }), 'us', [
      'lead-ship oneida',
    ]);
    const after = act(lead, 'gb', ['lead-ship gloucester'], [6, die]);
    const hurt = (['oneida', 'julia'] as const).filter((id) => after.state.ships[id].damaged);
    expect(hurt).toHaveLength(steps);
  });

  it('MMW-12.41 MMW-12.42 with the whole fleet its damaged ships strike', () => {
    // 6 + 2 ships + 2 class and more
    const state = fleets(['superior', 'oneida'], ['gloucester', 'beresford!']);
    const after = act(state, 'us', ['lead-ship superior'], [6, 1]).state;
    expect([after.ships.gloucester.at, after.ships.beresford.at]).toEqual(['gone', 'gone']);
  });

  it('MMW-12.52 the winner’s damaged ships go home at once, the others stay', () => {
    const lead = run(fleets(['oneida'], ['gloucester', 'beresford'], { julia: BOX }), 'us', [
      'lead-ship oneida',
    ]);
    let state = act(lead, 'gb', ['lead-ship gloucester'], [6, 4]).state;
    for (let n = 0; n < 2; n++)
      state =
        decision(state, 'us') === 'harbour'
          ? act(state, 'us', ['harbour sodus']).state
          : act(state, 'gb', ['harbour york']).state;
    const { oneida, julia, beresford } = state.ships;
    expect([oneida, julia, beresford]).toEqual([
      { at: 'sodus', damaged: true },
      { at: BOX },
      { at: 'york' },
    ]);
  });

  it('MMW-12.53 MMW-2.6 without a friendly town the beaten ships are lost; from Erie they may go to Huron', () => {
    const towns = ['kingston', 'york', 'prescott', 'gananoque', 'smiths-creek', 'ft-george'];
    const units = ['us-9', 'us-11', 'us-22', 'us-25', 'us-6', 'us-13'];
    const held = Object.fromEntries(towns.map((town, i) => [units[i] as string, town]));
    // 5: a step and the battle
    const state = sailIn(['oneida'], { gloucester: BOX, ...held } as Pieces);
    expect(act(state, 'us', ['enter lake-ontario'], [3]).state.ships.gloucester.at).toBe('gone');
    const erie = led('us', 'perry', {
      perry: 'erie',
      lawrence: 'erie',
      'general-hunter': 'lake-erie',
    });
    const beaten = act(erie, 'us', ['enter lake-erie'], [1]).state;
    expect(options(beaten, 'gb')).toEqual(
      expect.arrayContaining(['harbour ft-malden', 'harbour nottawasaga']),
    );
  });

  it('MMW-12.5 MMW-12.53 on Huron they stay on Huron if they can', () => {
    const huron = led('us', 'perry', {
      perry: 'ft-mackinac',
      lawrence: 'ft-mackinac',
      nancy: 'lake-huron',
      caledonia: 'lake-huron',
    });
    const begun = act(huron, 'us', ['enter lake-huron']).state;
    const beaten = act(begun, 'gb', ['lead-ship caledonia'], [3]).state;
    expect(options(beaten, 'gb').filter((one) => one.startsWith('harbour '))).toEqual([
      'harbour ft-st-joseph',
      'harbour nottawasaga',
    ]);
  });
});
