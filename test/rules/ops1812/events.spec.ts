import type { Side } from '../../../src/rules/ops1812/components/side.js';
import {
  act,
  decision,
  options,
  owing,
  position,
  refused,
  seen,
  told,
  units,
  walk,
} from './support.js';

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);

/** A side with that card alone, the event about to be played; the other has one card too. */
const holding = (side: Side, card: string, text: string) =>
  position(
    `time turn 2 round 1 next ${side}\n${text}\ncards ${side}: ${card}\ncards ${side === 'us' ? 'gb: gb02' : 'us: us02'}`,
  );
const played = (side: Side, card: string, text = '', dice: readonly number[] = []) =>
  act(holding(side, card, text), side, `event ${card}`, dice).state;

describe('American events', () => {
  it('us01 places a regular in each of up to two controlled home towns', () => {
    const state = played('us', 'us01', 'gb boston: 1 regular');
    const one = walk(state, 'us', 'place washington');
    expect(units(one, 'us', 'washington')).toBe('1 regular');
    expect(refused(one, 'us', 'place washington')).toBe('OPSX-card.3');
    expect(refused(one, 'us', 'place boston')).toBe('OPSX-card.3');
    expect(refused(one, 'us', 'place ohio')).toBe('OPSX-card.3');
    expect(owing(walk(one, 'us', 'place detroit'))).toEqual(['gb']);
    expect(owing(walk(one, 'us', 'stop'))).toEqual(['gb']);
  });

  it('us02 places up to two militia in one home countryside region', () => {
    const one = walk(played('us', 'us02'), 'us', 'place ohio');
    expect(options(one, 'us')).toEqual(['place ohio', 'stop']);
    expect(units(walk(one, 'us', 'place ohio'), 'us', 'ohio')).toBe('2 militia');
    expect(refused(played('us', 'us02'), 'us', 'place boston')).toBe('OPSX-card.3');
  });

  it('us03 advances the privateers two levels', () => {
    expect(played('us', 'us03').privateer).toBe(2);
  });

  it('us04 returns up to two squadrons of one zone', () => {
    const one = walk(
      played('us', 'us04', 'squadrons navy 0 europe 6 gulf 2 middle 2'),
      'us',
      'scatter gulf',
    );
    expect(options(one, 'us')).toEqual(['scatter gulf', 'stop']);
    expect(walk(one, 'us', 'scatter gulf')).toMatchObject({
      navy: 2,
      zones: { gulf: 0, middle: 2 },
    });
  });

  it('us05 lowers the privateer target by one until the end of the turn', () => {
    expect(seen(played('us', 'us05')).privateerTarget).toBe(2);
  });

  it('us06 builds ships with 4 OPS, but no forts', () => {
    const state = played('us', 'us06');
    expect(seen(state).decision).toMatchObject({ name: 'build', ops: 4 });
    expect(refused(state, 'us', 'fort ohio')).toBe('OPS-general.events');
    expect(refused(state, 'us', 'launch erie')).toBeNull();
  });

  it('us07 gives a bonus die in the next battle with a regular, once', () => {
    expect(played('us', 'us07').effects.drill).toEqual({ us: true, gb: false });
    const text =
      'effect drill us\nus ohio: 1 militia\nus detroit: 1 regular\ngb wabash: 1 indian\ngb western-district: 1 regular';
    const campaign = walk(holding('us', 'us10', text), 'us', 'operate us10 campaign');
    const militia = act(campaign, 'us', 'march ohio wabash', [4, 1, 1]).state;
    expect(militia.effects.drill.us).toBe(true);
    const regular = act(militia, 'us', 'march detroit western-district', ones(3));
    expect(told(regular, 'battle').bonus).toEqual({ us: ['drill'], gb: [] });
    expect(regular.state.effects.drill.us).toBe(false);
  });

  it('us08 places militia in Kentucky and Tennessee, then moves one of the two', () => {
    const placed = walk(
      played('us', 'us08', 'us albany: 1 regular'),
      'us',
      'place kentucky',
      'place tennessee',
    );
    expect([units(placed, 'us', 'kentucky'), units(placed, 'us', 'tennessee')]).toEqual([
      '1 militia',
      '1 militia',
    ]);
    expect(seen(placed).decision).toMatchObject({ name: 'campaign', ops: 1 });
    expect(refused(placed, 'us', 'march albany sackets')).toBe('OPS-general.events');
    expect(owing(walk(placed, 'us', 'march kentucky ohio'))).toEqual(['gb']);
  });

  it('us08 leaves out what the British hold', () => {
    const state = played('us', 'us08', 'gb kentucky: 1 regular');
    expect(options(state, 'us')).toEqual(['place tennessee']);
  });

  it('us09 takes the blockade die from the British and makes landings dearer', () => {
    const batteries = played('us', 'us09');
    expect(batteries.effects.batteries).toBe(true);
    const text =
      'effect batteries\nsquadrons navy 0 europe 4 chesapeake 2\ngb halifax: 4 regular\nus washington: 1 militia';
    const landing = walk(holding('gb', 'gb10', text), 'gb', 'operate gb10 landing');
    expect(refused(landing, 'gb', 'land halifax washington 3')).toBe('OPSX-landing.1');
    expect(told(act(landing, 'gb', 'land halifax washington 2', ones(4)), 'battle').bonus).toEqual({
      us: ['home-town'],
      gb: [],
    });
    expect(refused(holding('gb', 'gb02', text), 'gb', 'operate gb02 landing')).toBe(
      'OPSX-landing.1',
    );
  });

  it('us10 is a Campaign with 5 OPS', () => {
    expect(seen(played('us', 'us10', 'us albany: 1 regular')).decision).toMatchObject({
      name: 'campaign',
      ops: 5,
    });
  });
});

