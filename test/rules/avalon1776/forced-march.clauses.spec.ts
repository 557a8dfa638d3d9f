import { forcedMarch } from '../../../src/rules/avalon1776/components/tables.js';
import { avalon1776 } from '../../../src/rules/avalon1776/index.js';
import { endsOf } from '../../../src/rules/avalon1776/questions/forced-march.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import { viewOf } from '../../../src/rules/avalon1776/view/view.js';
import { refusal } from '../../../src/rules/kernel/index.js';
import { at, deskOf, hex, said, told } from './advanced.js';

const { position, walk, act, refused, options, decision } = deskOf('scenario4');
const PETERSBURG = hex('petersburg');

/** March 1781, the Americans' movement over: they may declare forced marches. */
const begun = (text: string, option = 'forced-march'): State1776 => {
  const now = position(`${option}\ntime turn 1 us movement\n${text}`);
  return now.agenda.at(-1)?.f === 'movement' ? walk(now, 'us', 'end') : now;
};
const aims = (state: State1776) => options(state, 'us').filter((step) => step.startsWith('aim '));
/** The first hex that so many MP reach, as the rules list them. */
const aim = (state: State1776, mp: number) =>
  aims(state).find((step) => step.endsWith(` ${mp}`)) ?? '';
const target = (step: string) => step.split(' ')[1] ?? '';
const tried = (text: string, step = `try ${PETERSBURG} 8`) => walk(begun(text), 'us', step);

