import { play, start } from '../../../src/rules/kernel/index.js';
import { seededChance } from '../../../src/rules/kernel/random.js';
import { neighbours, REGION, REGION_IDS } from '../../../src/rules/ops1812/components/lookups.js';
import { EDGES } from '../../../src/rules/ops1812/components/map.js';
import { ops1812 } from '../../../src/rules/ops1812/index.js';
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

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);
const fresh = (options: { [option: string]: boolean } = {}) =>
  start(ops1812, { scenario: 'campaign', options }, seededChance(1));

/** The last card of a turn; scoring, upkeep and the next deal follow. */
const lastCard = (text: string, turn = 2) =>
  act(position(`${text}\ntime turn ${turn} round 5 next gb\ncards gb: gb01`), 'gb', 'discard gb01');

/** A British landing on the Chesapeake, which is under full blockade. */
const FLEET = 'squadrons navy 0 europe 4 chesapeake 2\ngb halifax: 3 regular';

describe('map and control', () => {
  it('OPSX-map.1 33 regions; every connection holds both ways', () => {
    expect(REGION_IDS).toHaveLength(33);
    for (const [a, b] of EDGES)
      expect([neighbours[a].includes(b), neighbours[b].includes(a)]).toEqual([true, true]);
    expect(options(operating('us', 'campaign', 1, 'us ohio: 1 regular'), 'us')).toEqual([
      'done',
      'march ohio detroit',
      'march ohio indiana',
      'march ohio kentucky',
      'march ohio pittsburgh',
      'march ohio wabash',
    ]);
  });

  it('OPSX-map.2 Halifax has no connection', () => {
    expect(neighbours.halifax).toEqual([]);
    const text = 'gb halifax: 2 regular\ngb york: 1 regular';
    const roads = options(operating('gb', 'campaign', 4, text), 'gb');
    expect(roads).toContain('march york niagara-gb');
    expect(roads.filter((one) => one.includes('halifax'))).toEqual([]);
    // those who can go nowhere are not asked
    expect(owing(operating('gb', 'campaign', 4, 'gb halifax: 2 regular'))).toEqual(['us']);
  });

  it('OPSX-control.1 a home region is held by who stands there, empty by its home side', () => {
    const control = (text: string) => seen(position(text)).regions.ohio.control;
    expect([control(''), control('gb ohio: 1 militia'), control('us ohio: 1 militia')]).toEqual([
      'us',
      'gb',
      'us',
    ]);
  });

  it('OPSX-control.1 a battle changes no control before it is over', () => {
    const text = 'us ohio: 1 regular\ngb detroit: 1 regular';
    const battle = act(operating('us', 'campaign', 1, text), 'us', 'march ohio detroit', ones(2));
    expect(seen(battle.state).regions.detroit.control).toBe('gb');
    const won = walk(battle.state, 'gb', 'retreat western-district');
    expect(seen(won).regions.detroit.control).toBe('us');
  });

  it('OPSX-control.2 Indian units alone do not hold a town', () => {
    expect(seen(position('gb detroit: 1 indian')).regions.detroit.control).toBe('us');
    expect(seen(position('gb ohio: 1 indian')).regions.ohio.control).toBe('gb');
  });

  it('OPSX-control.3 an Indian region keeps the marker of who was there alone last', () => {
    const state = operating('us', 'campaign', 2, 'us ohio: 1 regular\nus detroit: 1 regular');
    const entered = walk(state, 'us', 'march ohio wabash');
    expect(seen(entered).regions.wabash.control).toBe('us');
    const left = walk(
      operating('us', 'campaign', 1, 'us wabash: 1 regular\nowner wabash us'),
      'us',
      'march wabash ohio',
    );
    expect(seen(left).regions.wabash.control).toBe('us');
    expect(
      REGION_IDS.filter((id) => REGION[id].type === 'indian').map(
        (id) => fresh().state.regions[id].owner,
      ),
    ).toEqual(['gb', 'gb', 'gb', 'gb', 'gb', null]);
  });

  it('OPS-turn.control a region is a town, countryside or an Indian region, and is controlled', () => {
    const count = (type: string) => REGION_IDS.filter((id) => REGION[id].type === type).length;
    expect([count('town'), count('countryside'), count('indian')]).toEqual([18, 9, 6]);
    const towns = REGION_IDS.filter((id) => REGION[id].type === 'town');
    expect(towns.filter((id) => REGION[id].zone !== undefined)).toEqual([
      'new-orleans',
      'charleston',
      'washington',
      'baltimore',
      'new-york',
      'boston',
    ]);
    expect(towns.filter((id) => REGION[id].home === 'gb')).toEqual([
      'york',
      'kingston',
      'montreal',
      'quebec',
      'halifax',
    ]);
    const { regions } = seen(fresh().state);
    const control = ['boston', 'york', 'ohio', 'niagara-gb', 'wabash', 'lower-creek'] as const;
    expect(control.map((id) => regions[id].control)).toEqual(['us', 'gb', 'us', 'gb', 'gb', null]);
  });

  it('OPSX-waterway.1 two of three spaces give control', () => {
    const control = (us: number, gb: number) =>
      seen(position(`waterway erie us ${us} gb ${gb}`)).waterways.erie.control;
    expect([control(1, 1), control(2, 1), control(0, 2), control(0, 1)]).toEqual([
      null,
      'us',
      'gb',
      null,
    ]);
  });
});

