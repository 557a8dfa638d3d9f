import { distance, hexNo } from '../../../src/rules/avalon1776/components/map.js';
import { avalon1776 } from '../../../src/rules/avalon1776/index.js';
import { groundOf } from '../../../src/rules/avalon1776/questions/marching.js';
import { mpFrom } from '../../../src/rules/avalon1776/questions/search.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import { refusal } from '../../../src/rules/kernel/index.js';
import { act, at, hex, options, position, refused, said, told, walk } from './support.js';

const ALBANY = hex('albany');
/** So many MP cost the cheapest way there, by the log of a march that goes there at once. */
const marched = (from: string, to: string, text: string) =>
  told(act(walk(position(text), 'gb', `march ${hex(from)} 0`), 'gb', `go ${to}`), 'marched');

describe('movement', () => {
  it('A1776-basic.II A1776-basic.II.C any number of units, or none', () => {
    const state = position('gb albany: 4 BR\ngb boston: 2 BR');
    expect(options(state, 'gb')).toEqual(['end', `march ${ALBANY} 0`, `march ${hex('boston')} 0`]);
    expect(refused(state, 'gb', `march ${hex('quebec')} 0`)).toBe('A1776-basic.II');
    expect(at(walk(state, 'gb', 'end'), 'gb', 'albany')).toEqual({ BR: 4 });
  });

  it('A1776-basic.II.A a stack goes from one hex to one destination and may leave points behind', () => {
    const start = walk(position('gb albany: 4 BR'), 'gb', `march ${ALBANY} 0`, 'leave BR 1');
    const { state } = act(start, 'gb', 'go HHH39');
    expect(state.column).toMatchObject({ at: 'HHH39', units: { BR: 3 }, moved: true });
    const stopped = walk(state, 'gb', 'leave BR 2', 'stop');
    expect([at(stopped, 'gb', 'albany'), at(stopped, 'gb', 'HHH39')]).toEqual([
      { BR: 1 },
      { BR: 3 },
    ]);
    // who was left at the start may still march, who was dropped on the way may not
    expect(options(stopped, 'gb')).toEqual(['end', `march ${ALBANY} 0`]);
    expect(refused(start, 'gb', 'leave BR 3')).toBe('A1776-basic.II.A');
    expect(refused(start, 'gb', `go ${ALBANY}`)).toBe('A1776-basic.II.A');
  });

  it('A1776-basic.II.B A1776-basic.II.D a unit spends its allowance once, and what it does not spend is lost', () => {
    const start = position('gb albany: 2 BR\ngb quebec: 1 BR\nus boston: 1 CA');
    const there = walk(start, 'gb', `march ${ALBANY} 0`, 'go HHH39', 'stop');
    expect(refused(there, 'gb', 'march HHH39 0')).toBe('A1776-basic.II.B');
    const next = walk(there, 'gb', 'end');
    const again = walk(next, 'us', 'end');
    expect(options(again, 'gb')).toContain('march HHH39 0');
    const far = walk(again, 'gb', 'march HHH39 0');
    const beyond = marched('albany', 'HHH39', 'gb albany: 2 BR');
    expect(beyond).toMatchObject({ from: ALBANY, to: 'HHH39', units: { BR: 2 } });
    expect(far.column).toMatchObject({ spent: 0 });
  });

  it('A1776-basic.II.E the enemy does not move, and nobody fights, while units march', () => {
    const state = walk(position('gb albany: 2 BR\nus HHH39: 1 CA'), 'gb', `march ${ALBANY} 0`);
    const played = act(state, 'gb', 'go HHH39');
    expect(said(played)).toEqual(['marched']);
    expect(at(played.state, 'us', 'HHH39')).toEqual({ CA: 1 });
  });

  it('A1776-basic.II.F A1776-basic.III.A friends never bar the way, and any number may stand in a hex', () => {
    const alone = walk(position('gb albany: 5 BR'), 'gb', `march ${ALBANY} 0`);
    const among = walk(
      position('gb albany: 5 BR\ngb HHH39: 300 BR\ngb FFF39: 300 BR\ngb GGG38: 300 BR'),
      'gb',
      `march ${ALBANY} 0`,
    );
    expect(options(among, 'gb')).toEqual(options(alone, 'gb'));
    expect(at(walk(among, 'gb', 'go HHH39', 'stop'), 'gb', 'HHH39')).toEqual({ BR: 305 });
  });

  it('A1776-basic.II.G who enters a hex with an enemy combat unit stops there', () => {
    const text = 'gb albany: 2 BR\nus HHH39: 1 CA\ngb quebec: 1 BR';
    const state = walk(position(text), 'gb', `march ${ALBANY} 0`);
    const there = walk(state, 'gb', 'go HHH39');
    expect(there.column).toBeNull();
    expect(refused(there, 'gb', 'march HHH39 0')).toBe('A1776-basic.II.B');
    // who begins the phase beside an enemy may leave, as there are no zones of control
    const beside = position('gb albany: 2 BR\nus albany: 9 CA');
    expect(options(walk(beside, 'gb', `march ${ALBANY} 0`), 'gb')).toContain('go HHH39');
  });

  it('A1776-basic.II.G nobody goes on through an enemy', () => {
    const ring = ['FFF37', 'FFF39', 'GGG38', 'GGG39', 'EEE37', 'EEE38'];
    const wall = ring.map((one) => `us ${one}: 1 CA`).join('\n');
    const state = walk(position(`gb albany: 2 BR\n${wall}`), 'gb', `march ${ALBANY} 0`);
    const goals = options(state, 'gb').filter((one) => one.startsWith('go '));
    expect(goals.every((one) => ring.includes(one.slice(3)))).toBe(true);
    expect(refused(state, 'gb', 'go HHH39')).toBe('A1776-basic.II.G');
  });

  it('A1776-basic.II.H some hexsides cannot be crossed', () => {
    // HHH30 lies beyond rivers of class 3 without a ferry
    const state = walk(position('gb albany: 2 BR'), 'gb', `march ${ALBANY} 0`);
    expect(refused(state, 'gb', 'go HHH30')).toBe('A1776-basic.II.H');
  });

  it('A1776-basic.II.H.1 who cannot pay does not come there', () => {
    const state = walk(position('gb albany: 2 BR'), 'gb', `march ${ALBANY} 0`);
    expect(refused(state, 'gb', `go ${hex('boston')}`)).toBe('A1776-basic.II.H.1');
    const left = walk(state, 'gb', 'go HHH39').column?.spent ?? 0;
    expect(left).toBeGreaterThan(0);
  });

  it('A1776-basic.II.H.1 A1776-basic.II.G a refusal tells how far one gets', () => {
    const better = (state: State1776, to: string) =>
      refusal(avalon1776, state, 'gb', { do: 'go', hex: hex(to) })?.better ?? [];
    const state = walk(position('gb albany: 2 BR'), 'gb', `march ${ALBANY} 0`);
    const ground = groundOf(state, 'gb');
    const left = mpFrom(ground, hex('boston'));
    const reached = options(state, 'gb').flatMap((one) =>
      one.startsWith('go ') ? [left[hexNo(one.slice(3))] ?? 0] : [],
    );
    const named = better(state, 'boston');
    expect(named).toHaveLength(3);
    for (const one of named) expect(options(state, 'gb')).toContain(`go ${String(one['hex'])}`);
    expect(left[hexNo(String(named[0]?.['hex']))]).toBe(Math.min(...reached));
    // nearer to the other section than where one stands, as the map lies
    const south = better(state, 'charleston').map(({ hex: to }) => String(to));
    const away = (one: string) => distance(one, hex('charleston'));
    expect(south).not.toEqual([]);
    for (const one of south) expect(away(one)).toBeLessThan(away(ALBANY));
    // to where enemies stop it
    const wall = ['FFF37', 'FFF39', 'GGG38', 'GGG39', 'EEE37', 'EEE38'];
    const shut = walk(
      position(`gb albany: 2 BR\n${wall.map((one) => `us ${one}: 1 CA`).join('\n')}`),
      'gb',
      `march ${ALBANY} 0`,
    );
    for (const { hex: to } of better(shut, 'HHH39')) expect(wall).toContain(to);
    expect(better(shut, 'HHH39')).not.toEqual([]);
  });

  it('A1776-basic.VII.map nobody leaves the northern half', () => {
    const state = walk(position('gb albany: 2 BR'), 'gb', `march ${ALBANY} 0`);
    expect(refused(state, 'gb', `go ${hex('charleston')}`)).toBe('A1776-basic.VII.map');
  });

  it('A1776-basic.III.B A1776-basic.III.C points are divided at will', () => {
    const state = walk(position('gb albany: 17 BR'), 'gb', `march ${ALBANY} 0`);
    const splits = options(state, 'gb').filter((one) => one.startsWith('leave '));
    expect(splits).toHaveLength(16);
    expect(refused(state, 'gb', 'leave BR 18')).toBe('A1776-basic.III.B');
  });

  it('A1776-basic.III.D only what is of that type', () => {
    const state = walk(position('gb albany: 17 BR'), 'gb', `march ${ALBANY} 0`);
    expect(refused(state, 'gb', 'leave CA 1')).toBe('A1776-basic.III.D');
  });
});
