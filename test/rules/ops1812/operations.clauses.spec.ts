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
  units,
  walk,
} from './support.js';

describe('general rules', () => {
  it('OPS-general.players Indian units move at the British player’s word alone', () => {
    const text = 'gb wabash: 1 indian\nus detroit: 1 regular';
    expect(options(operating('gb', 'campaign', 1, text), 'gb')).toContain('march wabash illinois');
    expect(refused(operating('us', 'campaign', 1, text), 'us', 'march wabash illinois')).toBe(
      'OPS-campaign.cost',
    );
  });

  it('OPS-general.operations each side has the common operations and its own', () => {
    const state = position('cards us: us10\ncards gb: gb10\nsquadrons navy 4 europe 6 gulf 1');
    expect(
      options(state, 'us')
        .filter((one) => one.startsWith('operate'))
        .map((one) => one.split(' ')[2]),
    ).toEqual(['build', 'campaign', 'cruise', 'privateer', 'recruit']);
    const british = position(
      'time turn 2 round 1 next gb\ncards gb: gb10\ngb halifax: 1 regular\ngb wabash: 1 indian\nsquadrons navy 4 europe 4 gulf 2',
    );
    expect(
      options(british, 'gb')
        .filter((one) => one.startsWith('operate'))
        .map((one) => one.split(' ')[2]),
    ).toEqual(['build', 'campaign', 'deploy', 'landing', 'raid', 'recruit']);
    expect(refused(state, 'us', 'operate us10 deploy')).toBe('OPS-deploy.named');
    expect(refused(british, 'gb', 'operate gb10 privateer')).toBe('OPS-privateer.side');
  });

  it('OPS-general.operations a card pays for one type of operation, and OPS not used are lost', () => {
    const state = operating('us', 'build', 4, '');
    expect(options(state, 'us').every((one) => /^(done|launch|sweep|fort)/.test(one))).toBe(true);
    const over = act(state, 'us', 'done');
    expect(owing(over.state)).toEqual(['gb']);
  });

  it('OPS-general.ops an operation is paid with OPS, or rolls as many dice', () => {
    const one = operating('us', 'build', 1, '');
    expect(decision(walk(one, 'us', 'launch erie'), 'us')).toBeNull();
    expect(seen(walk(operating('us', 'build', 4, ''), 'us', 'launch erie')).decision?.ops).toBe(3);
    const cruise = operating('us', 'cruise', 2, 'squadrons navy 5 europe 3 gulf 2 southern 1');
    expect(act(cruise, 'us', 'cruise gulf', [1, 1]).rolls[0]?.dice).toHaveLength(2);
    expect(operated('us', 'privateer', 4, '', [1, 1, 1, 1]).rolls[0]?.dice).toHaveLength(4);
    expect(operated('us', 'privateer', 1, '', [1]).rolls[0]?.dice).toHaveLength(1);
  });

  it('OPS-general.events an event may do what the rules forbid: recruit without a token', () => {
    const state = position('cards us: us01');
    expect(refused(operating('us', 'recruit', 3, ''), 'us', 'raise regular washington')).toBe(
      'OPS-recruit.where.token',
    );
    const placed = walk(state, 'us', 'event us01', 'place washington');
    expect(units(placed, 'us', 'washington')).toBe('1 regular');
  });

  it('OPS-general.larger-conflict its stage changes the privateer target and a battle', () => {
    const privateer = (stage: number) =>
      operated('us', 'privateer', 2, `tracks vp 0 privateer 0 stage ${stage}`, [3, 3]).state
        .privateer;
    expect([privateer(2), privateer(3)]).toEqual([2, 0]);
    const bonus = (stage: number) => {
      const text = `tracks stage ${stage}\nus detroit: 1 regular\ngb western-district: 1 regular`;
      const dice = stage === 1 ? [1, 1, 1] : [1, 1];
      const state = operating('us', 'campaign', 1, text);
      return told(act(state, 'us', 'march detroit western-district', dice), 'battle')['bonus'];
    };
    expect(bonus(1)).toEqual({ us: ['larger-conflict'], gb: [] });
    expect(bonus(2)).toEqual({ us: [], gb: [] });
  });

  it('OPS-general.supply-pool units removed can be recruited again', () => {
    const rest = 'gb detroit: 4 regular\nus boston: 12 regular';
    const full = operating('us', 'recruit', 2, `${rest}\nus albany: 2 regular`);
    expect(refused(full, 'us', 'raise regular new-york')).toBe('OPS-recruit.pool');
    const fight = operating('us', 'campaign', 2, `${rest}\nus ohio: 2 regular`);
    const beaten = act(fight, 'us', 'march ohio detroit', [6, 1, 6, 6, 6, 6]);
    expect(units(beaten.state, 'us', 'detroit')).toBe('');
    expect(seen(beaten.state).supply.us.regular).toBe(2);
  });
});