describe('sequence', () => {
  it('OPSX-seq.1 the game has six turns', () => {
    expect(lastCard('tracks vp 1 privateer 0 stage 3', 5).state.outcome).toBeNull();
    expect(lastCard('tracks vp 1 privateer 0 stage 3', 6).state.outcome).not.toBeNull();
  });

  it('OPSX-seq.2 larger conflict, deal, rounds, scoring, upkeep', () => {
    const result = lastCard('', 2);
    expect(said(result)).toEqual(['played', 'scored', 'upkeep', 'turn', 'conflict', 'dealt']);
    expect(result.state).toMatchObject({ turn: 3, round: 1 });
  });

  it('OPSX-seq.3 first the American, then the British plays one card; five rounds', () => {
    const state = position('cards us: us01 us02\ncards gb: gb01 gb02');
    expect(owing(state)).toEqual(['us']);
    const next = walk(state, 'us', 'discard us01');
    expect(owing(next)).toEqual(['gb']);
    const round = walk(next, 'gb', 'discard gb01');
    expect([owing(round), round.round]).toEqual([['us'], 2]);
    expect(lastCard('').state.turn).toBe(3);
  });

  it('OPSX-seq.4 OPS-turn.upkeep markers of the turn go, tokens of controlled home towns come back', () => {
    const text =
      'raided ohio\neffect target 1\neffect batteries\neffect drill us\nattacked gb\ntokens boston 0\ntokens albany 0\ngb albany: 1 regular';
    const { state } = lastCard(text);
    expect(state.regions.ohio.raid).toBe(false);
    expect(state.effects).toEqual({ target: 0, batteries: false, drill: { us: false, gb: false } });
    expect(state.attacked).toEqual({ us: false, gb: false });
    expect([state.regions.boston.tokens, state.regions.albany.tokens]).toEqual([1, 0]);
  });

  it('OPSX-card.1 hands are filled to six, and the discards are shuffled in when the pile is out', () => {
    const { state, table } = fresh();
    expect(seen(state).hands).toEqual({ us: 6, gb: 6 });
    expect(Object.keys(seen(state, 'us').hand)).toHaveLength(6);
    expect(table.events.find(({ type }) => type === 'dealt')?.data).toMatchObject({
      us: 6,
      gb: 6,
      reshuffled: false,
    });
    const discards = Object.keys(state.cards).filter(
      (id) => !['us01', 'us02', 'gb01', 'gb02'].includes(id),
    );
    const result = lastCard(`cards discard: ${discards.join(' ')}\ncards gb: gb02\ncards us: us01`);
    expect(told(result, 'dealt')).toMatchObject({ us: 5, gb: 5, reshuffled: true });
    expect(seen(result.state)).toMatchObject({ hands: { us: 6, gb: 6 }, draw: 18 });
  });

  it('OPSX-card.1 only cards in hand are played, and a refusal says that this is none', () => {
    const state = position('cards us: us01');
    expect(refused(state, 'us', 'discard us02')).toBe('OPSX-card.1');
    const discard = { do: 'discard', card: 'us02' };
    const reason = { en: 'It is not in your hand.', ja: 'そのカードは手札にありません。' };
    expect(play(ops1812, state, 'us', [discard], seededChance(1))).toMatchObject({ reason });
  });

  it('OPSX-card.2 for OPS, for an event of the own side or common, or for nothing', () => {
    const state = position('cards us: gb01 us03 co09');
    expect(refused(state, 'us', 'event gb01')).toBe('OPSX-card.2');
    expect(refused(state, 'us', 'operate gb01 recruit')).toBeNull();
    expect(walk(state, 'us', 'event us03').privateer).toBe(2);
    expect(walk(state, 'us', 'event co09').privateer).toBe(1);
    expect(seen(walk(state, 'us', 'discard us03')).discards).toEqual({ us03: true });
  });

  it('OPSX-card.2 OPS never bring the event with them', () => {
    const { state } = act(position('cards us: us03'), 'us', 'operate us03 privateer', [1, 1]);
    expect(state.privateer).toBe(0);
  });

  it('OPSX-card.3 an event goes as far as it can', () => {
    const state = position('cards us: us01\ncards gb: gb01\nus boston: 13 regular');
    const placed = walk(state, 'us', 'event us01', 'place albany');
    expect(decision(placed, 'us')).toBeNull();
    expect(refused(walk(state, 'us', 'event us01'), 'us', 'place ohio')).toBe('OPSX-card.3');
    expect(owing(walk(position('cards us: us04\ncards gb: gb01'), 'us', 'event us04'))).toEqual([
      'gb',
    ]);
  });

  it('OPSX-recruit.1 the British muster Indian units for 1 OPS, one a region, away from Americans', () => {
    const state = operating(
      'gb',
      'recruit',
      3,
      'owner illinois us\nus upper-creek: 1 militia\nowner upper-creek gb',
    );
    const one = walk(state, 'gb', 'muster wabash');
    expect(seen(one).decision?.ops).toBe(2);
    expect(refused(one, 'gb', 'muster wabash')).toBe('OPSX-recruit.1');
    expect(refused(one, 'gb', 'muster illinois')).toBe('OPSX-recruit.1');
    expect(refused(one, 'gb', 'muster upper-creek')).toBe('OPSX-recruit.1');
    expect(seen(walk(one, 'gb', 'muster lower-creek')).regions['lower-creek'].control).toBe('gb');
  });
});

