import type { Side } from '../../../src/rules/avalon1776/components/side.js';
import {
  ADVANCED_COLUMNS,
  ADVANCED_CRT,
  advancedResult,
} from '../../../src/rules/avalon1776/components/tables.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import type { Played } from '../../../src/rules/kernel/index.js';
import { at, deskOf, hex, said, told } from './advanced.js';

const { position, act, walk, options, refused, owing, decision, seen } = deskOf('scenario2');
const third = deskOf('scenario3');
const ALBANY = hex('albany');
const FIGHT = `fight ${ALBANY}`;
const combat = (text: string) => position(`time turn 1 gb combat\n${text}`);
/** Frontal assault against stand and defend: nothing is ended. */
const cards = (
  state: State1776,
  us: string,
  gb: string,
  dice: readonly number[] = [],
): Played<State1776> => act(walk(state, 'us', `play ${us}`), 'gb', `play ${gb}`, dice);
/** `0` and no star: the attacker commits reserves against commit reserves. */
const plain = (state: State1776, die: number) =>
  cards(state, 'commit-reserves', 'commit-reserves', [die]);

describe('odds of the Advanced Game', () => {
  const odds = (text: string) => act(combat(text), 'gb', FIGHT);

  it('A1776-adv.combat.seq A1776-adv.II.A.1 A1776-adv.II supply, odds, then cards', () => {
    const played = odds('gb albany: 6 BR\nus albany: 2 CA');
    expect(said(played)).toEqual(['engaged', 'supplied', 'supplied', 'odds']);
    expect(told(played, 'odds')).toMatchObject({ us: 2, gb: 6, column: 5 });
    expect(owing(played.state)).toEqual(['us', 'gb']);
  });

  it.each([
    [1, 3, '1,3'],
    [1, 2, '1,2'],
    [2, 2, '1,1'],
    [3, 2, '3,2'],
    [7, 4, '3,2'],
    [2, 1, '2,1'],
    [4, 1, '4,1'],
    [5, 1, '5,1'],
    [30, 1, '5,1'],
  ])('A1776-adv.odds A1776-adv.II.B.2 A1776-adv.II.B.5 %i against %i is %s', (gb, us, column) => {
    const played = odds(`gb albany: ${gb} BR\nus albany: ${us} CA`);
    expect(String(ADVANCED_COLUMNS[told(played, 'odds')['column'] as number])).toBe(column);
  });

  it('A1776-adv.II.B.4 nobody attacks where 1 to 3 cannot be come to', () => {
    expect(refused(combat('gb albany: 1 BR\nus albany: 4 CA'), 'gb', FIGHT)).toBe(
      'A1776-adv.II.B.4',
    );
    expect(options(combat('gb albany: 1 BR 1 S\nus albany: 6 CA'), 'gb')).toContain(FIGHT);
  });

  it('A1776-adv.II.B.4 an attacker does not declare what cannot come to 1 to 3', () => {
    const even = walk(combat('gb albany: 1 BR 1 S\nus albany: 3 CA 1 S'), 'gb', FIGHT);
    expect(options(even, 'gb')).toEqual(['supply none', 'supply unit']);
    const weak = walk(combat('gb albany: 1 BR 1 S\nus albany: 4 CA 1 S'), 'gb', FIGHT);
    // it is the only choice, and taken unasked
    expect(weak.agenda.at(-2)).toMatchObject({ f: 'series', supply: { gb: 'unit' } });
  });

  it('A1776-adv.II.B.4 a combat that is void costs nothing, and is declined by its attacker', () => {
    const text = 'gb albany: 1 BR 1 S\nus albany: 6 CA 1 S\ngb boston: 1 BR\nus boston: 1 CA';
    const state = walk(combat(text), 'gb', FIGHT);
    const played = act(state, 'us', 'supply unit');
    expect(said(played)).toEqual(['supplied', 'void', 'series-over']);
    expect(played.state.used).toBeUndefined();
    expect(refused(played.state, 'gb', FIGHT)).toBe('A1776-adv.II.B.4');
    // the other player may still fight there
    expect(options(walk(played.state, 'gb', 'end'), 'us')).toContain(FIGHT);
  });

  it('A1776-adv.III.A.2 A1776-adv.III.A.3 half points of the one unsupplied, printed ones where both are', () => {
    const state = walk(combat('gb albany: 4 BR\nus albany: 5 CA 1 S'), 'gb', FIGHT);
    expect(told(act(state, 'us', 'supply unit'), 'odds')).toMatchObject({
      gb: 2,
      us: 5,
      column: 0,
    });
    expect(told(act(state, 'us', 'supply none'), 'odds')).toMatchObject({
      gb: 4,
      us: 5,
      column: 1,
    });
    const half = combat('gb albany: 3 BR\nus albany: in 3 CA 1 S\nfort albany: us');
    expect(told(act(walk(half, 'gb', FIGHT), 'us', 'supply none', [3]), 'odds')).toMatchObject({
      gb: 3,
      us: 6,
    });
  });
});

