import type { Side } from '../../../src/rules/avalon1776/components/side.js';
import { avalon1776 as rules } from '../../../src/rules/avalon1776/index.js';
import { depotsFor } from '../../../src/rules/avalon1776/questions/near.js';
import { at, deskOf, hex, said, told } from './advanced.js';

const { position, refused, options, listed, walk, act, decision } = deskOf('scenario2');

const ALBANY = hex('albany');
const NEXT = depotsFor(ALBANY).find(
  ({ through, hex: one }) => through.length === 0 && one !== ALBANY,
)!.hex;

/** The segment of a side from a decision or procedure on, as far as combat is left out. */
const from = (by: Side, f: string) => {
  const frames = [
    'segment-end',
    'ending',
    'riposte',
    'combat',
    'rise',
    'closing',
    'raze',
    'forced',
    'movement',
    'opening',
  ];
  const other = by === 'us' ? 'gb' : 'us';
  return [
    '{"f":"turn-end"}',
    ...(by === 'gb' ? ['{"by":"us","f":"segment"}'] : []),
    ...frames.slice(0, frames.indexOf(f) + 1).map((one) =>
      JSON.stringify({
        by: one === 'riposte' ? other : by,
        f: one,
        ...(one === 'opening' && { reduced: {} }),
      }),
    ),
  ]
    .map((line) => `todo ${line}`)
    .join('\n');
};
const begin = (by: Side, text: string) =>
  position(`time turn 2 ${by} movement\n${text}\n${from(by, 'opening')}`);

describe('the opening', () => {
  it('A1776-adv.III.B.4 a magazine is reduced to a supply unit, which marches at once; by itself it never moves', () => {
    const state = begin('us', 'us albany: 1 M');
    expect(options(state, 'us')).toEqual(['end', `reduce ${ALBANY}`]);
    const reduced = walk(state, 'us', `reduce ${ALBANY}`);
    expect(at(reduced, 'us', 'albany')).toEqual({ S: 1 });
    const moving = decision(reduced, 'us') === 'opening' ? walk(reduced, 'us', 'end') : reduced;
    expect(options(moving, 'us')).toContain(`march ${ALBANY} 0`);
    const kept = position('time turn 2 us movement\nus albany: 1 M 1 CA');
    expect(walk(kept, 'us', `march ${ALBANY} 0`).column?.units).toEqual({ CA: 1 });
  });

  it('A1776-adv.III.B.5 A1776-adv.III.B.5.a A1776-adv.III.B.5.b two wagons become a magazine in a town', () => {
    const state = begin('us', `us albany: 2 S\nus ${NEXT}: 2 S`);
    expect(at(walk(state, 'us', `build ${ALBANY}`), 'us', 'albany')).toEqual({ M: 1 });
    expect(refused(state, 'us', `build ${NEXT}`)).toBe('A1776-adv.III.B.5.a');
    // the wagon of a reduced magazine did not begin the phase there
    const one = walk(begin('us', 'us albany: 1 S 1 M 1 CA'), 'us', `reduce ${ALBANY}`);
    expect(refused(one, 'us', `build ${ALBANY}`)).toBe('A1776-adv.III.B.5.b');
  });

  it('A1776-adv.IV.C.2.a A1776-adv.IV.C.2.c A1776-adv.IV.C.1 one point digs and stays, the others may march', () => {
    const state = walk(
      begin('us', 'us albany: 3 CA 2 RM\nus boston: 1 CA'),
      'us',
      `dig ${ALBANY} RM`,
    );
    expect(state.hexes[ALBANY]?.dug).toBe('us');
    expect(refused(state, 'us', `dig ${ALBANY} CA`)).toBe('A1776-adv.IV.C.2.b');
    const moving = decision(state, 'us') === 'opening' ? walk(state, 'us', 'end') : state;
    const column = walk(moving, 'us', `march ${ALBANY} 0`).column;
    expect(column?.units).toEqual({ CA: 3, RM: 1 });
    expect(refused(begin('us', 'us albany: 1 CA\ngb albany: 1 BR'), 'us', `dig ${ALBANY} CA`)).toBe(
      'A1776-adv.IV.C.2.a',
    );
    expect(refused(begin('us', 'us albany: 1 A 1 CA'), 'us', `dig ${ALBANY} A`)).toBe(
      'A1776-adv.IV.C.2.a',
    );
  });

  it('A1776-adv.IV.B.2.a A1776-adv.IV.B.2.b A1776-adv.IV.B.2.c a fort is founded by three who stay', () => {
    const state = begin('us', `us albany: 2 CA 1 A 1 S\nus ${NEXT}: 1 CA 1 A 1 S`);
    expect(refused(state, 'us', `found ${NEXT} CA`)).toBe('A1776-adv.IV.B.2.a');
    const founded = walk(state, 'us', `found ${ALBANY} CA`);
    expect(founded.hexes[ALBANY]).toEqual({
      us: { rest: { CA: 1 }, held: { CA: 1, A: 1, S: 1 } },
      founds: 'CA',
    });
    expect(refused(founded, 'us', `found ${ALBANY} CA`)).toBe('A1776-adv.IV.B.2.b');
    expect(refused(begin('us', 'us albany: 2 CA 1 A'), 'us', `found ${ALBANY} CA`)).toBe(
      'A1776-adv.IV.B.2.c',
    );
  });
});

