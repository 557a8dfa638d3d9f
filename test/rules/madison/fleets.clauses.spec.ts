import type { Frame } from '../../../src/rules/kernel/frame.js';
import type { CardId } from '../../../src/rules/madison/components/cards/index.js';
import { fleetPhase } from '../../../src/rules/madison/questions/fleet.js';
import { penalties } from '../../../src/rules/madison/questions/victory.js';
import type { MadisonState } from '../../../src/rules/madison/state.js';
import {
  act,
  decision,
  listed,
  options,
  owing,
  type Pieces,
  refused,
  said,
  scene,
  seen,
} from './support.js';
import { run } from './water.js';

const turnOf = (stage: string, by?: string): Frame =>
  ({ f: by === undefined ? 'turn' : 'player-turn', stage, ...(by && { by }) }) as never;

describe('free withdrawal at the start of a player turn', () => {
  const BOX = { chauncey: 'lake-ontario', oneida: 'lake-ontario', julia: 'lake-ontario' } as const;
  const start = (put: Pieces = BOX, hands: { us: CardId[]; gb?: CardId[] } = { us: ['c39'] }) =>
    scene({ put, hands, agenda: [turnOf('leaders', 'us')] });

  it('MMW-7.31 MMW-11.2 MMW-11.21 precedes the card, is free, and some ships may stay', () => {
    const state = start();
    expect([decision(state, 'us'), state.vp]).toEqual(['play', 2]);
    expect(listed(state, 'us')).toContain('use withdraw');
    const one = act(state, 'us', ['withdraw julia oswego']).state;
    expect([one.ships.julia.at, one.ships.oneida.at, one.vp]).toEqual([
      'oswego',
      'lake-ontario',
      2,
    ]);
    expect(decision(one, 'us')).toBe('play');
    expect(owing(act(one, 'us', ['hold c39']).state)).toEqual(['gb']);
  });

  it('MMW-11.21 control is lost at once; leaders go with the last ship or with any', () => {
    const one = act(start(), 'us', ['withdraw julia oswego']).state;
    expect(refused(one, 'us', 'withdraw-leader chauncey sodus')).toBe('MMW-11.15');
    expect(act(one, 'us', ['withdraw-leader chauncey oswego']).state.leaders.chauncey.at).toBe(
      'oswego',
    );
    const all = act(one, 'us', ['withdraw oneida sodus']).state;
    expect([all.leaders.chauncey.at, all.vp, decision(all, 'us')]).toEqual(['sodus', 0, 'play']);
  });

  it('MMW-11.21 to friendly towns only, none with an enemy in it, and only out of a box', () => {
    const state = start({ ...BOX, r8: 'oswego', conquest: 'genesee' });
    expect(refused(state, 'us', 'withdraw julia oswego')).toBe('MMW-2.6');
    expect(refused(state, 'us', 'withdraw julia york')).toBe('MMW-2.6');
    expect(refused(state, 'us', 'withdraw julia buffalo')).toBe('MMW-2.6');
    expect(refused(state, 'us', 'withdraw conquest sodus')).toBe('MMW-11.21');
  });

  it('MMW-11.21 MMW-2.6 through the transit box too, which takes 3 of 6 MPs', () => {
    const state = start({ perry: 'lake-huron', lawrence: 'lake-huron' });
    expect(options(state, 'us')).toEqual(
      expect.arrayContaining(['withdraw lawrence erie', 'withdraw lawrence ft-mackinac']),
    );
  });

  it('MMW-11.21 a ship that has withdrawn does not move in that player turn', () => {
    const put = { ...BOX, 'us-9': 'oswego', conquest: 'oswego' } as const;
    let state = act(start(put), 'us', ['withdraw julia oswego']).state;
    state = act(state, 'us', ['units c39 oswego']).state;
    expect(refused(state, 'us', 'ship julia')).toBe('MMW-8.61');
    expect(refused(state, 'us', 'ship conquest')).toBeNull();
    const led = act(
      act(start(put), 'us', ['withdraw julia oswego', 'withdraw oneida oswego']).state,
      'us',
      ['lead c39 chauncey'],
    ).state;
    expect(refused(led, 'us', 'take julia')).toBe('MMW-11.21');
    expect(led.ships.conquest.force).toBe(1);
  });

  it('MMW-11.21 but it does in the next one', () => {
    const again = scene({
      put: { julia: 'oswego' },
      hands: { us: ['c39'] },
      set: ({ ships }) => void (ships.julia.withdrew = true),
      agenda: [turnOf('leaders', 'us')],
    });
    expect(again.ships.julia.withdrew).toBeUndefined();
  });

  it('MMW-11.21 is no matter of cards that hold ships in port', () => {
    const state = scene({
      put: BOX,
      hands: { us: ['c39'] },
      set: ({ lasting }) => void lasting.push({ card: 'c61', by: 'gb', nth: 0, until: 'turn' }),
      agenda: [turnOf('leaders', 'us')],
    });
    expect(refused(state, 'us', 'withdraw julia oswego')).toBeNull();
  });

  it('MMW-7.31 it is offered to nobody who has no ship in a box', () => {
    expect(listed(start({ oneida: 'oswego' }), 'us')).not.toContain('use withdraw');
  });

  it('MMW-7.31 MMW-11.21 is seen at once, before the card', () => {
    const result = act(act(start(), 'us', ['use withdraw']).state, 'us', ['withdraw julia oswego']);
    expect([result.secret, seen(result.state, 'gb').ships.julia.at]).toEqual([false, 'oswego']);
    expect(decision(result.state, 'us')).toBe('play');
  });
});