describe('retreats and battles', () => {
  const FRONT = 'us detroit: 2 regular\ngb western-district: 2 regular';
  const attack = (text = FRONT, dice = ones(4)) =>
    act(operating('us', 'campaign', 3, text), 'us', 'march detroit western-district', dice).state;

  it('OPSX-retreat.1 all units go', () => {
    const gone = walk(attack(), 'gb', 'retreat york');
    expect([units(gone, 'gb', 'york'), units(gone, 'gb', 'western-district')]).toEqual([
      '2 regular',
      '',
    ]);
  });

  it('OPSX-retreat.2 the attacker goes back to where they came from and moves no more', () => {
    const stood = walk(attack(`${FRONT}\nus ohio: 1 militia`), 'gb', 'stay');
    expect(options(stood, 'us')).toEqual(['retreat detroit', 'stay']);
    const back = walk(stood, 'us', 'retreat detroit');
    expect(units(back, 'us', 'detroit')).toBe('2 regular');
    expect(refused(back, 'us', 'march detroit ohio')).toBe('OPS-campaign.once');
  });

  it('OPSX-retreat.3 the defender goes to a connected region without enemies, not to where the attack came from', () => {
    expect(options(attack(`${FRONT}\nus niagara-gb: 1 militia`), 'gb')).toEqual([
      'retreat york',
      'stay',
    ]);
    expect(options(attack(), 'gb')).toEqual(['retreat niagara-gb', 'retreat york', 'stay']);
    expect(refused(attack(), 'gb', 'retreat detroit')).toBe('OPSX-retreat.3');
  });

  it('OPSX-retreat.3 not to a region under enemy control, and a side with no way out is not asked', () => {
    const text = 'us ohio: 2 regular\ngb wabash: 1 indian\nowner illinois us';
    const fought = act(
      operating('us', 'campaign', 1, text),
      'us',
      'march ohio wabash',
      ones(3),
    ).state;
    expect(owing(fought)).toEqual(['us']);
  });

  it('OPSX-retreat.3 Indian units do not retreat to a town but to a region of their own', () => {
    const text =
      'us detroit: 2 regular\nus ohio: 1 militia\ngb western-district: 1 regular 1 indian';
    const stood = attack(text);
    const parting = unforced.act(stood, 'gb', ['retreat york']).state;
    expect(options(parting, 'gb')).toEqual(['retreat niagara-gb']);
    expect(refused(parting, 'gb', 'retreat york')).toBe('OPSX-retreat.3');
    // one region is no question
    const gone = walk(stood, 'gb', 'retreat york');
    expect([units(gone, 'gb', 'york'), units(gone, 'gb', 'niagara-gb')]).toEqual([
      '1 regular',
      '1 indian',
    ]);
    expect(decision(gone, 'us')).toBe('campaign');
    const trapped = attack(`${text}\nus niagara-gb: 1 militia`);
    expect(owing(trapped)).toEqual(['us']);
  });

  it('OPSX-retreat.4 British regulars on a coast under full blockade may go to Halifax', () => {
    const text = (zone: string) =>
      `us washington: 2 regular\ngb virginia: 1 regular\nus charleston: 1 militia\nsquadrons navy 0 europe 4 ${zone}`;
    const fought = (zone: string) =>
      act(operating('us', 'campaign', 1, text(zone)), 'us', 'march washington virginia', ones(3))
        .state;
    expect(options(fought('chesapeake 2'), 'gb')).toEqual(['retreat halifax', 'stay']);
    expect(owing(fought('chesapeake 1'))).toEqual(['us']);
    expect(units(walk(fought('chesapeake 2'), 'gb', 'retreat halifax'), 'gb', 'halifax')).toBe(
      '1 regular',
    );
  });

  it('OPSX-battle.1 the winner occupies the region; a fort entered without battle is unharmed', () => {
    const won = walk(attack(), 'gb', 'retreat york');
    expect(seen(won).regions['western-district'].control).toBe('us');
    const state = operating('us', 'campaign', 1, 'us ohio: 1 regular\nfort wabash');
    const entered = walk(state, 'us', 'march ohio wabash');
    expect(entered.regions.wabash).toMatchObject({ fort: true, owner: 'us' });
  });
});

