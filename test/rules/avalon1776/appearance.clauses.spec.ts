import type { Side } from '../../../src/rules/avalon1776/components/side.js';
import { townOf } from '../../../src/rules/avalon1776/components/towns.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import type { Played } from '../../../src/rules/kernel/index.js';
import { at, deskOf, hex, said, told } from './advanced.js';
import { NO_FRANCE } from './no-france.js';

const { position, refused, options, act, walk, decision, seen, begin, owing } = deskOf('csg2');
const late = deskOf('csg3');

const arrow = (id: string): string => townOf(id)?.port ?? '';
const [NEWPORT, CHARLESTON] = ['newport', 'charleston'].map(arrow) as [string, string];
const BOSTON = hex('boston');
const [MARCH, MAY, JUNE] = [3, 5, 6];

/** Somebody on either side who may always march, and dig; the Americans end the turn before. */
const begun = (turn: number, text: string): Played<State1776> =>
  act(
    position(`time turn ${turn - 1} us movement\nus machias: 1 RM\ngb oswego: 1 TM\n${text}`),
    'us',
    'end',
  );
describe('lettered reinforcements', () => {
  it('A1776-camp.II.A.1 A1776-camp.III.C.3.c.1 come at the start of the British movement phase of their month, for 1 MP', () => {
    const { state } = begun(JUNE, 'gb boston: 1 BR\ngb quebec: 1 BR');
    expect(options(state, 'gb').sort()).toEqual(['hold', `place ${BOSTON}`]);
    // a port that is British, but none of theirs
    expect(refused(state, 'gb', `place ${hex('quebec')}`)).toBe('A1776-camp.III.C.3.c.1');
    const placed = act(state, 'gb', `place ${BOSTON}`);
    expect(told(placed, 'landfall')).toMatchObject({ letter: 'C', units: { BR: 5, S: 2 } });
    expect([at(placed.state, 'gb', 'boston'), placed.state.awaited]).toEqual([
      { BR: 6, S: 2 },
      undefined,
    ]);
    const marching = walk(placed.state, 'gb', 'end', `march ${BOSTON} 1`);
    expect(marching.column).toMatchObject({ spent: 1, units: { BR: 5, S: 2 } });
  });

  it('A1776-camp.II.A.1 only in the months that have a letter, and none from 1777 on', () => {
    const british = 'gb boston: 1 BR\ngb quebec: 1 BR';
    const comes = (turn: number) => decision(begun(turn, british).state, 'gb') === 'appear';
    expect([2, 3, 5, 6, 8, 9, 11, 12, 14, 15, 17, 18, 20].filter(comes)).toEqual([3, 5, 6, 8]);
    const may = act(begun(MAY, british).state, 'gb', `place ${hex('quebec')}`);
    expect(told(may, 'landfall')).toMatchObject({ letter: 'B' });
  });

  it('A1776-camp.III.C.3.c.1 wait where no port of theirs is controlled, and come in any later turn', () => {
    // militia controls no port
    const { state } = begun(JUNE, 'gb boston: 1 TM\ngb quebec: 1 BR');
    expect([decision(state, 'gb'), seen(state, null).awaited]).toEqual(['opening', ['C']]);
    const later = begun(20, 'awaited C\ngb philadelphia: 1 BR').state;
    expect(options(later, 'gb').sort()).toEqual(['hold', `place ${hex('philadelphia')}`]);
    const none = begun(20, 'awaited C\ngb quebec: 1 BR').state;
    expect([decision(none, 'gb'), none.awaited]).toEqual(['opening', ['C']]);
  });

  it('A1776-camp.III.C.3.c.1 wait as their owner likes, and are asked for again', () => {
    const held = act(begun(JUNE, 'gb boston: 1 BR').state, 'gb', 'hold');
    expect(told(held, 'detained')).toMatchObject({ letter: 'C' });
    const next = begun(9, `awaited C\ngb boston: 1 BR`).state;
    expect([held.state.awaited, decision(next, 'gb')]).toEqual([['C'], 'appear']);
    expect(walk(next, 'gb', `place ${BOSTON}`).awaited).toBeUndefined();
  });

  it('A1776-camp.III.C.3.c.1 among enemies they stay, as no rule of the Basic Game sends them on', () => {
    let { state } = begun(JUNE, 'gb boston: 1 BR\nus boston: 9 CA');
    while (decision(state, 'gb') !== 'appear') state = walk(state, owing(state)[0] as Side, 'end');
    const placed = walk(state, 'gb', `place ${BOSTON}`);
    expect(placed.hexes[BOSTON]?.gb).toEqual({ rest: { BR: 1 }, held: { BR: 5, S: 2 } });
  });

  it('A1776-camp.III.C.3.c.1 A1776-camp.IX.B.2.a.2.c at Halifax, where that is a port of theirs and regulars are there', () => {
    const { state } = begun(MAY, 'box halifax gb: 1 BR');
    expect(options(state, 'gb').sort()).toEqual(['hold', 'send']);
    const sent = walk(state, 'gb', 'send');
    expect(sent.boxes).toEqual({ halifax: { gb: { BR: 15, A: 2, S: 2 } } });
    expect(decision(begun(MAY, 'gb boston: 1 BR').state, 'gb')).toBe('opening');
  });

  it('A1776-camp.II.A.1 A1776-camp.IX.E.1.a the fleets of March 1776 come at sea with their load: two of each kind are in play then', () => {
    const { state } = begun(
      MARCH,
      `ship br-bf-1 ${arrow('boston')}\nship br-tr-1 ${arrow('boston')}`,
    );
    expect(options(state, 'gb').sort()).toEqual(['appear east-box', 'appear south-box', 'hold']);
    const there = walk(state, 'gb', 'appear south-box');
    expect(Object.keys(seen(there, null).ships ?? {}).sort()).toEqual([
      ...['br-bf-1', 'br-bf-2', 'br-tr-1', 'br-tr-2'],
    ]);
    expect(there.ships?.['br-tr-2']).toEqual({ at: 'south-box', aboard: { BR: 5, A: 1, S: 1 } });
  });
});

