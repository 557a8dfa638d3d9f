import { fight, type Fought, type Given, modifiersOf, rounds, stand } from './fight.js';
import { act, decision, options, owing, type Pieces, refused } from './support.js';

/** At Schlosser Americans from Buffalo attack; they go back there, the British over to Chippawa. */
const AT = 'schlosser';
const fought = (put: Pieces, dice: readonly number[], more: Given = {}): Fought =>
  fight(AT, 'us', put, { from: 'buffalo', dice, leads: { us: 'oh-1', gb: 'lincoln' }, ...more });

/** 6 against 6, C against C. */
const TWO: Pieces = { 'oh-1': AT, 'oh-2': AT, lincoln: AT, 'york-mil': AT };
const THREE: Pieces = { ...TWO, 'oh-3': AT, frontenac: AT };

describe('MMW-10.5 MMW-10.51.a MMW-10.51.b MMW-10.51.c MMW-10.51.d MMW-10.51.e MMW-10.32.1 MMW-2.77 results', () => {
  it.each([
    ['MMW-10.51.a DR: the defender retreats', [5, 5], 'DR', [AT, AT, 'chippawa', 'chippawa']],
    ['MMW-10.51.b AR: the attacker retreats', [3, 3], 'AR', ['buffalo', 'buffalo', AT, AT]],
    [
      'MMW-10.51.c, MMW-10.32.1 AR-1: and their lead unit is reduced',
      [2, 3],
      'AR-1',
      ['buffalo!', 'buffalo', AT, AT],
    ],
    ['MMW-10.51.d AR-2: and another one', [1, 2], 'AR-2', ['buffalo!', 'buffalo!', AT, AT]],
    [
      'MMW-10.51.e, MMW-10.32.1 DR-1: and their lead unit is reduced',
      [6, 6],
      'DR-1',
      [AT, AT, 'chippawa!', 'chippawa'],
    ],
    [
      'MMW-2.77 9 outside a fort: the defender retreats',
      [4, 5],
      '9',
      [AT, AT, 'chippawa', 'chippawa'],
    ],
  ] as const)('%s', (_, dice, result, where) => {
    const done = fought(TWO, dice);
    expect(rounds(done)).toMatchObject([{ result }]);
    expect(stand(done, 'oh-1', 'oh-2', 'lincoln', 'york-mil')).toEqual(where);
    expect(done.events.map(({ type }) => type)).toContain('combat-over');
  });

  it('MMW-10.51.f DR-2: and another one', () => {
    const done = fought({ ...TWO, pike: AT }, [6, 6]);
    expect(rounds(done)).toMatchObject([{ result: 'DR-2' }]);
    expect(stand(done, 'lincoln', 'york-mil')).toEqual(['chippawa!', 'chippawa!']);
  });

  it('MMW-2.77 9 in a fort: the attacker retreats without loss', () => {
    const put: Pieces = { 'us-6': 'ft-erie', lincoln: 'ft-erie' };
    const done = fight('ft-erie', 'us', put, { from: 'buffalo', dice: [5, 4] });
    expect(rounds(done)).toMatchObject([{ result: '9', total: 9 }]);
    expect(stand(done, 'us-6', 'lincoln')).toEqual(['buffalo', 'ft-erie']);
  });

  it('MMW-2.77, MMW-2.76 9 against Indians alone in a fort is no fort', () => {
    const put: Pieces = { 'us-6': 'ft-malden', shawnee: 'ft-malden' };
    const done = fight('ft-malden', 'us', put, { from: 'brownstown', dice: [5, 5] });
    expect(rounds(done)).toMatchObject([{ result: '9' }]);
    expect(stand(done, 'us-6', 'shawnee')).toEqual(['ft-malden', 'sandwich']);
  });

  it('MMW-10.51, MMW-10.61 NE: another round', () => {
    expect(
      rounds(fought(TWO, [3, 4, 3, 4, 6, 4])).map(({ round, result }) => [round, result]),
    ).toEqual([
      [1, 'NE'],
      [2, 'NE'],
      [3, 'DR'],
    ]);
  });
});