describe('British events', () => {
  it('gb01 places two regulars in Halifax or Quebec, three at stage 3', () => {
    const two = walk(played('gb', 'gb01'), 'gb', 'place halifax', 'place quebec');
    expect([units(two, 'gb', 'halifax'), units(two, 'gb', 'quebec'), owing(two)]).toEqual([
      '1 regular',
      '1 regular',
      ['us'],
    ]);
    const late = played('gb', 'gb01', 'tracks vp 0 privateer 0 stage 3\nus quebec: 1 regular');
    expect(options(late, 'gb')).toEqual(['place halifax']);
    expect(
      units(walk(late, 'gb', 'place halifax', 'place halifax', 'place halifax'), 'gb', 'halifax'),
    ).toBe('3 regular');
  });

  it('gb02 places up to two militia in one home region', () => {
    const one = walk(played('gb', 'gb02'), 'gb', 'place niagara-gb');
    expect(options(one, 'gb')).toEqual(['place niagara-gb', 'stop']);
    expect(refused(played('gb', 'gb02', 'us york: 1 militia'), 'gb', 'place york')).toBe(
      'OPSX-card.3',
    );
  });

  it('gb03 places two Indian units in one Indian region free of Americans', () => {
    const state = played('gb', 'gb03', 'us illinois: 1 militia\nowner wisconsin us');
    expect(options(state, 'gb')).toEqual([
      'place lower-creek',
      'place upper-creek',
      'place upper-lakes',
      'place wabash',
    ]);
    const both = walk(state, 'gb', 'place lower-creek', 'place lower-creek');
    expect(units(both, 'gb', 'lower-creek')).toBe('2 indian');
    expect(seen(both).regions['lower-creek'].control).toBe('gb');
  });

  it('gb04 deploys with 3 OPS and may shift squadrons from zone to zone', () => {
    const state = played('gb', 'gb04', 'squadrons navy 1 europe 6 gulf 2');
    expect(seen(state).decision).toMatchObject({ name: 'deploy', ops: 3 });
    expect(walk(state, 'gb', 'shift gulf middle').zones).toMatchObject({ gulf: 1, middle: 1 });
    expect(refused(state, 'gb', 'shift gulf gulf')).toBe('OPSX-deploy.1');
    const plain = walk(
      holding('gb', 'gb10', 'squadrons navy 1 europe 6 gulf 2'),
      'gb',
      'operate gb10 deploy',
    );
    expect(refused(plain, 'gb', 'shift gulf middle')).toBe('OPS-general.events');
  });

  it('gb05 raises the privateer target by one until the end of the turn', () => {
    expect(seen(played('gb', 'gb05')).privateerTarget).toBe(4);
  });

  it('gb06 builds ships with 4 OPS, but no forts', () => {
    const state = played('gb', 'gb06');
    expect(seen(state).decision).toMatchObject({ name: 'build', ops: 4 });
    expect(refused(state, 'gb', 'fort niagara-gb')).toBe('OPS-general.events');
  });

  it('gb07 gives a bonus die in the next battle with a regular, in defence too', () => {
    expect(played('gb', 'gb07').effects.drill).toEqual({ us: false, gb: true });
    const text = 'effect drill gb\nus detroit: 2 regular\ngb western-district: 1 regular';
    const campaign = walk(holding('us', 'us10', text), 'us', 'operate us10 campaign');
    const battle = act(campaign, 'us', 'march detroit western-district', ones(4));
    expect(told(battle, 'battle').bonus).toEqual({ us: [], gb: ['drill'] });
  });

  it('gb08 lands up to two regulars where a single squadron lies', () => {
    const state = played('gb', 'gb08', 'squadrons navy 0 europe 4 gulf 1\ngb halifax: 3 regular');
    expect(options(state, 'gb')).toEqual([
      'land halifax mobile 1',
      'land halifax mobile 2',
      'land halifax new-orleans 1',
      'land halifax new-orleans 2',
    ]);
    expect(owing(played('gb', 'gb08', 'squadrons navy 4 europe 6\ngb halifax: 3 regular'))).toEqual(
      ['us'],
    );
  });

  it('gb09 is an Indian Raid with 3 OPS', () => {
    expect(seen(played('gb', 'gb09', 'gb wabash: 3 indian')).decision).toMatchObject({
      name: 'raid',
      ops: 3,
    });
  });

  it('gb10 is a Campaign with 5 OPS', () => {
    expect(seen(played('gb', 'gb10', 'gb york: 1 regular')).decision).toMatchObject({
      name: 'campaign',
      ops: 5,
    });
  });
});

