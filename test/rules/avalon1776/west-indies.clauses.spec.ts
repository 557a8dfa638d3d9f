import type { Side } from '../../../src/rules/avalon1776/components/side.js';
import { townOf } from '../../../src/rules/avalon1776/components/towns.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import type { Played } from '../../../src/rules/kernel/index.js';
import { at, deskOf, said, told } from './advanced.js';
import { NO_FRANCE } from './no-france.js';

const { position, refused, options, act, walk, decision, seen, owing } = deskOf('csg3');

const arrow = (id: string): string => townOf(id)?.port ?? '';
const [NEWPORT, CHARLESTON] = ['newport', 'charleston'].map(arrow) as [string, string];
/** Somebody on either side who may always march, and dig. */
const KEEP = 'entered 1\nus machias: 1 RM\ngb quebec: 1 TM';
const FRENCH = 'ship fr-bf-a west-indies: 5 FR 1 FA 1 FS';

/** The Americans end the turn before, and the British begin that turn. */
const british = (text: string, turn = 5): Played<State1776> =>
  act(position(`time turn ${turn - 1} us movement\n${KEEP}\n${text}`), 'us', 'end');
const bound = (played: Played<State1776>): unknown[] =>
  played.events.filter(({ type }) => type === 'bound').map(({ data }) => data['ship']);

/** Nobody does anything until that turn, and the British begin it. */
function until(from: State1776, turn: number): State1776 {
  let state = from;
  for (let steps = 0; steps < 60; steps++) {
    const [side] = owing(state) as [Side];
    if (state.turn === turn && side === 'gb' && decision(state, 'gb') === 'opening')
      return walk(state, 'gb', 'end');
    const step = ['waive', 'end', 'hold'].find((one) => options(state, side).includes(one));
    state = act(state, side, step ?? options(state, side)[0]!).state;
  }
  return state;
}
/** Nobody does anything until the Americans move in that turn. */
function frenchTurn(from: State1776): State1776 {
  let state = from;
  for (let steps = 0; steps < 20 && decision(state, 'us') !== 'movement'; steps++)
    state = walk(state, owing(state)[0] as Side, 'end');
  return state;
}
/** Why a fleet may not leave the West Indies; null: it may. */
const leaves = (state: State1776, ship: string): string | null => {
  const side = ship.startsWith('br') ? 'gb' : 'us';
  return refused(walk(state, side, `weigh ${ship}`), side, 'cross south-box');
};

