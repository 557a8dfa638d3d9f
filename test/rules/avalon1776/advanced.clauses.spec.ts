import { SCENARIO } from '../../../src/rules/avalon1776/components/scenarios/index.js';
import type { Side } from '../../../src/rules/avalon1776/components/side.js';
import { avalon1776 } from '../../../src/rules/avalon1776/index.js';
import { setup } from '../../../src/rules/avalon1776/setup.js';
import { at, deskOf, hex, said } from './advanced.js';

const spot = (scenario: string, place: string) =>
  setup({ scenario, options: {} }).hexes[hex(place)] ?? {};

describe('the set-up of the Advanced Game', () => {
  it('A1776-adv.IV.B.1 garrisons stand inside their fort, guns and supply with them', () => {
    expect(spot('scenario2', 'ticonderoga')).toEqual({
      us: { in: { CA: 4, A: 1, S: 1 } },
      fort: 'us',
    });
    expect(spot('scenario2', 'oswego')).toEqual({ gb: { in: { BR: 1 } }, fort: 'gb' });
  });

  it('A1776-adv.V.A an (E) behind one type entrenches all in the hex', () => {
    expect(spot('scenario2', 'morristown')).toEqual({
      us: { rest: { CA: 8, RM: 4, A: 1, S: 1 } },
      dug: 'us',
    });
  });

  it('A1776-adv.V.A what comes with an option is not there without it', () => {
    const { hexes, boats } = setup({ scenario: 'scenario2', options: {} });
    expect(boats).toBeUndefined();
    expect(JSON.stringify(hexes)).not.toMatch(/"[BD]"/);
  });

  it('A1776-scn4.special.1 commerce lies in four towns', () => {
    const { hexes } = setup({ scenario: 'scenario4', options: {} });
    const towns = ['petersburg', 'richmond', 'charlotte-va', 'charlottesville'].map(hex);
    expect(Object.keys(hexes).filter((one) => hexes[one]?.commerce)).toEqual(towns);
  });

  it('A1776-scn1.special.2 A1776-scn1.special.3 guns of Quebec and magazines are fixed, St. Johns is held from inside', () => {
    expect(spot('scenario1', 'quebec')).toEqual({
      gb: { in: { TM: 1, S: 1 }, fixed: { A: 1 } },
      fort: 'gb',
    });
    expect(spot('scenario1', 'montreal').gb).toEqual({
      rest: { BR: 1, TM: 1 },
      fixed: { M: 1 },
    });
    expect(spot('scenario1', 'st-johns').gb).toEqual({ in: { BR: 2, TM: 1 } });
  });

  it('A1776-adv.setup.order who hides units chooses hexes last; an entry may be parted, not among enemies', () => {
    const { begin, options, walk, refused, decision } = deskOf('scenario3');
    const state = walk(begin(), 'gb', 'end');
    expect(decision(state, 'us')).toBe('deploy');
    expect(at(state, 'gb', 'camden')).toEqual({ BR: 3, S: 1, M: 1 });
    const cheraw = hex('cheraw');
    expect(options(state, 'us')).toContain(`post ${cheraw} CA 3`);
    expect(refused(state, 'us', `post ${hex('camden')} CA 3`)).toBe('A1776-adv.setup.order');
    expect(refused(state, 'us', `post ${cheraw} CA 5`)).toBe('A1776-adv.setup.order');
    const parted = walk(state, 'us', `post ${cheraw} CA 3`);
    expect(at(parted, 'us', 'cheraw')).toEqual({ CA: 3 });
    expect(refused(parted, 'us', `post ${cheraw} CA 2`)).toBe('A1776-adv.setup.order');
    const next = walk(parted, 'us', `post ${cheraw} CA 1`, `post ${cheraw} S 1`);
    expect(next.agenda.at(-1)).toMatchObject({ f: 'deploy', left: { RM: 1, RMd: 1 } });
  });

  it('A1776-adv.I.A every scenario there is can be played, the Basic one first', () => {
    const played = avalon1776.scenarios.map(({ id }) => id);
    expect(played).toEqual(Object.keys(SCENARIO));
  });
});

describe('the order of a segment', () => {
  const { position, act, walk } = deskOf('scenario4');
  /** The Americans end turn 1. */
  const next = (text: string) => act(position(`time turn 1 us movement\n${text}`), 'us', 'end');

  it('A1776-adv.seq A1776-scn4.special.1 commerce burns where the British begin a movement phase without an enemy', () => {
    const burnt = next('gb richmond: 1 TM\ncommerce richmond\ncommerce petersburg');
    expect(said(burnt)).toContain('burnt');
    expect(burnt.state.hexes[hex('richmond')]?.commerce).toBeUndefined();
    expect(burnt.state.hexes[hex('petersburg')]?.commerce).toBe(true);
    const watched = next(
      'gb richmond: 3 BR\nus richmond: in 1 RM\nfort richmond: us\ncommerce richmond',
    );
    expect(said(watched)).not.toContain('burnt');
    // guns and supply alone burn nothing
    expect(said(next('gb richmond: 1 S\ncommerce richmond'))).not.toContain('burnt');
    // arrivals of that month have not begun it there
    expect(said(next('commerce portsmouth'))).not.toContain('burnt');
  });

  it('A1776-adv.IV.C.2.d an entrenchment left by its combat units goes at the end of their movement phase', () => {
    const state = position('time turn 1 gb movement\ngb richmond: 1 BR 1 S\ndug richmond: gb');
    expect(walk(state, 'gb', 'end').hexes[hex('richmond')]?.dug).toBe('gb');
    const left = position('time turn 1 gb movement\ngb richmond: 1 S\ndug richmond: gb');
    expect(walk(left, 'gb', 'end').hexes[hex('richmond')]?.dug).toBeUndefined();
  });

  it('A1776-scn3.special.1 the militia of Charlotte stands still until Continentals begin a movement phase there', () => {
    const { position: third, options, act: play } = deskOf('scenario3');
    const charlotte = hex('charlotte-va');
    const alone = play(third(`time turn 1 gb movement\nus ${charlotte}: fixed 3 RM`), 'gb', 'end');
    expect(options(alone.state, 'us')).not.toContain(`march ${charlotte} 0`);
    const met = play(
      third(`time turn 1 gb movement\nus ${charlotte}: 1 CA fixed 3 RM`),
      'gb',
      'end',
    );
    expect(said(met)).toContain('woken');
    expect(met.state.hexes[charlotte]?.us).toEqual({ rest: { CA: 1, RM: 3 } });
  });
});

