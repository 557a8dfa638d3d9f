import { type Played, start } from '../../../src/rules/kernel/index.js';
import { seededChance } from '../../../src/rules/kernel/random.js';
import type { Side } from '../../../src/rules/ops1812/components/side.js';
import { ops1812 } from '../../../src/rules/ops1812/index.js';
import type { OpsState } from '../../../src/rules/ops1812/state.js';
import {
  act,
  decision,
  operating,
  options,
  owing,
  refused,
  said,
  seen,
  told,
  units,
} from './support.js';

/** A march of a Campaign of 2 OPS into enemy units; in every round the American dice come first. */
const attack = (side: Side, text: string, march: string, dice: readonly number[]) => {
  return act(operating(side, 'campaign', 2, text), side, march, dice);
};
/** The Americans cross the Niagara, where nothing helps anybody. */
const niagara = (us: string, gb: string, dice: readonly number[], more = '') =>
  attack('us', `us niagara-us: ${us}\ngb niagara-gb: ${gb}\n${more}`, CROSSING, dice);
const CROSSING = 'march niagara-us niagara-gb';
/** Both sides go on fighting; the dice of the next round. */
const goOn = (state: OpsState, dice: readonly number[]): Played<OpsState> =>
  act(act(state, 'gb', 'stay').state, 'us', 'stay', dice);
const left = (state: OpsState) => [
  units(state, 'us', 'niagara-gb'),
  units(state, 'gb', 'niagara-gb'),
];
const thrown = ({ rolls }: Played) => rolls.map(({ dice }) => dice.length);

describe('battle rounds', () => {
  it('OPS-battle.definition units fight in rounds for control of the region', () => {
    const first = niagara('3 regular', '1 regular', [1, 1, 1, 1]);
    expect(told(first, 'battle-round')).toEqual({
      region: 'niagara-gb',
      round: 1,
      us: [1, 1, 1],
      gb: [1],
    });
    expect(seen(first.state).regions['niagara-gb'].control).toBe('gb');
    const second = goOn(first.state, [6, 1, 1, 1]);
    expect(told(second, 'battle-round')).toMatchObject({ round: 2 });
    expect(left(second.state)).toEqual(['3 regular', '']);
    expect(seen(second.state).regions['niagara-gb'].control).toBe('us');
  });

  it('OPS-battle.round.dice each side adds its bonus dice to its unit dice', () => {
    const help = 'fort niagara-gb\nwaterway erie us 2 gb 0';
    const fought = niagara('2 regular', '1 militia', [1, 1, 1, 1, 1], help);
    expect(thrown(fought)).toEqual([3, 2]);
    expect(told(fought, 'battle')).toMatchObject({ bonus: { us: ['waterway'], gb: ['fort'] } });
    expect(seen(fought.state).battle?.dice).toEqual({ us: 3, gb: 2 });
  });

  it('OPS-battle.round.roll both roll together, before anything is removed', () => {
    const fought = niagara('1 regular', '2 militia', [5, 1, 1]);
    const event = fought.events.find(({ type }) => type === 'battle-round');
    expect(event?.rolls.map(({ purpose, dice }) => [purpose, dice])).toEqual([
      ['battle-us', [5]],
      ['battle-gb', [1, 1]],
    ]);
    expect(said(fought).indexOf('battle-round')).toBeLessThan(said(fought).indexOf('losses'));
  });

  it('OPS-battle.round.remove units that are hit are removed together, having rolled', () => {
    const fought = niagara('1 militia', '1 militia', [5, 5]);
    expect(told(fought, 'losses')).toMatchObject({ us: { militia: 1 }, gb: { militia: 1 } });
    expect(left(fought.state)).toEqual(['', '']);
  });

  it('OPS-battle.round.retreat the defender decides first, then the attacker', () => {
    const { state } = niagara('1 regular', '1 regular', [1, 1]);
    expect([owing(state), decision(state, 'gb')]).toEqual([['gb'], 'retreat']);
    const stayed = act(state, 'gb', 'stay').state;
    expect([owing(stayed), decision(stayed, 'us')]).toEqual([['us'], 'retreat']);
    const back = act(stayed, 'us', 'retreat niagara-us').state;
    expect([...left(back), units(back, 'us', 'niagara-us')]).toEqual([
      '',
      '1 regular',
      '1 regular',
    ]);
  });

  it('OPS-battle.round.retreat who decides second stays when the first has gone', () => {
    const { state } = niagara('1 regular', '1 regular', [1, 1], 'us ohio: 1 militia');
    const gone = act(state, 'gb', 'retreat york');
    expect(told(gone, 'battle-over')).toMatchObject({ winner: 'us' });
    expect(decision(gone.state, 'us')).toBe('campaign');
    expect([...left(gone.state), units(gone.state, 'gb', 'york')]).toEqual([
      '1 regular',
      '',
      '1 regular',
    ]);
  });

  it('OPS-battle.round.retreat an option lets the attacker decide first', () => {
    const options = { attackerRetreatsFirst: true };
    const game = start(ops1812, { scenario: 'campaign', options }, seededChance(1)).state;
    expect(game.retreatFirst).toBe('attacker');
    const { state } = niagara('1 regular', '1 regular', [1, 1], 'attacker-retreats-first');
    expect(owing(state)).toEqual(['us']);
    expect(owing(act(state, 'us', 'stay').state)).toEqual(['gb']);
    expect(seen(state, 'us').retreatFirst).toBe('attacker');
  });

  it('OPS-battle.round.repeat another round follows only where both have units and stay', () => {
    const { state } = niagara('1 regular', '1 regular', [1, 1]);
    expect(thrown(goOn(state, [1, 1]))).toEqual([1, 1]);
    const decided = niagara('1 regular', '1 militia', [5, 1], 'us ohio: 1 militia');
    expect(thrown(decided)).toEqual([1, 1]);
    expect(said(decided)).toContain('battle-over');
    expect(decision(decided.state, 'us')).toBe('campaign');
  });

  it('OPS-battle.end the battle ends when a side is destroyed or has retreated', () => {
    const destroyed = niagara('1 militia', '1 regular', [1, 5]);
    expect(told(destroyed, 'battle-over')).toMatchObject({ region: 'niagara-gb', winner: 'gb' });
    expect(seen(destroyed.state).battle).toBeNull();
    const { state } = niagara('1 regular', '1 regular', [1, 1]);
    const left = act(act(state, 'gb', 'stay').state, 'us', 'retreat niagara-us');
    expect(told(left, 'battle-over')).toMatchObject({ winner: 'gb' });
    expect(seen(left.state).battle).toBeNull();
  });

  it('OPS-battle.end where both are destroyed nobody wins, and the defender counts as defeated', () => {
    // the fort has given the defender a second die
    const fought = niagara('1 militia', '1 militia', [5, 5, 1], 'fort niagara-gb');
    expect(told(fought, 'battle-over')).toMatchObject({ winner: null, fort: true });
    expect(fought.state.regions['niagara-gb'].fort).toBe(false);
    expect(seen(fought.state).regions['niagara-gb'].control).toBe('gb');
    const woods = attack(
      'us',
      'us ohio: 1 militia\ngb wabash: 1 militia',
      'march ohio wabash',
      [5, 5],
    );
    expect(seen(woods.state).regions.wabash.control).toBe('gb');
  });
});

