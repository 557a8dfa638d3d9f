import { CARD, CARD_IDS } from '../../../src/rules/ops1812/components/cards.js';
import type { Side } from '../../../src/rules/ops1812/components/side.js';
import {
  act,
  operated,
  operating,
  options,
  owing,
  position,
  refused,
  seen,
  told,
  unforced,
  units,
  walk,
} from './support.js';

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);

/** An event just begun by a side that holds no other card. */
const event = (side: Side, card: string, text = '') =>
  walk(
    position(
      `time turn 2 round 1 next ${side}\n${text}\ncards ${side}: ${card}\ncards ${side === 'us' ? 'gb: gb02' : 'us: us02'}`,
    ),
    side,
    `event ${card}`,
  );

describe('limits of the completion rules', () => {
  it('OPSX-control.3 a retreat into an Indian region of nobody’s takes it', () => {
    const attacked = act(
      operating('us', 'campaign', 1, 'us georgia: 2 regular\ngb upper-creek: 1 indian'),
      'us',
      'march georgia upper-creek',
      ones(3),
    ).state;
    const gone = walk(attacked, 'gb', 'retreat lower-creek');
    expect(seen(gone).regions['lower-creek'].control).toBe('gb');
    expect(seen(gone).regions['upper-creek'].control).toBe('us');
  });

  it('OPSX-control.3 a battle won in an Indian region takes it, a battle lost does not', () => {
    const attack = (dice: readonly number[]) =>
      act(
        operating(
          'us',
          'campaign',
          1,
          'us ohio: 1 regular\ngb wabash: 1 indian\nowner illinois us',
        ),
        'us',
        'march ohio wabash',
        dice,
      ).state;
    expect(seen(attack([4, 1])).regions.wabash.control).toBe('us');
    expect(seen(attack([1, 6])).regions.wabash.control).toBe('gb');
    // nobody is left: the marker stays
    expect(seen(attack([4, 6])).regions.wabash.control).toBe('gb');
  });

  it('OPSX-card.1 the discards stay while there are cards to draw; one card is kept', () => {
    const used = ['us03', 'us05', 'us07', 'gb03', 'gb05', 'gb07'];
    const { state } = act(
      position(
        `time turn 2 round 5 next gb\ncards us: us02\ncards gb: gb01 gb02\ncards discard: ${used.join(' ')}`,
      ),
      'gb',
      'discard gb01',
    );
    expect(Object.keys(seen(state).discards).sort()).toEqual([...used, 'gb01'].sort());
    expect([state.cards.us02, state.cards.gb02]).toEqual(['us', 'gb']);
    expect(CARD_IDS.filter((id) => state.cards[id] === 'draw')).toHaveLength(30 - 7 - 12);
  });

  it('OPSX-recruit.1 no more Indian units than there are, and none for the Americans', () => {
    const out = operating('gb', 'recruit', 2, 'gb ohio: 8 indian');
    expect(refused(out, 'gb', 'muster wabash')).toBe('OPS-recruit.pool');
    const us = operating('us', 'recruit', 2, 'owner lower-creek -');
    expect(refused(us, 'us', 'muster lower-creek')).toBe('OPS-indian.owner');
    const town = operating('gb', 'recruit', 2, '');
    expect(refused(town, 'gb', 'muster york')).toBe('OPSX-recruit.1');
  });

  it('OPSX-recruit.1 one a region and operation: with the next card another', () => {
    let state = position(
      'time turn 2 round 1 next gb\ncards gb: gb02 co03\ncards us: us02 us09\ngb york: 1 regular',
    );
    state = walk(state, 'gb', 'operate gb02 recruit', 'muster wabash');
    state = walk(state, 'us', 'discard us02');
    state = walk(state, 'gb', 'operate co03 recruit', 'muster wabash');
    expect(units(state, 'gb', 'wabash')).toBe('2 indian');
  });

  it('OPSX-waterway.1 three spaces, of which two give control', () => {
    const at = (us: number, gb: number) =>
      operating('us', 'build', 1, `waterway erie us ${us} gb ${gb}`);
    expect(refused(at(1, 2), 'us', 'launch erie')).toBe('OPS-build.ship');
    const third = walk(at(1, 1), 'us', 'launch erie');
    expect(seen(third).waterways.erie).toEqual({ us: 2, gb: 1, control: 'us' });
  });

  it('OPSX-retreat.3 over a waterway that the defender controls, not over another', () => {
    const quebec = (waterway: string) =>
      act(
        operating(
          'us',
          'campaign',
          1,
          `us montreal: 2 regular\ngb quebec: 1 regular\nwaterway st-lawrence ${waterway}`,
        ),
        'us',
        'march montreal quebec',
        ones(waterway.startsWith('us 2') ? 5 : 4),
      ).state;
    expect(options(quebec('us 0 gb 2'), 'gb')).toEqual(['retreat kingston', 'stay']);
    expect(owing(quebec('us 0 gb 1'))).toEqual(['us']);
    expect(owing(quebec('us 2 gb 0'))).toEqual(['us']);
  });

  it('OPSX-retreat.4 neither militia nor Americans embark for Halifax', () => {
    const coast = 'squadrons navy 0 europe 4 chesapeake 2\nus washington: 2 regular';
    const fought = (defenders: string, dice: number) =>
      act(
        operating('us', 'campaign', 1, `${coast}\ngb virginia: ${defenders}`),
        'us',
        'march washington virginia',
        ones(dice),
      ).state;
    expect(owing(fought('1 regular 1 militia', 4))).toEqual(['us']);
    expect(owing(fought('1 militia', 3))).toEqual(['us']);
    const landed = act(
      operating(
        'gb',
        'landing',
        2,
        'squadrons navy 0 europe 4 chesapeake 2\ngb halifax: 2 regular\nus virginia: 1 regular',
      ),
      'gb',
      'land halifax virginia 2',
      ones(3),
    ).state;
    expect(options(landed, 'us').filter((one) => one.includes('halifax'))).toEqual([]);
    expect(options(landed, 'us')).toContain('retreat charleston');
  });

  it('OPSX-deploy.1 not more squadrons than the Navy box holds, and OPS are counted', () => {
    const one = operating('gb', 'deploy', 3, 'squadrons navy 1 europe 6 gulf 1');
    const last = unforced.act(one, 'gb', ['deploy gulf']).state;
    expect(refused(last, 'gb', 'deploy middle')).toBe('OPS-naval.box');
    // with the box empty the operation is over
    expect(owing(walk(one, 'gb', 'deploy gulf'))).toEqual(['us']);
    const two = walk(
      operating('gb', 'deploy', 2, 'squadrons navy 4 europe 6'),
      'gb',
      'deploy gulf',
      'deploy gulf',
    );
    expect([two.navy, two.zones.gulf, owing(two)]).toEqual([2, 2, ['us']]);
  });

  it('OPSX-landing.1 a coast of an incomplete blockade is no port', () => {
    const at = (chesapeake: number) =>
      operating(
        'gb',
        'landing',
        1,
        `squadrons navy 0 europe 4 gulf 2 chesapeake ${chesapeake}\ngb virginia: 1 regular\ngb halifax: 1 regular`,
      );
    expect(refused(at(1), 'gb', 'land virginia mobile 1')).toBe('OPSX-landing.1');
    expect(refused(at(2), 'gb', 'land virginia mobile 1')).toBeNull();
    expect(refused(at(1), 'gb', 'land halifax virginia 1')).toBe('OPS-naval.cruise');
    expect(refused(at(2), 'gb', 'land halifax baltimore 1')).toBeNull();
  });

  it('OPSX-landing.1 regulars alone land, and go back to the coast they came from', () => {
    const fleet = 'squadrons navy 0 europe 4 gulf 2 chesapeake 2';
    const state = operating(
      'gb',
      'landing',
      2,
      `${fleet}\ngb virginia: 1 regular 1 militia\nus mobile: 1 militia`,
    );
    expect(refused(state, 'gb', 'land virginia mobile 2')).toBe('OPSX-landing.1');
    const battle = act(state, 'gb', 'land virginia mobile 1', ones(2));
    expect(told(battle, 'battle').bonus).toEqual({ us: [], gb: [] });
    const stood = walk(battle.state, 'us', 'stay');
    expect(options(stood, 'gb')).toEqual(['retreat virginia', 'stay']);
    expect(units(walk(stood, 'gb', 'retreat virginia'), 'gb', 'virginia')).toBe(
      '1 regular 1 militia',
    );
  });

  it('OPSX-raid.1 land neighbours alone, however the waterways stand', () => {
    const state = operating(
      'gb',
      'raid',
      2,
      'gb wabash: 1 indian\ngb upper-lakes: 1 indian\nus western-district: 1 militia\nwaterway huron us 0 gb 3',
    );
    expect(refused(state, 'gb', 'raid upper-lakes western-district')).toBe('OPSX-raid.1');
    expect(refused(state, 'gb', 'raid wabash virginia')).toBe('OPSX-raid.1');
    expect(options(state, 'gb')).toEqual(['done', 'raid wabash indiana', 'raid wabash ohio']);
  });

  it('OPSX-raid.1 as many raids as OPS, each by a unit of its own', () => {
    const start = operating('gb', 'raid', 2, 'gb wabash: 3 indian\nus ohio: 3 militia');
    const one = act(start, 'gb', 'raid wabash ohio', [4]).state;
    const two = act(one, 'gb', 'raid wabash ohio', [4]).state;
    expect([units(two, 'us', 'ohio'), units(two, 'gb', 'wabash'), owing(two)]).toEqual([
      '1 militia',
      '3 indian',
      ['us'],
    ]);
  });

  it('OPSX-raid.2 militia that fall leave no marker', () => {
    const start = operating('gb', 'raid', 1, 'gb wabash: 1 indian\nus ohio: 1 militia');
    const { state } = act(start, 'gb', 'raid wabash ohio', [6]);
    expect([units(state, 'us', 'ohio'), state.regions.ohio.raid]).toEqual(['', false]);
  });

  it('OPSX-conflict.1 turns 2, 4 and 6 move nothing', () => {
    const stage = (turn: number) =>
      act(
        position(
          `time turn ${turn} round 5 next gb\ntracks vp 0 privateer 0 stage 2\ncards gb: gb01`,
        ),
        'gb',
        'discard gb01',
      ).state.stage;
    expect([1, 2, 3, 4, 5].map(stage)).toEqual([2, 3, 2, 3, 2]);
  });

  it('OPSX-conflict.3 only an attack of the own side uses up its die, a defence never', () => {
    const text = `tracks vp 0 privateer 0 stage 3\nus detroit: 1 regular\ngb western-district: 1 regular`;
    const { state } = act(
      operating('us', 'campaign', 1, text),
      'us',
      'march detroit western-district',
      ones(2),
    );
    expect(state.attacked).toEqual({ us: true, gb: false });
    const defence = act(
      operating('gb', 'campaign', 1, text.replace('stage 3', 'stage 1')),
      'gb',
      'march western-district detroit',
      ones(3),
    );
    expect(told(defence, 'battle').bonus).toEqual({ us: ['home-town'], gb: [] });
    expect(defence.state.attacked).toEqual({ us: false, gb: true });
  });

  it('OPSX-vp.2 Americans at home, or in Canada, are on no frontier', () => {
    const scored = act(
      position(
        'time turn 2 round 5 next gb\ncards gb: gb01\nus ohio: 2 militia\nus niagara-gb: 1 regular\nus boston: 1 militia',
      ),
      'gb',
      'discard gb01',
    );
    expect(told(scored, 'scored')).toMatchObject({ us: { frontier: 0, towns: 0 }, net: 0 });
  });

  it('OPSX-naval.1 the marker goes neither below 0 nor above 6', () => {
    const at = (level: number) => `tracks vp 0 privateer ${level} stage 2`;
    expect(event('gb', 'co09', at(1)).privateer).toBe(0);
    expect(event('us', 'us03', at(5)).privateer).toBe(6);
    expect(operated('us', 'privateer', 2, at(5), [3, 3]).state.privateer).toBe(6);
  });
});