describe('British operations', () => {
  it('OPSX-deploy.1 1 OPS a squadron, to zones with a free space', () => {
    const state = operating('gb', 'deploy', 3, 'squadrons navy 3 europe 6 gulf 2');
    expect(refused(state, 'gb', 'deploy gulf')).toBe('OPSX-deploy.1');
    const two = walk(state, 'gb', 'deploy middle', 'deploy southern');
    expect([two.zones.middle, two.zones.southern, two.navy]).toEqual([1, 1, 1]);
    expect(
      refused(
        position('time turn 2 round 1 next gb\ncards gb: gb01\nsquadrons navy 0 europe 6'),
        'gb',
        'operate gb01 deploy',
      ),
    ).toBe('OPSX-deploy.1');
  });

  it('OPSX-deploy.2 two squadrons make a full blockade of all its coasts', () => {
    const state = operating('gb', 'landing', 1, FLEET);
    expect(options(state, 'gb')).toEqual([
      'land halifax baltimore 1',
      'land halifax virginia 1',
      'land halifax washington 1',
    ]);
  });

  it('OPSX-landing.1 a regular an OPS, from one port, with the blockade die against a town', () => {
    const state = operating('gb', 'landing', 2, `${FLEET}\nus washington: 1 militia`);
    expect(refused(state, 'gb', 'land halifax washington 3')).toBe('OPSX-landing.1');
    expect(refused(state, 'gb', 'land quebec washington 1')).toBe('OPSX-landing.1');
    expect(refused(state, 'gb', 'land halifax new-york 1')).toBe('OPS-naval.cruise');
    const battle = act(state, 'gb', 'land halifax washington 2', ones(5));
    expect(told(battle, 'battle')).toMatchObject({
      attacker: 'gb',
      bonus: { us: ['home-town'], gb: ['blockade'] },
    });
    const back = walk(walk(battle.state, 'us', 'stay'), 'gb', 'retreat halifax');
    expect(units(back, 'gb', 'halifax')).toBe('3 regular');
  });

  it('OPSX-landing.1 a coast held under a full blockade is a port too', () => {
    const state = operating(
      'gb',
      'landing',
      2,
      'squadrons navy 0 europe 4 chesapeake 2\ngb virginia: 1 regular',
    );
    expect(refused(state, 'gb', 'land virginia baltimore 1')).toBeNull();
    expect(refused(state, 'gb', 'land virginia virginia 1')).toBe('OPSX-landing.1');
  });

  it('OPSX-landing.2 ashore they are ordinary units, whatever becomes of the blockade', () => {
    const landed = walk(operating('gb', 'landing', 1, FLEET), 'gb', 'land halifax virginia 1');
    expect(units(landed, 'gb', 'virginia')).toBe('1 regular');
    const state = operating(
      'gb',
      'campaign',
      1,
      'gb virginia: 1 regular\nsquadrons navy 2 europe 4',
    );
    expect(units(walk(state, 'gb', 'march virginia charleston'), 'gb', 'charleston')).toBe(
      '1 regular',
    );
  });

  it('OPSX-raid.1 an OPS a raid, once for each Indian unit, 4 or more, 5 against a fort', () => {
    const text = 'gb wabash: 1 indian\ngb illinois: 1 indian\nus ohio: 2 militia';
    const state = operating('gb', 'raid', 3, text);
    expect(refused(state, 'gb', 'raid wabash detroit')).toBe('OPSX-raid.1');
    const once = act(state, 'gb', 'raid wabash ohio', [4]).state;
    expect(units(once, 'us', 'ohio')).toBe('1 militia');
    expect(refused(once, 'gb', 'raid wabash indiana')).toBe('OPSX-raid.1');
    expect(units(act(state, 'gb', 'raid wabash ohio', [3]).state, 'us', 'ohio')).toBe('2 militia');
    const fort = operating('gb', 'raid', 1, 'gb wabash: 1 indian\nus ohio: 2 militia\nfort ohio');
    expect(units(act(fort, 'gb', 'raid wabash ohio', [4]).state, 'us', 'ohio')).toBe('2 militia');
    expect(units(act(fort, 'gb', 'raid wabash ohio', [5]).state, 'us', 'ohio')).toBe('1 militia');
    const held = operating('gb', 'raid', 1, 'gb wabash: 1 indian\ngb ohio: 1 regular');
    expect(refused(held, 'gb', 'raid wabash ohio')).toBe('OPSX-raid.1');
  });

  it('OPSX-raid.2 militia die, regulars do not, an empty region is marked once', () => {
    const raided = (text: string) =>
      act(
        operating('gb', 'raid', 1, `gb wabash: 1 indian\n${text}`),
        'gb',
        'raid wabash ohio',
        [6],
      );
    expect(told(raided('us ohio: 1 regular 1 militia'), 'raid')).toMatchObject({
      result: 'militia',
    });
    expect(told(raided('us ohio: 1 regular'), 'raid')).toMatchObject({ result: 'nothing' });
    expect(raided('us ohio: 1 regular').state.regions.ohio).toMatchObject({ raid: false });
    expect(raided('').state.regions.ohio.raid).toBe(true);
    expect(told(raided('raided ohio'), 'raid')).toMatchObject({ result: 'nothing' });
    expect(units(raided('').state, 'gb', 'wabash')).toBe('1 indian');
  });
});