describe('MMW-10.52 losses', () => {
  it('MMW-10.51.d, MMW-10.52 the second loss is of the owner’s choice among unreduced units', () => {
    const { state } = fought(THREE, [1, 2]);
    expect([owing(state), decision(state, 'us')]).toEqual([['us'], 'loss']);
    expect(options(state, 'us')).toEqual(['lose oh-2', 'lose oh-3']);
    expect(refused(state, 'us', 'lose oh-1')).toBe('MMW-10.52');
    expect(refused(state, 'us', 'lose lincoln')).toBe('MMW-10.51');
    const { state: after } = act(state, 'us', ['lose oh-3']);
    expect(stand({ state: after }, 'oh-1', 'oh-2', 'oh-3')).toEqual([
      'buffalo!',
      'buffalo',
      'buffalo!',
    ]);
  });

  it('MMW-10.51.f the defender too', () => {
    const { state } = fought({ ...THREE, pike: AT }, [6, 6]);
    const after = act(state, 'gb', ['lose frontenac']);
    expect(stand(after, 'lincoln', 'york-mil', 'frontenac')).toEqual([
      'chippawa!',
      'chippawa',
      'chippawa!',
    ]);
  });

  it('MMW-10.52 a one-step unit is unreduced and taken before any reduced one', () => {
    const put: Pieces = { 'oh-1': AT, 'oh-2': `${AT}!`, 'oh-4': AT, lincoln: AT, norfolk: AT };
    expect(stand(fought(put, [1, 2]), 'oh-1', 'oh-2', 'oh-4')).toEqual([
      'buffalo!',
      'buffalo!',
      'gone',
    ]);
  });

  it('MMW-10.51.d if only reduced units are left one of them is lost, the former lead perhaps', () => {
    const put: Pieces = { 'oh-1': AT, 'oh-2': `${AT}!`, lincoln: AT };
    const { state } = fought(put, [1, 2]);
    expect(options(state, 'us')).toEqual(['lose oh-1', 'lose oh-2']);
    expect(stand(act(state, 'us', ['lose oh-1']), 'oh-1', 'oh-2')).toEqual(['gone', 'buffalo!']);
  });

  it('MMW-10.51.d one unit takes both steps', () => {
    expect(stand(fought({ 'oh-1': AT, lincoln: AT }, [1, 2]), 'oh-1')).toEqual(['gone']);
  });

  it('MMW-10.51.e a reduced lead takes the loss and is gone', () => {
    const put: Pieces = { 'oh-1': AT, lincoln: `${AT}!`, 'york-mil': `${AT}!` };
    expect(stand(fought(put, [6, 6]), 'lincoln', 'york-mil')).toEqual(['gone', 'chippawa!']);
  });

  it('MMW-10.32.2 a lead unit that was reduced does not lead the next round', () => {
    const { state } = fought(THREE, [4, 4], { leads: { gb: 'lincoln' } });
    const next = act(act(state, 'us', ['lead oh-1']).state, 'gb', ['lead lincoln'], [4, 4]).state;
    expect(options(next, 'us')).toEqual(['lead oh-2', 'lead oh-3']);
    expect(refused(next, 'us', 'lead oh-1')).toBe('MMW-10.32.2');
  });

  it('MMW-3.54 Tecumseh falls with the Shawnee, wherever he is', () => {
    const put: Pieces = { 'us-6': AT, shawnee: `${AT}!`, tecumseh: 'ft-malden' };
    const done = fought(put, [6, 6]);
    expect([done.state.units.shawnee.at, done.state.leaders.tecumseh.at]).toEqual(['gone', 'gone']);
  });
});