describe('the match in the West Indies', () => {
  it('A1776-camp.IX.B.2.a.6 A1776-camp.IX.B.2.a.6.a the British send as many battle fleets and regulars as the French have put there, with whom carries them', () => {
    const ours = `ship br-bf-1 ${CHARLESTON}\nship br-tr-1 ${CHARLESTON}\ngb charleston: 9 BR`;
    const played = british(`${FRENCH}\n${ours}`);
    expect(bound(played)).toEqual(['br-bf-1', 'br-tr-1']);
    // no more than are missing, as far as they come, and nobody is asked
    expect(played.state.ships).toMatchObject({
      'br-bf-1': { at: 'south-box', as: 'done' },
      'br-tr-1': { at: 'south-box', aboard: { BR: 5 }, as: 'done' },
    });
    expect(at(played.state, 'gb', 'charleston')).toEqual({ BR: 4 });
    expect(refused(walk(played.state, 'gb', 'end'), 'gb', 'weigh br-bf-1')).toBe(
      'A1776-camp.IX.B.1.a',
    );
    // without a transport the battle fleet takes along whom it can
    const alone = british(`${FRENCH}\nship br-bf-1 ${CHARLESTON}\ngb charleston: 9 BR`);
    expect(alone.state.ships?.['br-bf-1']).toMatchObject({ at: 'south-box', aboard: { BR: 4 } });
    // in the next turn they are there
    const there = until(played.state, 6);
    expect(seen(there, null).match).toEqual({
      french: { fleets: 1, points: 5 },
      british: { fleets: 1, points: 5 },
      until: 9,
    });
    // a garrison is taken too; before France has entered nothing is
    const fort = british(
      `${FRENCH}\nship br-tr-1 ${CHARLESTON}\nfort charleston: gb\ngb charleston: in 5 BR`,
    );
    expect(fort.state.ships?.['br-tr-1']?.aboard).toEqual({ BR: 5 });
    const peace = act(
      position(`time turn 2 us movement\nus machias: 1 RM\n${FRENCH}\n${ours}`),
      'us',
      'end',
    );
    expect(bound(peace)).toEqual([]);
  });

  it('A1776-camp.IX.B.2.a.6.a a fleet with more aboard than are missing takes nobody, and puts nobody ashore', () => {
    const played = british(
      'ship fr-bf-a west-indies: since 2 1 FR\nship br-bf-1 halifax: 2 BR\nbox halifax gb: 3 BR',
    );
    expect(bound(played)).toEqual(['br-bf-1']);
    expect(played.state.ships).toMatchObject({ 'br-bf-1': { aboard: { BR: 2 } } });
    expect(played.state.boxes?.halifax?.gb).toEqual({ BR: 3 });
    expect(said(played)).not.toContain('embarked');
  });

  it('A1776-camp.IX.B.2.a.6.a those that come soonest go, and their owner says which of those that come as soon', () => {
    const near = british(
      `ship fr-bf-a west-indies\nship br-bf-1 ${CHARLESTON}\nship br-bf-2 south-box`,
    );
    expect([bound(near), near.state.ships?.['br-bf-2']?.at]).toEqual([['br-bf-2'], 'west-indies']);
    const loaded = british(
      `box west-indies us: 4 FR\nship br-bf-1 A17: 4 BR\nship br-tr-1 ${NEWPORT}\ngb newport: 9 BR`,
    );
    expect(bound(loaded)).toEqual(['br-bf-1']);
    const equal = british(`ship fr-bf-a west-indies\nship br-bf-1 A16\nship br-bf-2 A17`);
    expect(options(equal.state, 'gb')).toEqual(['detach br-bf-1', 'detach br-bf-2']);
    const chosen = act(equal.state, 'gb', 'detach br-bf-2');
    expect(chosen.state.ships).toMatchObject({
      'br-bf-1': { at: 'A16' },
      'br-bf-2': { at: 'south-box' },
    });
    expect(decision(chosen.state, 'gb')).toBe('opening');
  });

  it('A1776-camp.IX.B.2.a.6.a to Halifax first, where the regulars are who are missing; nobody is said to be fetched who is not', () => {
    const played = british(
      'box west-indies us: 3 FR\nship br-tr-1 north-box\nbox halifax gb: 3 BR',
    );
    expect(told(played, 'bound')).toMatchObject({ ship: 'br-tr-1', from: 'halifax' });
    expect(played.state.ships?.['br-tr-1']?.at).toBe('halifax');
    const next = until(played.state, 6);
    expect(next.ships?.['br-tr-1']?.aboard).toEqual({ BR: 3 });
    const full = british(
      `ship fr-bf-a west-indies: 2 FR\nship br-bf-1 ${NEWPORT}: 2 BR\ngb newport: 4 BR`,
    );
    expect(told(full, 'bound')).toMatchObject({ ship: 'br-bf-1', from: null });
  });

  it('A1776-camp.IX.B.2.a.6.a by the way of the fewest phases, without a detour', () => {
    // from Newport by the southern exit in two phases, not in one by the eastern one
    const played = british(`ship fr-bf-a west-indies\nship br-bf-1 ${NEWPORT}`);
    expect(said(played).filter((type) => type === 'sailed')).toHaveLength(1);
    expect(told(played, 'sailed')).toMatchObject({ mp: 40 });
    const next = until(played.state, 6);
    expect(next.ships?.['br-bf-1']?.at).toBe('south-box');
  });

  it('A1776-camp.IX.B.2.a.6.a who is there counts, and what cannot be sent is not asked for', () => {
    const there = `${FRENCH}\nbox west-indies gb: 5 BR\nship br-bf-2 west-indies since 1`;
    const enough = british(
      `${there}\nship br-bf-1 A17\nship br-tr-1 ${CHARLESTON}\ngb charleston: 9 BR`,
    );
    expect(bound(enough)).toEqual([]);
    const some = british(
      `${FRENCH}\nbox west-indies gb: 2 BR\nship br-bf-2 west-indies since 1\nship br-tr-1 ${CHARLESTON}\ngb charleston: 9 BR`,
    );
    expect(some.state.ships?.['br-tr-1']?.aboard).toEqual({ BR: 3 });
    const none = british(`${FRENCH}\ngb charleston: 9 BR`);
    expect([bound(none), decision(none.state, 'gb')]).toEqual([[], 'opening']);
  });

  it('A1776-camp.IX.B.2.a.6.a A1776-camp.VIII.B.2 French fleets that are placed there ask for it too', () => {
    const due = position(
      `time turn 5 gb movement\n${KEEP}\nship fr-bf-a due: 5 FR\nship br-bf-1 A17`,
    );
    const placed = walk(walk(due, 'gb', 'end'), 'us', 'appear west-indies');
    expect(until(placed, 6).ships?.['br-bf-1']?.at).toBe('south-box');
  });

  it('A1776-camp.IX.B.2.a.6.e fleets are counted by number and regulars by points; militia, Continentals, guns and supply for nothing', () => {
    const french = 'ship fr-bf-vf west-indies: 3 CA 1 FA 1 FS\nbox west-indies us: 2 FR 4 CA';
    const { state } = british(
      `${french}\nship br-bf-1 west-indies: 2 TM 1 A\nbox west-indies gb: 3 TM`,
    );
    expect(seen(state, null).match).toMatchObject({
      french: { fleets: 1, points: 2 },
      british: { fleets: 1, points: 0 },
    });
    const ours = `ship br-bf-1 west-indies\nship br-bf-2 A17\nship br-tr-1 ${CHARLESTON}\ngb charleston: 9 BR 3 TM`;
    const sent = british(`${french}\n${ours}`);
    // the strength of 5 is one fleet
    expect([bound(sent), sent.state.ships?.['br-tr-1']?.aboard]).toEqual([['br-tr-1'], { BR: 2 }]);
  });

  it('A1776-camp.III.C.1.e what both have there is told when a quarter begins', () => {
    const check = (text: string) => {
      let now = british(text, 4);
      for (let steps = 0; steps < 40 && decision(now.state, 'gb') !== 'summon'; steps++) {
        if (said(now).includes('standoff')) return told(now, 'standoff');
        now = act(now.state, owing(now.state)[0] as Side, 'waive');
      }
      return said(now).includes('standoff') ? told(now, 'standoff') : null;
    };
    expect(check(`${FRENCH}\nbox west-indies gb: 2 BR`)).toEqual({
      french: { fleets: 1, points: 5 },
      british: { fleets: 0, points: 2 },
    });
    expect(check('')).toBeNull();
  });
});