describe('tactical cards', () => {
  const sealed = () =>
    walk(combat('gb albany: 6 BR\nus albany: 6 CA\nus boston: 1 CA'), 'gb', FIGHT);

  it('A1776-adv.II.A.2 each chooses among eight, in any order, and both are shown together', () => {
    const state = sealed();
    expect(options(state, 'us')).toHaveLength(8);
    expect(options(state, 'gb')).toEqual(options(state, 'us'));
    const one = act(state, 'us', 'play frontal-assault');
    expect(said(one)).toEqual([]);
    const both = act(one.state, 'gb', 'play refuse-left', [3]);
    expect(told(both, 'cards')).toMatchObject({ us: 'frontal-assault', gb: 'refuse-left' });
  });

  it('A1776-adv.II.A.2 what has been chosen shows to nobody, in whatever card it is', () => {
    for (const viewer of ['us', 'gb', null] as const) {
      const views = ['frontal-assault', 'withdraw'].map((card) =>
        seen(walk(sealed(), 'us', `play ${card}`), viewer),
      );
      expect(views[0]).toEqual(views[1]);
      // and the view is as before it was chosen
      expect(views[0]).toEqual(seen(sealed(), viewer));
    }
    const asked = ['frontal-assault', 'withdraw'].map((card) =>
      options(walk(sealed(), 'us', `play ${card}`), 'gb'),
    );
    expect(asked[0]).toEqual(asked[1]);
  });

  it('A1776-adv.II.A.2.a A1776-adv.II.A.3 a plain number is added to the die, and combat may go on', () => {
    // the attacker's withdraw against frontal assault: +3
    const played = cards(sealed(), 'frontal-assault', 'withdraw', [1]);
    expect(told(played, 'resolved')).toMatchObject({
      die: 1,
      total: 4,
      result: advancedResult(2, 4),
      modifiers: [{ clause: 'A1776-adv.II.A.2.a', value: 3 }],
    });
    expect(said(played)).not.toContain('series-over');
  });

  it('A1776-adv.II.A.2.b A1776-adv.II.D.1.a a marked number is added, and closes the hex', () => {
    const played = cards(sealed(), 'withdraw', 'frontal-assault', [3]);
    expect(told(played, 'resolved')).toMatchObject({
      total: 4,
      modifiers: [{ clause: 'A1776-adv.II.A.2.b', value: 1 }],
    });
    expect(said(played)).toContain('series-over');
    expect(played.state.shut[ALBANY] ?? owing(played.state)).toBeTruthy();
  });

  it('A1776-adv.II.A.2.c A1776-adv.II.A.4 A1776-adv.II.C.1 NC: no die, no supply used, the hex closed to both', () => {
    const text = 'gb albany: 6 BR 1 S\nus albany: 6 CA\nus boston: 2 CA\ngb boston: 2 BR';
    const state = walk(combat(text), 'gb', FIGHT, 'supply unit');
    const played = cards(state, 'refuse-left', 'withdraw');
    expect(said(played)).toEqual(['cards', 'series-over']);
    expect(played.state.used).toBeUndefined();
    expect(refused(played.state, 'gb', FIGHT)).toBe('A1776-adv.II.D.1');
    expect(refused(walk(played.state, 'gb', 'end'), 'us', FIGHT)).toBe('A1776-adv.II.C.1');
  });

  it('A1776-adv.IV.B.1.d a garrison is attacked without cards', () => {
    const played = act(
      combat('gb albany: 6 BR\nus albany: in 2 CA\nfort albany: us'),
      'gb',
      FIGHT,
      [3],
    );
    expect(said(played)).not.toContain('cards');
    expect(told(played, 'odds')).toMatchObject({ target: 'in', us: 4, gb: 6 });
  });
});