describe('the short campaign of 1776 and 1777', () => {
  it('A1776-csg2.0 A1776-csg2.setup A1776-csg2.length begins as the Campaign does, in January 1776', () => {
    const war = deskOf('campaign').begin();
    expect([begin().hexes, begin().ships, begin().boxes]).toEqual([
      war.hexes,
      war.ships,
      war.boxes,
    ]);
    expect(seen(position('time turn 1 gb movement\ngb boston: 1 BR'), null).month).toBe('1776-01');
    expect(seen(position('time turn 24 gb movement\ngb boston: 1 BR'), null).month).toBe('1777-12');
    expect(() => position('time turn 25 gb movement')).toThrow('whole number');
  });

  it('A1776-csg2.0 A1776-csg2.rules its quarters are those of the Campaign, without fleets to be called', () => {
    const quarters = [4, 7, 10, 13, 16, 19, 22].filter((turn) =>
      said(begun(turn, '')).includes('quarter'),
    );
    expect(quarters).toEqual([4, 7, 10, 13, 16, 19, 22]);
    let { state } = begun(13, 'ship br-bf-1 A17');
    for (
      let steps = 0;
      steps < 40 && options(state, owing(state)[0] as Side).includes('waive');
      steps++
    )
      state = walk(state, owing(state)[0] as Side, 'waive');
    expect(decision(state, 'gb')).toBe('opening');
  });
});