describe('limits of events', () => {
  it('us02 gb02 two militia and no more', () => {
    const us = walk(event('us', 'us02'), 'us', 'place ohio', 'place ohio');
    expect([units(us, 'us', 'ohio'), owing(us)]).toEqual(['2 militia', ['gb']]);
    const gb = walk(event('gb', 'gb02'), 'gb', 'place york', 'place york');
    expect([units(gb, 'gb', 'york'), owing(gb)]).toEqual(['2 militia', ['us']]);
  });

  it('us08 places one in each, not two in one', () => {
    const one = walk(event('us', 'us08'), 'us', 'place kentucky');
    expect(options(one, 'us')).toEqual(['place tennessee']);
    expect(refused(one, 'us', 'place kentucky')).toBe('OPSX-card.3');
  });

  it('us08 marches from one of the two alone, once', () => {
    const placed = walk(event('us', 'us08'), 'us', 'place tennessee', 'place kentucky');
    expect(
      options(placed, 'us').filter((one) => !/^(done|march (kentucky|tennessee) )/.test(one)),
    ).toEqual([]);
    expect(owing(walk(placed, 'us', 'march tennessee new-orleans'))).toEqual(['gb']);
  });

  it('gb02 a town serves as well as the countryside, an American region never', () => {
    const state = event('gb', 'gb02', 'gb ohio: 1 regular\ngb detroit: 1 regular');
    expect(options(state, 'gb')).toEqual([
      'place halifax',
      'place kingston',
      'place montreal',
      'place niagara-gb',
      'place quebec',
      'place western-district',
      'place york',
      'stop',
    ]);
  });

  it('gb03 as far as the supply goes', () => {
    const one = walk(event('gb', 'gb03', 'gb ohio: 7 indian'), 'gb', 'place wabash');
    expect([units(one, 'gb', 'wabash'), owing(one)]).toEqual(['1 indian', ['us']]);
    expect(owing(event('gb', 'gb03', 'gb ohio: 8 indian'))).toEqual(['us']);
  });

  it('gb01 must place all it can: it may not be stopped', () => {
    expect(refused(event('gb', 'gb01'), 'gb', 'stop')).toBe('OPSX-card.3');
    const lost = event('gb', 'gb01', 'us quebec: 1 regular\ngb york: 11 regular');
    expect(owing(walk(lost, 'gb', 'place halifax'))).toEqual(['us']);
  });

  it('gb04 a shift costs an OPS, and goes only from a zone with squadrons to one with room', () => {
    const state = event('gb', 'gb04', 'squadrons navy 0 europe 4 gulf 2 middle 2 southern 2');
    expect(refused(state, 'gb', 'shift gulf middle')).toBe('OPSX-deploy.1');
    expect(refused(state, 'gb', 'shift chesapeake new-england')).toBe('OPSX-deploy.1');
    const gone = walk(
      state,
      'gb',
      'shift gulf chesapeake',
      'shift gulf chesapeake',
      'shift middle new-england',
    );
    expect(gone.zones).toMatchObject({ gulf: 0, chesapeake: 2, middle: 1, 'new-england': 1 });
    expect(owing(gone)).toEqual(['us']);
  });

  it('gb04 gb08 gb09 us04 what cannot begin is passed over, and the card is spent', () => {
    const none = 'squadrons navy 4 europe 6';
    expect(owing(event('gb', 'gb04', 'squadrons navy 0 europe 10'))).toEqual(['us']);
    expect(owing(event('gb', 'gb08', none))).toEqual(['us']);
    expect(owing(event('gb', 'gb09'))).toEqual(['us']);
    expect(owing(event('us', 'us04', none))).toEqual(['gb']);
    expect(event('gb', 'gb09').cards.gb09).toBe('discard');
  });

  it('co02 co04 co06 co08 may not be declined where there is something to do', () => {
    const states = [
      event('us', 'co02', 'squadrons navy 0 europe 6 gulf 2 middle 2'),
      event('us', 'co04', 'gb ohio: 1 militia'),
      event('us', 'co06'),
      event('us', 'co08', 'waterway erie us 0 gb 1'),
    ];
    for (const state of states) expect(refused(state, 'us', 'stop')).toBe('OPSX-card.3');
    const idle = ['co02', 'co04', 'co08'].map((card) => event('us', card));
    expect(idle.map(owing)).toEqual([['gb'], ['gb'], ['gb']]);
  });

  it('co05 puts back no token of an enemy town, even one that is held', () => {
    const state = event('us', 'co05', 'us york: 1 regular\ntokens york 0\ntokens boston 0');
    expect(options(state, 'us')).toEqual(['restore boston', 'stop']);
  });

  it('co07 us01 place nothing in a foreign town, even one that is held', () => {
    for (const card of ['co07', 'us01'])
      expect(refused(event('us', card, 'us york: 1 regular'), 'us', 'place york')).toBe(
        'OPSX-card.3',
      );
  });
});