describe('the end of movement and of combat', () => {
  const FORT = 'fort albany: us';

  it('A1776-adv.IV.B.2.e A1776-adv.IV.B.2 a fort is razed at the end of the movement of its owner', () => {
    const state = position(`time turn 2 us movement\nus albany: in 1 CA\n${FORT}`);
    const razing = walk(state, 'us', 'end');
    expect(options(razing, 'us')).toEqual(['end', `raze ${ALBANY}`]);
    const razed = act(razing, 'us', `raze ${ALBANY}`);
    expect(said(razed)).toContain('razed');
    expect(razed.state.hexes[ALBANY]).toEqual({ us: { rest: { CA: 1 } } });
    const held = position(`time turn 2 us movement\nus albany: in 1 CA\ngb albany: 1 BR\n${FORT}`);
    expect(said(act(held, 'us', 'end'))).not.toContain('razed');
    expect(decision(walk(held, 'us', 'end'), 'us')).not.toBe('raze');
  });

  it('A1776-adv.IV.C.2.d an entrenchment that was left goes with the end of movement', () => {
    const state = position('time turn 2 us movement\nus albany: 1 A\ndug albany: us');
    const played = act(state, 'us', 'end');
    expect(said(played)).toContain('abandoned');
    expect(played.state.hexes[ALBANY]).toEqual({ us: { rest: { A: 1 } } });
    const kept = position('time turn 2 us movement\nus albany: 1 RM\ndug albany: us');
    expect(said(act(kept, 'us', 'end'))).not.toContain('abandoned');
  });

  it('A1776-adv.IV.B.2.c at the end of combat the builders become a fort under construction', () => {
    const text = 'us albany: held 1 CA 1 A 1 S rest 2 CA\nfounds albany: CA';
    const done = walk(position(`time turn 2 us movement\n${text}`), 'us', 'end');
    expect(done.hexes[ALBANY]).toEqual({ us: { rest: { CA: 2 } }, built: 'us' });
    // one of them is not there any more
    const lost = 'us albany: held 1 CA 1 A rest 2 CA\nfounds albany: CA';
    const played = act(position(`time turn 2 us movement\n${lost}`), 'us', 'end');
    expect(said(played)).toContain('forsaken');
    expect(played.state.hexes[ALBANY]).toEqual({ us: { rest: { CA: 3, A: 1 } } });
    // enemies have come
    const held = position(`time turn 2 us movement\n${text}\ngb albany: 1 BR`);
    const met = act(walk(held, 'us', 'end', 'end'), 'gb', 'end');
    expect(said(met)).toContain('forsaken');
  });

  it('A1776-adv.IV.B.2.d it is finished at the start of the next combat phase of its owner, who may go inside', () => {
    const state = position('time turn 2 us movement\nus albany: 2 CA\nbuilt albany: us');
    const played = act(state, 'us', 'end');
    expect(told(played, 'finished')).toEqual({ side: 'us', hex: ALBANY });
    expect(options(played.state, 'us')).toEqual(['end', 'enter CA 1', 'enter CA 2']);
    const inside = walk(played.state, 'us', 'enter CA 2');
    expect(inside.hexes[ALBANY]).toEqual({ us: { in: { CA: 2 } }, fort: 'us' });
    // not in that of the enemy
    const british = position(
      'time turn 2 gb movement\nus albany: 2 CA\nbuilt albany: us\ngb boston: 1 BR',
    );
    expect(said(act(british, 'gb', 'end'))).not.toContain('finished');
  });

  it('A1776-adv.IV.B.2.c enemies who come destroy a fort under construction, whoever defends it', () => {
    const state = position(
      `time turn 2 gb movement\nus albany: 2 CA\nbuilt albany: us\ngb ${NEXT}: 3 BR`,
    );
    const played = act(walk(state, 'gb', `march ${NEXT} 0`), 'gb', `go ${ALBANY}`);
    expect(said(played)).toContain('wrecked');
    expect(played.state.hexes[ALBANY]?.built).toBeUndefined();
    // wagons alone do not
    const wagons = position(
      `time turn 2 gb movement\nus boston: 2 CA\nbuilt albany: us\ngb ${NEXT}: 1 S`,
    );
    const passed = walk(wagons, 'gb', `march ${NEXT} 0`, `go ${ALBANY}`);
    expect(passed.hexes[ALBANY]?.built).toBe('us');
  });

  it('A1776-adv.IV.C.2.d an entrenchment whose last men went into a fort goes with it', () => {
    const works = 'built albany: us\ndug albany: us';
    const come = (text: string) =>
      act(
        walk(
          position(`time turn 2 gb movement\n${text}\ngb ${NEXT}: 3 BR`),
          'gb',
          `march ${NEXT} 0`,
        ),
        'gb',
        `go ${ALBANY}`,
      );
    const played = come(`${works}\nus boston: 1 CA`);
    expect(said(played)).toEqual(expect.arrayContaining(['wrecked', 'abandoned']));
    expect(played.state.hexes[ALBANY]?.dug).toBeUndefined();
    // those who came may dig, and the position is written and read again
    expect(() => rules.readPosition(rules.writePosition(played.state))).not.toThrow();
    expect(rules.readPosition(rules.writePosition(played.state))).toEqual(played.state);
    // not where somebody is left in it
    expect(come(`${works}\nus albany: 2 CA`).state.hexes[ALBANY]?.dug).toBe('us');
  });
});

