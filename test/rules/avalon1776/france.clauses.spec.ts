import type { Side } from '../../../src/rules/avalon1776/components/side.js';
import { townOf } from '../../../src/rules/avalon1776/components/towns.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import type { Played } from '../../../src/rules/kernel/index.js';
import { at, deskOf, hex, said, told } from './advanced.js';

const war = deskOf('campaign');
const { position, refused, options, act, walk, decision, seen, owing } = deskOf('csg3');

const arrow = (id: string): string => townOf(id)?.port ?? '';
const [NEWPORT, CHARLESTON] = ['newport', 'charleston'].map(arrow) as [string, string];

/** Somebody on either side who may always march, and dig. */
const KEEP = 'us machias: 1 RM\ngb quebec: 1 TM';
const LOAD = { FR: 5, FA: 1, FS: 1 };

/** The Americans end the turn before, and that turn of the desk's scenario begins. */
const begun = (desk: typeof war, turn: number, text: string, dice: readonly number[] = []) =>
  desk.act(desk.position(`time turn ${turn - 1} us movement\n${KEEP}\n${text}`), 'us', 'end', dice);

/** Nobody digs: on to the movement phase. */
const moving = (state: State1776, side: Side): State1776 =>
  decision(state, side) === 'opening' ? walk(state, side, 'end') : state;

/** All that is raised is given up, as far as one of those decisions; the die is rolled when it is asked for. */
function until(
  played: Played<State1776>,
  names: readonly string[],
  die?: number,
): Played<State1776> {
  let now = played;
  for (let steps = 0; steps < 40; steps++) {
    const [side] = owing(now.state) as [Side];
    if (names.includes(decision(now.state, side) ?? '')) return now;
    now = once(now.state, side, 'waive', die);
  }
  return now;
}

function once(state: State1776, side: Side, step: string, die?: number): Played<State1776> {
  if (die === undefined) return act(state, side, step);
  try {
    return act(state, side, step, [die]);
  } catch {
    return act(state, side, step);
  }
}