describe('the die', () => {
  const fought = (text: string, die = 3, ...steps: readonly (readonly [Side, string])[]) =>
    told(
      plain(
        steps.reduce((now, [side, step]) => walk(now, side, step), walk(combat(text), 'gb', FIGHT)),
        die,
      ),
      'resolved',
    );

  it('A1776-adv.IV.D.1 A1776-adv.IV.D.3 militia against regulars, attacking and defending, cancels out', () => {
    expect(fought('gb albany: 2 BR 2 TM\nus albany: 3 CA')['total']).toBe(2);
    expect(fought('gb albany: 4 BR\nus albany: 3 CA 1 RM')['total']).toBe(4);
    expect(fought('gb albany: 2 BR 2 TM\nus albany: 3 CA 1 RM')['total']).toBe(3);
    // nobody's regulars
    expect(fought('gb albany: 4 TM\nus albany: 4 RM')['total']).toBe(3);
  });

  it('A1776-adv.IV.D.2 Indians without British regulars, and once a side', () => {
    expect(fought('gb albany: 4 I\nus albany: 4 CA')['total']).toBe(2);
    expect(fought('gb albany: 1 I 3 BR\nus albany: 4 CA')['total']).toBe(3);
    expect(fought('gb albany: 1 I 3 TM\nus albany: 4 CA')['total']).toBe(2);
  });

  it('A1776-adv.IV.C.1.a A1776-adv.IV.C.1.b an entrenchment counts in defence alone', () => {
    expect(fought('gb albany: 4 BR\nus albany: 4 CA\ndug albany: us')['total']).toBe(2);
    expect(fought('gb albany: 4 BR\nus albany: 4 CA\ndug albany: gb')['total']).toBe(3);
  });

  it('A1776-adv.IV.E.4.a A1776-adv.IV.E.4.b A1776-adv.IV.E.4.d guns of both sides count against works', () => {
    const supplied = [
      ['gb', 'supply unit'],
      ['us', 'supply unit'],
    ] as const;
    const guns = (gb: number, us: number) =>
      fought(
        `gb albany: 4 BR ${gb} A 1 S\nus albany: 4 CA ${us} A 1 S\ndug albany: us`,
        3,
        ...supplied,
      );
    expect(guns(3, 1)['total']).toBe(4);
    expect(guns(2, 2)['total']).toBe(2);
  });

  it('A1776-adv.IV.E.4.c A1776-adv.IV.E.4.e no guns in the open, and none without supply', () => {
    expect(
      fought('gb albany: 4 BR 3 A 1 S\nus albany: 2 CA', 3, ['gb', 'supply unit'])['total'],
    ).toBe(3);
    expect(fought('gb albany: 4 BR 3 A\nus albany: 4 CA\ndug albany: us')['total']).toBe(2);
  });

  it('A1776-adv.II.B.1 A1776-adv.II.B.6 rows from -3 to 10, clamped once', () => {
    const high = act(
      combat('gb albany: 9 BR 9 A 1 S\nus albany: in 1 CA\nfort albany: us'),
      'gb',
      FIGHT,
    );
    const played = act(high.state, 'gb', 'supply unit', [6]);
    expect(told(played, 'resolved')).toMatchObject({ die: 6, total: 10 });
    const low = walk(
      combat('gb albany: 9 BR 1 S\nus albany: 5 CA 9 A 1 S\ndug albany: us'),
      'gb',
      FIGHT,
      'supply unit',
    );
    expect(told(plain(walk(low, 'us', 'supply unit'), 1), 'resolved')).toMatchObject({ total: -3 });
    expect(ADVANCED_CRT).toHaveLength(14);
  });
});

