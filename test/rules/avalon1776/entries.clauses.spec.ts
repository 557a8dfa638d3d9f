import { neighbours } from '../../../src/rules/avalon1776/components/map.js';
import type { Side } from '../../../src/rules/avalon1776/components/side.js';
import { forcedMarch } from '../../../src/rules/avalon1776/components/tables.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import { at, deskOf, hex, said, told } from './advanced.js';

const { position, act, walk, options, refused, owing, decision } = deskOf('scenario2');
const ALBANY = hex('albany');
const FIGHT = `fight ${ALBANY}`;

describe('whoever comes into a hex in any way', () => {
  it('A1776-adv.IV.A.1 wins at 6 to 1 as an arrival among enemies, and stays all the same', () => {
    const before = position(
      `time turn 4 gb combat\nus albany: 1 A\ngb albany: 1 TM 1 S\ngb boston: 1 BR\nus boston: 1 CA\nus ${neighbours(ALBANY)[0]}: 1 CA`,
    );
    const due = walk(walk(before, 'gb', 'end'), 'us', 'end');
    const came = act(due, 'us', `place ${ALBANY}`);
    expect(told(came, 'overrun')).toMatchObject({ side: 'us', units: { TM: 1 } });
    expect(decision(came.state, 'us')).toBe('spoils');
    expect(came.state.hexes[ALBANY]?.us).toEqual({ rest: { A: 1 }, held: { CA: 6, RM: 4, S: 1 } });
  });

  it('A1776-adv.IV.A.1 only combat units that come in win: not a gun, nor a wagon that arrives', () => {
    const gun = position(
      'time turn 1 gb movement\nus HHH39: 1 CA\ngb HHH39: 6 BR\ngb III40: 1 A 1 S\nus boston: 1 CA',
    );
    for (const left of ['leave S 1', 'leave A 1']) {
      const came = act(walk(gun, 'gb', 'march III40 0', left), 'gb', 'go HHH39');
      expect(said(came)).not.toContain('overrun');
      // whoever stood there is as free as before
      expect(came.state.hexes['HHH39']?.gb?.rest).toEqual({ BR: 6 });
    }
    const virginia = deskOf('scenario4');
    const due = virginia.walk(
      virginia.position('time turn 2 us combat\nus portsmouth: 1 CA\ngb portsmouth: 6 BR'),
      'us',
      'end',
    );
    const wagon = virginia.act(virginia.walk(due, 'gb', 'end'), 'gb', `place ${hex('portsmouth')}`);
    expect(told(wagon, 'arrived')).toMatchObject({ units: { S: 1 }, pressed: true });
    expect(at(wagon.state, 'us', 'portsmouth')).toEqual({ CA: 1 });
  });

  it('A1776-adv.IV.F.1 captures by landing from the sea, and loses what it leaves behind', () => {
    const state = position(
      `time turn 1 gb movement\ngb new-york-city: 4 BR 1 A\nus new-york-city: 1 CA\nus newport: 1 S`,
    );
    const sailed = walk(state, 'gb', 'invade', 'board BR 4', `sail ${hex('newport')}`);
    const captor = decision(sailed, 'us') === 'spoils' ? 'us' : 'gb';
    expect(captor).toBe('us');
    const taken = walk(sailed, 'us', 'take A');
    expect(options(taken, 'gb')).toEqual(['pass', 'take S', 'wreck S']);
    expect(at(walk(taken, 'gb', 'take S'), 'gb', 'newport')).toEqual({ BR: 4, S: 1 });
  });

  it('A1776-adv.IV.A.1 A1776-opt.II.A.11.a wins by landing from a bateau, at the point with which 6 to 1 is reached', () => {
    const state = position(
      'bateaux\ntime turn 1 us movement\nus FFF37: 6 RM\nboats us FFF37/GGG38: 1\ngb HHH39: 1 TM\nus HHH39: 1 RM',
    );
    const side = options(walk(state, 'us', 'launch FFF37/GGG38', 'load FFF37 RM 5'), 'us').filter(
      (one) => one.startsWith('row '),
    );
    const row = side.find((one) => one.includes('HHH39'))!;
    const on = walk(state, 'us', 'launch FFF37/GGG38', 'load FFF37 RM 5', row);
    const some = act(on, 'us', 'drop HHH39 RM 4');
    expect(said(some)).not.toContain('overrun');
    expect(said(act(some.state, 'us', 'drop HHH39 RM 1'))).toContain('overrun');
  });

  it('A1776-adv.IV.F.1 A1776-opt.II.A.7 what a bateau leaves among enemies is theirs once it is rowed', () => {
    const state = position(
      'bateaux\ntime turn 1 us movement\nus FFF37: 1 RM 1 A\nboats us FFF37/GGG38: 1\ngb FFF37: 1 TM',
    );
    const aboard = walk(state, 'us', 'launch FFF37/GGG38', 'load FFF37 RM 1');
    expect(decision(aboard, 'us')).toBe('boat');
    const row = options(aboard, 'us').find((one) => one.startsWith('row '))!;
    const rowed = walk(aboard, 'us', row);
    expect(options(rowed, 'gb')).toEqual(['take A', 'wreck A']);
    expect(decision(walk(rowed, 'gb', 'wreck A'), 'us')).toBe('boat');
  });

  it('A1776-adv.IV.A.1 wins by the last MP of a forced march', () => {
    const die = [1, 2, 3, 4, 5, 6].find((one) => {
      const { mp, half } = forcedMarch(one, 1);
      return mp === 1 && !half;
    })!;
    const next = neighbours(ALBANY).find((one) =>
      options(
        walk(
          position(`forced-march\ntime turn 1 us movement\nus albany: 6 CA`),
          'us',
          ...['end', `try ${ALBANY} 8`],
        ),
        'us',
      ).includes(`aim ${one} 1`),
    )!;
    const state = position(
      `forced-march\ntime turn 1 us movement\nus albany: 6 CA\ngb ${next}: 1 TM 1 S\nus boston: 1 CA 1 S`,
    );
    const declared = walk(state, 'us', 'end', `try ${ALBANY} 8`, `aim ${next} 1`);
    const won = act(declared, 'us', 'end', [die]);
    // the wagon supplies the enemies alone
    expect(said(won)).not.toContain('overrun');
    const strong = position(
      `forced-march\ntime turn 1 us movement\nus albany: 12 CA\ngb ${next}: 1 TM 1 S\nus boston: 1 CA`,
    );
    const again = act(walk(strong, 'us', 'end', `try ${ALBANY} 8`, `aim ${next} 1`), 'us', 'end', [
      die,
    ]);
    expect(told(again, 'overrun')).toMatchObject({ units: { TM: 1 } });
    expect(options(again.state, 'us')).toEqual(['pass', 'take S', 'wreck S']);
  });
});

