import type { Frame } from '../../../src/rules/kernel/frame.js';
import type { SpaceId } from '../../../src/rules/madison/components/map.js';
import { type ShipId, SHIPS } from '../../../src/rules/madison/components/ships.js';
import type { TurnId } from '../../../src/rules/madison/components/turns.js';
import {
  buildCost,
  buildFrames,
  canBuildAt,
  canSpend,
  isDue,
  repairCost,
} from '../../../src/rules/madison/questions/shipyard.js';
import type { MadisonState } from '../../../src/rules/madison/state.js';
import { act, decision, options, type Pieces, refused, scene } from './support.js';
import { run } from './water.js';

/** A card of that value is played to build. */
const yard = (
  by: 'us' | 'gb',
  nbv: number,
  put: Pieces = {},
  more: Parameters<typeof scene>[0] = {},
) =>
  scene({
    by,
    turn: '1813-1',
    put,
    ...more,
    agenda: (state): readonly Frame[] => buildFrames(state, by, 2 * nbv),
  });

const at = (turn: TurnId, set?: (state: MadisonState) => void, put: Pieces = {}) =>
  scene({ turn, put, ...(set && { set }) });

/** British units that control Sackets Harbour. */
const SACKETS = { r8: 'sackets-harbour' } as const;

describe('building', () => {
  it('MMW-15.0 MMW-3.23 ships are built, and not before their dot', () => {
    for (const { id, how } of SHIPS) expect(isDue(at('1814-2'), id)).toBe(how === 'build');
    expect(refused(yard('us', 3), 'us', 'build superior sackets-harbour')).toBe('MMW-15.14');
    expect(isDue(at('1813-2'), 'superior')).toBe(false);
    expect(isDue(at('1814-1'), 'superior')).toBe(true);
    expect(refused(yard('us', 3), 'us', 'build general-pike sackets-harbour')).toBe('MMW-15.14');
  });

  it('MMW-15.14 in any order, each once', () => {
    const late = yard('us', 3, {}, { turn: '1814-1' });
    const one = act(late, 'us', ['build superior sackets-harbour']).state;
    expect(one.ships.superior).toEqual({ at: 'sackets-harbour' });
    expect(refused(one, 'us', 'build superior sackets-harbour')).toBe('MMW-15.14');
    expect(refused(one, 'us', 'build madison-ship sackets-harbour')).toBeNull();
  });

  it('MMW-15.12 3 points repair two ships at Kingston and build a brig at another base', () => {
    const put = { 'royal-george': 'kingston!', gloucester: 'kingston!' } as const;
    let state = yard('gb', 3, put, { turn: '1814-1' });
    state = run(state, 'gb', [
      'repair royal-george',
      'repair gloucester',
      'build linnet isle-aux-noix',
    ]);
    const { 'royal-george': royal, gloucester, linnet } = state.ships;
    expect([royal, gloucester, linnet]).toEqual([
      { at: 'kingston' },
      { at: 'kingston' },
      { at: 'isle-aux-noix' },
    ]);
    expect(decision(state, 'gb')).not.toBe('build');
  });

  it('MMW-15.12 nothing is built in 1812, but repaired', () => {
    expect(canSpend(at('1812-2'), 'us', 6)).toBe(false);
    const state = yard('us', 1, { oneida: 'sackets-harbour!' }, { turn: '1812-2' });
    expect(options(state, 'us').filter((one) => one.startsWith('build'))).toEqual([]);
    expect(act(state, 'us', ['repair oneida']).state.ships.oneida).toEqual({
      at: 'sackets-harbour',
    });
  });

  it('MMW-15.13 MMW-15.31 in the base of the lake, Brock at York or Kingston', () => {
    const state = yard('gb', 3);
    const may = (ship: ShipId, space: SpaceId) => refused(state, 'gb', `build ${ship} ${space}`);
    expect(may('wolfe', 'kingston')).toBeNull();
    expect(may('wolfe', 'york')).toBe('MMW-15.13');
    expect(may('brock-ship', 'york')).toBeNull();
    expect(may('brock-ship', 'kingston')).toBeNull();
    expect(may('brock-ship', 'ft-george')).toBe('MMW-15.13');
    expect(may('little-belt', 'ft-malden')).toBeNull();
    expect(may('chubb', 'isle-aux-noix')).toBeNull();
  });

  it('MMW-15.15 a ship belongs to its lake', () => {
    const state = yard('gb', 3);
    expect(refused(state, 'gb', 'build wolfe ft-malden')).toBe('MMW-15.13');
    expect(refused(state, 'gb', 'build little-belt kingston')).toBe('MMW-15.13');
    const one = scene({
      turn: '1813-1',
      by: 'gb',
      agenda: (now) => buildFrames(now, 'gb', 6, { lakes: ['lake-erie'] }),
    });
    expect(refused(one, 'gb', 'build wolfe kingston')).toBe('MMW-15.14');
    expect(refused(one, 'gb', 'build little-belt ft-malden')).toBeNull();
  });

  it('MMW-15.16 enemies too weak to control the base do not matter', () => {
    const weak = yard('us', 1, { 'r41-det': 'sackets-harbour' });
    expect(refused(weak, 'us', 'build madison-ship sackets-harbour')).toBeNull();
    const strong = yard('us', 1, { ...SACKETS, rnr: 'sackets-harbour' });
    expect(refused(strong, 'us', 'build madison-ship sackets-harbour')).toBe('MMW-15.13');
  });

  it('MMW-15.17 two schooners for 1, a brig or a corvette for 1, a frigate for 2, mixed at will', () => {
    const ships = [
      'sylph',
      'growler',
      'jefferson',
      'general-pike',
      'superior',
      'st-lawrence',
    ] as const;
    expect(ships.map(buildCost)).toEqual([1, 1, 2, 2, 4, 6]);
    const one = yard('us', 1, {}, { turn: '1814-1' });
    expect(refused(one, 'us', 'build superior sackets-harbour')).toBe('MMW-15.17');
    const half = act(one, 'us', ['build sylph sackets-harbour']).state;
    expect(refused(half, 'us', 'build general-pike sackets-harbour')).toBe('MMW-15.17');
    const two = act(half, 'us', ['build lady-of-the-lake sackets-harbour']).state;
    expect(two.ships['lady-of-the-lake'].at).toBe('sackets-harbour');
    expect(decision(two, 'us')).not.toBe('build');
    let mixed = yard('us', 3, {}, { turn: '1814-1' });
    mixed = run(mixed, 'us', ['build superior sackets-harbour', 'build sylph sackets-harbour']);
    expect(act(mixed, 'us', ['build montgomery plattsburgh']).state.ships.montgomery.at).toBe(
      'plattsburgh',
    );
  });

  it('MMW-15.17 what is left is lost', () => {
    const half = act(yard('us', 1), 'us', ['build lady-of-the-lake sackets-harbour', 'done']).state;
    expect(decision(half, 'us')).not.toBe('build');
  });
});