describe('inside and outside', () => {
  const FORT = 'fort albany: us';

  it('A1776-adv.IV.B.1 into a fort and out of it without MP, while no enemy is there; who goes in stays in', () => {
    const state = position(`time turn 2 us movement\nus albany: 2 CA spent3 1 RM in 1 A\n${FORT}`);
    const inside = walk(state, 'us', `enter ${ALBANY} RM 1`);
    expect(inside.hexes[ALBANY]?.us).toEqual({ rest: { CA: 2 }, in: { A: 1 }, into: { RM: 1 } });
    const out = walk(inside, 'us', `sally ${ALBANY}`);
    expect(out.column).toMatchObject({ units: { A: 1 }, spent: 0 });
    expect(refused(state, 'us', `enter ${NEXT} CA 1`)).toBe('A1776-adv.IV.B.1');
    expect(refused(state, 'us', `enter ${ALBANY} CA 3`)).toBe('A1776-adv.IV.B.1');
    expect(listed(state, 'us')).toContain(`enter ${ALBANY} CA 2`);
  });

  it('A1776-adv.IV.B.1.i among enemies a garrison steps outside and stops, and marches in the next turn', () => {
    const state = position(`time turn 2 us movement\nus albany: in 3 CA\ngb albany: 2 BR\n${FORT}`);
    const sally = walk(state, 'us', `sally ${ALBANY}`);
    expect(refused(sally, 'us', `go ${NEXT}`)).toBe('A1776-adv.IV.B.1.i');
    expect(refused(sally, 'us', 'stop')).toBe('A1776-adv.IV.B.1.i');
    const out = walk(sally, 'us', 'leave CA 1', 'emerge');
    expect(out.hexes[ALBANY]?.us).toEqual({ in: { CA: 1 }, spent0: { CA: 2 } });
    expect(out.column).toBeNull();
    expect(refused(out, 'us', `enter ${ALBANY} CA 1`)).toBe('A1776-adv.IV.B.1.i');
    const next = position(`time turn 3 us movement\nus albany: 2 CA\ngb albany: 2 BR`);
    expect(listed(walk(next, 'us', `march ${ALBANY} 0`), 'us')).toContain(`go ${NEXT}`);
  });

  it('A1776-adv.IV.B.1.i who relieves a garrison does not go in while enemies are outside', () => {
    const state = position(
      `time turn 2 us movement\nus albany: in 1 CA\ngb albany: 2 BR\nus ${NEXT}: 2 CA\n${FORT}`,
    );
    const relief = walk(state, 'us', `march ${NEXT} 0`, `go ${ALBANY}`);
    expect(relief.column).toBeNull();
    expect(refused(relief, 'us', `enter ${ALBANY} CA 1`)).toBe('A1776-adv.IV.B.1.i');
  });

  it('A1776-adv.IV.A.6 a garrison that wins at 6 to 1 marches on for 2 MP, relief goes inside', () => {
    const state = position(`time turn 2 us movement\nus albany: in 6 CA\ngb albany: 1 TM\n${FORT}`);
    const won = act(walk(state, 'us', `sally ${ALBANY}`), 'us', 'emerge');
    expect(said(won)).toEqual(['emerged', 'overrun']);
    expect(won.state.column).toMatchObject({ spent: 2, units: { CA: 6 } });
    const relieved = position(
      `time turn 2 us movement\nus albany: in 1 CA\nus ${NEXT}: 6 RM\ngb albany: 1 TM\n${FORT}`,
    );
    const inside = walk(relieved, 'us', `march ${NEXT} 0`, `go ${ALBANY}`, 'stop');
    expect(listed(inside, 'us')).toContain(`enter ${ALBANY} RM 6`);
  });

  it('A1776-adv.IV.B.1.c nobody stops where all enemies are inside a fort', () => {
    const state = position(
      `time turn 2 gb movement\nus albany: in 3 CA\n${FORT}\ngb ${NEXT}: 2 BR`,
    );
    const there = walk(state, 'gb', `march ${NEXT} 0`, `go ${ALBANY}`);
    expect(there.column).toMatchObject({ at: ALBANY });
  });
});

