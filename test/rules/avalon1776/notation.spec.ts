import { SCENARIO } from '../../../src/rules/avalon1776/components/scenarios/index.js';
import { areaOf } from '../../../src/rules/avalon1776/components/scenarios/places.js';
import { townOf } from '../../../src/rules/avalon1776/components/towns.js';
import { avalon1776 } from '../../../src/rules/avalon1776/index.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import { deskOf, said } from './advanced.js';
import { position, walk } from './support.js';

const HEADER = 'avalon1776 1\nscenario basic\ntime turn 2 gb movement';
const misread = (...lines: readonly string[]) => {
  const read = avalon1776.readPosition([HEADER, ...lines].join('\n'));
  return 'line' in read ? [read.line, read.message.en] : null;
};

describe('a position of 1776 as text', () => {
  it('is read as it was written, in the middle of a march too', () => {
    const marching = walk(
      position('gb albany: 4 BR free1 3 BR\nus boston: 2 CA\nshut boston'),
      'gb',
      'march FFF38 1',
      'go HHH39',
      'leave BR 1',
    );
    expect(avalon1776.readPosition(avalon1776.writePosition(marching))).toEqual(marching);
  });

  it('begins before the first turn as the scenario does', () => {
    const state = avalon1776.readPosition('avalon1776 1\nscenario basic\nus boston: 2 CA');
    expect(state).toMatchObject({ turn: 0, agenda: [{ f: 'turn' }], scenario: 'basic' });
    expect(SCENARIO.basic.first).toBe('gb');
  });

  it.each([
    ['gb atlantis: 4 BR', 4, '"atlantis" is no hex and no town'],
    ['gb charleston: 4 BR', 4, 'is not in the area of play'],
    ['gb albany: 4 CA', 4, 'gb has no CA in a hex'],
    ['gb albany: 4 TM', 4, 'the Basic Game has no TM'],
    ['gb albany: 0 BR', 4, '"0" is not a whole number'],
    ['gb albany: 1000 BR', 4, '"1000" is not a whole number'],
    ['gb albany: 2.0 BR', 4, '"2.0" is not a whole number'],
    ['gb albany: 0x2 BR', 4, '"0x2" is not a whole number'],
    ['gb albany: 1e1 BR', 4, '"1e1" is not a whole number'],
    ['us albany: spent3 4 CA', 4, 'us at FFF38 does not move in this segment'],
    ['gb albany: spent9 4 BR', 4, 'have not 9 MP'],
    ['gb albany: in 4 BR', 4, 'gb has no fort'],
    ['shut nowhere', 4, '"nowhere" is no hex and no town'],
    ['todo {"f":"column","by":"gb"}', 4, '"column" cannot be the last thing to do'],
    ['fleet new-york-city', 4, '"fleet" begins no line of a position'],
  ])('%s: refused on its line', (line, at, message) => {
    const read = misread(line);
    expect(read).toEqual([at, expect.stringContaining(message)]);
  });

  const advanced = 'avalon1776 1\nscenario scenario2\ntime turn 2 gb combat';
  it.each([
    [
      'fort albany: us\nfort albany: gb',
      5,
      '"fort" on a line above',
      '「fort」はすでに書かれている',
    ],
    ['built albany: us\nbuilt albany: gb', 5, '"built" on a line above', '「built」はすでに'],
    ['us albany: 1 CA\ndug albany: us\ndug albany: gb', 6, '"dug" on a line above', '「dug」は'],
    ['fort albany: us\nbuilt albany: us', 5, '"fort" and "built" are both in', '両方がある'],
    [
      'dug albany: us\ngb boston: 2 BR',
      4,
      '"dug" in FFF38: no combat unit of us',
      '戦闘ユニットがいない',
    ],
    [
      'us albany: 1 S\ndug albany: us\ngb boston: 2 BR',
      5,
      '"dug" in FFF38: no combat unit',
      'がいない',
    ],
    ['dug albany: gb\ngb boston: 2 BR', 4, '"dug" in FFF38: no combat unit of gb', 'gbの戦闘'],
    [
      'used albany: us 1\nus albany: 2 CA',
      4,
      '"used" in FFF38: no supply unit of us',
      '補給ユニットがない',
    ],
  ])('%s: refused on its line, in both languages', (lines, line, en, ja) => {
    const read = avalon1776.readPosition(`${advanced}\n${lines}`);
    const message = { en: expect.stringContaining(en), ja: expect.stringContaining(ja) };
    expect(read).toEqual({ line, message });
  });

  it('A1776-basic.III.C refuses more counters face down than the box has', () => {
    const told = (lines: string) => {
      const read = avalon1776.readPosition(`${advanced}\n${lines}`);
      return 'line' in read ? read.message : null;
    };
    expect(told('inverted\nus albany: 10 CA-5 7 D-1')).toBeNull();
    expect(told('inverted\nus albany: 11 CA-5')?.en).toBe('the box has 10 counters CA-5');
    expect(told('inverted\nus albany: 2 RM-5\nus boston: 1 RM-5')?.ja).toBe(
      'RM-5のカウンターは2個',
    );
  });

  it('A1776-adv.IV.C.2.d reads an entrenchment that its mover has left, and one in which a fort is built', () => {
    const moving = 'avalon1776 1\nscenario scenario2\ntime turn 2 gb movement';
    for (const lines of ['dug albany: gb', 'dug albany: us\nbuilt albany: us'])
      expect(avalon1776.readPosition(`${moving}\n${lines}`)).toMatchObject({ turn: 2 });
  });

  it('refuses units in more hexes than play ever comes to', () => {
    const hexes = [...areaOf(SCENARIO.basic)];
    const told = (count: number) =>
      misread(...hexes.slice(0, count).map((hex) => `us ${hex}: 1 CA`));
    expect(told(250)).toBeNull();
    expect(told(251)).toEqual([expect.any(Number), expect.stringContaining('in 251 hexes')]);
  });

  it('refuses a column that nobody sent, a combat that nobody began and an arrival that is not due', () => {
    const agenda = [
      '{"f":"turn-end"}',
      '{"by":"us","f":"segment"}',
      '{"by":"gb","f":"segment-end"}',
      '{"by":"gb","f":"combat"}',
    ];
    const todo = (...frames: readonly string[]) => frames.map((frame) => `todo ${frame}`);
    const movement = '{"by":"gb","f":"movement"}';
    expect(misread(...todo(...agenda, movement, '{"by":"gb","f":"column"}'))).not.toBeNull();
    const battle =
      '{"f":"battle","hex":"FFF38","attacker":"gb","column":3,"points":{"us":1,"gb":2},"stage":"roll"}';
    expect(misread(...todo(...agenda, battle))).not.toBeNull();
    expect(misread('gb albany: 2 BR', 'us albany: 1 CA', ...todo(...agenda, battle))).toBeNull();
    const divert = '{"f":"divert","by":"gb","nth":2}';
    expect(misread(...todo(...agenda, movement, divert))).not.toBeNull();
  });

  it('A1776-basic.comp.5 A1776-basic.intro.2 has no other counters than BR and CA in the Basic Game', () => {
    expect(misread('gb albany: 2 I')?.[1]).toBe('the Basic Game has no I');
    expect(misread('us albany: 2 CA', 'gb boston: 2 BR')).toBeNull();
  });
});

