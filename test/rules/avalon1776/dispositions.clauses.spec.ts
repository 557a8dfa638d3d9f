import { deskOf, hex } from './advanced.js';

const NINETY_SIX = hex('ninety-six');
const CAMDEN = hex('camden');

describe('what the set-up leaves to a side', () => {
  it('A1776-scn1.special.3 A1776-adv.IV.B.1 garrisons begin inside their fort or outside, those of St. Johns inside', () => {
    const { begin, options, walk, act, refused, decision } = deskOf('scenario1');
    const state = begin();
    const ticonderoga = hex('ticonderoga');
    expect(decision(state, 'us')).toBe('dispose');
    const out = walk(
      state,
      'us',
      `station ${ticonderoga} RM 2`,
      `station ${ticonderoga} A 1`,
      'end',
    );
    const { events } = act(state, 'us', `station ${ticonderoga} RM 2`);
    expect(events[0]?.clause).toBe('A1776-adv.IV.B.1');
    expect(refused(state, 'us', `station ${ticonderoga} CA 9`)).toBe('A1776-adv.IV.B.1');
    expect(out.hexes[ticonderoga]?.us).toEqual({
      in: { RM: 3, S: 1 },
      rest: { RM: 2, A: 1 },
    });
    expect(options(out, 'gb').map((one) => one.split(' ').slice(0, 2).join(' '))).toEqual([
      'end',
      `station ${hex('quebec')}`,
      `station ${hex('quebec')}`,
    ]);
    expect(refused(out, 'gb', `station ${hex('st-johns')} BR 1`)).toBe('A1776-scn1.special.3');
    expect(refused(out, 'gb', `entrench ${hex('montreal')}`)).toBe('A1776-scn3.special.3');
    expect(decision(walk(out, 'gb', 'end'), 'us')).not.toBe('dispose');
  });

  it('A1776-scn3.special.3 both sides begin entrenched where they like, but in no fort', () => {
    const { begin, options, walk, refused, act } = deskOf('scenario3');
    const state = begin();
    expect(options(state, 'gb')).toContain(`entrench ${CAMDEN}`);
    expect(refused(state, 'gb', `entrench ${NINETY_SIX}`)).toBe('A1776-adv.IV.C.2.b');
    expect(refused(state, 'gb', `entrench ${hex('ramseys-mill')}`)).toBe('A1776-scn3.special.3');
    const dug = walk(state, 'gb', `entrench ${CAMDEN}`);
    expect(dug.hexes[CAMDEN]?.dug).toBe('gb');
    expect(refused(dug, 'gb', `entrench ${CAMDEN}`)).toBe('A1776-adv.IV.C.2.b');
    let us = act(dug, 'gb', 'end').state;
    while (us.agenda.at(-1)?.f === 'deploy')
      us = walk(
        us,
        'us',
        options(us, 'us').find((one) => one.startsWith('post '))!,
      );
    expect(options(us, 'us')).toContain(`entrench ${hex('charlotte-va')}`);
    const charlotte = walk(us, 'us', `entrench ${hex('charlotte-va')}`);
    expect(charlotte.hexes[hex('charlotte-va')]).toMatchObject({
      dug: 'us',
      us: { fixed: { RM: 3 } },
    });
  });
});

describe('the militia that stands still', () => {
  const { position, act, walk, options } = deskOf('scenario3');
  const charlotte = hex('charlotte-va');

  it('A1776-scn3.special.1 digs in and goes on standing still', () => {
    const state = position(`time turn 1 gb movement\nus ${charlotte}: fixed 3 RM`);
    const american = act(state, 'gb', 'end').state;
    expect(options(american, 'us')).toContain(`dig ${charlotte} RM`);
    const dug = walk(american, 'us', `dig ${charlotte} RM`);
    expect(dug.hexes[charlotte]).toEqual({ us: { fixed: { RM: 3 } }, dug: 'us' });
  });

  it('A1776-scn3.special.1 wakes without the magazine that was built beside it', () => {
    const state = position(`time turn 1 gb movement\nus ${charlotte}: 1 CA 1 M fixed 3 RM`);
    const { hexes } = act(state, 'gb', 'end').state;
    expect(hexes[charlotte]?.us).toEqual({ rest: { CA: 1, RM: 3 }, fixed: { M: 1 } });
  });
});
