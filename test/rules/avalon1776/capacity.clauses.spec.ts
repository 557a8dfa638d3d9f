import { mooringsAt } from '../../../src/rules/avalon1776/components/scenarios/places.js';
import { townOf } from '../../../src/rules/avalon1776/components/towns.js';
import { avalon1776 } from '../../../src/rules/avalon1776/index.js';
import { burden } from '../../../src/rules/avalon1776/questions/capacity.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import { at, deskOf, hex, said, told } from './advanced.js';

const { position, refused, options, act, walk, decision, seen } = deskOf('campaign');

const port = (id: string): string => townOf(id)?.port ?? '';
const [NEW_YORK, NEWPORT] = [port('new-york-city'), port('newport')] as [string, string];
const LOAD = '5 FR 1 FA 1 FS';
/** A British, an American movement phase of June 1778. */
const british = (text: string) => position(`time turn 30 gb movement\n${text}`);
const american = (text: string) =>
  position(`capacity\ntime turn 30 us movement\nentered 28\nus machias: 1 CA\n${text}`);
const under = (state: State1776, side: 'gb' | 'us', ship: string): State1776 =>
  walk(state, side, `weigh ${ship}`);
const parts = (state: State1776, side: 'gb' | 'us', verb: string): string[] =>
  options(state, side).filter((step) => step.startsWith(`${verb} `));

describe('variable transport capacity', () => {
  it('A1776-campopt.IV infantry takes 1 point, dragoons 4, artillery 2, British supply 2, other supply 1', () => {
    const on = position('capacity');
    const cost = (side: 'gb' | 'us', units: object) => burden(on, side, units);
    expect([cost('gb', { BR: 3 }), cost('gb', { TM: 3 }), cost('gb', { I: 3 })]).toEqual([3, 3, 3]);
    expect([cost('us', { CA: 3 }), cost('us', { RM: 3 }), cost('us', { FR: 3 })]).toEqual([
      3, 3, 3,
    ]);
    expect([cost('gb', { TMd: 2 }), cost('us', { RMd: 2 })]).toEqual([8, 8]);
    expect([cost('gb', { A: 2 }), cost('us', { A: 2 }), cost('us', { FA: 2 })]).toEqual([4, 4, 4]);
    expect([cost('gb', { S: 2 }), cost('us', { S: 2 }), cost('us', { FS: 2 })]).toEqual([4, 2, 2]);
    expect(burden(position(''), 'gb', { TMd: 1, A: 1, S: 1 })).toBe(3);
  });

  it('A1776-campopt.IV a transport of 12 takes so many of them aboard', () => {
    const force = `ship br-tr-1 ${NEW_YORK}\ngb new-york-city: 14 BR 9 TMd 7 A 7 S`;
    const most = (state: State1776, unit: string): number =>
      Math.max(
        ...parts(under(state, 'gb', 'br-tr-1'), 'gb', 'embark').flatMap((step) => {
          const [, , kind, points] = step.split(' ');
          return kind === unit ? [Number(points)] : [];
        }),
      );
    const [off, on] = [british(force), british(`capacity\n${force}`)];
    expect(['BR', 'TMd', 'A', 'S'].map((unit) => most(off, unit))).toEqual([12, 9, 7, 7]);
    expect(['BR', 'TMd', 'A', 'S'].map((unit) => most(on, unit))).toEqual([12, 3, 6, 6]);
    const now = under(on, 'gb', 'br-tr-1');
    const HEX = hex('new-york-city');
    expect(refused(now, 'gb', `embark ${HEX} TMd 4`)).toBe('A1776-camp.IX.C.4.b');
    const aboard = walk(now, 'gb', `embark ${HEX} TMd 2`, `embark ${HEX} A 2`);
    expect(seen(aboard, 'us').ships?.['br-tr-1']).toMatchObject({ burden: 12 });
    expect(parts(aboard, 'gb', 'embark')).toEqual([]);
  });

  it('A1776-campopt.IV a bateau of 5 takes one point of dragoons, or two guns', () => {
    const [MOORING = ''] = mooringsAt(hex('albany'));
    const state = american(`bateaux\nus albany: 3 RMd 3 A 6 S\nboats us ${MOORING}: 1`);
    const now = walk(state, 'us', `launch ${MOORING}`);
    expect(parts(now, 'us', 'load').map((step) => step.split(' ').slice(2).join(' '))).toEqual([
      ...['A 1', 'A 2', 'RMd 1', 'S 1', 'S 2', 'S 3', 'S 4', 'S 5'],
    ]);
    expect(refused(now, 'us', `load ${hex('albany')} RMd 2`)).toBe('A1776-opt.II.A.5');
    const two = walk(now, 'us', `load ${hex('albany')} A 2`);
    expect(seen(two, 'us').boat).toMatchObject({ aboard: { A: 2 }, burden: 4 });
  });
});