describe('repairs', () => {
  it('MMW-15.22 in friendly bases, even where nothing is built', () => {
    const put = {
      'royal-george': 'kingston!',
      gloucester: 'york!',
      beresford: 'ft-george!',
    } as const;
    const state = yard('gb', 3, put);
    expect(refused(state, 'gb', 'repair royal-george')).toBeNull();
    expect(refused(state, 'gb', 'repair gloucester')).toBeNull();
    expect(refused(state, 'gb', 'repair beresford')).toBe('MMW-15.22');
    expect(refused(state, 'gb', 'repair wolfe')).toBe('MMW-15.22');
    const held = yard('gb', 3, { ...put, 'us-9': 'kingston' });
    expect(refused(held, 'gb', 'repair royal-george')).toBe('MMW-15.22');
  });

  it('MMW-15.23 MMW-15.2 schooners half a point, all others 1', () => {
    expect(
      (['sylph', 'growler', 'jefferson', 'superior', 'st-lawrence'] as const).map(repairCost),
    ).toEqual([1, 1, 2, 2, 2]);
    const put = { conquest: 'sackets-harbour!', scourge: 'sackets-harbour!' } as const;
    const more = { oneida: 'sackets-harbour!', superior: 'sackets-harbour!' } as const;
    let state = yard('us', 2, { ...put, ...more }, { turn: '1814-1' });
    state = run(state, 'us', ['repair conquest', 'repair scourge', 'repair oneida']);
    expect(decision(state, 'us')).not.toBe('build');
    let other = yard('us', 2, { ...put, ...more }, { turn: '1814-1' });
    other = run(other, 'us', ['repair superior', 'repair oneida']);
    expect([other.ships.superior.damaged, other.ships.conquest.damaged]).toEqual([undefined, true]);
    expect(decision(other, 'us')).not.toBe('build');
  });

  it('MMW-15.24 a card of any value, never for more', () => {
    const put = { oneida: 'sackets-harbour!', conquest: 'sackets-harbour!' } as const;
    const half = act(yard('us', 1, put), 'us', ['repair conquest']).state;
    expect(refused(half, 'us', 'repair oneida')).toBe('MMW-15.23');
    const hand = scene({ turn: '1813-1', put, hands: { us: ['c39', 'c71'] } });
    expect(options(hand, 'us')).toEqual(expect.arrayContaining(['build c39', 'build c71']));
  });

  it('MMW-15.21 every winter for nothing, in bases only', () => {
    const winter = (put: Pieces) =>
      scene({
        turn: '1813-w',
        put,
        agenda: [{ f: 'winter-turn', stage: 'repair' } as never],
      });
    const { ships } = winter({
      oneida: 'sackets-harbour!',
      julia: 'ogdensburg!',
      gloucester: 'york!',
    });
    expect([ships.oneida.damaged, ships.julia.damaged, ships.gloucester.damaged]).toEqual([
      undefined,
      true,
      undefined,
    ]);
  });
});

