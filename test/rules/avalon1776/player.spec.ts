import { distance } from '../../../src/rules/avalon1776/components/map.js';
import { SCENARIO, SCENARIOS } from '../../../src/rules/avalon1776/components/scenarios/index.js';
import { areaOf } from '../../../src/rules/avalon1776/components/scenarios/places.js';
import { BEST_MIX, TACTIC_IDS } from '../../../src/rules/avalon1776/components/tactics.js';
import { avalon1776 } from '../../../src/rules/avalon1776/index.js';
import { evaluate } from '../../../src/rules/avalon1776/player/evaluate.js';
import { mixed } from '../../../src/rules/avalon1776/player/mixed.js';
import { goalsIn } from '../../../src/rules/avalon1776/player/worth.js';
import { worthTrying } from '../../../src/rules/avalon1776/player/worth-trying.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import {
  choices,
  owed,
  playInPlace,
  RecordingTable,
  seededChance,
  start,
} from '../../../src/rules/kernel/index.js';
import { deskOf, hex } from './advanced.js';

describe('what the greedy player of 1776 wants', () => {
  it.each(SCENARIOS)('are places that decide $id, each of them in play and within reach', (one) => {
    const goals = goalsIn(one);
    expect(goals.length).toBeGreaterThan(2);
    for (const goal of goals) {
      expect(areaOf(one).has(goal.hex)).toBe(true);
      expect(goals.some((other) => other !== goal && goal.distance(other.hex) < 100)).toBe(true);
    }
  });

  it('in Virginia is the commerce that is left, and that it burns', () => {
    const { position } = deskOf('scenario4');
    const value = (text: string) =>
      evaluate(position(`time turn 4 us movement\nus baltimore: 1 CA\n${text}`), 'gb');
    const left = 'commerce richmond\ncommerce charlottesville';
    expect(value(`gb richmond: 3 BR\n${left}`)).toBeGreaterThan(
      value(`gb portsmouth: 3 BR\n${left}`),
    );
    expect(value('gb portsmouth: 3 BR\ncommerce charlottesville')).toBeGreaterThan(
      value(`gb portsmouth: 3 BR\n${left}`),
    );
    expect(goalsIn(SCENARIO.scenario4).map((goal) => goal.hex)).toContain(hex('richmond'));
  });

  it('counts garrisons too', () => {
    const { position } = deskOf('scenario1');
    const value = (text: string) =>
      evaluate(position(`time turn 4 us movement\nus albany: 1 RM\n${text}`), 'gb');
    expect(value('gb quebec: in 2 BR\nfort quebec: gb')).toBeGreaterThan(
      value('fort quebec: gb\ngb oswegatchie: 2 BR'),
    );
  });
});

describe('how the greedy player of 1776 hides', () => {
  const placedIn = (scenario: string): string[] => {
    const chance = seededChance(1);
    const { state } = start(avalon1776, { scenario, options: { inverted: true } }, chance);
    const placed: string[] = [];
    while ((state as unknown as State1776).turn === 0) {
      const seat = owed(avalon1776, state)[0] as 'us' | 'gb';
      const all = choices(avalon1776, state, seat);
      const decoys = all.filter(({ unit }) => unit === 'D-1');
      const tried = worthTrying(state as unknown as State1776, seat, decoys);
      const action = tried[0] ?? all.find((one) => one.do === 'end') ?? all[0]!;
      if (decoys.length > 0) placed.push(String(action['hex']));
      playInPlace(avalon1776, state, seat, action, new RecordingTable(chance));
    }
    return placed;
  };

  it.each(SCENARIOS.filter(({ inverts }) => inverts.length > 0))(
    'A1776-opt.I.G $id: puts no decoy beside another',
    ({ id }) => {
      const placed = placedIn(id);
      expect(placed.length).toBeGreaterThan(2);
      for (const [nth, one] of placed.entries())
        for (const other of placed.slice(nth + 1)) expect(distance(one, other)).toBeGreaterThan(1);
    },
  );
});

describe('how the greedy player of 1776 fights', () => {
  const { position } = deskOf('scenario2');

  it('A1776-adv.II.A.2 draws its card by the equilibrium of its role, and nothing else that way', () => {
    const cards = TACTIC_IDS.map((card) => ({ do: 'play', card }));
    const of = (attacker: 'us' | 'gb') => ({
      ...position('time turn 1 gb combat\nus albany: 1 RM\ngb albany: 1 BR'),
      agenda: [{ f: 'series', attacker }],
    });
    expect(mixed(of('gb') as never, 'gb', cards)).toEqual(BEST_MIX.attacker);
    expect(mixed(of('us') as never, 'gb', cards)).toEqual(BEST_MIX.defender);
    expect(mixed(of('us') as never, 'gb', [...cards, { do: 'end' }])).toBeUndefined();
  });

  it('A1776-adv.IV.A.1 keeps out of the way of six to one', () => {
    const value = (text: string) =>
      evaluate(position(`time turn 2 us movement\ngb fort-edward: 12 BR\n${text}`), 'us');
    const near = value('us ticonderoga: 2 CA');
    expect(value('us morristown: 2 CA')).toBeGreaterThan(near);
    // A1776-adv.IV.A.5 nor does it touch those who are entrenched
    expect(value('us ticonderoga: 2 CA\ndug ticonderoga: us')).toBeGreaterThan(near);
  });

  it('A1776-adv.III.A.2 keeps wagons with its main force', () => {
    const value = (text: string) =>
      evaluate(position(`time turn 2 us movement\ngb oswego: 1 BR\n${text}`), 'us');
    expect(value('us morristown: 8 CA 1 S')).toBeGreaterThan(
      value('us morristown: 8 CA\nus philadelphia: 1 S'),
    );
  });

  it('A1776-adv.II attacks where it gains and not where it loses', () => {
    const tried = (text: string) => {
      const state = position(`time turn 2 gb combat\n${text}`);
      return worthTrying(state, 'gb', choices(avalon1776, state, 'gb')).map((one) => one.do);
    };
    expect(tried('us albany: 2 CA\ngb albany: 9 BR')).toEqual(['fight']);
    expect(tried('us albany: 9 CA\ngb albany: 5 BR')).toEqual(['end']);
  });
});

describe('how the greedy player of 1776 keeps its men together', () => {
  it('A1776-adv.IV.C.2.a leaves no diggers in Virginia but at commerce', () => {
    const { position } = deskOf('scenario4');
    const state = position(
      'time turn 2 us movement\nus baltimore: 3 CA\nus richmond: 1 RM\ncommerce richmond',
    );
    const [far, near] = ['baltimore', 'richmond'].map((id) => ({
      do: 'dig',
      hex: hex(id),
      unit: 'CA',
    }));
    const end = { do: 'end' };
    expect(worthTrying(state, 'us', [far!, near!, end])).toEqual([near, end]);
  });
});