describe('common events', () => {
  it('co01 moves the larger conflict a stage up or down, within its three', () => {
    const up = walk(played('us', 'co01', 'squadrons navy 7 europe 3'), 'us', 'conflict up');
    expect(up).toMatchObject({ stage: 3, navy: 10, europe: 0 });
    expect(
      walk(played('us', 'co01', 'squadrons navy 7 europe 3'), 'us', 'conflict down'),
    ).toMatchObject({ stage: 1, navy: 4, europe: 6 });
    expect(options(played('gb', 'co01', 'tracks vp 0 privateer 0 stage 1'), 'gb')).toEqual([
      'conflict up',
    ]);
    expect(options(played('gb', 'co01', 'tracks vp 0 privateer 0 stage 3'), 'gb')).toEqual([
      'conflict down',
    ]);
  });

  it('co02 returns a squadron for the Americans, takes a privateer level for the British', () => {
    const state = played('us', 'co02', 'squadrons navy 0 europe 6 gulf 1 middle 1');
    expect(walk(state, 'us', 'scatter gulf')).toMatchObject({
      navy: 1,
      zones: { gulf: 0, middle: 1 },
    });
    expect(played('gb', 'co02', 'tracks vp 0 privateer 3 stage 2').privateer).toBe(2);
    expect(played('gb', 'co02').privateer).toBe(0);
  });

  it('co03 is a Campaign with 2 OPS', () => {
    expect(seen(played('gb', 'co03', 'gb york: 1 regular')).decision).toMatchObject({
      name: 'campaign',
      ops: 2,
    });
  });

  it('co04 removes an enemy militia outside the home towns of its side', () => {
    const state = played(
      'us',
      'co04',
      'gb york: 1 militia\ngb niagara-gb: 1 militia\ngb detroit: 1 militia\ngb kingston: 1 regular',
    );
    expect(options(state, 'us')).toEqual(['desert detroit', 'desert niagara-gb']);
    expect(units(walk(state, 'us', 'desert niagara-gb'), 'gb', 'niagara-gb')).toBe('');
  });

  it('co05 puts back up to two spent tokens, then recruits with 2 OPS', () => {
    const state = played(
      'us',
      'co05',
      'tokens boston 0\ntokens albany 0\ntokens new-york 1\ngb boston: 1 regular',
    );
    expect(options(state, 'us')).toEqual(['restore albany', 'restore new-york', 'stop']);
    const back = walk(state, 'us', 'restore albany', 'restore albany');
    expect(back.regions.albany.tokens).toBe(2);
    expect(seen(back).decision).toMatchObject({ name: 'recruit', ops: 2 });
    expect(seen(walk(state, 'us', 'stop')).decision).toMatchObject({ name: 'recruit', ops: 2 });
  });

  it('co06 puts a fort in a controlled countryside or Indian region', () => {
    const state = played('gb', 'co06', 'fort niagara-gb\nowner illinois us');
    expect(refused(state, 'gb', 'entrench niagara-gb')).toBe('OPSX-card.3');
    expect(refused(state, 'gb', 'entrench york')).toBe('OPSX-card.3');
    expect(refused(state, 'gb', 'entrench illinois')).toBe('OPSX-card.3');
    expect(walk(state, 'gb', 'entrench wabash').regions.wabash.fort).toBe(true);
  });

  it('co07 places a regular in a controlled home town', () => {
    const state = played('gb', 'co07', 'us york: 1 regular');
    expect(options(state, 'gb')).toEqual([
      'place halifax',
      'place kingston',
      'place montreal',
      'place quebec',
    ]);
    const placed = walk(state, 'gb', 'place kingston');
    expect([units(placed, 'gb', 'kingston'), decision(placed, 'gb')]).toEqual(['1 regular', null]);
  });

  it('co08 removes an enemy marker even where a space is empty', () => {
    const state = played('us', 'co08', 'waterway erie us 0 gb 1');
    expect(options(state, 'us')).toEqual(['wreck erie']);
    expect(walk(state, 'us', 'wreck erie').waterways.erie.gb).toBe(0);
  });

  it('co09 is a privateer level up for the Americans, two down for the British', () => {
    expect(played('us', 'co09', 'tracks vp 0 privateer 2 stage 2').privateer).toBe(3);
    expect(played('gb', 'co09', 'tracks vp 0 privateer 3 stage 2').privateer).toBe(1);
  });

  it('co10 moves the VP marker a space towards 0', () => {
    const vp = (from: number) => played('us', 'co10', `tracks vp ${from} privateer 0 stage 2`).vp;
    expect([vp(3), vp(-3), vp(0)]).toEqual([2, -2, 0]);
  });
});

describe('cards played for OPS', () => {
  it('OPSX-card.2 never bring their event, whoever has them', () => {
    for (const [side, card] of [
      ['us', 'us03'],
      ['us', 'gb05'],
      ['gb', 'us05'],
      ['gb', 'co10'],
    ] as const) {
      const before = holding(side, card, 'tracks vp 5 privateer 1 stage 2');
      const { state } = act(before, side, `operate ${card} build`);
      expect([state.vp, state.privateer, state.effects.target]).toEqual([5, 1, 0]);
    }
  });
});