describe('the entry of France', () => {
  const AREAS = 'areas NE A MS A SC A DS A';
  /** Whether she enters in that turn of the Campaign, which begins no quarter. */
  const enters = (turn: number, die: number, text = AREAS): boolean =>
    war.seen(begun(war, turn, text, [die]).state, null).entered === turn;

  it('A1776-camp.VIII.A A1776-camp.VIII.A.1 a die at the start of every turn from April 1778 on, until she enters', () => {
    const highest = (turn: number) => [1, 2, 3, 4, 5, 6].filter((die) => enters(turn, die)).at(-1);
    // May, June, August, September and November 1778, and November 1780
    expect([29, 30, 32, 33, 35, 59].map(highest)).toEqual([1, 2, 3, 3, 4, 4]);
    // none in March 1778, nor once she has entered
    expect(said(begun(war, 27, AREAS))).not.toContain('courted');
    expect(said(begun(war, 29, `${AREAS}\nentered 28`))).not.toContain('courted');
    // nobody is asked, and the British move next
    expect(decision(begun(war, 29, AREAS, [6]).state, 'gb')).toBe('opening');
  });

  it('A1776-camp.VIII.A.1 April, July and October 1778 begin a quarter and have their numbers too', () => {
    const highest = (turn: number) => {
      const found = [1, 2, 3, 4, 5, 6].filter((die) => {
        let now = begun(war, turn, '', []);
        for (let steps = 0; steps < 40 && decision(now.state, 'gb') !== 'opening'; steps++)
          now = once(now.state, owing(now.state)[0] as Side, 'waive', die);
        return war.seen(now.state, null).entered === turn;
      });
      return found.at(-1);
    };
    expect([28, 31, 34, 37].map(highest)).toEqual([1, 3, 4, 4]);
  });

  it('A1776-camp.VIII.A.2 an area that was British when the quarter began adds one, whatever has become of it', () => {
    // August: 1 to 3, and none of those areas is British now
    expect([2, 3].map((die) => enters(32, die, 'areas NE A MS A SC F DS A'))).toEqual([
      true,
      false,
    ]);
    expect([1, 2].map((die) => enters(32, die, 'areas NE A MS F SC F DS D'))).toEqual([
      true,
      false,
    ]);
    // Deep South has become British since
    const all = ['hillsboro', 'camden', 'charleston', 'ninety-six', 'augusta', 'savannah'];
    const held = all.map((id) => `gb ${id}: 1 BR`).join('\n');
    expect(enters(32, 3, `${AREAS}\n${held}`)).toBe(true);
    const told32 = told(begun(war, 32, 'areas NE F MS A SC F DS A', [1]), 'courted');
    expect(told32).toEqual({ die: 1, areas: 2, enters: true });
  });

  it('A1776-csg3.rules.4 in the short campaign not before July 1778', () => {
    for (const turn of [2, 3])
      expect(said(begun(deskOf('csg3'), turn, ''))).not.toContain('courted');
    const july = until(begun(deskOf('csg3'), 4, ''), ['opening'], 3);
    expect(told(july, 'courted')).toMatchObject({ die: 3, enters: true });
  });

  it('A1776-csg2.rules A1776-csg2.0 never in the campaign of 1776 and 1777', () => {
    const desk = deskOf('csg2');
    expect(() => desk.position('time turn 24 us movement\nentered 3')).toThrow(
      'France has no part',
    );
    expect(said(begun(desk, 24, ''))).not.toContain('courted');
  });

  it('A1776-camp.VIII.B.1 A1776-camp.IX.E.1.b A1776-camp.VIII.C.5 then two fleets are due with their load, and a supply unit is in the West Indies', () => {
    const { state } = begun(war, 29, AREAS, [1]);
    expect(war.seen(state, null).ships).toEqual({
      'fr-bf-a': { aside: 'due', aboard: LOAD, burden: 7 },
      'fr-bf-b': { aside: 'due', aboard: LOAD, burden: 7 },
    });
    expect(state.boxes).toEqual({ 'west-indies': { us: { FS: 1 } } });
    // it is left there, or taken aboard
    const waits = position(
      `time turn 5 us movement\nentered 4\n${KEEP}\nbox west-indies us: 1 FS\nship fr-bf-a west-indies since 4`,
    );
    const fetched = walk(waits, 'us', 'weigh fr-bf-a', 'fetch FS 1');
    expect([fetched.boxes, fetched.ships?.['fr-bf-a']?.aboard]).toEqual([undefined, { FS: 1 }]);
  });

  it('A1776-camp.VIII.B.2 each fleet by itself, at once or later, at the southern or eastern exit or in the West Indies', () => {
    const due = ['a', 'b'].map((id) => `ship fr-bf-${id} due: 5 FR 1 FA 1 FS`).join('\n');
    const british = position(`time turn 5 gb movement\nentered 5\n${KEEP}\n${due}`);
    const state = walk(british, 'gb', 'end');
    expect(decision(state, 'us')).toBe('fleet');
    expect(options(state, 'us').sort()).toEqual(
      [
        ...['hold', 'appear west-indies'],
        ...['A16', 'A17', 'A18', 'SS44', 'TT45', 'UU45'].map((water) => `arrive ${water}`),
      ].sort(),
    );
    expect(refused(state, 'us', 'arrive UUU58')).toBe('A1776-camp.VIII.B.2');
    // A1776-basic.VI.E on the map for 1 MP, and it may move
    const one = moving(walk(state, 'us', 'arrive A17', 'hold'), 'us');
    expect(one.ships?.['fr-bf-b']).toMatchObject({ at: 'due', aboard: LOAD });
    const sailing = walk(one, 'us', 'weigh fr-bf-a');
    expect(seen(sailing, null).sailing).toEqual({ id: 'fr-bf-a', spent: 1 });
    expect(refused(sailing, 'us', 'voyage B17')).toBeNull();
    // the other in a later turn, elsewhere; in the West Indies it stays
    const later = walk(walk(one, 'us', 'end'), 'gb', 'end', 'end');
    expect(decision(later, 'us')).toBe('fleet');
    const both = moving(walk(later, 'us', 'appear west-indies'), 'us');
    expect(both.ships?.['fr-bf-b']).toMatchObject({ at: 'west-indies', aboard: LOAD, as: 'done' });
    expect(refused(both, 'us', 'weigh fr-bf-b')).toBe('A1776-camp.IX.B.1.a');
    expect(refused(both, 'us', 'weigh fr-bf-a')).toBeNull();
  });
});