describe('recruit', () => {
  it('OPS-recruit.purpose a Recruit creates new units in a region', () => {
    const state = walk(operating('us', 'recruit', 1, ''), 'us', 'raise militia boston');
    expect(units(state, 'us', 'boston')).toBe('1 militia');
  });

  it('OPS-recruit.cost.militia a militia costs 1 OPS and the token of its region', () => {
    const state = walk(operating('us', 'recruit', 2, ''), 'us', 'raise militia boston');
    expect(seen(state).decision?.ops).toBe(1);
    expect(state.regions.boston.tokens).toBe(0);
    expect(refused(operating('us', 'recruit', 1, ''), 'us', 'raise militia boston')).toBeNull();
  });

  it('OPS-recruit.cost.regular a regular costs 2 OPS and a token', () => {
    expect(refused(operating('us', 'recruit', 1, ''), 'us', 'raise regular boston')).toBe(
      'OPS-recruit.cost.regular',
    );
    const state = walk(operating('us', 'recruit', 3, ''), 'us', 'raise regular boston');
    expect(seen(state).decision?.ops).toBe(1);
    expect(state.regions.boston.tokens).toBe(0);
  });

  it('OPS-recruit.where.home only in a home region under own control', () => {
    expect(
      refused(operating('us', 'recruit', 2, 'us york: 1 regular'), 'us', 'raise militia york'),
    ).toBe('OPS-recruit.where.home');
    expect(
      refused(operating('us', 'recruit', 2, 'gb boston: 1 regular'), 'us', 'raise militia boston'),
    ).toBe('OPS-recruit.where.home');
  });

  it('OPS-recruit.where.token only where a token lies, several units in several regions', () => {
    const state = operating('us', 'recruit', 4, '');
    expect(refused(state, 'us', 'raise militia washington')).toBe('OPS-recruit.where.token');
    const spent = walk(state, 'us', 'raise militia boston');
    expect(refused(spent, 'us', 'raise militia boston')).toBe('OPS-recruit.where.token');
    expect(
      units(walk(spent, 'us', 'raise militia albany', 'raise militia albany'), 'us', 'albany'),
    ).toBe('2 militia');
  });

  it('OPS-recruit.pool not when the supply of that class is out', () => {
    const state = operating('us', 'recruit', 4, 'us ohio: 14 militia');
    expect(refused(state, 'us', 'raise militia boston')).toBe('OPS-recruit.pool');
    expect(refused(state, 'us', 'raise regular boston')).toBeNull();
    const indians = operating('gb', 'recruit', 4, 'gb illinois: 8 indian');
    expect(refused(indians, 'gb', 'muster wabash')).toBe('OPS-recruit.pool');
  });

  it('OPS-recruit.indian OPS-indian.recruit Indian units are not recruited with tokens, nor in towns', () => {
    const state = operating('gb', 'recruit', 4, '');
    expect(refused(state, 'gb', 'raise indian york')).toBe('OPS-indian.recruit');
    expect(refused(state, 'gb', 'muster york')).toBe('OPSX-recruit.1');
    expect(units(walk(state, 'gb', 'muster wabash'), 'gb', 'wabash')).toBe('1 indian');
  });
});