describe('militia at sea', () => {
  /** The quarter of July 1778 begins. */
  const july = (text: string) =>
    late.act(
      late.position(`time turn 3 us movement\nus machias: 1 RM\n${NO_FRANCE}\n${text}`),
      'us',
      'end',
    );

  it('A1776-camp.IX.C.1.c is eliminated when a quarter begins, before the areas are judged, and nobody else is', () => {
    const played = july('ship br-tr-1 A17: 3 TM 2 BR\nship br-tr-2 ZZ38/ZZ39: 1 TM');
    expect(said(played)).toEqual(expect.arrayContaining(['expired', 'quarter']));
    expect(said(played).lastIndexOf('expired')).toBeLessThan(said(played).indexOf('quarter'));
    expect(played.state.ships).toMatchObject({ 'br-tr-1': { at: 'A17', aboard: { BR: 2 } } });
    expect(played.state.ships?.['br-tr-2']?.aboard).toBeUndefined();
    // not in another turn
    const august = late.act(
      late.position(
        `time turn 4 us movement\nus machias: 1 RM\n${NO_FRANCE}\nship br-tr-1 A17: 3 TM\ngb quebec: 1 BR`,
      ),
      'us',
      'end',
    );
    expect(august.state.ships?.['br-tr-1']?.aboard).toEqual({ TM: 3 });
  });

  it('A1776-camp.IX.C.1.c A1776-camp.III.B.5.c in a port it stays, and counts where that port does', () => {
    /** Militia aboard in that port once the quarter is over. */
    const left = (port: string): number => {
      let { state } = july(`ship br-tr-1 ${port}: 12 TM`);
      for (let steps = 0; steps < 40 && late.decision(state, 'gb') !== 'opening'; steps++) {
        const [side] = late.owing(state) as [Side];
        if (!late.options(state, side).includes('waive')) break;
        state = late.walk(state, side, 'waive');
      }
      return state.ships?.['br-tr-1']?.aboard?.TM ?? 0;
    };
    // ceilings of the areas without a British town: 6, 2 and 9
    expect([left(CHARLESTON), left('west-indies'), left(NEWPORT), left('halifax')]).toEqual([
      ...[6, 6, 2, 9],
    ]);
  });

  it('A1776-camp.IX.C.1.c its owner says who goes, of those aboard too', () => {
    let { state } = july(`ship br-tr-1 ${CHARLESTON}: 4 TM\ngb camden: 4 TM`);
    for (let steps = 0; steps < 40 && late.decision(state, 'gb') !== 'cull'; steps++)
      state = late.walk(state, late.owing(state)[0] as Side, 'waive');
    expect(late.options(state, 'gb').sort()).toEqual([
      ...['discharge br-tr-1 TM 1', 'discharge br-tr-1 TM 2'],
      ...[`dismiss ${hex('camden')} TM 1`, `dismiss ${hex('camden')} TM 2`],
    ]);
    const gone = late.walk(state, 'gb', 'discharge br-tr-1 TM 2');
    expect([gone.ships?.['br-tr-1']?.aboard, at(gone, 'gb', 'camden')]).toEqual([
      { TM: 2 },
      { TM: 4 },
    ]);
  });
});

describe('Continentals at sea', () => {
  const december = (text: string) =>
    late.act(
      late.position(`time turn 9 us movement\nus machias: 1 RM\n${NO_FRANCE}\n${text}`),
      'us',
      'end',
    );
  const wasted = (played: Played<State1776>) =>
    played.events
      .filter(({ type }) => type === 'wasted')
      .map(({ data }) => [data['area'], data['units']]);

  it('A1776-camp.VII.B.4 Canada, the West Indies and the sea lose 75 % each by itself, the fraction dropped', () => {
    const played = december(
      'us montreal: 3 CA\nbox west-indies us: 2 CA\nship fr-bf-a west-indies: 3 CA\nship fr-bf-b A17: 6 CA',
    );
    // of the five of the West Indies three go, and the Americans say which
    expect(wasted(played)).toEqual([
      ['CAN', { CA: 2 }],
      ['SEA', { CA: 4 }],
    ]);
    expect(late.options(played.state, 'us')).toContain('disband west-indies CA 2');
    const chosen = late.act(
      late.walk(played.state, 'us', 'disband west-indies CA 1'),
      'us',
      'discharge fr-bf-a CA 2',
    );
    expect(chosen.state.boxes).toEqual({ 'west-indies': { us: { CA: 1 } } });
    expect(chosen.state.ships).toMatchObject({
      'fr-bf-a': { aboard: { CA: 1 } },
      'fr-bf-b': { aboard: { CA: 2 } },
    });
  });

  it('A1776-camp.VII.B.4 who is aboard in a port belongs to its area', () => {
    const { state } = december(`ship fr-bf-a ${NEWPORT}: 4 CA\nus boston: 4 CA`);
    // a quarter of eight
    expect(late.options(state, 'us').sort()).toEqual([
      ...['discharge fr-bf-a CA 1', 'discharge fr-bf-a CA 2'],
      ...[`dismiss ${BOSTON} CA 1`, `dismiss ${BOSTON} CA 2`],
    ]);
    const alone = december(`ship fr-bf-a ${NEWPORT}: 4 CA`);
    expect(wasted(alone)).toEqual([['NE', { CA: 1 }]]);
  });
});