describe('the fleets return in autumn', () => {
  const autumn = (put: Pieces, by: 'us' | 'gb' = 'us') =>
    scene({ put, by, turn: '1813-2', agenda: (state) => fleetPhase(state) });

  it('MMW-7.4.a MMW-11.22 every ship leaves its box, a marker keeps the VPs', () => {
    const state = autumn({ yeo: 'lake-ontario', wolfe: 'lake-ontario', melville: 'lake-ontario' });
    expect([decision(state, 'gb'), state.markers['lake-ontario'], state.vp]).toEqual([
      'harbour',
      'gb',
      -2,
    ]);
    expect(refused(state, 'gb', 'harbour oswego')).toBe('MMW-2.6');
    const one = act(state, 'gb', ['harbour-ship wolfe kingston']).state;
    const all = act(one, 'gb', ['harbour york']).state;
    const { wolfe, melville } = all.ships;
    expect([wolfe.at, melville.at, all.leaders.yeo.at, all.vp]).toEqual([
      'kingston',
      'york',
      'york',
      -2,
    ]);
  });

  it('MMW-7.4 the first player of the turn goes first', () => {
    const put = { wolfe: 'lake-ontario', lawrence: 'lake-erie' } as const;
    expect(owing(autumn(put, 'gb'))).toEqual(['gb']);
    expect(owing(autumn(put, 'us'))).toEqual(['us']);
  });

  it('MMW-7.4 MMW-2.6 ships on Huron go to Huron if they can, those on Erie to either', () => {
    const huron = autumn({ nancy: 'lake-huron' });
    expect(options(huron, 'gb')).toEqual(['harbour ft-st-joseph', 'harbour nottawasaga']);
    const shut = { 'us-4': 'ft-st-joseph', 'us-5': 'nottawasaga' } as const;
    expect(options(autumn({ nancy: 'lake-huron', ...shut }), 'gb')).toContain('harbour ft-malden');
    expect(options(autumn({ lawrence: 'lake-erie' }), 'us')).toContain('harbour ft-mackinac');
  });

  it('MMW-11.22 MMW-12.53 without a friendly town the ships are lost and leave no marker', () => {
    const towns = ['kingston', 'york', 'prescott', 'gananoque', 'smiths-creek', 'ft-george'];
    const units = ['us-9', 'us-11', 'us-22', 'us-25', 'us-6', 'us-13'];
    const held = Object.fromEntries(towns.map((town, i) => [units[i] as string, town]));
    const state = autumn({ wolfe: 'lake-ontario', yeo: 'lake-ontario', ...held });
    expect([state.ships.wolfe.at, state.markers['lake-ontario']]).toEqual(['gone', null]);
    // MMW-3.42 kept off the map until a town is free
    expect(state.leaders.yeo).toEqual({ at: 'waiting', flipped: true });
  });
});

