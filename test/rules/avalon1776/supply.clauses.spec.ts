import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import { at, deskOf, hex, said, told } from './advanced.js';

const { position, act, walk, owing, decision } = deskOf('scenario2');
const ALBANY = hex('albany');
const FIGHT = `fight ${ALBANY}`;
const combat = (text: string) => position(`time turn 1 gb combat\n${text}`);
/** Both play commit reserves: the plain number of the cell is 0, and combat may go on. */
const plain = (state: State1776, die: number) =>
  act(walk(state, 'us', 'play commit-reserves'), 'gb', 'play commit-reserves', [die]);

describe('supply in the combats of a phase', () => {
  it('A1776-adv.III.A.4.f the attacker says first, then the defender, then cards are chosen', () => {
    const asked = walk(combat('gb albany: 8 BR 1 S\nus albany: 8 CA 1 S'), 'gb', FIGHT);
    expect([owing(asked), decision(asked, 'gb')]).toEqual([['gb'], 'supply']);
    const answered = walk(asked, 'gb', 'supply none');
    expect([owing(answered), decision(answered, 'us')]).toEqual([['us'], 'supply']);
    const declared = walk(answered, 'us', 'supply unit');
    expect([owing(declared), decision(declared, 'us')]).toEqual([['us', 'gb'], 'tactic']);
  });

  it('A1776-adv.III.A.4.a of three supply units in a hex one is used, however many combats', () => {
    const first = plain(
      walk(combat('gb albany: 8 BR 3 S\nus albany: 4 CA'), 'gb', FIGHT, 'supply unit'),
      2,
    );
    const second = plain(walk(first.state, 'gb', 'continue', 'supply unit'), 2);
    expect(second.state.used?.[ALBANY]).toEqual({ gb: 2 });
    let over = act(second.state, 'gb', 'desist');
    if (owing(over.state)[0] === 'us') over = act(over.state, 'us', 'desist');
    expect(said(over)).toContain('spent');
    expect(at(over.state, 'gb', 'albany').S).toBe(2);
  });

  it('A1776-adv.III.A.4.d a supply unit that was saved in one combat supports a later one and stays', () => {
    const first = plain(
      walk(combat('gb albany: 8 BR 1 S\nus albany: 8 CA'), 'gb', FIGHT, 'supply none'),
      4,
    );
    expect(first.state.used).toBeUndefined();
    const second = plain(walk(first.state, 'gb', 'continue', 'supply unit'), 4);
    expect(second.state.used?.[ALBANY]).toEqual({ gb: 1 });
    let over = act(second.state, 'gb', 'desist');
    if (owing(over.state)[0] === 'us') over = act(over.state, 'us', 'desist');
    expect(said(over)).not.toContain('spent');
    expect(at(over.state, 'gb', 'albany').S).toBe(1);
  });

  it('A1776-adv.III.B.3 a magazine supports combat after combat, and none counts as a use', () => {
    const text = 'gb albany: 8 BR 1 M\nus albany: 4 CA';
    const first = plain(walk(combat(text), 'gb', FIGHT, 'supply magazine'), 2);
    const second = plain(walk(first.state, 'gb', 'continue', 'supply magazine'), 2);
    expect(said(second)).toContain('resolved');
    expect(second.state.used).toBeUndefined();
    expect(at(second.state, 'gb', 'albany').M).toBe(1);
  });
});

describe('enemies inside and outside a fort', () => {
  it('A1776-adv.IV.B.1.g those outside are attacked first, and by themselves', () => {
    const state = combat('gb albany: 40 BR\nus albany: 2 CA\nus albany: in 3 CA\nfort albany: us');
    expect(told(act(state, 'gb', FIGHT), 'odds')).toMatchObject({ target: 'out', us: 2, gb: 40 });
  });
});
