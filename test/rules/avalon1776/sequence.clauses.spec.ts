import { hexOf, neighbours } from '../../../src/rules/avalon1776/components/map.js';
import {
  act,
  at,
  decision,
  hex,
  options,
  owing,
  position,
  refused,
  said,
  told,
  walk,
} from './support.js';

const NEW_YORK = hex('new-york-city');

describe('the order of play', () => {
  it('A1776-basic.I A1776-basic.intro.3 A1776-basic.I.C A1776-basic.I.D the second player moves and fights after the first', () => {
    const state = position('gb albany: 2 BR\nus boston: 2 CA\ngb boston: 2 BR');
    const british = walk(state, 'gb', 'end');
    expect([owing(british), decision(british, 'gb')]).toEqual([['gb'], 'combat']);
    const american = walk(british, 'gb', 'end');
    expect([owing(american), decision(american, 'us')]).toEqual([['us'], 'movement']);
    const fighting = walk(american, 'us', 'end');
    expect(options(fighting, 'us')).toEqual(['end', `fight ${hex('boston')}`]);
  });

  it('A1776-basic.I.A units move in the segment of their player alone', () => {
    const state = position('gb albany: 2 BR\nus boston: 2 CA');
    expect(options(state, 'gb')).toEqual(['end', `march ${hex('albany')} 0`]);
    expect(options(walk(state, 'gb', 'end'), 'us')).toEqual(['end', `march ${hex('boston')} 0`]);
  });

  it('A1776-basic.VII A1776-basic.I.repeat A1776-basic.V.rtr turn after turn, until December is over', () => {
    const state = position('time turn 6 us combat\ngb boston: 2 BR\nus boston: 2 CA');
    const next = act(state, 'us', 'end');
    expect(told(next, 'turn')).toEqual({ turn: 7, month: '1776-12' });
    const last = act(
      position('time turn 7 us combat\ngb boston: 2 BR\nus boston: 2 CA'),
      'us',
      'end',
    );
    expect(said(last)).not.toContain('turn');
    expect(last.state.outcome).not.toBeNull();
  });
});

describe('arrivals', () => {
  /** The Americans have nothing more to do in June; in July the British receive 10 BR at New York. */
  const june = (text: string) =>
    position(`time turn 1 us combat\nus quebec: 1 CA\ngb quebec: 1 BR\n${text}`);
  const july = (text: string) => act(june(text), 'us', 'end').state;

  it('A1776-basic.VI.A A1776-basic.VI.B A1776-basic.VI.E in their turn, at their place, with 1 MP spent', () => {
    const state = july('');
    expect(at(state, 'gb', 'new-york-city')).toEqual({ BR: 10 });
    expect(options(state, 'gb')).toContain(`march ${NEW_YORK} 1`);
    expect(walk(state, 'gb', `march ${NEW_YORK} 1`).column).toMatchObject({ spent: 1 });
  });

  it('A1776-basic.VI.F an entry comes in one hex', () => {
    const state = july(`us ${NEW_YORK}: 1 CA`);
    const [first = ''] = options(state, 'gb');
    const placed = walk(state, 'gb', first);
    expect(at(placed, 'gb', first.slice('place '.length))).toEqual({ BR: 10 });
  });

  it('A1776-basic.VI.D beside their place, where enemies hold it', () => {
    const state = july(`us ${NEW_YORK}: 1 CA`);
    const beside = options(state, 'gb').map((one) => one.slice('place '.length));
    expect(beside.length).toBeGreaterThan(1);
    expect(beside.every((one) => neighbours(NEW_YORK).includes(one))).toBe(true);
    expect(refused(state, 'gb', `place ${NEW_YORK}`)).toBe('A1776-basic.VI.D');
    expect(refused(state, 'gb', 'forgo')).toBe('A1776-basic.VI.B');
    // they may march on
    const [place = ''] = beside;
    expect(options(walk(state, 'gb', `place ${place}`), 'gb')).toContain(`march ${place} 1`);
  });

  const RING = neighbours(NEW_YORK).filter((one) => hexOf(one)?.kind === 'land');
  const ring = RING.map((one) => `us ${one}: 1 CA`).join('\n');

  it('A1776-basic.VI.D among enemies where they surround it, and there they stay', () => {
    const state = july(ring);
    expect(options(state, 'gb')).toEqual(['forgo', ...RING.map((one) => `place ${one}`).sort()]);
    const [place = ''] = RING;
    const placed = walk(state, 'gb', `place ${place}`);
    expect(at(placed, 'gb', place)).toEqual({ BR: 10 });
    expect(refused(placed, 'gb', `march ${place} 1`)).toBe('A1776-basic.II.B');
  });

  it('A1776-basic.VI.C who is not brought in is out of the game', () => {
    const played = act(july(ring), 'gb', 'forgo');
    expect(said(played)).toContain('forgone');
    const british = Object.values(played.state.hexes).filter(({ gb }) => gb !== undefined);
    expect(british).toHaveLength(1);
  });
});

describe('victory', () => {
  const december = (text: string) =>
    act(position(`time turn 7 us combat\nus oswego: 1 CA\ngb oswego: 1 BR\n${text}`), 'us', 'end');
  /** 15 + 15 + 20 points. */
  const fifty = 'gb new-york-city: 1 BR\ngb boston: 1 BR\ngb albany: 1 BR';

  it('A1776-basic.VII.victory.british A1776-basic.V.victory A1776-basic.intro.4 with a lead of 25', () => {
    const { state } = december(`${fifty}\nus philadelphia: 1 CA\nus fort-stanwix: 1 CA`);
    expect(state.outcome).toEqual({
      winner: 'gb',
      reason: 'points',
      clause: 'A1776-basic.VII.victory.british',
    });
  });

  it('A1776-basic.VII.victory.american with less, and never a draw', () => {
    const { state } = december(
      `${fifty}\nus philadelphia: 1 CA\nus fort-stanwix: 1 CA\nus st-johns: 1 CA`,
    );
    expect(state.outcome).toEqual({
      winner: 'us',
      reason: 'held',
      clause: 'A1776-basic.VII.victory.american',
    });
  });

  it('A1776-basic.VII.control-points an American point scores among British, a British one only without an American', () => {
    const played = december('gb albany: 9 BR\nus albany: 1 CA\ngb boston: 1 BR');
    expect(told(played, 'counted')).toEqual({ us: 20, gb: 15 });
  });
});