describe('the fleets come back in spring', () => {
  const spring = (put: Pieces, set: Scene['set'] = marked('gb')) =>
    scene({ put, turn: '1813-1', set, agenda: (state) => fleetPhase(state) });
  type Scene = Parameters<typeof scene>[0];
  const marked =
    (by: 'us' | 'gb', lake: 'lake-ontario' | 'lake-erie' = 'lake-ontario') =>
    (state: MadisonState): void =>
      void (state.markers[lake] = by);
  const HOME = { wolfe: 'kingston', melville: 'york', yeo: 'kingston' } as const;

  it('MMW-7.4.b MMW-11.23 some, all or none; the marker goes and control stays with a ship', () => {
    const state = spring({ ...HOME });
    expect([decision(state, 'gb'), state.vp]).toEqual(['fleet-return', -2]);
    expect(refused(state, 'gb', 'return-leader yeo lake-ontario')).toBe('MMW-11.15');
    const some = act(state, 'gb', ['return wolfe lake-ontario']).state;
    const led = act(some, 'gb', ['return-leader yeo lake-ontario', 'done']).state;
    expect([led.ships.wolfe.at, led.ships.melville.at, led.leaders.yeo.at]).toEqual([
      'lake-ontario',
      'york',
      'lake-ontario',
    ]);
    expect([led.markers['lake-ontario'], led.vp]).toEqual([null, -2]);
  });

  it('MMW-11.23 with none the lake is lost', () => {
    const none = act(spring({ ...HOME }), 'gb', ['done']).state;
    expect([none.markers['lake-ontario'], none.vp]).toEqual([null, 0]);
  });

  it('MMW-11.23 undamaged ships of that lake, Erie and Huron as one', () => {
    const put = { ...HOME, gloucester: 'york!', 'lady-prevost': 'ft-malden' } as const;
    const state = spring(put);
    expect(refused(state, 'gb', 'return gloucester lake-ontario')).toBe('MMW-12.42');
    expect(refused(state, 'gb', 'return lady-prevost lake-ontario')).toBe('MMW-12.42');
    expect(refused(state, 'gb', 'return lady-prevost lake-erie')).toBe('MMW-11.23');
    const erie = spring({ nancy: 'ft-st-joseph' }, marked('gb', 'lake-erie'));
    expect(refused(erie, 'gb', 'return nancy lake-erie')).toBeNull();
  });

  const frames = (stage: string, earlyReturn: boolean) =>
    scene({
      put: { ...HOME },
      turn: '1813-1',
      hands: { gb: ['c39'], us: ['c42'] },
      set(state) {
        marked('gb')(state);
        (state as { options: object }).options = { tournament: false, earlyReturn };
      },
      agenda: [turnOf(stage)],
    });

  it('MMW-7.4.b comes after the spring card plays', () => {
    expect(decision(frames('arrivals', false), 'gb')).not.toBe('fleet-return');
    expect(owing(frames('arrivals', false))).toEqual(['us']);
    expect(decision(frames('return', false), 'gb')).toBe('fleet-return');
  });

  it('MMW-7.4.b comes before them by the option `earlyReturn`, and only once', () => {
    const early = frames('arrivals', true);
    expect(decision(early, 'gb')).toBe('fleet-return');
    expect(decision(act(early, 'gb', ['done']).state, 'us')).toBe('play');
    expect(decision(frames('return', true), 'gb')).not.toBe('fleet-return');
    const autumn = scene({
      put: { wolfe: 'lake-ontario' },
      turn: '1813-2',
      set: (state) =>
        void ((state as { options: object }).options = { tournament: false, earlyReturn: true }),
      agenda: [turnOf('return')],
    });
    expect(decision(autumn, 'gb')).toBe('harbour');
  });
});

