import type { ScenarioId } from '../../../src/rules/avalon1776/components/scenarios/index.js';
import { other, type Side } from '../../../src/rules/avalon1776/components/side.js';
import { COVERED_CODES, UNIT, UNIT_CODES } from '../../../src/rules/avalon1776/components/units.js';
import { avalon1776 } from '../../../src/rules/avalon1776/index.js';
import { within } from '../../../src/rules/avalon1776/questions/force.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import { viewOf } from '../../../src/rules/avalon1776/view/view.js';
import { loaded, refusal, start } from '../../../src/rules/kernel/index.js';
import { at, deskOf, hex, said, told } from './advanced.js';

const second = deskOf('scenario2');
const third = deskOf('scenario3');
const { position, walk, act, refused, options, decision } = second;
const ALBANY = hex('albany');

/** July 1777, that side to move. */
const upState = (by: Side, text: string): State1776 =>
  position(`time turn 3 ${by} movement\n${text}`);
/** The start of the American movement phase of May 1777. */
const begun = (text: string, option = 'inverted'): State1776 =>
  walk(position(`${option}\ntime turn 1 gb movement\ngb oswego: 1 BR\n${text}`), 'gb', 'end');
const seen = (state: State1776, place: string, viewer: Side | null = 'gb') =>
  viewOf(state, viewer).hexes[hex(place)]?.us?.open;
const first = (scenario: ScenarioId, inverted = true): State1776 =>
  start(avalon1776, { scenario, options: { inverted } }, loaded()).state;
const actionOf = (step: string) => {
  const [verb = '', at = '', unit = ''] = step.split(' ');
  return { do: verb, hex: at, unit };
};
const clauseOf = (played: ReturnType<typeof act>, type: string) =>
  played.events.find((event) => event.type === type)?.clause;