describe('a combat of the Advanced Game as text', () => {
  const second = deskOf('scenario2');
  const ALBANY = townOf('albany')?.hex ?? '';
  const combat = (text: string) =>
    second.walk(second.position(`time turn 1 gb combat\n${text}`), 'gb', `fight ${ALBANY}`);
  /** Reserves against reserves: nothing is added to the die, and nothing ends the combat. */
  const rolled = (state: State1776, die: number) =>
    second.act(second.walk(state, 'us', 'play commit-reserves'), 'gb', 'play commit-reserves', [
      die,
    ]).state;
  const expectReadBack = (state: State1776) => {
    const text = avalon1776.writePosition(state);
    const read = avalon1776.readPosition(text);
    expect(read).toEqual(state);
    expect(avalon1776.writePosition(read as State1776)).toBe(text);
  };

  it('A1776-adv.IV.B.1.h is read with those who have gone inside after it, whoever moves', () => {
    const text = 'fort albany: us\nus albany: 6 CA\ngb albany: 2 BR\ngb boston: 1 BR';
    const won = rolled(combat(text), 1);
    expect(second.decision(won, 'us')).toBe('garrison');
    const gone = second.walk(won, 'us', 'enter CA 2');
    expect(gone.hexes[ALBANY]?.us).toEqual({ rest: { CA: 4 }, into: { CA: 2 } });
    expectReadBack(gone);
    expectReadBack(second.walk(gone, 'us', 'end'));
  });

  it('A1776-adv.II.B.4 is read where one that was to be continued is void', () => {
    const begun = combat('us albany: 6 CA 1 S\ngb albany: 2 BR 1 S\ngb boston: 1 BR');
    const once = rolled(
      second.walk(second.walk(begun, 'gb', 'supply unit'), 'us', 'supply unit'),
      5,
    );
    const again = second.walk(once, 'gb', 'continue');
    const voided = second.act(again, 'us', 'supply unit');
    expect(said(voided)).toContain('void');
    expect(second.decision(voided.state, 'us')).toBe('persist');
    expectReadBack(voided.state);
  });

  it('A1776-adv.III.A.4.b is read when the only supply unit that was used has gone', () => {
    const begun = combat('us albany: 6 CA\ngb albany: 8 BR 1 S\ngb boston: 1 BR');
    const once = rolled(second.walk(begun, 'gb', 'supply unit'), 3);
    const again = second.walk(once, 'gb', 'continue', 'supply unit');
    const twice = rolled(again, 3);
    const over = second.walk(second.walk(twice, 'gb', 'desist'), 'us', 'desist');
    expect(over.used).toBeUndefined();
    expectReadBack(over);
  });
});