describe('MMW-10.51.g EX', () => {
  it('MMW-10.51.g, MMW-10.61 reduces both lead units and the combat goes on', () => {
    const first = act(fought(THREE, [], { leads: {} }).state, 'us', ['lead oh-1']).state;
    const { state } = act(first, 'gb', ['lead lincoln'], [4, 4]);
    expect(stand({ state }, 'oh-1', 'lincoln')).toEqual([`${AT}!`, `${AT}!`]);
    expect(decision(state, 'us')).toBe('lead');
  });

  it('MMW-10.51.g a defender without an unreduced lead loses it, and the rest retreats', () => {
    const put: Pieces = { 'oh-1': AT, lincoln: `${AT}!`, 'york-mil': `${AT}!` };
    const done = fought(put, [4, 4]);
    expect(rounds(done)).toMatchObject([{ result: 'EX' }]);
    expect(stand(done, 'oh-1', 'lincoln', 'york-mil')).toEqual([`${AT}!`, 'gone', 'chippawa!']);
  });

  it('MMW-10.51.g is AR without loss if the last unit of both would fall', () => {
    const done = fought({ 'oh-4': AT, norfolk: AT }, [4, 4]);
    expect(rounds(done)).toMatchObject([{ result: 'EX' }]);
    expect(stand(done, 'oh-4', 'norfolk')).toEqual(['buffalo', AT]);
  });

  it('MMW-10.51.g is EX if only one side would be wiped out', () => {
    const done = fought({ 'oh-4': AT, norfolk: AT, lincoln: AT }, [5, 5], {
      leads: { gb: 'norfolk' },
    });
    expect(rounds(done)).toMatchObject([{ result: 'EX' }]);
    expect(stand(done, 'oh-4', 'norfolk', 'lincoln')).toEqual(['gone', 'gone', AT]);
  });
});

describe('MMW-10.6 the end of a combat', () => {
  it.each([
    [
      'both have reduced units only: the attacker retreats',
      { 'oh-1': AT, lincoln: AT },
      [4, 4],
      ['buffalo!', `${AT}!`],
    ],
    [
      'the attacker alone: they retreat',
      { 'oh-1': AT, lincoln: AT, norfolk: AT },
      [4, 5],
      ['buffalo!', `${AT}!`],
    ],
    [
      'the defender alone: they retreat',
      { 'oh-1': AT, 'oh-2': AT, lincoln: AT },
      [4, 3],
      [`${AT}!`, 'chippawa!'],
    ],
  ] as const)('MMW-10.63 %s', (_, put, dice, where) => {
    const done = fought(put, dice);
    expect(rounds(done)).toMatchObject([{ result: 'EX' }]);
    expect(stand(done, 'oh-1', 'lincoln')).toEqual(where);
  });

  it('MMW-10.63 one-step units count as unreduced', () => {
    const put: Pieces = { 'oh-1': AT, 'oh-4': AT, lincoln: AT, norfolk: AT };
    const done = fought(put, [4, 4, 6, 5]);
    expect(rounds(done).map(({ result }) => result)).toEqual(['EX', 'DR']);
  });

  it('MMW-10.63 holds after NE and later rounds, though not before the first', () => {
    const put: Pieces = { 'oh-1': AT, lincoln: `${AT}!`, 'york-mil': `${AT}!` };
    const done = fought(put, [3, 4]);
    expect(rounds(done)).toMatchObject([{ round: 1, result: 'NE' }]);
    expect(stand(done, 'oh-1', 'lincoln', 'york-mil')).toEqual([AT, 'chippawa!', 'chippawa!']);
  });

  it('MMW-10.1 a side without units has lost the space, which the other keeps', () => {
    const done = fought({ 'oh-1': AT, norfolk: AT }, [6, 6]);
    expect(stand(done, 'norfolk', 'oh-1')).toEqual(['gone', AT]);
    expect(done.events.find(({ type }) => type === 'combat-over')?.data).toEqual({
      space: AT,
      beaten: 'gb',
    });
  });

  it('MMW-10.1 the attackers’ move is over', () => {
    const state = fight(AT, 'us', TWO, { from: 'buffalo' }).state;
    expect([state.units['oh-1'].done, state.play?.attacked]).toEqual([true, { [AT]: true }]);
  });
});