describe('the stay in the West Indies', () => {
  it('A1776-camp.IX.B.2.a.6.b A1776-camp.IX.B.2.a.6.c the example of June 1779', () => {
    const war = deskOf('campaign');
    const june = war.position(
      [
        ...['time turn 42 us movement', NO_FRANCE, 'us machias: 1 RM', 'gb quebec: 1 TM'],
        ...['ship fr-bf-a south-box: 5 FR', 'box west-indies gb: 1 BR'],
        ...['ship br-bf-1 south-box', 'ship br-tr-1 south-box: 4 BR'],
      ].join('\n'),
    );
    const entered = walk(june, 'us', 'weigh fr-bf-a', 'cross west-indies', 'stop', 'end');
    const july = until(entered, 43);
    expect(july.ships).toMatchObject({
      'br-bf-1': { at: 'west-indies' },
      'br-tr-1': { at: 'west-indies', aboard: { BR: 4 } },
    });
    // the transport lands them and leaves in August, they and the battle fleet do not
    const august = until(july, 44);
    expect(leaves(august, 'br-bf-1')).toBe('A1776-camp.IX.B.2.a.6.b');
    expect(leaves(august, 'br-tr-1')).toBe('A1776-camp.IX.B.2.a.6.b');
    const empty = walk(august, 'gb', 'weigh br-tr-1', 'unload BR 4', 'cross south-box', 'stop');
    expect(empty.boxes?.['west-indies']).toEqual({ gb: { BR: 5 } });
    // the French leave in September
    const inAugust = frenchTurn(empty);
    expect(leaves(inAugust, 'fr-bf-a')).toBe('A1776-camp.IX.B.2.a.6.b');
    const september = until(inAugust, 45);
    expect(leaves(september, 'br-bf-1')).toBe('A1776-camp.IX.B.2.a.6.b');
    const gone = walk(frenchTurn(september), 'us', 'weigh fr-bf-a', 'cross south-box', 'stop');
    // the battle fleet and all five points in October
    const october = until(gone, 46);
    const laden = walk(october, 'gb', 'weigh br-bf-1', 'fetch BR 4');
    expect(refused(laden, 'gb', 'cross south-box')).toBeNull();
  });

  it('A1776-camp.IX.B.2.a.6.b the point that was there before stays with those that completed the match', () => {
    const state = position(
      `time turn 7 gb movement\n${KEEP}\nbox west-indies gb: 5 BR\nship br-tr-1 west-indies\nmatched {"fleets":1,"points":5,"turn":5}`,
    );
    const one = walk(state, 'gb', 'weigh br-tr-1', 'fetch BR 1');
    expect(refused(one, 'gb', 'cross south-box')).toBe('A1776-camp.IX.B.2.a.6.b');
    expect(leaves(state, 'br-tr-1')).toBeNull();
  });

  it('A1776-camp.IX.B.2.a.6.b whoever came there stays three turns, aboard whatever fleet', () => {
    const state = (turn: number) =>
      position(
        `time turn ${turn} us movement\n${KEEP}\nbox west-indies us: 3 FR 2 CA\nship fr-bf-a west-indies since 1\narrived {"us":{"5":3}}`,
      );
    const with2 = (turn: number, unit: string, points: number) =>
      refused(
        walk(state(turn), 'us', 'weigh fr-bf-a', `fetch ${unit} ${points}`),
        'us',
        'cross south-box',
      );
    // two of the five have been there longer
    expect([with2(7, 'CA', 2), with2(7, 'FR', 3), with2(8, 'FR', 3)]).toEqual([
      null,
      'A1776-camp.IX.B.2.a.6.b',
      null,
    ]);
  });

  it('A1776-camp.IX.B.2.a.6.d the British keep as much there as the French have, and are free above it', () => {
    const state = (text: string) =>
      position(
        `time turn 9 gb movement\n${KEEP}\nship br-bf-1 west-indies since 1\nship br-bf-2 west-indies since 1\nship br-tr-1 west-indies\nbox west-indies gb: 6 BR\n${text}`,
      );
    const both = state('ship fr-bf-a west-indies since 1: 5 FR');
    expect(leaves(both, 'br-bf-1')).toBeNull();
    const one = walk(both, 'gb', 'weigh br-bf-1', 'cross south-box', 'stop');
    expect(leaves(one, 'br-bf-2')).toBe('A1776-camp.IX.B.2.a.6.d');
    const taking = (text: string, points: number) =>
      refused(
        walk(state(text), 'gb', 'weigh br-tr-1', `fetch BR ${points}`),
        'gb',
        'cross south-box',
      );
    const french = 'ship fr-bf-a west-indies since 1: 5 FR';
    expect([taking(french, 1), taking(french, 2)]).toEqual([null, 'A1776-camp.IX.B.2.a.6.d']);
    // regulars who are left behind are matched on, fleets that have left are not
    const left = 'box west-indies us: 5 FR';
    expect([taking(left, 1), taking(left, 2)]).toEqual([null, 'A1776-camp.IX.B.2.a.6.d']);
    const gone = walk(state(left), 'gb', 'weigh br-bf-1', 'cross south-box', 'stop');
    expect(leaves(gone, 'br-bf-2')).toBeNull();
    expect(taking('', 6)).toBeNull();
  });
});