describe('lake control markers', () => {
  const MARKED = (state: MadisonState): void => void (state.markers['lake-ontario'] = 'gb');
  const play = (put: Pieces) => scene({ put, hands: { us: ['c39'] }, set: MARKED, turn: '1813-1' });

  it('MMW-11.44 MMW-7.4.b keep the VPs but control nothing: the enemy may carry troops there', () => {
    const state = play({ oneida: 'oswego', 'us-9': 'oswego', chauncey: 'oswego' });
    expect(state.vp).toBe(-2);
    const under = run(state, 'us', ['lead c39 chauncey', 'embark us-9']);
    expect(refused(under, 'us', 'assault york')).toBeNull();
  });

  it('MMW-7.4.b MMW-4.16 an enemy alone in the box takes the lake with the card play: -2/+2', () => {
    const state = play({ oneida: 'oswego', chauncey: 'oswego' });
    const there = run(state, 'us', ['lead c39 chauncey', 'enter lake-ontario']);
    const taken = act(there, 'us', ['stop']);
    expect([taken.state.vp, taken.state.markers['lake-ontario']]).toEqual([2, null]);
    expect(said(taken)).toContain('marker-lifted');
  });

  it('MMW-7.4.b an enemy who only passes through the box takes nothing', () => {
    const state = play({ oneida: 'oswego', chauncey: 'oswego' });
    const steps = ['lead c39 chauncey', 'enter lake-ontario', 'sail sodus', 'stop'];
    const after = run(state, 'us', steps);
    expect([after.vp, after.markers['lake-ontario']]).toEqual([-2, 'gb']);
  });

  it('MMW-7.4.b the owner who sails in by card controls the lake again and the marker goes', () => {
    const state = scene({
      put: { wolfe: 'kingston', yeo: 'kingston' },
      hands: { gb: ['c39'] },
      by: 'gb',
      set: MARKED,
      turn: '1813-1',
    });
    const after = run(state, 'gb', ['lead c39 yeo', 'enter lake-ontario', 'stop']);
    expect([after.vp, after.markers['lake-ontario']]).toEqual([-2, null]);
  });
});

describe('lakes at the end of the game', () => {
  it('MMW-4.33 a box without a supplied friendly town behind it earns nothing', () => {
    const towns = ['kingston', 'york', 'prescott', 'gananoque', 'smiths-creek', 'ft-george'];
    const units = ['us-9', 'us-11', 'us-22', 'us-25', 'us-6', 'us-13'];
    const held = Object.fromEntries(towns.map((town, i) => [units[i] as string, town]));
    const lost = (put: Pieces) =>
      penalties(scene({ put })).filter(({ clause }) => clause === 'MMW-4.33');
    expect(lost({ wolfe: 'lake-ontario' })).toEqual([]);
    expect(lost({ wolfe: 'lake-ontario', ...held })).toEqual([
      { clause: 'MMW-4.33', side: 'gb', place: 'lake-ontario', lost: 2 },
    ]);
    const cut = { 'us-9': 'kingston', 'us-11': 'montreal', 'us-22': 'coteau-du-lac' } as const;
    expect(lost({ wolfe: 'lake-ontario', ...cut, 'us-25': 'cornwall' })).toHaveLength(1);
  });

  // prettier-ignore
  const HURON: readonly [string, Pieces, number][] = [
    ['MMW-4.34 American units at Ft. St. Joseph under a British lake earn nothing', { nancy: 'lake-huron', 'us-4': 'ft-st-joseph' }, 1],
    ['MMW-4.34 they do if nobody controls the lake', { 'us-4': 'ft-st-joseph' }, 0],
    ['MMW-4.34 the British at Ft. Mackinac are in supply even under an American lake', { lawrence: 'lake-huron', 'r41-1': 'ft-mackinac', 'us-9': 'york' }, 0],
  ];
  it.each(HURON)('%s', (_, put, count) => {
    const forts = ['ft-mackinac', 'ft-st-joseph'];
    expect(penalties(scene({ put })).filter(({ place }) => forts.includes(place))).toHaveLength(
      count,
    );
  });
});