describe('losses', () => {
  it('A1776-adv.II.B A1776-adv.II.B.3 so many points, or what there is', () => {
    const dl2 = (us: number) =>
      told(
        plain(walk(combat(`gb albany: ${3 * us} BR\nus albany: ${us} CA`), 'gb', FIGHT), 4),
        'losses',
      );
    expect(advancedResult(5, 4)).toBe('DL2');
    expect(dl2(3)).toEqual({ hex: ALBANY, gb: {}, us: { CA: 2 } });
    expect(dl2(1)).toEqual({ hex: ALBANY, gb: {}, us: { CA: 1 } });
  });

  it('A1776-adv.IV.B.1.j a garrison loses printed points, not doubled ones', () => {
    const state = combat('gb albany: 40 BR\nus albany: in 4 CA\nfort albany: us');
    const played = act(state, 'gb', FIGHT, [3]);
    expect(told(played, 'resolved')['result']).toBe('1/2DE');
    expect(told(played, 'losses')['us']).toEqual({ CA: 2 });
  });

  it('A1776-adv.II.B.7 A1776-adv.II.B.7.a A1776-adv.II.B.7.c militia before Continentals', () => {
    const state = walk(combat('gb albany: 40 BR\nus albany: 4 CA 4 RM'), 'gb', FIGHT);
    // 5 to 1, 2 and +1 for militia: half
    const played = plain(state, 2);
    expect(told(played, 'losses')['us']).toEqual({ RM: 4 });
  });

  it('A1776-adv.II.B.7.b A1776-adv.II.B.7.c Indians, then Tories, then regulars', () => {
    const state = walk(combat('gb albany: 2 BR 1 I 3 TM\nus albany: 12 CA'), 'gb', FIGHT);
    // 1 to 2, 1 and -1: all; 1 to 2 at 4: half would be 3
    const played = plain(state, 3);
    const { result } = told(played, 'resolved') as { result: string };
    const lost = told(played, 'losses')['gb'];
    expect([result, lost]).toEqual(['1/2AE', { I: 1, TM: 2 }]);
  });

  it('A1776-adv.II.B.7.a A1776-adv.II.B.7.b among militia their owner chooses', () => {
    const { position: at3, walk: go, act: play, options: of } = third;
    const state = at3(
      'time turn 1 gb combat\ngb camden: 40 BR\nus camden: 2 CA 3 RM 3 RMd\ngb augusta: 1 BR\nus augusta: 1 CA',
    );
    const sealed = go(go(state, 'gb', `fight ${hex('camden')}`), 'us', 'play commit-reserves');
    const rolled = play(sealed, 'gb', 'play commit-reserves', [2]);
    expect(of(rolled.state, 'us')).toEqual(['lose 1', 'lose 2', 'lose 3']);
    const lost = play(rolled.state, 'us', 'lose 3');
    expect(told(lost, 'losses')['us']).toEqual({ RM: 1, RMd: 3 });
  });

  it('A1776-adv.IV.C.1.d an entrenchment goes with the last of its garrison', () => {
    const state = walk(
      combat('gb albany: 40 BR\nus albany: 2 CA 1 S\ndug albany: us'),
      'gb',
      FIGHT,
    );
    const unsupplied = walk(state, 'us', 'supply none');
    const played = plain(unsupplied, 6);
    expect(said(played)).toContain('abandoned');
    expect(played.state.hexes[ALBANY]?.dug).toBeUndefined();
  });
});