describe('tracks and victory', () => {
  it('OPSX-naval.1 levels 0 to 6, a VP each', () => {
    expect(lastCard('tracks vp 0 privateer 6 stage 2').state.vp).toBe(6);
    expect(
      operated('us', 'privateer', 4, 'tracks vp 0 privateer 4 stage 2', [6, 6, 6, 6]).state
        .privateer,
    ).toBe(6);
  });

  it('OPSX-naval.2 a VP for each full blockade', () => {
    expect(
      lastCard('squadrons navy 0 europe 0 gulf 2 southern 2 chesapeake 2 middle 2 new-england 2')
        .state.vp,
    ).toBe(-5);
  });

  it('OPSX-conflict.1 a stage up at the start of turns 3 and 5, never above 3', () => {
    const stage = (turn: number, from: number) =>
      lastCard(`tracks vp 0 privateer 0 stage ${from}`, turn).state.stage;
    expect([stage(1, 1), stage(2, 1), stage(3, 1), stage(4, 2), stage(4, 3), stage(2, 3)]).toEqual([
      1, 2, 1, 3, 3, 3,
    ]);
  });

  it('OPSX-conflict.2 three squadrons come with a stage up', () => {
    const { state } = lastCard('tracks vp 0 privateer 0 stage 1\nsquadrons navy 4 europe 6');
    expect([state.navy, state.europe]).toEqual([7, 3]);
  });

  it('OPSX-conflict.2 three go with a stage down, from the box first, then from zones the British choose', () => {
    const text =
      'cards us: co01\ncards gb: gb01\ntracks vp 0 privateer 0 stage 2\nsquadrons navy 1 europe 3 gulf 2 middle 1';
    const down = walk(position(text), 'us', 'event co01', 'conflict down');
    expect([down.navy, down.europe, down.stage]).toEqual([0, 4, 1]);
    expect(options(down, 'gb')).toEqual(['recall gulf', 'recall middle']);
    expect(refused(down, 'gb', 'recall southern')).toBe('OPSX-conflict.2');
    const home = walk(down, 'gb', 'recall gulf', 'recall gulf');
    expect([home.europe, home.zones.gulf, decision(home, 'gb')]).toEqual([6, 0, 'card']);
  });

  it('OPSX-conflict.3 a die for the first attack of a turn: American at stage 1, British at stage 3', () => {
    const us = (stage: number, more = '') => {
      const text = `us detroit: 1 regular\ngb western-district: 1 regular\ntracks vp 0 privateer 0 stage ${stage}\n${more}`;
      return told(
        act(
          operating('us', 'campaign', 1, text),
          'us',
          'march detroit western-district',
          ones(stage === 1 && more === '' ? 3 : 2),
        ),
        'battle',
      ).bonus;
    };
    expect([us(1), us(2), us(3), us(1, 'attacked us')]).toEqual([
      { us: ['larger-conflict'], gb: [] },
      { us: [], gb: [] },
      { us: [], gb: [] },
      { us: [], gb: [] },
    ]);
    const gb = operating(
      'gb',
      'campaign',
      1,
      'gb western-district: 1 regular\nus ohio: 1 regular\nwaterway erie us 0 gb 2\ntracks vp 0 privateer 0 stage 3',
    );
    expect(told(act(gb, 'gb', 'march western-district ohio', ones(4)), 'battle').bonus).toEqual({
      us: [],
      gb: ['waterway', 'larger-conflict'],
    });
  });

  it('OPSX-conflict.3 at stage 3 privateers need 4, and Quebec and Halifax have a token more', () => {
    expect(
      operated('us', 'privateer', 2, 'tracks vp 0 privateer 0 stage 3', [3, 4]).state.privateer,
    ).toBe(1);
    const { state } = lastCard('tracks vp 0 privateer 0 stage 3');
    expect([
      state.regions.quebec.tokens,
      state.regions.halifax.tokens,
      state.regions.york.tokens,
    ]).toEqual([2, 2, 1]);
    expect(lastCard('tracks vp 0 privateer 0 stage 2', 1).state.regions.quebec.tokens).toBe(1);
  });

  it('OPSX-vp.1 the marker stops at 20', () => {
    expect(
      lastCard(
        'tracks vp 14 privateer 6 stage 2\nus york: 1 militia\nus kingston: 1 militia\nus montreal: 1 militia',
      ).state.vp,
    ).toBe(20);
    expect(
      lastCard(
        'tracks vp -14 privateer 0 stage 2\ngb new-york: 1 militia\ngb washington: 1 militia\ngb boston: 1 militia\ngb albany: 1 militia\ngb new-orleans: 1 militia',
      ).state.vp,
    ).toBe(-20);
  });

  it('OPSX-vp.2 OPS-turn.score towns, naval theatre and frontier, netted', () => {
    const text = `us montreal: 1 regular\ngb washington: 1 regular\ngb albany: 1 militia\nus wabash: 1 regular\nus illinois: 1 regular
      us lower-creek: 1 militia\nraided ohio\ntracks vp 0 privateer 1 stage 2\nsquadrons navy 0 europe 3 gulf 2 middle 2 southern 2`;
    const result = lastCard(text);
    expect(told(result, 'scored')).toEqual({
      us: { towns: 2, naval: 0, frontier: 2 },
      gb: { towns: 3, naval: 2, frontier: 1 },
      net: -2,
      vp: -2,
    });
  });

  it('OPSX-end.1 15 or more after scoring wins at once', () => {
    expect(lastCard('tracks vp 14 privateer 1 stage 2').state.outcome).toMatchObject({
      winner: 'us',
      reason: 'sudden-victory',
    });
    expect(lastCard('tracks vp -14 privateer 0 stage 2\nraided ohio').state.outcome).toMatchObject({
      winner: 'gb',
      reason: 'sudden-victory',
    });
    expect(lastCard('tracks vp 14 privateer 0 stage 2').state.outcome).toBeNull();
  });

  it('OPSX-end.2 after turn 6 who is ahead has won; 0 is a draw', () => {
    const ending = (vp: number) => lastCard(`tracks vp ${vp} privateer 0 stage 3`, 6).state.outcome;
    expect([ending(1)?.winner, ending(-1)?.winner, ending(0)?.winner]).toEqual(['us', 'gb', null]);
    expect([ending(1)?.reason, ending(0)?.reason]).toEqual(['final-result', 'draw']);
  });

  it('OPSX-setup.1 the game begins as listed', () => {
    const { state } = fresh();
    const view = seen(state);
    expect(view.supply).toEqual({
      us: { regular: 7, militia: 2, indian: 0 },
      gb: { regular: 5, militia: 4, indian: 3 },
    });
    expect([
      units(state, 'us', 'detroit'),
      units(state, 'gb', 'halifax'),
      units(state, 'gb', 'wabash'),
    ]).toEqual(['1 regular 1 militia', '2 regular', '2 indian']);
    expect(REGION_IDS.filter((id) => state.regions[id].fort)).toEqual(['niagara-us', 'niagara-gb']);
    expect(view).toMatchObject({
      vp: 0,
      stage: 1,
      privateer: 0,
      navy: 4,
      europe: 6,
      forts: 6,
      turn: 1,
      round: 1,
    });
    expect(view.waterways).toMatchObject({
      erie: { gb: 1 },
      'st-lawrence': { gb: 2, control: 'gb' },
    });
    expect(Object.values(state.zones)).toEqual([0, 0, 0, 0, 0]);
    expect(fresh({ attackerRetreatsFirst: true }).state.retreatFirst).toBe('attacker');
  });
});