describe('cards without their events', () => {
  const BOARD = `tracks vp 5 privateer 3 stage 2
    squadrons navy 3 europe 3 gulf 2 middle 2
    us albany: 2 regular 2 militia
    us ohio: 1 militia
    gb halifax: 2 regular
    gb detroit: 1 militia
    gb wabash: 2 indian
    waterway erie us 1 gb 1
    tokens boston 0
    tokens york 0`;
  const holding = (side: Side, card: string) =>
    position(
      `time turn 2 round 1 next ${side}\n${BOARD}\ncards ${side}: ${card}\ncards ${side === 'us' ? 'gb: ' : 'us: '}${card === 'co01' ? 'co02' : 'co01'}`,
    );
  /** The board and tracks: all but who holds which card, the round and what is to be done. */
  const board = ({ cards: _, agenda: __, round: ___, ...rest }: ReturnType<typeof position>) =>
    rest;

  it.each(CARD_IDS)('OPSX-card.2 %s played for OPS or thrown away changes nothing else', (card) => {
    for (const side of ['us', 'gb'] as const) {
      const before = holding(side, card);
      const operatedOn = walk(before, side, `operate ${card} campaign`);
      expect(seen(operatedOn).decision).toEqual({ name: 'campaign', ops: CARD[card].ops });
      const thrown = walk(before, side, `discard ${card}`);
      for (const after of [walk(operatedOn, side, 'done'), thrown]) {
        expect(board(after)).toEqual(board(before));
        expect(after.cards[card]).toBe('discard');
        expect(owing(after)).toEqual([side === 'us' ? 'gb' : 'us']);
      }
    }
  });

  it.each(CARD_IDS)('OPSX-card.2 %s is an event for its own side or, common, for both', (card) => {
    const may = (side: Side) => refused(holding(side, card), side, `event ${card}`) === null;
    const { side } = CARD[card];
    expect([may('us'), may('gb')]).toEqual([side !== 'gb', side !== 'us']);
  });
});