describe('how the scenarios end', () => {
  const end = (
    scenario: 'scenario1' | 'scenario2' | 'scenario3' | 'scenario4',
    turn: number,
    by: 'us' | 'gb',
    text: string,
  ) => {
    const { position, walk, owing } = deskOf(scenario);
    let state = position(`time turn ${turn} ${by} movement\n${text}`);
    while (state.outcome === null) state = walk(state, owing(state)[0] as Side, 'end');
    const { winner, clause } = state.outcome ?? {};
    return [winner, clause];
  };

  it('A1776-scn2.victory.british a point in three towns and in two of three more, enemies or not', () => {
    const three =
      'gb new-york-city: 1 BR\ngb west-point: 1 I\ngb ticonderoga: in 1 BR\nfort ticonderoga: gb';
    expect(
      end(
        'scenario2',
        7,
        'us',
        `${three}\ngb albany: 1 BR\nus albany: 9 CA\ngb fort-stanwix: 1 BR`,
      ),
    ).toEqual(['gb', 'A1776-scn2.victory.british']);
  });

  it('A1776-scn2.victory.american with fewer, and never a draw', () => {
    const five =
      'gb new-york-city: 1 BR\ngb west-point: 1 BR\ngb albany: 1 BR\ngb fort-stanwix: 1 BR\ngb philadelphia: 1 BR';
    expect(end('scenario2', 7, 'us', five)).toEqual(['us', 'A1776-scn2.victory.american']);
    const supply =
      'gb new-york-city: 1 BR\ngb west-point: 1 BR\ngb ticonderoga: 1 BR\ngb albany: 1 BR\ngb fort-stanwix: 1 S';
    expect(end('scenario2', 7, 'us', supply)).toEqual(['us', 'A1776-scn2.victory.american']);
  });

  it('A1776-scn4.victory.british all commerce burnt and two points to three in the zone', () => {
    const two = 'gb portsmouth: 2 BR\nus richmond: 1 CA 1 FR\nus baltimore: 1 RM';
    expect(end('scenario4', 9, 'us', two)).toEqual(['gb', 'A1776-scn4.victory.british']);
  });

  it('A1776-scn4.victory.american with commerce left, with fewer points, with none', () => {
    const american = ['us', 'A1776-scn4.victory.american'];
    expect(end('scenario4', 9, 'us', 'gb portsmouth: 9 BR\ncommerce petersburg')).toEqual(american);
    expect(end('scenario4', 9, 'us', 'gb portsmouth: 2 BR\nus richmond: 4 CA')).toEqual(american);
    expect(end('scenario4', 9, 'us', 'us richmond: 1 S')).toEqual(american);
  });

  it('A1776-scn1.victory.british A1776-scn1.victory.american A1776-scn1.victory.draw by who is in the forts and in Quebec', () => {
    const first = (text: string) => end('scenario1', 7, 'gb', text);
    expect(first('gb quebec: in 1 TM\nfort quebec: gb\nus quebec: 5 RM')).toEqual([
      'gb',
      'A1776-scn1.victory.british',
    ]);
    expect(first('gb quebec: 1 BR')).toEqual(['gb', 'A1776-scn1.victory.british']);
    expect(first('gb quebec: 1 BR\nus quebec: 1 RM')).toEqual([null, 'A1776-scn1.victory.draw']);
    expect(first('gb montreal: 1 BR')).toEqual([null, 'A1776-scn1.victory.draw']);
    expect(first('gb st-johns: 1 BR')).toEqual(['us', 'A1776-scn1.victory.american']);
  });

  it('A1776-scn3.victory.british A1776-scn3.victory.american A1776-scn3.victory.draw by who alone holds the towns', () => {
    const third = (text: string) => end('scenario3', 5, 'us', text);
    const six = ['savannah', 'augusta', 'camden', 'charleston', 'ninety-six', 'hillsboro'];
    const held = (towns: readonly string[]) => towns.map((town) => `gb ${town}: 1 TM`).join('\n');
    expect(third(held(six))).toEqual(['gb', 'A1776-scn3.victory.british']);
    expect(third(`${held(six)}\nus camden: 1 RM`)).toEqual([null, 'A1776-scn3.victory.draw']);
    expect(third(`${held(six.slice(1))}\nus savannah: 1 RM`)).toEqual([
      'us',
      'A1776-scn3.victory.american',
    ]);
  });
});
