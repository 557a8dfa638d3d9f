import { SCENARIO, SCENARIOS } from '../../../src/rules/avalon1776/components/scenarios/index.js';
import { areaOf } from '../../../src/rules/avalon1776/components/scenarios/places.js';
import { evaluate } from '../../../src/rules/avalon1776/player/evaluate.js';
import { goalsIn } from '../../../src/rules/avalon1776/player/worth.js';
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
