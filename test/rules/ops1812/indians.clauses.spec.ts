import { act, operating, options, position, refused, seen, told, units, walk } from './support.js';

describe('Indian units', () => {
  it('OPS-indian.owner only the British player has Indian units', () => {
    const us = operating('us', 'recruit', 4, '');
    expect(refused(us, 'us', 'muster wabash')).toBe('OPS-indian.owner');
    expect(options(us, 'us').filter((one) => /indian|muster/.test(one))).toEqual([]);
    expect(seen(us).supply.us.indian).toBe(0);
    const gb = operating('gb', 'recruit', 4, '');
    expect(options(gb, 'gb')).toContain('muster wabash');
  });

  it('OPS-indian.normal-use they march and fight like other units, alone or with an army', () => {
    const state = operating(
      'gb',
      'campaign',
      4,
      'gb western-district: 1 regular 1 militia 2 indian\nus ohio: 1 militia',
    );
    const across = 'waterway erie us 0 gb 2';
    const sailing = operating(
      'gb',
      'campaign',
      4,
      `gb western-district: 1 regular 1 militia 2 indian\nus ohio: 1 militia\n${across}`,
    );
    const joined = act(state, 'gb', 'march western-district niagara-gb').state;
    expect(units(joined, 'gb', 'niagara-gb')).toBe('1 regular 1 militia 2 indian');
    const fought = act(sailing, 'gb', 'march western-district ohio', [1, 1, 1, 1, 1, 1]);
    expect(told(fought, 'battle')).toMatchObject({
      units: { gb: { regular: 1, militia: 1, indian: 2 } },
      bonus: { gb: ['waterway'] },
    });
    const alone = operating('gb', 'campaign', 4, 'gb wabash: 2 indian\nus ohio: 1 militia');
    const raided = act(alone, 'gb', 'march wabash ohio', [1, 5, 1]);
    expect(units(raided.state, 'gb', 'ohio')).toBe('2 indian');
    expect(seen(raided.state).regions.ohio.control).toBe('gb');
  });

  it('OPS-indian.raid-use they also have an operation of their own, in which they do not move', () => {
    const raid = operating('gb', 'raid', 1, 'gb wabash: 1 indian\nus ohio: 1 militia');
    const raided = act(raid, 'gb', 'raid wabash ohio', [4]);
    expect([units(raided.state, 'gb', 'wabash'), units(raided.state, 'us', 'ohio')]).toEqual([
      '1 indian',
      '',
    ]);
    expect(raided.rolls.map(({ purpose }) => purpose)).toEqual(['raid']);
    const regulars = position(
      'time turn 2 round 1 next gb\ncards gb: gb10\ngb western-district: 1 regular\nus ohio: 1 militia',
    );
    expect(refused(regulars, 'gb', 'operate gb10 raid')).toBe('OPSX-raid.1');
  });

  it('OPS-indian.no-town they enter no town that is empty or friendly', () => {
    const alone = operating('gb', 'campaign', 4, 'gb wabash: 1 indian');
    expect(refused(alone, 'gb', 'march wabash detroit')).toBe('OPS-indian.no-town');
    const army = operating(
      'gb',
      'campaign',
      4,
      'gb western-district: 1 regular 2 indian\ngb york: 1 militia',
    );
    const parted = act(army, 'gb', 'march western-district york').state;
    expect(units(parted, 'gb', 'york')).toBe('1 regular 1 militia');
    expect(units(parted, 'gb', 'western-district')).toBe('2 indian');
    const column = act(
      operating('gb', 'campaign', 4, 'gb western-district: 3 regular 2 indian'),
      'gb',
      'detach western-district york',
    ).state;
    expect(options(column, 'gb')).toEqual(['send 1 0 0', 'send 2 0 0']);
    // a column of one size goes unasked
    const single = operating('gb', 'campaign', 4, 'gb western-district: 2 regular 2 indian');
    expect(units(walk(single, 'gb', 'detach western-district york'), 'gb', 'york')).toBe(
      '1 regular',
    );
  });

  it('OPS-indian.no-town they enter one to attack the enemy there', () => {
    const attack = operating('gb', 'campaign', 4, 'gb wabash: 1 indian\nus detroit: 1 militia');
    const fought = act(attack, 'gb', 'march wabash detroit', [1, 1, 1]);
    expect(told(fought, 'battle')).toMatchObject({ region: 'detroit', attacker: 'gb' });
  });

  it('OPS-indian.town-battle after a battle for a town they go back to where they came from, the army stays', () => {
    const text =
      'gb western-district: 1 regular 2 indian\nus detroit: 1 militia\ngb montreal: 1 regular';
    const won = act(
      operating('gb', 'campaign', 4, text),
      'gb',
      'march western-district detroit',
      [1, 1, 5, 1, 1],
    );
    expect(units(won.state, 'gb', 'detroit')).toBe('1 regular');
    expect(units(won.state, 'gb', 'western-district')).toBe('2 indian');
    expect(seen(won.state).regions.detroit.control).toBe('gb');
    // they have moved in this operation
    expect(refused(won.state, 'gb', 'march western-district niagara-gb')).toBe('OPS-campaign.once');
  });

  it('OPS-indian.town-battle a town they have won alone stays with its home side', () => {
    const attack = operating('gb', 'campaign', 4, 'gb wabash: 2 indian\nus detroit: 1 militia');
    const won = act(attack, 'gb', 'march wabash detroit', [1, 1, 5, 1]);
    expect(told(won, 'battle-over')).toMatchObject({ winner: 'gb' });
    expect(units(won.state, 'gb', 'detroit')).toBe('');
    expect(units(won.state, 'gb', 'wabash')).toBe('2 indian');
    expect(seen(won.state).regions.detroit.control).toBe('us');
  });
});