describe('hits', () => {
  it('OPS-hits.regular a regular falls to a 6, whoever rolled it', () => {
    for (const us of ['1 regular', '1 militia']) {
      expect(left(niagara(us, '1 regular', [5, 1]).state)).toEqual([us, '1 regular']);
      expect(left(niagara(us, '1 regular', [6, 1]).state)).toEqual([us, '']);
    }
    expect(left(niagara('1 regular', '1 indian', [1, 5]).state)).toEqual(['1 regular', '1 indian']);
    expect(left(niagara('1 regular', '1 indian', [1, 6]).state)).toEqual(['', '1 indian']);
  });

  it('OPS-hits.militia a militia falls to a 5 or more, whoever rolled it', () => {
    for (const us of ['1 regular', '1 militia']) {
      expect(left(niagara(us, '1 militia', [4, 1]).state)).toEqual([us, '1 militia']);
      expect(left(niagara(us, '1 militia', [5, 1]).state)).toEqual([us, '']);
      expect(left(niagara(us, '1 militia', [6, 1]).state)).toEqual([us, '']);
    }
  });

  it('OPS-hits.indian an Indian unit falls to a 4 or more, whoever rolled it', () => {
    for (const us of ['1 regular', '1 militia']) {
      expect(left(niagara(us, '1 indian', [3, 1]).state)).toEqual([us, '1 indian']);
      expect(left(niagara(us, '1 indian', [4, 1]).state)).toEqual([us, '']);
    }
  });

  it('OPS-hits.assign who rolled chooses among the ways that remove as many as possible', () => {
    const fought = niagara('1 regular', '1 regular 1 militia', [6, 1, 1]);
    expect(owing(fought.state)).toEqual(['us']);
    expect(options(fought.state, 'us')).toEqual(['remove 0 1 0', 'remove 1 0 0']);
    expect(refused(fought.state, 'us', 'remove 0 0 0')).toBe('OPS-hits.assign');
    expect(refused(fought.state, 'us', 'remove 1 1 0')).toBe('OPS-hits.assign');
    expect(left(act(fought.state, 'us', 'remove 0 1 0').state)).toEqual(['1 regular', '1 regular']);
    expect(left(act(fought.state, 'us', 'remove 1 0 0').state)).toEqual(['1 regular', '1 militia']);
  });

  it('OPS-hits.assign a die removes one unit at most, and one that reaches no unit is lost', () => {
    expect(left(niagara('1 regular', '2 militia', [6, 1, 1]).state)).toEqual([
      '1 regular',
      '1 militia',
    ]);
    expect(left(niagara('2 regular', '2 regular', [5, 4, 1, 1]).state)).toEqual([
      '2 regular',
      '2 regular',
    ]);
    // the 6 has to go to the regular, or the 5 would be lost
    const both = niagara('2 regular', '1 regular 1 militia', [6, 5, 1, 1]);
    expect(left(both.state)).toEqual(['2 regular', '']);
  });

  it('OPS-hits.assign one die does not remove a regular and an Indian unit', () => {
    const fought = niagara('1 regular', '1 regular 1 indian', [6, 1, 1]);
    expect(options(fought.state, 'us')).toEqual(['remove 0 0 1', 'remove 1 0 0']);
  });

  it('OPS-hits.assign the attacker matches first where both have a choice, of what stood there at the roll', () => {
    const mixed = '1 regular 1 militia';
    const { state } = niagara(mixed, mixed, [6, 1, 6, 1]);
    expect(owing(state)).toEqual(['us']);
    const next = act(state, 'us', 'remove 0 1 0').state;
    expect(owing(next)).toEqual(['gb']);
    expect(left(next)).toEqual([mixed, mixed]);
    expect(left(act(next, 'gb', 'remove 1 0 0').state)).toEqual(['1 militia', '1 regular']);
  });

  it('OPS-hits.assign the defender matches their dice too, before Indian units evade', () => {
    const text = 'us ohio: 1 regular 1 militia\ngb wabash: 2 indian';
    const fought = attack('us', text, 'march ohio wabash', [4, 1, 6, 1]);
    expect(owing(fought.state)).toEqual(['gb']);
    expect(options(fought.state, 'gb')).toEqual(['remove 0 1 0', 'remove 1 0 0']);
    expect(fought.rolls.map(({ purpose }) => purpose)).not.toContain('evade');
    const matched = act(fought.state, 'gb', 'remove 1 0 0', [1]);
    expect(matched.rolls.map(({ purpose }) => purpose)).toEqual(['evade']);
    expect([units(matched.state, 'us', 'wabash'), units(matched.state, 'gb', 'wabash')]).toEqual([
      '1 militia',
      '1 indian',
    ]);
  });
});