describe('naval bases', () => {
  it('MMW-15.32 a destroyed base serves no more, a captured one not while it is held', () => {
    const gone = at(
      '1813-1',
      ({ basesDestroyed }) => void (basesDestroyed['sackets-harbour'] = true),
    );
    expect(canBuildAt(gone, 'madison-ship', 'sackets-harbour')).toBe(false);
    const lost = at('1813-1', undefined, { ...SACKETS });
    expect(canBuildAt(lost, 'madison-ship', 'sackets-harbour')).toBe(false);
    lost.units.r8.at = 'kingston';
    expect(canBuildAt(lost, 'madison-ship', 'sackets-harbour')).toBe(true);
  });

  const opened = (put: Pieces, set?: (state: MadisonState) => void) =>
    scene({
      turn: '1814-1',
      put: { 'us-4': 'utica', ...put },
      ...(set && { set }),
      agenda: [{ f: 'turn', stage: 'open' } as never],
    });

  it('MMW-15.33 a back-up base begins to serve in the year after the main base was lost', () => {
    const lost = at('1813-2', undefined, { ...SACKETS, rnr: 'sackets-harbour' });
    expect(canBuildAt(lost, 'madison-ship', 'oswego')).toBe(false);
    const next = opened({ ...SACKETS, rnr: 'sackets-harbour' });
    expect(next.backups).toEqual({ oswego: true });
    expect(canBuildAt(next, 'madison-ship', 'oswego')).toBe(true);
    expect(opened({}).backups).toEqual({});
  });

  it('MMW-15.33 destroyed counts as lost; regained in time it does not; once active always active', () => {
    const destroyed = opened({}, ({ basesDestroyed }) => void (basesDestroyed.kingston = true));
    expect(destroyed.backups).toEqual({ york: true });
    expect(canBuildAt(destroyed, 'wolfe', 'york')).toBe(true);
    const back = opened({}, ({ backups }) => void (backups.oswego = true));
    expect(canBuildAt(back, 'madison-ship', 'oswego')).toBe(true);
    expect(canBuildAt(back, 'madison-ship', 'sackets-harbour')).toBe(true);
  });

  it('MMW-15.34 MMW-15.3 Buffalo from 1812 and Erie besides from 1813; Malden, then Port Dover', () => {
    const open = (turn: TurnId, ship: ShipId, space: SpaceId) => canBuildAt(at(turn), ship, space);
    expect(open('1812-2', 'lawrence', 'erie')).toBe(false);
    expect(open('1813-1', 'lawrence', 'erie')).toBe(true);
    expect(open('1813-1', 'lawrence', 'buffalo')).toBe(true);
    expect(open('1813-1', 'little-belt', 'ft-malden')).toBe(true);
    expect(open('1813-1', 'little-belt', 'port-dover')).toBe(false);
    const malden = opened({ 'us-9': 'ft-malden' });
    expect(malden.backups).toEqual({ 'port-dover': true });
  });
});