describe('evasion', () => {
  const WABASH = 'us ohio: 2 regular\ngb wabash: 2 indian';
  /** The Americans march on the Wabash; their two dice, two British dice, then those of evasion. */
  const wabash = (dice: readonly number[], more = '') =>
    act(operating('us', 'campaign', 4, `${WABASH}\n${more}`), 'us', 'march ohio wabash', dice);
  const purposes = (dice: readonly { readonly purpose: string }[]) =>
    dice.map(({ purpose }) => purpose);

  it('OPS-evade.trigger a die for each Indian unit hit while it defends in an Indian region', () => {
    const one = wabash([4, 1, 1, 1, 1]);
    expect(one.rolls.at(-1)).toMatchObject({ purpose: 'evade', dice: [1] });
    const two = wabash([4, 4, 1, 1, 1, 1]);
    expect(two.rolls.at(-1)).toMatchObject({ purpose: 'evade', dice: [1, 1] });
    expect(purposes(wabash([3, 3, 1, 1]).rolls)).not.toContain('evade');
  });

  it('OPS-evade.trigger not in the countryside, and not for attackers', () => {
    const text = 'us ohio: 2 regular\ngb indiana: 2 indian\ngb illinois: 1 indian';
    const open = act(
      operating('us', 'campaign', 4, text),
      'us',
      'march ohio indiana',
      [4, 1, 1, 1],
    );
    expect(purposes(open.rolls)).toEqual(['battle-us', 'battle-gb']);
    expect(units(open.state, 'gb', 'indiana')).toBe('1 indian');
    const attack = operating(
      'gb',
      'campaign',
      4,
      'gb illinois: 2 indian\nus wabash: 1 regular\nowner wabash us',
    );
    const beaten = act(attack, 'gb', 'march illinois wabash', [4, 1, 1]);
    expect(purposes(beaten.rolls)).toEqual(['battle-us', 'battle-gb']);
    expect(units(beaten.state, 'gb', 'wabash')).toBe('1 indian');
  });

  it('OPS-evade.trigger not for other units there', () => {
    const text = 'us ohio: 1 regular\ngb wabash: 1 militia';
    const fought = act(operating('us', 'campaign', 4, text), 'us', 'march ohio wabash', [5, 1]);
    expect(purposes(fought.rolls)).not.toContain('evade');
    expect(units(fought.state, 'gb', 'wabash')).toBe('');
  });

  it('OPS-evade.success on 4 or more the British may move it to an adjacent Indian region they control', () => {
    const hit = wabash([4, 1, 1, 1, 4]);
    expect(options(hit.state, 'gb')).toEqual(['accept', 'evade illinois']);
    expect(refused(hit.state, 'gb', 'evade wisconsin')).toBe('OPS-evade.success');
    const away = walk(hit.state, 'gb', 'evade illinois');
    expect([units(away, 'gb', 'wabash'), units(away, 'gb', 'illinois')]).toEqual([
      '1 indian',
      '1 indian',
    ]);
    const lost = walk(hit.state, 'gb', 'accept');
    expect([units(lost, 'gb', 'wabash'), units(lost, 'gb', 'illinois')]).toEqual(['1 indian', '']);
  });

  it('OPS-evade.success not to a town or the countryside, whoever controls it', () => {
    const hit = wabash([4, 1, 1, 1, 4], 'gb detroit: 1 militia\ngb indiana: 1 militia');
    expect(options(hit.state, 'gb')).toEqual(['accept', 'evade illinois']);
    expect(refused(hit.state, 'gb', 'evade indiana')).toBe('OPS-evade.success');
  });

  it('OPS-evade.success the British choose among several regions', () => {
    const text = 'us indiana: 1 regular\ngb illinois: 1 indian';
    const hit = act(
      operating('us', 'campaign', 4, text),
      'us',
      'march indiana illinois',
      [4, 1, 4],
    );
    expect(options(hit.state, 'gb')).toEqual(['accept', 'evade wabash', 'evade wisconsin']);
    expect(units(walk(hit.state, 'gb', 'evade wisconsin'), 'gb', 'wisconsin')).toBe('1 indian');
  });

  it('OPS-evade.success the unit is out of the battle, and the defender beaten when all have gone', () => {
    const hit = wabash([4, 1, 1, 1, 4]);
    const away = walk(hit.state, 'gb', 'evade illinois', 'stay');
    const second = act(away, 'us', 'stay', [1, 1, 1]);
    expect(told(second, 'battle-round')).toMatchObject({ round: 2, us: [1, 1], gb: [1] });
    // the fort gives the defenders a third die
    const both = wabash([4, 4, 1, 1, 1, 4, 4], 'fort wabash').state;
    const last = act(walk(both, 'gb', 'evade illinois'), 'gb', 'evade illinois');
    expect(told(last, 'battle-over')).toMatchObject({ winner: 'us', fort: true });
    expect(units(last.state, 'gb', 'illinois')).toBe('2 indian');
    expect(seen(last.state).regions.wabash.control).toBe('us');
  });

  it('OPS-evade.fail on 3 or less the unit is removed', () => {
    const hit = wabash([4, 1, 1, 1, 3]);
    expect(told(hit, 'losses')).toMatchObject({ gb: { indian: 1 } });
    expect([units(hit.state, 'gb', 'wabash'), units(hit.state, 'gb', 'illinois')]).toEqual([
      '1 indian',
      '',
    ]);
    const mixed = wabash([4, 4, 1, 1, 3, 4]);
    expect(told(mixed, 'losses')).toMatchObject({ gb: { indian: 1 } });
    const gone = walk(mixed.state, 'gb', 'evade illinois');
    expect([units(gone, 'gb', 'wabash'), units(gone, 'gb', 'illinois')]).toEqual(['', '1 indian']);
  });

  it('OPS-evade.no-region without such a region there is no roll and the unit is removed', () => {
    const cut = wabash([4, 1, 1, 1], 'owner illinois us');
    expect(purposes(cut.rolls)).toEqual(['battle-us', 'battle-gb']);
    expect(units(cut.state, 'gb', 'wabash')).toBe('1 indian');
    const nobody = wabash([4, 1, 1, 1], 'owner illinois -');
    expect(units(nobody.state, 'gb', 'wabash')).toBe('1 indian');
  });
});