describe('a forced march', () => {
  it('A1776-opt.III A1776-opt.III.B A1776-scn4.options.1 comes after all other movement, where it is played', () => {
    const text = 'us petersburg: 3 RM\nus baltimore: 2 CA';
    const state = begun(text);
    expect([decision(state, 'us'), options(state, 'us')]).toEqual([
      'forced',
      ['end', `try ${hex('baltimore')} 8`, `try ${PETERSBURG} 8`].sort(),
    ]);
    // who has marched may try, and nobody moves in any other way any more
    const marched = walk(
      position(`forced-march\ntime turn 1 us movement\n${text}`),
      'us',
      ...[`march ${PETERSBURG} 0`, 'stop', 'end'],
    );
    expect(options(marched, 'us')).toContain(`try ${PETERSBURG} 8`);
    expect(decision(begun(text, ''), 'us')).not.toBe('forced');
  });

  it('A1776-opt.III.A is for combat units', () => {
    expect(refused(begun('us petersburg: 1 RM 1 A 1 S'), 'us', `try ${PETERSBURG} 5`)).toBe(
      'A1776-opt.III.A',
    );
    expect(tried('us petersburg: 1 RM 1 A 1 S').agenda.at(-1)).toMatchObject({ units: { RM: 1 } });
    expect(decision(begun('us petersburg: 2 A'), 'us')).not.toBe('forced');
  });

  it('A1776-opt.III.C.1 is declared with its force, its MP and its target, all before any die', () => {
    const state = tried('us petersburg: 3 RM 2 CA\nus baltimore: 2 CA');
    const step = aim(state, 3);
    const part = walk(state, 'us', 'leave RM 2', 'leave CA 2');
    expect(refused(part, 'us', 'leave RM 1')).toBe('A1776-opt.III.C.1');
    const declared = act(part, 'us', step);
    expect(said(declared)).toEqual(['declared']);
    expect(declared.rolls).toEqual([]);
    expect(told(declared, 'declared', null)).toEqual({
      side: 'us',
      from: PETERSBURG,
      to: target(step),
      mp: 3,
      units: { RM: 1 },
    });
    const view = viewOf(declared.state, 'gb');
    expect(view.marches).toEqual([{ from: PETERSBURG, to: target(step), mp: 3, units: { RM: 1 } }]);
    expect(at(declared.state, 'us', 'petersburg')).toEqual({ RM: 3, CA: 2 });
  });

  it('A1776-opt.III.C.2 has a die of its own, one after the other in the order declared', () => {
    const first = tried('us petersburg: 3 RM\nus baltimore: 2 CA');
    const second = walk(first, 'us', aim(first, 1), `try ${hex('baltimore')} 8`);
    const declared = walk(second, 'us', aim(second, 1));
    const played = act(declared, 'us', 'end', [6, 1]);
    const rolls = played.events.filter(({ type }) => type === 'forced');
    expect(rolls.map(({ data }) => [data['from'], data['die'], data['gained']])).toEqual([
      [PETERSBURG, 6, 1],
      [hex('baltimore'), 1, 0],
    ]);
    expect(at(played.state, 'us', target(aim(first, 1)))).toEqual({ RM: 3 });
    expect(at(played.state, 'us', 'baltimore')).toEqual({ CA: 2 });
  });

  it('A1776-opt.III.D gains what the table says, and loses half at 1/2E, in the order of types', () => {
    for (const mp of [1, 2, 3, 4])
      for (const die of [1, 2, 3, 4, 5, 6]) {
        const state = tried('us petersburg: 2 RM 3 CA');
        const declared = walk(state, 'us', aim(state, mp));
        const { mp: gained, half } = forcedMarch(die, mp);
        const played = act(declared, 'us', 'end', [die]);
        expect(told(played, 'forced')).toMatchObject({
          ...{ mp, die, gained },
          lost: half ? { RM: 2, CA: 1 } : {},
        });
      }
    expect(refused(tried('us petersburg: 2 RM'), 'us', `aim ${PETERSBURG} 5`)).toBe(
      'A1776-opt.III.D',
    );
  });

  it('A1776-opt.III.E is made once by each, together by those of one hex, allowance and target', () => {
    const state = tried('us petersburg: 3 RM 1 RMd free4 1 CA');
    expect(state.agenda.at(-1)).toMatchObject({ units: { RM: 3, CA: 1 } });
    expect(refused(state, 'us', 'leave RM 4')).toBe('A1776-opt.III.E');
    const step = aim(state, 2);
    const declared = walk(state, 'us', step);
    expect(declared.hexes[PETERSBURG]?.us).toEqual({ bound: { RM: 3, CA: 1 }, rest: { RMd: 1 } });
    expect(refused(declared, 'us', `try ${PETERSBURG} 8`)).toBe('A1776-opt.III.E');
    expect(options(declared, 'us')).toEqual(['end', `try ${PETERSBURG} 12`]);
    // a hex may send several to different targets
    const part = walk(state, 'us', 'leave RM 1', step);
    expect(options(part, 'us')).toContain(`try ${PETERSBURG} 8`);
    // those of one allowance come to one target by one attempt, whatever MP it is for
    const again = walk(part, 'us', `try ${PETERSBURG} 8`);
    expect(refused(again, 'us', step)).toBe('A1776-opt.III.E');
    expect(aims(again).map(target)).not.toContain(target(step));
    expect(aims(again)).toContain(aims(state).find((one) => target(one) !== target(step)));
    expect(aims(walk(part, 'us', `try ${PETERSBURG} 12`))).toContain(step);
    // nobody who is held where they are tries
    expect(decision(begun('us petersburg: held 2 RM'), 'us')).not.toBe('forced');
  });

  it('A1776-opt.III A1776-basic.II.G leaves a hex that is shared with enemies, but not by who has come in to them', () => {
    const shared = 'us petersburg: 3 RM 1 S\ngb petersburg: 2 BR\nus baltimore: 1 CA';
    const state = begun(shared);
    expect(options(state, 'us')).toContain(`try ${PETERSBURG} 8`);
    const aimed = walk(state, 'us', `try ${PETERSBURG} 8`);
    const gone = act(walk(aimed, 'us', aim(aimed, 1)), 'us', 'end', [6]);
    expect(told(gone, 'reached')).toMatchObject({ units: { RM: 3 } });
    // what the marchers leave behind is captured, and what those leave who are lost
    expect(options(gone.state, 'gb')).toEqual(['pass', 'take S', 'wreck S']);
    const halved = [1, 2, 3, 4, 5, 6].find((die) => forcedMarch(die, 4).half)!;
    const one = tried('us petersburg: 1 RM 1 S\ngb petersburg: 2 BR\nus baltimore: 1 CA');
    const lost = act(walk(one, 'us', aim(one, 4)), 'us', 'end', [halved]);
    expect(options(lost.state, 'gb')).toEqual(['pass', 'take S', 'wreck S']);
    for (const status of ['spent3', 'spent0']) {
      const came = begun(
        `us petersburg: ${status} 3 RM\nfort petersburg: us\ngb petersburg: 2 BR\nus baltimore: 1 CA`,
      );
      expect(refused(came, 'us', `try ${PETERSBURG} 8`)).toBe('A1776-basic.II.G');
    }
    const stayed = begun(shared.replace('3 RM', 'spent0 3 RM'));
    expect(refused(stayed, 'us', `try ${PETERSBURG} 8`)).toBeNull();
  });

  it('A1776-opt.III.F spends all MP gained, towards its target, an enemy with the last', () => {
    const state = tried('us petersburg: 4 RM');
    const step = aim(state, 4);
    const to = target(step);
    const declared = walk(state, 'us', step);
    const whole = act(declared, 'us', 'end', [6]);
    expect(told(whole, 'reached')).toMatchObject({ to, mp: 4, units: { RM: 4 } });
    expect(whole.state.hexes[to]?.us).toEqual({ rest: { RM: 4 } });
    // fewer MP lead nearer the target, by any way that uses them all
    const short = act(declared, 'us', 'end', [4]).state;
    const ends = endsOf(declared, 'us', { from: PETERSBURG, to, mp: 4, units: { RM: 4 } }, 2);
    expect(options(short, 'us')).toEqual(ends.map((end) => `reach ${end}`));
    expect(refused(short, 'us', `reach ${PETERSBURG}`)).toBe('A1776-opt.III.F');
    expect(refused(short, 'us', 'perish')).toBe('A1776-opt.III.F');
    expect(refused(tried('us petersburg: 4 RM'), 'us', `aim ${hex('baltimore')} 4`)).toBe(
      'A1776-opt.III.F',
    );
    const why = (to: string, mp: number) =>
      refusal(avalon1776, tried('us petersburg: 4 RM'), 'us', { do: 'aim', hex: to, mp });
    // nearer to it for these MP, or there for others
    const named = why(hex('baltimore'), 4)?.better ?? [];
    expect(named).toHaveLength(3);
    for (const one of named) expect(aims(state)).toContain(`aim ${String(one['hex'])} 4`);
    const near = aims(state).filter((one) => target(one) === target(aim(state, 1)));
    const unfit = [1, 2, 3, 4].find((mp) => !near.includes(`aim ${target(aim(state, 1))} ${mp}`));
    if (unfit !== undefined)
      expect(why(target(aim(state, 1)), unfit)?.better).toHaveLength(near.length);
    // 0 MP: no move and no loss
    const nothing = act(walk(state, 'us', aim(state, 1)), 'us', 'end', [1]).state;
    expect(at(nothing, 'us', 'petersburg')).toEqual({ RM: 4 });
  });

  it('A1776-basic.II.G A1776-scn4.area a target is refused by the rule that bars it', () => {
    const ring = [...near].map((id) => `gb ${id}: 1 BR`).join('\n');
    const free = tried('us petersburg: 4 RM');
    const beyond = aims(free).find((one) => !near.has(target(one)) && one.endsWith(' 4'))!;
    expect(refused(tried(`us petersburg: 4 RM\n${ring}`), 'us', beyond)).toBe('A1776-basic.II.G');
    expect(refused(free, 'us', `aim ${hex('albany')} 4`)).toBe('A1776-scn4.area');
  });

  it('A1776-opt.III.F loses marchers who cannot spend what they have gained', () => {
    const start = position(
      [
        ...['forced-march', 'time turn 1 us movement', `us ${PETERSBURG}: bound 2 RM`],
        `marches ${JSON.stringify([{ from: PETERSBURG, to: hex('richmond'), mp: 4, units: { RM: 2 } }])}`,
        ...[
          'turn-end',
          'segment-end',
          'ending',
          'riposte',
          'combat',
          'rise',
          'closing',
          'raze',
          'forced',
        ].map(
          (f) =>
            `todo ${JSON.stringify(f === 'turn-end' ? { f } : { f, by: f === 'riposte' ? 'gb' : 'us' })}`,
        ),
        ...avalon1776.domains['hex']!.filter((id) => near.has(String(id))).map(
          (id) => `gb ${id}: 1 BR`,
        ),
      ].join('\n'),
    );
    // enemies all around are met with the last MP: with four gained there is nowhere to spend them all
    const played = act(start, 'us', 'end', [6]);
    expect(told(played, 'forced')).toMatchObject({ gained: 4, lost: {} });
    expect(told(played, 'perished')).toMatchObject({ units: { RM: 2 } });
    expect(at(played.state, 'us', 'petersburg')).toEqual({});
  });

  it('is written and read again at every step', () => {
    const state = tried('us petersburg: 4 RM\nus baltimore: 1 CA');
    const declared = walk(state, 'us', 'leave RM 1', aim(state, 4));
    const rolled = act(declared, 'us', 'end', [4]).state;
    for (const one of [state, declared, rolled])
      expect(avalon1776.readPosition(avalon1776.writePosition(one))).toEqual(one);
    expect(() => begun('us petersburg: bound 1 RM')).toThrow('no such forced march');
    // A1776-opt.III.E one attempt of one allowance to one hex
    const text = avalon1776.writePosition(declared);
    const march = /^marches \[(.*)\]$/m.exec(text)?.[1] ?? '';
    const twice = text
      .replace(`[${march}]`, `[${march},${march}]`)
      .replace(/bound \d+ RM/, 'bound 6 RM');
    expect(avalon1776.readPosition(twice)).toMatchObject({
      message: { en: 'no such forced march is under way' },
    });
  });
});

/** The land beside Petersburg. */
const near = new Set(avalon1776.near?.(PETERSBURG) ?? []);