describe('automatic victory', () => {
  const met = (us: string, gb: string) =>
    walk(position(`time turn 2 gb movement\nus albany: ${us}\n${gb}`), 'gb', `march ${NEXT} 0`);

  it('A1776-adv.IV.A.1 A1776-adv.IV.A.2 at once on coming in, and on for 2 MP', () => {
    const played = act(met('1 RM', `gb ${NEXT}: 6 BR`), 'gb', `go ${ALBANY}`);
    expect(told(played, 'overrun')).toEqual({ side: 'gb', hex: ALBANY, units: { RM: 1 } });
    const mp = told(played, 'marched')['mp'] as number;
    expect(played.state.column).toMatchObject({ at: ALBANY, spent: mp + 2 });
    const short = act(met('1 RM', `gb ${NEXT}: 5 BR`), 'gb', `go ${ALBANY}`);
    expect(said(short)).not.toContain('overrun');
    expect(short.state.column).toBeNull();
  });

  it('A1776-adv.IV.A.1 strength adds up over several entries; A1776-adv.IV.A.3 who had stopped is released for 2 MP', () => {
    const first = `gb ${NEXT}: 3 BR\ngb albany: spent3 2 BR spent5 1 BR held 1 TM`;
    const played = act(met('1 RM', first), 'gb', `go ${ALBANY}`);
    expect(said(played)).toContain('overrun');
    const lots = played.state.hexes[ALBANY]?.gb;
    expect(lots).toEqual({ free5: { BR: 2 }, spent5: { BR: 1 }, held: { TM: 1 } });
  });

  it('A1776-adv.IV.A.2 just enough of a larger column is named, the rest pays nothing', () => {
    const coming = act(met('1 RM', `gb ${NEXT}: 6 BR 3 TM`), 'gb', `go ${ALBANY}`);
    expect(decision(coming.state, 'gb')).toBe('pay');
    expect(refused(coming.state, 'gb', 'name BR 7')).toBe('A1776-adv.IV.A.2');
    const named = walk(coming.state, 'gb', 'name TM 3', 'name BR 3');
    const mp = told(coming, 'marched')['mp'] as number;
    expect(named.column).toMatchObject({ spent: mp, units: { BR: 3 } });
    expect(named.hexes[ALBANY]?.gb).toEqual({ [`free${mp + 2}`]: { BR: 3, TM: 3 } });
    expect(walk(coming.state, 'gb', 'all').column).toMatchObject({ spent: mp + 2 });
  });

  it('A1776-adv.IV.A.3 with fewer than 3 MP left the victors stay', () => {
    const state = position(
      `time turn 2 gb movement\nus albany: 1 RM\ngb ${NEXT}: free5 6 BR\ngb boston: 1 BR`,
    );
    const won = act(walk(state, 'gb', `march ${NEXT} 5`), 'gb', `go ${ALBANY}`);
    expect(said(won)).toContain('overrun');
    expect(won.state.column).toBeNull();
    expect(refused(won.state, 'gb', `march ${ALBANY} 0`)).toBe('A1776-basic.II.B');
  });

  it('A1776-adv.IV.A.4 supply counts and is not used by it', () => {
    const supplied = act(met('2 RM', `gb ${NEXT}: 6 BR 1 S`), 'gb', `go ${ALBANY}`);
    expect(said(supplied)).toContain('overrun');
    expect(supplied.state.used).toBeUndefined();
    const both = act(met('2 RM 1 S', `gb ${NEXT}: 6 BR 1 S`), 'gb', `go ${ALBANY}`);
    expect(said(both)).not.toContain('overrun');
  });

  it('A1776-adv.IV.A.5 A1776-adv.IV.B.1.e never over works', () => {
    const dug = act(met('1 RM\ndug albany: us', `gb ${NEXT}: 30 BR`), 'gb', `go ${ALBANY}`);
    expect(said(dug)).not.toContain('overrun');
    const fort = act(met('in 1 RM\nfort albany: us', `gb ${NEXT}: 30 BR`), 'gb', `go ${ALBANY}`);
    expect(said(fort)).not.toContain('overrun');
  });

  it('A1776-adv.IV.A.7 not in the combat phase, nor against who comes in', () => {
    const state = position(
      'time turn 2 us movement\nus albany: 1 RM\ngb albany: 30 BR\nus boston: 1 CA',
    );
    expect(said(act(state, 'us', 'end'))).not.toContain('overrun');
  });
});