describe('campaign', () => {
  it('OPS-campaign.purpose a Campaign moves units and starts battles', () => {
    const state = operating(
      'us',
      'campaign',
      2,
      'us albany: 1 regular\nus plattsburgh: 3 regular\ngb montreal: 1 militia',
    );
    expect(units(walk(state, 'us', 'march albany sackets'), 'us', 'sackets')).toBe('1 regular');
    expect(said(act(state, 'us', 'march plattsburgh montreal', [1, 1, 1, 1, 1]))).toContain(
      'battle',
    );
  });

  it('OPS-campaign.cost 1 OPS moves any number of units of a region to one connected region', () => {
    const text = 'us albany: 3 regular 2 militia\nus ohio: 1 militia';
    const state = operating('us', 'campaign', 2, text);
    const moved = walk(state, 'us', 'march albany sackets');
    expect(units(moved, 'us', 'sackets')).toBe('3 regular 2 militia');
    expect(seen(moved).decision?.ops).toBe(1);
    expect(refused(state, 'us', 'march albany ohio')).toBe('OPS-waterway.connection');
    expect(refused(state, 'us', 'march kentucky ohio')).toBe('OPS-campaign.cost');
  });

  it('OPS-campaign.cost a part may go, and two regions cost 2 OPS', () => {
    const state = operating('us', 'campaign', 2, 'us albany: 3 regular 1 militia');
    const parted = walk(state, 'us', 'detach albany sackets', 'send 2 0 0');
    expect([units(parted, 'us', 'sackets'), units(parted, 'us', 'albany')]).toEqual([
      '2 regular',
      '1 regular 1 militia',
    ]);
    expect(seen(parted).decision?.ops).toBe(1);
    const column = walk(state, 'us', 'detach albany sackets');
    expect(refused(column, 'us', 'send 3 1 0')).toBe('OPS-campaign.cost');
    expect(refused(column, 'us', 'send 0 0 0')).toBe('OPS-campaign.cost');
    expect(decision(walk(parted, 'us', 'march albany new-york'), 'us')).toBeNull();
    const single = operating('us', 'campaign', 2, 'us albany: 1 regular');
    expect(refused(single, 'us', 'detach albany sackets')).toBe('OPS-campaign.cost');
  });

  it('OPS-campaign.once a unit moves once in an operation', () => {
    const state = operating(
      'us',
      'campaign',
      4,
      'us albany: 1 regular\nus sackets: 1 militia\nus ohio: 1 militia',
    );
    const moved = walk(state, 'us', 'march albany sackets');
    expect(units(walk(moved, 'us', 'march sackets niagara-us'), 'us', 'niagara-us')).toBe(
      '1 militia',
    );
    expect(
      refused(walk(moved, 'us', 'march sackets niagara-us'), 'us', 'march sackets niagara-us'),
    ).toBe('OPS-campaign.once');
    expect(
      refused(walk(moved, 'us', 'march sackets niagara-us'), 'us', 'march niagara-us pittsburgh'),
    ).toBe('OPS-campaign.once');
    const column = walk(
      operating('us', 'campaign', 4, 'us albany: 3 regular'),
      'us',
      'detach albany sackets',
    );
    expect(refused(column, 'us', 'send 4 0 0')).toBe('OPS-campaign.once');
  });

  it('OPS-campaign.once units that have fought have moved, whether they won or went back', () => {
    const text =
      'us detroit: 2 regular\ngb western-district: 1 militia\nfort western-district\nus ohio: 1 militia';
    const state = operating('us', 'campaign', 4, text);
    const won = act(state, 'us', 'march detroit western-district', [5, 1, 1, 1]).state;
    expect(units(won, 'us', 'western-district')).toBe('2 regular');
    expect(refused(won, 'us', 'march western-district york')).toBe('OPS-campaign.once');
    const fight = act(state, 'us', 'march detroit western-district', [1, 1, 1, 1]).state;
    const back = walk(walk(fight, 'gb', 'stay'), 'us', 'retreat detroit');
    expect(units(back, 'us', 'detroit')).toBe('2 regular');
    expect(refused(back, 'us', 'march detroit ohio')).toBe('OPS-campaign.once');
  });

  it('OPS-campaign.once units that fall in a battle no longer count among those that have moved', () => {
    const text = 'us detroit: 2 regular\ngb western-district: 2 regular\nus ohio: 1 militia';
    const state = operating('us', 'campaign', 4, text);
    const bled = act(state, 'us', 'march detroit western-district', [1, 1, 6, 1]).state;
    expect(seen(bled).acted['western-district']).toMatchObject({ regular: 1 });
    const back = walk(walk(bled, 'gb', 'stay'), 'us', 'retreat detroit');
    expect(seen(back).acted).toMatchObject({ detroit: { regular: 1 } });
    expect(seen(back).acted).not.toHaveProperty('western-district');
  });

  it('OPS-campaign.once in the next operation they may move again', () => {
    const text = 'us albany: 1 regular\ncards gb: gb09';
    const state = position(`${text}\ncards us: us02 co03`);
    const first = walk(state, 'us', 'operate us02 campaign', 'march albany sackets');
    const next = walk(walk(first, 'gb', 'discard gb09'), 'us', 'operate co03 campaign');
    expect(refused(next, 'us', 'march sackets niagara-us')).toBeNull();
  });

  it('OPS-campaign.battle who moves in on enemy units attacks them; a fort alone is no enemy', () => {
    const state = operating(
      'us',
      'campaign',
      2,
      'us detroit: 2 regular\ngb western-district: 1 regular\nfort western-district',
    );
    const battle = act(state, 'us', 'march detroit western-district', [1, 1, 1, 1]);
    expect(told(battle, 'battle')).toMatchObject({
      attacker: 'us',
      region: 'western-district',
      from: 'detroit',
    });
    const empty = operating('us', 'campaign', 2, 'us detroit: 2 regular\nfort western-district');
    expect(said(act(empty, 'us', 'march detroit western-district'))).not.toContain('battle');
  });

  it('OPS-campaign.resolve-first the campaign waits for the end of the battle', () => {
    const state = operating(
      'us',
      'campaign',
      2,
      'us detroit: 2 regular\ngb western-district: 1 regular\nus albany: 1 regular',
    );
    const battle = act(state, 'us', 'march detroit western-district', [1, 1, 1]);
    expect(decision(battle.state, 'gb')).toBe('retreat');
    expect(owing(battle.state)).toEqual(['gb']);
    const left = act(battle.state, 'gb', 'retreat niagara-gb');
    expect(decision(left.state, 'us')).toBe('campaign');
  });

  it('OPS-campaign.sequential the next move is decided after the battle, and a second force is a new attack', () => {
    const text =
      'us detroit: 1 regular\nus ohio: 2 regular\ngb wabash: 3 indian\nowner illinois -\nowner wabash gb';
    const state = operating('us', 'campaign', 2, text);
    const first = act(state, 'us', 'march detroit wabash', [1, 1, 1, 6]);
    expect(decision(first.state, 'us')).toBe('campaign');
    const second = act(first.state, 'us', 'march ohio wabash', [4, 4, 1, 1, 1]);
    expect(told(second, 'battle')).toMatchObject({ units: { us: { regular: 2 } } });
  });
});