describe('variable forces', () => {
  /** October 1778 with France in the war since July; all that is raised is given up. */
  const october = (text: string, name: string) =>
    until(begun(deskOf('csg3'), 7, text), [name]).state;

  it('A1776-camp.IX.E A1776-camp.IX.E.2 A1776-camp.IX.E.2.a A1776-camp.IX.E.3 may be called from the quarter after, the British first, by 5 or 6', () => {
    const state = october('entered 4', 'summon');
    expect([decision(state, 'gb'), decision(state, 'us')]).toEqual(['summon', null]);
    // the deployed ones, who are not in play here, are not called
    expect(options(state, 'gb')).toEqual(['call br-bf-3', 'call br-bf-4', 'call br-tr-3', 'end']);
    const failed = act(state, 'gb', 'call br-bf-3', [4]);
    expect(told(failed, 'called')).toMatchObject({ ship: 'br-bf-3', die: 4, comes: false });
    expect(options(failed.state, 'gb')).toEqual(['call br-bf-4', 'call br-tr-3', 'end']);
    expect(refused(failed.state, 'gb', 'call br-bf-3')).toBe('A1776-camp.IX.E.3');
    const come = act(failed.state, 'gb', 'call br-bf-4', [5]);
    const all = act(come.state, 'gb', 'call br-tr-3', [6]).state;
    expect([seen(all, null).ships?.['br-bf-4'], seen(all, null).ships?.['br-tr-3']]).toEqual([
      { aside: 'due', aboard: {} },
      { aside: 'due', aboard: {} },
    ]);
    expect(all.ships?.['br-bf-3']).toBeUndefined();
    expect(decision(all, 'us')).toBe('summon');
  });

  it('A1776-camp.IX.E.3 nobody is called in the quarter in which France enters, nor before', () => {
    const before = until(begun(deskOf('csg3'), 4, ''), ['summon', 'opening'], 1);
    expect([decision(before.state, 'gb'), seen(before.state, null).entered]).toEqual([
      'opening',
      4,
    ]);
    const without = until(begun(deskOf('csg3'), 7, ''), ['summon', 'opening'], 6);
    expect(decision(without.state, 'gb')).toBe('opening');
  });

  it('A1776-camp.VIII.B.3 A1776-camp.IX.E.2.b A1776-camp.IX.E.4 A1776-camp.IX.B.2.a.5.b they come in any transit box, the British first, the French with their load', () => {
    const state = october('entered 4', 'summon');
    const called = act(act(state, 'gb', 'call br-bf-3', [5]).state, 'gb', 'end').state;
    expect(options(called, 'us')).toEqual(['call fr-bf-vf', 'end']);
    const placing = act(called, 'us', 'call fr-bf-vf', [5]).state;
    expect([decision(placing, 'gb'), decision(placing, 'us')]).toEqual(['fleet', null]);
    expect(options(placing, 'gb').sort()).toEqual([
      ...['appear transit-fr', 'appear transit-north', 'appear transit-south'],
    ]);
    expect(refused(placing, 'gb', 'appear halifax')).toBe('A1776-camp.IX.E.4');
    const french = walk(placing, 'gb', 'appear transit-south');
    expect(decision(french, 'us')).toBe('fleet');
    const all = walk(french, 'us', 'appear transit-fr');
    expect(seen(all, null).ships).toEqual({
      'br-bf-3': { at: 'transit-south', aboard: {} },
      'fr-bf-vf': { at: 'transit-fr', aboard: LOAD, burden: 7 },
    });
    // they are in play before the British move
    expect(decision(all, 'gb')).toBe('opening');
    expect(refused(moving(all, 'gb'), 'gb', 'weigh br-bf-3')).toBeNull();
  });

  it('A1776-camp.IX.E.5 A1776-camp.IX.E.5.a stay for another quarter by 4 to 6, a die for each, or go at once, wherever they are', () => {
    const text = `entered 1\nship br-bf-3 A17\nship br-tr-3 ${CHARLESTON}: 3 BR\nship br-bf-4 refit until 9\nship br-bf-1 A16\nship fr-bf-vf west-indies since 6`;
    let state = october(text, 'retain');
    const kept = act(state, 'gb', 'retain', [4]);
    expect(told(kept, 'kept')).toMatchObject({ ship: 'br-bf-3', die: 4, stays: true });
    state = kept.state;
    expect(state.ships?.['br-bf-3']).toEqual({ at: 'A17' });
    const lost = act(state, 'gb', 'retain', [3]);
    expect(told(lost, 'kept')).toMatchObject({ ship: 'br-tr-3', die: 3, stays: false });
    expect(seen(lost.state, null).ships?.['br-tr-3']).toMatchObject({
      aside: 'away',
      aboard: { BR: 3 },
    });
    // A1776-camp.IX.D.4 not for one that is damaged, nor for a deployed one
    expect([decision(lost.state, 'gb'), decision(lost.state, 'us')]).toEqual([null, 'retain']);
    // A1776-camp.IX.B.2.a.6.b no stay in the West Indies holds it
    const gone = act(lost.state, 'us', 'retain', [1]);
    expect(gone.state.ships?.['fr-bf-vf']).toMatchObject({ at: 'away' });
    // who has just gone is not called in this interphase
    expect(decision(gone.state, 'gb')).toBe('opening');
  });

  it('A1776-camp.IX.E.5 their owner may let them go without a die', () => {
    const state = october(`entered 1\nship br-bf-3 A17\nship fr-bf-vf A18`, 'retain');
    expect(options(state, 'gb')).toEqual(['release', 'retain']);
    const gone = act(state, 'gb', 'release');
    expect(gone.state.ships?.['br-bf-3']).toMatchObject({ at: 'away' });
    expect(decision(gone.state, 'us')).toBe('retain');
  });

  it('A1776-camp.IX.E.5.b A1776-camp.IX.E.5.c who is aboard goes and comes back with it, who has landed stays', () => {
    const text = `entered 1\nus newport: 3 FR 1 FA\nship fr-bf-vf ${NEWPORT}: 2 FR`;
    const state = october(text, 'retain');
    const gone = act(state, 'us', 'retain', [3]).state;
    expect(seen(gone, null).ships?.['fr-bf-vf']).toMatchObject({
      aside: 'away',
      aboard: { FR: 2 },
    });
    expect(at(gone, 'us', 'newport')).toEqual({ FR: 3, FA: 1 });
    // A1776-camp.VIII.C.2 nor is that a fleet that is sunk
    expect(gone.withdraws).toBeUndefined();
    const again = october('entered 1\nship fr-bf-vf away until 4: 2 FR', 'summon');
    const called = act(walk(again, 'gb', 'end'), 'us', 'call fr-bf-vf', [6]).state;
    expect(seen(called, null).ships?.['fr-bf-vf']?.aboard).toEqual({ FR: 2 });
    const empty = october('entered 1\nship fr-bf-vf away until 4', 'summon');
    const without = act(walk(empty, 'gb', 'end'), 'us', 'call fr-bf-vf', [6]).state;
    expect(seen(without, null).ships?.['fr-bf-vf']?.aboard).toEqual({});
  });
});

