import {
  act,
  decision,
  operated,
  operating,
  options,
  owing,
  position,
  refused,
  said,
  seen,
  told,
  unforced,
  units,
  walk,
} from './support.js';

/** The last round of a turn is over with this card; scoring and upkeep follow. */
const lastCard = (text: string) =>
  act(position(`${text}\ntime turn 2 round 5 next gb\ncards gb: gb01`), 'gb', 'discard gb01');

describe('privateer', () => {
  it('OPS-privateer.side only the Americans', () => {
    const state = position('time turn 2 round 1 next gb\ncards gb: gb10');
    expect(refused(state, 'gb', 'operate gb10 privateer')).toBe('OPS-privateer.side');
  });

  it('OPS-privateer.roll a die an OPS, each 3 or more a level, to the end of the track', () => {
    expect(operated('us', 'privateer', 4, '', [2, 3, 4, 1]).state.privateer).toBe(2);
    expect(
      operated('us', 'privateer', 4, 'tracks vp 0 privateer 5 stage 1', [6, 6, 6, 6]).state
        .privateer,
    ).toBe(6);
  });

  it('OPS-privateer.modifier events and the larger conflict change the target', () => {
    const late = 'tracks stage 3';
    expect(operated('us', 'privateer', 2, late, [3, 4]).state.privateer).toBe(1);
    expect(operated('us', 'privateer', 2, `${late}\neffect target 1`, [4, 5]).state.privateer).toBe(
      1,
    );
    expect(operated('us', 'privateer', 2, 'effect target -1', [2, 1]).state.privateer).toBe(1);
    expect(operated('us', 'privateer', 2, 'effect target 1', [3, 4]).state.privateer).toBe(1);
  });

  it('OPS-privateer.vp OPS-privateer.compare the difference of both tracks goes to the side ahead', () => {
    const vp = (privateer: number, zones: string) =>
      lastCard(`tracks vp 0 privateer ${privateer} stage 1\nsquadrons navy 0 europe 4 ${zones}`)
        .state.vp;
    expect(vp(5, 'gulf 2 southern 2')).toBe(3);
    expect(vp(1, 'gulf 2 southern 2')).toBe(-1);
    expect(vp(2, 'gulf 2 southern 2')).toBe(0);
  });

  it('OPS-privateer.reset back to 0 in upkeep, after it has scored', () => {
    const result = lastCard('tracks vp 0 privateer 4 stage 1');
    expect(told(result, 'scored')).toMatchObject({ us: { naval: 4 } });
    expect(result.state.privateer).toBe(0);
  });

  it('OPS-privateer.purpose it moves no squadron', () => {
    const { zones, navy } = operated(
      'us',
      'privateer',
      4,
      'squadrons navy 2 europe 6 gulf 2',
      [6, 6, 6, 6],
    ).state;
    expect([zones.gulf, navy]).toEqual([2, 2]);
  });
});

describe('cruise', () => {
  it('OPS-cruise.side only the Americans', () => {
    const state = position(
      'time turn 2 round 1 next gb\ncards gb: gb10\nsquadrons navy 2 europe 6 gulf 2',
    );
    expect(refused(state, 'gb', 'operate gb10 cruise')).toBe('OPS-cruise.side');
  });

  it('OPS-cruise.purpose it takes VP and the landing from the British', () => {
    const text = 'squadrons navy 2 europe 6 gulf 2\ngb halifax: 1 regular';
    const after = operated('us', 'cruise', 1, text, [4]).state;
    expect(refused(after, 'gb', 'operate gb09 landing')).toBe('OPSX-landing.1');
    const british = position(
      'time turn 2 round 1 next gb\ncards gb: gb09\nsquadrons navy 2 europe 6 gulf 2\ngb halifax: 1 regular',
    );
    expect(refused(british, 'gb', 'operate gb09 landing')).toBeNull();
  });

  it('OPS-cruise.target one zone with squadrons, full or not', () => {
    const state = operating('us', 'cruise', 1, 'squadrons navy 1 europe 6 gulf 2 middle 1');
    expect(options(state, 'us')).toEqual(['cruise gulf', 'cruise middle']);
    expect(refused(state, 'us', 'cruise southern')).toBe('OPS-cruise.target');
    expect(refused(position('cards us: us01'), 'us', 'operate us01 cruise')).toBe(
      'OPS-cruise.target',
    );
  });

  it('OPS-cruise.roll a die an OPS, each 4 or more returns a squadron to the Navy box', () => {
    const text = 'squadrons navy 0 europe 6 gulf 2';
    const result = operated('us', 'cruise', 3, text, [3, 4, 1]);
    expect([result.state.zones.gulf, result.state.navy]).toEqual([1, 1]);
  });

  it('OPS-cruise.excess hits left over may go to one zone more, if the player likes', () => {
    const state = operating('us', 'cruise', 3, 'squadrons navy 0 europe 6 gulf 1 middle 2');
    const first = act(state, 'us', 'cruise gulf', [4, 4, 4]).state;
    expect(options(first, 'us')).toEqual(['cruise middle', 'done']);
    expect(walk(first, 'us', 'cruise middle').zones.middle).toBe(0);
    expect(walk(first, 'us', 'done').zones.middle).toBe(2);
    expect(decision(act(state, 'us', 'cruise gulf', [4, 1, 1]).state, 'us')).toBeNull();
  });

  it('OPS-cruise.excess only the hits left over go there', () => {
    const state = operating('us', 'cruise', 2, 'squadrons navy 4 europe 3 gulf 1 middle 2');
    const first = act(state, 'us', 'cruise gulf', [4, 4]).state;
    const second = walk(first, 'us', 'cruise middle');
    expect([second.zones.gulf, second.zones.middle, second.navy]).toEqual([0, 1, 6]);
  });

  it('OPS-cruise.limit nothing goes to a third zone', () => {
    const state = operating(
      'us',
      'cruise',
      4,
      'squadrons navy 0 europe 6 gulf 1 middle 1 southern 1',
    );
    const first = act(state, 'us', 'cruise gulf', [4, 4, 4, 4]).state;
    const second = walk(first, 'us', 'cruise middle');
    expect(owing(second)).toEqual(['gb']);
    expect(second.zones.southern).toBe(1);
  });
});