describe('build', () => {
  it('OPS-build.purpose a Build makes ships and forts', () => {
    const state = walk(
      operating('us', 'build', 3, ''),
      'us',
      'launch erie',
      'launch erie',
      'fort ohio',
    );
    expect(seen(state).waterways.erie.control).toBe('us');
    expect(state.regions.ohio.fort).toBe(true);
  });

  it('OPS-build.ship 1 OPS adds an own marker or removes an enemy one, within the three spaces', () => {
    const state = operating(
      'us',
      'build',
      2,
      'waterway erie us 0 gb 3\nwaterway ontario us 3 gb 0',
    );
    const swept = walk(state, 'us', 'sweep erie');
    expect(swept.waterways.erie).toEqual({ us: 0, gb: 2 });
    expect(seen(swept).decision?.ops).toBe(1);
    expect(walk(swept, 'us', 'launch erie').waterways.erie).toEqual({ us: 1, gb: 2 });
    expect(refused(state, 'us', 'launch ontario')).toBe('OPS-build.ship');
    expect(refused(state, 'us', 'sweep ontario')).toBe('OPS-build.ship');
  });

  it('OPS-build.ship.fill-first an enemy marker goes only where no space is empty, checked for each OPS', () => {
    const state = operating('us', 'build', 3, 'waterway erie us 1 gb 1');
    expect(refused(state, 'us', 'sweep erie')).toBe('OPS-build.ship.fill-first');
    const swept = walk(state, 'us', 'launch erie', 'sweep erie');
    expect(swept.waterways.erie).toEqual({ us: 2, gb: 0 });
    const twice = operating('us', 'build', 3, 'waterway erie us 0 gb 3');
    expect(refused(walk(twice, 'us', 'sweep erie'), 'us', 'sweep erie')).toBe(
      'OPS-build.ship.fill-first',
    );
  });

  it('OPS-build.ship.split points go to several waterways', () => {
    const state = walk(operating('us', 'build', 2, ''), 'us', 'launch erie', 'launch ontario');
    expect([state.waterways.erie.us, state.waterways.ontario.us]).toEqual([1, 1]);
  });

  it('OPS-build.fort 1 OPS builds a fort in a controlled countryside or Indian region', () => {
    const state = operating('us', 'build', 4, 'owner wabash us\ngb georgia: 1 regular');
    const built = walk(state, 'us', 'fort ohio', 'fort wabash');
    expect([built.regions.ohio.fort, built.regions.wabash.fort]).toEqual([true, true]);
    expect(seen(built).decision?.ops).toBe(2);
    expect(refused(state, 'us', 'fort georgia')).toBe('OPS-build.fort');
    expect(refused(state, 'us', 'fort illinois')).toBe('OPS-build.fort');
  });

  it('OPS-build.fort no more than eight forts stand', () => {
    const forts = [
      'ohio',
      'indiana',
      'mobile',
      'georgia',
      'virginia',
      'maine',
      'niagara-us',
      'niagara-gb',
    ];
    const state = operating(
      'us',
      'build',
      1,
      `owner wabash us\n${forts.map((id) => `fort ${id}`).join('\n')}`,
    );
    expect(refused(state, 'us', 'fort wabash')).toBe('OPS-build.fort');
  });

  it('OPS-build.fort.limit one fort a region', () => {
    expect(refused(operating('us', 'build', 2, 'fort ohio'), 'us', 'fort ohio')).toBe(
      'OPS-build.fort.limit',
    );
  });

  it('OPS-build.split ships and forts may be mixed in one Build', () => {
    const state = walk(
      operating('us', 'build', 3, ''),
      'us',
      'fort ohio',
      'launch erie',
      'fort maine',
    );
    expect([state.regions.ohio.fort, state.regions.maine.fort, state.waterways.erie.us]).toEqual([
      true,
      true,
      1,
    ]);
  });
});