describe('MMW-10.9 leaders left alone', () => {
  it('MMW-10.9 retreat as if by DR', () => {
    const done = fought({ 'oh-1': AT, norfolk: AT, vincent: AT }, [6, 6]);
    expect([done.state.units.norfolk.at, done.state.leaders.vincent.at]).toEqual([
      'gone',
      'chippawa',
    ]);
  });

  it('MMW-10.9 retreat as if by AR', () => {
    const done = fought({ 'oh-4': AT, smyth: AT, lincoln: AT }, [1, 2]);
    expect([done.state.units['oh-4'].at, done.state.leaders.smyth.at]).toEqual(['gone', 'buffalo']);
  });

  it('MMW-10.9, MMW-10.72.e are taken if there is no way out; Sheaffe never comes', () => {
    const put: Pieces = {
      'oh-1': AT,
      'oh-2': 'chippawa',
      'oh-3': 'lewiston',
      norfolk: AT,
      brock: AT,
    };
    const done = fought(put, [6, 6, 6, 6]);
    expect(done.state.leaders.brock).toEqual({ at: 'gone' });
    expect(done.events.find(({ type }) => type === 'leader-removed')?.clause).toBe('MMW-10.9');
  });

  it('MMW-10.9, MMW-3.54 Tecumseh taken, the Shawnee fall too', () => {
    const put: Pieces = {
      'oh-1': AT,
      'oh-2': 'chippawa',
      'oh-3': 'lewiston',
      ottawa: AT,
      tecumseh: AT,
      shawnee: 'ft-malden',
    };
    const done = fought(put, [6, 6]);
    expect([done.state.leaders.tecumseh.at, done.state.units.shawnee.at]).toEqual(['gone', 'gone']);
  });
});

it('MMW-10.43, MMW-10.62, MMW-10.4 battle cards: the attacker first, one a round, for that round', () => {
  const put: Pieces = {
    'oh-1': 'chateauguay',
    'oh-2': 'chateauguay',
    lincoln: 'chateauguay',
    'york-mil': 'chateauguay',
  };
  const leads = { us: 'oh-1', gb: 'lincoln' } as const;
  const hands = { us: ['c63', 'c39'], gb: ['c53', 'c54'] } as const;
  const { state } = fight('chateauguay', 'us', put, { from: 'four-corners', hands, leads });
  expect([owing(state), decision(state, 'us')]).toEqual([['us'], 'battle-card']);
  expect(refused(state, 'us', 'fight c39')).toBe('MMW-8.31.7');
  const answered = act(state, 'us', ['fight c63']).state;
  expect([owing(answered), decision(answered, 'gb')]).toEqual([['gb'], 'battle-card']);
  const both = act(answered, 'gb', ['fight c53'], [3, 3]);
  expect(modifiersOf(rounds(both)[0])).toEqual([
    'MMW-10.41.b -1',
    'MMW-card-53 -2',
    'MMW-card-63 1',
  ]);

  const passed = act(state, 'us', ['pass']).state;
  const first = act(passed, 'gb', ['fight c53'], [5, 5]);
  expect(rounds(first)).toMatchObject([{ round: 1, drm: -3, result: 'NE' }]);
  const second = act(act(first.state, 'us', ['lead oh-1']).state, 'gb', ['lead lincoln']).state;
  expect([owing(second), decision(second, 'us')]).toEqual([['us'], 'battle-card']);
  const [round] = rounds(act(second, 'us', ['fight c63'], [3, 2]));
  expect([round?.round, modifiersOf(round)]).toEqual([2, ['MMW-card-63 1']]);
});
