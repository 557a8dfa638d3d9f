import { neighbours } from '../../../src/rules/avalon1776/components/map.js';
import type { Side } from '../../../src/rules/avalon1776/components/side.js';
import { verdictOf } from '../../../src/rules/avalon1776/questions/victory.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import { viewOf } from '../../../src/rules/avalon1776/view/view.js';
import { at, deskOf, hex, said, told } from './advanced.js';

const { position, walk, act, refused, options, decision, seen } = deskOf('scenario2');
const [ALBANY, SCHENECTADY] = [hex('albany'), hex('schenectady')];

/** July 1777, that side to move. */
const inJuly = (by: Side, text: string): State1776 =>
  position(`forced-march\ntime turn 3 ${by} movement\n${text}`);
const marching = (state: State1776, by: Side, from: string) => walk(state, by, `march ${from} 0`);
const goes = (state: State1776, by: Side) =>
  options(state, by).filter((step) => step.startsWith('go '));
const known = (state: State1776, place: string) => state.hexes[hex(place)]?.us?.fixed?.D;

describe('a decoy', () => {
  it('A1776-opt.I.G marches like men, and nobody shows it for one', () => {
    const [decoy, men] = ['D-1', 'CA-10'].map((code) =>
      marching(inJuly('us', `us albany: 1 ${code}`), 'us', ALBANY),
    ) as [State1776, State1776];
    expect(goes(decoy, 'us')).toEqual(goes(men, 'us'));
    expect(refused(decoy, 'us', 'show D-1')).toBe('A1776-opt.I.G');
    expect(refused(inJuly('us', 'us albany: 1 D-1'), 'us', `show ${ALBANY} D-1`)).toBe(
      'A1776-opt.I.G',
    );
    expect(refused(decoy, 'us', 'show CA-1')).toBe('A1776-opt.I.D');
  });

  it('A1776-opt.I.G holds no town at the end', () => {
    const desk = deskOf('scenario3');
    const reason = (units: string) =>
      verdictOf(desk.position(`time turn 5 us movement\nus savannah: ${units}\ngb camden: 1 BR`))
        .reason;
    expect([reason('1 RM-1'), reason('1 D-1')]).toEqual(['foothold', 'undecided']);
  });

  it('A1776-opt.I.G.1 comes to no enemy counters, of whatever kind', () => {
    for (const enemies of [
      'gb schenectady: 1 S',
      'fort schenectady: gb',
      'built schenectady: gb',
    ]) {
      const by = (code: string) =>
        marching(inJuly('us', `us albany: 1 ${code}\n${enemies}\ngb oswego: 1 BR`), 'us', ALBANY);
      expect(refused(by('D-1'), 'us', `go ${SCHENECTADY}`)).toBe('A1776-opt.I.G.1');
      expect(options(by('RM-1'), 'us')).toContain(`go ${SCHENECTADY}`);
    }
  });

  it('A1776-opt.I.G.1 is not landed among them either', () => {
    const side = 'HHH39/HHH40';
    const text = `bateaux\ntime turn 3 us movement\nus albany: 1 D-1\ngb HHH39: 1 S\nboats us FFF38/FFF39: 1`;
    const aboard = walk(position(text), 'us', 'launch FFF38/FFF39', `load ${ALBANY} D-1 1`);
    // its weight would tell a decoy from five Continentals
    expect(seen(aboard, 'us').boat).toMatchObject({ burden: 1 });
    expect(seen(aboard, 'gb').boat).not.toHaveProperty('burden');
    expect(seen(aboard, null).boat).not.toHaveProperty('burden');
    const rowed = walk(aboard, 'us', `row ${side}`);
    expect(refused(rowed, 'us', 'drop HHH39 D-1 1')).toBe('A1776-opt.I.G.1');
    expect(refused(rowed, 'us', 'land HHH39')).toBe('A1776-opt.I.G.1');
    expect(at(walk(rowed, 'us', 'land HHH40'), 'us', 'HHH40')).toEqual({ 'D-1': 1 });
  });

  it('A1776-opt.I.G.2 is driven off by whoever comes, to the nearest friends, and stops nobody', () => {
    const text = 'us albany: 2 D-1\nus bennington: 1 RM\ngb schenectady: 1 BR\nus west-point: 1 CA';
    const met = act(marching(inJuly('gb', text), 'gb', SCHENECTADY), 'gb', `go ${ALBANY}`);
    expect(said(met)).toEqual(['marched', 'shown', 'fled', 'fled']);
    expect(told(met, 'fled')).toMatchObject({ side: 'us', from: ALBANY, to: hex('bennington') });
    expect([known(met.state, 'bennington'), at(met.state, 'us', 'albany')]).toEqual([2, {}]);
    expect([met.state.column?.at, decision(met.state, 'gb')]).toEqual([ALBANY, 'column']);
  });

  it('A1776-opt.I.G.2 of hexes equally near its owner names one; without any it is lost', () => {
    const text = 'us albany: 1 D-1\nus EEE38: 1 S\nus GGG38: 1 RM-1\ngb schenectady: 1 BR';
    const met = act(marching(inJuly('gb', text), 'gb', SCHENECTADY), 'gb', `go ${ALBANY}`);
    expect([met.stopped, options(met.state, 'us')]).toEqual([
      'REVEAL',
      ['flee EEE38', 'flee GGG38'],
    ]);
    expect(known(walk(met.state, 'us', 'flee GGG38'), 'GGG38')).toBe(1);
    // where enemies are, or a decoy that is known, nobody is safe
    const alone = 'us albany: 1 D-1\nus EEE38: 1 D\ngb schenectady: 1 BR';
    const lost = act(marching(inJuly('gb', alone), 'gb', SCHENECTADY), 'gb', `go ${ALBANY}`);
    expect(said(lost)).toEqual(['marched', 'shown', 'vanished']);
  });

  it('A1776-opt.I.G.2 lies face up and still until it is turned down, and then goes on', () => {
    const text = 'us bennington: 1 RM 1 D\ngb oswego: 1 BR';
    const moving = inJuly('us', text);
    expect(options(moving, 'us').filter((step) => !step.includes(hex('bennington')))).toEqual([
      'end',
    ]);
    expect(marching(moving, 'us', hex('bennington')).column?.units).toEqual({ RM: 1 });
    expect(viewOf(moving, 'gb').hexes[hex('bennington')]?.us?.open).toEqual({ RM: 1, D: 1 });
    const next = walk(position(`inverted\ntime turn 1 gb movement\n${text}`), 'gb', 'end');
    const hidden = walk(next, 'us', `hide ${hex('bennington')} D-1`, 'end');
    expect(hidden.hexes[hex('bennington')]?.us).toEqual({ rest: { RM: 1, 'D-1': 1 } });
  });

  it('A1776-opt.I.G.2 is driven off again where it lies known', () => {
    const text = 'us albany: 1 D\nus bennington: 1 RM\ngb schenectady: 1 BR';
    const met = act(marching(inJuly('gb', text), 'gb', SCHENECTADY), 'gb', `go ${ALBANY}`);
    expect(said(met)).toEqual(['marched', 'fled']);
  });

  it('A1776-opt.I.G.2 does not hold an arrival that is sent beside its place', () => {
    const desk = deskOf('scenario1');
    const beside = neighbours(hex('fort-western'));
    const text = beside.map((id) => `gb ${id}: 1 D-1`).join('\n');
    const start = desk.position(`time turn 1 gb movement\ngb fort-western: 1 TM\n${text}`);
    const begun = desk.walk(start, 'gb', 'end');
    expect([begun.turn, desk.decision(begun, 'us')]).toEqual([2, 'divert']);
    const there = desk.options(begun, 'us').find((step) => step.startsWith('place '));
    const came = desk.act(begun, 'us', there ?? '');
    expect(told(came, 'arrived')).toMatchObject({ pressed: false });
    expect(came.state.hexes[there?.split(' ')[1] ?? '']?.us).toEqual({ free1: { RM: 2, S: 1 } });
  });

  it('A1776-opt.I.G.2 does not keep an arrival or an invasion from its place', () => {
    const came = act(
      position('time turn 1 us movement\nus montreal: 1 D-1\nus albany: 1 RM\ngb oswego: 1 BR'),
      'us',
      'end',
    );
    expect(said(came).filter((type) => ['shown', 'fled', 'arrived'].includes(type))).toEqual([
      'shown',
      'fled',
      'arrived',
    ]);
    const fleet = inJuly('gb', 'gb new-york-city: 5 BR\nus new-haven: 1 D-1\nus albany: 1 RM');
    const landed = act(walk(fleet, 'gb', 'invade', 'board BR 5'), 'gb', `sail ${hex('new-haven')}`);
    expect(said(landed).slice(0, 3)).toEqual(['shown', 'invaded', 'fled']);
    expect(at(landed.state, 'gb', 'new-haven')).toEqual({ BR: 5 });
  });
});