describe('face-down counters', () => {
  it('A1776-opt.I lie as so many counters to everybody but their owner, where it is played', () => {
    const state = begun('us albany: 7 CA 2 RM');
    const hidden = walk(state, 'us', `hide ${ALBANY} CA-5`, `hide ${ALBANY} RM-2`);
    const ended = act(hidden, 'us', 'end');
    expect(told(ended, 'covered')).toEqual({ side: 'us', counters: 2 });
    expect(seen(ended.state, 'albany')).toEqual({ CA: 2, down: 2 });
    expect(seen(ended.state, 'albany', null)).toEqual({ CA: 2, down: 2 });
    expect(seen(ended.state, 'albany', 'us')).toEqual({ CA: 2, 'CA-5': 1, 'RM-2': 1 });
    // until its owner has done, others see nothing of it
    expect(seen(hidden, 'albany')).toEqual({ CA: 7, RM: 2 });
    expect(decision(begun('us albany: 7 CA', ''), 'us')).not.toBe('cover');
  });

  it('A1776-opt.I.A A1776-opt.I.B are of some types alone', () => {
    const inverts = UNIT_CODES.filter(
      (code) => UNIT[code].inverts && UNIT[code].kind !== 'covered',
    );
    expect(inverts).toEqual(['TM', 'TMd', 'I', 'CA', 'RM', 'RMd', 'D']);
    const state = begun('us albany: 1 CA 1 RM 1 A 1 S 1 M');
    expect(options(state, 'us')).toEqual(
      ['end', `hide ${ALBANY} CA-1`, `hide ${ALBANY} RM-1`].sort(),
    );
    expect(refused(state, 'us', `hide ${ALBANY} A`)).toBe('A1776-opt.I.B');
  });

  it('A1776-basic.III.C are counters of the box; a refusal names those that may be turned there', () => {
    const state = begun('us albany: 1 CA 1 RM 1 A\nus bennington: 3 CA');
    const ruling = (step: string) => refusal(avalon1776, state, 'us', actionOf(step));
    const there = ['CA-1', 'RM-1'].map((unit) => actionOf(`hide ${ALBANY} ${unit}`));
    for (const unit of ['CA', 'CA-2', 'D'])
      expect(ruling(`hide ${ALBANY} ${unit}`)).toMatchObject({
        clause: 'A1776-basic.III.C',
        better: there,
      });
    expect(ruling(`hide ${ALBANY} A`)?.better).toEqual(there);
    expect(ruling(`hide ${hex('boston')} CA-1`)?.better).toEqual([]);
  });

  it('A1776-basic.III.C are no more than the box has of that face, wherever they lie', () => {
    const state = begun('us albany: 60 CA 11 RM\nus bennington: 5 RM');
    const hidden = walk(
      state,
      'us',
      ...Array.from({ length: 4 }, () => `hide ${ALBANY} CA-10`),
      ...Array.from({ length: 2 }, () => `hide ${ALBANY} RM-5`),
    );
    for (const step of [`hide ${ALBANY} CA-10`, `hide ${hex('bennington')} RM-5`]) {
      expect(refused(hidden, 'us', step)).toBe('A1776-basic.III.C');
      expect(options(hidden, 'us')).not.toContain(step);
    }
    // one that is turned up again is back in the box
    const all = begun('us albany: 2 RM-5\nus bennington: 5 RM');
    expect(refused(all, 'us', `hide ${hex('bennington')} RM-5`)).toBe('A1776-basic.III.C');
    const lifted = walk(all, 'us', `lift ${ALBANY} RM-5`);
    expect(refused(lifted, 'us', `hide ${hex('bennington')} RM-5`)).toBeNull();
  });

  it('A1776-opt.I.C A1776-opt.I.D march 8, dragoons farther once they are turned up', () => {
    expect(COVERED_CODES.map((code) => UNIT[code].move)).toEqual(COVERED_CODES.map(() => 8));
    const ends = (units: string, ...steps: string[]) => {
      const at0 = third.position(`time turn 4 us movement\nus hillsboro: ${units}`);
      const state = third.walk(at0, 'us', `march ${hex('hillsboro')} 0`, ...steps);
      return third.options(state, 'us').filter((step) => step.startsWith('go '));
    };
    expect(ends('1 RMd-1')).toEqual(ends('1 RM'));
    expect(ends('1 RMd').length).toBeGreaterThan(ends('1 RM').length);
    expect(ends('1 RMd-1', 'show RMd-1')).toEqual(ends('1 RMd'));
  });

  it('A1776-opt.I.D lets a dragoon that has spent its 8 MP face down be turned up and go on', () => {
    const state = third.position('time turn 4 us movement\nus hillsboro: spent8 1 RMd-1 1 RM-1');
    const shown = third.act(state, 'us', `show ${hex('hillsboro')} RMd-1`);
    expect(third.options(shown.state, 'us')).toContain(`march ${hex('hillsboro')} 8`);
    const other = third.act(state, 'us', `show ${hex('hillsboro')} RM-1`);
    expect(third.options(other.state, 'us')).not.toContain(`march ${hex('hillsboro')} 8`);
  });

  it('A1776-opt.I.D are turned down and up as their owner likes, up at any time of the segment', () => {
    const state = begun('us albany: 1 CA-5 1 D-1 2 RM');
    expect(options(state, 'us')).toContain('end');
    const lifted = walk(state, 'us', `lift ${ALBANY} CA-5`);
    expect(at(lifted, 'us', 'albany')).toEqual({ CA: 5, RM: 2, 'D-1': 1 });
    // once something goes down nothing goes up any more
    const hidden = walk(state, 'us', `hide ${ALBANY} RM-1`);
    expect(refused(hidden, 'us', `lift ${ALBANY} CA-5`)).toBe('A1776-opt.I.D');
    const moving = upState('us', 'us albany: 1 CA-5 1 D-1');
    const shown = act(moving, 'us', `show ${ALBANY} CA-5`);
    expect([clauseOf(shown, 'shown'), shown.stopped]).toEqual(['A1776-opt.I.D', 'REVEAL']);
    expect(seen(shown.state, 'albany')).toEqual({ CA: 5, down: 1 });
    const column = walk(moving, 'us', `march ${ALBANY} 0`);
    expect(act(column, 'us', 'show CA-5').state.column?.units).toEqual({ CA: 5, 'D-1': 1 });
    expect(refused(moving, 'us', `show ${ALBANY} RM-1`)).toBe('A1776-opt.I.D');
  });

  it('A1776-opt.I.D A1776-scn3.special.1 wake militia once the Continentals with it are turned up', () => {
    const still = 'inverted\ntime turn 1 gb movement\nus charlotte-va: 1 CA-1 fixed 3 RM';
    const state = third.walk(third.position(still), 'gb', 'end');
    const asleep = third.act(state, 'us', 'end');
    expect(said(asleep)).toEqual(['covered']);
    const lifted = third.walk(state, 'us', `lift ${hex('charlotte-va')} CA-1`);
    const woken = third.act(lifted, 'us', 'end');
    expect(said(woken)).toEqual(['covered', 'woken']);
    expect(woken.state.hexes[hex('charlotte-va')]?.us).toEqual({ rest: { CA: 1, RM: 3 } });
  });

  it('A1776-opt.I.E stay face down on the march and beside enemies', () => {
    const state = upState('us', 'us albany: 1 CA-5\ngb schenectady: 1 BR');
    const marched = act(walk(state, 'us', `march ${ALBANY} 0`), 'us', 'go HHH39');
    expect(told(marched, 'marched')).toMatchObject({ units: { down: 1 } });
    expect(told(marched, 'marched', 'us')).toMatchObject({ units: { 'CA-5': 1 } });
    expect(marched.state.column?.units).toEqual({ 'CA-5': 1 });
  });

  it('A1776-opt.I.E.1 are turned up when they come to enemy combat units', () => {
    const state = upState(
      'us',
      'us albany: 1 CA-5 1 RM-1\ngb schenectady: 1 BR 2 TM\ngb saratoga: 1 S',
    );
    const column = walk(state, 'us', `march ${ALBANY} 0`);
    const met = act(column, 'us', `go ${hex('schenectady')}`);
    expect(clauseOf(met, 'shown')).toBe('A1776-opt.I.F');
    expect(told(met, 'shown')).toMatchObject({ side: 'us', units: { CA: 5, RM: 1 } });
    expect([met.stopped, at(met.state, 'us', 'schenectady')]).toEqual(['REVEAL', { CA: 5, RM: 1 }]);
    // wagons alone are none
    expect(said(act(column, 'us', 'go HHH39'))).not.toContain('shown');
  });

  it('A1776-opt.I.E.2 are turned up when enemy combat units come to them, in a fort too', () => {
    const state = upState('gb', 'us albany: 1 CA-5\ngb schenectady: 1 BR\ngb saratoga: 1 S');
    const met = act(walk(state, 'gb', `march ${hex('schenectady')} 0`), 'gb', `go ${ALBANY}`);
    expect(told(met, 'shown')).toMatchObject({ side: 'us', hex: ALBANY, units: { CA: 5 } });
    const wagon = act(walk(state, 'gb', 'march HHH39 0'), 'gb', `go ${ALBANY}`);
    expect(said(wagon)).not.toContain('shown');
  });

  it('A1776-opt.I.E.2 of a garrison nobody goes by without its being turned up', () => {
    const through = (garrison: string) => {
      const text = `gb schenectady: 1 BR\nfort albany: us\nus albany: in ${garrison}`;
      return walk(upState('gb', text), 'gb', `march ${hex('schenectady')} 0`);
    };
    const past = (state: State1776) =>
      options(state, 'gb').filter((step) => {
        if (!step.startsWith('go ') || step === `go ${ALBANY}`) return false;
        return (told(act(state, 'gb', step), 'marched')['via'] as string[]).includes(ALBANY);
      });
    expect(past(through('1 RM'))).not.toEqual([]);
    expect([past(through('1 RM-1')), past(through('1 D-1'))]).toEqual([[], []]);
    const met = act(through('1 RM-1'), 'gb', `go ${ALBANY}`);
    expect(told(met, 'shown')).toMatchObject({ side: 'us', hex: ALBANY, units: { RM: 1 } });
    // the garrison stops nobody, so that the column goes on
    expect(met.state.column?.at).toBe(ALBANY);
  });

  it('A1776-opt.I.F all of both sides in the hex are shown at once', () => {
    const text = 'us albany: 1 CA-5 2 RM-1\nus bennington: 1 CA-2\ngb schenectady: 8 BR';
    const met = act(
      walk(upState('gb', text), 'gb', `march ${hex('schenectady')} 0`),
      'gb',
      `go ${ALBANY}`,
    );
    expect(seen(met.state, 'albany')).toEqual({ CA: 5, RM: 2 });
    expect(seen(met.state, 'bennington')).toEqual({ down: 1 });
  });

  it('A1776-opt.I.F are turned down again at the start of a movement phase, away from enemies', () => {
    const text = 'us albany: 2 CA\ngb albany: 1 BR\nus bennington: 2 CA\ngb bennington: 1 S';
    const fought = walk(begun(text), 'gb', 'end');
    const state = walk(fought, 'us', 'end');
    expect(refused(state, 'us', `hide ${ALBANY} CA-1`)).toBe('A1776-opt.I.F');
    expect(options(state, 'us')).toContain(`hide ${hex('bennington')} CA-2`);
    // at no other time
    expect(options(upState('us', 'us albany: 2 CA'), 'us').join()).not.toContain('hide');
  });

  it('A1776-opt.I.F shows itself where an arrival or an invasion comes, and bars it', () => {
    const barred = act(
      position('time turn 1 us movement\nus montreal: 1 RM-1 1 D-1\ngb st-johns: 1 BR'),
      'us',
      'end',
    );
    expect(told(barred, 'shown')).toMatchObject({ hex: hex('montreal'), units: { RM: 1, D: 1 } });
    // the decoy that has come to light does not go on before it is turned down
    expect(barred.state.hexes[hex('montreal')]?.us).toEqual({ rest: { RM: 1 }, fixed: { D: 1 } });
    const fleet = walk(
      upState('gb', 'gb new-york-city: 5 BR\nus new-haven: 1 RM-1'),
      'gb',
      ...['invade', 'board BR 5'],
    );
    const landing = act(fleet, 'gb', `sail ${hex('new-haven')}`);
    expect([said(landing), landing.stopped, decision(landing.state, 'gb')]).toEqual([
      ['shown'],
      'REVEAL',
      'invasion',
    ]);
    expect(refused(landing.state, 'gb', `sail ${hex('new-haven')}`)).toBe('A1776-scn2.special.1.b');
  });

  it('A1776-opt.I.F are not passed over when a fort that was built is finished', () => {
    const asked = ['RM-1', 'D-1'].map((code) => {
      const state = upState('us', `us albany: 1 ${code}\nbuilt albany: us\nus bennington: 1 CA`);
      return decision(walk(state, 'us', 'end'), 'us');
    });
    expect(asked).toEqual(['garrison', 'garrison']);
  });
});