describe('French troops', () => {
  it('A1776-camp.VIII.C.1 march on without the fleet that brought them', () => {
    const state = position(
      `time turn 5 us movement\nentered 1\n${KEEP}\nus newport: 3 FR\nship fr-bf-a A17`,
    );
    const out = walk(state, 'us', 'weigh fr-bf-a', 'cross south-box', 'stop');
    const marching = walk(out, 'us', `march ${hex('newport')} 0`);
    expect(options(marching, 'us').some((step) => step.startsWith('go '))).toBe(true);
  });

  it('A1776-camp.VIII.C.3 American supply serves them, and theirs the Americans', () => {
    const asked = (us: string) => {
      const state = position(`time turn 5 us combat\nentered 1\nus camden: ${us}\ngb camden: 2 BR`);
      return decision(act(state, 'us', `fight ${hex('camden')}`).state, 'us');
    };
    expect([asked('3 FR'), asked('3 CA')]).toEqual(['tactic', 'tactic']);
    for (const us of ['3 FR 1 S', '3 CA 1 FS', '3 RM 1 FS', '3 FR 1 FS'])
      expect(asked(us)).toBe('supply');
  });

  it('A1776-camp.VIII.C.4 A1776-camp.IX.B.2.a.5.c a fleet that begins in the FR box takes one supply unit aboard, and stays', () => {
    const state = position(
      `time turn 5 us movement\nentered 1\n${KEEP}\nship fr-bf-a transit-fr: 4 FR\nship fr-bf-b transit-south`,
    );
    const laden = walk(state, 'us', 'weigh fr-bf-a', 'replenish');
    expect(laden.ships?.['fr-bf-a']?.aboard).toEqual({ FR: 4, FS: 1 });
    expect(options(laden, 'us')).toEqual(['stop']);
    expect(refused(laden, 'us', 'replenish')).toBe('A1776-camp.IX.B.2.a.5.c');
    // who comes there takes none in that phase
    const coming = walk(state, 'us', 'weigh fr-bf-b', 'cross transit-fr');
    expect(refused(coming, 'us', 'replenish')).toBe('A1776-camp.IX.B.2.a.5.c');
    const elsewhere = walk(state, 'us', 'weigh fr-bf-b');
    expect(refused(elsewhere, 'us', 'replenish')).toBe('A1776-camp.IX.B.2.a.5.c');
    // it may go on without
    expect(refused(walk(state, 'us', 'weigh fr-bf-a'), 'us', 'cross east-box')).toBeNull();
  });

  it('A1776-camp.VIII.C.4 where there is room, and a counter that is not in play', () => {
    const from = (text: string) =>
      walk(position(`time turn 5 us movement\nentered 1\n${KEEP}\n${text}`), 'us', 'weigh fr-bf-a');
    const full = from('ship fr-bf-a transit-fr: 5 FR 1 FA 1 FS');
    expect(refused(full, 'us', 'replenish')).toBe('A1776-camp.VIII.C.4');
    const spread = 'us boston: 2 FS\nbox west-indies us: 1 FS\nship fr-bf-b A17: 1 FS';
    expect(refused(from(`ship fr-bf-a transit-fr: 1 FS\n${spread}`), 'us', 'replenish')).toBeNull();
    expect(refused(from(`ship fr-bf-a transit-fr: 2 FS\n${spread}`), 'us', 'replenish')).toBe(
      'A1776-camp.VIII.C.4',
    );
    // American ones are others
    const american = from('ship fr-bf-a transit-fr\nus boston: 9 S');
    expect(refused(american, 'us', 'replenish')).toBeNull();
  });
});