describe('a forced march of what lies face down', () => {
  const tried = (units: string) =>
    walk(inJuly('us', `us albany: ${units}\nus bennington: 1 RM`), 'us', 'end', `try ${ALBANY} 8`);
  const aim = (state: State1776, mp: number) =>
    options(state, 'us').find((step) => step.startsWith('aim ') && step.endsWith(` ${mp}`)) ?? '';

  it('A1776-opt.III.G is declared without being shown, a decoy like others', () => {
    expect(options(tried('1 D-1'), 'us')).toEqual(options(tried('1 CA-5'), 'us'));
    const state = tried('1 CA-5 1 D-1');
    const declared = act(state, 'us', aim(state, 1));
    expect(told(declared, 'declared')).toMatchObject({ units: { down: 2 } });
    expect(viewOf(declared.state, 'gb').marches).toMatchObject([{ units: { down: 2 } }]);
    const gone = act(declared.state, 'us', 'end', [6]);
    const reached = act(gone.state, 'us', options(gone.state, 'us')[0] ?? '');
    expect([...said(gone), ...said(reached)]).not.toContain('shown');
    expect(told(reached, 'reached')).toMatchObject({ units: { down: 2 } });
  });

  it('A1776-opt.III.G A1776-opt.III.D is shown where half of it is lost, and its decoys leave it', () => {
    const state = tried('1 CA-5 1 D-1');
    const declared = walk(state, 'us', aim(state, 4));
    const halved = act(declared, 'us', 'end', [1]);
    expect(halved.events.find(({ type }) => type === 'shown')?.clause).toBe('A1776-opt.III.G');
    expect(told(halved, 'shown')).toMatchObject({ hex: ALBANY, units: { CA: 5, D: 1 } });
    expect(told(halved, 'fled')).toMatchObject({ from: ALBANY, to: hex('bennington') });
    expect(known(halved.state, 'bennington')).toBe(1);
    // a decoy alone loses nothing but its secret
    const alone = tried('1 D-1');
    const found = act(walk(alone, 'us', aim(alone, 4)), 'us', 'end', [1]);
    expect(said(found).slice(0, 3)).toEqual(['shown', 'forced', 'fled']);
  });
});