/** Both play commit reserves: nothing is added, nothing ended. */
const plain = (state: State1776, die: number) =>
  act(walk(state, 'us', 'play commit-reserves'), 'gb', 'play commit-reserves', [die]);
/** Nobody goes on. */
const settled = (state: State1776): State1776 => {
  const side = owing(state)[0] as Side;
  return decision(state, side) === 'persist' ? settled(walk(state, side, 'desist')) : state;
};
const combat = (text: string, by: Side = 'gb') => position(`time turn 1 ${by} combat\n${text}`);

describe('when combat in a hex is over', () => {
  it('A1776-adv.IV.F.1 A1776-adv.IV.F.3 what the beaten leave is captured, and the victors go into the fort', () => {
    const state = combat('gb albany: 40 BR\nus albany: in 1 CA 1 A\nfort albany: us');
    const beaten = act(state, 'gb', FIGHT, [6]);
    expect(told(beaten, 'losses')).toMatchObject({ us: { CA: 1 } });
    expect(decision(beaten.state, 'gb')).toBe('spoils');
    const taken = walk(beaten.state, 'gb', 'wreck A', 'take F');
    expect(decision(taken, 'gb')).toBe('garrison');
    const inside = walk(taken, 'gb', 'enter BR 3');
    expect(inside.hexes[ALBANY]).toMatchObject({ fort: 'gb', gb: { into: { BR: 3 } } });
  });

  it('A1776-adv.IV.B.1.h nobody goes into a fort that is left alone', () => {
    const state = combat(
      'gb albany: 40 BR\nus albany: in 1 CA\nfort albany: us\nus boston: 1 CA\ngb boston: 1 BR',
    );
    const left = walk(act(state, 'gb', FIGHT, [6]).state, 'gb', 'pass');
    expect(decision(left, 'gb')).toBe('combat');
  });

  it('A1776-adv.IV.F.4 a supply unit that has supported a combat goes with the last of its side', () => {
    const text = 'gb albany: 40 BR\nus albany: in 1 CA 2 S\nfort albany: us';
    const used = act(walk(combat(text), 'gb', FIGHT), 'us', 'supply unit', [6]);
    const spent = used.events.find(({ type }) => type === 'spent');
    expect(spent?.clause).toBe('A1776-adv.IV.F.4');
    expect(options(used.state, 'gb')).toContain('take S');
    expect(used.state.hexes[ALBANY]?.us).toEqual({ in: { S: 1 } });
    const unused = act(walk(combat(text), 'gb', FIGHT), 'us', 'supply none', [6]);
    expect(said(unused)).not.toContain('spent');
  });
});