describe('who hides', () => {
  it.each([
    ['A1776-scn1.options.1', 'scenario1', 'gb', 3],
    ['A1776-scn2.options.1', 'scenario2', 'us', 3],
    ['A1776-scn3.options.1', 'scenario3', 'us', 4],
  ] as const)('%s one side alone, with its decoys anywhere', (clause, scenario, side, decoys) => {
    const { act: play, decision: owes, options: may, refused: bars } = deskOf(scenario);
    let state = first(scenario);
    // whatever else the set-up leaves to choose comes first
    for (let step = 0; owes(state, side) !== 'cover' && step < 40; step++) {
      const owing = (['us', 'gb'] as const).find((one) => owes(state, one) !== null) ?? 'us';
      state = play(
        state,
        owing,
        may(state, owing).at(-1) === 'end' ? 'end' : (may(state, owing)[0] ?? ''),
      ).state;
    }
    const hidden = may(state, side).flatMap((step) => step.match(/^hide \S+ (\S+)$/)?.[1] ?? []);
    const types = new Set(hidden.map((code) => code.split('-')[0]));
    expect([...types].sort()).toEqual(
      side === 'gb' ? ['D', 'TM'] : expect.arrayContaining(['CA', 'D', 'RM']),
    );
    const where = hidden.filter((code) => code === 'D-1').length;
    expect(where).toBeGreaterThan(150);
    // where enemies are no decoy lies, nor out of the area
    const enemy = other(side);
    const enemies = Object.keys(state.hexes).filter((id) => state.hexes[id]?.[enemy] !== undefined);
    expect(enemies.map((id) => bars(state, side, `hide ${id} D-1`))).toEqual(
      enemies.map(() => 'A1776-opt.I.G.1'),
    );
    expect(
      bars(state, side, `hide ${hex(scenario === 'scenario3' ? 'albany' : 'savannah')} D-1`),
    ).toBe('A1776-adv.V.D');
    for (let left: number = decoys; left > 0; left--) {
      expect(bars(state, side, 'end')).toBe(clause);
      state = play(state, side, may(state, side).find((step) => step.endsWith(' D-1')) ?? '').state;
    }
    const done = play(state, side, 'end');
    expect(told(done, 'covered')).toEqual({ side, counters: decoys });
    expect(
      Object.values(done.state.hexes).some((spot) =>
        COVERED_CODES.some((code) => within(spot[enemy])[code]),
      ),
    ).toBe(false);
  });
});