describe('British operations and the naval theatre', () => {
  it('OPS-deploy.named Deploy adds squadrons to blockades, for the British alone', () => {
    const state = operating('gb', 'deploy', 1, 'squadrons navy 4 europe 3 gulf 1 middle 2');
    const deployed = walk(state, 'gb', 'deploy gulf');
    expect([deployed.zones.gulf, deployed.navy]).toEqual([2, 3]);
    expect(refused(state, 'gb', 'deploy middle')).toBe('OPSX-deploy.1');
    expect(refused(position('cards us: us01'), 'us', 'operate us01 deploy')).toBe(
      'OPS-deploy.named',
    );
  });

  it('OPS-landing.named a landing needs a full blockade, and is British', () => {
    const text = 'gb halifax: 1 regular\nsquadrons navy 2 europe 6 gulf 1';
    const state = position(`time turn 2 round 1 next gb\ncards gb: gb10\n${text}`);
    expect(refused(state, 'gb', 'operate gb10 landing')).toBe('OPSX-landing.1');
    const full = 'gb halifax: 1 regular\nsquadrons navy 2 europe 3 gulf 2 middle 1';
    const landing = operating('gb', 'landing', 1, full);
    expect(options(landing, 'gb')).toEqual(['land halifax mobile 1', 'land halifax new-orleans 1']);
    expect(refused(landing, 'gb', 'land halifax new-york 1')).toBe('OPS-naval.cruise');
    expect(refused(position('cards us: us01'), 'us', 'operate us01 landing')).toBe(
      'OPS-landing.named',
    );
  });

  it('OPS-raid.named OPS-indian.raid-use Indian units raid without moving or fighting a battle', () => {
    const result = act(
      operating('gb', 'raid', 1, 'gb wabash: 1 indian\nus ohio: 1 militia'),
      'gb',
      'raid wabash ohio',
      [4],
    );
    expect(said(result)).toEqual(['raid']);
    expect(units(result.state, 'gb', 'wabash')).toBe('1 indian');
    expect(refused(position('cards us: us01'), 'us', 'operate us01 raid')).toBe('OPS-raid.named');
  });

  it('OPS-waterway.definition a waterway is no place for units', () => {
    const state = operating('us', 'campaign', 1, 'us detroit: 1 regular\nwaterway erie us 3 gb 0');
    expect(options(state, 'us').some((one) => /\b(erie|huron)\b/.test(one))).toBe(false);
    expect(options(state, 'us')).toContain('march detroit niagara-gb');
  });

  it('OPS-waterway.control Build gives control with more than half of the spaces', () => {
    const one = walk(operating('us', 'build', 2, ''), 'us', 'launch erie');
    expect(seen(one).waterways.erie.control).toBeNull();
    expect(seen(walk(one, 'us', 'launch erie')).waterways.erie.control).toBe('us');
  });

  it('OPS-waterway.connection its controller moves and retreats over it, the other side does not', () => {
    const text = 'us sackets: 1 regular\ngb kingston: 1 regular';
    const own = operating('us', 'campaign', 1, `${text}\nwaterway ontario us 2 gb 0`);
    expect(options(own, 'us')).toContain('march sackets york');
    const enemy = operating('us', 'campaign', 1, `${text}\nwaterway ontario us 0 gb 2`);
    expect(refused(enemy, 'us', 'march sackets york')).toBe('OPS-waterway.connection');
    const attack = operating(
      'us',
      'campaign',
      1,
      'us niagara-us: 3 regular\ngb niagara-gb: 1 regular\nwaterway ontario us 0 gb 2',
    );
    const fought = act(attack, 'us', 'march niagara-us niagara-gb', [1, 1, 1, 1]).state;
    expect(options(fought, 'gb')).toContain('retreat kingston');
  });

  it('OPS-waterway.bonus OPS-dice.bonus.attack.waterway one die for an attack beside an own waterway, and only one', () => {
    /** Dice of the American attacker and of the British defender. */
    const dice = (waters: string, ones: readonly number[]) => {
      const text = `us niagara-us: 1 regular\ngb niagara-gb: 1 regular\n${waters}`;
      const state = operating('us', 'campaign', 1, text);
      const { rolls } = act(state, 'us', 'march niagara-us niagara-gb', ones);
      return rolls.map((roll) => roll.dice.length);
    };
    expect(dice('', [1, 1])).toEqual([1, 1]);
    expect(dice('waterway erie us 2 gb 1', [1, 1, 1])).toEqual([2, 1]);
    const both = 'waterway erie us 3 gb 0\nwaterway ontario us 2 gb 0';
    expect(dice(both, [1, 1, 1])).toEqual([2, 1]);
    expect(dice('waterway erie us 1 gb 2', [1, 1])).toEqual([1, 1]);
    expect(dice('waterway huron us 3 gb 0', [1, 1])).toEqual([1, 1]);
  });

  it('OPS-naval.tracks OPS-naval.us each side advances on its own track by its own operation', () => {
    const us = operated('us', 'privateer', 1, 'squadrons navy 2 europe 6 gulf 2', [6]).state;
    expect([us.privateer, seen(us).zones.gulf]).toEqual([1, 2]);
    const gb = walk(
      operating('gb', 'deploy', 1, 'tracks vp 0 privateer 3 stage 1'),
      'gb',
      'deploy gulf',
    );
    expect([gb.privateer, gb.zones.gulf]).toEqual([3, 1]);
  });

  it('OPS-naval.gb the British track is the number of full blockades; an incomplete one counts nothing', () => {
    const state = operating('gb', 'deploy', 2, 'squadrons navy 3 europe 6 gulf 1');
    expect(told(act(state, 'gb', 'deploy gulf'), 'deployed')).toMatchObject({ full: 1 });
    expect(told(act(state, 'gb', 'deploy middle'), 'deployed')).toMatchObject({ full: 0 });
    const both = operating('gb', 'deploy', 1, 'squadrons navy 3 europe 3 gulf 1 southern 2');
    expect(told(act(both, 'gb', 'deploy gulf'), 'deployed')).toMatchObject({ full: 2 });
    expect(lastCard('squadrons navy 3 europe 6 gulf 1').state.vp).toBe(0);
  });

  it('OPS-naval.score both tracks score every turn, and the squadrons stay', () => {
    const { state } = lastCard('squadrons navy 0 europe 6 gulf 2 middle 2');
    expect(state.vp).toBe(-2);
    expect([state.zones.gulf, state.zones.middle]).toEqual([2, 2]);
  });

  it('OPS-naval.cruise without a full blockade there is no access to the coast', () => {
    const state = operating(
      'gb',
      'landing',
      2,
      'gb halifax: 2 regular\nsquadrons navy 0 europe 6 gulf 2 middle 1',
    );
    expect(refused(state, 'gb', 'land halifax new-york 1')).toBe('OPS-naval.cruise');
    expect(refused(state, 'gb', 'land halifax mobile 1')).toBeNull();
  });

  it('OPS-naval.cruise a squadron driven off makes a blockade incomplete: fewer VP and no landing there', () => {
    const start = position(`time turn 2 round 5 next us
      cards us: us02
      cards gb: gb10
      gb halifax: 1 regular
      squadrons navy 0 europe 3 gulf 2 southern 2`);
    const sailing = walk(start, 'us', 'operate us02 cruise');
    const after = (die: number) => act(sailing, 'us', 'cruise gulf', [die]).state;
    const naval = (die: number) => told(act(after(die), 'gb', 'discard gb10'), 'scored')['gb'];
    expect(naval(3)).toMatchObject({ naval: 2 });
    expect(naval(4)).toMatchObject({ naval: 1 });
    const landings = (die: number) => options(walk(after(die), 'gb', 'operate gb10 landing'), 'gb');
    expect(landings(3)).toContain('land halifax new-orleans 1');
    expect(landings(4)).not.toContain('land halifax new-orleans 1');
    expect(landings(4)).toContain('land halifax charleston 1');
  });

  it('OPS-naval.box squadrons are deployed from the Navy box, also those that were driven off', () => {
    const none = operating('gb', 'deploy', 2, 'squadrons navy 1 europe 6 gulf 2');
    const empty = unforced.act(none, 'gb', ['deploy middle']).state;
    expect(refused(empty, 'gb', 'deploy middle')).toBe('OPS-naval.box');
    const cruised = operated('us', 'cruise', 1, 'squadrons navy 0 europe 6 gulf 2', [4]).state;
    expect(walk(cruised, 'gb', 'operate gb09 deploy', 'deploy gulf').zones.gulf).toBe(2);
  });
});
