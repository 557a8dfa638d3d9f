import { BASIC_COLUMNS, BASIC_CRT } from '../../../src/rules/avalon1776/components/tables.js';
import { act, at, hex, options, position, refused, said, told, unforced, walk } from './support.js';

const ALBANY = hex('albany');
const combat = (text: string) => position(`time turn 1 gb combat\n${text}`);
/** Losses of an attack of so many British upon so many Americans. */
const fought = (gb: number, us: number, die: number) => {
  const played = act(
    combat(`gb albany: ${gb} BR\nus albany: ${us} CA\nus boston: 1 CA`),
    'gb',
    `fight ${ALBANY}`,
    [die],
  );
  return {
    result: told(played, 'rolled')['result'],
    left: [at(played.state, 'gb', 'albany').BR ?? 0, at(played.state, 'us', 'albany').CA ?? 0],
  };
};
/** A column and a die with that result. */
function cell(result: string): { column: number; die: number } {
  for (const [row, results] of BASIC_CRT.entries())
    for (const [column, one] of results.entries())
      if (one === result) return { column, die: row + 1 };
  throw new Error(`no cell ${result}`);
}
/** What is left of 12 against a defence of these odds, by result. */
function left(result: string, defenders: number) {
  const { column, die } = cell(result);
  const [a, d] = BASIC_COLUMNS[column]!;
  return {
    before: [(defenders * a) / d, defenders],
    ...fought((defenders * a) / d, defenders, die),
  };
}

describe('combat', () => {
  it('A1776-basic.IV A1776-basic.IV.B A1776-basic.I.B the mover attacks where they like, or nowhere', () => {
    const state = combat('gb albany: 4 BR\nus albany: 2 CA');
    expect(options(state, 'gb')).toEqual(['end', `fight ${ALBANY}`]);
    expect(at(walk(state, 'gb', 'end'), 'us', 'albany')).toEqual({ CA: 2 });
  });

  it('A1776-basic.IV.A only inside a hex that both sides share', () => {
    const state = combat('gb albany: 4 BR\nus albany: 2 CA\nus HHH39: 1 CA\ngb boston: 3 BR');
    expect(refused(state, 'gb', 'fight HHH39')).toBe('A1776-basic.IV.A');
    expect(refused(state, 'gb', `fight ${hex('boston')}`)).toBe('A1776-basic.IV.A');
  });

  it('A1776-basic.IV.C a hex sees one combat in a combat phase', () => {
    const state = unforced.act(
      combat('gb albany: 2 BR\nus albany: 2 CA'),
      'gb',
      [`fight ${ALBANY}`],
      [4],
    ).state;
    expect(refused(state, 'gb', `fight ${ALBANY}`)).toBe('A1776-basic.IV.C');
    const later = walk(position('time turn 1 us combat\ngb albany: 2 BR\nus albany: 2 CA'), 'us');
    expect(options(later, 'us')).toContain(`fight ${ALBANY}`);
  });

  it('A1776-basic.IV.D all in the hex fight all', () => {
    const state = combat('gb albany: 3 BR spent2 3 BR\nus albany: 2 CA');
    const played = act(state, 'gb', `fight ${ALBANY}`, [6]);
    expect(told(played, 'battle')).toMatchObject({ gb: 6, us: 2, column: 4 });
  });

  it('A1776-basic.IV.E combats are resolved one by one, in the order of the mover', () => {
    const state = combat('gb albany: 2 BR\nus albany: 2 CA\ngb boston: 2 BR\nus boston: 2 CA');
    const one = act(state, 'gb', `fight ${hex('boston')}`, [4]);
    expect(said(one)).toEqual(['battle', 'rolled', 'battle-over']);
    expect(options(one.state, 'gb')).toEqual(['end', `fight ${ALBANY}`]);
  });

  it('A1776-basic.IV.E.1 odds are rounded down; below 1 to 3 none attacks, above 5 to 1 counts as 5 to 1', () => {
    expect(
      told(act(combat('gb albany: 7 BR\nus albany: 2 CA'), 'gb', `fight ${ALBANY}`, [1]), 'battle')[
        'column'
      ],
    ).toBe(4);
    expect(
      told(act(combat('gb albany: 2 BR\nus albany: 5 CA'), 'gb', `fight ${ALBANY}`, [6]), 'battle')[
        'column'
      ],
    ).toBe(0);
    expect(
      told(
        act(combat('gb albany: 90 BR\nus albany: 2 CA'), 'gb', `fight ${ALBANY}`, [1]),
        'battle',
      )['column'],
    ).toBe(6);
    expect(refused(combat('gb albany: 1 BR\nus albany: 4 CA'), 'gb', `fight ${ALBANY}`)).toBe(
      'A1776-basic.IV.E.1',
    );
  });

  it('A1776-basic.IV.E.2 A1776-basic.IV.E.3 one die without modifiers, and what it says is done', () => {
    // 3 to 1 and a 4 is DE
    expect(fought(6, 2, 4)).toEqual({ result: 'DE', left: [6, 0] });
  });

  it('A1776-basic.IV.F.1 DE takes all defenders', () => {
    expect(left('DE', 4)).toMatchObject({ result: 'DE', left: [expect.any(Number), 0] });
  });

  it('A1776-basic.IV.F.2 AE takes all attackers and nobody else', () => {
    expect(left('AE', 6)).toMatchObject({ result: 'AE', left: [0, 6] });
  });

  it('A1776-basic.IV.F.3 half of the defenders, rounded up', () => {
    const { column, die } = cell('1/2DE');
    const [a] = BASIC_COLUMNS[column]!;
    expect(fought(5 * a, 5, die)).toEqual({ result: '1/2DE', left: [5 * a, 2] });
    expect(fought(a, 1, die).left).toEqual([a, 0]);
  });

  it('A1776-basic.IV.F.4 half of the attackers, rounded up', () => {
    const { column, die } = cell('1/2AE');
    const [a, d] = BASIC_COLUMNS[column]!;
    expect(fought(5 * a, 5 * d, die)).toEqual({
      result: '1/2AE',
      left: [Math.floor((5 * a) / 2), 5 * d],
    });
  });

  it('A1776-basic.IV.F.5 NE takes nobody', () => {
    const { before, left: after } = left('NE', 6);
    expect(after).toEqual(before);
  });

  it('A1776-basic.IV.F.note both parts of a result apply', () => {
    const { before, result, left: after } = left('1/2AE+1/2DE', 6);
    expect(result).toBe('1/2AE+1/2DE');
    expect(after).toEqual(before.map((points) => Math.floor((points ?? 0) / 2)));
  });
});