describe('capture', () => {
  const come = (us: string, gb = `gb ${NEXT}: 2 BR\ngb boston: 1 BR`) =>
    act(
      walk(position(`time turn 2 gb movement\nus albany: ${us}\n${gb}`), 'gb', `march ${NEXT} 0`),
      'gb',
      `go ${ALBANY}`,
    ).state;

  it('A1776-adv.IV.F A1776-adv.IV.F.1 A1776-adv.IV.E.1 A1776-adv.IV.E.2 guns alone are taken or destroyed, and stop nobody', () => {
    const state = come('1 A 1 S 1 M');
    expect(options(state, 'gb')).toEqual([
      'take A',
      'take M',
      'take S',
      'wreck A',
      'wreck M',
      'wreck S',
    ]);
    expect(refused(state, 'gb', 'pass')).toBe('A1776-adv.IV.E.1');
    const left = walk(state, 'gb', 'wreck A', 'pass');
    expect(at(left, 'us', 'albany')).toEqual({ S: 1, M: 1 });
    expect(left.column).toMatchObject({ at: ALBANY, units: { BR: 2 } });
  });

  it('A1776-adv.IV.F.2 what is captured goes with the column as far as both can; else a point stays with it', () => {
    const state = walk(come('1 A'), 'gb', 'take A');
    const { column } = state;
    expect(column?.captives).toEqual({ units: { A: 1 }, until: column!.spent + 5 });
    expect(at(state, 'us', 'albany')).toEqual({});
    expect(refused(state, 'gb', 'leave BR 2')).toBe('A1776-basic.II.A');
    const alone = walk(state, 'gb', 'guard BR');
    expect(alone.hexes[ALBANY]?.gb).toEqual({ held: { BR: 1, A: 1 } });
    expect(alone.column).toEqual(expect.objectContaining({ units: { BR: 1 } }));
    expect(alone.column?.captives).toBeUndefined();
    const stopped = walk(state, 'gb', 'stop');
    expect(stopped.hexes[ALBANY]?.gb).toEqual({ [`spent${column!.spent}`]: { BR: 2, A: 1 } });
  });

  it('A1776-adv.IV.F.2 a column does not outrun its guns', () => {
    const state = walk(come('1 A', `gb ${NEXT}: 1 TMd`), 'gb', 'take A');
    const { captives: _, ...column } = state.column!;
    const far = listed({ ...state, column }, 'gb').filter((one) => one.startsWith('go '));
    const near = listed(state, 'gb').filter((one) => one.startsWith('go '));
    expect(near.length).toBeLessThan(far.length);
    const beyond = far.find((one) => !near.includes(one))!;
    expect(refused(state, 'gb', beyond)).toBe('A1776-adv.IV.F.2');
  });

  it('A1776-adv.IV.F.3 a fort is captured as it stands and not destroyed', () => {
    const state = come('1 S\nfort albany: us');
    expect(refused(state, 'gb', 'wreck F')).toBe('A1776-adv.IV.F.3');
    const taken = walk(state, 'gb', 'take F', 'pass', 'stop');
    expect(taken.hexes[ALBANY]?.fort).toBe('gb');
    expect(listed(taken, 'gb')).toContain(`enter ${ALBANY} BR 2`);
  });

  it('A1776-adv.IV.F.3 and what is inside it stands outside until it is captured as well', () => {
    const taken = walk(come('in 1 S\nfort albany: us'), 'gb', 'take F');
    expect(taken.hexes[ALBANY]).toMatchObject({ fort: 'gb', us: { rest: { S: 1 } } });
    expect(taken.hexes[ALBANY]?.us).not.toHaveProperty('in');
    expect(rules.readPosition(rules.writePosition(taken))).toEqual(taken);
    expect(walk(taken, 'gb', 'take S').hexes[ALBANY]?.us).toBeUndefined();
  });

  it('A1776-adv.IV.B.1 A1776-basic.II.A what is left alone in a captured fort may be moved by its owner', () => {
    const state = position(
      'time turn 1 gb movement\nus EEE33: in 1 S\nfort EEE33: us\ngb EEE34: 3 BR\nus WW36: 3 CA',
    );
    const left = walk(state, 'gb', 'march EEE34 0', 'go EEE33', 'take F', 'pass', 'stop');
    expect(at(left, 'us', 'EEE33')).toEqual({ S: 1 });
    const theirs = walk(walk(left, 'gb', 'end'), 'us', 'end', 'march EEE33 0');
    expect(theirs.column).toMatchObject({ by: 'us', at: 'EEE33', units: { S: 1 } });
    expect(options(theirs, 'us').some((one) => one.startsWith('go '))).toBe(true);
  });

  it('A1776-adv.IV.F.1 A1776-adv.IV.A.1 after an automatic victory', () => {
    const state = come('1 RM 1 S', `gb ${NEXT}: 6 BR 1 S`);
    expect(decision(state, 'gb')).toBe('spoils');
    expect(walk(state, 'gb', 'take S').column?.captives?.units).toEqual({ S: 1 });
  });

  it('A1776-adv.IV.F.1 by the enemy in the segment of their owner, when his last man walks away', () => {
    const state = position('time turn 2 us movement\nus albany: 1 CA 1 S\ngb albany: 2 BR');
    const left = walk(state, 'us', `march ${ALBANY} 0`, 'leave S 1', `go ${NEXT}`);
    expect(decision(left, 'gb')).toBe('spoils');
    const taken = walk(left, 'gb', 'take S');
    expect(taken.hexes[ALBANY]?.gb).toEqual({ rest: { BR: 2, S: 1 } });
    expect(decision(taken, 'us')).toBe('column');
  });

  it('A1776-adv.IV.F.1 wagons that march among enemies are theirs to take', () => {
    const state = position(`time turn 2 us movement\nus ${NEXT}: 1 S\ngb albany: 2 BR`);
    const met = walk(state, 'us', `march ${NEXT} 0`, `go ${ALBANY}`);
    expect(decision(met, 'gb')).toBe('spoils');
    const taken = walk(met, 'gb', 'take S');
    expect([taken.column, taken.hexes[ALBANY]?.us]).toEqual([null, undefined]);
  });

  it('A1776-adv.IV.F.5 own counters are removed at will, not among enemies, and no fort', () => {
    const state = position(
      'time turn 2 us movement\nus albany: in 1 S\nfort albany: us\nus boston: 1 CA 1 A\ngb boston: 1 BR',
    );
    expect(listed(state, 'us')).not.toContain(`discard ${ALBANY} S`);
    expect(at(walk(state, 'us', `discard ${ALBANY} S`), 'us', 'albany')).toEqual({});
    expect(refused(state, 'us', `discard ${hex('boston')} A`)).toBe('A1776-adv.IV.F.5');
    expect(refused(state, 'us', `discard ${ALBANY} F`)).toBe('A1776-adv.IV.B.2.e');
  });
});