describe('the French withdrawal', () => {
  const withdrawing = (text: string) =>
    act(position(`time turn 5 gb movement\nentered 1\nwithdraws\n${KEEP}\n${text}`), 'gb', 'end');

  /** Turn after turn nobody does anything, until a French fleet has brought all to the West Indies. */
  function lifted(played: Played<State1776>): readonly [turns: number, state: State1776] {
    let { state } = played;
    for (let turns = 1; turns <= 9; turns++) {
      if (JSON.stringify(state.hexes).includes('FR') === false && state.boxes !== undefined)
        return [turns, state];
      const now = state.turn;
      while (state.turn === now || decision(state, 'us') === null) {
        const [side] = owing(state) as [Side];
        state = act(state, side, options(state, side).includes('end') ? 'end' : 'waive').state;
      }
    }
    return [Infinity, state];
  }

  it('A1776-camp.VIII.C.2 begins when a battle fleet of theirs is sunk, not when it is damaged', () => {
    const sea = position(
      'time turn 5 gb combat\nentered 1\ngb camden: 3 BR\nus camden: 3 CA\nship br-bf-1 A17\nship br-bf-2 A17\nship fr-bf-b A17',
    );
    expect(act(sea, 'gb', 'engage A17', [6]).state.withdraws).toBe(true);
    expect(act(sea, 'gb', 'engage A17', [5]).state.withdraws).toBeUndefined();
  });

  it('A1776-camp.VIII.C.2 the fleets that are left take French land units aboard, and sail the way of the fewest turns', () => {
    const text = `us newport: 3 FR 1 FA 2 CA\nship fr-bf-b ${NEWPORT}`;
    const played = withdrawing(text);
    expect(said(played).slice(0, 3)).toEqual(['segment', 'embarked', 'sailed']);
    expect(told(played, 'embarked')).toMatchObject({ units: { FR: 3, FA: 1 } });
    expect(at(played.state, 'us', 'newport')).toEqual({ CA: 2 });
    // at once as far as its MP go, without a detour
    expect(said(played).filter((type) => type === 'sailed')).toHaveLength(1);
    expect(told(played, 'sailed')).toMatchObject({ mp: 35 });
    expect(refused(moving(played.state, 'us'), 'us', 'weigh fr-bf-b')).toBe('A1776-camp.IX.B.1.a');
    // to the southern exit in the second turn, to the West Indies in the third; there they land
    const [turns, state] = lifted(played);
    expect([turns, state.boxes?.['west-indies']]).toEqual([4, { us: { FR: 3, FA: 1 } }]);
  });

  it('A1776-camp.VIII.C.2 A1776-camp.IX.B.2.a.6.b no stay in the West Indies keeps a fleet from fetching them', () => {
    const text = 'us newport: 3 FR\nship fr-bf-b west-indies since 4: 1 FR';
    const { state } = withdrawing(text);
    expect(state.ships?.['fr-bf-b']).toEqual({ at: 'south-box', as: 'done' });
    expect(state.boxes).toEqual({ 'west-indies': { us: { FR: 1 } } });
  });

  it('A1776-camp.VIII.C.2 who is inland marches to the shore, and who is there waits', () => {
    const inland = withdrawing('us springfield: 3 FR 1 FA 2 CA\nship fr-bf-b west-indies');
    const { to } = told(inland, 'marched') as { to: string };
    expect(inland.state.hexes[to]?.us).toEqual({ held: { FR: 3, FA: 1 } });
    expect(at(inland.state, 'us', 'springfield')).toEqual({ CA: 2 });
    const shore = withdrawing('us newport: 3 FR 1 CA\nship fr-bf-b west-indies');
    const waiting = moving(shore.state, 'us');
    const marching = walk(waiting, 'us', `march ${hex('newport')} 0`);
    expect(marching.column?.units).toEqual({ CA: 1 });
  });

  it('A1776-camp.VIII.C.2 all of them are eliminated where no fleet is left, but not as long as one is damaged', () => {
    const text = 'us springfield: 3 FR 1 FA 2 CA\nbox west-indies us: 2 FR 1 CA';
    const none = withdrawing(`${text}\nship fr-bf-a sunk`);
    expect(at(none.state, 'us', 'springfield')).toEqual({ CA: 2 });
    expect(none.state.boxes).toEqual({ 'west-indies': { us: { CA: 1 } } });
    expect(said(none).filter((type) => type === 'forfeited')).toHaveLength(2);
    const damaged = withdrawing(`${text}\nship fr-bf-b refit until 9: 1 FR`);
    expect(said(damaged)).not.toContain('forfeited');
  });

  it('A1776-camp.VIII.C.2 who is aboard in the West Indies lands there, and a fleet without anybody to fetch is free', () => {
    const text = 'ship fr-bf-a west-indies since 4: 5 FR\nship fr-bf-b A17';
    const { state } = withdrawing(text);
    expect(state.boxes).toEqual({ 'west-indies': { us: { FR: 5 } } });
    expect([state.sailing, state.ships?.['fr-bf-b']]).toEqual([undefined, { at: 'A17' }]);
  });

  it('A1776-camp.VIII.C.2 they do not come back, but the fleets are free again', () => {
    const { state } = withdrawing(
      'box west-indies us: 3 FR 2 CA\nship fr-bf-b west-indies since 1',
    );
    const weighed = walk(moving(state, 'us'), 'us', 'weigh fr-bf-b');
    expect(refused(weighed, 'us', 'fetch FR 1')).toBe('A1776-camp.VIII.C.2');
    expect(refused(weighed, 'us', 'fetch CA 1')).toBeNull();
    expect(refused(weighed, 'us', 'cross south-box')).toBeNull();
  });
});