describe('dice', () => {
  it('OPS-dice.unit one die for each unit of any class', () => {
    const text = 'gb niagara-gb: 2 regular 1 militia 1 indian\nus niagara-us: 1 regular 2 militia';
    const fought = attack('gb', text, 'march niagara-gb niagara-us', [1, 1, 1, 1, 1, 1, 1]);
    expect(thrown(fought)).toEqual([3, 4]);
  });

  it('OPS-dice.unit.recalc unit dice are counted anew every round', () => {
    const first = niagara('3 regular', '2 militia', [5, 1, 1, 6, 1]);
    expect(left(first.state)).toEqual(['2 regular', '1 militia']);
    expect(thrown(goOn(first.state, [1, 1, 1]))).toEqual([2, 1]);
  });

  it('OPS-dice.bonus.once bonus dice are settled at the start and hold for every round', () => {
    // the drilled regular falls, and so does the reason for the bonus die
    const drilled = niagara('1 regular 1 militia', '1 regular', [1, 1, 1, 6], 'effect drill us');
    expect(drilled.state.effects.drill.us).toBe(false);
    const matched = act(drilled.state, 'gb', 'remove 1 0 0');
    expect(left(matched.state)).toEqual(['1 militia', '1 regular']);
    expect(thrown(goOn(matched.state, [1, 1, 1]))).toEqual([2, 1]);
    // the first American attack of the turn is no longer the first in its second round
    const first = niagara('1 regular', '1 regular', [1, 1, 1], 'tracks stage 1');
    expect(thrown(goOn(first.state, [1, 1, 1]))).toEqual([2, 1]);
  });

  it('OPS-dice.bonus.attack.blockade a British attack on a coastal town under full blockade, by land or sea', () => {
    const town = (zone: string, from = 'mobile') =>
      `squadrons navy 1 gulf ${zone}\ngb ${from}: 1 regular\nus new-orleans: 1 regular`;
    // the Americans defend a home town
    const march = (zone: string, dice: readonly number[]) =>
      attack('gb', town(zone), 'march mobile new-orleans', dice);
    expect(told(march('2', [1, 1, 1, 1]), 'battle')).toMatchObject({ bonus: { gb: ['blockade'] } });
    expect(thrown(march('2', [1, 1, 1, 1]))).toEqual([2, 2]);
    expect(thrown(march('1', [1, 1, 1]))).toEqual([2, 1]);
    const ships = operating('gb', 'landing', 1, town('2', 'halifax'));
    expect(thrown(act(ships, 'gb', 'land halifax new-orleans 1', [1, 1, 1, 1]))).toEqual([2, 2]);
  });

  it('OPS-dice.bonus.attack.blockade not in the countryside, and never for the Americans', () => {
    const sea = 'squadrons navy 1 gulf 2';
    const shore = `${sea}\ngb new-orleans: 1 regular\nus mobile: 1 regular`;
    expect(thrown(attack('gb', shore, 'march new-orleans mobile', [1, 1]))).toEqual([1, 1]);
    const back = `${sea}\nus mobile: 1 regular\ngb new-orleans: 1 regular`;
    expect(thrown(attack('us', back, 'march mobile new-orleans', [1, 1]))).toEqual([1, 1]);
  });

  it('OPS-dice.bonus.defend.home-town the defender of a town of their home territory', () => {
    const york = attack(
      'us',
      'us niagara-gb: 1 regular\ngb york: 1 regular',
      'march niagara-gb york',
      [1, 1, 1],
    );
    expect(thrown(york)).toEqual([1, 2]);
    expect(told(york, 'battle')).toMatchObject({ bonus: { us: [], gb: ['home-town'] } });
    const lost = attack(
      'gb',
      'gb niagara-gb: 1 regular\nus york: 1 regular',
      'march niagara-gb york',
      [1, 1],
    );
    expect(thrown(lost)).toEqual([1, 1]);
    expect(thrown(niagara('1 regular', '1 regular', [1, 1]))).toEqual([1, 1]);
  });

  it('OPS-dice.bonus.defend.fort the defender of any region with a fort, not its attacker', () => {
    expect(thrown(niagara('1 regular', '1 regular', [1, 1, 1], 'fort niagara-gb'))).toEqual([1, 2]);
    expect(thrown(niagara('1 regular', '1 regular', [1, 1], 'fort niagara-us'))).toEqual([1, 1]);
    const woods = 'us ohio: 1 regular\ngb wabash: 1 militia\nfort wabash';
    expect(thrown(attack('us', woods, 'march ohio wabash', [1, 1, 1]))).toEqual([1, 2]);
  });

  it('OPS-dice.bonus.other events and the larger conflict add up with all the rest', () => {
    const all =
      'tracks stage 1\neffect drill us\neffect drill gb\nwaterway erie us 2 gb 0\nfort niagara-gb';
    const fought = niagara('1 regular', '1 regular', [1, 1, 1, 1, 1, 1, 1], all);
    expect(told(fought, 'battle')).toMatchObject({
      bonus: { us: ['waterway', 'larger-conflict', 'drill'], gb: ['fort', 'drill'] },
    });
    expect(thrown(fought)).toEqual([4, 3]);
    const recruits = niagara('1 militia', '1 regular', [1, 1], 'effect drill us');
    expect(thrown(recruits)).toEqual([1, 1]);
    expect(recruits.state.effects.drill.us).toBe(true);
    const second = 'tracks stage 1\nattacked us';
    expect(thrown(niagara('1 regular', '1 regular', [1, 1], second))).toEqual([1, 1]);
    const british = 'tracks stage 3\ngb niagara-gb: 1 regular\nus niagara-us: 1 regular';
    expect(thrown(attack('gb', british, 'march niagara-gb niagara-us', [1, 1, 1]))).toEqual([1, 2]);
  });
});