describe('series of combats', () => {
  const text = 'gb albany: 8 BR\nus albany: 8 CA\nus boston: 1 CA\ngb boston: 1 BR';
  /** 1 to 1 at 5: both lose a point. */
  const once = () => plain(walk(combat(text), 'gb', FIGHT), 4);

  it('A1776-adv.II.D.1 A1776-adv.II.D.2.a A1776-adv.II.D.2.b the attacker of the last combat says first, and goes on with the odds of now', () => {
    const first = once();
    expect(told(first, 'resolved')['result']).toBe('AL1+DL1');
    expect(decision(first.state, 'gb')).toBe('persist');
    const second = act(first.state, 'gb', 'continue');
    expect(told(second, 'odds')).toMatchObject({ us: 7, gb: 7, round: 2, attacker: 'gb' });
  });

  it('A1776-adv.II.D.2 A1776-adv.II.D.2.c where they do not, the defender may, and is the attacker from then on', () => {
    const declined = walk(once().state, 'gb', 'desist');
    expect(decision(declined, 'us')).toBe('persist');
    const turned = act(declined, 'us', 'continue');
    expect(told(turned, 'odds')).toMatchObject({ attacker: 'us', round: 2 });
    // nobody is asked whether they accept
    expect(owing(turned.state)).toEqual(['us', 'gb']);
    const after = plain(turned.state, 4);
    expect(decision(after.state, 'us')).toBe('persist');
    expect(decision(walk(after.state, 'us', 'desist'), 'gb')).toBe('persist');
  });

  it('A1776-adv.II.D.3 it goes on as long as either wishes, and ends when neither does', () => {
    let played = once();
    for (let round = 2; round < 7; round++) {
      played = plain(walk(played.state, 'gb', 'continue'), 4);
      expect(at(played.state, 'gb', 'albany')).toEqual({ BR: 8 - round });
    }
    const over = act(walk(played.state, 'gb', 'desist'), 'us', 'desist');
    expect(said(over)).toEqual(['desisted', 'series-over']);
    expect(refused(over.state, 'gb', FIGHT)).toBe('A1776-adv.II.D.1');
  });

  it('A1776-adv.II.D.1.b not after NE', () => {
    const played = plain(walk(combat(text), 'gb', FIGHT), 3);
    expect(told(played, 'resolved')['result']).toBe('NE');
    expect(said(played)).toContain('series-over');
  });

  it('A1776-adv.III.A.4.b A1776-adv.III.A.4.e a supply unit that supported two combats goes when all are over', () => {
    const begun = combat('gb albany: 8 BR 2 S\nus albany: 4 CA\nus boston: 1 CA\ngb boston: 1 BR');
    const one = plain(walk(begun, 'gb', FIGHT, 'supply unit'), 2);
    expect(one.state.used?.[ALBANY]).toEqual({ gb: 1 });
    const two = plain(walk(one.state, 'gb', 'continue', 'supply unit'), 2);
    expect(at(two.state, 'gb', 'albany').S).toBe(2);
    let last = act(two.state, 'gb', 'desist');
    if (owing(last.state)[0] === 'us') last = act(last.state, 'us', 'desist');
    expect(said(last)).toContain('spent');
    expect(at(last.state, 'gb', 'albany').S).toBe(1);
  });
});

describe('combats that the other player begins', () => {
  it('A1776-adv.II.C.1 A1776-adv.II.C.1.a A1776-adv.II.C.1.b after all of the mover, where they made none', () => {
    const state = combat('gb albany: 8 BR\nus albany: 8 CA\nus boston: 2 CA\ngb boston: 2 BR');
    expect(owing(state)).toEqual(['gb']);
    const fought = plain(walk(state, 'gb', FIGHT), 3).state;
    const british = walk(fought, 'gb', 'end');
    expect([owing(british), decision(british, 'us')]).toEqual([['us'], 'riposte']);
    expect(refused(british, 'us', FIGHT)).toBe('A1776-adv.II.C.1');
    const played = act(british, 'us', `fight ${hex('boston')}`);
    expect(told(played, 'odds')).toMatchObject({ attacker: 'us' });
    // and then that player is asked first
    expect(decision(plain(played.state, 4).state, 'us')).toBe('persist');
  });

  it('A1776-adv.II.C.2 not against works, and not out of them', () => {
    const barred = (works: string) =>
      refused(
        walk(
          combat(`gb albany: 4 BR\nus albany: 4 CA\n${works}\nus boston: 2 CA\ngb boston: 2 BR`),
          'gb',
          'end',
        ),
        'us',
        FIGHT,
      );
    expect(barred('dug albany: gb')).toBe('A1776-adv.II.C.2');
    expect(barred('dug albany: us')).toBe('A1776-adv.II.C.2');
    expect(barred('fort albany: gb\ngb albany: in 2 BR')).toBeNull();
    const inside = walk(
      combat(
        'gb albany: in 4 BR\nus albany: 4 CA\nfort albany: gb\nus boston: 2 CA\ngb boston: 2 BR',
      ),
      'gb',
      'end',
    );
    expect(refused(inside, 'us', FIGHT)).toBe('A1776-adv.II.C.2');
  });

  it('A1776-adv.II.C.2 roles are not changed by those who stand in works in the phase of their enemy', () => {
    const state = walk(
      combat('gb albany: 8 BR\nus albany: 8 CA\ndug albany: us\nus boston: 2 CA\ngb boston: 2 BR'),
      'gb',
      FIGHT,
    );
    const rolled = plain(state, 5);
    const after = act(rolled.state, 'gb', 'desist');
    expect(said(after)).toContain('series-over');
  });
});