describe('a French fleet that comes too full', () => {
  it('A1776-campopt.IV.note is written and read, and takes nobody aboard', () => {
    const state = american(`ship fr-bf-a ${NEWPORT}: ${LOAD}\nus newport: 2 CA`);
    expect(seen(state, null).ships?.['fr-bf-a']).toMatchObject({ burden: 8 });
    const now = under(state, 'us', 'fr-bf-a');
    expect(parts(now, 'us', 'embark')).toEqual([]);
    expect(refused(now, 'us', `embark ${hex('newport')} CA 1`)).toBe('A1776-camp.IX.C.4.b');
    const misread = avalon1776.readPosition(
      `avalon1776 1\nscenario campaign\ncapacity\nship fr-bf-a ${NEWPORT}: 5 FR 1 FA 2 FS`,
    );
    expect(misread).toMatchObject({ message: { en: 'fr-bf-a carries 8 at most' } });
    const without = avalon1776.readPosition(
      `avalon1776 1\nscenario campaign\nship fr-bf-a ${NEWPORT}: 6 FR 1 FA 1 FS`,
    );
    expect(without).toMatchObject({ message: { en: 'fr-bf-a carries 7 at most' } });
  });

  it('A1776-campopt.IV.note lands the excess at the end of the phase in a port that the British do not control', () => {
    const ended = act(american(`ship fr-bf-a ${NEWPORT}: ${LOAD}`), 'us', 'end').state;
    expect([decision(ended, 'us'), options(ended, 'us')]).toEqual([
      'unburden',
      ['unload FA 1', 'unload FR 1', 'unload FS 1'],
    ]);
    expect(refused(ended, 'us', 'unload FR 2')).toBe('A1776-campopt.IV.note');
    const landed = act(ended, 'us', 'unload FA 1');
    expect(told(landed, 'debarked')).toMatchObject({ ship: 'fr-bf-a', at: hex('newport') });
    expect(at(landed.state, 'us', 'newport')).toEqual({ FA: 1 });
    expect(seen(landed.state, null).ships?.['fr-bf-a']).toMatchObject({ burden: 6 });
    expect(decision(landed.state, 'us')).not.toBe('unburden');
  });

  it('A1776-campopt.IV.note A1776-adv.IV.F.1 who lands may take what enemies have left there, and that can be written down', () => {
    const text = `ship fr-bf-a ${NEWPORT}: ${LOAD}\ngb newport: 1 S 1 M`;
    const ended = act(american(text), 'us', 'end').state;
    const { state } = act(ended, 'us', 'unload FR 1');
    expect(decision(state, 'us')).toBe('spoils');
    expect(avalon1776.readPosition(avalon1776.writePosition(state))).toEqual(state);
  });

  it('A1776-campopt.IV.note or in the West Indies, and not at sea nor in a port of the British', () => {
    const asked = (text: string): boolean =>
      decision(act(american(text), 'us', 'end').state, 'us') === 'unburden';
    expect(asked(`ship fr-bf-a ${NEWPORT}: ${LOAD}\ngb newport: 1 BR`)).toBe(false);
    expect(asked(`ship fr-bf-a A17: ${LOAD}`)).toBe(false);
    const there = act(american(`ship fr-bf-a west-indies: since 30 ${LOAD}`), 'us', 'end').state;
    expect(decision(there, 'us')).toBe('unburden');
    const landed = act(there, 'us', 'unload FR 1');
    expect(landed.state.boxes?.['west-indies']?.us).toEqual({ FR: 1 });
    expect(said(landed)).toContain('debarked');
  });

  it('A1776-campopt.IV without the option its load is what it may carry', () => {
    const state = position(
      `time turn 30 us movement\nentered 28\nus machias: 1 CA\nship fr-bf-a ${NEWPORT}: ${LOAD}`,
    );
    expect(decision(act(state, 'us', 'end').state, 'us')).not.toBe('unburden');
  });
});