describe('a sortie', () => {
  const besieged =
    'us albany: 2 CA in 6 CA\nfort albany: us\ngb albany: 4 BR\nus boston: 1 CA\ngb boston: 1 BR';

  it('A1776-adv.IV.B.1.i A1776-adv.IV.B.1.b any part of a garrison joins the attack and stands outside', () => {
    const asked = walk(combat(besieged, 'us'), 'us', FIGHT);
    expect(decision(asked, 'us')).toBe('sortie');
    expect(refused(asked, 'us', 'join CA 7')).toBe('A1776-adv.IV.B.1.i');
    const out = walk(asked, 'us', 'join CA 4');
    expect(out.hexes[ALBANY]?.us).toEqual({ rest: { CA: 2 }, in: { CA: 2 }, held: { CA: 4 } });
    expect(told(act(out, 'us', 'end'), 'odds')).toMatchObject({ us: 6, gb: 4 });
    expect(told(act(asked, 'us', 'end'), 'odds')).toMatchObject({ us: 2, gb: 4 });
  });

  it('A1776-adv.IV.B.1.h A1776-adv.IV.B.1.i who attacked goes inside when it is over, though enemies are left', () => {
    const out = walk(combat(besieged, 'us'), 'us', FIGHT, 'join CA 4', 'end');
    const fought = plain(out, 3);
    const closed = settled(fought.state);
    expect(decision(closed, 'us')).toBe('garrison');
    expect(at(closed, 'gb', 'albany').BR).toBeGreaterThan(0);
    // those who did not attack have no such choice
    const theirs = combat(
      'us albany: 2 CA\nfort albany: us\ngb albany: 2 BR\nus boston: 1 CA\ngb boston: 1 BR',
    );
    const first = plain(walk(theirs, 'gb', FIGHT), 4);
    const last = settled(first.state);
    expect(at(last, 'us', 'albany').CA).toBeGreaterThan(0);
    expect(decision(last, 'us')).not.toBe('garrison');
  });

  it('A1776-adv.IV.B.1.b A1776-adv.II.B.4 a garrison attacks by itself, with as many as 1 to 3 takes', () => {
    const alone = combat(
      'us albany: in 6 CA\nfort albany: us\ngb albany: 9 BR\nus boston: 1 CA\ngb boston: 1 BR',
      'us',
    );
    const asked = walk(alone, 'us', FIGHT);
    expect(refused(asked, 'us', 'end')).toBe('A1776-adv.II.B.4');
    expect(refused(walk(asked, 'us', 'join CA 2'), 'us', 'end')).toBe('A1776-adv.II.B.4');
    expect(refused(walk(asked, 'us', 'join CA 3'), 'us', 'end')).toBeNull();
  });

  it('A1776-adv.II.B.4 whoever came out for a combat that is void has not come out', () => {
    const thin = combat(
      'us albany: in 3 CA\nfort albany: us\ngb albany: 9 BR 1 S\nus boston: 1 CA\ngb boston: 1 BR',
      'us',
    );
    const out = walk(thin, 'us', FIGHT, 'join CA 3');
    const played = act(out, 'gb', 'supply unit');
    expect(said(played)).toContain('void');
    expect(played.state.hexes[ALBANY]?.us).toEqual({ in: { CA: 3 } });
  });

  it('A1776-adv.II.C.2 nobody comes out in the phase of the enemy', () => {
    const theirs = walk(combat(besieged), 'gb', 'end');
    expect(told(act(theirs, 'us', FIGHT), 'odds')).toMatchObject({ us: 2, gb: 4 });
  });
});
